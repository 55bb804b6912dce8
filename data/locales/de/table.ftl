# Was auf dem Tisch steht: Namen der Dinge, der Tisch vor der Partie, das Spiel, Blätter und Abrechnung.

variant-slovenian = Slowenisches Tarock

card-T21 = Mond 21
card-T1 = Pagat 1
card-F = Sküs
suit-trumps = Tarock
names-comma = {", "}
names-and = { $others } und { $last }
house-name = { $name } ({ $kind })
level-novice = Neuling
level-club = Klub
level-master = Meister
level-stand-in = Haus

contract-klop = Klop
contract-three = Dreier
    .article = einen Dreier
contract-two = Zweier
    .article = einen Zweier
contract-one = Einser
    .article = einen Einser
contract-solo-three = Solo-Dreier
    .article = einen Solo-Dreier
contract-solo-two = Solo-Zweier
    .article = einen Solo-Zweier
contract-solo-one = Solo-Einser
    .article = einen Solo-Einser
contract-beggar = Bettler
    .article = einen Bettler
contract-solo-without = Solo ohne
    .article = ein Solo ohne
contract-open-beggar = Offener Bettler
    .article = einen Offenen Bettler
    .accusative = Offenen Bettler
    .dative = Offenen Bettler
contract-color-valat-without = Farbenvalat ohne
    .article = einen Farbenvalat ohne
contract-color-valat = Farbenvalat
    .article = einen Farbenvalat
contract-valat-without = Valat ohne
    .article = einen Valat ohne
full-contract = { $contract } ({ $native })
native-three = tri
native-two = dve
native-one = ena
native-solo-three = solo tri
native-solo-two = solo dve
native-solo-one = solo ena
native-beggar = berač
native-solo-without = solo brez
native-open-beggar = odprti berač
native-color-valat-without = barvni valat brez
native-color-valat = barvni valat
native-valat-without = valat brez
native-klop = klop
value-klop = Punkte zählen gegen dich
value-with-difference = { $value } + Differenz
value-with-difference-short = { $value }+
value-flat = { $value }

bonus-game = das Spiel
bonus-trula = Trull
bonus-kings = Könige
bonus-king-ultimo = König ultimo
bonus-pagat-ultimo = Pagat ultimo
bonus-valat = Valat
item-of = { $bonus } ({ $name })
step-1 = Kontra
step-2 = Rekontra
step-3 = Subkontra
step-4 = Mordkontra
side-declaring = Spielpartei
side-defence = Gegenpartei
side-of-declaring = die Spielpartei
    .dative = der Spielpartei
side-of-defence = die Gegenpartei
    .dative = der Gegenpartei

