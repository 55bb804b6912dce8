# What stands on the table: names of things, the lobby, the board, hands and scores.

variant-slovenian = Slovenian tarok

card-T21 = Mond 21
card-T1 = Pagat 1
card-F = Škis
suit-trumps = trumps
house-name = { $name } (house)

contract-klop = Klop
contract-three = Three
contract-two = Two
contract-one = One
contract-solo-three = Solo three
contract-solo-two = Solo two
contract-solo-one = Solo one
contract-beggar = Beggar
contract-solo-without = Solo without
contract-open-beggar = Open beggar
contract-color-valat-without = Colour valat without
contract-color-valat = Colour valat
contract-valat-without = Valat without
full-contract = { $contract } ({ $native })
native-three = tri
native-two = dve
native-one = ena
native-solo-three = solo tri
native-solo-two = solo dve
native-solo-one = solo ena
native-beggar = berač
native-solo-without = solo brez
native-open-beggar = odprti berač
native-color-valat-without = barvni valat brez
native-color-valat = barvni valat
native-valat-without = valat brez
native-klop = klopecki
value-klop = points against you
value-with-difference = { $value } + difference
value-with-difference-short = { $value }+
value-flat = { $value }

bonus-game = the game
bonus-trula = Trula
bonus-kings = Kings
bonus-king-ultimo = King ultimo
bonus-pagat-ultimo = Pagat ultimo
bonus-valat = Valat
item-of = { $bonus } ({ $name })
step-1 = kontra
step-2 = rekontra
step-3 = subkontra
step-4 = mordkontra
side-declaring = declaring
side-defence = defence

lobby-title = { $game }, { $players } players
lobby-empty-seat = *empty*
lobby-ready = Everybody is here: press Start. Seats and first dealer are drawn by lot.
lobby-missing = { $seats ->
    [one] One seat is empty.
   *[other] { $seats } seats are empty.
}
lobby-join = Join
lobby-leave = Leave
lobby-add-house = Add house player
lobby-remove-house = Remove house player
lobby-start = Start
lobby-cancel = Cancel
lobby-options = Options…
options-title = ### Table options ({ $page } of { $pages })
options-contents = Go to…
options-of-match = The match
options-of-dealing = Dealing
options-of-bidding = Bidding
options-of-talon = Talon
options-of-saying = Announcements and kontra
options-of-play = Play
options-of-klop = Klop
options-of-pool = Pool and radler
options-of-scoring = Scoring
options-of-bonuses = Bonuses
options-of-three = Three players
options-none = This game has no options.
options-set = Table options: { $options }
rule-set = { $name }: { $value }
rule-chosen = chosen
rule-default = default
value-of-on = on
value-of-off = off
value-of-true = yes
value-of-false = no
option-deals = Deals
note-deals = How many deals a match has.
length-points = until somebody has { $points } points
length-skis = until a Škis round (`/tarok skis`) ends it
lobby-length = Match: { $length }
length-deals = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
table-closed = This table of { $game } is closed.

board-title = { $game } · deal { $deal }
board-title-of = { $game } · deal { $deal } of { $deals }
board-dealer = Dealer: { $name }
board-compulsory = Compulsory klop deal: only Klop, Solo without and higher
board-skis = Škis round declared
board-last-dealer = Last deal: when { $name } deals
board-auction-begins = The auction begins.
board-before-deal = The cards are not dealt yet.
board-cut = { $name } cut the pack and lifted { $number ->
    [one] one card
   *[other] { $number } cards
}.
board-knock = { $name } knocked.
board-knocked = { $name } knocked: { $method }.
board-piles = Piles: { $piles }
board-pile-of = { $number } { $name }
method-six = Twice six
method-twelve = Piles of twelve, chosen unseen
method-abeles = Abeles: 6, then 12 each, 6 last
method-ladder = Ladder: 1, 2, 3, 3, 2, 1
board-bid = { $name }: { $bid }
board-passed = pass
board-contract-alone = **{ $contract }** · { $value }
board-contract = **{ $contract }** · { $value } · declarer { $name }
board-doubled = doubled by a radlo
board-called = Called king: **{ $king }**
board-called-card = Called card: **{ $king }**
board-talon = Talon: { $sets }
board-set = { $number }{"\u00A0"}[{ $cards }]
board-taken-unseen = Set { $number } of the talon was taken unseen.
board-taken = Taken from the talon: { $cards }.
board-laid-trumps = Trumps laid away: { $cards }.
board-said = Said: { $items }
board-statement = { $name }: { $what }
board-kontra = { $step } on { $item }
board-item-raised = { $item } ×{ $times } ({ $step })
board-teams = { $teams }
board-of = { $name } { $cards }
board-exposed = Turned up: { $cards }
board-face-up = Face up for the last trick: { $cards }
board-monte-monte = { $name } proposes to throw the deal in
board-monte-agree = { $name } agrees
board-monte-refuse = { $name } refuses
board-monte-pass = { $name } proposes nothing
board-fool-pending = The Fool of { $name } lies with { $holder } until { $name } wins a trick
board-fool-back = { $name } took the Fool back from { $holder } for { $card }
board-straw = Straw men of { $name }: { $piles }
board-pile = { $cards ->
    [0] { $card }
   *[other] { $card } +{ $cards }
}
board-pile-down = ▮ { $cards } cards
board-called-out = { $name } called “{ $word }” in trick { $trick }
board-no-piles = none left
board-known = { $name } has taken to their hand: { $cards }
board-level = Level of the game: { $level }
board-open-hand = The hand of { $name } lies open:
board-no-trick-yet = -# No card has been played yet.
board-trick = Trick { $number }
board-wins = ◀ wins
board-trick-open = { $leader }: { $cards } → { $name }
board-last = Last trick, led by { $leader }: { $cards } → { $name }
board-gifts = -# Talon cards given away: { $cards }
board-gift-ahead = -# The winner of this trick also gets { $card }
board-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
board-sits-out = sits out
board-over = The deal is over.
board-my-hand = My hand
board-last-trick = Last trick
turn-cut = { $name } cuts the pack, or knocks.
turn-method = { $name } chooses how the cards are dealt.
turn-piles = { $name } chooses a pile, unseen.
turn-auction = { $name } bids.
turn-raise = { $name } may raise the contract.
turn-call = { $name } calls a king.
turn-talon = { $name } chooses from the talon.
turn-discard = { $name } lays cards away.
turn-conversion = { $name } may change to a colour valat.
turn-announcements = { $name } announces.
turn-play = { $name } plays.
last-none = No trick is complete yet.
last-title = Trick { $number }

