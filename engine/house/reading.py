"""A player's conclusions from a view: possible holders, partners, winners of the trick."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.cards import NONE, Cards, union
from engine.contracts import Bonus, Contract
from engine.house.habits import CardSense, Habits
from engine.pack import TRUMP_SUIT, Pack
from engine.sides import DECLARING
from engine.turn_order import seated
from engine.view import View

GREED = 0.07
"""By card point in the trick: how much likelier a player who can win it from the other side does
so, where no rule makes them."""
TEAM = 0.25
"""The likelihood that a player wins the trick although their partner is winning it already."""
OVERTAKEN = 0.4
"""The factor on the chance to win the trick once another player has overtaken."""


def promised(view: View) -> Cards:
    """The cards that the viewer has promised for the last trick."""
    bonuses, cards = view.rules.bonuses, NONE
    for item in view.items:
        if item.owner == view.viewer and item.key in bonuses:
            cards |= _promised_by(bonuses[item.key], view)
    return cards


def _promised_by(bonus: Bonus, view: View) -> Cards:
    """The card that a bonus promises for the last trick, if it does."""
    cards = {"nothing": NONE, "pagat": view.rules.pagat, "called_king": view.called}
    return cards[bonus.ultimo]


@dataclass(eq=False, slots=True)
class OpenTrick:
    """A trick on the table, as those who are still to play find it.

    To win it takes a card of ``over``, or a card of ``ruffing`` and none of ``led``.
    """

    cards: tuple[Cards, ...]
    led: Cards
    """All cards of the suit led."""
    best: Cards
    """The card that is winning it."""
    over: Cards
    """The cards of the suit led that beat it."""
    ruffing: Cards
    """The trumps that beat it."""
    ruffed: bool
    """Whether a trump wins it where a suit was led."""
    value: int
    """The card points of the trick, before groups are deducted."""


@dataclass(eq=False)
class Reading:
    """One player's knowledge of the play, worked out once for a decision.

    ``out``: the cards that other players may hold. ``lacks``: by player, the cards that their play
    shows they cannot hold. ``bonds``: by player, from 1 (surely with me) to -1 (surely against me).
    """

    view: View
    contract: Contract
    me: int
    hand: Cards
    out: Cards
    lacks: tuple[Cards, ...]
    bonds: tuple[float, ...]
    to_come: tuple[int, ...]
    """The players who play to the trick after me."""
    habits: Habits
    pack: Pack = field(init=False)
    sense: CardSense = field(init=False)
    """The viewer's weights of cards in this game."""
    trumps: Cards = field(init=False)
    """All trumps of the pack."""
    promised: Cards = field(init=False)
    """The cards that I have promised for the last trick."""
    ruffed: dict[Cards, bool] = field(init=False, default_factory=dict)
    """By card led: whether a trump would win the trick; filled as it is asked."""
    may_hold: list[Cards] = field(init=False)
    """By player: the cards that they may hold for all I know."""
    without: list[float] = field(init=False)
    """By player: the chance that they do not hold a given one of those."""
    friends: dict[int, list[tuple[float, float]]] = field(init=False)
    """By player still to play: for each player, how likely the two are on one side, and are not."""

    def __post_init__(self) -> None:
        self.pack = self.view.rules.pack
        self.sense = self.habits.cards
        self.trumps = self.pack.trumps
        self.promised = promised(self.view)
        self.may_hold = [self.out & ~lacking for lacking in self.lacks]
        self.without = [
            1.0 - min(1.0, size / (may.bit_count() or 1))
            for size, may in zip(self.view.hand_sizes, self.may_hold, strict=True)
        ]
        self.friends = {
            player: [_friends(self.bonds[player] * bond) for bond in self.bonds]
            for player in self.to_come
        }

    def suit_of(self, card: Cards) -> Cards:
        """All cards of the suit of a card."""
        return self.pack.whole_suit[card]

    def lacking(self, player: int, cards: Cards) -> float:
        """The chance that a player holds none of the cards."""
        chance: float = self.without[player] ** (self.may_hold[player] & cards).bit_count()
        return chance

    def open_trick(self, trick: tuple[Cards, ...]) -> OpenTrick:
        """The open trick after these cards, for those who play later."""
        first = self.led_by(trick)
        led, best, trumps = self.pack.whole_suit[first], self.contract.winner(trick), self.trumps
        above = ~((best << 1) - 1)
        over = led & above if led == trumps or best & led else NONE
        ruffed = led != trumps and self.ruffs(first)
        ruffing = trumps & (above if best & trumps else trumps) if ruffed else NONE
        value = sum([self.pack.value_of[card] for card in trick])
        return OpenTrick(trick, led, best, over, ruffing, ruffed, value)

    def played(self, card: Cards) -> OpenTrick:
        """The trick on the table once I have played a card to it."""
        return self.open_trick((*self.view.trick, card))

    def led_by(self, trick: tuple[Cards, ...]) -> Cards:
        """The card that counts as led."""
        return trick[0]

    def able(self, player: int, trick: OpenTrick) -> float:
        """The chance that a player can beat the card that is winning the trick."""
        without, may = self.without[player], self.may_hold[player]
        following: float = 1 - without ** (may & trick.over).bit_count()
        if not trick.ruffing:
            return following
        void: float = without ** (may & trick.led).bit_count()
        return following + void * (1 - self.lacking(player, trick.ruffing))

    def ruffs(self, led: Cards) -> bool:
        """Whether a trump wins a trick in which this suit card was led."""
        if led not in self.ruffed:
            trump = self.trumps & -self.trumps
            self.ruffed[led] = self.contract.winner((led, trump)) == trump
        return self.ruffed[led]

    def winners(self, trick: OpenTrick, taking: "Taking") -> list[float]:
        """The chance of each player to win the trick, which I have just played to."""
        chances = [0.0] * len(self.bonds)
        best = self.player_of(trick.cards, trick.best)
        chances[best] = 1.0
        for player in self.to_come:
            taken = 0.0
            by_holder = taking(self, player, trick)
            for holder, chance in enumerate(chances):
                if not chance:
                    continue
                won = chance * by_holder[holder]
                if holder != best:
                    won *= OVERTAKEN
                chances[holder] -= won
                taken += won
            chances[player] += taken
        return chances

    def player_of(self, trick: tuple[Cards, ...], card: Cards) -> int:
        """The player of a card of the trick on the table."""
        order, leader = self.view.order, self.view.leader
        assert leader is not None
        return seated(order, leader, trick.index(card))


