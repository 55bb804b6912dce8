# Karten, die sich prüfen lassen (docs/fairness.md): Festlegung, Wörter, und ob es stimmt.

menu-fair = Faire Karten
fair-title = **Faire Karten**
fair-coming = Das Geheimnis des nächsten Spiels steht fest, und aus ihm ergeben sich die Karten. Das ist sein Siegel:
fair-dealt = Die Karten dieses Spiels ergaben sich aus einem Geheimnis, das vorher feststand. Das ist sein Siegel:
fair-none = Dieses Spiel wurde gegeben, bevor es Geheimnisse gab: Die Karten lassen sich nicht prüfen.
fair-given = Wörter hinzugefügt von: { $names }
fair-own = Dein Wort: { $word }
fair-how = Nach dem Spiel steht das Geheimnis in der Aufzeichnung, und `/tarok match verify` prüft es. Kopiere das Siegel, wenn du es dann vergleichen willst.
fair-why-a-word = Du kannst dem Geheimnis ein eigenes Wort hinzufügen. Dann kann niemand die Karten ausgesucht haben, auch nicht, wer diesen Bot betreibt.
fair-give = Wort hinzufügen …
fair-form-title = Ein Wort für das nächste Spiel
fair-form-label = Bis zu { $most } Buchstaben oder Ziffern
fair-form-note = Es ändert nur die Karten des nächsten Spiels. Niemand am Tisch liest es. Leer: kein Wort.
denied-word-late = Ein Wort ist für ein Spiel, das noch kommt und dessen Siegel du unter *Faire Karten* gesehen hast.
denied-no-word = Ein Wort hat Buchstaben oder Ziffern.
reply-form-late = Das hat zu lange gedauert. Drück bitte noch einmal.
verify-title = **Die Karten dieses Spiels**
verify-good = Es sind die, die vorher feststanden.
verify-bad = **Es sind nicht die, die vorher feststanden.** Zeig das bitte denen, die den Bot betreiben.
verify-none = Dieses Spiel wurde gegeben, bevor es Geheimnisse gab, also gibt es nichts zu prüfen. Es zählt wie bisher.
verify-commitment = Das Geheimnis steht jetzt in der Aufzeichnung. Es gehört zu diesem Siegel, das vor dem Spiel unter *Faire Karten* stand:
verify-deck = Neu gegeben aus dem Geheimnis, dem Tisch ({ $table }), dem Spiel ({ $deal } in seinem Protokoll) und den Wörtern, sind es dieselben Karten.
verify-no-deck = Neu gegeben aus dem Geheimnis, dem Tisch ({ $table }), dem Spiel ({ $deal } in seinem Protokoll) und den Wörtern, sind es **andere Karten**.
verify-words = Wörter hinzugefügt von: { $names }
verify-no-words = Niemand hat ein Wort hinzugefügt.
verify-own = Dein Wort „{ $word }“ ist dabei.
verify-not-own = Dein Wort „{ $word }“ ist nicht dabei.
verify-cut = { $cut ->
    [one] Danach wurde eine Karte abgehoben.
   *[other] Danach wurden { $cut } Karten abgehoben.
}
verify-log = Noch einmal gespielt, führen alle Züge zum selben Ergebnis.
verify-file = { $file } ist die Aufzeichnung. Mit `check_deal.py` aus dem Quelltext des Bots kann sie jeder ohne den Bot prüfen; `fairness.md` sagt dort, was das beweist und was nicht.
