# Hints: what they say, step by step, and who asked for them.

hint-ask-1 = Consiglio
hint-ask-2 = E la mossa?
hint-ask-3 = Perché?
hint-under-way = Sto valutando che cosa puoi fare…
hint-nudge = 💡 { $nudge }
hint-move = Io sceglierei **{ $move }**.
hint-thumb = Una regola pratica:
hint-others = { $number ->
    [one] un'altra
   *[other] altre { $number }
}
game-points = { $figure } { $number ->
    [one] punto
   *[other] punti
} partita
hint-worth = Su { $worlds } distribuzioni compatibili con tutto quello che sai: { $move } rende in media { $value } punti partita.
hint-worth-less = Su { $worlds } distribuzioni compatibili con tutto quello che sai: { $move } rende in media { $value }, i tuoi punti partita meno { $players ->
    [2] quelli dell'avversario
   *[other] la media degli avversari
}.
hint-worse = Peggio: { $moves }
hint-worse-by = { $move } di { $less }
hint-few = Con tutto quello che sai, { $worlds ->
    [one] è probabile solo una distribuzione
   *[other] sono probabili solo { $worlds } distribuzioni
}: troppo poche per dare cifre.

hints-allowed = Consigli: chi gioca qui può chiederli, e il segnapunti dice quante volte.
hints-none = Consigli: in questa partita no.
lobby-hints-on = Permetti consigli
lobby-hints-off = Niente consigli
sheet-hints = { $name }: { $number ->
    [one] un consiglio
   *[other] { $number } consigli
}

