# Reszta rozdania, w którym nic nie może się już zmienić.

rest-show = Pokaż resztę
rest-shown = Wynik nie mógł się już zmienić, więc resztę rozegrał bot.
