# Turniere eines Servers: Alle spielen dieselben Spiele, jeder allein mit dem Haus.

help-tournament = **Turniere**

tournament-title = Turnier · { $game } · Spiel { $deal } von { $deals }
tournament-heading = Turnier
tournament-state-before = Es beginnt <t:{ $opens }:R> (<t:{ $opens }:f>) und ist offen bis <t:{ $closes }:f>.
tournament-state-open = Es ist offen bis <t:{ $closes }:f> (<t:{ $closes }:R>).
tournament-state-closing = Die Zeit ist um. Die Plätze werden ermittelt.
tournament-state-over = Es ist vorbei.
tournament-state-off = Es wurde abgesagt: Niemand hat einen Platz.
tournament-crowd = { $entrants ->
    [one] { $entrants } Person nimmt teil
   *[other] { $entrants } Personen nehmen teil
}; alle Spiele gespielt: { $done }.
tournament-took-part = { $entrants ->
    [one] { $entrants } Person hat einen Platz.
   *[other] { $entrants } Personen haben einen Platz.
}
tournament-nobody = Noch nimmt niemand teil.
tournament-none-played = Niemand hat ein Spiel gespielt.
tournament-line = { $name } · { $done } von { $deals }
tournament-others = und { $number } weitere
tournament-rules = Alle spielen dieselben Spiele, jedes einmal, allein mit demselben Haus und wann sie mögen. Wer wo steht, sieht, wer alle Spiele fertig hat; alle sehen es, wenn es vorbei ist.
tournament-by-matchpoints = Plätze: In jedem Spiel zählt, welchen Anteil der anderen man schlägt (Gleiche halb), über alle Spiele das Mittel. Ein Spiel, das man nicht öffnet, bringt 0 %.
tournament-by-differences = Plätze: In jedem Spiel zählt, wie weit man über oder unter dem mittleren Ergebnis liegt, höchstens { $cap } Punkte, über alle Spiele die Summe. Ein Spiel, das man nicht öffnet, bringt −{ $cap }.
tournament-winner = **{ $name } gewinnt mit { $score }.**
tournament-winners = **{ $name } teilen sich den ersten Platz, mit { $score }.**
tournament-enter = Mitmachen
tournament-leave = Aussteigen
tournament-show = Meine Spiele
tournament-play = Spielen
tournament-ranks = Plätze
tournament-call-off = Absagen
tournament-back = Zurück
tournament-deal = Spiel { $deal }
tournament-you-in = Du nimmst teil. Ein Spiel zählt, sobald du es öffnest; was am Ende unfertig ist, spielt das Haus zu Ende.
tournament-you-done = Du hast alle Spiele gespielt.
tournament-you-out = Du nimmst nicht teil.
tournament-you-gone = Du bist ausgestiegen. Geöffnete Spiele bleiben geöffnet; du kannst wieder mitmachen.
tournament-own-place = Dein Platz: **{ $place }** von { $of }, mit { $score }.
tournament-no-place = Du hast keinen Platz: Du hast kein Spiel geöffnet oder bist ausgestiegen.
tournament-share = { $number } %
tournament-points = Punkte
tournament-result = Ergebnis
tournament-played = Spiele
tournament-standings = Plätze
tournament-standings-now = Plätze bisher, unter denen, die alle Spiele fertig haben
tournament-so-far = Sie ändern sich, solange andere spielen.
tournament-sure = Dieses Turnier absagen? Es endet jetzt für alle, und niemand bekommt einen Platz.
tournament-announced = Das Turnier ist in <#{ $channel }> angesagt.
tournament-list = Turniere dieses Servers
tournament-entry = { $number }. { $game } · { $state }
tournament-is-before = beginnt <t:{ $opens }:R>
tournament-is-open = offen bis <t:{ $closes }:f>
tournament-is-closing = Plätze werden ermittelt
tournament-is-over = vorbei
tournament-is-off = abgesagt
tournament-number = { $number } öffnen
tournament-none = Hier gibt es kein Turnier. Wer diesen Server verwaltet, kann mit `/tarok tournament new` eins ansagen.
tournament-when = Analyse und Aufzeichnung gibt es, wenn das Turnier vorbei ist.


alt-standing = { $place }. { $name }, { $score }

denied-tournament-gone = So ein Turnier gibt es auf diesem Server nicht.
denied-tournament-over = Dieses Turnier ist vorbei.
denied-tournament-hidden = Wer wo steht, siehst du, wenn du alle Spiele fertig hast oder das Turnier vorbei ist.
denied-tournament-out = Du nimmst an diesem Turnier nicht teil.
denied-tournament-early = Es beginnt <t:{ $at }:R>.
denied-tournament-manager = Nur wer diesen Server verwaltet, kann ein Turnier ansagen oder absagen.
denied-tournament-no-hints = In einem Turnier gibt es vor seinem Ende für niemanden Tipps.
denied-many-tournaments = Auf diesem Server laufen schon { $most } Turniere. Warte, bis eins vorbei ist, oder sage eins ab.
denied-many-announced = Du hast an einem Tag schon { $most } Turniere angesagt. Sage das nächste morgen an.
denied-many-entered = Du nimmst schon an { $most } Turnieren teil. Spiele erst eins zu Ende, oder steige aus.
denied-many-entrants = Es nehmen schon { $most } Personen teil: Mehr Platz ist nicht.
