# Strohmandeln: Namen, Abschnitte, Abrechnung, Tischregeln.

variant-strohmann = Strohmandeln

strohmann-card-F = Sküs

contract-take = Spiel
contract-simple = Ohne Spieler
native-take = Spiel
native-simple = ohne Spieler
strohmann-value-flat = { $value ->
    [3] 3 oder 4
   *[other] { $value }
}

strohmann-board-contract = **{ $name } spielt** · gewonnen mit 36 von 70 Kartenpunkten · Wert { $value }
strohmann-board-contract-alone = **Ohne Spieler** · 36 von 70 Kartenpunkten sind { $value } wert
strohmann-hand-you-declare = Du spielst: Du brauchst 36 der 70 Kartenpunkte
strohmann-hand-against = { $name } spielt und verliert mit weniger als 36 der 70 Kartenpunkte

strohmann-turn-auction = { $name }: spielen oder passen?
strohmann-ask-auction = Spielst du, oder passt du?
strohmann-picture-contract = { $name } spielt
strohmann-board-auction-begins = Die Vorhand (wer nicht gegeben hat) kann das Spiel nehmen; die Strohmänner liegen verdeckt.
strohmann-turn-prebid = { $name }: weitermachen oder neu geben lassen?
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

strohmann-score-klop = Ohne Spieler: Mit 36 oder mehr Kartenpunkten ist das Spiel gewonnen.
strohmann-score-ended-redeal = Jemand ohne Tarock hat neu geben lassen: Das Spiel zählt nichts.
strohmann-score-ended-passed-out = Beide haben gepasst: Das Spiel wird zusammengeworfen und zählt nichts.
strohmann-score-made-alone = { $name } hat gegen { $others } gespielt und gewonnen.
strohmann-score-lost-alone = { $name } hat gegen { $others } gespielt und verloren.
strohmann-score-made = { $name } hat gegen { $others } gespielt und gewonnen.
strohmann-score-lost = { $name } hat gegen { $others } gespielt und verloren.

strohmann-line-made = { $name } hat gespielt: { $card_points } Kartenpunkte
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
strohmann-line-paid = { $name } zahlt, was die andere Seite bekommen hat

refused-no-such-call = „{ $call }“ kann man bei { $card } jetzt nicht rufen

strohmann-option-first-lead = Erstes Ausspiel
strohmann-note-first-lead = Wer zum ersten Stich ausspielt.
strohmann-option-both-pass = Beide passen
strohmann-note-both-pass = Es wird ohne Spieler gespielt, oder zusammengeworfen und neu gegeben; dann zählt das Spiel nicht.
strohmann-option-last-straw-card = Letzte Strohmannkarte
strohmann-note-last-straw-card = Die letzte Karte eines Strohmanns liegt offen, oder kommt verdeckt oder offen auf die Hand.
strohmann-option-straw-turn-time = Aufdecken der Strohmänner
strohmann-note-straw-turn-time = Wann beim Strohmann, von dem gespielt wurde, die nächste Karte aufgedeckt wird.
strohmann-option-throw-in-no-trump = Blatt ohne Tarock
strohmann-note-throw-in-no-trump = Ob man ohne Tarock auf der Hand vor dem Bieten neu geben lassen darf, von derselben Seite.
strohmann-option-simple-value = Spiel ohne Spieler
strohmann-note-simple-value = Was ein Spiel ohne Spieler wert ist.
strohmann-option-high-tier-defender = Hoher Sieg gegen das Spiel
strohmann-note-high-tier-defender = Bleibt, wer spielt, bei höchstens so vielen Kartenpunkten, bekommt die andere Seite 5 Punkte.
strohmann-option-high-tier-simple = Hoher Sieg ohne Spieler
strohmann-note-high-tier-simple = Ein Punkt mehr für 45 Kartenpunkte in einem Spiel ohne Spieler.
strohmann-option-valat-mode = Valat
strohmann-note-valat-mode = Ob der Valat die Punkte des Spiels ersetzt oder dazukommt.
strohmann-option-bird-capture = Gefangene Vögel
strohmann-note-bird-capture = Ob es einen Punkt bringt, der anderen Seite einen Vogel abzufangen.
strohmann-option-birds = Vögel
strohmann-note-birds = Welche kleinen Tarocks in ihrem Stich zählen.
strohmann-value-of-birds-pagat = Pagat
strohmann-value-of-birds-uhu = Uhu
strohmann-value-of-birds-kakadu = Kakadu
strohmann-value-of-birds-quapil = Quapil
strohmann-value-of-birds-none = keine
strohmann-option-rostopschin = Rostopschin
strohmann-note-rostopschin = Ob man bei T17 und T18 rufen muss.
strohmann-option-trull-in-tricks = Trull in den Stichen
strohmann-note-trull-in-tricks = Was Sküs, Mond und Pagat in den Stichen einer Seite wert sind.
strohmann-option-kings-in-tricks = Könige in den Stichen
strohmann-note-kings-in-tricks = Was alle vier Könige in den Stichen einer Seite wert sind.
strohmann-option-mond-capture = Mondfang
strohmann-note-mond-capture = Was es wert ist, den Mond mit dem Sküs zu fangen.
strohmann-option-score-style = Schreibweise
strohmann-note-score-style = Ob die eine Seite verliert, was die andere bekommt.
strohmann-value-of-first-lead-forehand = die Vorhand
strohmann-value-of-first-lead-declarer = wer spielt
strohmann-value-of-both-pass-play = es wird gespielt
strohmann-value-of-both-pass-throw-in-same-dealer = zusammengeworfen, dieselbe Seite gibt
strohmann-value-of-both-pass-throw-in-next-dealer = zusammengeworfen, die andere Seite gibt
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
strohmann-value-of-score-style-zero-sum = die andere Seite verliert ebenso viel
