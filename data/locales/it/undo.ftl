# Le mosse ritirate.

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
    [one] una mossa ritirata
   *[other] { $number } mosse ritirate
}
