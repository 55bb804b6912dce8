# The deal of the day: the same cards for everybody, one try each, and what came of it.

help-daily = **Das Spiel des Tages**
daily-title = Tarok { $number } · { $game }
daily-name = Tarok { $number }
daily-intro = Dieselben Karten für alle, jeder allein mit dem Haus. Spieler des Hauses: { $level }.
daily-one-try = Du hast **einen Versuch**, und schon das Öffnen zählt. Es schließt <t:{ $at }:R>: Was dann unfertig ist, spielt das Haus zu Ende, und so zählt es. Bis dahin gibt es keine Tipps, keine Analyse und keine Aufzeichnung, für niemanden.
daily-over = Dieses Spiel ist vorbei. Du kannst es zur Übung spielen; nichts davon zählt.
daily-commitment = Die Karten standen fest, bevor es geöffnet wurde. Der SHA-256 ihres Geheimnisses ist `{ $commitment }`; das Geheimnis selbst wird gezeigt, wenn das Spiel vorbei ist.
daily-secret = Die Karten folgen aus dem Geheimnis `{ $secret }`; sein SHA-256, der vorher gezeigt wurde, ist `{ $commitment }`.
daily-new-house = Das Haus hat sich geändert, seit dieses Spiel gemacht wurde: Wo schon jemand vor dir war, antwortet es wie damals, sonst so, wie es jetzt spielt.
daily-open = Spiel öffnen
daily-practise = Zur Übung spielen
daily-more = Mehr …
daily-day = Spiele von Tag { $number }
daily-day-note = Ein Spiel in jeder Spielart, von Mitternacht bis Mitternacht UTC. Die grauen hast du schon begonnen.
daily-day-none = An dem Tag gab es keine.
daily-earlier = ◀ Früher
daily-later = Später ▶
daily-note = Dein einer Versuch am Spiel des Tages. Alle anderen spielt das Haus.
daily-note-late = Zur Übung: Dieses Spiel ist vorbei, und nichts davon zählt.
daily-made = Dein Ergebnis: **{ $points }**.
daily-by-house = Es blieb unfertig, also hat das Haus es zu Ende gespielt.
daily-ghosts = Besser als **{ $percent } %** von { $number } Spielern des Hauses mit denselben Karten; das Ergebnis in der Mitte ist { $par }.
daily-no-ghosts = Spieler des Hauses haben diese Karten noch nicht gespielt: Schau später noch einmal.
daily-people = Andere, die es gespielt haben: { $number }; besser bist du als { $better }, gleichauf mit { $level }.
daily-cost = Nach allem, was du wissen konntest, haben deine Entscheidungen etwa **{ $cost }** gekostet.
daily-brought = Nach allem, was du wissen konntest, haben deine Entscheidungen etwa **{ $cost }** mehr gebracht als das, wozu geraten worden wäre.
daily-judging = Ich sehe mir deine Entscheidungen noch an; die Quadrate folgen.
daily-when = Analyse, Aufzeichnung und *Von hier spielen* gibt es, wenn das Spiel schließt, <t:{ $at }:R>, für alle zugleich.
daily-share = Teilen
daily-shared = **{ $name }** · { $line }
daily-look = Spiel ansehen
daily-look-there = Ansehen kannst du es dort, wo du es gespielt hast.
daily-percent = { $percent } %
daily-ladder = Rangliste
daily-remind = Morgen erinnern
daily-quiet = Nicht mehr erinnern
daily-reminder = **{ $title }** ist da.
daily-look-at-it = Zum Spiel
daily-play-too = Auch spielen

ladder-title = Spiele des Tages · { $game }
ladder-week = Woche
ladder-month = Monat
ladder-season = Saison
ladder-percent = %
ladder-days = Tage
ladder-deals = Spiele
ladder-how = %: wie die Versuche im Schnitt neben den Spielern des Hauses mit denselben Karten stehen. Ist das gleich, zählt, wessen Entscheidungen weniger gekostet haben. Ein Spiel zählt, sobald es vorbei ist.
ladder-need = Einen Platz hat, wer an mindestens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} gespielt hat: an fünf von sieben, die vorbei sind.
ladder-own-days = Deine Tage: { $days }.
ladder-empty = Noch hat niemand einen Platz.

channel-title = Ein Kanal für das Spiel des Tages
channel-what = In einem Kanal des Servers bekommt das Spiel des Tages jeden Tag eine Nachricht: wer es fertig hat, mit Quadraten, nichts von Punkten oder Karten; wenn es vorbei ist, die Tabelle, der Verlauf in der Mitte und der ungewöhnlichste Kontrakt.
channel-none = Es steht in keinem Kanal.
channel-is = Es steht in { $channel }.
channel-left = Die Nachricht von heute wurde entfernt, oder ich darf dort nicht schreiben. *In diesem Kanal* schreibt sie noch einmal.
channel-here = In diesem Kanal
channel-nowhere = In keinem Kanal
channel-invites = Dieselben Karten für alle, ein Versuch, jeder allein mit dem Haus. Es schließt <t:{ $at }:R>.
channel-finished = { $squares } **{ $name }**
channel-others = Weitere: { $number }
channel-nobody = Noch hat es niemand gespielt.
channel-over = Es ist vorbei.
channel-points = Punkte
channel-cost = Kosten
channel-unusual = **Der ungewöhnlichste Kontrakt:** { $contract }, von { $name }. Von { $of }, die diese Karten hatten, Spieler des Hauses eingeschlossen, haben ihn { $number } gespielt.
channel-middle = **Das Ergebnis in der Mitte von { $number } Spielern des Hauses:** { $name }, mit euren Karten, kam auf **{ $points }**.
channel-none-played = Niemand hat es gespielt.
reply-quiet = Du wirst nicht mehr erinnert.

denied-contest-not-open = Dieses Spiel ist noch nicht offen: Es öffnet <t:{ $at }:R>.
denied-contest-tried = Deinen einen Versuch an diesem Spiel hattest du schon.
denied-contest-over = Dieses Spiel hat gerade geschlossen.
denied-no-such-contest = So ein Spiel des Tages gibt es nicht.
denied-entry-gone = Diesen Versuch gibt es nicht mehr.
denied-daily-no-hints = Bevor das Spiel des Tages schließt, <t:{ $at }:R>, gibt es für niemanden Tipps.
denied-contest-settling = Dieses Spiel hat gerade geschlossen, und die Ergebnisse werden zusammengestellt. Versuch es in einer Minute noch einmal.
denied-nothing-to-share = Noch gibt es nichts zu teilen.