nudge-unseen = Queste carte non le ha viste nessuno: una scelta vale l'altra.
trula-name = la trula (Škis, Mond, Pagat)
    .di = della trula (Škis, Mond, Pagat)
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
nudge-said = Cosa annunceresti? Hai { $trumps ->
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
nudge-doubles = Cosa annunceresti, o raddoppieresti? Hai { $trumps ->
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
nudge-discard-suits = Potresti restare senza più di un seme: { $suits }
nudge-discard-none = Non puoi liberarti di un seme intero. Quali carte ti prenderebbero gli altri?
nudge-discard-keep = Liberarsi di un seme non è tutto: quali carte ti prenderebbero gli altri?
nudge-call = Quante carte hai nei semi in cui ti manca il re? { $suits }
nudge-call-own = I re che puoi chiamare li hai tutti tu.
nudge-talon = Cosa ti porterebbe: trionfi, re, un seme di cui potresti liberarti?
nudge-give-up = Il re chiamato è nel tallone: queste carte vincerebbero da sole?
nudge-fool = Basta la carta che vale meno.
nudge-lead = Hai { $mine ->
    [0] nessun trionfo
    [one] un trionfo
   *[other] { $mine } trionfi
}; fuori { $theirs ->
    [0] non ce ne sono più
    [one] ce n'è ancora uno
   *[other] ce ne sono ancora { $theirs }
}{ $sure ->
    [0] {" "}(o { $theirs ->
        [one] coperto
       *[other] coperti
    })
   *[other] {""}
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
}{ $sure ->
    [0] {" "}(o { $theirs ->
        [one] coperto
       *[other] coperti
    })
   *[other] {""}
}.
nudge-lead-shun = Non vuoi prese: con che carta qualcun altro dovrebbe prendere per forza?
nudge-lead-hunt = { $players } non vuole prese: con che carta potresti fargliene fare una per forza?
nudge-trick-shun = Non vuoi prese. Questa andrebbe a { $player }, con { $card }{ $left ->
    [0] , e dopo di te non gioca più nessuno
    [one] , e dopo di te gioca ancora una persona
   *[other] , e dopo di te si gioca ancora in { $left }
}.
nudge-trick-hunt = { $players } non vuole prese. Questa andrebbe a { $player }, con { $card }{ $left ->
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
nudge-trick-another = Per ora la presa è di { $player }, con { $card }{ $left ->
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
nudge-promise = C'è qualcosa che alla tua parte riesce quasi di sicuro?
nudge-promise-valat = La tua parte potrebbe fare tutte le prese?
nudge-promise-trula = La tua parte farà per intero { $trula }? Ne hai { $honours ->
    [0] zero carte
    [one] una carta
   *[other] { $honours } carte
}.
nudge-promise-pagat = { $card } dovrebbe fare l'ultima presa. Hai { $trumps ->
    [one] un trionfo
   *[other] { $trumps } trionfi
}: bastano fino alla fine?
nudge-promise-trumps = Hai { $trumps ->
    [one] un trionfo
   *[other] { $trumps } trionfi
}: conviene dirlo?
nudge-promise-king = { $card } dovrebbe restare fino all'ultima presa, e la presa andare alla tua parte. Hai { $trumps ->
    [0] nessun trionfo
    [one] un trionfo
   *[other] { $trumps } trionfi
}: regge fino alla fine?
nudge-kontra = Scommetteresti il doppio su questo gioco?
nudge-kontra-promise = L'altra parte riuscirà in quello che ha annunciato?
nudge-kontra-own = La tua parte riuscirà in quello che ha annunciato?
nudge-lead-suit = Quante carte di { $suit } sono ancora fuori? Tu ne hai { $mine }; fuori { $theirs ->
    [0] non ce ne sono più
    [one] ce n'è ancora una
   *[other] ce ne sono ancora { $theirs }
}{ $sure ->
    [0] {" "}(o { $theirs ->
        [one] coperta
       *[other] coperte
    })
   *[other] {""}
}.

reason-thumb-hand = contano i trionfi, soprattutto quelli alti, i re e i semi corti
reason-thumb-said = si dice solo quello che le tue carte rendono abbastanza probabile, e niente di più
reason-thumb-play = si guarda cosa è ancora fuori, chi non ha più un seme e di chi è la presa
reason-thumb-discard = via i semi corti: si tengono re e trionfi
reason-thumb-discard-none = si tengono re e trionfi, e si mettono al sicuro punti carta
reason-thumb-talon = si prendono le carte che rendono più forti le tue
reason-thumb-call = si cerca aiuto in un seme in cui le tue carte ne hanno bisogno
reason-thumb-call-own = chiamando un tuo re giochi da solo, qualunque sia
reason-thumb-fool = chi ha fatto la presa riceve questa carta al suo posto
reason-thumb-cut = nessuno può saperne di più
reason-close = più o meno lo stesso: { $moves }
reason-close-all = per quanto si può dire, le carte che puoi giocare si equivalgono
reason-not-sure = troppo poche distribuzioni per distinguerlo da { $moves }
reason-no-matter = qualunque carta giochi, il risultato è lo stesso
reason-held-back = meglio non dirlo: { $moves } in media promette di più, ma è incerto e svela le tue carte
reason-trick = la presa va alla tua parte in { $share } casi su 100; con { $other_card }, in { $other }
reason-trick-alone = fai la presa in { $share } casi su 100; con { $other_card }, in { $other }
reason-saves-lost = risparmia { $other_card }: questa presa è quasi sicuramente persa
reason-saves-won = risparmia { $other_card }: questa presa è quasi sicuramente vinta
reason-feeds = mettici { $card }: questa presa è quasi sicuramente vinta
reason-avoids = { $card } fa la presa in { $share } casi su 100, { $other_card } in { $other }
reason-sheds = liberati di { $card } finché non prende niente
reason-takes-high = questa presa quasi non si evita: falla con { $card } e tieni la più bassa
reason-would-lose = { $card } finirebbe all'altra parte in { $share } casi su 100
reason-pagat-last = { $pagat } vince l'ultima presa in { $share } casi su 100; con { $card }, in { $other }
reason-ahead = chiudi in vantaggio in { $share } casi su 100; dopo { $move }, in { $other }
reason-points = con le prese porta in media { $points ->
    [one] un punto carta
   *[other] { $points } punti carta
} in più
reason-points-fewer = con le prese porta in media { $points ->
    [one] un punto carta
   *[other] { $points } punti carta
} in meno
reason-pagat-kept = { $pagat }, se lo tieni, vince l'ultima presa in { $share } casi su 100
reason-searched = con così poche carte ogni seguito possibile è stato esaminato: questo rende di più
reason-in-all = non decide una sola presa: rende di più sull'intera mano
reason-game = il gioco ti va bene in { $share } casi su 100; dopo { $move }, in { $other }
reason-bonus = { $bonus }: va meglio che con { $move }
reason-bid-made = { $kept ->
    [1] così com'è
   *[0] dopo { $move }
}, con carte così il gioco riesce in { $share } casi su 100
reason-bid-seldom = { $kept ->
    [1] così com'è
   *[0] dopo { $move }
}, con carte così il gioco { $share ->
    [0] non riesce quasi mai
    [one] riesce solo in un caso su 100
   *[other] riesce solo in { $share } casi su 100
}
reason-bid-alike = su migliaia di mani, con carte simili il gioco dopo { $move } { $share ->
    [0] non è riuscito quasi mai
    [one] è riuscito in un caso su 100
   *[other] è riuscito in { $share } casi su 100
}
reason-bonus-seldom = { $bonus }: { $share ->
    [0] non riesce quasi mai
    [one] riesce solo in un caso su 100
   *[other] riesce solo in { $share } casi su 100
}
reason-bonus-made = { $bonus }: riesce in { $share } casi su 100
reason-trumps-pay = già dirlo porta punti, comunque finisca la mano
reason-bonus-said = { $bonus }: rende di più con l'annuncio che senza
reason-bonus-unsaid = { $bonus }: renderebbe di meno con l'annuncio che senza
reason-game-doubtful = il gioco ti va bene solo in { $share } casi su 100
reason-empties = resti senza { $suit }, e lì puoi tagliare con un trionfo
reason-game-now = per come stanno le cose il gioco ti va bene in { $share } casi su 100
reason-equal = vale quanto { $cards }: tra carte uguali basta la più bassa
reason-turns-up = scopre la carta successiva di quel mazzetto
reason-monte-kept = andata a monte, questa mano non ti porterebbe niente
reason-monte-rid = se accettano tutti, una mano brutta non ti costa niente
reason-monte-seldom = si va a monte solo se accettano tutti, e succede di rado
reason-monte-free = anche proporlo non costerebbe niente, ma devono accettare tutti, e succede di rado
reason-fool-stays = la presa è del tuo compagno: quello che dai resta alla vostra parte
reason-played-on = continuando, il gioco ti va bene in { $share } casi su 100
reason-played-on-seldom = continuando, il gioco ti va bene solo in { $share } casi su 100
reason-looks-on = quello che può venire dopo rende in media di più
reason-takes-now = quello che può venire dopo rende in media di meno
reason-calls-own = chiamando un tuo re giochi da solo, e tutti gli altri ti pagano
reason-bid-dear = dopo { $move }, un gioco riuscito porta in media { $made }, ma uno perso costa { $lost }
reason-bonus-costs = { $bonus }: dopo { $move } ti costerebbe di più
reason-lays-points = mette più punti dove nessuno li può prendere
