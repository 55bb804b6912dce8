# What house players are called, with commas between: at least eight names.

house-names = Ambrogio, Bianca, Carlo, Elena, Giovanni, Lucia, Marta, Pietro, Renzo, Teresa
