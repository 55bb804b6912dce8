# Wie die Hausspieler heißen, mit Beistrichen dazwischen: mindestens acht Namen.

house-names = Franzi, Poldi, Resi, Sepp, Mitzi, Ferdl, Vroni, Toni, Hedi, Schorsch
