# Preostanek delitve, v kateri se ne more nič več spremeniti.

rest-show = Pokaži ostalo
rest-shown = Izid se ni mogel več spremeniti, zato je preostanek odigrala hiša.

rest-claim = Zahtevaj preostanek
rest-claims = { $name } pravi, da se izid ne more več spremeniti, in kaže: { $cards }
sure-claim = Rečeš, da se izid ne more več spremeniti? Vsi vidijo tvoje karte. Če privolijo vsi in to drži, preostanek odigra hiša. To gre enkrat v delitvi.
rest-asked = Tvoje karte so odkrite, drugi so vprašani. Če igraš naprej, vprašanje odpade.
rest-agreed = Vsi so za: preostanek je odigrala hiša.
rest-refused = Zahteva ni sprejeta: delitev se igra naprej.
denied-claimed-already = V tej delitvi je bil preostanek že zahtevan; zdaj se odigra do konca.
denied-no-claim = Preostanek lahko zahtevaš med igro, ko si na vrsti in imaš izbiro ter ni drugega vprašanja.
