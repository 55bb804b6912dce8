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
