# Rätsel: Stellungen aus echten Spielen.

puzzle-title = Rätsel · { $game }
puzzle-number = { $number ->
    [one] bisher ein Rätsel
   *[other] { $number } Rätsel
}
puzzle-same = Es ist egal
puzzle-tricks = Stiche bisher
puzzle-right = { $same ->
    [1] **Richtig:** Es ist egal, alles kommt aufs Gleiche heraus.
   *[0] **Richtig:** { $right }.
}
puzzle-wrong = { $same ->
    [1] **Falsch:** Es ist nicht egal. Am besten: { $right }.
   *[0] **Falsch:** { $choice }. Am besten: { $right }.
}
puzzle-wrong-same = **Nicht ganz:** Hier ist es egal, alles kommt aufs Gleiche heraus.
puzzle-cost = { $choice } kostet im Schnitt **{ $cost }**.
puzzle-played-out = So wie die Karten lagen, wäre es mit { $choice } so weitergegangen:
puzzle-why = Warum?
puzzle-why-also = Außerdem: { $reason }.
puzzle-others = Andere wählten: { $choices }
puzzle-worlds = { $worlds ->
    [one] Geprüft an einer Verteilung der Karten, die zu dem passt, was du siehst.
   *[other] Geprüft an { $worlds } Verteilungen der Karten, die zu dem passen, was du siehst.
}
puzzle-rating = Deine Wertung bei Rätseln: { $rating }
puzzle-repeated = Ein Rätsel, das wiederkam: Deine Wertung bleibt, wie sie ist.
puzzle-own = Ein Rätsel aus einem Spiel von dir: Deine Wertung bleibt, wie sie ist.
puzzle-own-left = Aus deinen Spielen ist es für heute genug: Jetzt kommen andere Rätsel dran, und { $number ->
    [one] eines von dir wartet noch.
   *[other] { $number } von dir warten noch.
}
puzzle-in-place = Anstelle eines Rätsels, das du nun kennst: Deine Wertung bleibt, wie sie ist.
puzzle-next = Nächstes Rätsel
puzzle-try = Ausprobieren
puzzle-hands = Alle Blätter zeigen
puzzle-vote-up = 👍 Gutes Rätsel
puzzle-vote-down = 👎 Schlechtes Rätsel
puzzle-theme-draw = Tarock ziehen
puzzle-theme-pagat = Der Pagat
puzzle-theme-mond = Der Mond
puzzle-theme-hold = Den König behalten
puzzle-theme-feed = Dem Partner Punkte geben
puzzle-theme-count = Die Punkte zählen
puzzle-theme-discard = Talon und Ablegen
puzzle-theme-bid = Bieten oder passen
puzzle-theme-king = Welcher König?
puzzle-theme-kontra = Kontra oder nicht
puzzle-theme-endgame = Die letzten Stiche
denied-no-puzzles = Zu diesem Tarock gibt es noch keine Rätsel. Wähle ein anderes: **/tarok puzzles**, *tarock*.
denied-no-puzzles-about = Dazu gibt es bei diesem Tarock noch keine Rätsel. Ohne *thema* kommt eines zu irgendetwas.
denied-puzzles-done = { $number ->
    [one] Das einzige Rätsel dieser Art kennst du schon. Lagst du falsch, kommt es in einigen Tagen wieder.
   *[other] Alle { $number } Rätsel dieser Art kennst du schon. Die, bei denen du falsch lagst, kommen in einigen Tagen wieder.
}
denied-puzzles-done-today = Das war für heute alles dieser Art. Morgen kommen weitere wieder, bei denen du falsch lagst.
denied-puzzle-gone = Dieses Rätsel gibt es nicht mehr. **/tarok puzzles** zeigt dir ein anderes.
puzzle-of-day = Rätsel des Tages
puzzle-of-day-name = Tarok-Rätsel { $number }
denied-puzzle-of-day-done = Das Rätsel von heute hast du beantwortet. Das nächste kommt <t:{ $at }:R>.
