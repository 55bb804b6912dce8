# Il resto di una mano in cui non può più cambiare niente.

rest-show = Mostra il resto
rest-shown = Il risultato non poteva più cambiare, così la casa ha giocato il resto.
