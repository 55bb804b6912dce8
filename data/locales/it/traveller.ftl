# Il riepilogo di una mano chiusa: tutti i contratti giocati con le sue carte, e com'è finita.

traveller-look = Tutti i tavoli
traveller-title = Tutti i tavoli con queste carte
traveller-as-declarer = Chi dichiara
traveller-as-partner = Compagno di chi dichiara
traveller-as-defender = In difesa
traveller-as-none = Nessuno dichiara
traveller-as-unknown = Contratto sconosciuto
traveller-points = pt
traveller-ahead = vant.
traveller-note = ×: persone + giocatori della casa, tutti allo stesso posto. ✓: quante volte ha vinto chi dichiara.
traveller-means = I punti sono una media.
traveller-means-ahead = Punti e vantaggio sul tavolo (vant.) sono medie.
traveller-own = { $mark }: il tuo risultato.
traveller-pick-line = Guarda un contratto…
traveller-pick-deal = Mano { $deal } di { $deals }: guardane un'altra…
traveller-all = Tutte le righe
traveller-none-to-see = Nessuna di queste mani si può rivedere. Quelle degli altri le vede chi ha finito in tempo la stessa mano (le più vecchie no), e tutto il server se sono condivise; le mosse dei giocatori della casa vengono quasi tutte cancellate due settimane dopo la chiusura.
traveller-viewers = Alla fine chi ha finito in tempo la stessa mano può rivedere come l'hai giocata tu (*{ $traveller }*). Il tuo nome compare solo sul server dove hai giocato.
denied-no-traveller = Per questa mano non c'è un riepilogo dei tavoli. Le mani del giorno, quelle classificate e quelle dei tornei ne hanno uno dopo la chiusura.
denied-no-traveller-line = Questa riga non è più nel riepilogo.
