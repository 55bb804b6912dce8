# Il valore di una mano giocata a casa: le sue carte, e quanto vale ogni contratto.

evaluate-title = Quanto vale questa mano?
evaluate-game = { $game } · in { $players } · { $seat }
evaluate-seat = Il tuo posto
evaluate-seat-2 = gioca per secondo
evaluate-seat-3 = gioca per terzo
evaluate-seat-4 = gioca per quarto
evaluate-none = Ancora nessuna carta: sceglile qui sotto, seme per seme.
evaluate-lacking = { $number ->
    [one] Manca ancora una carta su { $size }.
   *[other] Mancano ancora { $number } carte su { $size }.
}
evaluate-too-many = { $number ->
    [one] C'è una carta di troppo: qui una mano ne ha { $size }.
   *[other] Ci sono { $number } carte di troppo: qui una mano ne ha { $size }.
}
evaluate-complete = Ci sono tutte e { $size } le carte.
evaluate-go = Valuta
evaluate-clear = Da capo
evaluate-trumps = Trionfi
evaluate-suit = { $suit }: scegli le carte
evaluate-under-way = La sto giocando, una distribuzione dopo l'altra: circa tre secondi…
evaluate-another = Un'altra mano
evaluate-edit = Cambia carte
evaluate-bid = La scelta migliore è **{ $bid }**: in media { $value }, e davanti agli altri in { $ahead } mani su 100. Passando: { $passing }.
evaluate-best = La scelta migliore è **{ $bid }**: in media { $value }, e davanti agli altri in { $ahead } mani su 100.
evaluate-pass = **Passo**: in media { $value }. Il contratto migliore è { $bid }: { $other }.
evaluate-close = Tra **{ $bid }** e **{ $other }** non c'è una differenza netta: in media { $value }.
evaluate-nothing-bid = In questo gioco non c'è l'asta. La mano rende in media { $value } e finisce davanti agli altri in { $ahead } mani su 100.
evaluate-column-bid = Contratto
evaluate-column-value = Valore
evaluate-column-ahead = Davanti
evaluate-deals = Su { $deals } distribuzioni compatibili con questa mano; tutti giocano come i giocatori della casa di livello circolo.
evaluate-before = Chi parla prima di te ha passato.
evaluate-points-own = Valore: i tuoi punti partita. Davanti: in quante mani superi la media degli altri.
evaluate-points-less = Valore: i tuoi punti partita meno la media degli altri. Davanti: in quante mani è sopra lo 0.
strohmann-evaluate-points-less = Valore: i tuoi punti partita meno quelli dell'avversario. Davanti: in quante mani è sopra lo 0.
evaluate-error = ±: l'errore standard. Due contratti più vicini di così possono valere lo stesso.
evaluate-fewer = I contratti rimasti molto indietro sono stati provati in meno mani, alcuni in { $deals }.
denied-evaluate-unknown = Non conosco la carta «{ $card }». Scrivi le carte separate da spazi, per esempio T1 T20 F ♠K H7.
denied-evaluate-twice = { $card } c'è due volte, ma ne esiste una sola.
denied-evaluate-dealt-again = Con una mano così in questo gioco non si gioca: si ridanno le carte.
