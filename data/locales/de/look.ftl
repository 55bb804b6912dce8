# Wie Karten zu sehen sind: `/tarok look`.

look-title-person = ### Wie du die Karten siehst
look-title-server = ### Wie die Tische dieses Servers aussehen
look-note-pictures = Bilder von Karten und Tisch; zu jedem steht für Screenreader in Worten, was darauf ist.
look-note-emojis = Text mit einem kleinen Bild bei jeder Karte.
look-note-text = Nur Text, mit den Zeichen der Farben.
look-no-emojis = Emojis gibt es noch keine; du siehst Text, solange sie niemand hochgeladen hat.
look-sample = Ein paar dieser Karten: { $cards }
look-style-pictures = Bilder
look-style-emojis = Emojis
look-style-text = Text
look-deck-classic = Klassische Karten
look-deck-clear = Gut lesbare Karten
look-to-server = Tische dieses Servers
look-to-person = Meine Karten
look-to-habits = Wie ich spiele
look-forced-cards-always = Immer
look-forced-cards-harmless = Nur wenn nichts davon abhängt
look-forced-cards-never = Nie
habits-title = ### Wie du spielst
habits-forced-cards = Die einzige Karte von selbst
habits-forced-cards-note = Wenn dir nur eine Karte bleibt, kann ich sie für dich spielen. Solange du nichts wählst, überlasse ich sie dir in deinen ersten drei Spielen.
habits-order = So ist dein Blatt sortiert
look-trumps-left = Tarocks links
look-trumps-right = Tarocks rechts
look-suits-colour = Schwarze und rote Farben abwechselnd
look-suits-pack = Farben immer ♠ ♣ ♦ ♥
look-ranks-high = Hohe Karten zuerst
look-ranks-low = Niedrige Karten zuerst
habits-letters = Buchstaben der Figuren
habits-coach = Der Trainer, allein mit dem Haus
look-coach-first = In meinen ersten Spielen
look-coach-always = Immer
look-coach-never = Nie
habits-puzzles = Rätsel aus deinen Spielen mit anderen, ohne Namen
look-puzzles-all = Für alle
look-puzzles-mine = Nur für mich
habits-back = Aussehen der Karten
help-looks = **Aussehen**

# In welcher Sprache etwas gesagt wird: `/tarok language`.

language-title-person = ### Deine Sprache
language-title-server = ### Die Sprache dieses Servers
language-note-person = In dieser Sprache antworte ich dir, und in ihr siehst du deine Karten. Was alle sehen, steht in der Sprache des Servers.
language-note-server = In dieser Sprache stehen die Tische und die Abrechnungen dieses Servers. Auch Antworten gebe ich in ihr, außer jemand hat selbst eine andere gewählt.
language-auto-person = Die des Servers oder die deines Discord
language-auto-server = Wie in Discord eingestellt
language-auto = Automatisch
language-to-person = Meine Sprache
language-to-server = Sprache dieses Servers
