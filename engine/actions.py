"""Everything a player can do, as a closed union of small values, and the offers that admit them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, islice
from math import comb
from typing import NamedTuple, TypeAlias

from engine.cards import Cards, each, union


@dataclass(frozen=True, slots=True)
class Pass:
    """Bid nothing, say no more, keep the contract: no to whatever is asked."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a contract, or change to it, by its key."""

    contract: str


@dataclass(frozen=True, slots=True)
class Call:
    """Call a card (a king): its holder is the partner."""

    card: Cards


@dataclass(frozen=True, slots=True)
class Take:
    """Take a talon set; sets are numbered from 1 at the top."""

    number: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay cards away, all at once."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Say:
    """Announce a bonus by its key."""

    key: str


@dataclass(frozen=True, slots=True)
class Kontra:
    """The next ladder step on an item: ``game``, or ``<bonus>@<player>``."""

    item: str


@dataclass(frozen=True, slots=True)
class Word:
    """A word that is a whole action: one of WORDS."""

    key: str


WORDS = ("throw_in", "redeal", "refuse", "surrender", "monte", "agree", "knock")
"""Throw the deal in, annul it by right, refuse (a set, a proposal), give up, propose, agree;
knock on the pack instead of cutting it."""


@dataclass(frozen=True, slots=True)
class Give:
    """Give a card in exchange for the Fool."""

    card: Cards


@dataclass(frozen=True, slots=True)
class Pile:
    """Choose a pile that was dealt unseen, by its number from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick; ``call`` is what is called out with it, or nothing."""

    card: Cards
    call: str = ""


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut the pack: so many cards from the top go below the rest."""

    number: int


@dataclass(frozen=True, slots=True)
class Method:
    """Choose the way of dealing after a knock, by its key."""

    key: str


Action: TypeAlias = (
    Pass | Bid | Call | Take | Lay | Say | Kontra | Word | Give | Pile | Cut | Method | Play
)

NUMBERED: tuple[type[Action], ...] = (Take, Pile, Cut)
"""Actions that are a number between two others."""

PASS = Pass()

play = cache(Play)
"""The one Play of a card: plays are made by the million, so equal ones are the same object."""


class Offer(NamedTuple):
    """What a player may do now: between ``least`` and ``most`` of ``cards``, in one action.

    ``cards`` is the set for Call, Lay, Give and Play, ``keys`` for Bid, Say, Kontra, Word and
    Method; Take, Pile and Cut are numbers from ``least`` to ``most``; Pass needs none. ``along``
    are cards of a Lay that must be among those laid. A Play with ``keys`` is a play with one of
    these calls. An offer admits and iterates over its actions, so nobody has to write all
    combinations down.
    """

    kind: type[Action]
    cards: Cards = 0
    keys: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    along: Cards = 0

    def admits(self, action: Action) -> bool:
        """Whether the action is one of this offer."""
        if type(action) is not self.kind:
            return False
        if isinstance(action, Play):  # first and by itself: most actions are plays
            card = action.card
            called = action.call in self.keys if self.keys else not action.call
            return called and card & self.cards == card and card & (card - 1) == 0 < card
        match action:
            case Call(card) | Give(card):
                return card & self.cards == card and card & (card - 1) == 0 < card
            case Lay(cards):
                number = cards.bit_count()
                within = not cards & ~self.cards and not self.along & ~cards
                return within and self.least <= number <= self.most
            case Bid(key) | Say(key) | Kontra(key) | Word(key) | Method(key):
                return key in self.keys
            case Take(number) | Pile(number) | Cut(number):
                return self.least <= number <= self.most
        return True

    @property
    def size(self) -> int:
        """The number of actions of this offer."""
        if self.kind is Play:
            return self.cards.bit_count() * max(1, len(self.keys))
        if self.kind in (Call, Give):
            return self.cards.bit_count()
        if self.kind is Lay:
            free, fixed = (self.cards & ~self.along).bit_count(), self.along.bit_count()
            return sum(comb(free, number - fixed) for number in range(self.least, self.most + 1))
        if self.kind in NUMBERED:
            return self.most - self.least + 1
        return 1 if self.kind is Pass else len(self.keys)

    def nth(self, place: int) -> Action:
        """The action at a place of the canonical order, 0 the first. Raises IndexError."""
        if self.kind is Lay:
            return Lay(self._nth_choice(place))
        if self.kind is not Play or self.keys:
            for action in islice(self.actions(), place, place + 1):
                return action
            raise IndexError(place)
        cards = self.cards
        for _ in range(place):
            cards &= cards - 1
        if not cards:
            raise IndexError(place)
        return play(cards & -cards)

    def actions(self) -> Iterator[Action]:
        """Every action of this offer, in canonical order."""
        kind = self.kind
        if kind is Play:
            calls = self.keys
            yield from (Play(card, call) for card in each(self.cards) for call in calls)
            yield from () if calls else map(play, each(self.cards))
        elif kind is Call or kind is Give:
            yield from map(kind, each(self.cards))
        elif kind is Lay:
            fixed = self.along.bit_count()
            for size in range(self.least - fixed, self.most - fixed + 1):
                for chosen in combinations(each(self.cards & ~self.along), size):
                    yield Lay(union(chosen) | self.along)
        elif kind in NUMBERED:
            yield from map(kind, range(self.least, self.most + 1))
        elif kind is Pass:
            yield PASS
        else:
            yield from (_WITH_KEY[kind](key) for key in self.keys)

    def _nth_choice(self, place: int) -> Cards:
        """The set of cards at a place of the order of ``combinations``."""
        fixed = self.along.bit_count()
        number = self.least - fixed
        held = tuple(each(self.cards & ~self.along))
        while place >= (block := comb(len(held), number)):
            place, number = place - block, number + 1
            if number > self.most - fixed:
                raise IndexError(place)
        chosen = self.along
        for position, card in enumerate(held):
            with_it = comb(len(held) - position - 1, number - 1) if number else 0
            if place < with_it:
                chosen, number = chosen | card, number - 1
            else:
                place -= with_it
        return chosen


_WITH_KEY: dict[type[Action], type[Bid] | type[Say] | type[Kontra] | type[Word] | type[Method]] = {
    Bid: Bid,
    Say: Say,
    Kontra: Kontra,
    Word: Word,
    Method: Method,
}

Offers: TypeAlias = tuple[Offer, ...]

MAY_PASS = Offer(Pass)


def admitted(offers: Offers, action: Action) -> bool:
    """Whether one of the offers admits the action."""
    for offer in offers:  # noqa: SIM110 - a loop: any() costs more than the question
        if offer.admits(action):
            return True
    return False


def actions_of(offers: Offers) -> Iterator[Action]:
    """Every action of all the offers."""
    for offer in offers:
        yield from offer.actions()


def forced(offers: Offers) -> Action | None:
    """The only action there is, where it is not a card to play; else None (records.md)."""
    if len(offers) != 1 or offers[0].kind is Play:
        return None
    several = offers[0].actions()
    first = next(several, None)
    return first if next(several, None) is None else None
