"""Phases without a decision, in which only cards move."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import Action, Offers
from engine.deal import Deal
from engine.refusals import Refused
from engine.rules import Asked


@dataclass(frozen=True)
class Unasked:
    """The base of such phases: all is done in ``enter``, after which no player is on turn.

    The other methods are there because every ``Phase`` has them; the machine never calls them.
    """

    cites: ClassVar = ("turn",)
    asks: ClassVar[Asked] = "hand"
    after: ClassVar[tuple[str, ...]] = ()

    def offers(self, deal: Deal, player: int) -> Offers:
        """No offers."""
        del deal, player
        return ()

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """The deal unchanged: no player acts."""
        del player, action
        return deal

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Never called: no player acts."""
        del player, action
        return Refused("not-now", deal.rules.cites["turn"])
