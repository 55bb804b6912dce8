# Chi lascia il tavolo e chi ritorna.

board-deserted = **Se ne sono andati tutti.** Il tavolo resta com'è finché qualcuno di loro non torna (`/tarok hand`); intanto chiunque può chiuderlo (`/tarok stop`), e dopo una lunga attesa si chiude da solo.
reply-left-last = Hai lasciato il tavolo e non c'è più nessuno: resta tutto com'è finché qualcuno di voi non torna con `/tarok hand`. Intanto chiunque può chiuderlo, e dopo una lunga attesa si chiude da solo.
reply-left-alone = Hai lasciato il tavolo: resta tutto com'è finché non torni con `/tarok hand`. `/tarok stop` lo chiude del tutto; dopo una lunga attesa si chiude da solo.
reply-table-brought = Adesso il tavolo è in questo canale. Le tue carte arrivano qui.
elsewhere-title = In questo canale non c'è nessun tavolo. Hai un posto qui:
elsewhere-table = { $game }: { $channel }
elsewhere-bring = { $game }: porta qui
elsewhere-gone-on = Questo tavolo continua in { $channel }.
