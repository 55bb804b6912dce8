# Die Leute einer Partie, und wer dazukommen will.

remove-title = ### Die Leute dieser Partie
remove-nobody = Hier spielt sonst niemand, den du entfernen könntest.
remove-sure = { $name } aus dieser Partie entfernen? Das Haus spielt weiter, und zurückkommen geht nicht.
remove-sure-last = { $name } aus dieser Partie entfernen? Sonst spielt hier niemand, deshalb schließt der Tisch.
remove-yes = Entfernen
reply-removed = { $name } ist aus der Partie entfernt; das Haus spielt weiter.
reply-removed-closed = { $name } ist aus der Partie entfernt; der Tisch ist geschlossen.
denied-not-yours-to-remove = Entfernen kann Leute nur { $name } (leitet den Tisch) oder wer Kanäle verwalten darf.
denied-round-remove = Von einem Tisch eines Mannschaftskampfs kann nur jemand Leute entfernen, der Kanäle verwalten darf.
denied-removed-from-match = Du wurdest aus dieser Partie entfernt; das Haus spielt für dich weiter.
sit-asked = Gefragt: { $names }. Sobald jemand Ja sagt, gehört der Platz dir. Antwortet in { $minutes } Minuten oder vor dem nächsten Spiel niemand, erledigt sich die Frage.
sit-asked-away = Gerade ist niemand da. Kommt jemand zurück und sagt in { $minutes } Minuten und vor dem nächsten Spiel Ja, gehört der Platz dir.
sit-yes = Ja: Ab dem nächsten Spiel bist du dabei. Deine Karten bekommst du hier.
sit-no = Diesmal lieber nicht.
sit-late = Das nächste Spiel hat begonnen, bevor jemand geantwortet hat. Danach kannst du wieder fragen.
sit-nobody = Niemand hat geantwortet. Du kannst noch einmal fragen.
sit-closed = Die Partie ist zu Ende gegangen, bevor jemand geantwortet hat.
sit-let = Mitspielen lassen
sit-asks = **{ $name }** möchte mitspielen. Wer hier spielt, kann Ja oder Nein sagen.
sit-you-said-yes = { $name } spielt ab dem nächsten Spiel mit.
sit-you-said-no = { $name } bleibt in dieser Partie draußen.
denied-sit-declined = Die Leute dieser Partie möchten lieber ohne dich spielen.
denied-sit-many-ask = Hier fragen schon mehrere nach einem Platz. Versuch es nach dem nächsten Spiel wieder.
denied-nobody-asks = Nach einem Platz fragt hier niemand mehr.
