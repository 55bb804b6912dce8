"""What can be read of a view: who holds what still, who is with whom, who will win the trick."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import NONE, Cards, union
from engine.contracts import Contract
from engine.order import seated
from engine.pack import TRUMP_SUIT
from engine.sides import DECLARING
from engine.view import View

EAGER, GREED = 0.7, 0.07
"""How often a player who can win a trick from the other side does so, where they are free to, and
how much more often for each point in it."""
TEAM = 0.25
"""How often they win it although it is their partner's already."""
OVERTAKEN = 0.4
"""How much harder it is to beat a card that has beaten another."""


Taking: TypeAlias = Callable[["Reading", int, int, tuple[Cards, ...]], float]
"""How likely a player to come wins the trick from who holds it, given the cards on the table."""


@dataclass(frozen=True, eq=False)
class Reading:
    """A player's own knowledge of the play, worked out once for a decision.

    ``out`` are the cards that the other players may hold; ``lacks`` by player those they cannot
    hold, as their play has shown. ``bonds`` by player run from 1 (surely with me) to -1 (against).
    """

    view: View
    contract: Contract
    me: int
    hand: Cards
    out: Cards
    lacks: tuple[Cards, ...]
    bonds: tuple[float, ...]
    to_come: tuple[int, ...]
    """Who plays to the trick after me."""

    @property
    def trumps(self) -> Cards:
        """All trumps of the pack."""
        return self.view.rules.pack.trumps

    def suit_of(self, card: Cards) -> Cards:
        """All cards of the suit of a card."""
        pack = self.view.rules.pack
        return pack.suits[pack.suit(card)]

    def may_hold(self, player: int) -> Cards:
        """The cards that a player can hold for all I know."""
        return self.out & ~self.lacks[player]

    def lacking(self, player: int, cards: Cards) -> float:
        """The chance that a player holds none of the cards."""
        may = self.may_hold(player)
        share = min(1.0, self.view.hand_sizes[player] / (may.bit_count() or 1))
        return float((1.0 - share) ** (may & cards).bit_count())

    def able(self, player: int, trick: tuple[Cards, ...]) -> float:
        """The chance that a player can win the trick from the card that is winning it."""
        led, best = self.suit_of(trick[0]), self.contract.winner(trick)
        above = ~((best << 1) - 1)
        if led == self.trumps:
            return 1 - self.lacking(player, led & above)
        following = 1 - self.lacking(player, led & above) if best & led else 0.0
        if not self.ruffs(trick[0]):
            return following
        ruffing = self.trumps & above if best & self.trumps else self.trumps
        return following + self.lacking(player, led) * (1 - self.lacking(player, ruffing))

    def ruffs(self, led: Cards) -> bool:
        """Whether a trump wins a trick in which this suit card was led."""
        trump = self.trumps & -self.trumps
        return self.contract.winner((led, trump)) == trump

    def winners(self, trick: tuple[Cards, ...], taking: Taking) -> list[float]:
        """The chance of each player to win the trick, which I have just played to."""
        chances = [0.0] * len(self.view.hand_sizes)
        best = self.seat_of(trick, self.contract.winner(trick))
        chances[best] = 1.0
        for player in self.to_come:
            taken = 0.0
            for holder, chance in enumerate(chances):
                if not chance:
                    continue
                won = chance * taking(self, player, holder, trick)
                won *= 1.0 if holder == best else OVERTAKEN
                chances[holder] -= won
                taken += won
            chances[player] += taken
        return chances

    def seat_of(self, trick: tuple[Cards, ...], card: Cards) -> int:
        """Who played a card of the trick on the table."""
        order, leader = self.view.order, self.view.leader
        assert leader is not None
        return seated(order, leader, trick.index(card))


def wanting(reading: Reading, player: int, holder: int, trick: tuple[Cards, ...]) -> float:
    """Who can take the trick from the other side does, the rather the more it is worth."""
    together = (1 + reading.bonds[player] * reading.bonds[holder]) / 2
    worth = reading.view.rules.pack.value(union(trick)) - len(trick)
    eager = min(1.0, EAGER + GREED * worth)
    return reading.able(player, trick) * (TEAM * together + eager * (1 - together))


def obliged(reading: Reading, player: int, holder: int, trick: tuple[Cards, ...]) -> float:
    """Whoever can beat the trick must."""
    del holder
    return reading.able(player, trick)


def shunning(reading: Reading, player: int, holder: int, trick: tuple[Cards, ...]) -> float:
    """Nobody takes the trick who can play something lower."""
    del holder
    led, best = reading.suit_of(trick[0]), reading.contract.winner(trick)
    low, ruff = best - 1, reading.ruffs(trick[0])
    if led == reading.trumps or best & led:
        only_high = reading.lacking(player, led & low) - reading.lacking(player, led)
    else:
        only_high = 0.0
    if led == reading.trumps or not ruff:
        return max(0.0, only_high)
    low_trumps = reading.trumps & low if best & reading.trumps else NONE
    high = reading.lacking(player, low_trumps) - reading.lacking(player, reading.trumps)
    return max(0.0, only_high) + reading.lacking(player, led) * max(0.0, high)


def read(view: View) -> Reading:
    """The reading of a view of the play, for its viewer."""
    contract, me = view.contract, view.viewer
    assert contract is not None and me is not None
    out = view.rules.pack.whole & ~view.hand & ~_known(view)
    lacks = _lacks(view)
    bonds = tuple(_bond(view, me, player, lacks) for player in range(len(view.hand_sizes)))
    left = len(view.order) - len(view.trick) - 1
    to_come = tuple(seated(view.order, me, step) for step in range(1, left + 1))
    return Reading(view, contract, me, view.hand, out, lacks, bonds, to_come)


def _known(view: View) -> Cards:
    """Cards seen in places from which they cannot be played."""
    known = union(view.trick) | union(view.gifts) | view.laid
    for trick in view.tricks:
        known |= union(trick.cards)
    for number, cards in enumerate(view.sets, 1):
        if number != view.chosen:
            known |= cards
    return known


def _lacks(view: View) -> tuple[Cards, ...]:
    """By player the cards they have shown not to hold, by not following or by an open hand."""
    pack = view.rules.pack
    lacks = [NONE] * len(view.hand_sizes)
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.leader is not None and view.trick:
        tricks.append((view.leader, view.trick))
    for leader, cards in tricks:
        led = pack.suits[pack.suit(cards[0])]
        for step, card in enumerate(cards):
            if not card & led:
                player = seated(view.order, leader, step)
                lacks[player] |= led if card & pack.suits[TRUMP_SUIT] else led | pack.trumps
    opened = union(view.open_hands)
    return tuple(
        ~view.open_hands[player] if view.open_hands[player] else lacking | opened
        for player, lacking in enumerate(lacks)
    )


def _bond(view: View, me: int, player: int, lacks: tuple[Cards, ...]) -> float:
    """How surely a player is with me: 1 surely, -1 surely not.

    While the holder of the called card is hidden, everybody who may hold it is as likely.
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