lobby-title = { $game } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
}
lobby-empty-seat = *frei*
lobby-host = { $who } · Tischleitung
lobby-ready = Alle sind da: { $host } kann auf *Los* drücken. Plätze und erstes Geben werden ausgelost.
lobby-waits-for = Noch nicht bereit: { $names }.
lobby-rematch = Alle sind da: { $host } kann auf *Los* drücken. Alle bleiben sitzen, und zuerst gibt { $name }.
lobby-missing = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-join-or-leave = Mitspielen oder aufstehen
panel-title = ### Vor der Partie
panel-of-guest = Wie gespielt wird, bestimmt { $host }. Die gewählten Regeln zeigt *Tischregeln …*.
lobby-add-house = Hausspieler dazu
lobby-remove-house = Hausspieler weg
lobby-levels = Stärke …
lobby-house-player = { $name } · Haus, { $level }
lobby-level = Hausspieler: { $level } ({ $kind ->
    [novice] vergessen und haben es eilig
    [master] denken jeden Zug durch
   *[other] spielen aus Erfahrung
})
levels-title = **Wie gut spielen die Hausspieler?**
levels-note-novice = Der **Neuling** kennt die Regeln, vergisst, was vor einer Weile gefallen ist, und hat es oft eilig.
levels-note-club = Der **Klub** zählt mit und spielt aus Erfahrung.
levels-note-master = Der **Meister** stellt sich viele Blätter vor, die die anderen haben können, und spielt, was dagegen am besten ist.
levels-no-master = Meister spielen hier nicht: Das Denken ist bei diesem Bot abgeschaltet, und damit auch die Analysen.
levels-stand-in = Wer für jemanden von euch einspringt, spielt wie im Klub.
levels-all = Alle: { $level }
levels-of = { $name }: { $level }
lobby-start = Los
lobby-fill = Auffüllen und los
lobby-cancel = Tisch schließen
lobby-options = Tischregeln …
lobby-people = Leute …
lobby-be-ready = Bin bereit
lobby-is-ready = { $who } ✓ bereit
lobby-invitation = { $names }: { $host } lädt hier im Kanal an einen Tisch ein ({ $game }). Dabei? Dann unten auf *Mitspielen* drücken.
lobby-asks-ready = { $names }: { $host } möchte hier im Kanal anfangen ({ $game }). Dann unten auf *Bin bereit* drücken.
people-title = ### Die Leute an deinem Tisch
people-nobody = Noch sitzt niemand bei dir. `/tarok match invite` ruft Leute hierher.
people-ask = Fragen, wer bereit ist
people-remove = Jemanden entfernen …
options-title = ### Tischregeln ({ $page } von { $pages })
options-contents = Geh zu …
options-rules = Regelnummern
options-rules-off = Ohne Regelnummern
options-reset = Zurücksetzen
options-all-games = Alle Spielarten
options-preset = Spielen nach den Regeln von …
lobby-rules = Regeln: { $rules }
preset-document = Übliche Regeln
preset-server = Eigene Regeln dieses Servers
preset-bga = Board Game Arena
preset-pagat = Pagat.com
preset-score-board = Tarok-Score-Board
preset-group-server = Server einer slowenischen Runde
preset-openspiel = OpenSpiel
preset-lada-zei = Lada Zei
preset-tarock-net = Tarock.net
preset-philebus = Philebus
preset-mayr-sedlaczek = Mayr und Sedlaczek
preset-beck = Beck
preset-tyrol = Tirol
preset-like-romanian = Wie im Rumänischen Tarock
preset-most-of-romania = Fast ganz Rumänien
preset-czernowitz = Czernowitz
defaults-title = ## Einstellungen dieses Servers
defaults-own = Eigene Regeln hat der Server für: { $games }
defaults-none = Alles wird nach den üblichen Regeln gespielt.
defaults-game = Regeln ändern für …
defaults-of = ## { $game }: eigene Regeln dieses Servers
    -# Nach ihnen spielen neue Tische, wenn niemand andere verlangt.
defaults-several-on = **Mehrere Tische:** Jeder neue Tisch eines Kanals bekommt einen eigenen Thread.
defaults-several-off = **Ein Tisch:** In jedem Kanal steht immer nur ein Tisch.
defaults-several-tables = Mehrere Tische erlauben
defaults-one-table = Ein Tisch pro Kanal
options-founder = -# Ändern kann das hier nur { $name }.
options-of-match = Partie
options-of-dealing = Geben
options-of-bidding = Lizitation
options-of-talon = Talon
options-of-saying = Ansagen und Kontra
options-of-play = Stiche
options-of-klop = Klop
options-of-pool = Pot und Radler
options-of-scoring = Abrechnung
options-of-bonuses = Prämien
options-of-three = Zu dritt
options-none = Hier gibt es nichts zu wählen.
options-set = Tischregeln: { $options }
rule-set = { $name }: { $value }
rule-chosen = gewählt
rule-default = üblich
value-of-on = ja
value-of-off = nein
value-of-true = ja
value-of-false = nein
option-deals = Spiele
note-deals = Wie viele Spiele hat eine Partie?
length-points = bis jemand { $points } Punkte hat
length-skis = bis zur Sküs-Runde (`/tarok match skis`)
lobby-length = Partie: { $length }
length-deals = { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
}
thread-title = { $game }: Tisch von { $name }
table-closed = Dieser Tisch ist geschlossen ({ $game }).

