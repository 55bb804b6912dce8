# Rumänisches Tarock und Taper: Namen, und was die Abschnitte fragen.

variant-romanian = Rumänisches Tarock
variant-taper = Taper

contract-trei1 = Erster Dreier
    .article = einen Ersten Dreier
    .accusative = Ersten Dreier
native-trei1 = unul de trei
contract-trei2 = Zweiter Dreier
    .article = einen Zweiten Dreier
    .accusative = Zweiten Dreier
native-trei2 = al doilea de trei
contract-trei3 = Dritter Dreier
    .article = einen Dritten Dreier
    .accusative = Dritten Dreier
native-trei3 = al treilea de trei
contract-doi1 = Erster Zweier
    .article = einen Ersten Zweier
    .accusative = Ersten Zweier
native-doi1 = unul de doi
contract-doi2 = Zweiter Zweier
    .article = einen Zweiten Zweier
    .accusative = Zweiten Zweier
native-doi2 = al doilea de doi
contract-doi3 = Dritter Zweier
    .article = einen Dritten Zweier
    .accusative = Dritten Zweier
native-doi3 = al treilea de doi
contract-unu1 = Erster Einser
    .article = einen Ersten Einser
    .accusative = Ersten Einser
native-unu1 = unul de unu
contract-unu2 = Zweiter Einser
    .article = einen Zweiten Einser
    .accusative = Zweiten Einser
native-unu2 = al doilea de unu
contract-unu3 = Dritter Einser
    .article = einen Dritten Einser
    .accusative = Dritten Einser
native-unu3 = al treilea de unu
contract-unu4 = Vierter Einser
    .article = einen Vierten Einser
    .accusative = Vierten Einser
native-unu4 = al patrulea de unu
contract-unu5 = Fünfter Einser
    .article = einen Fünften Einser
    .accusative = Fünften Einser
native-unu5 = al cincilea de unu
contract-unu6 = Sechster Einser
    .article = einen Sechsten Einser
    .accusative = Sechsten Einser
native-unu6 = al șaselea de unu
romanian-contract-solo = Solo
    .article = ein Solo
romanian-native-solo = solo
contract-michi-michi = Michi-michi
native-michi-michi = michi-michi
contract-la-mine = La mine (ich halte)
romanian-value-klop = pro Stich ein Chip, im Radler zwei
romanian-value-with-difference = { $value } Spielpunkte
romanian-value-with-difference-short = { $value }
romanian-hand-plus = Dreier, Zweier, Einser: so viele Karten nimmst du; das Spiel ist 1, 2 oder 3 wert (Solo: keine Karten, 8). Erster, Zweiter …: bei welchem Päckchen du beginnst, und die Stufe
romanian-board-talon = Talon (– ist verdeckt): { $sets }
romanian-board-taken = Aus dem Talon genommen (– ist ungesehen): { $cards }.
romanian-picture-left = Aufgedeckt und liegen gelassen
romanian-picture-level = Stufe { $level }: verloren × { $level }
romanian-board-level = Stufe { $level }: Verloren oder nach Kontra zählt das Spiel { $level ->
    [2] doppelt
   *[other] { $level }-fach
}
romanian-item-of = { $bonus } ({ $name })
board-note-pool = Pot: { $chips } { $chips ->
    [one] Chip
   *[other] Chips
} · { $radler ->
    [0] kein Radler
    [one] Radler: Dieses Spiel zählt doppelt, das letzte
   *[other] Radler: Dieses Spiel zählt doppelt, das erste von { $radler }
}
board-note-radler = { $radler ->
    [one] Radler: Dieses Spiel zählt doppelt, das letzte
   *[other] Radler: Dieses Spiel zählt doppelt, das erste von { $radler }
}
board-beyond = Alle Spiele der Partie sind gespielt, aber es geht weiter, bis kein Radler mehr offen ist

romanian-card-T21 = Mond 21

romanian-bonus-trula = Trull
romanian-bonus-kings = Alle Könige
romanian-bonus-valat = Valat
bonus-luna = Mondfang
bonus-pagat = Pagat ultimo
bonus-king = König ultimo
bonus-kingcap = Königfang
romanian-bonus-taroks = Zahl der Tarocks
bonus-taroks-8 = 8 Tarocks
bonus-taroks-9 = 9 Tarocks
bonus-taroks-10 = 10 Tarocks
bonus-taroks-11 = 11 Tarocks
bonus-taroks-12 = 12 Tarocks
romanian-step-1 = Kontra
romanian-step-2 = Rekontra
romanian-step-3 = Supra
romanian-step-4 = Hirsch
romanian-step-5 = Mord