def _friends(bond: float) -> tuple[float, float]:
    """The chance that two are together, and that they are not."""
    together = (1 + bond) / 2
    return together, 1 - together


Taking: TypeAlias = Callable[[Reading, int, OpenTrick], Sequence[float]]
"""By holder of the trick: how likely a player to come wins it from them."""


def wanting(reading: Reading, player: int, trick: OpenTrick) -> list[float]:
    """Players take the trick from the other side if they can, the likelier the more it is worth."""
    eager = min(1.0, reading.sense.eager + GREED * (trick.value - len(trick.cards)))
    able = reading.able(player, trick)
    friends = reading.friends[player]
    return [able * (TEAM * together + eager * apart) for together, apart in friends]


def obliged(reading: Reading, player: int, trick: OpenTrick) -> list[float]:
    """Players who can beat the trick must do so."""
    return [reading.able(player, trick)] * len(reading.bonds)


def shunning(reading: Reading, player: int, trick: OpenTrick) -> list[float]:
    """A player takes the trick only if they can play nothing lower."""
    return [_only_high(reading, player, trick)] * len(reading.bonds)


def _only_high(reading: Reading, player: int, trick: OpenTrick) -> float:
    """The chance that a player has nothing lower than what wins the trick."""
    led, best = trick.led, trick.best
    low = best - 1
    if led == reading.trumps or best & led:
        only_high = reading.lacking(player, led & low) - reading.lacking(player, led)
    else:
        only_high = 0.0
    if not trick.ruffed:
        return max(0.0, only_high)
    low_trumps = reading.trumps & low if best & reading.trumps else NONE
    high = reading.lacking(player, low_trumps) - reading.lacking(player, reading.trumps)
    return max(0.0, only_high) + reading.lacking(player, led) * max(0.0, high)


def read(view: View, habits: Habits) -> Reading:
    """The reading of a view of the play, for its viewer."""
    contract, me = view.contract, view.viewer
    assert contract is not None and me is not None
    out = view.rules.pack.whole & ~view.hand & ~_known(view)
    lacks = _lacks(view)
    if habits.knows_set:
        lacks = _without_set(view, lacks)
    bonds = tuple([_bond(view, me, player, lacks) for player in range(len(lacks))])
    return Reading(view, contract, me, view.hand, out, lacks, bonds, after_me(view, me), habits)


def after_me(view: View, me: int) -> tuple[int, ...]:
    """The players still to play to the trick after me."""
    first = view.order.index(me) + 1
    return (view.order * 2)[first : first + len(view.order) - len(view.trick) - 1]


def _known(view: View) -> Cards:
    """The cards that the viewer has seen leave the play."""
    gone = union(view.trick) | union(view.gifts) | view.laid
    for trick in view.tricks:
        gone |= sum(trick.cards)
    for number, cards in enumerate(view.sets, 1):
        if number != view.chosen:
            gone |= cards
    return gone


def _lacks(view: View) -> tuple[Cards, ...]:
    """By player: the cards they have shown not to hold, by not following or by an open hand."""
    pack, order = view.rules.pack, view.order
    trumps = pack.suits[TRUMP_SUIT]
    lacks = [NONE] * len(view.hand_sizes)
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.leader is not None and view.trick:
        tricks.append((view.leader, view.trick))
    for leader, cards in tricks:
        led = pack.whole_suit[cards[0]]
        for step, card in enumerate(cards):
            if not card & led:
                player = seated(order, leader, step)
                lacks[player] |= led if card & trumps else led | pack.trumps
    opened = union(view.open_hands)
    if not opened:
        return tuple(lacks)
    return tuple(
        ~view.open_hands[player] if view.open_hands[player] else lacking | opened
        for player, lacking in enumerate(lacks)
    )


def _without_set(view: View, lacks: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """The cards others cannot hold, with those of the chosen set for all but the declarer."""
    if not view.chosen or view.declarer is None:
        return lacks
    chosen = view.sets[view.chosen - 1]
    return tuple(
        lacking if player == view.declarer else lacking | chosen
        for player, lacking in enumerate(lacks)
    )


def _bond(view: View, me: int, player: int, lacks: tuple[Cards, ...]) -> float:
    """The bond with another player: 1 surely with me, -1 surely against me.

    While nobody knows who holds the called card, all who may hold it are equally likely to.
    """
    if player == me:
        return 1.0
    mine, other = view.sides[me], view.sides[player]
    if mine is None:
        return -1.0
    if other is not None:
        return 1.0 if mine == other else -1.0
    hidden = [place for place in view.order if view.sides[place] is None]
    able = [place for place in hidden if not lacks[place] & view.called]
    partner = (player in able) / len(able) if able else 0.0
    return (2 * partner - 1) * (1 if mine == DECLARING else -1)
