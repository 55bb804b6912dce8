# What stands on the table: names of things, the lobby, the board, hands and scores.

variant-slovenian = Slovenian tarok

card-T21 = Mond 21
card-T1 = Pagat 1
card-F = Škis
suit-trumps = trumps
names-comma = {", "}
names-and = { $others } and { $last }
house-name = { $name } ({ $kind })
level-novice = novice
level-club = club
level-master = master
level-stand-in = house

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
native-klop = klop
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
side-declaring = declarer's side
side-defence = defence
side-of-declaring = the declarer's side
side-of-defence = the defence

lobby-title = { $game }, { $players } players
lobby-empty-seat = *empty*
lobby-host = { $who } · host
lobby-ready = Everybody's here: { $host } can press *Start*. Seats and first dealer are drawn by lot.
lobby-waits-for = Not ready yet: { $names }.
lobby-rematch = Everybody's here: { $host } can press *Start*. The seats stay as they are, and { $name } deals first.
lobby-missing = { $seats ->
    [one] One seat is empty.
   *[other] { $seats } seats are empty.
}
lobby-join = Join
lobby-leave = Leave
lobby-join-or-leave = Join or leave
panel-title = ### Before the match
panel-of-guest = { $host } settles how you play. *Options…* shows the rules that are chosen.
lobby-add-house = Add house player
lobby-levels = Levels…
lobby-house-player = { $name } · house, { $level }
lobby-level = House players: { $level } ({ $kind ->
    [novice] they forget and hurry
    [master] they think each move through
   *[other] they play by experience
})
levels-title = **How well do house players play?**
levels-note-novice = **Novice** knows the rules, forgets what was played a while ago, and is often in a hurry.
levels-note-club = **Club** counts the cards and plays by experience.
levels-note-master = **Master** looks at many hands that the others may hold, and plays what is best in them.
levels-no-master = Masters don't play here: whoever runs this bot has switched their thinking off, and analyses with it.
levels-stand-in = Whoever stands in for one of you plays at club level.
levels-all = All of them: { $level }
levels-of = { $name }: { $level }
lobby-remove-house = Remove house player
lobby-start = Start
lobby-fill = Fill and start
lobby-cancel = Cancel
lobby-options = Options…
lobby-people = People…
lobby-be-ready = I'm ready
lobby-is-ready = { $who } ✓ ready
lobby-invitation = { $names }: { $host } invites you to a table of { $game } in this channel. Press *Join* below.
lobby-asks-ready = { $names }: { $host } would like to start the table of { $game } in this channel. Press *I'm ready* below.
people-title = ### The people at your table
people-nobody = Nobody has joined you yet. `/tarok match invite` calls your friends here.
people-ask = Ask who is ready
people-remove = Remove somebody…
options-title = ### Table options ({ $page } of { $pages })
options-contents = Go to…
options-rules = Rule numbers
options-rules-off = Hide rule numbers
options-reset = Reset
options-all-games = All games
options-preset = Play by the rules of…
lobby-rules = Rules: { $rules }
preset-document = The standard rules
preset-server = This server's own rules
preset-bga = Board Game Arena
preset-pagat = Pagat.com
preset-score-board = Tarok-Score-Board
preset-group-server = A Slovenian group's server
preset-openspiel = OpenSpiel
preset-lada-zei = Lada Zei
preset-tarock-net = Tarock.net
preset-philebus = Philebus
preset-mayr-sedlaczek = Mayr and Sedlaczek
preset-beck = Beck
preset-tyrol = Tyrol
preset-like-romanian = As in Romanian tarok
preset-most-of-romania = Most of Romania
preset-czernowitz = Czernowitz
defaults-title = ## This server's settings
defaults-own = The server has its own rules for: { $games }
defaults-none = All games are played by the standard rules.
defaults-game = Choose a game to change its rules…
defaults-of = ## { $game }: this server's own rules
    -# New tables are played by them unless somebody asks for others.
