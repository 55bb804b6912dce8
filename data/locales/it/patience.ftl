# Quanto ci si aspetta, e che cosa succede a chi non c'è.

time-second = { $number } s
time-minute = { $number } min
time-hour = { $number } h
time-day = { $number ->
    [one] { $number } giorno
   *[other] { $number } giorni
}
patience-off = senza limite
patience-move = { $time } a mossa
patience-hurried = { $name } ha superato il tempo { $times } volte: d'ora in poi { $time } a mossa
lobby-patience = Tempo…
lobby-patience-on = Tempo: { $time } a mossa, poi la casa gioca per chi non c'è.
lobby-patience-off = Tempo: quanto ne volete, nessuno ha fretta.
patience-title = **Quanto tempo per ogni mossa?**
patience-note = A metà del tempo mando un promemoria, uno solo, a chi tocca. Quando il tempo è scaduto gioca la casa al suo posto, finché non torna: non fa offerte, non annuncia niente, e gioca le carte a livello circolo. Dopo due mani senza un segno di vita il posto resta alla casa.
patience-alone = Chi gioca da solo con la casa non ha fretta, a meno che tu non scelga un tempo qui; un tavolo che nessuno usa a lungo si chiude da solo.
patience-now = Tempo per una mossa: { $time }
board-away = { FORM($names, of: "number") ->
    [one] { $names } non c'è: gioca la casa, finché non preme *Eccomi*.
   *[other] { $names } non ci sono: gioca la casa, finché non premono *Eccomi*.
}
board-back = Eccomi
hand-away = Non c'eri, perciò la casa gioca per te. Premi *Eccomi* per continuare tu.
defaults-patience = **Tempo per una mossa** ai nuovi tavoli, se nessuno ne sceglie un altro:

board-left = { FORM($names, of: "number") ->
    [one] { $names } ha lasciato il tavolo: gioca la casa.
   *[other] { $names } hanno lasciato il tavolo: gioca la casa.
}
board-would-end = Terminerebbe qui la partita: { $names }. *Menù…*, *Termina la partita*: finisce quando tutti sono d'accordo.
hand-left = { $waits ->
    [1] Hai lasciato il tavolo: resta com'è finché non torni; dopo una lunga attesa si chiude da solo.
   *[other] Hai lasciato il tavolo; al tuo posto gioca la casa.
}
hand-come-back = Torna al tavolo
