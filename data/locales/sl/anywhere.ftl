# Kjer ni strežnika z botom: zasebna sporočila, skupine, drugi strežniki.

reply-table-between-us = Miza je odprta: tukaj igraš s hišo. Gumbi so spodaj, svoje karte dobiš tukaj.
reply-table-of-guest = Miza je odprta in svoje karte dobiš tukaj. V tem klepetu lahko samo odgovarjam: mizo narišem, ko kdo od vas pritisne gumb ali vtipka ukaz, nikogar pa ne morem poklicati, ko je na vrsti. Moje starejše sporočilo, ki se ne spreminja več, nadomesti novejše: `/tarok table` postavi mizo na dno.
denied-only-us = Ta sporočila bereš samo ti, zato ni nikogar, ki bi ga lahko povabili. S prijatelji lahko igraš v skupini ali na strežniku.
denied-unseen = V tem kanalu bi moje odgovore videl samo, kdor me pokliče, zato tu ne morem odpreti mize. Igraj z mano v zasebnih sporočilih ali prosi skrbnike strežnika, naj me dodajo.
