# Romanian tarok and Taper: its names, and what its phases ask.

variant-romanian = Romanian tarok
variant-taper = Taper

contract-trei1 = First of three
native-trei1 = unul de trei
contract-trei2 = Second of three
native-trei2 = al doilea de trei
contract-trei3 = Third of three
native-trei3 = al treilea de trei
contract-doi1 = First of two
native-doi1 = unul de doi
contract-doi2 = Second of two
native-doi2 = al doilea de doi
contract-doi3 = Third of two
native-doi3 = al treilea de doi
contract-unu1 = First of one
native-unu1 = unul de unu
contract-unu2 = Second of one
native-unu2 = al doilea de unu
contract-unu3 = Third of one
native-unu3 = al treilea de unu
contract-unu4 = Fourth of one
native-unu4 = al patrulea de unu
contract-unu5 = Fifth of one
native-unu5 = al cincilea de unu
contract-unu6 = Sixth of one
native-unu6 = al șaselea de unu
romanian-contract-solo = Solo
romanian-native-solo = solo
contract-michi-michi = Michi-michi
native-michi-michi = michi-michi
contract-la-mine = La mine (I hold it)
romanian-value-klop = a chip a trick, two in a radler deal
romanian-value-with-difference = { $value } game points
romanian-value-with-difference-short = { $value }
romanian-hand-plus = Of three, two or one: how many cards you take; the game is worth 1, 2 or 3 (Solo: no cards, 8). First, second…: the set you begin with, and the level
romanian-board-talon = Talon (– is face down): { $sets }
romanian-board-taken = Taken from the talon (– is unseen): { $cards }.
romanian-picture-left = Turned up and passed by
romanian-picture-level = Level { $level }: lost × { $level }
romanian-board-level = Level { $level }: lost, or after contra, the game counts { $level ->
    [2] twice
   *[other] { $level } times
}
romanian-item-of = { $bonus } by { $name }
board-note-pool = Pool: { $chips } chips · { $radler ->
    [0] no radler
    [one] Radler: this deal counts double, the last one
   *[other] Radler: this deal counts double, the first of { $radler }
}
board-note-radler = { $radler ->
    [one] Radler: this deal counts double, the last one
   *[other] Radler: this deal counts double, the first of { $radler }
}
board-beyond = All deals of the match have been played, but it goes on until no radler deal is left

romanian-card-T21 = Mond 21

romanian-bonus-trula = Trula
romanian-bonus-kings = All kings
romanian-bonus-valat = Valat
bonus-luna = Mond caught
bonus-pagat = Pagat ultimo
bonus-king = King ultimo
bonus-kingcap = Called king caught
romanian-bonus-taroks = Number of trumps
bonus-taroks-8 = 8 trumps
bonus-taroks-9 = 9 trumps
bonus-taroks-10 = 10 trumps
bonus-taroks-11 = 11 trumps
bonus-taroks-12 = 12 trumps
romanian-step-1 = contra
romanian-step-2 = recontra
romanian-step-3 = supra
romanian-step-4 = hirș
romanian-step-5 = mord

romanian-do-take = Take { $number }: { $cards }
romanian-do-refuse = Turn it up, look on (level +1)
romanian-do-surrender = Give up: the game is lost
romanian-do-redeal = Annul the deal

turn-annulment = { $name } may annul the deal.
ask-annulment = You hold neither a trump nor a king: do you annul the deal?
romanian-ask-talon = { $looks ->
    [0] You've turned all sets up: return to one of them, but not to the last.
   *[other] Take the set, or turn it up and look on: the next step is a level higher.
}
romanian-ask-call = Call a king, your own too: its holder is your partner. It may lie in the talon.

romanian-score-klop = { $contract }: chips into the pool for every trick.
romanian-score-ended-passed-out = Everybody has passed: nothing is played, and radler deals follow.
romanian-score-ended-annulled = A player without trumps and kings has annulled the deal; the next dealer deals.
score-note-pool = Pool after the deal: { $chips ->
    [0] empty
    [one] 1 chip
   *[other] { $chips } chips
}
score-note-radler = { $radler ->
    [0] The radler is over
    [one] One radler deal is still to come
   *[other] { $radler } radler deals are still to come
}
match-note-pool-shared = -# { $chips ->
    [one] The chip that was left in the pool is part of the final balances.
   *[other] The { $chips } chips that were left in the pool are shared in the final balances, as evenly as possible.
}
match-note-pool-left = -# { $chips ->
    [one] A chip is left in the pool.
   *[other] { $chips } chips are left in the pool.
}
line-stake = The pool is empty: everybody puts in a chip
line-dealer-stake = { $name } deals, and puts a chip into the pool
line-michi = { $name }: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}, { $rate ->
    [one] a chip each
   *[other] { $rate } chips each
}
line-radler = The same again, as it's a radler deal
romanian-line-alone = { $name } plays alone: the same again for { $opponents ->
    [2] the other opponent
   *[other] each of the other opponents
}
line-opponents = The opposite for each opponent
line-pool = { $outcome ->
    [lost] { $name } pays the pool for the pagat ultimo
   *[made] { $name } gets chips from the pool for the pagat ultimo
}
line-taroks = { $trumps } trumps announced by { $side }
romanian-side-of-defence = the opponents
romanian-line-surrender = { $name } gave up at level { $stage }

