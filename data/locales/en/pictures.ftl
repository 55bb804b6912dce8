# What stands in the pictures, and what their alt texts say.

picture-dealer = D
picture-forehand = F
picture-led = led
picture-points = Your points: { $points }
picture-points-side = Your side: { $points }
picture-called = called
picture-contract = { $contract } · { $name }
picture-partners = { $name } + { $partner }
picture-declarer = declarer
picture-partner = partner
picture-on-turn = to move
picture-previous = Trick { $number } to { $name }
picture-trick = Trick { $number }
picture-older = The picture is from a moment ago.
picture-takes = { $name } takes the trick.
picture-decisive = What decided it · { $trick }
picture-honours = Honours taken
picture-taken = Taken by { $name }
picture-laid = Discarded by { $name }
picture-left = Left in the talon
picture-scores = What the deal was worth
picture-level = Level of the game: { $level }
picture-talon = The talon
picture-straw-of = Straw men of { $name }
picture-pack = The pack
picture-gifts = From the talon
picture-gift-ahead = For the winner
picture-exposed = Turned up by { $name }
picture-face-up = For the last trick: { $name }
picture-known = Taken into hand by { $name }
picture-open-hand = The hand of { $name }
picture-straw = ▲ On your straw men

alt-sentence = { $text }.
alt-between = {"; "}
alt-hand = Your cards: { $cards }.
alt-hand-legal = Playable now: { $cards }.
alt-hand-none = You hold no cards.
alt-straw = On your straw men: { $piles }.
alt-pile = { $hidden ->
    [0] { $card }
   *[other] { $card } on { $hidden }
}
alt-pile-down = { $hidden } face down
alt-called = Called: { $card }.
alt-lot = { $label }: { $cards }
alt-lot-taken = { $label } (taken): { $cards }
alt-face-down = face down
alt-line = { $name }: { $text }
alt-lines = { $lines }.
alt-trick = On the table: { $cards }.
alt-trick-complete = The previous trick: { $cards }.
alt-card = { $name } { $card }
alt-wins = wins
alt-plays = plays { $card }
alt-with = { $what } ({ $facts })
alt-dealer = dealer
alt-forehand = forehand
alt-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
alt-radli = { $radli ->
    [one] 1 open radlo
   *[other] { $radli } open radli
}
alt-seat-straw = straw men { $piles }
alt-group = { $caption }: { $cards }.
