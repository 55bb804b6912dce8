# Turniere eines Servers: Alle spielen dieselben Spiele, jeder allein mit dem Haus.

help-tournament = **Turniere**

tournament-title = { $heading } · { $game } · Spiel { $deal } von { $deals }
tournament-heading = Turnier
tournament-state-before = Es beginnt <t:{ $opens }:R> (<t:{ $opens }:f>) und ist offen bis <t:{ $closes }:f>.
tournament-state-open = Es ist offen bis <t:{ $closes }:f> (<t:{ $closes }:R>).
tournament-state-closing = Die Zeit ist um. Die Rangliste wird ermittelt.
tournament-state-over = Es ist vorbei.
tournament-state-off = Es wurde abgesagt: Es gibt keine Rangliste.
tournament-crowd = { $entrants ->
    [one] { $entrants } Person nimmt teil
   *[other] { $entrants } Personen nehmen teil
}; alle Spiele gespielt: { $done }.
tournament-took-part = { $entrants ->
    [one] { $entrants } Person ist gereiht.
   *[other] { $entrants } Personen sind gereiht.
}
tournament-nobody = Noch nimmt niemand teil.
tournament-none-played = Niemand hat ein Spiel gespielt.
tournament-line = { $name } · { $done } von { $deals }
tournament-others = und { $number } weitere
tournament-rules = Alle spielen dieselben Spiele, jedes einmal, allein mit demselben Haus und wann sie mögen, bevor es endet. Die Rangliste sieht, wer alle Spiele fertig hat; alle sehen sie, wenn es vorbei ist.
tournament-by-matchpoints = Reihung: In jedem Spiel zählt, welchen Anteil der anderen, die es zu Ende gespielt haben, man schlägt (Gleiche halb), über alle Spiele der Schnitt. Ein Spiel, das man nicht zu Ende spielt, bringt 0{"\u00A0"}%.
tournament-by-differences = Reihung: In jedem Spiel zählt, wie weit man über oder unter dem Median liegt, höchstens { $cap } Punkte, über alle Spiele die Summe. Ein Spiel, das man nicht zu Ende spielt, bringt −{ $cap }.
tournament-winner = **{ $name } gewinnt mit { $score }.**
tournament-winners = **{ $name } teilen sich den ersten Platz, mit { $score }.**
tournament-enter = Mitmachen
tournament-leave = Aussteigen
tournament-show = Meine Spiele
tournament-play = Spielen
tournament-ranks = Rangliste
tournament-call-off = Turnier absagen
tournament-back = Zurück
tournament-deal = Spiel { $deal }
tournament-you-in = Du nimmst teil. Ein Spiel zählt, sobald du es öffnest; eines, das am Ende unfertig ist, zählt wie eines, das du nie geöffnet hast.
tournament-you-done = Du hast alle Spiele gespielt.
tournament-you-out = Du nimmst nicht teil.
tournament-you-gone = Du bist ausgestiegen. Geöffnete Spiele bleiben geöffnet; du kannst wieder mitmachen.
tournament-left = Du bist aus dem Turnier ausgestiegen.
tournament-own-place = Dein Rang: **{ $place }** von { $of }, mit { $score }.
tournament-no-place = Du bist nicht gereiht: Du hast kein Spiel zu Ende gespielt.
tournament-not-entered = Du hast nicht teilgenommen.
tournament-no-place-left = Du bist aus diesem Turnier ausgestiegen, also bist du nicht gereiht.
tournament-share = { $number }{"\u00A0"}%
tournament-points = Punkte
tournament-result = Ergebnis
tournament-played = Spiele
tournament-former = früher dabei
tournament-standings = Rangliste
tournament-standings-now = Rangliste bisher, unter denen, die alle Spiele fertig haben
tournament-so-far = Sie ändert sich, solange andere spielen.
tournament-sure = Dieses Turnier absagen? Es endet jetzt für alle, und es gibt keine Rangliste.
tournament-sure-weekly = Die Serie geht mit dem nächsten weiter; *Serie beenden* beendet sie.
tournament-announced = Das Turnier ist in <#{ $channel }> angesagt.
tournament-undrawn = Die Karten werden noch ausgelost. Der SHA-256 ihrer Geheimnisse steht hier, bevor jemand ein Spiel öffnen kann.
tournament-drawn = Die Karten stehen jetzt fest. *Spielen* öffnet das erste Spiel.
tournament-list = Turniere dieses Servers
tournament-entry = { $number }. { $game } · { $state }
tournament-is-before = beginnt <t:{ $opens }:R>
tournament-is-open = offen bis <t:{ $closes }:f>
tournament-is-closing = Rangliste wird ermittelt
tournament-is-over = vorbei
tournament-is-off = abgesagt
tournament-number = { $number } öffnen
tournament-none = Hier gibt es kein Turnier. Wer diesen Server verwaltet, kann mit `/tarok tournament new` eins ansagen.
tournament-when = Analyse und Aufzeichnung gibt es, wenn das Turnier vorbei ist.


