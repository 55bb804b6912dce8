# Strohmandeln: Namen, Abschnitte, Abrechnung, Tischregeln.

variant-strohmann = Strohmandeln
strohmann-trula-name = Sküs, Mond und Pagat


contract-take = Aufgenommenes Spiel
contract-simple = Einfaches Spiel
native-take = Aufgenommenes Spiel
native-simple = Einfaches Spiel
strohmann-value-flat = { $value ->
    [3] 3 oder 4
   *[other] { $value }
}

strohmann-board-contract = **{ $name } hat aufgenommen** · gewonnen mit 36 von 70 Kartenpunkten · Wert { $value }
strohmann-board-contract-alone = **Einfaches Spiel** · 36 von 70 Kartenpunkten sind { $value } wert
strohmann-hand-you-declare = Du hast aufgenommen: Du brauchst 36 der 70 Kartenpunkte
strohmann-hand-against = { $name } hat aufgenommen und verliert mit weniger als 36 der 70 Kartenpunkte

strohmann-turn-auction = { $name }: aufnehmen oder passen?
strohmann-ask-auction = Nimmst du auf, oder passt du?
strohmann-picture-contract = { $name } hat aufgenommen
strohmann-board-auction-begins = Die Vorhand (wer nicht gegeben hat) kann aufnehmen („Ich nehme auf!“); die Strohmänner liegen verdeckt.
strohmann-turn-prebid = { $name }: weitermachen oder neu geben lassen (ohne Tarock)?
strohmann-ask-prebid = { $choices ->
    [0] Du hast ein Tarock: Mach weiter. Gefragt werden beide, die Frage verrät also nichts.
   *[other] Du hast kein Tarock: Soll noch einmal gegeben werden?
}
strohmann-do-redeal = Neu geben lassen
strohmann-do-pass-prebid = Weiter
turn-straw = Die Strohmänner werden ausgeteilt.
ask-straw = Die Strohmänner werden ausgeteilt.
turn-reveal = Die Strohmänner werden aufgedeckt.
ask-reveal = Die Strohmänner werden aufgedeckt.

strohmann-score-klop = Einfaches Spiel: Mit 36 oder mehr Kartenpunkten ist es gewonnen.
strohmann-score-ended-redeal = Jemand ohne Tarock hat neu geben lassen: Das Spiel zählt nichts.
strohmann-score-others = Punkte kann man hier nur gewinnen, nie verlieren: Für { $names } ändert sich nichts.
strohmann-score-ended-passed-out = Beide haben gepasst: Das Spiel wird zusammengeworfen und zählt nichts.
strohmann-score-made-alone = { $name } hat gegen { $others } aufgenommen und gewonnen.
strohmann-score-lost-alone = { $name } hat gegen { $others } aufgenommen und verloren.
strohmann-score-made = { $name } hat gegen { $others } aufgenommen und gewonnen.
strohmann-score-lost = { $name } hat gegen { $others } aufgenommen und verloren.

strohmann-line-made = { $name } hat aufgenommen: { $card_points } Kartenpunkte
strohmann-line-held = { $name } hat nur { $card_points } Kartenpunkte zugelassen
strohmann-line-simple = { $name }: { $card_points } Kartenpunkte
strohmann-line-tie = 35 zu 35 Kartenpunkte: Für das Spiel gibt es nichts
strohmann-line-valat = { $name } hat alle Stiche gemacht
strohmann-line-pagat = { $how ->
    [taken] { $name } hat im letzten Stich den Pagat gefangen
   *[made] { $name } hat mit dem Pagat den letzten Stich gemacht
}
strohmann-line-uhu = { $how ->
    [taken] { $name } hat im vorletzten Stich den Uhu gefangen
   *[made] { $name } hat mit dem Uhu den vorletzten Stich gemacht
}
strohmann-line-kakadu = { $how ->
    [taken] { $name } hat im drittletzten Stich den Kakadu gefangen
   *[made] { $name } hat mit dem Kakadu den drittletzten Stich gemacht
}
strohmann-line-quapil = { $how ->
    [taken] { $name } hat im viertletzten Stich den Quapil gefangen
   *[made] { $name } hat mit dem Quapil den viertletzten Stich gemacht
}
hand-calling = T17 mit „ros“ und gleich darauf T18 mit „topschin“ bringen einen Punkt, wenn beide stechen; Rufen kostet nichts
strohmann-line-rostopschin = { $name }: Rostopschin, T17 und T18 in zwei Stichen hintereinander
strohmann-line-trull = { $name } hat Sküs, Mond und Pagat in den Stichen
strohmann-line-kings = { $name } hat alle vier Könige in den Stichen
strohmann-line-mond = { $name } hat mit dem Sküs den Mond gefangen
strohmann-line-paid = { $name } zahlt, was der andere bekommen hat
strohmann-bonus-pagat = Pagat
strohmann-bonus-uhu = Uhu
strohmann-bonus-kakadu = Kakadu
strohmann-bonus-quapil = Quapil
strohmann-bonus-rostopschin = Rostopschin
strohmann-bonus-trull = Sküs, Mond und Pagat
strohmann-bonus-kings = Alle vier Könige
strohmann-bonus-mond = Der gefangene Mond

