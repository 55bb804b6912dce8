"""Worlds: complete deals that look to a player exactly as the real one (the inverse of observe).

``drawing`` says how evenly they are drawn.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import NamedTuple, TypeAlias

from engine import Cards, View, each, union
from engine.cards import NONE
from search.worlds.drawing import Draw, draws
from search.worlds.evidence import played_by, vouched
from search.worlds.knowledge import Knowledge, knowledge

Ordered: TypeAlias = tuple[Cards, ...]
"""Cards in order, the uppermost first."""


class World(NamedTuple):
    """The places of all hidden cards. ``reconstruction`` makes a Deal of it."""

    hands: tuple[Cards, ...]
    """By player the cards they hold now."""
    talon: tuple[Cards, ...]
    """The talon as it was dealt, by set where it lies in sets, else card by card."""
    laid: Cards
    """All discards."""
    straw: tuple[Ordered, ...] = ()
    """The cards face down in each straw pile: pile p of a player is at 3 x player + p."""
    pack: Ordered = ()
    """The whole pack, as long as no cards are dealt."""


def worlds(view: View, seed: int, number: int) -> list[World]:
    """``number`` worlds that fit the view of a deal under way, always the same for a seed.

    Raises ValueError for a deal that is over.
    """
    return list(islice(drawn(view, knowledge(view), seed), number))


def drawn(view: View, known: Knowledge, seed: int) -> Iterator[World]:
    """Endless worlds that fit a view, by what is known of it."""
    rng = Random(seed)  # noqa: S311 - a viewer may know the worlds of their view
    order = Random(f"{seed} order")  # noqa: S311 - likewise
    make = _Making(view, known)
    return (make.world(draw, order) for draw in draws(known, rng))


class _Making:
    """The common part of all worlds of a view."""

    def __init__(self, view: View, known: Knowledge) -> None:
        self.view = view
        own_hand = NONE if view.viewer is None else view.hand
        self.hands = [own_hand if player == view.viewer else NONE
                      for player in range(len(view.hand_sizes))]  # fmt: skip
        self.straw: list[Ordered] = [()] * (3 * len(self.hands)) if view.straw else []
        self.hidden = self._hidden_set()
        self.played, self.own = NONE, NONE
        if self.hidden and view.declarer is not None:
            self.played = played_by(view)[view.declarer]
            self.own = _own(view, view.declarer)
        self.places = [(place.kind, place.number) for place in known.places]

    def world(self, draw: Draw, rng: Random) -> World:
        """The world of a draw; the order of cards is by chance, and which set the declarer took."""
        view, hands, straw = self.view, list(self.hands), list(self.straw)
        sets, laid = list(view.sets), view.laid
        rest: Ordered = ()
        pack: Ordered = ()
        for (kind, number), cards in zip(self.places, draw, strict=True):
            if kind == "hand":
                hands[number] = cards
            elif kind == "set":
                sets[number] = cards
            elif kind == "laid":
                laid |= cards
            elif kind == "talon":
                rest = _in_some_order(cards, rng)
            elif kind == "pile":
                straw[number] = _in_some_order(cards, rng)
            else:
                pack = _in_some_order(cards, rng)
        if self.hidden:
            sets[view.chosen - 1] = self._taken(hands, laid, rng)
        if not sets:
            ahead = (view.gift_ahead,) if view.gift_ahead else ()
            sets = [*view.gifts, *ahead, *rest]
        return World(tuple(hands), tuple(sets), laid, tuple(straw), pack)

    def _hidden_set(self) -> int:
        """The number of cards in the set that was taken unseen; 0: no such set."""
        view = self.view
        if not view.chosen or view.sets[view.chosen - 1] or view.contract is None:
            return 0
        return view.contract.exchange

    def _taken(self, hands: list[Cards], laid: Cards, rng: Random) -> Cards:
        """A set that the declarer may have taken, of all that they have had in hand."""
        view = self.view
        assert view.declarer is not None
        stock = (self.played | hands[view.declarer] | laid) & ~self.own
        return union(rng.sample(list(each(stock)), self.hidden))


def _own(view: View, player: int) -> Cards:
    """Kings that a player showed or promised before the talon was seen (POL-PRE-3, POL-KU-1)."""
    early = view.rules.tells.kings_before_talon
    return vouched(view)[player] & view.rules.kings if early else NONE


def _in_some_order(cards: Cards, rng: Random) -> Ordered:
    pile = list(each(cards))
    rng.shuffle(pile)
    return tuple(pile)
