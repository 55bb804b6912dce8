"""Actions that are a key: bids, statements, doubling words, and words that stand for themselves."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from engine.actions.base import Action, BadCode, Offer, Offers
from engine.actions.passing import MAY_PASS
from engine.pack import Pack


@dataclass(frozen=True, slots=True)
class KeyAction(Action):
    """An action that is a key: ``bid:three``. A kind of its own needs a name and a verb."""

    key: str

    def code(self, pack: Pack) -> str:
        """The verb and the key."""
        del pack
        return self.verbs[0] + self.key

    @classmethod
    def read(cls, pack: Pack, verb: str, argument: str) -> Self:
        """Any key: the rules of the game decide whether it exists."""
        del pack, verb
        if not argument:
            raise BadCode(argument)
        return cls(argument)


class Bid(KeyAction):
    """Bid a contract, or change to it, by its key."""

    __slots__ = ()
    verbs = ("bid:",)


class Say(KeyAction):
    """Announce a bonus by its key."""

    __slots__ = ()
    verbs = ("say:",)


class Kontra(KeyAction):
    """The next ladder step on an item: ``game``, or ``<bonus>@<player>``."""

    __slots__ = ()
    verbs = ("kontra:",)


class Method(KeyAction):
    """Choose the way of dealing after a knock, by its key."""

    __slots__ = ()
    verbs = ("method:",)


THROW_IN, REDEAL, SURRENDER = "throw_in", "redeal", "surrender"
"""Throw the deal in, annul it by right, give it up."""
MONTE, AGREE, REFUSE = "monte", "agree", "refuse"
"""Propose to throw the deal in, agree, refuse; a talon set is refused with the same word."""
KNOCK = "knock"
"""Knock on the pack instead of cutting it."""
WORDS = (THROW_IN, REDEAL, REFUSE, SURRENDER, MONTE, AGREE, KNOCK)


class Word(KeyAction):
    """A word that is a whole action: one of WORDS."""

    __slots__ = ()
    verbs = WORDS

    def code(self, pack: Pack) -> str:
        """The word itself."""
        del pack
        return self.key

    @classmethod
    def read(cls, pack: Pack, verb: str, argument: str) -> Self:
        """The word itself."""
        del pack, argument
        return cls(verb)


@dataclass(frozen=True, slots=True)
class KeyOffer(Offer):
    """An offer of one key out of several: contracts to bid, statements."""

    kind: type[KeyAction]
    keys: tuple[str, ...]

    def admits(self, action: Action) -> bool:
        """Whether the action is of this kind, with one of the keys."""
        return type(action) is self.kind and action.key in self.keys

    @property
    def size(self) -> int:
        """The number of keys."""
        return len(self.keys)

    def actions(self) -> Iterator[KeyAction]:
        """One action for each key, in the phase's order."""
        return map(self.kind, self.keys)


def pass_or(kind: type[KeyAction], keys: tuple[str, ...]) -> Offers:
    """Pass, or one of these; without keys, nothing but the pass."""
    return (MAY_PASS, KeyOffer(kind, keys)) if keys else (MAY_PASS,)
