# Der Laufzettel eines Spiels, das zu Ende ist: alle Kontrakte mit seinen Karten, und wie sie ausgingen.

traveller-look = Laufzettel
traveller-title = Laufzettel: alle mit diesen Karten
traveller-as-declarer = Selbst gespielt
traveller-as-partner = Als Partner
traveller-as-defender = In der Gegenpartei
traveller-as-none = Ohne Spielpartei
traveller-as-unknown = Kontrakt unbekannt
traveller-points = Pkt
traveller-ahead = voraus
traveller-note = ×: Menschen + Hausspieler, alle auf demselben Platz. ✓: wie oft der Kontrakt gewonnen wurde.
traveller-means = Die Punkte sind ein Schnitt.
traveller-means-ahead = Punkte und Vorsprung am Tisch (voraus) sind ein Schnitt.
traveller-own = { $mark }: dein Ergebnis.
traveller-pick-line = Einen Kontrakt ansehen …
traveller-pick-deal = Spiel { $deal } von { $deals }: ein anderes ansehen …
traveller-all = Alle Zeilen
traveller-none-to-see = Von diesen Spielen lässt sich keines ansehen. Die der anderen sehen alle, die dasselbe Spiel rechtzeitig fertig gespielt haben (ältere nicht), und der ganze Server, wenn sie geteilt wurden; die Züge der Hausspieler werden zwei Wochen nach dem Ende eines Spiels meist gelöscht.
traveller-viewers = Ist es vorbei, können alle, die dasselbe Spiel rechtzeitig fertig gespielt haben, ansehen, wie du es gespielt hast (*{ $traveller }*). Dein Name steht dort nur auf dem Server, auf dem du gespielt hast.
denied-no-traveller = Zu diesem Spiel gibt es keinen Laufzettel. Spiele des Tages, gewertete Spiele und Turnierspiele haben einen, sobald sie zu Ende sind.
denied-no-traveller-line = Diese Zeile steht nicht mehr auf dem Laufzettel.
