# The coach: one sentence at a time on a private page, alone with the house.

coach-bid = Zähl Tarocke und Könige: Sechs Tarocke, darunter ein hohes, und ein König reichen für das niedrigste Spiel.
coach-call = Ruf einen König in einer Farbe, in der du kleine Karten zum Ausspielen hast.
coach-talon = Zuerst Tarocke, dann ein König, dann was eine Farbe leer macht.
coach-discard = Leg Bilder ab, die gefangen würden; lass Könige nicht allein, oder behalte keine Karte der Farbe.
coach-klop = Nimm nichts: Was du nimmst, zählt gegen dich. Überstechen musst du aber, wenn du kannst.
coach-defence = { $name } spielt. Wer den gerufenen König hat, gehört dazu; die anderen spielen mit dir.
coach-mond = T21 fängt nur der Sküs. Solange er noch draußen ist, spiel T21 als Letzter zum Stich, oder gar nicht.
coach-kontra = Sie haben das Spiel verdoppelt. Am Spiel ändert das nichts: Dieselben Punkte gewinnen es.
coach-dear = { $move } war um { $points } besser: { $reason }.
coach-praise = Gut gespielt: { $move } war { $points } mehr wert als { $other }.
coach-end = { $trick ->
    [0] Dein teuerster Moment kam vor dem Ausspielen: { $made } kostete { $points }. *Analyse* zeigt ihn.
   *[other] Dein teuerster Moment: { $made } im { $trick }. Stich kostete { $points }. *Analyse* zeigt ihn.
}
coach-end-well = Nichts in diesem Spiel hat dich viel gekostet.
coach-goodbye = Drei Spiele ohne teuren Zug: Der Trainer verabschiedet sich. *Wie ich spiele* holt ihn zurück.
