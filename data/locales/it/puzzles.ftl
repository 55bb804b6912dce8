# Quesiti: posizioni di mani vere.

puzzle-title = Quesito · { $game }
puzzle-number = { $number ->
    [one] per ora un solo quesito
   *[other] { $number } quesiti
}
puzzle-same = È indifferente
puzzle-tricks = Prese finora
puzzle-right = { $same ->
    [1] **Giusto:** è indifferente, il risultato è lo stesso.
   *[0] **Giusto:** { $right }.
}
puzzle-wrong = { $same ->
    [1] **Sbagliato:** non è indifferente. Meglio: { $right }.
   *[0] **Sbagliato:** { $choice }. Meglio: { $right }.
}
puzzle-wrong-same = **Non proprio:** qui è indifferente, il risultato è lo stesso.
puzzle-cost = { $choice } costa in media **{ $cost }**.
puzzle-played-out = Con le carte com'erano, dopo { $choice } si sarebbe andati avanti così:
puzzle-why = Perché?
puzzle-why-also = Inoltre: { $reason }.
puzzle-others = Gli altri hanno scelto: { $choices }
puzzle-worlds = { $worlds ->
    [one] Provato in una distribuzione compatibile con quello che vedi.
   *[other] Provato in { $worlds } distribuzioni compatibili con quello che vedi.
}
puzzle-rating = Il tuo rating nei quesiti: { $rating }
puzzle-repeated = Un quesito che è tornato: il tuo rating resta com'è.
puzzle-own = Un quesito da una tua mano: il tuo rating resta com'è.
puzzle-own-left = Dalle tue mani per oggi basta: ora vengono altri quesiti, e { $number ->
    [one] uno dei tuoi aspetta ancora.
   *[other] { $number } dei tuoi aspettano ancora.
}
puzzle-in-place = Al posto di un quesito che ormai conosci: il tuo rating resta com'è.
puzzle-next = Prossimo quesito
puzzle-try = Prova tu
puzzle-hands = Mostra tutte le mani
puzzle-vote-up = 👍 Bel quesito
puzzle-vote-down = 👎 Brutto quesito
puzzle-theme-draw = Far cadere i trionfi
puzzle-theme-pagat = Il Pagat
puzzle-theme-mond = Il Mond
puzzle-theme-hold = Tenere il re
puzzle-theme-feed = Dare punti al compagno
puzzle-theme-count = Contare i punti
puzzle-theme-discard = Tallone e scarto
puzzle-theme-bid = Offrire o passare
puzzle-theme-king = Quale re?
puzzle-theme-kontra = Kontra o no
puzzle-theme-endgame = Le ultime prese
denied-no-puzzles = Per questo gioco non ci sono ancora quesiti. Scegline un altro: **/tarok puzzles**, *game*.
denied-no-puzzles-about = Su questo tema non ci sono ancora quesiti in questo gioco. Senza *theme* ne arriva uno qualsiasi.
denied-puzzles-done = { $number ->
    [one] L'unico quesito di questo tipo l'hai già visto. Se l'hai sbagliato, torna tra qualche giorno.
   *[other] Hai già visto tutti i { $number } quesiti di questo tipo. Quelli che hai sbagliato tornano tra qualche giorno.
}
denied-puzzles-done-today = Per oggi di questo tipo è tutto. Domani tornano altri quesiti che hai sbagliato.
denied-puzzle-gone = Quel quesito non c'è più. **/tarok puzzles** te ne mostra un altro.
puzzle-of-day = Quesito del giorno
puzzle-of-day-name = Tarok, quesito { $number }
denied-puzzle-of-day-done = Hai già risposto al quesito di oggi. Il prossimo arriva <t:{ $at }:R>.
