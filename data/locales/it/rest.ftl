# Il resto di una mano in cui non può più cambiare niente.

rest-show = Vedi il resto
rest-shown = Il risultato non poteva più cambiare, così la casa ha giocato il resto.

rest-claim = Proponi di chiudere
rest-claims = { $name } dice che il punteggio non può più cambiare, e mostra: { $cards }
sure-claim = Dire che il punteggio non può più cambiare? Tutti vedono le tue carte. Se tutti sono d'accordo e hai ragione, la casa gioca il resto. Si può proporre una volta per mano.
rest-asked = Le tue carte sono scoperte e gli altri devono rispondere. Se giochi, la proposta cade.
rest-agreed = Tutti d'accordo: la casa ha giocato il resto.
rest-refused = La proposta non è accettata: la mano continua.
denied-claimed-already = In questa mano hai già proposto di chiudere; ora si gioca fino alla fine.
denied-no-claim = Puoi proporre di chiudere durante il gioco delle carte, quando tocca a te, se hai una scelta e non c'è un'altra domanda.
