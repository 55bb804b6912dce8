# Straw Man Tarock: its names, its phases, its scores, its options.

variant-strohmann = Tarocchi di paglia
strohmann-trula-name = Škis, Mond e Pagat
    .di = tra Škis, Mond e Pagat


contract-take = Prendo il gioco
contract-simple = Nessuno ha preso il gioco
native-take = Spiel
native-simple = ohne Spieler
strohmann-value-flat = { $value ->
    [3] 3 o 4
   *[other] { $value }
}

strohmann-board-contract = **{ $name } ha preso il gioco (Spiel)** · si vince con 36 punti carta su 70 · vale { $value }
strohmann-board-contract-alone = **Nessuno ha preso il gioco (ohne Spieler)** · 36 punti carta su 70 valgono { $value }
strohmann-hand-you-declare = Hai preso il gioco: ti servono 36 dei 70 punti carta
strohmann-hand-against = { $name } ha preso il gioco: con meno di 36 dei 70 punti carta lo perde

strohmann-turn-auction = Tocca a { $name } prendere il gioco, o passare.
strohmann-ask-auction = Prendi il gioco o passi?
strohmann-picture-contract = { $name } ha preso il gioco
strohmann-board-auction-begins = Chi è di mano (cioè chi non ha dato le carte) può prendere il gioco; gli uomini di paglia sono coperti.
strohmann-turn-prebid = Tocca a { $name } andare avanti, o far ridare le carte se non ha trionfi.
strohmann-ask-prebid = { $choices ->
    [0] Hai almeno un trionfo: vai avanti. Si chiede a entrambi, quindi la domanda non svela niente.
   *[other] Non hai trionfi: si ridanno le carte?
}
strohmann-do-redeal = Faccio ridare le carte
strohmann-do-pass-prebid = Avanti
turn-straw = Si danno gli uomini di paglia.
ask-straw = Si danno gli uomini di paglia.
turn-reveal = Si girano gli uomini di paglia.
ask-reveal = Si girano gli uomini di paglia.

strohmann-score-klop = Nessuno ha preso il gioco: vince la mano chi fa almeno 36 punti carta.
strohmann-score-ended-redeal = Chi non aveva trionfi ha mandato la mano a monte: non vale niente.
strohmann-score-others = Qui i punti si vincono soltanto, non si perdono mai: per { $names } non cambia niente.
strohmann-score-ended-passed-out = Entrambi hanno passato: la mano va a monte e non vale niente.
strohmann-score-made-alone = { $name } ha preso il gioco contro { $others }: vinto.
strohmann-score-lost-alone = { $name } ha preso il gioco contro { $others }: perso.
strohmann-score-made = { $name } ha preso il gioco contro { $others }: vinto.
strohmann-score-lost = { $name } ha preso il gioco contro { $others }: perso.

strohmann-line-made = { $name } ha preso il gioco: { $card_points } punti carta
strohmann-line-held = { $name } ha fermato chi dichiara a { $card_points } punti carta
strohmann-line-simple = { $name }: { $card_points } punti carta
strohmann-line-tie = 35 punti carta pari: per la mano nessuno segna niente
strohmann-line-valat = { $name } ha fatto tutte le prese
strohmann-line-pagat = { $how ->
    [taken] { $name } ha catturato il Pagat all'ultima presa
   *[made] { $name } ha vinto l'ultima presa con il Pagat
}
strohmann-line-uhu = { $how ->
    [taken] { $name } ha catturato l'Uhu alla penultima presa
   *[made] { $name } ha vinto la penultima presa con l'Uhu
}
strohmann-line-kakadu = { $how ->
    [taken] { $name } ha catturato il Kakadu alla terzultima presa
   *[made] { $name } ha vinto la terzultima presa con il Kakadu
}
strohmann-line-quapil = { $how ->
    [taken] { $name } ha catturato il Quapil alla quartultima presa
   *[made] { $name } ha vinto la quartultima presa con il Quapil
}
hand-calling = T17 con «ros» e poi T18 con «topschin» valgono un punto, se vincono due prese di fila; dirlo non costa niente
strohmann-line-rostopschin = { $name }: Rostopschin, T17 e T18 in due prese di fila
strohmann-line-trull = { $name } ha Škis, Mond e Pagat nelle sue prese
strohmann-line-kings = { $name } ha tutti e quattro i re nelle sue prese
strohmann-line-mond = { $name } ha catturato il Mond con lo Škis
strohmann-line-paid = { $name } paga quello che l'altra parte ha preso
strohmann-bonus-pagat = Pagat
strohmann-bonus-uhu = Uhu
strohmann-bonus-kakadu = Kakadu
strohmann-bonus-quapil = Quapil
strohmann-bonus-rostopschin = Rostopschin
strohmann-bonus-trull = Škis, Mond e Pagat
strohmann-bonus-kings = Tutti e quattro i re
strohmann-bonus-mond = La cattura del Mond