romanian-do-take = Nr. { $number } nehmen: { $cards }
romanian-do-refuse = Aufdecken und weiter (Stufe +1)
romanian-do-surrender = Aufgeben: Das Spiel ist verloren
romanian-do-redeal = Spiel ungültig

turn-annulment = { $name } darf das Spiel für ungültig erklären.
ask-annulment = Du hast weder Tarock noch König: Erklärst du das Spiel für ungültig?
romanian-ask-talon = { $looks ->
    [0] Jetzt sind alle aufgedeckt: Nimm eines davon, nur nicht das letzte.
   *[other] Nimm das Päckchen, oder deck es auf und sieh weiter: Der nächste Schritt ist eine Stufe höher.
}
romanian-ask-call = Ruf einen König, auch deinen eigenen: Wer ihn hat, spielt mit dir. Er kann im Talon liegen.

romanian-score-klop = { $contract }: Jeder Stich kostet Chips, die in den Pot kommen.
romanian-score-ended-passed-out = Alle haben gepasst: Gespielt wird nichts, und es folgen Radler.
romanian-score-ended-annulled = Jemand ohne Tarock und König hat das Spiel für ungültig erklärt; das Geben wandert weiter.
score-note-pool = Pot nach dem Spiel: { $chips ->
    [0] leer
    [one] 1 Chip
   *[other] { $chips } Chips
}
score-note-radler = { $radler ->
    [0] Der Radler ist vorbei
    [one] Ein Radlerspiel kommt noch
   *[other] Noch { $radler } Radlerspiele kommen
}
match-note-pool-shared = -# { $chips ->
    [one] Der Chip, der noch im Pot lag, ist im Endstand verrechnet.
   *[other] Die { $chips } Chips, die noch im Pot lagen, sind im Endstand so gleich wie möglich aufgeteilt.
}
match-note-pool-left = -# { $chips ->
    [one] Ein Chip bleibt im Pot.
   *[other] { $chips } Chips bleiben im Pot.
}
line-stake = Der Pot ist leer: Alle zahlen einen Chip ein
line-dealer-stake = { $name } gibt und zahlt einen Chip in den Pot
line-michi = { $name }: { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}, je { $rate ->
    [one] ein Chip
   *[other] { $rate } Chips
}
line-radler = Noch einmal dasselbe, weil Radler ist
romanian-line-alone = { $name } spielt allein gegen { $opponents ->
    [2] zwei: noch einmal dasselbe
   *[other] { $opponents }: noch zweimal dasselbe
}
line-opponents = Die Gegenpartei schreibt je das Gegenteil
line-pool = { $outcome ->
    [lost] { $name } zahlt für den Pagat ultimo in den Pot
   *[made] { $name } bekommt für den Pagat ultimo Chips aus dem Pot
}
line-taroks = { $trumps } Tarocks, angesagt von { FORM($side, of: "dative") }
romanian-side-of-defence = die Gegenpartei
    .dative = der Gegenpartei
romanian-line-surrender = { $name } hat auf Stufe { $stage } aufgegeben

refused-index-gap = { FORM($contract, of: "accusative") } kann man nur unmittelbar nach dem Gebot davor bieten
refused-not-senior = La mine kann nur sagen, wer vor dem höchsten Gebot sitzt
refused-not-this-set = Dieses Päckchen kannst du jetzt nicht nehmen
refused-no-right = Für ungültig erklären kann das Spiel nur, wer weder Tarock noch König hat
refused-first-turn-only = Das geht nur, wenn du zum ersten Mal an der Reihe bist
refused-too-few-trumps = Zum Ansagen braucht es mindestens { $number } Tarocks
refused-mate-declared = Aus deiner Partei hat schon jemand ebenso viele Tarocks angesagt, oder mehr
refused-must-declare = Du hast { $number } Tarocks oder mehr, also musst du sie jetzt ansagen
refused-declarer-only = Das kann nur ansagen, wer den Kontrakt spielt
refused-defence-only = Das kann nur die Gegenpartei ansagen
refused-step-missed = Die erste Gelegenheit dafür hast du verstreichen lassen
refused-no-ladder = Auf angesagte Tarocks gibt es kein Kontra

