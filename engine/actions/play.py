"""Playing a card to the trick: most of the moves of a deal."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from engine.actions.base import Action, BadCode, Offer, Offers
from engine.actions.cards import read_card
from engine.cards import Cards, each
from engine.pack import Pack

CALLS = ("ros", "topschin")
"""The words that can be called out with a card (docs/rules/strohmann.md)."""


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card to the trick; ``call`` is what is called out with it, or nothing."""

    verbs = ("play:",)
    card: Cards
    call: str = ""

    def code(self, pack: Pack) -> str:
        """``play:T21``, ``play:T17+ros``."""
        return f"play:{pack.code(self.card)}" + (f"+{self.call}" if self.call else "")

    @classmethod
    def read(cls, pack: Pack, verb: str, argument: str) -> "Play":
        """A card of the pack, and what can be called out."""
        del verb
        code, plus, call = argument.partition("+")
        if plus and call not in CALLS:
            raise BadCode(argument)
        return cls(read_card(pack, code), call) if call else play(read_card(pack, code))


play = cache(Play)
"""The one Play of a card: plays are made by the million, so equal ones are the same object."""


@dataclass(slots=True)
class PlayOffer(Offer):
    """An offer of one card out of a set; where there are keys, with one of them called out.

    Not frozen like the others: one is made for every card, and freezing doubles the cost.
    """

    kind = Play
    cards: Cards
    keys: tuple[str, ...] = ()

    def admits(self, action: Action) -> bool:
        """Whether it plays one of the cards, and calls what is to be called."""
        if not isinstance(action, Play):
            return False
        card = action.card
        if card & (card - 1) or not card & self.cards:
            return False
        return action.call in self.keys if self.keys else not action.call

    @property
    def size(self) -> int:
        """The number of cards times the number of keys."""
        cards = self.cards.bit_count()
        return cards * len(self.keys) if self.keys else cards

    def actions(self) -> Iterator[Play]:
        """From the lowest bit to the highest."""
        if not self.keys:
            return map(play, each(self.cards))
        return (Play(card, call) for card in each(self.cards) for call in self.keys)

    def nth(self, place: int) -> Action:
        """The play at a place. Raises IndexError."""
        if self.keys:
            return Offer.nth(self, place)
        cards = self.cards
        for _ in range(place):
            cards &= cards - 1
        if not cards:
            raise IndexError(place)
        return play(cards & -cards)


def forced(offers: Offers) -> Action | None:
    """The only action left, if it is not a card to play; else None (records.md)."""
    if len(offers) != 1 or offers[0].kind is Play:
        return None
    several = offers[0].actions()
    first = next(several, None)
    return first if next(several, None) is None else None