refused-no-such-call = Adesso con { $card } non si può dire «{ $call }»

strohmann-option-first-lead = Apertura
strohmann-note-first-lead = Chi apre la prima presa?
strohmann-option-both-pass = Passano entrambi
strohmann-note-both-pass = La mano si gioca senza che nessuno prenda il gioco, oppure va a monte e le carte si ridanno? Allora non conta.
strohmann-option-last-straw-card = Ultima carta di paglia
strohmann-note-last-straw-card = L'ultima carta di un mazzetto si scopre, oppure va in mano senza mostrarla o mostrandola?
strohmann-option-straw-turn-time = Quando si scopre
strohmann-note-straw-turn-time = Quando si gira il mazzetto da cui si è giocata una carta?
strohmann-option-throw-in-no-trump = Carte senza trionfi
strohmann-note-throw-in-no-trump = Chi non ha trionfi in mano può far ridare le carte, prima dell'asta?
strohmann-option-simple-value = Mano che nessuno ha preso
strohmann-note-simple-value = Quanto vale una mano in cui nessuno ha preso il gioco?
strohmann-option-high-tier-defender = Vittoria alta della difesa
strohmann-note-high-tier-defender = La difesa prende 5 punti se chi dichiara fa al massimo questi punti carta.
strohmann-option-high-tier-simple = Vittoria alta, gioco non preso
strohmann-note-high-tier-simple = C'è un punto in più per 45 punti carta se nessuno ha preso il gioco?
strohmann-option-valat-mode = Valat
strohmann-note-valat-mode = Il valat sostituisce il punteggio della mano o si aggiunge?
strohmann-option-bird-capture = Uccelli catturati
strohmann-note-bird-capture = Catturare un uccello dell'altra parte vale un punto?
strohmann-option-birds = Uccelli
strohmann-note-birds = Quali piccoli trionfi contano nella loro presa?
strohmann-value-of-birds-pagat = pagat
strohmann-value-of-birds-uhu = uhu
strohmann-value-of-birds-kakadu = kakadu
strohmann-value-of-birds-quapil = quapil
strohmann-value-of-birds-none = nessuno
strohmann-option-rostopschin = Rostopschin
strohmann-note-rostopschin = Con T17 e T18 bisogna dire le parole?
strohmann-option-trull-in-tricks = Trula nelle prese
strohmann-note-trull-in-tricks = Quanto valgono Škis, Mond e Pagat nelle prese di una persona sola?
strohmann-option-kings-in-tricks = Re nelle prese
strohmann-note-kings-in-tricks = Quanto valgono i quattro re nelle prese di una persona sola?
strohmann-option-mond-capture = Mond catturato
strohmann-note-mond-capture = Quanto vale catturare il Mond con lo Škis?
strohmann-option-score-style = Punteggio
strohmann-note-score-style = Si perde quello che l'altra parte guadagna?
strohmann-value-of-first-lead-forehand = chi è di mano
strohmann-value-of-first-lead-declarer = chi dichiara
strohmann-value-of-both-pass-play = si gioca
strohmann-value-of-both-pass-throw-in-same-dealer = a monte, dà ancora chi ha dato
strohmann-value-of-both-pass-throw-in-next-dealer = a monte, dà l'altra parte
strohmann-value-of-last-straw-card-face-up = scoperta
strohmann-value-of-last-straw-card-hand-secret = in mano, coperta
strohmann-value-of-last-straw-card-hand-shown = in mano, mostrata
strohmann-value-of-straw-turn-time-after-trick = dopo la presa
strohmann-value-of-straw-turn-time-at-once = subito
strohmann-value-of-high-tier-defender-off = mai
strohmann-value-of-valat-mode-replace = al posto del punteggio
strohmann-value-of-valat-mode-add = si aggiunge
strohmann-value-of-rostopschin-call = dicendolo
strohmann-value-of-rostopschin-automatic = senza dirlo
strohmann-value-of-rostopschin-off = non conta
strohmann-value-of-score-style-plus-only = solo guadagni
strohmann-value-of-score-style-zero-sum = l'altra parte perde altrettanto