romanian-option-talon-owner = Rest des Talons
romanian-note-talon-owner = Für wen zählen die Talonkarten, die niemand genommen hat?
romanian-value-of-talon-owner-declarer = für die Spielpartei
romanian-value-of-talon-owner-opponents = für die Gegenpartei
romanian-option-trei-bids = Dreier bieten (trei)
romanian-note-trei-bids = Darf man Ersten und Zweiten Dreier auch zu viert bieten?
romanian-value-of-trei-bids-taper-only = nur im Taper
romanian-value-of-trei-bids-always = immer
romanian-option-third-trei = Dritter Dreier
romanian-note-third-trei = Darf man auch den Dritten Dreier bieten?
romanian-option-unu-bids = Einser bieten (unu)
romanian-note-unu-bids = Darf man Ersten bis Sechsten Einser bieten?
romanian-option-knock = Abheben und Klopfen
romanian-note-knock = Wer nach der Vorhand sitzt, hebt ab oder klopft; nach dem Klopfen wählt die Vorhand eine von vier Arten auszuteilen.
romanian-option-void-right = Spiel ungültig
romanian-note-void-right = Darf man mit einem Blatt ohne Tarock und König das Spiel für ungültig erklären?
romanian-option-pool = Pot
romanian-note-pool = Gibt es einen Pot? Ohne ihn gibt es kein Michi-michi.
romanian-option-pool-refill = Leerer Pot
romanian-note-pool-refill = Zahlen alle einen Chip ein, wenn der Pot leer geworden ist?
romanian-option-michi-michi = Alle passen
romanian-note-michi-michi = Zu viert: Wird Michi-michi gespielt oder zusammengeworfen? Ein Radler folgt so oder so.
romanian-value-of-michi-michi-play = Michi-michi
romanian-value-of-michi-michi-thrown-in = zusammenwerfen
romanian-option-hep-hep = Hep-hep
romanian-note-hep-hep = Zu viert: Bringt ein Spiel, das auf 0 ausgeht, einen Radler von vier Spielen?
romanian-option-solo-bonus = Prämien im Solo
romanian-note-solo-bonus = Zählen Prämien im Solo mehr?
romanian-value-of-solo-bonus-double = die Solowerte
romanian-value-of-solo-bonus-single = wie sonst
romanian-option-kings-bonus = Alle Könige (toți regii)
romanian-note-kings-bonus = Was sind alle Könige wert, still und angesagt?
romanian-value-of-kings-bonus-1-2 = 1, angesagt 2
romanian-value-of-kings-bonus-2-4 = 2, angesagt 4
romanian-option-announce-king-capture = Königfang ansagen (regele prins)
romanian-note-announce-king-capture = Zu viert: Darf die Gegenpartei ansagen, dass sie den gerufenen König fängt?
romanian-option-pagat-own-hand = Pagat ultimo aus eigener Hand
romanian-note-pagat-own-hand = Schafft einen angesagten Pagat ultimo nur, wer den Kontrakt und den Pagat selbst spielt?
romanian-option-bonus-scope = Trull und alle Könige
romanian-note-bonus-scope = Zählen dafür Talon und Abgelegtes?
romanian-value-of-bonus-scope-pile = mit Talon und Abgelegtem
romanian-value-of-bonus-scope-tricks = nur in Stichen gewonnen
romanian-option-radler-counts-unplayed = Radler: nicht gespielte Spiele
romanian-note-radler-counts-unplayed = Verbrauchen ungültige und gepasste Spiele ein Radlerspiel?
romanian-option-finish-radler = Radler am Ende
romanian-note-finish-radler = Geht die Partie nach dem letzten Spiel weiter, bis kein Radler mehr offen ist?
romanian-option-final-pool = Pot am Ende
romanian-note-final-pool = Was geschieht nach dem letzten Spiel mit dem Pot?
romanian-value-of-final-pool-split = wird gleich aufgeteilt
romanian-value-of-final-pool-leave = bleibt übrig

romanian-line-flat = { $contract }: { $card_points } Kartenpunkte, { $value ->
    [0] die neben einem Valat nicht zählen
   *[other] { $outcome ->
        [lost] verloren auf Stufe { $stage }
       *[other] gewonnen
    }
}{ $times }
romanian-do-pass-annulment = Blatt behalten