board-title = { $game } · Spiel { $deal }
board-title-of = { $game } · Spiel { $deal } von { $deals }
board-dealer = Am Geben: { $name }
board-compulsory = Pflichtklop: nur Klop, Solo ohne und höher
board-compulsory-klop = Pflichtklop: Es wird Klop gespielt
board-skis = Sküs-Runde ausgerufen
board-last-dealer = Letztes Spiel: das nächste, das { $name } gibt
board-auction-begins = Die Lizitation beginnt.
board-before-deal = Die Karten sind noch nicht ausgeteilt.
board-cut = { $name } hat abgehoben: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
board-knock = { $name } hat geklopft.
board-knocked = { $name } hat geklopft: { $method }.
board-piles = Päckchen: { $piles }
board-pile-of = { $number } { $name }
method-six = Zweimal sechs
method-twelve = Zwölferpäckchen, blind gewählt
method-abeles = Abeles: erst 6, dann je 12, zuletzt 6
method-ladder = Leiter: 1, 2, 3, 3, 2, 1
board-bid = { $name }: { $bid }
board-passed = passt
board-contract-alone = **{ $contract }** · { $value }
board-contract = **{ $contract }** · { $value } · es spielt { $name }
board-doubled = verdoppelt durch ein Radl
board-called = Gerufener König: **{ $king }**
board-called-card = Gerufene Karte: **{ $king }**
board-talon = Talon: { $sets }
board-set = { $number }{"\u00A0"}[{ $cards }]
board-taken-unseen = Päckchen { $number } des Talons wurde ungesehen genommen.
board-taken = Aus dem Talon genommen: { $cards }.
board-laid-trumps = Abgelegte Tarocks: { $cards }.
board-said = Es geht um: { $items }
board-statement = { $name }: { $what }
board-kontra = { $step } auf { $item }
board-item-raised = { $item } ×{ $times } ({ $step })
board-teams = { $teams }
board-of = { $name } { $cards }
board-exposed = Aufgedeckt: { $cards }
board-face-up = Offen für den letzten Stich: { $cards }
board-monte-monte = { $name } schlägt vor, das Spiel zusammenzuwerfen
board-monte-agree = { $name } ist einverstanden
board-monte-refuse = { $name } lehnt ab
board-monte-pass = { $name } schlägt nichts vor
board-fool-pending = Der Matto von { $name } liegt bei { $holder }, bis { $name } einen Stich macht
board-fool-back = { $name } hat den Matto von { $holder } zurückgenommen und { $card } dafür gegeben
board-straw = Strohmänner von { $name }: { $piles }
board-pile = { $cards ->
    [0] { $card }
   *[other] { $card } +{ $cards }
}
board-pile-down = ▮ { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-called-out = { $name } hat im { $trick }. Stich „{ $word }“ gerufen
board-no-piles = keine mehr
board-known = { $name } hat auf die Hand genommen: { $cards }
board-level = Stufe des Spiels: { $level }
board-open-hand = Das Blatt von { $name } liegt offen:
board-no-trick-yet = -# Noch ist keine Karte gespielt.
board-trick = Stich { $number }
board-wins = ◀ sticht
board-trick-open = { $leader }: { $cards } → { $name }
board-last = Voriger Stich, ausgespielt von { $leader }: { $cards } → { $name }
board-gifts = -# Dazugekommene Talonkarten: { $cards }
board-gift-ahead = -# Zu diesem Stich kommt noch { $card }
board-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
board-sits-out = setzt aus
board-why-held = { $name } sitzt vor { $other }: Da genügt ein gleich hohes Gebot
board-why-forehand = Alle anderen haben gepasst, also muss { $name } als Vorhand ran
board-why-alone = { $king } liegt im Talon: { $name } spielt allein
board-why-emperor = Mond, Sküs und Pagat in einem Stich: Kaiserstich, der Pagat gewinnt ihn
board-over = Das Spiel ist aus.
board-my-hand = Meine Karten
board-last-trick = Voriger Stich
board-watch = Zusehen
board-resume = Weiterspielen
board-paused = **Am Tisch ist Pause.** Wer hier mitspielt, kann sie beenden.
board-paused-by = **{ $name } macht eine Pause.** Wer hier mitspielt, kann sie beenden.
turn-cut = { $name } hebt ab oder klopft.
turn-method = { $name } wählt, wie ausgeteilt wird.
turn-piles = { $name } wählt blind ein Päckchen.
turn-auction = { $name } ist mit Bieten dran.
turn-raise = { $name } kann noch erhöhen.
turn-call = { $name } ruft einen König.
turn-talon = { $name } wählt aus dem Talon.
turn-discard = { $name } legt ab.
turn-conversion = { $name } kann noch zum Farbenvalat wechseln.
turn-announcements = { $name } ist mit Ansagen dran.
turn-lead = { $name } spielt aus.
turn-play = { $name } ist am Zug.
board-menu = Menü …
menu-title = ### Menü
menu-rules = Regeln dieses Tischs
menu-rules-title = ### Regeln dieses Tischs
menu-look = Aussehen der Karten
menu-language = Sprache
menu-score = Spielzettel
menu-pause = Pause machen
menu-leave = Verlassen
menu-end = Partie beenden
last-none = Noch ist kein Stich fertig.
last-before = ◀ Stich { $number }
last-after = Stich { $number } ▶
last-title = ### Stich { $number }
last-card = ## { $card }  { $name }

hand-king-in-talon = { $card } lag im Talon: Du hast keinen Partner und darfst aufgeben.
hand-partner = Mit dir spielt { $name }
hand-tops = ▲ Auf deinen Strohmännern: { $cards }
hand-over = Das Spiel ist aus.
foregone-card = Hier geht nur eine Karte: Sie spielt sich von selbst.
foregone-move = Hier gibt es nichts zu entscheiden: Das Haus macht von selbst weiter.
hand-in-a-moment = Gleich bist du gefragt: einen Moment bitte.
hand-waiting = Am Zug ist { $name }…
hand-waiting-played = Du hast { $card } gespielt. Am Zug ist { $name }…
hand-waiting-forced = { $card }, deine einzige Karte, ging von selbst. Am Zug ist { $name }…
hand-fresh = Gerade aus dem Talon genommen: { $cards }
hand-sits-out = Du setzt dieses Spiel aus: Vier spielen, und wer gibt, hat Pause.
hand-on-table = Auf dem Tisch: { $cards }
news-trick = { $cards }: { $own ->
    [1] dein Stich
   *[other] Stich an { $name }
}
news-forced = du { $card } (deine einzige Karte, von selbst)
trick-taken = { $own ->
    [1] Dein Stich
   *[other] Stich an { $name }
} ({ $card }, { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}).
trick-taken-part = { $own ->
    [1] Dein Stich
   *[other] Stich an { $name }
} ({ $card }, { $points } Punkte).
partner-shown = { $card }: { $viewer ->
    [partner] du spielst mit { $declarer }
    [declarer] { $partner } spielt mit dir
   *[other] { $partner } spielt mit { $declarer }
}.
trick-cards = Stich { $number }: { $cards }
hand-empty = *Keine Karten.*
hand-not-dealt = *Die Karten sind noch nicht ausgeteilt.*
hand-cut = { $least } bis { $most } Karten abheben
hand-you-declare = Du spielst { FORM($contract, of: "article") }
hand-with-declarer = Du spielst mit { $name } ({ $contract })
hand-against = Du spielst gegen { $name } ({ $contract })
hand-called = Gerufener König: { $king }
hand-called-card = Gerufene Karte: { $king }
hand-promised = Für den letzten Stich hältst du { $cards } zurück
hand-radlo = Dein Kontrakt würde doppelt zählen (Radl)
hand-must-bid = Alle anderen haben gepasst: Du bist Vorhand und musst einen Kontrakt nennen
hand-plus = { $value }+ heißt: { $value } plus Abstand der Kartenpunkte von 35
hand-plus-rounded = { $value }+: { $value } plus Abstand zu 35 Kartenpunkten, auf 5 gerundet
hand-marks = { $dealer }: wer gibt, { $forehand }: die Vorhand
hand-lay = { $number ->
    [one] Wähl eine Karte zum Ablegen
   *[other] Wähl { $number } Karten zum Ablegen
}
hand-pick = Spielen: { $cards }
hand-why-not = Warum nicht …?
watch-live = Das läuft eine Viertelstunde lang mit; mit *Neu laden* geht es weiter.
watch-over = Das Spiel ist aus; die Abrechnung steht im Kanal. Schaust du weiter zu, kommt hier das nächste.
watch-elsewhere = -# Du schaust weiter unten zu.
hand-refresh = Neu laden
hand-cards-out = Ungesehene
hand-more = Mehr …
hand-back = Zurück
hand-elsewhere = -# Deine Karten stehen weiter unten in einer anderen Nachricht.
hand-seats = Am Geben { $dealer } · Vorhand { $forehand }
hand-score = Stand: { $scores }
hand-stake-raised = { $item } (×{ $times })
hand-laid = Du hast { $cards } abgelegt
hand-points = Kartenpunkte bisher: { $points }
hand-points-with = Kartenpunkte deiner Partei (mit { $names }): { $points }
out-title = **Karten, die du noch nicht gesehen hast: { $cards }**
out-none = *Keine: Du hast alle gesehen.*
out-taken = { $name } hat { $cards } aus dem Talon genommen
sure-move = **{ $move }**: Sicher?
sure-stop = Diesen Tisch schließen? Ein angefangenes Spiel zählt nicht, und niemand kann die Partie fortsetzen.
sure-end = Willst du die Partie hier beenden? Sie endet, sobald alle am Tisch zustimmen. { $half ->
    [1] Ist weniger als die Hälfte gespielt, zählt sie für niemanden.
   *[other] Was gespielt ist, zählt.
}
sure-skis = Die Sküs-Runde ausrufen? Sie beginnt mit dem nächsten Spiel, beendet die Partie und lässt sich nicht zurücknehmen.
sure-yes = Ja
sure-no = Nein
next-title = Als Nächstes: Spiel { $deal }
next-title-of = Als Nächstes: Spiel { $deal } von { $deals }
next-waits = Wir warten noch auf { $names }. Dauert es zu lange, geht es trotzdem los.
next-when-you-like = Es beginnt, sobald du *Nächstes Spiel* drückst.
next-soon = Gleich geht es los.
next-press = Drück unter der Abrechnung auf *Nächstes Spiel*, wenn du genug gesehen hast.
next-press-here = Drück auf *Nächstes Spiel*, wenn du genug gesehen hast.
next-over = Das Spiel ist aus.
next-ready = Du bist bereit.
next-deal = Nächstes Spiel
next-sit = Du schaust zu? Mitspielen
next-stop = Partie beenden …
ask-cut = Heb ab, oder klopf: Dann hebt niemand ab, und es wird auf andere Art ausgeteilt.
ask-method = Es wurde geklopft. Wie soll ausgeteilt werden?
ask-piles = Wähl dein Päckchen: Niemand kennt die Karten.
ask-auction = Was bietest du?
ask-raise = Erhöhst du, oder bleibt es dabei?
ask-call = Ruf einen König: Wer ihn hat, spielt mit dir.
ask-talon = Nimm ein Päckchen aus dem Talon.
ask-talon-card = Nimm eine Karte aus dem Talon.
ask-king-found = { $card } lag im Talon: Du hast keinen Partner. { $looks ->
    [0] Wähl ein Päckchen oder gib auf.
   *[other] Nimm das Päckchen, sieh weiter oder gib auf.
}
ask-discard = { $number ->
    [one] Leg eine Karte ab.
   *[other] Leg { $number } Karten ab.
}
ask-conversion = Bleibst du bei deinem Kontrakt, oder wird es ein Farbenvalat?
ask-announcements = { $choices ->
    [0] Ansagen oder verdoppeln kannst du gerade nichts: Mach weiter. Gefragt werden alle.
   *[other] Sagst du etwas an?
}
ask-lead = Du spielst aus: Welche Karte?
ask-play = Welche Karte?
do-pass = Passen
do-bid = { $contract } · { $value }
do-keep = Es bleibt bei { FORM($contract, of: "dative") }
do-say-nothing = Nichts zu sagen
do-say-no-more = Das war alles
do-play-top = { $card } ▲
do-play-calling = { $card } „{ $call }“
do-pile = Päckchen { $number }
do-cut = { $number ->
    [one] Eine Karte abheben
   *[other] { $number } Karten abheben
}
do-cut-here = In der Mitte abheben: { $number }
do-knock = Klopfen
do-throw-in = Spiel zusammenwerfen
do-redeal = Neu geben lassen
do-refuse = Ablehnen
do-surrender = Aufgeben
do-monte = Monte vorschlagen
do-agree = Einverstanden
do-say-for = { $bonus } · { $value }
do-kontra = { $step }: { $item }
do-kontra-for = { $kontra } · { $value }
worth-plus = { $value }+
do-take = { $number }: { $cards }
do-lay = { $cards } ablegen

replay-look = Spiel ansehen
replay-cards = Spiel { $deal } · die Karten
replay-talk = Spiel { $deal } · vor dem ersten Stich
replay-trick = Spiel { $deal } · Stich { $number } von { $tricks }
replay-seats = Am Geben: { $dealer } · Vorhand: { $forehand }
replay-hand = **{ $name }**  { $cards }
replay-hands = Das hatten alle beim Ausspielen in der Hand:
replay-straw = Strohmänner von { $name }: { $piles }
replay-talon = Talon: { $cards }
replay-discards = Abgelegt: { $cards }
replay-said = Der Reihe nach: { $said }
replay-contract = { $contract }, gespielt von { $names }
replay-pile = { $names } { $points }
replay-gift = Dazu kam eine Talonkarte: { $card }
replay-so-far = Kartenpunkte bisher: { $piles }
replay-counted = Kartenpunkte am Ende: { $piles }
replay-match = Nr. { $number } { $game }: { $names }
replay-deal = Spiel { $deal }: { $scores }
replay-void = Ein ungültiges Spiel, das neu gegeben wurde
replay-tricks = { $names } { $tricks }
replay-tricks-so-far = Stiche bisher: { $piles }
replay-first = |◀ Anfang
replay-back = ◀ Zurück
replay-next = Weiter ▶
replay-last = Ende ▶|
replay-share = Teilen
replay-score = ◀ Zurück zur Abrechnung
practice-from-here = Von hier spielen
practice-pick = Oder von einer dieser Entscheidungen aus …
practice-turn = { $name }: { $said }
practice-title = Übung · Spiel { $deal }
practice-title-puzzle = Übung · Rätsel
practice-note = Das siehst nur du, und nichts davon zählt. An den anderen Plätzen spielt das Haus.
practice-note-for = Das siehst nur du, und nichts davon zählt. Du spielst für { $name }, an den anderen Plätzen spielt das Haus.
practice-trick = Stich { $number }: { $cards }. Er geht an { $name }.
practice-let-pass = Weiterlaufen lassen
practice-again = Noch einmal von hier
practice-back = Zurück zum Spiel
practice-back-puzzle = Zurück zum Rätsel
practice-here = Hier
practice-match = Partie
practice-made = { $made ->
    [again] Hier würde neu gegeben
   *[other] Hier kommst du auf **{ $made }**
    }; { $match ->
    [again] in der Partie wurde neu gegeben.
   *[other] in der Partie waren es **{ $match }**.
    }
score-title = Spiel { $deal }
score-void = { $names }: kein Tarock auf der Hand. Das Spiel ist ungültig; wer gegeben hat, gibt noch einmal, und das wird ein Pflichtklop.
score-void-again = { $names }: kein Tarock auf der Hand. Das Spiel ist ungültig; wer gegeben hat, gibt noch einmal.
score-ended-annulled = Jemand ohne Tarock und König hat das Spiel für ungültig erklärt.
score-ended-redeal = Jemand ohne Tarock hat neu geben lassen.
score-ended-thrown-in = Das Spiel wurde zusammengeworfen.
score-ended-passed-out = Alle haben gepasst.
score-ended-monte = Alle waren fürs Zusammenwerfen: Das Spiel zählt nichts.
score-ended-surrendered = { $name } hat { FORM($contract, of: "article") } aufgegeben.
score-repeated = Es zählt nicht: { $name } gibt noch einmal
score-klop = { $contract }: Alle spielen für sich, und Kartenpunkte zählen gegen sie.
score-made = { $name } hat mit { $partner } gegen { $others } { FORM($contract, of: "article") } gespielt und gewonnen.
score-lost = { $name } hat mit { $partner } gegen { $others } { FORM($contract, of: "article") } gespielt und verloren.
score-made-alone = { $name } hat allein gegen { $others } { FORM($contract, of: "article") } gespielt und gewonnen.
score-lost-alone = { $name } hat allein gegen { $others } { FORM($contract, of: "article") } gespielt und verloren.
score-aim-no-trick = { $contract }: Wer ihn spielt, darf keinen einzigen Stich machen.
score-aim-all-tricks = { $contract }: Wer ihn spielt, muss alle Stiche machen.
score-needed = { $names } { FORM($names, of: "number") ->
    [one] brauchte
   *[other] brauchten
} { $needed } Kartenpunkte und { FORM($names, of: "number") ->
    [one] machte
   *[other] machten
} { $points }; { $others } { FORM($others, of: "number") ->
    [one] machte
   *[other] machten
} { $rest }.
score-stopped = Nach dem { $trick }. Stich war Schluss, weil sich am Ausgang nichts mehr ändern konnte.
score-others = Geschrieben wird hier nur für die Spielpartei: Für { $names } ändert sich nichts.
score-sum = { $names } insgesamt: **{ $points }**
score-sum-each = { $names } insgesamt: je **{ $points }**
score-change = Spiel
score-total = gesamt
score-course = Verlauf
score-course-told = Die Balken: wie der Stand aller auf und ab ging, Spiel für Spiel.
score-radli = Radl
score-final = Endstand
score-radli-told = ○ ist ein offenes Radl: Der nächste Kontrakt, den man selbst spielt, zählt doppelt; wer ihn gewinnt, streicht eines.
score-radli-struck = ● ist ein gestrichenes.
score-note-struck = Ein Radl von { $name } ist gestrichen (●)
score-note-radlo-for-all = Alle bekommen ein Radl (○)
line-game = { $contract }, { $outcome ->
    [lost] verloren: { $difference ->
        [0] { $card_points } Kartenpunkte sind um einen zu wenig, das kostet
       *[other] { $card_points } Kartenpunkte sind { $difference } unter 35, das kostet
    }
   *[made] gewonnen: { $card_points } Kartenpunkte sind { $difference } über 35, das bringt
} { $raised ->
    [no] { $value } + { $difference }:
   *[yes] ({ $value } + { $difference }){ $times }:
}
line-game-rounded = { $contract }, { $outcome ->
    [lost] verloren: { $card_points } Kartenpunkte sind { $over } unter 35, gerundet auf { $difference }, das kostet
   *[made] gewonnen: { $card_points } Kartenpunkte sind { $over } über 35, gerundet auf { $difference }, das bringt
} { $raised ->
    [no] { $value } + { $difference }:
   *[yes] ({ $value } + { $difference }){ $times }:
}
line-flat = { $contract }, { $outcome ->
    [lost] verloren:
   *[made] gewonnen:
}
line-flat-raised = { $contract }, { $outcome ->
    [lost] verloren, das kostet
   *[made] gewonnen, das bringt
} { $value }{ $times }:
line-times = {" "}×{ $times } ({ $step })
line-klop = { $name }: { $card_points } Kartenpunkte in { $tricks ->
    [one] einem Stich
   *[other] { $tricks } Stichen
}{ $times }
line-klop-rounded = { $name }: { $card_points } Kartenpunkte in { $tricks ->
    [one] einem Stich
   *[other] { $tricks } Stichen
}, auf die nächsten 5 gerundet{ $times }
line-klop-empty = { $name }: { $tricks ->
    [0] kein Stich
   *[other] { $tricks } Stiche
} und { $card_points } Kartenpunkte, damit ist der Klop gewonnen{ $times }
line-klop-full = { $name }: { $card_points } Kartenpunkte in { $tricks ->
    [one] einem Stich
   *[other] { $tricks } Stichen
}, mehr als die Hälfte, damit ist der Klop verloren{ $times }
line-klop-spared = { $name }: { $card_points } Kartenpunkte in { $tricks ->
    [one] einem Stich
   *[other] { $tricks } Stichen
}, die jetzt nicht zählen{ $times }
line-radli = Verdoppelt durch ein Radl der Spielpartei
line-mirror = Die Gegenpartei schreibt je das Gegenteil
line-mond = { $name } hat den Mond verloren
line-bonus-silent-made = { $bonus }, still geschafft von { FORM($side, of: "dative") }{ $times }
line-bonus-silent-lost = { $bonus }, still verloren von { FORM($side, of: "dative") }{ $times }
line-bonus-announced-made = { $bonus }, angesagt und geschafft von { FORM($side, of: "dative") }{ $times }
line-bonus-announced-lost = { $bonus }, angesagt und verloren von { FORM($side, of: "dative") }{ $times }
deal-voided = Die Mitschrift dieses Spiels konnte ich nicht mehr lesen: Es ist ungültig und zählt nicht. Es wird neu gegeben.
match-note-radli = -# Jedes offene Radl kostet { $points } Punkte.
match-over = Die Partie ist aus. { $winners ->
    [one] Gewonnen hat { $names }
   *[other] Gewonnen haben { $names }
}
match-again = Revanche
match-stopped = Die Partie wurde abgebrochen. Vorn: { $names }
plain-board = ### Spiel { $deal }
    Den Tisch kann ich gerade nicht zeigen, aber das Spiel geht weiter: **Meine Karten** zeigt dein Blatt und was du tun kannst.
plain-turn = **{ $name } ist am Zug.**
plain-lobby = Diesen Tisch kann ich gerade nicht zeigen, aber die Knöpfe gehen. Besetzte Plätze: { $taken } von { $seats }.
plain-hand = Dein Blatt kann ich gerade nicht zeigen. Spielen kannst du mit den Befehlen: Sie bieten genau an, was du tun darfst, etwa `/tarok move play`.
plain-over = Spiel { $deal } ist aus.
plain-sheet = Das Spiel ist aus, aber wie es abgerechnet wurde, kann ich nicht zeigen. Es zählt trotzdem, und so steht es jetzt:
plain-end = ## Die Partie ist aus
    Die Reihung kann ich nicht zeigen, aber sie zählt trotzdem. Der Endstand:
scores-title = Spielzettel
scores-played = { $deal } { $contract }
scores-played-by = { $deal } { $contract } ({ $name })
scores-unplayed = nicht gespielt
scores-course = Der Stand aller, Spiel für Spiel:
scores-left-out = -# { $deals ->
    [one] Ein früheres Spiel fehlt hier.
   *[other] { $deals } frühere Spiele fehlen hier.
}
leaderboard-title = Bestenliste: { $game }
leaderboard-empty = Diese Bestenliste ist leer: In ihr stehen Leute aus fertigen Partien, bei denen mindestens zwei dabei waren.
leaderboard-matches = Partien
leaderboard-wins = Siege
leaderboard-average = Schnitt
leaderboard-note = Es zählen nur Partien mit mindestens zwei Leuten.