refused-index-gap = { $contract } may be bid only right after the bid before it
refused-not-senior = La mine is for a player who comes before the holder of the bid
refused-not-this-set = You can't take that set now
refused-no-right = Only a hand without trumps and kings may annul the deal
refused-first-turn-only = That can be said in your first turn only
refused-too-few-trumps = Trumps are announced from { $number } on
refused-mate-declared = A player of your side has announced as many trumps, or more
refused-must-declare = You hold { $number } trumps or more, so now you must announce them
refused-declarer-only = Only the declarer may announce that
refused-defence-only = Only an opponent of the declarer may announce that
refused-step-missed = You let your first opportunity for that step pass
refused-no-ladder = Announced trumps can't be doubled

romanian-option-talon-owner = Rest of the talon
romanian-note-talon-owner = Who gets the talon cards that nobody took?
romanian-value-of-talon-owner-declarer = the declarer
romanian-value-of-talon-owner-opponents = the opponents
romanian-option-trei-bids = Bids of three (trei)
romanian-note-trei-bids = May First and Second of three be bid with four players too?
romanian-value-of-trei-bids-taper-only = only in Taper
romanian-value-of-trei-bids-always = always
romanian-option-third-trei = Third of three
romanian-note-third-trei = May Third of three be bid as well?
romanian-option-unu-bids = Bids of one (unu)
romanian-note-unu-bids = May First to Sixth of one be bid?
romanian-option-knock = Cut and knock
romanian-note-knock = The player after forehand cuts or knocks; after a knock forehand chooses one of four ways of dealing.
romanian-option-void-right = Annulling the deal
romanian-note-void-right = May a hand without trumps and kings annul the deal?
romanian-option-pool = Pool
romanian-note-pool = Is there a pool? Without it there's no michi-michi.
romanian-option-pool-refill = Empty pool
romanian-note-pool-refill = Does everybody put a chip into a pool that has become empty?
romanian-option-michi-michi = All pass
romanian-note-michi-michi = Four players: is michi-michi played, or the deal thrown in? A radler follows either way.
romanian-value-of-michi-michi-play = michi-michi
romanian-value-of-michi-michi-thrown-in = thrown in
romanian-option-hep-hep = Hep-hep
romanian-note-hep-hep = Four players: does a deal that comes to 0 bring a radler of four deals?
romanian-option-solo-bonus = Bonuses in solo
romanian-note-solo-bonus = Do bonuses count more in solo?
romanian-value-of-solo-bonus-double = the solo values
romanian-value-of-solo-bonus-single = as in other games
romanian-option-kings-bonus = All kings (toți regii)
romanian-note-kings-bonus = What are all kings worth, silent and announced?
romanian-value-of-kings-bonus-1-2 = 1, announced 2
romanian-value-of-kings-bonus-2-4 = 2, announced 4
romanian-option-announce-king-capture = Announcing the called king caught (regele prins)
romanian-note-announce-king-capture = Four players: may an opponent announce it?
romanian-option-pagat-own-hand = Pagat ultimo by the declarer
romanian-note-pagat-own-hand = Does only the declarer's own Pagat make an announced pagat ultimo?
romanian-option-bonus-scope = Trula and all kings
romanian-note-bonus-scope = Do talon and discard count for them?
romanian-value-of-bonus-scope-pile = with talon and discard
romanian-value-of-bonus-scope-tricks = only won in tricks
romanian-option-radler-counts-unplayed = Radler: unplayed deals
romanian-note-radler-counts-unplayed = Do deals that are annulled or passed out use up a radler deal?
romanian-option-finish-radler = Radler at the end
romanian-note-finish-radler = Does the match go on after its last deal until no radler deal is left?
romanian-option-final-pool = Pool at the end
romanian-note-final-pool = What becomes of the pool after the last deal?
romanian-value-of-final-pool-split = shared equally
romanian-value-of-final-pool-leave = left over

romanian-line-flat = { $contract }: { $card_points } card points, { $value ->
    [0] which don't count with a valat
   *[other] { $outcome ->
        [lost] lost at level { $stage }
       *[other] made
    }
}{ $times }
romanian-do-pass-annulment = Keep the hand