alt-standing = { $place }. { $name }, { $score }

denied-tournament-gone = So ein Turnier gibt es auf diesem Server nicht.
denied-tournament-over = Dieses Turnier ist vorbei.
denied-tournament-hidden = Die Rangliste siehst du, wenn du alle Spiele fertig hast oder das Turnier vorbei ist.
denied-tournament-out = Du nimmst an diesem Turnier nicht teil.
denied-tournament-played = Du hast alle Spiele gespielt und siehst den Stand, also bleiben deine Ergebnisse.
denied-tournament-gone-out = Du bist aus diesem Turnier ausgestiegen. *Mitmachen* bringt dich zurück.
denied-tournament-early = Es beginnt <t:{ $at }:R>.
denied-tournament-manager = Nur wer diesen Server verwaltet, kann ein Turnier ansagen oder absagen.
denied-tournament-no-hints = In einem Turnier gibt es vor seinem Ende für niemanden Tipps.
denied-many-tournaments = Auf diesem Server sind schon { $most } Turniere angesagt oder im Gang. Warte, bis eins vorbei ist, oder sag eins ab.
denied-many-announced = Du hast in den letzten 24 Stunden schon { $most } Turniere angesagt. Sag das nächste morgen an.
denied-many-entered = Du nimmst schon an { $most } Turnieren teil. Spiel erst eins zu Ende, oder steig aus.
denied-many-entrants = Es nehmen schon { $most } Personen teil: Mehr geht nicht.

tournament-weekly = Es wiederholt sich jede Woche.
tournament-series = Serientabelle
tournament-series-none = Für diese Serie gibt es noch keine Rangliste.
tournament-series-counted = Gezählte Turniere: { $number } (höchstens die letzten { $most }).
tournament-series-rule = Die Ränge 1 bis { $places } jedes Turniers bringen { $points } Punkte. Geteilte Ränge teilen sich ihre Punkte; bei gleichen Punkten entscheidet die Zahl der Siege.
tournament-wins = Siege
tournament-trophies = Trophäen aus Turnieren dieses Servers, alle Spiele, gesamte Zeit: { $trophies }
tournament-stop = Serie beenden
tournament-stop-sure = Diese Serie beenden? Dieses Turnier bleibt, wie es ist, danach kommt keins mehr.
tournament-last = Die Serie ist beendet: Auf dieses Turnier folgt keins mehr.

denied-tournament-stop = Beenden kann diese Serie nur, wer sie angesagt hat oder diesen Server verwaltet.
denied-tournament-stopped = Hier gibt es nichts zu beenden: Die Serie ist schon beendet, oder ihr nächstes Turnier ist schon angesagt.
denied-tournament-week = Ein Turnier, das sich jede Woche wiederholt, dauert höchstens { $most } Stunden.
denied-tournament-starts = Es kann sofort oder innerhalb von { $days } Tagen beginnen. Gib an, in wie vielen Stunden, etwa `5`, oder Datum und Uhrzeit in UTC, etwa `{ $example }`. In UTC ist es jetzt `{ $now }`.
