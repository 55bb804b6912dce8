# Was auf den Bildern steht, und was ihre Beschreibungen sagen.

picture-dealer = G
picture-forehand = V
picture-led = zuerst
picture-points = Deine Punkte: { $points }
picture-points-side = Deine Partei: { $points }
picture-called = gerufen
picture-contract = { $contract } · { $name }
picture-partners = { $name } + { $partner }
picture-declarer = spielt
picture-partner = spielt mit
picture-on-turn = am Zug
picture-previous = Stich { $number } an { $name }
picture-trick = Stich { $number }
picture-older = Das Bild ist von eben.
picture-takes = Der Stich geht an { $name }.
picture-decisive = Die Entscheidung · { $trick }
picture-honours = Gewonnene Honneurs
picture-taken = Aufgenommen von { $name }
picture-laid = Abgelegt von { $name }
picture-left = Liegt noch im Talon
picture-scores = Was das Spiel wert war
picture-level = Stufe des Spiels: { $level }
picture-talon = Der Talon
picture-straw-of = Strohmänner von { $name }
picture-pack = Der Kartenstoß
picture-gifts = Aus dem Talon
picture-gift-ahead = Kommt zum Stich
picture-exposed = Offen: { $name }
picture-face-up = Für den letzten Stich: { $name }
picture-known = Auf die Hand genommen von { $name }
picture-open-hand = Das Blatt von { $name }
picture-straw = ▲ Auf deinen Strohmännern

alt-sentence = { $text }.
alt-between = {"; "}
alt-hand = Deine Karten: { $cards }.
alt-hand-legal = Jetzt möglich: { $cards }.
alt-hand-none = Du hast keine Karten.
alt-straw = Auf deinen Strohmännern: { $piles }.
alt-pile = { $hidden ->
    [0] { $card }
   *[other] { $card } auf { $hidden }
}
alt-pile-down = { $hidden } verdeckt
alt-called = Gerufen: { $card }.
alt-lot = { $label }: { $cards }
alt-lot-taken = { $label } (genommen): { $cards }
alt-face-down = verdeckt
alt-line = { $name }: { $text }
alt-lines = { $lines }.
alt-trick = Auf dem Tisch: { $cards }.
alt-trick-complete = Der vorige Stich: { $cards }.
alt-card = { $name } { $card }
alt-wins = sticht
alt-plays = spielt { $card }
alt-with = { $what } ({ $facts })
alt-dealer = gibt
alt-forehand = Vorhand
alt-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
alt-radli = { $radli ->
    [one] 1 offenes Radl
   *[other] { $radli } offene Radl
}
alt-seat-straw = Strohmänner { $piles }
alt-group = { $caption }: { $cards }.