refused-no-such-call = „{ $call }“ kann man bei { $card } jetzt nicht rufen

strohmann-option-first-lead = Erstes Ausspiel
strohmann-note-first-lead = Wer spielt zum ersten Stich aus?
strohmann-option-both-pass = Beide passen
strohmann-note-both-pass = Ist es ein einfaches Spiel, oder wird zusammengeworfen und neu gegeben? Dann zählt das Spiel nicht.
strohmann-option-last-straw-card = Letzte Strohmannkarte
strohmann-note-last-straw-card = Liegt die letzte Karte eines Strohmanns offen, oder kommt sie verdeckt oder offen auf die Hand?
strohmann-option-straw-turn-time = Aufdecken der Strohmänner
strohmann-note-straw-turn-time = Wann wird beim Strohmann, von dem gespielt wurde, die nächste Karte aufgedeckt?
strohmann-option-throw-in-no-trump = Blatt ohne Tarock
strohmann-note-throw-in-no-trump = Darf man ohne Tarock auf der Hand vor dem Bieten neu geben lassen, vom selben Geber?
strohmann-option-simple-value = Einfaches Spiel
strohmann-note-simple-value = Was ist ein einfaches Spiel wert?
strohmann-option-high-tier-defender = Hoher Sieg der Gegenpartei
strohmann-note-high-tier-defender = Bleibt, wer aufgenommen hat, bei höchstens so vielen Kartenpunkten, bekommt der andere 5 Punkte.
strohmann-option-high-tier-simple = Hoher Sieg im einfachen Spiel
strohmann-note-high-tier-simple = Gibt es einen Punkt mehr für 45 Kartenpunkte in einem einfachen Spiel?
strohmann-option-valat-mode = Valat
strohmann-note-valat-mode = Ersetzt der Valat die Punkte des Spiels, oder kommt er dazu?
strohmann-option-bird-capture = Gefangene Vögel
strohmann-note-bird-capture = Bringt es einen Punkt, dem anderen einen Vogel abzufangen?
strohmann-option-birds = Vögel
strohmann-note-birds = Welche kleinen Tarocks zählen in ihrem Stich?
strohmann-value-of-birds-pagat = Pagat
strohmann-value-of-birds-uhu = Uhu
strohmann-value-of-birds-kakadu = Kakadu
strohmann-value-of-birds-quapil = Quapil
strohmann-value-of-birds-none = keine
strohmann-option-rostopschin = Rostopschin
strohmann-note-rostopschin = Muss man bei T17 und T18 rufen?
strohmann-option-trull-in-tricks = Trull in den Stichen
strohmann-note-trull-in-tricks = Was sind Sküs, Mond und Pagat in den Stichen von einem allein wert?
strohmann-option-kings-in-tricks = Könige in den Stichen
strohmann-note-kings-in-tricks = Was sind alle vier Könige in den Stichen von einem allein wert?
strohmann-option-mond-capture = Mondfang
strohmann-note-mond-capture = Was ist es wert, den Mond mit dem Sküs zu fangen?
strohmann-option-score-style = Schreibweise
strohmann-note-score-style = Verliert der eine, was der andere bekommt?
strohmann-value-of-first-lead-forehand = die Vorhand
strohmann-value-of-first-lead-declarer = wer aufgenommen hat
strohmann-value-of-both-pass-play = es wird gespielt
strohmann-value-of-both-pass-throw-in-same-dealer = zusammengeworfen, derselbe Geber
strohmann-value-of-both-pass-throw-in-next-dealer = zusammengeworfen, der andere gibt
strohmann-value-of-last-straw-card-face-up = offen
strohmann-value-of-last-straw-card-hand-secret = verdeckt auf die Hand
strohmann-value-of-last-straw-card-hand-shown = offen auf die Hand
strohmann-value-of-straw-turn-time-after-trick = nach dem Stich
strohmann-value-of-straw-turn-time-at-once = sofort
strohmann-value-of-high-tier-defender-off = nie
strohmann-value-of-valat-mode-replace = ersetzt die Punkte
strohmann-value-of-valat-mode-add = kommt dazu
strohmann-value-of-rostopschin-call = mit Rufen
strohmann-value-of-rostopschin-automatic = ohne Rufen
strohmann-value-of-rostopschin-off = zählt nicht
strohmann-value-of-score-style-plus-only = nur Gewinne
strohmann-value-of-score-style-zero-sum = der andere verliert ebenso viel
