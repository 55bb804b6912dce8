# Lessons that are played.

lesson-head = { $number ->
        [0] { $title } · { $step } von { $steps }
       *[other] Lektion { $number } · { $title } · { $step } von { $steps }
    }
lesson-before = Vor „{ $game }“: Lektion { $number } · { $step } von { $steps }
lesson-again = Wähle noch einmal.
lesson-played = Richtig: { $answer }.
lesson-follows = { $cards }. Der Stich geht an { $name }.
lesson-forced = Du hattest keine Wahl, deshalb wurde für dich gespielt:
lesson-forced-many = In { $tricks } Stichen hattest du keine Wahl: Sie liefen von selbst.
lesson-played-for = { $tricks ->
    [one] Einen Stich hat das Haus für dich gespielt.
   *[other] { $tricks } Stiche hat das Haus für dich gespielt.
}
lesson-tricks = { $choice }: { $tricks ->
        [0] kein Stich
        [one] ein Stich
       *[other] { $tricks } Stiche
    } für dich
lesson-way = { $choice }: { $points }
lesson-ways = { $counted ->
        [0] So geht es jeweils aus:
       *[1] So geht es jeweils aus (Punkte der Spielerseite):
    }
lesson-ways-again = Dieselben Karten nach jeder Wahl in Lektion { $number }, in Punkten der Spielerseite:
lesson-ways-key = Karten wie gespielt; darüber, wer den Stich macht.
lesson-go-on = Du bist am Zug.
lesson-over = { $number ->
        [0] { $title }: geschafft.
       *[other] Lektion { $number } ist geschafft.
    }
lesson-next = Weiter: { $title }
lesson-offer = Lernen: { $title }
lesson-back = Zurück
lesson-skip = Überspringen
lesson-all = Alle Lektionen
lesson-stop = Aufhören
lesson-play = Spielen
lesson-joined = Du hast einen Platz am Tisch in diesem Kanal. Wenn die Partie beginnt, kommen deine Karten hierher.
lesson-table-busy = In diesem Kanal steht schon ein Tisch. Einen eigenen öffnest du in einem anderen Kanal mit `/tarok new`.
lesson-read = Lieber lesen
lesson-stopped = Aufgehört bei „{ $title }“, Schritt { $step }. Mit **/tarok learn** geht es dort weiter.
lesson-resume = Weiter
lesson-list = ### Lektionen
lesson-list-note = -# Die Lektionen 1 bis 5 dauern zehn Minuten. Die anderen brauchst du erst später.
lesson-list-first = Dein erstes Spiel
lesson-list-later = Später
lesson-list-from-nothing = Zu zweit an einem Tisch, ohne Vorwissen
lesson-list-others = Andere Spielarten, wenn du schon eine kennst
lesson-line = { $number ->
        [0] { $title }
       *[other] { $number }. { $title }
    }
lesson-pick = Eine Lektion wählen …
denied-lesson-gone = Diese Lektion hat einer neueren Platz gemacht. Mit **/tarok learn** geht es weiter.
lesson-taken = { $own ->
        [1] Dein Stich
       *[other] Stich an { $name }
    } ({ $card }).
lesson-free = Lektion { $number } · { $title } · Stich { $trick }
