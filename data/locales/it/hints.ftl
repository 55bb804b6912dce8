# Hints: what they say, step by step, and who asked for them.

hint-ask-1 = Consiglio
hint-ask-2 = E la mossa?
hint-ask-3 = Perché?
hint-nudge = 💡 { $nudge }
hint-move = Io sceglierei **{ $move }**.
hint-worlds = Su { $worlds ->
    [one] una distribuzione compatibile
   *[other] { $worlds } distribuzioni compatibili
} con tutto quello che sai:
hint-thumb = Una regola pratica:
hint-thumb-first = A occhio:
hint-thumb-worlds = Conti fatti a parte, su { $worlds ->
    [one] una distribuzione possibile
   *[other] { $worlds } distribuzioni possibili
}:
hint-values = in media, in punti partita: { $values } (ognuno ±{"\u00A0"}{ $error })
hint-values-less = in media, i tuoi punti partita meno quelli dell'altra parte: { $values } (ognuno ±{"\u00A0"}{ $error })
hint-value = { $move } { $value }
hint-others = { $number ->
    [one] un'altra
   *[other] altre { $number }
}

hints-allowed = Consigli: chi gioca qui può chiederli, e il segnapunti dice quante volte.
hints-none = Consigli: in questa partita no.
lobby-hints-on = Permetti consigli
lobby-hints-off = Niente consigli
sheet-hints = { $name }: { $number ->
    [one] un consiglio
   *[other] { $number } consigli
}

nudge-unseen = Queste carte non le ha viste nessuno: una scelta vale l'altra.
trula-name = la trula
    .di = della trula
nudge-hand = Hai { $trumps ->
    [0] nessun trionfo
    [one] un trionfo
   *[other] { $trumps } trionfi
} (di solito { $usual }) e { $kings ->
    [0] nessun re
    [one] un re
   *[other] { $kings } re
}. { $honours ->
    [0] Carte { FORM($trula, of: "di") }: nessuna.
   *[other] Carte { FORM($trula, of: "di") }: { $cards }.
}
nudge-said = Cosa annunceresti, o raddoppieresti? Hai { $trumps ->
    [0] nessun trionfo
    [one] un trionfo
   *[other] { $trumps } trionfi
} e { $kings ->
    [0] nessun re
    [one] un re
   *[other] { $kings } re
}. { $honours ->
    [0] Carte { FORM($trula, of: "di") }: nessuna.
   *[other] Carte { FORM($trula, of: "di") }: { $cards }.
}
nudge-discard = Potresti restare senza { $suit }: { $number ->
    [one] è una carta sola
   *[other] sono { $number } carte
}.
nudge-discard-none = Non puoi liberarti di un seme intero. Quali carte ti prenderebbero gli altri?
nudge-call = Quante carte hai nei semi in cui ti manca il re? { $suits }
nudge-call-own = I re che puoi chiamare li hai tutti tu.
nudge-talon = Conta prima i trionfi, poi i re, poi i semi di cui potresti liberarti.
nudge-fool = Basta la carta che vale meno.
nudge-lead = Hai { $mine ->
    [0] nessun trionfo
    [one] un trionfo
   *[other] { $mine } trionfi
}; fuori { $theirs ->
    [0] non ce ne sono più
    [one] ce n'è ancora uno
   *[other] ce ne sono ancora { $theirs }
}.
nudge-lead-no-trumps = Nessun altro può più avere un trionfo.
nudge-lead-void = L'altra parte non ha più { $suit }.
nudge-lead-void-player = { $players } { $number ->
    [one] non ha
   *[other] non hanno
} più { $suit }.
nudge-lead-mond = Qualcuno potrebbe ancora avere la carta che prende { $card }.
nudge-lead-pagat = { $card } vale di più all'ultima presa. Trionfi in mano tua: { $mine }; fuori { $theirs ->
    [0] non ce ne sono più
    [one] ce n'è ancora uno
   *[other] ce ne sono ancora { $theirs }
}.
nudge-lead-shun = Non vuoi prese: con che carta qualcun altro dovrebbe prendere per forza?
nudge-trick-shun = Non vuoi prese. Questa andrebbe a { $player }, con { $card }{ $left ->
    [0] , e dopo di te non gioca più nessuno
    [one] , e dopo di te gioca ancora una persona
   *[other] , e dopo di te si gioca ancora in { $left }
}.
nudge-trick-ours = Per ora la presa è della tua parte: { $player }, con { $card }{ $left ->
    [0] . Dopo di te non gioca più nessuno
    [one] . Dopo di te gioca ancora una persona
   *[other] . Dopo di te si gioca ancora in { $left }
}{ $dear ->
    [0] .
   *[other] . Nella presa c'è già qualcosa di buono.
}
nudge-trick-theirs = Per ora la presa è dell'altra parte: { $player }, con { $card }{ $left ->
    [0] . Dopo di te non gioca più nessuno
    [one] . Dopo di te gioca ancora una persona
   *[other] . Dopo di te si gioca ancora in { $left }
}{ $dear ->
    [0] .
   *[other] . Nella presa c'è già qualcosa di buono.
}
nudge-trick-open = Per ora la presa è di { $player }, con { $card }, e non sai da che parte sta{ $left ->
    [0] . Dopo di te non gioca più nessuno
    [one] . Dopo di te gioca ancora una persona
   *[other] . Dopo di te si gioca ancora in { $left }
}{ $dear ->
    [0] .
   *[other] . Nella presa c'è già qualcosa di buono.
}

reason-thumb-hand = contano i trionfi, soprattutto quelli alti, i re e i semi corti
reason-thumb-said = si dice solo quello che le tue carte rendono abbastanza probabile, e niente di più
reason-thumb-play = si guarda cosa è ancora fuori, chi non ha più un seme e di chi è la presa
reason-thumb-discard = via i semi corti: si tengono re e trionfi
reason-thumb-talon = si prendono le carte che rendono più forti le tue
reason-thumb-call = si cerca aiuto in un seme in cui le tue carte ne hanno bisogno
reason-thumb-fool = si dà la carta che vale meno
reason-thumb-cut = nessuno può saperne di più
reason-close = altrettanto buone, per quanto vedo: { $moves }
reason-held-back = in media di più, ma non è sicuro, e dirlo svela la tua mano: { $moves }
reason-wins = { $card } fa la presa in { $share } casi su 100
reason-partner-wins = con { $card } fa la presa chi gioca con te in { $share } casi su 100
reason-pagat-last = con { $card }, { $pagat } vince l'ultima presa in { $share } casi su 100
reason-lost = { $card } finisce all'altra parte in { $share } casi su 100
reason-trumped = { $card } cade sotto un trionfo in { $share } casi su 100
reason-beaten = { $card } viene presa in { $share } casi su 100
reason-game = il gioco ti va bene in { $share } casi su 100; dopo { $move }, in { $other }
reason-bonus = { $bonus }: { $tenths } punti in più che dopo { $move }
reason-bid-made = arrivi a giocarlo in { $times } casi su 100; di questi ne riescono { $share } su 100
reason-bid-would = con l'offerta più bassa arriveresti a giocare in { $times } casi su 100; di questi ne riescono { $share } su 100
reason-counted-against = i conti però indicano altro, quindi è una scelta incerta
reason-bonus-made = { $bonus } riesce in { $share } casi su 100
reason-bonus-said = { $bonus } con l'annuncio invece che senza: { $signed } punti in media
reason-game-now = per come stanno le cose il gioco ti va bene in { $share } casi su 100