hand-partner = Your partner: { $name }
hand-tops = On your straw men: { $cards }
hand-over = The deal is over.
hand-in-a-moment = You are about to be asked: a moment, please.
hand-waiting = It is not your turn.
hand-sits-out = You sit this deal out: four play, the dealer rests.
hand-on-table = On the table: { $cards }
hand-empty = *No cards.*
hand-not-dealt = *The cards are not dealt yet.*
hand-cut = Lift { $least } to { $most } cards
hand-you-declare = You play { $contract }
hand-with-declarer = You play with { $name } ({ $contract })
hand-against = You play against { $name } ({ $contract })
hand-called = Called king: { $king }
hand-called-card = Called card: { $king }
hand-promised = You keep { $cards } for the last trick
hand-radlo = Your contract would count double (radlo)
hand-must-bid = Everybody else has passed: you are forehand and must name a contract
hand-plus = 30+ is 30 and the difference in card points
hand-announced = You announced { $items }
hand-lay = { $number ->
    [one] Choose one card to lay away
   *[other] Choose { $number } cards to lay away
}
hand-pick = Play: { $cards }
hand-why-not = Why not…?
hand-refresh = Refresh
ask-cut = Cut the pack, or knock: then it is dealt as it lies, in another way.
ask-method = There was a knock. How shall the cards be dealt?
ask-piles = Choose your pile: nobody has seen the cards.
ask-auction = Your bid?
ask-raise = Raise the contract, or keep it?
ask-call = Call a king: its holder is your partner.
ask-talon = Take one of the talon sets.
ask-discard = { $number ->
    [one] Lay one card away.
   *[other] Lay { $number } cards away.
}
ask-conversion = Keep your contract, or change it to a colour valat?
ask-announcements = { $choices ->
    [0] You can announce and raise nothing now: go on. Everybody is asked.
   *[other] Do you announce anything?
}
ask-play = Your card?
do-pass = Pass
do-bid = { $contract } · { $value }
do-keep = Keep { $contract }
do-say-nothing = Nothing to say
do-say-no-more = That is all
do-play-top = { $card } ▲
do-play-calling = { $card } “{ $call }”
do-pile = Pile { $number }
do-cut = { $number ->
    [one] Lift one card
   *[other] Lift { $number } cards
}
do-cut-here = Cut in the middle: { $number }
do-knock = Knock
do-throw-in = Throw the deal in
do-redeal = Demand a new deal
do-refuse = Refuse
do-surrender = Give up
do-monte = Propose Monte
do-agree = Agree
do-say = { $bonus }
do-kontra = { $step }: { $item }
do-take = { $number }: { $cards }
do-lay = Lay { $cards }

