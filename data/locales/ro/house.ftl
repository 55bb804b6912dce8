# What house players are called, with commas between: at least eight names.

house-names = Ioana, Mihai, Elena, Vasile, Ileana, Ștefan, Doina, Grigore, Ruxandra, Toader
