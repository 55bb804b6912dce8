"""Actions that are one card: a call, a gift. To play a card is a kind of its own (``play.py``)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from engine.actions.base import Action, BadCode, Offer
from engine.cards import Cards, each
from engine.pack import Pack


def read_card(pack: Pack, code: str) -> Cards:
    """The card of a code. Raises BadCode."""
    if code not in pack:
        raise BadCode(code)
    return pack[code]


@dataclass(frozen=True, slots=True)
class CardAction(Action):
    """An action that is a card: ``call:HK``. A kind of its own needs a name and a verb."""

    card: Cards

    def code(self, pack: Pack) -> str:
        """The verb and the card."""
        return self.verbs[0] + pack.code(self.card)

    @classmethod
    def read(cls, pack: Pack, verb: str, argument: str) -> Self:
        """A card of the pack."""
        del verb
        return cls(read_card(pack, argument))


class Call(CardAction):
    """Call a card (a king): its holder is the partner."""

    __slots__ = ()
    verbs = ("call:",)


class Give(CardAction):
    """Give a card in exchange for the Fool."""

    __slots__ = ()
    verbs = ("give:",)


@dataclass(frozen=True, slots=True)
class CardOffer(Offer):
    """An offer of one card out of a set."""

    kind: type[CardAction]
    cards: Cards

    def admits(self, action: Action) -> bool:
        """Whether the action is of this kind, with one of the cards."""
        if type(action) is not self.kind:
            return False
        return action.card.bit_count() == 1 and bool(action.card & self.cards)

    @property
    def size(self) -> int:
        """The number of cards."""
        return self.cards.bit_count()

    def actions(self) -> Iterator[CardAction]:
        """From the lowest bit to the highest."""
        return map(self.kind, each(self.cards))
