# Wie es anderen mit denselben Karten ergangen ist, allein mit dem Haus.

others-look = Andere spielten das
others-title = Andere mit denselben Karten
others-own = Du: **{ $contract }**, **{ $points }**
others-beside = Besser als **{ $percent } %** der anderen, die mit diesen Karten dort saßen ({ $number }).
others-how = { $number ->
    [1] Es zählt, wie weit man voraus ist: du hast { $points }, der andere { $others }, macht **{ $ahead }**.
   *[other] Es zählt, wie weit man den anderen am Tisch voraus ist: du hast { $points }, sie haben im Schnitt { $others }, macht **{ $ahead }**.
}
others-counted = Ergebnis ist, wie weit man voraus ist: die eigenen Punkte weniger die der Spieler des Hauses am Tisch, im Schnitt.
others-none = Noch saß sonst niemand dort. Spieler des Hauses tun es, sobald Zeit dafür ist: Schau später noch einmal nach.
others-as-first = Die Punkte sind bei allen die eines ersten Spiels. In deiner Partie brachte es { $points }, weil von früheren Spielen etwas übrig war.
others-helped = Du hattest einen Tipp, hast einen Zug zurückgenommen oder warst weg; dein Ergebnis sehen andere deshalb nicht.
others-house = Haus, { $level } { $number }
others-player = jemand
others-you = du
others-contract = Spiel
others-points = Punkte
others-ahead = voraus
others-ahead-title = Voraus
others-unplayed = nicht gespielt
others-left-out = und { $number } weitere
others-pick = Ansehen, wie jemand gespielt hat …
others-back = Alle
lobby-deals-again = Allein mit dem Haus bekommst du vielleicht Karten, die andere schon hatten, und siehst danach, wie es ihnen ergangen ist.
fair-new = Wer allein mit dem Haus vor dem Spiel hier nachsieht, bekommt neue Karten, die noch niemand hatte.
verify-again = Diese Karten hatten vor dir schon andere. Das Geheimnis deines Spiels besteht aus 32 neuen Bytes und dem, woraus die Karten folgen; noch einmal daraus gemacht sind es dieselben.
verify-not-again = Diese Karten hatten vor dir schon andere. Noch einmal aus dem Geheimnis gemacht sind es nicht dieselben.
denied-no-others = Dieses Spiel lässt sich mit niemandem vergleichen: Seine Karten hattest nur du.
privacy-compared = Spiele allein mit dem Haus, für andere mit denselben Karten: was herauskam und wie du gespielt hast (auf deinem Server unter deinem Namen, anderswo und sobald du vergessen bist als „jemand“); und welche Karten du gesehen hast, damit du sie nicht noch einmal bekommst
