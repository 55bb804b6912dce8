# Restul unei ture în care nu se mai poate schimba nimic.

rest-show = Arată restul
rest-shown = Scorul nu se mai putea schimba, așa că restul l-a jucat casa.
