# Where points were lost in a finished deal, told to one of its players alone.

analysis-look = Analizza
analysis-show = Fammi vedere
analysis-title = Mano { $deal } · dove si sono persi punti
analysis-under-way = { $decisions ->
    [one] Sto guardando l'unica scelta che hai fatto…
   *[other] Sto guardando le { $decisions } scelte che hai fatto…
}
analysis-deciding = Scelta { $number } di { $of }
analysis-place = Mano { $deal } · dove si sono persi punti · { $number } di { $of }
analysis-back = ◀ Indietro
analysis-next = Avanti ▶
analysis-all = Tutte le scelte
analysis-in-trick = Alla presa { $number }
analysis-after-trick = Dopo la presa { $number }
analysis-before = Prima del gioco
analysis-choice = { $where } hai scelto **{ $made }**; era meglio **{ $better }**.
analysis-known = Stando a quello che potevi sapere, è costato **{ $cost }** { $single ->
    [1] punto
   *[0] punti
}: { $made } rende in media { $made_value }, { $better } { $best_value }, su { $worlds } distribuzioni compatibili con tutto quello che avevi visto.
analysis-why = Perché: { $reason }.
analysis-why-in-all = Non decide una sola presa: rende di più sull'intera mano.
analysis-why-overall = Rende di più sull'intera mano.
analysis-brought = La mano ti ha portato { $score }.
analysis-brought-less = La mano ti ha portato { $score }; rispetto { $players ->
    [2] all'avversario
   *[other] alla media degli avversari
} sono { $result }.
analysis-open = Per come stavano davvero le carte, la scelta migliore era { $best }, con { $cost } { $single ->
    [1] punto
   *[0] punti
} in più ({ $best_value } contro { $made_value }, { $way }).
analysis-open-none = Per come stavano davvero le carte, { $made } non è costato niente ({ $way }).
analysis-searched = provate tutte le linee di gioco
analysis-played-out = mano giocata fino in fondo { $times } volte
analysis-unit = I punti sono i tuoi punti partita alla fine della mano, in media.
analysis-unit-less = I punti sono punti partita alla fine della mano, in media: i tuoi meno { $players ->
    [2] quelli dell'avversario
   *[other] la media degli avversari
}.
analysis-summary-title = Mano { $deal } · le tue scelte
analysis-all-title = Mano { $deal } · tutte le tue scelte
analysis-sum = Stando a quello che potevi sapere, hai lasciato in tavola circa **{ $cost }** { $single ->
    [1] punto
   *[0] punti
}.
analysis-sum-small = Di questi, { $small } sono la somma di tante piccole differenze, nessuna certa presa da sola.
analysis-flawless = Ben giocato: stando a quello che potevi sapere, non c'era niente di meglio.
analysis-well = Ben giocato, per quanto posso dire; { $number ->
    [one] una scelta era troppo incerta
   *[other] { $number } scelte erano troppo incerte
} per essere giudicate.
analysis-small = Dalle tue scelte dipendeva poco.
analysis-unsure = Non posso dire che ci fosse qualcosa di sbagliato; { $number ->
    [one] una scelta era troppo difficile
   *[other] { $number } scelte erano troppo difficili
} da giudicare.
analysis-nothing-judged = In questa mano non c'era niente che io potessi confrontare con qualcos'altro.
analysis-trick-short = Presa { $number }:{" "}
analysis-line-good = { $made } · { $grade }
analysis-is-best = la migliore
analysis-is-as-good = altrettanto buona
analysis-is-not-sure = incerta
analysis-list-grades = *Altrettanto buona*: nessuno potrebbe dire che è peggio della migliore. *Incerta*: troppo poche distribuzioni per giudicare.
analysis-line = **{ $made }** costa { $cost }; meglio { $better }
analysis-line-again = **{ $made }**, di nuovo lo stesso; meglio { $better }
analysis-line-open = (scoperte: { $cost })
analysis-list-dear = Le più care hanno una pagina tutta loro.
analysis-list-note = *Scoperte*: quanto costa la mossa a carte scoperte, per come stavano davvero; nessuno poteva saperlo.
analysis-try = Prova
