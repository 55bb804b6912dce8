# Taroki z królami: Namen, Abschnitte, Abrechnung, Tischregeln.

variant-krolami = Taroki z królami
krolami-trula-name = die Trull (Sküs, Mond, Pagat)
    .dative = der Trull (Sküs, Mond, Pagat)

krolami-card-T21 = Mond 21
krolami-card-T1 = Pagat 1

krolami-contract-one = Eins
    .article = eine Eins
krolami-contract-two = Zwei
    .article = eine Zwei
krolami-contract-three = Drei
    .article = eine Drei
krolami-native-one = Jeden
krolami-native-two = Dwa
krolami-native-three = Trzy
contract-four = Vier
    .article = eine Vier
native-four = Cztery
krolami-value-with-difference = Wert { $value }
krolami-value-with-difference-short = { $value }
hand-only-over = { $contract } kann man nur über { $high } bieten
krolami-hand-plus = Eins, Zwei, Drei und Vier sind 1, 2, 3 und 4 wert; getauscht werden dabei 3, 2, 1 und keine Karten

krolami-bonus-kings = Vier Könige
bonus-trul = Trull
bonus-walat = Valat
krolami-bonus-taroks = Zahl meiner Tarocks
bonus-taroki-10 = Zehn Tarocks
bonus-taroki-11 = Elf Tarocks
bonus-taroki-12 = Zwölf Tarocks
bonus-taroki-2 = Zwei Tarocks
bonus-taroki-1 = Ein Tarock
bonus-taroki-0 = Kein Tarock
krolami-step-2 = Re
krolami-step-3 = Sub
krolami-step-4 = Mord

krolami-board-auction-begins = Zuerst werden alle einmal gefragt: Man kann neu geben lassen (ohne Tarock) oder vier Könige zeigen. Dann bieten alle einmal.
krolami-board-talon = Talon (– ist verdeckt): { $sets }
krolami-picture-left = Aufgedeckt und liegen gelassen
krolami-board-taken = Aus dem Talon genommen (– ist ungesehen): { $cards }.

turn-prebid = { $name }: neu geben lassen (ohne Tarock), vier Könige zeigen oder weiter?
turn-choice = { $name }: spielen oder zusammenwerfen?
turn-ultimo = { $name }: König ultimo oder nicht?
turn-kontra = { $name }: verdoppeln oder nicht?
turn-count = Es wird gezählt.
ask-prebid = { $choices ->
    [0] Ohne Tarock könntest du neu geben lassen, mit vier Königen könntest du sie zeigen. Beides trifft nicht zu: Mach weiter. Gefragt werden alle.
   *[other] Lässt du neu geben (ohne Tarock), zeigst du vier Könige, oder geht es weiter?
}
ask-choice = *Weiterspielen* mit deiner Eins, oder wirfst du das Spiel zusammen?
ask-ultimo = { $choices ->
    [0] König ultimo kann nur ansagen, wer den gerufenen König hat: Passe. Gefragt werden alle, die Frage verrät also nichts.
   *[other] Sagst du König ultimo an, oder passt du? Gefragt werden alle; ansagen verrät deine Partei.
}
ask-kontra = { $choices ->
    [0] In dieser Runde kannst du nichts verdoppeln: Drück *Nicht verdoppeln*. Gefragt werden alle, die Frage verrät also nichts.
   *[other] Verdoppelst du oder nicht? Gefragt werden alle; verdoppeln verrät deine Partei.
}
ask-count = Es wird gezählt.
krolami-ask-call = Ruf einen König, auch deinen eigenen: Wer ihn hat, spielt mit dir. Er kann im Talon liegen.
krolami-ask-talon = { $looks ->
    [0] Jetzt ist der ganze Talon aufgedeckt: Nimm eines der Päckchen.
   *[other] Nimm das Päckchen, das du siehst, oder deck es auf und sieh weiter.
}
krolami-do-take = Nr. { $number } nehmen: { $cards }
krolami-do-refuse = Aufdecken
krolami-do-redeal = Kein Tarock: neu geben lassen

