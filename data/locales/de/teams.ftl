# Mannschaftskämpfe: Mannschaften eines Servers spielen dieselben Spiele an mehreren Tischen.

teams-title = Mannschaftskampf { $number }
teams-letters = A B C D E
teams-name = Mannschaft { $letter }
teams-tells = { $deals ->
    [one] Nach einem Spiel
   *[other] Nach { $deals } Spielen
} liegt eine Mannschaft von Klubspielern in mindestens { $tenths } von 10 Kämpfen vor einer von Neulingen.
teams-tells-little = { $deals ->
    [one] Ein Spiel zeigt
   *[other] { $deals } Spiele zeigen
} kaum, welche Mannschaft besser spielt.
teams-how = Dieselben Spiele werden an { $tables } Tischen gespielt. In jedem Spiel sitzt jede Mannschaft einmal auf jedem Platz, die Karten bevorzugen also niemanden. Die Ergebnisse gibt es, sobald alle Tische fertig sind.
teams-how-apart = Dieselben Spiele werden an { $tables } Tischen gespielt. An jedem sitzt eine Person jeder Mannschaft, die anderen Plätze nimmt das Haus ein: So spielt niemand gegen die eigene Mannschaft. In jedem Spiel sitzt jede Mannschaft einmal auf jedem Platz, die Karten bevorzugen also niemanden. Die Ergebnisse gibt es, sobald alle Tische fertig sind.
teams-how-servers = Eine Mannschaft von hier spielt gegen die eines anderen Servers: dieselben Spiele, jede an { $tables } Tischen auf ihrem Server, gegen dasselbe Haus. In jedem Spiel sitzt jede Mannschaft einmal auf jedem Platz. Die Ergebnisse gibt es, sobald alle Tische fertig sind.
teams-code = Wer einen anderen Server verwaltet, nimmt dort mit `/tarok tournament teams` und dem Code `{ $code }` an.
teams-there = Ein anderer Server spielt mit.
teams-far = Fertige Tische des anderen Servers: { $done } von { $tables }.
teams-not-begun = Der andere Server hat noch nicht begonnen.
teams-team = **{ $team }**: { $names }
teams-nobody = noch niemand
teams-asked = eingeladen: { $names }
teams-house = Plätze, die leer bleiben, nimmt das Haus ein. { $captain } startet; dann bleiben drei Tage Zeit.
teams-house-until = Plätze, die leer bleiben, nimmt das Haus ein. { $captain } startet; der andere Server hat schon begonnen, darum wird bis <t:{ $at }:f> gespielt.
teams-sit = Zu { $team }
teams-up = Aussteigen
teams-start = Starten
teams-call-off = Kampf absagen
teams-off = Dieser Mannschaftskampf ist abgesagt.
teams-thread = Mannschaftskampf { $match } · Tisch { $number }
teams-until = Gespielt wird bis <t:{ $at }:f>; was unfertig bleibt, spielt das Haus zu Ende. Die Ergebnisse gibt es, sobald alle Tische fertig sind.
teams-table = Tisch { $number } { $where }: { $names }
teams-table-done = Tisch { $number } { $where }, fertig: { $names }
teams-elsewhere = auf dem anderen Server
teams-of = { $name } ({ $team })
teams-show = Wie es steht
teams-won = **{ $team } hat gewonnen**, mit { $lead ->
    [one] { $lead } Punkt
   *[other] { $lead } Punkten
} Vorsprung.
teams-drawn = **Unentschieden.**
teams-shared = **{ $teams } teilen sich den ersten Platz.**
teams-counted = Ergebnis einer Mannschaft in einem Spiel: die Punkte all ihrer Plätze, an allen Tischen.
teams-level = { $number ->
    [one] In Spiel { $deals } haben die Mannschaften gleich viel gemacht: Es hat nichts entschieden.
   *[other] In den Spielen { $deals } haben die Mannschaften gleich viel gemacht: Sie haben nichts entschieden.
}
teams-none = Kein Spiel wurde an allen Tischen gespielt: Niemand hat gewonnen.
teams-at = Tisch { $number }
teams-deal = Spiel { $deal }: { $played }
teams-played = Tisch { $number } { $what }
teams-declared = { $contract }, { $name }
teams-again = Revanche
teams-look = Tisch { $number } ansehen
teams-list = Mannschaftskämpfe
teams-line = **{ $number }** · { $game } · { $state }
teams-number = Mannschaftskampf { $number }
teams-how-to = Mit `/tarok tournament teams` und einem Spiel versammelst du Leute dafür: zwei Mannschaften oder mehr, dieselben Spiele für alle.
teams-is-gathering = Mannschaften bilden sich
teams-is-open = läuft
teams-is-over = vorbei

round-veiled = Andere Tische spielen dieselben Spiele: Von den Karten steht hier nichts. Alles steht auf deiner eigenen Seite.
round-done = **Dieser Tisch hat alle seine Spiele gespielt.** Die Ergebnisse gibt es, sobald der letzte Tisch fertig ist.

denied-round-watch = Andere Tische spielen dieselben Spiele, deshalb darf nur zusehen, wer hier sitzt.
denied-round-seats = An einen Tisch eines Mannschaftskampfs setzt sich niemand dazu: Andere spielen dieselben Spiele.
denied-round-open = Andere Tische spielen dieselben Spiele noch. Ansehen kannst du alles, wenn der Mannschaftskampf vorbei ist.
denied-round-stop = Ein Tisch eines Mannschaftskampfs lässt sich nicht schließen: Die anderen warten auf ihn. Gehst du, spielt das Haus für dich weiter.
denied-round-cards = Die Karten dieses Tischs ergeben sich aus den Geheimnissen seines Mannschaftskampfs. Deren SHA-256 findest du unter *Wie es steht*.
denied-teams-where = Ein Mannschaftskampf wird in einem Kanal eines Servers gespielt, nicht in einem Thread: Jeder seiner Tische bekommt einen.
denied-teams-gone = Diesen Mannschaftskampf gibt es auf diesem Server nicht.
denied-teams-begun = Dieser Mannschaftskampf hat schon begonnen oder ist abgesagt.
denied-teams-code = Unter diesem Code wartet kein Mannschaftskampf auf einen anderen Server, oder es ist einer von diesem.
denied-teams-alone = Kein anderer Server hat angenommen, oder er hat abgesagt.
denied-teams-server = Das kann nur, wer diesen Server verwaltet.
denied-teams-captain = Das kann nur, wer ihn angelegt hat oder diesen Kanal verwaltet.
denied-teams-again = Eine Revanche kann nur ansetzen, wer diesen Mannschaftskampf angelegt oder mitgespielt hat.
denied-teams-named = Nenne die Leute jeder Mannschaft mit einem @: jeden nur in einer, und nicht mehr, als ein Tisch Plätze hat.
denied-teams-number = So viele Mannschaften können das nicht spielen. Möglich: { $numbers }.
denied-teams-other = Du bist in eine andere Mannschaft eingeladen.
denied-teams-closed = Die Leute dieser Mannschaft sind schon bestimmt.
denied-teams-full = Diese Mannschaft ist vollzählig.
denied-teams-empty = In jeder Mannschaft muss jemand sitzen.
