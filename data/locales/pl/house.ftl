# Jak nazywają się boty przy stole: imiona z przecinkami, co najmniej osiem.

house-names = Zosia, Staszek, Hania, Józek, Tereska, Franek, Bronia, Władek, Jadzia, Antek