krolami-score-ended-surrendered = { $name } hat { FORM($contract, of: "article") } aufgegeben: Der gerufene König lag im Talon, ein Partner fehlte also.
krolami-score-ended-redeal = Jemand ohne Tarock hat neu geben lassen: Das Spiel zählt nichts, und das Geben wandert weiter.
krolami-score-ended-thrown-in = { $name } hat die Lizitation mit { $contract } gewonnen und das Spiel zusammengeworfen: Es zählt nichts, und das Geben wandert weiter.
krolami-score-ended-passed-out = Alle haben gepasst: Das Spiel zählt nichts, und das Geben wandert weiter.
krolami-score-klop = Das Spiel wurde zusammengeworfen und zählt nichts.
line-king-lost = Der gerufene König wurde gefangen
line-king-left = Der gerufene König blieb offen im Talon liegen
line-pagat-taken = Der Pagat, gefangen von { FORM($side, of: "dative") }
line-mond-taken = Der Mond, gefangen vom Sküs { FORM($side, of: "dative") }
line-taroki = { $count ->
    [one] Ein Tarock
   *[other] { $count } Tarocks
}, angesagt von { FORM($side, of: "dative") }
krolami-line-surrender = { $name } hat das Spiel aufgegeben
krolami-line-alone = Allein gegen drei: noch zweimal dasselbe
line-paid = Die andere Partei schreibt je das Gegenteil

refused-trumpless-only = Neu geben lassen kann nur, wer kein Tarock hat
refused-four-kings-only = Vier Könige zeigen kann nur, wer alle vier hat
refused-only-over = { $contract } kann man nur über { $high } bieten
refused-not-open = Das kann man in dieser Runde nicht verdoppeln
refused-trul-needed = Das kann nur ansagen, wer Sküs, Mond und Pagat hat
refused-no-such-count = Die Zahl der Tarocks kann man nur ansagen, wenn es 10 bis 12 oder 0 bis 2 sind
refused-said-already = Das hast du schon angesagt

option-thrown-in-counts = Zusammengeworfene Spiele zählen mit
note-thrown-in-counts = Gehört ein zusammengeworfenes Spiel zu den Spielen der Partie?
option-cut = Abheben
note-cut = Hebt der Bot ab oder jemand am Tisch, wobei man verzichten darf? Dann wählen alle blind ein Zwölferpäckchen.
value-of-cut-auto = der Bot
value-of-cut-interactive = am Tisch
option-two-needs-one = Zwei nur über Eins
note-two-needs-one = Darf man Zwei nur bieten, wenn schon Eins geboten ist?
option-one-throw-in = Eins zusammenwerfen
note-one-throw-in = Darf man, wenn man mit Eins spielt, das Spiel zusammenwerfen?
option-self-king-ultimo = König ultimo mit eigenem König
note-self-king-ultimo = Darf man König ultimo ansagen, wenn man den eigenen König gerufen hat?
option-kontra-window = Kontra auf das Spiel
note-kontra-window = Wann kann man das Spiel und König ultimo verdoppeln?
value-of-kontra-window-before-talon = vor dem Talon
value-of-kontra-window-after-talon = nach dem Ablegen
option-announce-reveals-side = Ansagen zeigt die Partei
note-announce-reveals-side = Zeigt man mit der Ansage von Trull oder Pagat ultimo allen, zu welcher Partei man gehört?
option-hidden-king-talon = Gerufener König im ungesehenen Talon
note-hidden-king-talon = Welche Talonkarten gehören dann der Spielpartei?
value-of-hidden-king-talon-face-down-only = die ungesehenen
value-of-hidden-king-talon-whole-rest = auch die abgelehnten
option-sets-include-talon = Könige und Trull mit Talon
note-sets-include-talon = Zählen für vier Könige und Trull auch Talon und Abgelegtes?
option-king-ultimo-must-win = Der König muss selbst stechen
note-king-ultimo-must-win = Muss bei angesagtem König ultimo der König selbst den letzten Stich machen?
option-count-rule = Zählweise
note-count-rule = Wie wird gezählt, und was braucht man zum Gewinnen?
value-of-count-rule-exact = in Dritteln, mehr als 35
value-of-count-rule-rounded36 = gerundet, 36 Punkte
option-trump-count-values = Werte der Tarockzahlen
note-trump-count-values = Was ist die Ansage von 10, 11, 12, 2, 1 und 0 Tarocks wert, in dieser Reihenfolge?
option-trump-counts-per-side = Tarockzahlen
note-trump-counts-per-side = Welche angesagten Tarockzahlen werden bezahlt?
value-of-trump-counts-per-side-all = alle
value-of-trump-counts-per-side-best = die beste jeder Partei
option-open-king-penalty = Gerufener König offen im Talon
note-open-king-penalty = Was kostet es, wenn der gerufene König am Ende offen im Talon liegt?
option-surrender-value = Aufgeben
note-surrender-value = Was zahlt man beim Aufgeben jedem der Gegenpartei?
value-of-surrender-value-bid = den Wert des Gebots
option-walat-exclusive = Valat statt Spiel
note-walat-exclusive = Zählt das Spiel nicht, wenn ein Valat gemacht oder angesagt wurde?

krolami-do-pass-prebid = Weiter
krolami-do-pass-choice = Weiterspielen
krolami-do-pass-kontra = Nicht verdoppeln
