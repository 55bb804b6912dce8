# The deal of the day: the same cards for everybody, one try each, and what came of it.

help-daily = **Das Spiel des Tages**
daily-title = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] , Spiel { $deal }
} · { $game }
daily-name = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] , Spiel { $deal }
}
daily-intro = Dieselben Karten für alle, jeder allein mit dem Haus. Hausspieler: { $level }.
daily-one-try = Du hast **einen Versuch**, und schon das Öffnen zählt. Es endet <t:{ $at }:R>: Was unfertig bleibt, gilt als nicht gespielt. Bis dahin gibt es keine Tipps, keine Analyse und keine Aufzeichnung, für niemanden.
daily-over = Dieses Spiel ist vorbei. Du kannst es zur Übung spielen; nichts davon zählt.
daily-commitment = Die Karten standen fest, bevor es geöffnet wurde. Der SHA-256 ihres Geheimnisses ist `{ $commitment }`; das Geheimnis selbst wird gezeigt, wenn das Spiel vorbei ist.
daily-secret = Die Karten ergaben sich aus dem Geheimnis `{ $secret }`; sein SHA-256, der vorher gezeigt wurde, ist `{ $commitment }`.
daily-new-house = Das Haus hat sich geändert, seit dieses Spiel gemacht wurde: In Stellungen, die schon jemand erreicht hat, spielt es wie damals, sonst wie jetzt.
daily-open = Spiel öffnen
daily-practise = Zur Übung spielen
daily-more = Mehr …
daily-day = Spiele des Tages Nr. { $number }
daily-day-note = Ein Spiel in jeder Spielart, von Mitternacht bis Mitternacht UTC. Die grauen hast du schon begonnen.
daily-day-none = An dem Tag gab es keine.
daily-earlier = ◀ Früher
daily-later = Später ▶
daily-note = Dein einziger Versuch am Spiel des Tages. An den anderen Plätzen spielt das Haus.
daily-note-late = Zur Übung: Dieses Spiel ist vorbei, und nichts davon zählt.
daily-made = Dein Ergebnis: **{ $points }**.
daily-by-house = Es blieb unfertig, also hat das Haus es zu Ende gespielt, und es gilt als nicht gespielt.
contest-left = `*`: blieb unfertig. Das Haus hat es zu Ende gespielt, und es gilt als nicht gespielt.
daily-ghosts = Besser als **{ $percent }{"\u00A0"}%** von { $number } Hausspielern mit denselben Karten; ihr Median ist { $par }.
daily-no-ghosts = Bisher haben zu wenige Hausspieler diese Karten gespielt: Schau später noch einmal.
daily-few-ghosts = Zu wenige Hausspieler haben diese Karten gespielt, also hat dein Ergebnis keinen Prozentwert.
daily-counted = Zu wenige Hausspieler haben diese Karten gespielt. In Ranglisten zählt dein Ergebnis als besser als { $percent }{"\u00A0"}%.
daily-people = Andere, die es gespielt haben: { $number }; besser bist du als { $better }, gleichauf mit { $level }.
daily-cost = Durch Fehler verlorene Punkte, gemessen an dem, was du wissen konntest: etwa **{ $cost }**.
daily-brought = Gemessen an dem, was du wissen konntest, besser als die Züge, zu denen ich geraten hätte, um etwa **{ $cost }**.
daily-judging = Ich sehe mir deine Entscheidungen noch an; die Quadrate folgen.
daily-when = Analyse, Aufzeichnung und *Von hier spielen* gibt es, wenn das Spiel des Tages endet, <t:{ $at }:R>, für alle zugleich.
daily-share = Teilen
daily-shared = **{ $name }** · { $line }
daily-look = Spiel ansehen
daily-percent = besser als { $percent }{"\u00A0"}%
share-percent = { $percent }{"\u00A0"}%
share-better-than = besser als
daily-milestone = 🎉 **{ $days } Tage in Folge!**
daily-streak = { $days } Tage in Folge. Tage, die du noch auslassen darfst: { $spare } von { $most }; jeder siebte gespielte Tag bringt einen zurück.
daily-ladder = Rangliste
daily-remind = Ergebnis und Erinnerung schicken
daily-quiet = Keine Nachrichten mehr
daily-reminder = **{ $title }** ist da und endet <t:{ $at }:R>.
reminder-streak = 🔥 { $days } Tage in Folge. Lässt du heute aus, fängst du wieder von vorn an.
reminder-spare = 🔥 { $days } Tage in Folge. Tage, die du noch auslassen darfst: { $spare }; lässt du heute aus, { $left }.
reminder-rank = Dein Rang gestern auf deinem Server: **{ $rank }** von { $number }.
reminder-percent = Gestern warst du besser als **{ $percent }{"\u00A0"}%** der Hausspieler.
daily-look-at-it = Zum Spiel
daily-play-too = Auch spielen

