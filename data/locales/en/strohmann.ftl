# Straw Man Tarock: its names, its phases, its scores, its options.

variant-strohmann = Straw Man Tarock
strohmann-trula-name = Škis, Mond and Pagat


contract-take = Take the game
contract-simple = Nobody took the game
native-take = Spiel
native-simple = ohne Spieler
strohmann-value-flat = { $value ->
    [3] 3 or 4
   *[other] { $value }
}

strohmann-board-contract = **{ $name } took the game (Spiel)** · 36 of 70 card points make it · worth { $value }
strohmann-board-contract-alone = **Nobody took the game (ohne Spieler)** · 36 of 70 card points are worth { $value }
strohmann-hand-you-declare = You took the game: you need 36 of the 70 card points
strohmann-hand-against = { $name } took the game: it's lost with fewer than 36 of the 70 card points

strohmann-turn-auction = { $name } to take the game, or pass.
strohmann-ask-auction = Do you take the game, or pass?
strohmann-picture-contract = { $name } took the game
strohmann-board-auction-begins = Forehand (the player who did not deal) may take the game; the straw men lie face down.
strohmann-turn-prebid = { $name } to go on, or to ask for a new deal (no trump in hand).
strohmann-ask-prebid = { $choices ->
    [0] You hold a trump: go on. Both are asked, so being asked tells nothing.
   *[other] You hold no trump: shall the same dealer deal again?
}
strohmann-do-redeal = Have it dealt again
strohmann-do-pass-prebid = Go on
turn-straw = The straw men are dealt.
ask-straw = The straw men are dealt.
turn-reveal = The straw men are turned.
ask-reveal = The straw men are turned.

strohmann-score-klop = Nobody took the game: 36 card points or more win the deal.
strohmann-score-ended-redeal = A player without a trump has had the deal thrown in: it scores nothing.
strohmann-score-others = Points are only won in this game, never lost: nothing changes for { $names }.
strohmann-score-ended-passed-out = Both have passed: the deal is thrown in and scores nothing.
strohmann-score-made-alone = { $name } took the game and made it against { $others }.
strohmann-score-lost-alone = { $name } took the game and lost it against { $others }.
strohmann-score-made = { $name } took the game and made it against { $others }.
strohmann-score-lost = { $name } took the game and lost it against { $others }.

strohmann-line-made = { $name } took the game: { $card_points } card points
strohmann-line-held = { $name } held the declarer to { $card_points } card points
strohmann-line-simple = { $name }: { $card_points } card points
strohmann-line-tie = 35 to 35 card points: nobody gets anything for the deal
strohmann-line-valat = { $name } won every trick
strohmann-line-pagat = { $how ->
    [taken] { $name } took the Pagat in the last trick
   *[made] { $name } won the last trick with the Pagat
}
strohmann-line-uhu = { $how ->
    [taken] { $name } took the Uhu in the second-to-last trick
   *[made] { $name } won the second-to-last trick with the Uhu
}
strohmann-line-kakadu = { $how ->
    [taken] { $name } took the Kakadu in the third-to-last trick
   *[made] { $name } won the third-to-last trick with the Kakadu
}
strohmann-line-quapil = { $how ->
    [taken] { $name } took the Quapil in the fourth-to-last trick
   *[made] { $name } won the fourth-to-last trick with the Quapil
}
hand-calling = T17 called “ros” and then T18 called “topschin” win a point if they win two tricks running; a call costs nothing
strohmann-line-rostopschin = { $name }: Rostopschin, T17 and T18 in two tricks running
strohmann-line-trull = { $name } has Škis, Mond and Pagat in their tricks
strohmann-line-kings = { $name } has all four kings in their tricks
strohmann-line-mond = { $name } took the Mond with the Škis
strohmann-line-paid = { $name } pays for what the other got
strohmann-bonus-pagat = the Pagat
strohmann-bonus-uhu = the Uhu
strohmann-bonus-kakadu = the Kakadu
strohmann-bonus-quapil = the Quapil
strohmann-bonus-rostopschin = the Rostopschin
strohmann-bonus-trull = Škis, Mond and Pagat
strohmann-bonus-kings = all four kings
strohmann-bonus-mond = catching the Mond