defaults-several-on = **Several tables:** each new table of a channel gets a thread of its own.
defaults-several-off = **One table:** a channel has one table at a time.
defaults-several-tables = Allow several tables
defaults-one-table = One table a channel
options-founder = -# Only { $name } can change these.
options-of-match = The match
options-of-dealing = Dealing
options-of-bidding = Bidding
options-of-talon = Talon
options-of-saying = Announcements and kontra
options-of-play = Play
options-of-klop = Klop
options-of-pool = Pool and radler deals
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
note-deals = How many deals does a match have?
length-points = until somebody has { $points } points
length-skis = until a Škis round (`/tarok match skis`) ends it
lobby-length = Match: { $length }
length-deals = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
thread-title = { $game }: { $name }'s table
table-closed = This table of { $game } is closed.

board-title = { $game } · deal { $deal }
board-title-of = { $game } · deal { $deal } of { $deals }
board-dealer = Dealer: { $name }
board-compulsory = Compulsory klop deal: only Klop, Solo without and higher
board-compulsory-klop = Compulsory klop deal: Klop is played
board-skis = Škis round declared
board-last-dealer = Last deal: when { $name } deals
board-auction-begins = The auction begins.
board-before-deal = The cards haven't been dealt yet.
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
board-laid-trumps = Trumps discarded: { $cards }.
board-said = At stake: { $items }
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
board-fool-pending = The Matto of { $name } lies with { $holder } until { $name } wins a trick
board-fool-back = { $name } took the Matto back from { $holder } in exchange for { $card }
board-straw = Straw men of { $name }: { $piles }
board-pile = { $cards ->
    [0] { $card }
   *[other] { $card } +{ $cards }
}
board-pile-down = ▮ { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-called-out = { $name } called “{ $word }” in trick { $trick }
board-no-piles = none left
board-known = { $name } has picked up: { $cards }
board-level = Level of the game: { $level }
board-open-hand = The hand of { $name } lies open:
board-no-trick-yet = -# No card has been played yet.
board-trick = Trick { $number }
board-wins = ◀ wins
board-trick-open = { $leader }: { $cards } → { $name }
board-last = Previous trick, led by { $leader }: { $cards } → { $name }
board-gifts = -# Talon cards given away: { $cards }
board-gift-ahead = -# The winner of this trick also gets { $card }
board-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
board-sits-out = sits out
board-why-held = { $name } sits before { $other }, so an equal bid is enough
board-why-forehand = Everybody else has passed, so it's up to { $name } as forehand
board-why-alone = { $king } lies in the talon: { $name } has no partner
board-why-emperor = Mond, Škis and Pagat in one trick: the Pagat wins it
board-over = The deal is over.
board-my-hand = My hand
board-last-trick = Previous trick
board-watch = Watch
board-resume = Resume
board-paused = **The table is paused.** Anybody who plays here can resume.
board-paused-by = **{ $name } has paused the table.** Anybody who plays here can resume.
turn-cut = { $name } to cut the pack, or knock.
turn-method = { $name } to choose how the cards are dealt.
turn-piles = { $name } to choose a pile, unseen.
turn-auction = { $name } to bid.
turn-raise = { $name } may raise the contract.
turn-call = { $name } to call a king.
turn-talon = { $name } to choose from the talon.
turn-discard = { $name } to discard.
turn-conversion = { $name } may change to a colour valat.
turn-announcements = { $name } may announce.
turn-lead = { $name } to lead.
turn-play = { $name } to play.
board-menu = Menu…
menu-title = ### Menu
menu-rules = Rules of this table
menu-rules-title = ### Rules of this table
menu-look = Look of the cards
menu-language = Language
menu-score = Score sheet
menu-pause = Pause
menu-leave = Leave
menu-end = End the match
last-none = No trick is complete yet.
last-before = ◀ Trick { $number }
last-after = Trick { $number } ▶
last-title = ### Trick { $number }
last-card = ## { $card }  { $name }

hand-king-in-talon = { $card } was in the talon: you have no partner, and may give up.
hand-partner = Your partner: { $name }
hand-tops = ▲ On your straw men: { $cards }
hand-over = The deal is over.
foregone-card = Only one card can be played here: it plays itself.
foregone-move = There's nothing to decide here: the house goes on by itself.
hand-in-a-moment = You're about to be asked: one moment, please.
hand-waiting = Waiting for { $name }…
hand-waiting-played = You played { $card }. Waiting for { $name }…
hand-waiting-forced = { $card }, your only card, went by itself. Waiting for { $name }…
hand-fresh = Just taken from the talon: { $cards }
hand-sits-out = You're sitting this deal out: four play, and the dealer rests.
hand-on-table = On the table: { $cards }
news-trick = { $cards }: { $own ->
    [1] your trick
   *[other] { $name }'s trick
}
news-forced = you { $card } (your only card, by itself)
trick-taken = { $own ->
    [1] You
   *[other] { $name }
} took it ({ $card }, { $points } { $count ->
    [one] point
   *[other] points
}).
trick-taken-part = { $own ->
    [1] You
   *[other] { $name }
} took it ({ $card }, { $points } points).
partner-shown = { $card }: { $viewer ->
    [partner] you play with { $declarer }
    [declarer] { $partner } plays with you
   *[other] { $partner } plays with { $declarer }
}.
trick-cards = Trick { $number }: { $cards }
hand-empty = *No cards.*
hand-not-dealt = *The cards haven't been dealt yet.*
hand-cut = Lift { $least } to { $most } cards
hand-you-declare = You play { $contract }
hand-with-declarer = You play with { $name } ({ $contract })
hand-against = You play against { $name } ({ $contract })
hand-called = Called king: { $king }
hand-called-card = Called card: { $king }
hand-promised = You keep { $cards } for the last trick
hand-radlo = Your contract would count double (radlo)
hand-must-bid = Everybody else has passed: you're forehand and must name a contract
hand-plus = { $value }+ means { $value } plus how far the card points are from 35
hand-plus-rounded = { $value }+ means { $value } plus the gap to 35 card points, to the nearest 5
hand-marks = { $dealer } marks the dealer, { $forehand } marks forehand
hand-lay = { $number ->
    [one] Choose one card to discard
   *[other] Choose { $number } cards to discard
}
hand-pick = Play: { $cards }
hand-why-not = Why not…?
watch-live = This follows the game for a quarter of an hour; *Refresh* goes on from there.
watch-over = The deal is over; its score is in the channel. If you keep watching, the next one comes here.
watch-elsewhere = -# You're watching further down.
hand-refresh = Refresh
hand-cards-out = Unseen
hand-more = More…
hand-back = Back
hand-elsewhere = -# Your cards are in another message, further down.
hand-seats = Dealer { $dealer } · forehand { $forehand }
hand-score = Score: { $scores }
hand-stake-raised = { $item } (×{ $times })
hand-laid = You discarded { $cards }
hand-points = Card points you've taken: { $points }
hand-points-with = Card points you've taken with { $names }: { $points }
out-title = **Cards you haven't seen: { $cards }**
out-none = *None: you have seen them all.*
out-taken = { $name } took { $cards } from the talon
sure-move = **{ $move }**: are you sure?
sure-stop = Close this table? A deal that isn't finished scores nothing, and nobody can go on with the match.
sure-end = Would you end the match here? It ends once all people at the table agree. { $half ->
    [1] If less than half of it is played, it counts for nobody.
   *[other] What is played counts.
}
sure-skis = Declare the Škis round? It begins with the next deal and ends the match, and it can't be taken back.
sure-yes = Yes
sure-no = No
next-title = Next: deal { $deal }
next-title-of = Next: deal { $deal } of { $deals }
next-waits = Waiting for { $names }. If it takes long, the next deal begins anyway.
next-when-you-like = It begins when you press *Next deal*.
next-soon = It begins in a moment.
next-press = Press *Next deal* under the score when you've seen enough.
next-press-here = Press *Next deal* when you've seen enough.
next-over = The deal is over.
next-ready = You're ready.
next-deal = Next deal
next-sit = Watching? Join in
next-stop = Stop the match…
ask-cut = Cut the pack, or knock: then nobody cuts and the deal is done differently.
ask-method = There was a knock. How shall the cards be dealt?
ask-piles = Choose your pile: nobody has seen the cards.
ask-auction = Your bid?
ask-raise = Raise the contract, or keep it?
ask-call = Call a king: its holder is your partner.
ask-talon = Take one of the talon sets.
ask-talon-card = Take one card from the talon.
ask-king-found = { $card } was in the talon: you have no partner. { $looks ->
    [0] Choose a set, or give up.
   *[other] Take the set, turn it up and look on, or give up.
}
ask-discard = { $number ->
    [one] Discard one card.
   *[other] Discard { $number } cards.
}
ask-conversion = Keep your contract, or change it to a colour valat?
ask-announcements = { $choices ->
    [0] You can't announce or raise anything now: go on. Everybody is asked.
   *[other] Do you announce anything?
}
ask-lead = You lead: your card?
ask-play = Your card?
do-pass = Pass
do-bid = { $contract } · { $value }
do-keep = Keep { $contract }
do-say-nothing = Nothing to say
do-say-no-more = That's all
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
do-say-for = { $bonus } · { $value }
do-kontra = { $step }: { $item }
do-kontra-for = { $kontra } · { $value }
worth-plus = { $value }+
do-take = { $number }: { $cards }
do-lay = Discard { $cards }

replay-look = Look at the deal
replay-cards = Deal { $deal } · the cards
replay-talk = Deal { $deal } · before the play
replay-trick = Deal { $deal } · trick { $number } of { $tricks }
replay-seats = Dealer: { $dealer } · forehand: { $forehand }
replay-hand = **{ $name }**  { $cards }
replay-hands = What they held when it was led:
replay-straw = Straw men of { $name }: { $piles }
replay-talon = Talon: { $cards }
replay-discards = Discards: { $cards }
replay-said = In order: { $said }
replay-contract = { $contract }, played by { $names }
replay-pile = { $names } { $points }
replay-gift = With it went a card from the talon: { $card }
replay-so-far = Card points so far: { $piles }
replay-counted = Card points in the end: { $piles }
replay-match = #{ $number } { $game }: { $names }
replay-deal = Deal { $deal }: { $scores }
replay-void = A deal that was void, and dealt again
replay-tricks = { $names } { $tricks }
replay-tricks-so-far = Tricks so far: { $piles }
replay-first = |◀ Start
replay-back = ◀ Back
replay-next = Next ▶
replay-last = End ▶|
replay-share = Share
replay-score = ◀ Back to the score
practice-from-here = Play from here
practice-pick = Or play from one of these decisions …
practice-turn = { $name }: { $said }
practice-title = Practice · deal { $deal }
practice-title-puzzle = Practice · puzzle
practice-note = Only you see this, and none of it counts. The house plays everybody else.
practice-note-for = Only you see this, and none of it counts. You play for { $name }, and the house plays everybody else.
practice-trick = Trick { $number }: { $cards }. It goes to { $name }.
practice-let-pass = Let it pass
practice-again = Again from here
practice-back = Back to the deal
practice-back-puzzle = Back to the puzzle
practice-here = Here
practice-match = Match
practice-made = { $made ->
    [again] Here the deal would be dealt again
   *[other] You made **{ $made }**
    }; { $match ->
    [again] in the match it was dealt again.
   *[other] in the match it was **{ $match }**.
    }
score-title = Deal { $deal }
score-void = { $names }: no trump in hand. The deal is void; the same dealer deals again, a compulsory klop deal.
score-void-again = { $names }: no trump in hand. The deal is void; the same dealer deals again.
score-ended-annulled = A player without trumps and kings has annulled the deal.
score-ended-redeal = A player without trumps has demanded a new deal.
score-ended-thrown-in = The deal is thrown in.
score-ended-passed-out = Everybody has passed.
score-ended-monte = All agreed to throw the deal in: it counts nothing.
score-ended-surrendered = { $name } has given up { $contract }.
score-repeated = It doesn't count: { $name } deals again
score-klop = { $contract }: everybody plays for themselves, and card points count against them.
score-made = { $name } declared { $contract }, played with { $partner } against { $others }, and made it.
score-lost = { $name } declared { $contract }, played with { $partner } against { $others }, and lost it.
score-made-alone = { $name } declared { $contract }, played alone against { $others }, and made it.
score-lost-alone = { $name } declared { $contract }, played alone against { $others }, and lost it.
score-aim-no-trick = In { $contract } the declarer must not win a single trick.
score-aim-all-tricks = In { $contract } the declarer must win every trick.
score-needed = { $names } needed { $needed } card points and took { $points }; { $others } took { $rest }.
score-stopped = The deal ended after trick { $trick }, because nothing could change the outcome any more.
score-others = Only the declarer's side scores here: nothing changes for { $names }.
score-sum = { $names } in all: **{ $points }**
score-sum-each = { $names } in all: **{ $points }** each
score-change = deal
score-total = total
score-course = so far
score-course-told = The bars: how each total went up and down, deal by deal.
score-radli = radli
score-final = final
score-radli-told = ○ is an open radlo: its owner's next contract as declarer counts double, and making it strikes one off.
score-radli-struck = ● is one that has been struck off.
score-note-struck = One radlo of { $name } is struck off (●)
score-note-radlo-for-all = Everybody gets a radlo (○)
line-game = { $contract }, { $outcome ->
    [lost] lost: { $difference ->
        [0] { $card_points } card points are one too few, so it costs
       *[other] { $card_points } card points are { $difference } below 35, so it costs
    }
   *[made] made: { $card_points } card points are { $difference } above 35, so it's worth
} { $raised ->
    [no] { $value } + { $difference }:
   *[yes] ({ $value } + { $difference }){ $times }:
}
line-game-rounded = { $contract }, { $outcome ->
    [lost] lost: { $card_points } card points are { $over } below 35, rounded to { $difference }, so it costs
   *[made] made: { $card_points } card points are { $over } above 35, rounded to { $difference }, so it's worth
} { $raised ->
    [no] { $value } + { $difference }:
   *[yes] ({ $value } + { $difference }){ $times }:
}
line-flat = { $contract }, { $outcome ->
    [lost] lost:
   *[made] made:
}
line-flat-raised = { $contract }, { $outcome ->
    [lost] lost, so it costs
   *[made] made, so it's worth
} { $value }{ $times }:
line-times = {" "}×{ $times } ({ $step })
line-klop = { $name }: { $card_points } card points in { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}{ $times }
line-klop-rounded = { $name }: { $card_points } card points in { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, rounded to the nearest 5{ $times }
line-klop-empty = { $name }: { $tricks ->
    [0] no trick
   *[other] { $tricks } tricks
} and { $card_points } card points, which wins the klop{ $times }
line-klop-full = { $name }: { $card_points } card points in { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, more than half of all, which loses the klop{ $times }
line-klop-spared = { $name }: { $card_points } card points in { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, which don't count now{ $times }
line-radli = Doubled by the declarer's radlo
line-mirror = Each defender scores the opposite
line-mond = { $name } lost the Mond
line-bonus-silent-made = { $bonus }, made by { $side }{ $times }
line-bonus-silent-lost = { $bonus }, lost by { $side }{ $times }
line-bonus-announced-made = { $bonus }, announced and made by { $side }{ $times }
line-bonus-announced-lost = { $bonus }, announced and lost by { $side }{ $times }
deal-voided = I couldn't read this deal's log any more, so the deal is void and scores nothing. It'll be dealt again.
match-note-radli = -# Each open radlo costs its owner { $points } points.
match-over = The match is over. { $winners ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
match-again = Rematch
match-stopped = The match was closed. In front: { $names }
plain-board = ### Deal { $deal }
    I can't draw this board just now, but the game goes on: **My hand** shows your cards and what you may do.
plain-turn = **It's { $name }'s turn.**
plain-lobby = I can't draw this lobby just now, but its buttons work. Seats taken: { $taken } of { $seats }.
plain-hand = I can't draw your hand just now. You can still play with the commands: they offer exactly what you may do, `/tarok move play` for instance.
plain-over = Deal { $deal } is over.
plain-sheet = The deal is over, but I can't draw how it was scored. It counts all the same, and this is how everybody stands now:
plain-end = ## The match is over
    I can't draw the final standings, but it counts all the same. The final scores:
scores-title = Score sheet
scores-played = { $deal } { $contract }
scores-played-by = { $deal } { $contract } ({ $name })
scores-unplayed = not played
scores-course = Everybody's total, deal by deal:
scores-left-out = -# { $deals } earlier deals aren't shown.
leaderboard-title = Leaderboard: { $game }
leaderboard-empty = This leaderboard is empty: it has people from finished matches with at least two people.
leaderboard-matches = matches
leaderboard-wins = won
leaderboard-average = per deal
leaderboard-note = Only matches with at least two people count.

refused = { $reason }. (Rule { $rule })
refused-deal-over = This deal is over
refused-cut-too-thin = { $number ->
    [one] A cut leaves at least one card in each part
   *[other] A cut leaves at least { $number } cards in each part
}
refused-no-such-method = The cards can't be dealt that way
refused-no-such-pile = There are piles 1 to { $number }
refused-pile-taken = That pile is taken: choose another
refused-not-your-turn = It's { $turn }'s turn
refused-in-a-moment = You're about to be asked: one moment, please
refused-not-now = That isn't what you're asked now
refused-not-in-hand = You don't hold { $card }
refused-must-follow = You must follow { $suit }
refused-must-trump = You have no { $suit }, so you must play a trump
refused-must-beat = You must play a card that beats the trick, because you can
refused-suits-first = You may lead trumps only when you have no suit cards left
refused-pagat-last = You may play the Pagat only if you may play no other card
refused-hold-back = You announced the ultimo, so you must keep { $card } for the last trick
refused-must-name-contract = Everybody else has passed: you're forehand and must name a contract
refused-bid-too-low = Your bid must be higher than { $high }
refused-bid-below = Your bid must be at least { $high }
refused-weak-hand-only = Only a hand with one trump, or with two below T10, may annul the deal
refused-forehand-only = Only forehand may name { $contract }, after everybody else has passed
refused-compulsory = This is a compulsory klop deal: { $contract } can't be bid
refused-no-such-contract = { $contract } can't be bid here
refused-all-kings-needed = Only a declarer who holds all four kings may call a queen
refused-not-a-king = You must call one of the four kings
refused-no-such-set = There are talon sets 1 to { $sets }
refused-set-in-turn = You are asked about talon set { $number }
refused-king-not-seen = You may give up only once you have seen the called king in the talon
refused-wrong-number = { $number ->
    [one] You must discard exactly one card
   *[other] You must discard exactly { $number } cards
}
refused-five-points = { $card } counts five points and may not be discarded
refused-trumps-kept = Trumps may be discarded only if you have no other cards
refused-keep-or-convert = You may keep the contract, or change it to { $contract }
refused-no-such-bonus = You can't announce that in this contract
refused-card-needed = Only the player who holds { $card } may announce that
refused-already-announced = Your side has announced that already
refused-cancelled-by-valat = A valat was announced: nothing else counts any more
refused-no-such-item = Nobody has announced that
refused-ladder-ended = The ladder has no further step
refused-not-your-step = The next step belongs to the other side
refused-side-unknown = You don't know yet which side { $owner } is on