ladder-title-daily = Spiele des Tages · { $game }
ladder-week = Woche
ladder-month = Monat
ladder-season = Saison
ladder-percent = %
ladder-days = Tage
ladder-deals = Spiele
ladder-how = %: Anteil der Hausspieler mit denselben Karten, die du schlägst, im Schnitt. Ist er gleich, steht höher, wer durch Fehler weniger Punkte verloren hat. Ein Spiel zählt, sobald es vorbei ist. Spiele, in denen die Besseren öfter gewinnen, wiegen mehr.
ladder-need = Um gereiht zu werden, spiel an fünf von je sieben Tagen, die vorbei sind: bisher an mindestens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}.
ladder-own-days = Deine Tage: { $days }.
ladder-since = Gezählt wird ab dem <t:{ $at }:d>, als hier das erste Spiel gespielt wurde.
ladder-empty = Noch ist niemand gereiht.
ladder-unranked = **Noch nicht gereiht:**
ladder-days-of = { $name } · { $days } von { $needed ->
    [one] { $needed } Tag
   *[other] { $needed } Tagen
}

channel-title = Ein Kanal für das Spiel des Tages
channel-what = In einem Kanal des Servers bekommt das Spiel des Tages jeden Tag eine Nachricht: wer es fertig hat, mit Quadraten, nichts von Punkten oder Karten; wenn es vorbei ist, die Tabelle, der Median und der ungewöhnlichste Kontrakt.
channel-none = Es erscheint in keinem Kanal.
channel-is = Es erscheint in { $channel }.
channel-left = Die Nachricht von heute wurde gelöscht, oder ich darf dort nicht schreiben. *Hier anzeigen* schreibt sie noch einmal.
channel-here = Hier anzeigen
channel-nowhere = Nicht anzeigen
channel-invites = Dieselben Karten für alle, ein Versuch, jeder allein mit dem Haus. Es endet <t:{ $at }:R>.
channel-yesterday = Gestern vorn: **{ $names }**. Zu Ende gespielt haben es: { $number }.
channel-mistake = Der teuerste Fehler, den gestern mehrere gemacht haben: **{ $made }** im { $trick }. Stich; **{ $better }** war besser. So oft gemacht: { $number }. Verlorene Punkte im Schnitt: { $cost }.
channel-finished = { $squares } **{ $name }**
channel-others = Weitere: { $number }
channel-nobody = Noch hat es niemand gespielt.
channel-over = Es ist vorbei.
channel-points = Punkte
channel-cost = Fehler
channel-percent = %: der Anteil der Hausspieler mit denselben Karten, die jemand geschlagen hat.
channel-below-zero = Fehler unter 0: besser als die Züge, zu denen ich geraten hätte.
mistakes-error = Durch Fehler verlorene Punkte sind Schätzungen: ± { $error } oder weniger.
channel-with-lead = { $points } ({ $ahead } voraus)
channel-unusual = **Der ungewöhnlichste Kontrakt:** { $contract }, von { $name }. Von { $of }, die hier oder als Hausspieler diese Karten hatten, haben ihn { $number } gespielt.
channel-middle = **In der Mitte von { $number } Hausspielern:** { $name } (Haus) kam mit denselben Karten auf **{ $points }**.
channel-none-played = Niemand hat es gespielt.
reply-quiet = Du bekommst keine Nachrichten zu Spielen des Tages mehr.

denied-contest-not-open = Dieses Spiel ist noch nicht offen: Es beginnt <t:{ $at }:R>.
denied-contest-tried = Deinen Versuch an diesem Spiel hattest du schon.
denied-contest-over = Dieses Spiel ist gerade zu Ende gegangen.
denied-no-such-contest = So ein Spiel des Tages gibt es nicht.
denied-entry-gone = Diesen Versuch gibt es nicht mehr.
denied-daily-no-hints = Bevor das Spiel des Tages endet, <t:{ $at }:R>, gibt es für niemanden Tipps.
denied-contest-settling = Dieses Spiel ist gerade zu Ende gegangen, und die Ergebnisse werden zusammengestellt. Versuch es in einer Minute noch einmal.
denied-nothing-to-share = Noch gibt es nichts zu teilen.
