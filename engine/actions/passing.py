"""Passing: the answer no to any question."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.actions.base import Action, Offer
from engine.pack import Pack


@dataclass(frozen=True)
class Pass(Action):
    """Bid nothing, say no more, keep the contract: no to whatever is asked."""

    __slots__ = ()
    verbs = ("pass",)

    def code(self, pack: Pack) -> str:
        """``pass``."""
        del pack
        return "pass"

    @classmethod
    def read(cls, pack: Pack, verb: str, argument: str) -> "Pass":
        """The only pass."""
        del pack, verb, argument
        return PASS


PASS = Pass()


@dataclass(frozen=True)
class PassOffer(Offer):
    """The player may pass."""

    __slots__ = ()
    kind = Pass

    def admits(self, action: Action) -> bool:
        """Whether the action is a pass."""
        return action == PASS

    @property
    def size(self) -> int:
        """Always one."""
        return 1

    def actions(self) -> Iterator[Pass]:
        """The pass."""
        yield PASS


MAY_PASS: Offer = PassOffer()
