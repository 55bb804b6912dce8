# What contracts and announcements mean: a line below the bids, and in full for who asks.

hand-whats-this = What's this?
sentences = { $first } { $next }
bid-line = **{ $contract }**: { $means }
bid-line-worth = **{ $contract }**: { $means } · { $value }
krolami-bid-line-worth = **{ $contract }**: { $means } · worth { $value }
romanian-bid-line-worth = **{ $contract }**: { $means } · worth { $value }
means-klop = everybody alone, take few points, best no trick
means-call = call a king
means-alone = alone
means-talon = { $cards ->
    [one] take one card from the talon
   *[other] take { $cards } cards from the talon
}
means-no-talon = without the talon
means-set = from set { $set } on
means-no-trick = win no trick
means-all-tricks = win every trick
means-no-trumps = trumps have no power
means-open-hand = your hand lies open after trick 1
means-equal = { $means }; equal is enough
means-of-la-mine = the highest bid becomes yours, because you come before its bidder
means-of-take = you need 36 of the 70 card points
means-of-simple = nobody declares, 36 card points win
means-of-partners = two against two, for every card point above half
means-of-michi-michi = everybody alone, each trick costs a chip

explain-points = It's made with more than half of the card points in the pack.
explain-partner = Whoever holds the called king is the declarer's partner, which nobody else knows until it shows.
explain-difference = The card points above or below half are added to its value.
explain-difference-rounded = The card points above or below half, to the nearest 5, are added to its value.
explain-negative = Everybody must beat the trick if they can, and may play the Pagat only if they may play nothing else.
explain-gifts = The winner of each of the first tricks also gets a card from the talon.
explain-stops = The deal ends as soon as it's decided.
explain-no-bonuses = No bonuses count in it.
explain-forehand = Only forehand may name it, when everybody else has passed.
explain-declarer-leads = The declarer leads to the first trick.
explain-converts = After the exchange it may be changed to another contract: { $contract }.
explain-of-klop = { $klop_empty_needs_no_loser ->
    [on] No trick at all wins 70, but nothing if somebody has 36 card points or more; those lose 70.
   *[other] No trick at all wins 70; 36 card points or more lose 70.
}
explain-of-color-valat = It isn't bid: another contract is changed to it after the exchange.
explain-of-michi-michi = It's played when everybody has passed.
explain-of-take = With 45 card points it's worth 4 instead of 3. { $high_tier_defender ->
    [off] If it's lost, the other player gets 4 points.
   *[other] If it's lost, the other player gets 4 or 5 points.
}
explain-of-simple = It's played when both have passed.

explain-worth = It's worth { $silent } to the side that makes it, and { $announced } if it was announced; an announcement that fails costs as much.
explain-silent-loss = Tried in the last trick and lost, it costs { $value } even if nobody announced it.
explain-holder = Only the player who holds that card may announce it, and then keeps it for the last trick.
explain-by-declarer = Only the declarer may announce it.
explain-by-holder = Only the player who holds the called king may announce it.
explain-by-defence = It's for the declarer's opponents alone.
explain-cancels = Announced, it takes the place of everything else.
explain-bonus-trula = **{ $bonus }**: { $cards }, all three won by one side.
explain-bonus-trul = **{ $bonus }**: { $cards }, all three with one side in the end. You announce it with the three in your hand.
explain-bonus-kings = **{ $bonus }**: all four kings, won by one side.
krolami-explain-bonus-kings = **{ $bonus }**: all four kings with one side in the end. Shown before the bidding, they count as announced.
explain-bonus-king-ultimo = **{ $bonus }**: the called king is played in the last trick, and its side wins that trick{ $king_ultimo_must_win ->
    [true] ; if it was announced, the king itself must win it.
   *[other] .
}
explain-bonus-king = **{ $bonus }**: the called king is played in the last trick, and its side wins that trick.
explain-bonus-pagat-ultimo = **{ $bonus }**: the Pagat wins the last trick.
explain-bonus-pagat = **{ $bonus }**: the Pagat wins the last trick. { $pagat_own_hand ->
    [on] You may announce it without holding the Pagat, but then it fails.
   *[other] You may announce it without holding the Pagat; if your side doesn't have it, that fails.
}
explain-bonus-valat = **{ $bonus }**: one side wins every trick.
explain-bonus-walat = **{ $bonus }**: one side wins every trick.
explain-bonus-luna = **{ $bonus }**: the second highest trump falls to the highest one of the other side. If you hold it yourself, your side can't catch it.
explain-bonus-kingcap = **{ $bonus }**: the declarer's opponents win the called king in a trick.
explain-bonus-taroks = **{ $bonus }**: say that you hold many trumps. The more, the more it's worth, whoever wins the deal.
krolami-explain-bonus-taroks = **{ $bonus }**: say that you hold 10, 11 or 12 trumps, or only 2, 1 or none. It's worth points, whoever wins the deal.
explain-kontra = **{ $step }** doubles what the game or an announcement is worth.{ $max_kontra_level ->
    [1] {""}
   *[other] {" "}The other side may answer and double once more.
}

term-set = Set
term-level = Level
term-pool = Pool
term-radler = Radler
term-monte = Monte
explain-term-set = **Set**: the talon lies in sets, each of as many cards as your bid takes. *From set 3 on* means: you look at the third set first, and may go on from there.
explain-term-level = **Level**: it begins with the number of the bid (*First* is 1) and rises by one with each set that you turn up and pass by. A game that's won counts once; lost, or after contra, it counts as many times as the level says.
explain-term-pool = **Pool**: chips in the middle. { $pool_refill ->
    [off] Everybody puts one in before the first deal, and the dealer one before each deal.
   *[other] Everybody puts one in when it is empty, and the dealer one before each deal.
} An announced pagat ultimo wins all of it, or pays as much into it.
explain-term-radler = **Radler**: deals in which all but the pool counts double. They follow a deal in which all have passed{ $hep_hep ->
    [on] , or one that comes to 0
   *[other] {""}
}.
explain-term-monte = **Monte**: you propose to throw the deal in before it is played. If all the others agree, nobody scores anything; if one of them refuses, it is played. It is for a hand with which you expect to lose.
