# Wie sich die Sprache selbst nennt. Die Datei ist da, wenn alle anderen vollständig sind: Damit wird
# die Sprache gesprochen.

language-name = Deutsch
former-player = ehemals dabei
