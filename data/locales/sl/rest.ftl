# Preostanek delitve, v kateri se ne more nič več spremeniti.

rest-show = Pokaži preostanek
rest-shown = Izid se ni mogel več spremeniti, zato je preostanek odigrala hiša.