refused-no-such-call = “{ $call }” may not be called with { $card } now

strohmann-option-first-lead = First lead
strohmann-note-first-lead = Who leads to the first trick?
strohmann-option-both-pass = Both pass
strohmann-note-both-pass = Is the deal played without a declarer, or thrown in and dealt again? Then it doesn't count.
strohmann-option-last-straw-card = Last straw card
strohmann-note-last-straw-card = Does the last card of a pile lie face up, or go to the hand unseen or shown?
strohmann-option-straw-turn-time = Turning the piles
strohmann-note-straw-turn-time = When is a pile turned after a card was played from it?
strohmann-option-throw-in-no-trump = Hand without a trump
strohmann-note-throw-in-no-trump = May a player without a trump in hand have the same dealer deal again, before the bidding?
strohmann-option-simple-value = Deal without a declarer
strohmann-note-simple-value = What is a deal without a declarer worth?
strohmann-option-high-tier-defender = High win of the defence
strohmann-note-high-tier-defender = The other player gets 5 points if the declarer has at most so many card points.
strohmann-option-high-tier-simple = High win without a declarer
strohmann-note-high-tier-simple = Is there one point more for 45 card points in a deal without a declarer?
strohmann-option-valat-mode = Valat
strohmann-note-valat-mode = Does valat replace the score of the deal, or is it added to it?
strohmann-option-bird-capture = Birds taken
strohmann-note-bird-capture = Is taking the other player's bird worth a point?
strohmann-option-birds = Birds
strohmann-note-birds = Which small trumps count in their tricks?
strohmann-value-of-birds-pagat = pagat
strohmann-value-of-birds-uhu = uhu
strohmann-value-of-birds-kakadu = kakadu
strohmann-value-of-birds-quapil = quapil
strohmann-value-of-birds-none = none
strohmann-option-rostopschin = Rostopschin
strohmann-note-rostopschin = Must T17 and T18 be called out?
strohmann-option-trull-in-tricks = Trula in tricks
strohmann-note-trull-in-tricks = What are Škis, Mond and Pagat worth in one player's tricks?
strohmann-option-kings-in-tricks = Kings in tricks
strohmann-note-kings-in-tricks = What are all four kings worth in one player's tricks?
strohmann-option-mond-capture = Mond taken
strohmann-note-mond-capture = What is it worth to take the Mond with the Škis?
strohmann-option-score-style = Scores
strohmann-note-score-style = Does one player lose what the other gets?
strohmann-value-of-first-lead-forehand = forehand
strohmann-value-of-first-lead-declarer = the declarer
strohmann-value-of-both-pass-play = it's played
strohmann-value-of-both-pass-throw-in-same-dealer = thrown in, the same dealer deals
strohmann-value-of-both-pass-throw-in-next-dealer = thrown in, the other deals
strohmann-value-of-last-straw-card-face-up = face up
strohmann-value-of-last-straw-card-hand-secret = to the hand, unseen
strohmann-value-of-last-straw-card-hand-shown = to the hand, shown
strohmann-value-of-straw-turn-time-after-trick = after the trick
strohmann-value-of-straw-turn-time-at-once = at once
strohmann-value-of-high-tier-defender-off = never
strohmann-value-of-valat-mode-replace = instead of the score
strohmann-value-of-valat-mode-add = added to it
strohmann-value-of-rostopschin-call = called out
strohmann-value-of-rostopschin-automatic = without a call
strohmann-value-of-rostopschin-off = doesn't count
strohmann-value-of-score-style-plus-only = only gains
strohmann-value-of-score-style-zero-sum = the other loses as much
