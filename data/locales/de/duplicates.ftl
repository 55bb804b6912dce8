# Wie es anderen mit denselben Karten ergangen ist, allein mit dem Haus.

others-look = So spielten andere
others-title = Andere mit denselben Karten
others-own = Du: **{ $contract }**, **{ $points }**
others-beside = Besser als **{ $percent }{"\u00A0"}%** der anderen, die mit diesen Karten dort saßen ({ $number }).
others-how = { $number ->
    [1] Es zählt dein Vorsprung: du hast { $points }, dein Gegenüber { $others }, macht **{ $ahead }**.
   *[other] Es zählt dein Vorsprung: du hast { $points }, die anderen am Tisch haben im Schnitt { $others }, macht **{ $ahead }**.
}
others-counted = Ergebnis ist der Vorsprung: die eigenen Punkte weniger den Schnitt der Hausspieler am Tisch.
others-none = Noch saß sonst niemand dort. Hausspieler setzen sich hin, sobald der Bot Zeit hat: Schau später noch einmal nach.
others-as-first = Für einen fairen Vergleich zählen die Punkte wie im ersten Spiel einer Partie. In deiner Partie brachte es { $points }, weil von früheren Spielen etwas übrig war.
others-helped = Du hattest einen Tipp, hast einen Zug zurückgenommen oder warst weg; dein Ergebnis sehen andere deshalb nicht.
others-house = Haus, { $level } { $number }
others-player = jemand
others-you = du
others-contract = Kontrakt
others-points = Punkte
others-ahead = voraus
others-ahead-title = Voraus
others-unplayed = nicht gespielt
others-left-out = und { $number } weitere
others-pick = Ansehen, wie jemand gespielt hat …
others-back = Alle
lobby-deals-again = Allein mit dem Haus bekommst du vielleicht Karten, die andere schon hatten, und siehst danach, wie es ihnen ergangen ist.
fair-new = Wer allein mit dem Haus vor dem Spiel hier nachsieht, bekommt neue Karten, die noch niemand hatte.
verify-again = Diese Karten hatten vor dir schon andere. Das Geheimnis deines Spiels sind 32 neue Bytes und dahinter der Schlüssel, aus dem sich die Karten ergeben. Neu aus diesem Schlüssel gegeben, sind es dieselben Karten.
verify-not-again = Diese Karten hatten vor dir schon andere, aber **neu aus dem Geheimnis gegeben, sind es andere Karten.** Zeig das bitte denen, die den Bot betreiben.
denied-no-others = Dieses Spiel lässt sich mit niemandem vergleichen: Seine Karten hattest nur du.
privacy-compared = Spiele allein mit dem Haus, zum Vergleich für andere, die später dieselben Karten haben: deine Ergebnisse und wie du gespielt hast (auf deinem Server unter deinem Namen, anderswo und sobald du vergessen bist als „jemand“); und welche Karten du gesehen hast, damit du sie nicht noch einmal bekommst
