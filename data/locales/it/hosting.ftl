# Che cosa dice il bot a chi lo gestisce.

denied-host-only = Questo è riservato a chi gestisce il bot. `/tarok help` mostra che cosa puoi fare qui.
hosting-stats = **Quanto si è giocato ogni giorno:** persone che hanno fatto una mossa, tavoli aperti (per lingua) e mani finite (per gioco e numero di giocatori).
hosting-nothing-played = In questi giorni non si è giocato.
hosting-day = giorno (UTC)
hosting-people = persone
hosting-tables = tavoli
hosting-deals = mani
hosting-log = Nel log ora vanno le righe da { $level } in su, fino al prossimo riavvio. Con più processi, è il log di quello che serve questo canale.
hosting-maintenance = **Tra poco il bot si ferma per circa { $minutes } min,** per manutenzione. Non va perso nulla: poi questo tavolo riprende esattamente da qui.
hosting-announced = Entro pochi secondi ogni tavolo in gioco riceve questo messaggio, una volta sola.
hosting-drained = Fino alle { $until } non si possono aprire nuovi tavoli; quelli aperti continuano. `/tarok host drain` con 0 minuti lo termina prima.
hosting-not-drained = Si possono aprire nuovi tavoli.
denied-no-new-tables = Il bot sta per andare in manutenzione, perciò fino alle { $until } non si possono aprire nuovi tavoli. Quelli aperti continuano. Riprova dopo.
