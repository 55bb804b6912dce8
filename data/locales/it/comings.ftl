# Chi lascia il tavolo, chi ritorna, e le mosse riprese.

board-deserted = **Se ne sono andati tutti.** Il tavolo resta com'è finché qualcuno di loro non torna (`/tarok hand`); intanto chiunque può chiuderlo (`/tarok stop`).
reply-left-last = Hai lasciato il tavolo e non c'è più nessuno: resta tutto com'è finché qualcuno di voi non torna con `/tarok hand`. Intanto chiunque può chiuderlo.
reply-table-brought = Adesso il tavolo è in questo canale. Le tue carte arrivano qui.
elsewhere-title = In questo canale non c'è nessun tavolo. Hai un posto qui:
elsewhere-table = { $game }: { $channel }
elsewhere-bring = { $game }: porta qui
elsewhere-gone-on = Questo tavolo continua in { $channel }.

undo-take-back = Ritira la mossa
undo-agree = D'accordo
undo-asks-card = { $name } chiede di ritirare l'ultima carta.
undo-asks-discard = { $name } chiede di ritirare lo scarto.
undo-asks-bid = { $name } chiede di ritirare l'ultima offerta.
undo-asks-pass = { $name } chiede di ritirare l'ultimo passo.
undo-asks-word = { $name } chiede di ritirare quello che ha appena detto.
undo-waits = Manca ancora il sì di { $names }.
undo-refused = Non tutti sono d'accordo: resta com'è.
undo-done = Mossa ritirata: tocca di nuovo a te.
undo-asked = Hai chiesto agli altri. Se tutti sono d'accordo e intanto nessuno gioca, la mossa si ritira.
undo-agreed = Hai detto di sì; si aspettano gli altri.
undo-all-agreed = Tutti d'accordo: la mossa è ritirata.
undo-stays = Resta com'è.
undo-late = Troppo tardi: il gioco è andato avanti, o la cosa è già decisa.
sheet-undone = { $name }: { $number ->
    [one] una mossa ripresa
   *[other] { $number } mosse riprese
}
