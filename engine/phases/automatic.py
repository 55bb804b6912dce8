"""Phases in which something happens to the cards and nobody decides anything."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import Action, Offers
from engine.deal import Deal
from engine.refusals import Refused
from engine.rules import Asked


@dataclass(frozen=True)
class Unasked:
    """What such phases share: all is done in ``enter``, after which nobody is on turn.

    The other methods are there because every ``Phase`` has them; the machine never calls them.
    """

    cites: ClassVar = ("turn",)
    asks: ClassVar[Asked] = "hand"
    after: ClassVar[tuple[str, ...]] = ()

    def offers(self, deal: Deal, player: int) -> Offers:
        """Nobody is asked."""
        del deal, player
        return ()

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Nobody acts."""
        del player, action
        return deal

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Nobody acts."""
        del player, action
        return Refused("not-now", deal.rules.cites["turn"])
