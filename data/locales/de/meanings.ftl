# Was Kontrakte und Ansagen bedeuten: eine Zeile unter den Geboten, und ausführlich, wer danach fragt.

hand-whats-this = Was ist das?
sentences = { $first } { $next }
bid-line = **{ $contract }**: { $means }
bid-line-worth = **{ $contract }**: { $means } · { $value }
krolami-bid-line-worth = **{ $contract }**: { $means } · zählt { $value }
romanian-bid-line-worth = **{ $contract }**: { $means } · zählt { $value }
means-klop = jeder allein, wenig Punkte, am besten kein Stich
means-call = König rufen
means-alone = allein
means-talon = { $cards ->
    [one] eine Karte aus dem Talon
   *[other] { $cards } Karten aus dem Talon
}
means-no-talon = ohne Talon
means-set = ab Päckchen { $set }
means-no-trick = kein Stich
means-all-tricks = alle Stiche
means-no-trumps = Tarocks stechen nicht
means-open-hand = deine Karten liegen nach dem 1. Stich offen
means-equal = { $means }; gleich hoch genügt
means-of-la-mine = das höchste Gebot gehört dir, weil du vor dem andern sitzt
means-of-take = du brauchst 36 der 70 Kartenpunkte
means-of-simple = niemand nimmt auf, 36 Kartenpunkte gewinnen
means-of-partners = zwei gegen zwei, um jeden Kartenpunkt über der Hälfte
means-of-michi-michi = jeder allein, jeder Stich kostet einen Chip

explain-points = Gewonnen ist er mit mehr als der Hälfte aller Kartenpunkte.
explain-partner = Wer den gerufenen König hat, spielt mit; sonst weiß das niemand, bis es sich zeigt.
explain-difference = Die Kartenpunkte über oder unter der Hälfte kommen zu seinem Wert dazu.
explain-difference-rounded = Die Kartenpunkte über oder unter der Hälfte, auf 5 gerundet, kommen zu seinem Wert dazu.
explain-negative = Alle müssen überstechen, wenn sie können, und dürfen den Pagat nur spielen, wenn keine andere Karte erlaubt ist.
explain-gifts = Wer einen der ersten Stiche macht, bekommt eine Karte aus dem Talon dazu.
explain-stops = Das Spiel endet, sobald es entschieden ist.
explain-no-bonuses = Ansagen und Prämien zählen nicht.
explain-forehand = Nur die Vorhand darf ihn nennen, wenn alle anderen gepasst haben.
explain-declarer-leads = Wer ihn spielt, spielt auch zum ersten Stich aus.
explain-converts = Nach dem Ablegen darf daraus ein anderer Kontrakt werden: { $contract }.
explain-of-klop = { $klop_empty_needs_no_loser ->
    [on] Ganz ohne Stich gewinnt man 70, aber nichts, wenn jemand 36 Kartenpunkte oder mehr hat; damit verliert man 70.
   *[other] Ganz ohne Stich gewinnt man 70, mit 36 Kartenpunkten oder mehr verliert man 70.
}
explain-of-color-valat = Geboten wird er nicht: Ein anderer Kontrakt wird nach dem Ablegen dazu.
explain-of-michi-michi = Gespielt wird es, wenn alle gepasst haben.
explain-of-take = Mit 45 Kartenpunkten zählt es 4 statt 3. { $high_tier_defender ->
    [off] Geht es verloren, bekommt das Gegenüber 4 Punkte.
   *[other] Geht es verloren, bekommt das Gegenüber 4 oder 5 Punkte.
}
explain-of-simple = Gespielt wird es, wenn beide gepasst haben.

