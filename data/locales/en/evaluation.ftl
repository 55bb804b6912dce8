# The worth of a hand from a table at home: its cards to choose, and what each bid is worth with it.

evaluate-title = What is this hand worth?
evaluate-game = { $game } · { $players } players · { $seat }
evaluate-seat = Your seat
evaluate-seat-2 = second in turn
evaluate-seat-3 = third in turn
evaluate-seat-4 = fourth in turn
evaluate-none = No cards yet: choose them below, suit by suit.
evaluate-lacking = { $number ->
    [one] One of { $size } cards is still missing.
   *[other] { $number } of { $size } cards are still missing.
}
evaluate-too-many = { $number ->
    [one] That is one card too many: a hand has { $size } here.
   *[other] That is { $number } cards too many: a hand has { $size } here.
}
evaluate-complete = All { $size } cards are there.
evaluate-go = Evaluate
evaluate-clear = Start over
evaluate-trumps = Trumps
evaluate-suit = { $suit }: choose the cards
evaluate-under-way = I'm playing it out, deal after deal: about three seconds…
evaluate-another = Another hand
evaluate-edit = Change cards
evaluate-bid = **{ $bid }** is best: { $value } on average, and ahead of the others in { $ahead } of 100 deals. Passing: { $passing }.
evaluate-best = **{ $bid }** is best: { $value } on average, and ahead of the others in { $ahead } of 100 deals.
evaluate-pass = **Pass**: { $value } on average. The best bid is { $bid }: { $other }.
evaluate-close = Between **{ $bid }** and **{ $other }** there is no clear difference: { $value } on average.
evaluate-nothing-bid = There are no bids in this game. The hand brings { $value } on average, and ends ahead of the others in { $ahead } of 100 deals.
evaluate-column-bid = Bid
evaluate-column-value = Worth
evaluate-column-ahead = Ahead
evaluate-deals = From { $deals } deals that fit this hand, played by club players of the house.
evaluate-before = Everybody who speaks before you has passed.
evaluate-points-own = Worth: your game points. Ahead: in how many deals you score above the others' average.
evaluate-points-less = Worth: your game points less the others' average. Ahead: in how many deals that is above 0.
strohmann-evaluate-points-less = Worth: your game points less your opponent's. Ahead: in how many deals that is above 0.
evaluate-error = ±: the standard error. Two bids that lie closer together may be equally good.
evaluate-fewer = Bids that fell far behind were tried in fewer deals, some in { $deals }.
denied-evaluate-unknown = I don't know the card “{ $card }”. Write the cards with blanks between them, such as T1 T20 F ♠K H7.
denied-evaluate-twice = { $card } is there twice, but there is only one.
denied-evaluate-dealt-again = Nobody plays with such a hand in this game: the cards are dealt again.
