# The coach: one sentence at a time on a private page, alone with the house.

coach-bid = Sechs Tarocks, darunter ein hohes, und ein König reichen für das niedrigste Spiel.
coach-call = Ruf einen König in einer Farbe, in der du kleine Karten zum Ausspielen hast.
coach-talon = Zuerst Tarocks, dann ein König, dann, was eine Farbe leer macht.
coach-discard = Leg Figuren ab, die gefangen würden; lass Könige nicht allein oder behalte keine Karte der Farbe.
coach-klop = Nimm nichts: Was du nimmst, zählt gegen dich. Überstechen musst du aber, wenn du kannst.
romanian-coach-klop = Jeder Stich, den du machst, kostet dich Chips, was auch drin ist. Überstechen musst du nicht.
coach-defence = { $name } spielt. Wer den gerufenen König hat, hilft dabei; die anderen spielen mit dir.
coach-mond = Den Mond, T21, fängt nur der Sküs. Solange der noch draußen ist, spiel den Mond als Letzter zum Stich oder gar nicht.
coach-kontra = Das Spiel zählt doppelt. Sonst ändert sich nichts: Gewonnen ist es mit denselben Punkten.
coach-dear = { $trick ->
    [0] Vor dem Ausspielen wäre { $move } um { $points } besser gewesen: { $reason }.
   *[other] { $move } wäre um { $points } besser gewesen: { $reason }.
}
coach-praise = Gut gespielt: { $move } bringt { $points } mehr als { $other }.
coach-end = { $trick ->
    [0] Am teuersten war **{ $made }**, noch vor dem Ausspielen: Das kostete { $points }.
   *[other] Am teuersten war **{ $made }** im { $trick }. Stich: Das kostete { $points }.
}
coach-end-well = Kein Zug in diesem Spiel hat dich viel gekostet.
coach-goodbye = Drei Spiele ohne teuren Zug: Der Trainer geht. Zurück holt ihn **/tarok look**, *Wie ich spiele*.
coach-question = Weißt du noch? { $question }