explain-worth = Das zählt { $silent } für die Partei, der es gelingt, angesagt { $announced }; eine Ansage, die misslingt, kostet ebenso viel.
explain-silent-loss = Im letzten Stich versucht und verloren, kostet es { $value }, auch ohne Ansage.
explain-holder = Nur wer diese Karte hat, darf es ansagen und hält sie dann für den letzten Stich zurück.
explain-by-declarer = Ansagen darf es nur, wer den Kontrakt spielt.
explain-by-holder = Ansagen darf es nur, wer den gerufenen König hat.
explain-by-defence = Das gibt es nur für die Gegenpartei.
explain-cancels = Angesagt tritt es an die Stelle von allem anderen.
explain-bonus-trula = **{ $bonus }**: { $cards }, alle drei in den Stichen einer Partei.
explain-bonus-trul = **{ $bonus }**: { $cards }, alle drei am Ende bei einer Partei. Ansagen darf man sie nur mit allen dreien auf der Hand.
explain-bonus-kings = **{ $bonus }**: alle vier Könige in den Stichen einer Partei.
krolami-explain-bonus-kings = **{ $bonus }**: alle vier Könige am Ende bei einer Partei. Vor der Lizitation gezeigt, zählen sie als angesagt.
explain-bonus-king-ultimo = **{ $bonus }**: Der gerufene König fällt im letzten Stich, und seine Partei macht ihn{ $king_ultimo_must_win ->
    [true] ; war das angesagt, muss ihn der König selbst machen.
   *[other] .
}
explain-bonus-king = **{ $bonus }**: Der gerufene König fällt im letzten Stich, und seine Partei macht ihn.
explain-bonus-pagat-ultimo = **{ $bonus }**: Der Pagat macht den letzten Stich.
explain-bonus-pagat = **{ $bonus }**: Der Pagat macht den letzten Stich. { $pagat_own_hand ->
    [on] Ansagen darfst du das auch ohne den Pagat, doch dann ist es verloren.
   *[other] Ansagen darfst du das auch ohne den Pagat; hat ihn niemand von eurer Partei, ist es verloren.
}
explain-bonus-valat = **{ $bonus }**: Eine Partei macht alle Stiche.
explain-bonus-walat = **{ $bonus }**: Eine Partei macht alle Stiche.
explain-bonus-luna = **{ $bonus }**: Das zweithöchste Tarock wird vom höchsten der anderen Partei gefangen. Hast du es selbst, kann deine Partei es nicht fangen.
explain-bonus-kingcap = **{ $bonus }**: Die Gegenpartei fängt den gerufenen König in einem Stich.
explain-bonus-taroks = **{ $bonus }**: Sag an, dass du viele Tarocks hast. Je mehr, desto mehr zählt es, wie das Spiel auch ausgeht.
krolami-explain-bonus-taroks = **{ $bonus }**: Sag an, dass du 10, 11 oder 12 Tarocks hast, oder nur 2, 1 oder keines. Das zählt, wie das Spiel auch ausgeht.
explain-kontra = **{ $step }** verdoppelt, was das Spiel oder eine Ansage zählt.{ $max_kontra_level ->
    [1] {""}
   *[other] {" "}Die andere Partei darf antworten und noch einmal verdoppeln.
}

term-set = Päckchen
term-level = Stufe
term-pool = Pot
term-radler = Radler
term-monte = Monte
explain-term-set = **Päckchen**: Der Talon liegt in Päckchen, jedes mit so vielen Karten, wie dein Gebot nimmt. *Ab Päckchen 3* heißt: Du siehst zuerst das dritte an und darfst von dort weitergehen.
explain-term-level = **Stufe**: Sie beginnt mit der Zahl des Gebots (*Erster* ist 1) und steigt um eins mit jedem Päckchen, das du aufdeckst und liegen lässt. Ein gewonnenes Spiel zählt einfach; verloren oder nach Kontra zählt es so oft, wie die Stufe sagt.
explain-term-pool = **Pot**: Chips in der Mitte. { $pool_refill ->
    [off] Vor dem ersten Spiel legt jeder einen hinein, und vor jedem Spiel legt einen, wer gibt.
   *[other] Ist er leer, legt jeder einen hinein, und vor jedem Spiel legt einen, wer gibt.
} Ein angesagter Pagat ultimo holt alles heraus oder zahlt ebenso viel hinein.
explain-term-radler = **Radler**: Spiele, in denen alles außer dem Pot doppelt zählt. Sie folgen auf ein Spiel, in dem alle gepasst haben{ $hep_hep ->
    [on] , oder eines, das auf 0 ausgeht
   *[other] {""}
}.
explain-term-monte = **Monte**: Du schlägst vor, das Spiel zusammenzuwerfen, bevor es gespielt wird. Sind alle anderen einverstanden, bekommt niemand Punkte; lehnt jemand ab, wird gespielt. Das ist für ein Blatt, mit dem du zu verlieren glaubst.