score-title = Deal { $deal }
score-void = { $names }: no trump in hand. The deal is void; the same dealer deals again, a compulsory klop deal.
score-ended-annulled = A player without trumps and kings has annulled the deal.
score-ended-redeal = A player without trumps has demanded a new deal.
score-ended-thrown-in = The deal is thrown in.
score-ended-passed-out = Everybody has passed.
score-ended-monte = All agreed to throw the deal in: it counts nothing.
score-ended-surrendered = { $name } has given { $contract } up.
score-repeated = It does not count: { $name } deals again
score-klop = { $contract }: everybody for themselves.
score-made = { $name } and { $partner } made { $contract }.
score-lost = { $name } and { $partner } lost { $contract }.
score-made-alone = { $name } alone made { $contract }.
score-lost-alone = { $name } alone lost { $contract }.
score-change = deal
score-total = total
score-radli = radli
score-final = final
score-note-struck = One radlo of { $name } is struck
score-note-radlo-for-all = Everybody gets a radlo
line-game = { $contract }: { $card_points } card points, { $sign }({ $value } + { $difference }){ $times }
line-flat = { $contract }: { $sign }{ $value }{ $times }
line-times = {" "}×{ $times } ({ $step })
line-klop = { $name }: { $card_points } card points, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}{ $times }
line-radli = Doubled by a radlo
line-mirror = The defenders are entered with the opposite
line-mond = { $name } lost the mond
line-bonus-silent-made = { $bonus }, made by the { $side ->
    [declaring] declaring
   *[defence] defence
} side{ $times }
line-bonus-silent-lost = { $bonus }, lost by the { $side ->
    [declaring] declaring
   *[defence] defence
} side{ $times }
line-bonus-announced-made = { $bonus }, announced and made by the { $side ->
    [declaring] declaring
   *[defence] defence
} side{ $times }
line-bonus-announced-lost = { $bonus }, announced and lost by the { $side ->
    [declaring] declaring
   *[defence] defence
} side{ $times }
deal-voided = I could not read this deal's log any more, so the deal is void and scores nothing. It is dealt again.
match-note-radli = -# Every open radlo takes off { $points } points.
match-over = The match is over. Winner: { $names }
match-stopped = The match was closed. In front: { $names }
plain-board = ### Deal { $deal }
    I cannot draw this board just now, but the game goes on: **My hand** shows your cards and what you may do.
plain-turn = **It is { $name }'s turn.**
plain-lobby = I cannot draw this lobby just now, but its buttons work. Seats taken: { $taken } of { $seats }.
plain-hand = I cannot draw your hand just now. You can still play with the commands: they offer exactly what you may do, `/tarok play` for instance.
plain-over = Deal { $deal } is over.
plain-sheet = The deal is over, but I cannot draw how it was scored. It counts all the same, and everybody stands now at:
plain-end = ## The match is over
    I cannot draw its places, but it counts all the same. The final scores:
scores-title = Score sheet
scores-left-out = -# { $deals } earlier deals are left out.
leaderboard-title = Leaderboard: { $game }
leaderboard-empty = No match with at least two people has been finished here yet.
leaderboard-matches = matches
leaderboard-wins = wins
leaderboard-total = total
leaderboard-average = per deal
leaderboard-note = Matches with at least two people count.

refused = { $reason }. (Rule { $rule })
refused-deal-over = This deal is over
refused-cut-too-thin = { $number ->
    [one] A cut leaves at least one card in each part
   *[other] A cut leaves at least { $number } cards in each part
}
refused-no-such-method = The cards cannot be dealt that way
refused-no-such-pile = There are piles 1 to { $number }
refused-pile-taken = That pile is taken: choose another
refused-not-your-turn = It is { $turn }'s turn
refused-in-a-moment = You are about to be asked: a moment, please
refused-not-now = That is not what is asked now
refused-not-in-hand = You do not hold { $card }
refused-must-follow = You must follow { $suit }
refused-must-trump = You have no { $suit }, so you must play a trump
refused-must-beat = You must play a card that beats the trick, because you can
refused-suits-first = You may lead trumps only when you have no suit cards left
refused-pagat-last = The pagat may be played only when no other card may
refused-hold-back = You announced the ultimo, so you must keep { $card } for the last trick
refused-must-name-contract = Everybody else has passed: you are forehand and must name a contract
refused-bid-too-low = Your bid must be higher than { $high }
refused-weak-hand-only = Only a hand with one trump, or with two below T10, may annul the deal
refused-forehand-only = Only forehand may name { $contract }, after everybody else has passed
refused-compulsory = This is a compulsory klop deal: { $contract } cannot be bid
refused-no-such-contract = { $contract } cannot be bid here
refused-all-kings-needed = Only a declarer who holds all four kings may call a queen
refused-not-a-king = You must call one of the four kings
refused-no-such-set = There are talon sets 1 to { $sets }
refused-set-in-turn = You are asked about talon set { $number }
refused-king-not-seen = You may give up only once you have seen the called king in the talon
refused-wrong-number = { $number ->
    [one] You must lay away exactly one card
   *[other] You must lay away exactly { $number } cards
}
refused-five-points = { $card } counts five points and may not be laid away
refused-trumps-kept = Trumps may be laid away only for want of other cards
refused-keep-or-convert = You may keep the contract, or change it to { $contract }
refused-no-such-bonus = That cannot be announced in this contract
refused-card-needed = Only the player who holds { $card } may announce that
refused-already-announced = Your side has announced that already
refused-cancelled-by-valat = A valat was announced: nothing else counts any more
refused-no-such-item = Nobody has announced that
refused-ladder-ended = The ladder has no further step
refused-not-your-step = The next step belongs to the other side
refused-side-unknown = You do not know yet on which side { $owner } plays
