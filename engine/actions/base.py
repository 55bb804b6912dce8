"""The base of all kinds of action: a lasting code, and offers that admit them.

A kind of action is a class: its fields, its verbs, how it is written and read. Three shapes need
nothing more (``KeyAction``, ``NumberAction``, ``CardAction``); each shape has its offer.
"""

from collections.abc import Iterator
from itertools import islice
from typing import ClassVar, TypeAlias

from engine.cards import NONE, Cards
from engine.pack import Pack


class BadCode(ValueError):
    """A text that is no code of an action, or names a card that the pack does not have."""


class Action:
    """Something a player does: a value that never changes."""

    __slots__ = ()

    verbs: ClassVar[tuple[str, ...]] = ()
    """The beginnings of its codes: ``bid:`` where an argument follows, else the whole code."""

    def __init_subclass__(cls) -> None:
        """Defining a kind of action makes it known to ``decode``."""
        KINDS.update(dict.fromkeys(cls.verbs, cls))

    def code(self, pack: Pack) -> str:
        """The action's code, with its cards in canonical order."""
        raise NotImplementedError

    @classmethod
    def read(cls, pack: Pack, verb: str, argument: str) -> "Action":
        """The action of a code that begins with one of its verbs. Raises BadCode."""
        raise NotImplementedError


KINDS: dict[str, type[Action]] = {}
"""The kinds of action there are, by verb."""


class Offer:
    """All that a player may do now, of one kind of action.

    It admits, counts and iterates over its actions, so nobody has to list all combinations.
    ``cards`` and ``keys`` are what there is to choose from; none where it is about something else.
    """

    __slots__ = ()

    kind: type[Action]
    cards: Cards = NONE
    keys: tuple[str, ...] = ()

    def admits(self, action: Action) -> bool:
        """Whether the action is one of this offer."""
        raise NotImplementedError

    @property
    def size(self) -> int:
        """The number of actions of this offer."""
        raise NotImplementedError

    def actions(self) -> Iterator[Action]:
        """Every action of this offer, in canonical order."""
        raise NotImplementedError

    def nth(self, place: int) -> Action:
        """The action at a place of the canonical order, 0 the first. Raises IndexError."""
        for action in islice(self.actions(), place, place + 1):
            return action
        raise IndexError(place)


Offers: TypeAlias = tuple[Offer, ...]


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
