# What house players are called, with commas between: at least eight names.

house-names = Micka, Janez, Neža, Lojze, Jerca, Tone, Urška, Jože, Alenka, France
