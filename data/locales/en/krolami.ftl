# Taroki z królami: its names, its phases, its scores, its options.

variant-krolami = Taroki z królami

krolami-card-T21 = Mond 21
krolami-card-T1 = Pagat 1

krolami-contract-one = One
krolami-contract-two = Two
krolami-contract-three = Three
krolami-native-one = Jeden
krolami-native-two = Dwa
krolami-native-three = Trzy
contract-four = Four
native-four = Cztery
krolami-value-with-difference = worth { $value }
krolami-value-with-difference-short = { $value }
hand-only-over = { $contract } can be bid only over { $high }
krolami-hand-plus = One, Two, Three and Four are worth 1, 2, 3 and 4, and exchange 3, 2, 1 and no cards

krolami-bonus-kings = Four kings
bonus-trul = Trula
bonus-walat = Valat
krolami-bonus-taroks = My number of trumps
bonus-taroki-10 = Ten trumps
bonus-taroki-11 = Eleven trumps
bonus-taroki-12 = Twelve trumps
bonus-taroki-2 = Two trumps
bonus-taroki-1 = One trump
bonus-taroki-0 = No trump
krolami-step-2 = re
krolami-step-3 = sub
krolami-step-4 = mort

krolami-board-auction-begins = First everybody is asked once: they may ask for a redeal (no trump) or show four kings. Then everybody bids once.
krolami-board-talon = Talon (– is face down): { $sets }
krolami-picture-left = Turned up and passed by
krolami-board-taken = Taken from the talon (– is unseen): { $cards }.

turn-prebid = { $name } may ask for a redeal (no trump), show four kings, or go on.
turn-choice = { $name } to play on, or throw the deal in.
turn-ultimo = { $name } is asked for a king ultimo.
turn-kontra = { $name } is asked for a kontra, or an answer to one.
turn-count = The cards are counted.
ask-prebid = { $choices ->
    [0] You could ask for a redeal without a trump, or show all four kings: your hand allows neither, so go on. Everybody is asked.
   *[other] Do you ask for a redeal (no trump) or show four kings, or go on?
}
ask-choice = *Play on* with your One, or throw the deal in?
ask-ultimo = { $choices ->
    [0] King ultimo is for the holder of the called king: pass. Everybody is asked, so being asked tells nothing.
   *[other] Do you announce king ultimo, or pass? Everybody is asked; announcing it shows your side.
}
ask-kontra = { $choices ->
    [0] You can't raise anything in this round: press *Don't raise*. Everybody is asked, so being asked tells nothing.
   *[other] Do you raise, or not? Everybody is asked; raising shows your side.
}
ask-count = The cards are counted.
krolami-ask-call = Call a king, your own too: its holder is your partner. It may lie in the talon.
krolami-ask-talon = { $looks ->
    [0] You've turned the whole talon up: choose one of the sets.
   *[other] Take the set that you see, or turn it up and look further.
}
krolami-do-take = Take { $number }: { $cards }
krolami-do-refuse = Turn it up
krolami-do-redeal = No trump: demand a redeal

krolami-score-ended-surrendered = { $name } has given up { $contract }: the king they had called lay in the talon, so they'd have had no partner.
krolami-score-ended-redeal = A player without trumps has had the deal thrown in: it scores nothing, and the next dealer deals.
krolami-score-ended-thrown-in = { $name } won the auction with { $contract } and has thrown the deal in: it scores nothing, and the next dealer deals.
krolami-score-ended-passed-out = All have passed: the deal scores nothing, and the next dealer deals.
krolami-score-klop = The deal was thrown in and scores nothing.
line-king-lost = The called king was captured
line-king-left = The called king was left face up in the talon
line-pagat-taken = The pagat was captured by { $side }
line-mond-taken = The Mond fell to the Škis of { $side }
line-taroki = { $count ->
    [one] One trump
   *[other] { $count } trumps
} announced by { $side }
krolami-line-surrender = { $name } gave the deal up
krolami-line-alone = The declarer plays alone: the same again for the two other opponents
line-paid = The opposite for each player of the other side

refused-trumpless-only = Only a player who holds no trump may demand a redeal
refused-four-kings-only = Only a player who holds all four kings may show them
refused-only-over = { $contract } may be bid only over { $high }
refused-not-open = That can't be raised in this round
refused-trul-needed = Only the player who holds the Škis, the Mond and the Pagat may announce that
refused-no-such-count = The number of trumps can be announced only if it's 10 to 12 or 0 to 2
refused-said-already = You have announced that already

option-thrown-in-counts = Thrown-in deals count
note-thrown-in-counts = Is a deal that is thrown in one of the deals of the match?
option-cut = Cut
note-cut = Does the bot cut, or a player, who may decline? Then everybody chooses a pile of twelve unseen.
value-of-cut-auto = by the bot
value-of-cut-interactive = by the players
option-two-needs-one = Two only over One
note-two-needs-one = May Two be bid only when somebody has bid One?
option-one-throw-in = Throwing a One in
note-one-throw-in = May the declarer of a One throw the deal in?
option-self-king-ultimo = King ultimo with one's own king
note-self-king-ultimo = May a declarer who called their own king announce king ultimo?
option-kontra-window = Kontra on the game
note-kontra-window = When can the game and king ultimo be raised?
value-of-kontra-window-before-talon = before the talon
value-of-kontra-window-after-talon = after the discard
option-announce-reveals-side = Announcing shows one's side
note-announce-reveals-side = Does announcing trula or pagat ultimo make the speaker's side public?
option-hidden-king-talon = Called king in the unseen talon
note-hidden-king-talon = Which talon cards then go to the declarer's side?
value-of-hidden-king-talon-face-down-only = the unseen ones
value-of-hidden-king-talon-whole-rest = also the refused ones
option-sets-include-talon = Kings and trula with the talon
note-sets-include-talon = Do talon and discards count for four kings and trula?
option-king-ultimo-must-win = The king must win its ultimo
note-king-ultimo-must-win = Must the king itself win the last trick when king ultimo is announced?
option-count-rule = Counting
note-count-rule = How are the cards counted, and what is needed to win?
value-of-count-rule-exact = in thirds, more than 35
value-of-count-rule-rounded36 = rounded, 36 points
option-trump-count-values = Values of trump counts
note-trump-count-values = What is announcing 10, 11, 12, 2, 1 and 0 trumps worth, in this order?
option-trump-counts-per-side = Trump counts
note-trump-counts-per-side = Which announced numbers of trumps are paid?
value-of-trump-counts-per-side-all = all
value-of-trump-counts-per-side-best = the best of each side
option-open-king-penalty = Called king left face up
note-open-king-penalty = What does a called king left face up in the talon cost?
option-surrender-value = Giving up
note-surrender-value = What does a surrender pay to each opponent?
value-of-surrender-value-bid = the value of the bid
option-walat-exclusive = Valat instead of the game
note-walat-exclusive = Is the game left unscored when a valat was made or announced?

krolami-do-pass-prebid = Go on
krolami-do-pass-choice = Play on
krolami-do-pass-kontra = Don't raise