refused = { $reason }. (Regel { $rule })
refused-deal-over = Dieses Spiel ist aus
refused-cut-too-thin = { $number ->
    [one] Beim Abheben bleibt in jedem Teil mindestens eine Karte
   *[other] Beim Abheben bleiben in jedem Teil mindestens { $number } Karten
}
refused-no-such-method = So kann man die Karten nicht austeilen
refused-no-such-pile = Es gibt die Päckchen 1 bis { $number }
refused-pile-taken = Dieses Päckchen ist schon vergeben: Nimm ein anderes
refused-not-your-turn = { $turn } ist am Zug
refused-in-a-moment = Gleich bist du gefragt: einen Moment bitte
refused-not-now = Das ist jetzt nicht dran
refused-not-in-hand = { $card } hast du nicht
refused-must-follow = Du musst { $suit } zugeben
refused-must-trump = Du hast kein { $suit }, also musst du Tarock spielen
refused-must-beat = Du kannst den Stich überstechen, also musst du es auch
refused-suits-first = Tarock darfst du erst ausspielen, wenn du keine Farbkarten mehr hast
refused-pagat-last = Den Pagat darfst du nur spielen, wenn keine andere Karte geht
refused-hold-back = Du hast das Ultimo angesagt, also musst du { $card } für den letzten Stich aufheben
refused-must-name-contract = Alle anderen haben gepasst: Du bist Vorhand und musst einen Kontrakt nennen
refused-bid-too-low = Dein Gebot muss höher sein als { $high }
refused-bid-below = Dein Gebot muss mindestens { $high } sein
refused-weak-hand-only = Für ungültig erklären kann das Spiel nur, wer ein einziges Tarock hat, oder zwei unter T10
refused-forehand-only = { FORM($contract, of: "accusative") } darf nur die Vorhand nennen, und erst wenn alle anderen gepasst haben
refused-compulsory = Das ist ein Pflichtklop: { FORM($contract, of: "accusative") } kann man nicht bieten
refused-no-such-contract = { FORM($contract, of: "accusative") } kann man hier nicht bieten
refused-all-kings-needed = Eine Dame darf nur rufen, wer selbst spielt und alle vier Könige hat
refused-not-a-king = Du musst einen der vier Könige rufen
refused-no-such-set = Der Talon hat die Päckchen 1 bis { $sets }
refused-set-in-turn = Gefragt ist jetzt nach Päckchen { $number } des Talons
refused-king-not-seen = Aufgeben darfst du erst, wenn du den gerufenen König im Talon gesehen hast
refused-wrong-number = { $number ->
    [one] Du musst genau eine Karte ablegen
   *[other] Du musst genau { $number } Karten ablegen
}
refused-five-points = { $card } zählt fünf Punkte und darf nicht abgelegt werden
refused-trumps-kept = Tarock darfst du nur ablegen, wenn du sonst nichts hast
refused-keep-or-convert = Entweder es bleibt beim Kontrakt, oder du wechselst zu { FORM($contract, of: "dative") }
refused-no-such-bonus = Das kann man bei diesem Kontrakt nicht ansagen
refused-card-needed = Das kann nur ansagen, wer { $card } hat
refused-already-announced = Das hat deine Partei schon angesagt
refused-cancelled-by-valat = Ein Valat ist angesagt: Sonst zählt nichts mehr
refused-no-such-item = Das hat niemand angesagt
refused-ladder-ended = Höher geht es nicht mehr
refused-not-your-step = Die nächste Stufe gehört der anderen Partei
refused-side-unknown = Du weißt noch nicht, zu welcher Partei { $owner } gehört
