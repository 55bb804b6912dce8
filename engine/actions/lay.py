"""Laying cards away, all at once."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb

from engine.actions.base import Action, BadCode, Offer
from engine.actions.cards import read_card
from engine.cards import NONE, Cards, each, union
from engine.pack import Pack


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay cards away, all at once."""

    verbs = ("lay:",)
    cards: Cards

    def code(self, pack: Pack) -> str:
        """``lay:S7+T3``."""
        return "lay:" + "+".join(pack.show(self.cards))

    @classmethod
    def read(cls, pack: Pack, verb: str, argument: str) -> "Lay":
        """Cards in any order, none of them twice."""
        del verb
        codes = argument.split("+")
        if len(set(codes)) != len(codes):
            raise BadCode(argument)
        return cls(union(read_card(pack, code) for code in codes))


@dataclass(frozen=True, slots=True)
class LayOffer(Offer):
    """``number`` of these cards, among them all of ``along``."""

    kind = Lay
    number: int
    cards: Cards
    along: Cards = NONE

    def admits(self, action: Action) -> bool:
        """Whether the action lays away the right number of the cards, with all that must go."""
        if not isinstance(action, Lay):
            return False
        laid = action.cards
        within = not laid & ~self.cards and not self.along & ~laid
        return within and laid.bit_count() == self.number

    @property
    def size(self) -> int:
        """The number of ways to choose among the free cards."""
        return comb(len(self._free()), self._open())

    def actions(self) -> Iterator[Lay]:
        """All choices in the order of ``itertools.combinations``, from the lowest bit."""
        for chosen in combinations(self._free(), self._open()):
            yield Lay(union(chosen) | self.along)

    def nth(self, place: int) -> Lay:
        """The choice at a place, found without making those before it. Raises IndexError."""
        held, number, chosen = self._free(), self._open(), self.along
        if not 0 <= place < comb(len(held), number):
            raise IndexError(place)
        for position, card in enumerate(held):
            with_it = comb(len(held) - position - 1, number - 1) if number else 0
            if place < with_it:
                chosen, number = chosen | card, number - 1
            else:
                place -= with_it
        return Lay(chosen)

    def _free(self) -> tuple[Cards, ...]:
        """The cards that may be laid away or kept."""
        return tuple(each(self.cards & ~self.along))

    def _open(self) -> int:
        """The number of free cards still to be laid away."""
        return self.number - self.along.bit_count()
