"""Actions that are a number: of a talon set, of a pile, of cards to cut off."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from engine.actions.base import Action, BadCode, Offer
from engine.pack import Pack

DIGITS = 9
"""Digits read of a number; longer ones have no meaning."""


@dataclass(frozen=True, slots=True)
class NumberAction(Action):
    """An action that is a number: ``take:2``. A kind of its own needs a name and a verb."""

    number: int

    def code(self, pack: Pack) -> str:
        """The verb and the number."""
        del pack
        return f"{self.verbs[0]}{self.number}"

    @classmethod
    def read(cls, pack: Pack, verb: str, argument: str) -> Self:
        """A number in plain digits."""
        del pack, verb
        if not (argument.isascii() and argument.isdigit()):
            raise BadCode(argument)
        return cls(int(argument[:DIGITS]))


class Take(NumberAction):
    """Take a talon set; sets are numbered from 1 at the top."""

    __slots__ = ()
    verbs = ("take:",)


class Pile(NumberAction):
    """Choose a pile that was dealt unseen, by its number from 1."""

    __slots__ = ()
    verbs = ("pile:",)


class Cut(NumberAction):
    """Cut the pack: this number of cards goes from the top below the rest."""

    __slots__ = ()
    verbs = ("cut:",)


@dataclass(frozen=True, slots=True)
class NumberOffer(Offer):
    """A number from ``least`` to ``most``."""

    kind: type[NumberAction]
    least: int
    most: int

    def admits(self, action: Action) -> bool:
        """Whether the action is of this kind, with a number in the range."""
        return type(action) is self.kind and self.least <= action.number <= self.most

    @property
    def size(self) -> int:
        """The size of the range, both ends included."""
        return self.most - self.least + 1

    def actions(self) -> Iterator[NumberAction]:
        """From the least to the most."""
        return map(self.kind, range(self.least, self.most + 1))
