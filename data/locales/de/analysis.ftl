# Wo in einem fertigen Spiel Punkte liegen geblieben sind: nur für die Person, die gefragt hat.

analysis-look = Analyse
analysis-title = Spiel { $deal } · wo Punkte liegen geblieben sind
analysis-under-way = { $decisions ->
    [one] Ich sehe mir die eine Entscheidung an, die du darin getroffen hast …
   *[other] Ich sehe mir die { $decisions } Entscheidungen an, die du darin getroffen hast …
}
analysis-place = Spiel { $deal } · wo Punkte liegen geblieben sind · { $number } von { $of }
analysis-back = ◀ Zurück
analysis-next = Weiter ▶
analysis-all = Alle Entscheidungen
analysis-in-trick = Im { $number }. Stich
analysis-before = Vor dem ersten Stich
analysis-choice = { $where } hast du **{ $made }** gewählt; **{ $better }** war besser.
analysis-known = Nach allem, was du wissen konntest, hat das **{ $cost }** Punkte gekostet (±{"\u00A0"}{ $error }): Mit { $made } kommst du auf { $made_value }, mit { $better } auf { $best_value }, im Schnitt über { $worlds } Verteilungen der Karten, die zu allem passen, was du gesehen hattest.
analysis-trick = - { $better } bringt deiner Partei den Stich in { $best_share }{"\u00A0"}% davon, { $made } in { $made_share }{"\u00A0"}%.
analysis-plus = - Am Ende liegst du in { $best_share }{"\u00A0"}% davon vorn statt in { $made_share }{"\u00A0"}%.
analysis-open = So wie die Karten wirklich lagen, war { $best } am besten: { $cost } Punkte besser ({ $best_value } statt { $made_value }, { $way }).
analysis-open-none = So wie die Karten wirklich lagen, hat { $made } nichts gekostet ({ $way }).
analysis-searched = alle Möglichkeiten durchgerechnet
analysis-played-out = { $times } Mal zu Ende gespielt
analysis-unit = Angegeben sind deine eigenen Spielpunkte am Ende des Spiels, im Schnitt.
analysis-unit-less = Angegeben sind Spielpunkte am Ende des Spiels, im Schnitt: deine eigenen weniger die der anderen Partei.
analysis-all-title = Spiel { $deal } · alle deine Entscheidungen
analysis-sum = Nach dem, was du wissen konntest, hast du etwa { $cost } Punkte liegen gelassen.
analysis-flawless = Schön gespielt: Nach dem, was du wissen konntest, hätte ich nichts Besseres gefunden.
analysis-nothing-judged = In diesem Spiel gab es nichts, was ich gegen etwas anderes abwägen konnte.
analysis-trick-short = Stich { $number }:{" "}
analysis-line-good = { $made } ✓
analysis-line = **{ $made }** kostet { $cost }; besser { $better }
analysis-line-open = (offen { $cost })
analysis-list-dear = Die teuersten haben eigene Seiten.
analysis-list-note = *Offen* heißt: was der Zug gekostet hat, so wie die Karten wirklich lagen. Wissen konnte das niemand.
