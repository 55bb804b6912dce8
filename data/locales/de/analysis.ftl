# Wo in einem fertigen Spiel Punkte liegen geblieben sind: nur für die Person, die gefragt hat.

analysis-look = Analyse
analysis-show = Zeig es mir
analysis-title = Spiel { $deal } · wo Punkte liegen geblieben sind
analysis-under-way = { $decisions ->
    [one] Ich sehe mir die eine Entscheidung an, die du darin getroffen hast …
   *[other] Ich sehe mir die { $decisions } Entscheidungen an, die du darin getroffen hast …
}
analysis-deciding = Entscheidung { $number } von { $of }
analysis-place = Spiel { $deal } · wo Punkte liegen geblieben sind · { $number } von { $of }
analysis-back = ◀ Zurück
analysis-next = Weiter ▶
analysis-all = Alle Entscheidungen
analysis-in-trick = Im { $number }. Stich
analysis-after-trick = Nach dem { $number }. Stich
analysis-before = Vor dem ersten Stich
analysis-choice = { $where } hast du **{ $made }** gewählt; **{ $better }** war besser.
analysis-known = Nach allem, was du wissen konntest, hat das **{ $cost }** { $single ->
    [1] Punkt
   *[0] Punkte
} gekostet: { $made } bringt im Schnitt { $made_value }, { $better } { $best_value }, über { $worlds } Verteilungen der Karten, die zu allem passen, was du gesehen hattest.
analysis-why = Warum: { $reason }.
analysis-why-in-all = Kein einzelner Stich entscheidet das: Über das ganze Spiel bringt es mehr.
analysis-why-overall = Über das ganze Spiel bringt es mehr.
analysis-brought = Das Spiel hat dir { $score } gebracht.
analysis-brought-less = Das Spiel hat dir { $score } gebracht; gegen { $players ->
    [2] dein Gegenüber
   *[other] den Schnitt der Gegner
} gerechnet sind das { $result }.
analysis-open = So wie die Karten wirklich lagen, war { $best } am besten: { $cost } { $single ->
    [1] Punkt
   *[0] Punkte
} besser ({ $best_value } statt { $made_value }, { $way }).
analysis-open-none = So wie die Karten wirklich lagen, hat { $made } nichts gekostet ({ $way }).
analysis-searched = alle Möglichkeiten durchgerechnet
analysis-played-out = { $times } Mal zu Ende gespielt
analysis-unit = Angegeben sind deine eigenen Spielpunkte am Ende des Spiels, im Schnitt.
analysis-unit-less = Angegeben sind Spielpunkte am Ende des Spiels, im Schnitt: deine eigenen { $players ->
    [2] weniger die deines Gegenübers
   *[other] abzüglich des Schnitts der Gegner
}.
analysis-summary-title = Spiel { $deal } · deine Entscheidungen
analysis-all-title = Spiel { $deal } · alle deine Entscheidungen
analysis-sum = Nach allem, was du wissen konntest, hast du etwa **{ $cost }** { $single ->
    [1] Punkt
   *[0] Punkte
} liegen gelassen.
analysis-sum-small = Davon sind { $small } die Summe vieler kleiner Unterschiede, von denen keiner für sich zweifelsfrei ist.
analysis-flawless = Schön gespielt: Nach allem, was du wissen konntest, war nichts Besseres zu haben.
analysis-well = Schön gespielt, soweit ich das sagen kann; { $number ->
    [one] eine Entscheidung war
   *[other] { $number } Entscheidungen waren
} zu knapp, um sie zu beurteilen.
analysis-small = An deinen Entscheidungen hing wenig.
analysis-unsure = Dass etwas falsch war, kann ich nicht sagen; { $number ->
    [one] eine Entscheidung war
   *[other] { $number } Entscheidungen waren
} zu schwer zu beurteilen.
analysis-nothing-judged = In diesem Spiel gab es nichts, was ich gegen etwas anderes abwägen konnte.
analysis-trick-short = Stich { $number }:{" "}
analysis-line-good = { $made } · { $grade }
analysis-is-best = am besten
analysis-is-as-good = genauso gut
analysis-is-not-sure = nicht sicher
analysis-list-grades = *Genauso gut*: Niemand könnte sagen, dass es schlechter war als das Beste. *Nicht sicher*: zu wenige Verteilungen für ein Urteil.
analysis-line = **{ $made }** kostet { $cost }; besser { $better }
analysis-line-again = **{ $made }**, wieder dasselbe; besser { $better }
analysis-line-open = (offen { $cost })
analysis-list-dear = Die teuersten haben eigene Seiten.
analysis-list-note = *Offen* heißt: was der Zug gekostet hat, so wie die Karten wirklich lagen. Wissen konnte das niemand.
analysis-try = Ausprobieren
