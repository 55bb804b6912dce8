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
contract-la-mine = La mine (the same bid is mine)
romanian-value-klop = a chip a trick
romanian-value-with-difference = { $value } game points
romanian-value-with-difference-short = { $value }

romanian-card-T21 = Luna 21
romanian-card-F = Skiz

romanian-bonus-trula = Trula
romanian-bonus-kings = Toți regii
romanian-bonus-valat = Valat
bonus-luna = Luna prinsă
bonus-pagat = Pagat ultimo
bonus-king = Rege ultimo
bonus-kingcap = Regele prins
romanian-bonus-taroks = my trumps
bonus-taroks-8 = 8 taroace
bonus-taroks-9 = 9 taroace
bonus-taroks-10 = 10 taroace
bonus-taroks-11 = 11 taroace
bonus-taroks-12 = 12 taroace
romanian-step-1 = contra
romanian-step-2 = recontra
romanian-step-3 = supra
romanian-step-4 = hirș
romanian-step-5 = mord

romanian-do-refuse = Turn it up, look on
romanian-do-surrender = Give up
romanian-do-redeal = Annul the deal

turn-annulment = { $name } may annul the deal.
ask-annulment = You hold neither a trump nor a king: do you annul the deal?
romanian-turn-talon = { $name } looks at the talon.
romanian-ask-talon = Take this set, or turn it up and look on?

romanian-score-klop = { $contract }: a chip into the pool for every trick.
line-of-stake = The pool is empty: everybody puts in a chip
line-of-dealer_stake = { $name } deals, and puts a chip into the pool
line-of-michi = { $name }: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
line-of-radler = Radler deal: everything counts double
romanian-line-of-alone = { $name } plays alone, and settles with { $opponents } opponents
line-of-opponents = The opponents, each
line-of-pool = Pool, for the pagat ultimo: { $name }
line-of-taroks = { $trumps } taroace declared by the { $side ->
    [declaring] declaring side
   *[defence] opponents
}
romanian-line-of-surrender = { $name } gave up at level { $stage }

refused-index-gap = { $contract } may be bid only right after the bid before it
refused-not-senior = La mine is for a player who comes before the holder of the bid
refused-not-this-set = That set cannot be taken now
refused-king-not-found = You may give up only when you have found the called king in the talon
refused-no-right = Only a hand without trumps and kings may annul the deal
refused-first-turn-only = That can be said in your first turn only
refused-too-few-trumps = A declaration needs at least { $number } trumps
refused-mate-declared = A player of your side has declared as many trumps, or more
refused-must-declare = You hold { $number } trumps or more, so now you must declare them
refused-declarer-only = Only the declarer may announce that
refused-defence-only = Only an opponent of the declarer may announce that
refused-step-missed = You have let your first opportunity for that step pass
refused-no-ladder = Declarations of trumps cannot be doubled
