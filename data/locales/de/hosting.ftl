# Was der Bot denen sagt, die ihn betreiben.

denied-host-only = Das ist denen vorbehalten, die diesen Bot betreiben. `/tarok help` zeigt, was du hier tun kannst.
hosting-stats = **Was jeden Tag gespielt wurde:** Leute mit mindestens einem Zug, eröffnete Tische (nach Sprache) und beendete Spiele (nach Spielart und Zahl der Leute).
hosting-nothing-played = An diesen Tagen wurde nicht gespielt.
hosting-day = Tag (UTC)
hosting-people = Leute
hosting-tables = Tische
hosting-deals = Spiele
hosting-log = Ins Log kommen jetzt Zeilen ab { $level }, bis zum nächsten Neustart. Bei mehreren Prozessen ist es das Log dessen, der diesen Kanal bedient.
hosting-maintenance = **Der Bot ist bald für etwa { $minutes } Min. weg,** wegen Wartung. Es geht nichts verloren: Dieser Tisch macht danach genau dort weiter, wo er ist.
hosting-announced = In ein paar Sekunden bekommt jeder Tisch, an dem gerade gespielt wird, einmal diese Nachricht.
hosting-drained = Bis { $until } können keine neuen Tische eröffnet werden; offene spielen weiter. `/tarok host drain` mit 0 Minuten beendet das früher.
hosting-not-drained = Es können neue Tische eröffnet werden.
denied-no-new-tables = Der Bot wird bald gewartet, deshalb können bis { $until } keine neuen Tische eröffnet werden. Offene Tische spielen weiter. Bitte versuch es danach wieder.
