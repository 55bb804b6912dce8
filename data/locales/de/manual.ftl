# Der Rahmen des Lehrgangs und die Hilfeseite.

manual-none = Für dieses Tarock gibt es keinen Lehrgang.
manual-learn = Lernen
manual-page = Seite { $page } von { $pages }
manual-back = Zurück
manual-next = Weiter
rule-open = Regel { $number }
rule-section = Aus dem Abschnitt „{ $section }“
rule-in-english = Den genauen Text gibt es bisher nur auf Englisch; der Lehrgang zum Spiel ist auf Deutsch.
help-title = ## Tarock
help-play =
    `/tarok new` eröffnet in diesem Kanal einen Tisch. Wer mitspielen will, drückt *Mitspielen*; *Auffüllen und los* gibt die freien Plätze Hausspielern und teilt aus.
    Deine Karten kommen in einer Nachricht, die nur du siehst. Ihre Knöpfe sind genau das, was du tun darfst. Ist sie weg, drück am Tisch auf *Meine Karten*.
    ♠ ♣ ♦ ♥ sind die Farben; die Figuren sind K (König), Q (Dame), C (Cavall), J (Bub). In den schwarzen Farben ist die 10 die höchste leere Karte und die 7 die niedrigste, in den roten die 1 und die 4. Die Tarocks sind Pagat 1, T2 bis T20, Mond 21 und als höchstes der Sküs. Lombardisches Tarock hat mehr Karten.
    Die Liste *Warum nicht …?* unter deinen Karten sagt dir, warum eine Karte nicht geht, und schlägt die Regel auf.
help-games = **Gespielt wird:** { $games }. `/tarok learn` lehrt sie alle.
help-tables = **Tisch**
help-play-commands = **Spielen**
help-scores = **Abrechnung**
help-manual = **Lernen**
help-server = **Server**
help-command = `/tarok { $name }` – { $does }

# Was über den Karten steht, die ein Kurs zeigt.
taught-black = ♠ und ♣, von hoch nach niedrig
taught-red = ♦ und ♥: Die 1 ist die beste leere Karte
taught-trula = { $trula }
taught-three = drei Karten zählen 5 + 4 + 1 − 2 = 8
taught-four = vier Karten zählen 5 + 4 − 1 = 8
taught-worth = sie zählen 6, dann 5, 4, 3, 2 und nichts
taught-honours = die sieben Honneurs
taught-birds = Pagat, Uhu und Kakadu
taught-rostopschin = Rostopschin: ein Stich mit T17, dann mit T18
taught-straw = ein Strohmann: eine Karte offen, drei verdeckt
taught-sets-three = der Talon in Dreierpäckchen
taught-sets-two = in Zweierpäckchen
taught-sets-one = in einzelnen Karten
taught-call = einer dieser Könige wird gerufen
taught-follow = Farbe zugeben: Ihre höchste Karte gewinnt
taught-trumped = keine Karte der Farbe: Das Tarock gewinnt
taught-higher = das höchste Tarock gewinnt
taught-off = eine andere Farbe gewinnt nie
taught-emperor = der Kaiserstich: Der Pagat gewinnt ihn
taught-beat = Klop und Bettler: überstechen, wenn man kann
taught-kings = alle vier Könige
taught-last-king = der letzte Stich: Der gerufene König macht ihn
taught-last-pagat = der letzte Stich: Der Pagat macht ihn
taught-caught = der Mond ist gefangen
taught-matto = der Matto gewinnt nie einen Stich
