"""Phases in which something happens to the cards and nobody decides anything."""

from dataclasses import dataclass

from engine.actions import Action, Offers
from engine.deal import Deal
from engine.refusals import Refused


@dataclass(frozen=True)
class Unasked:
    """What such phases have in common; each does its work in ``enter`` and leaves nobody on turn.

    The machine never comes to the other methods, which ``Phase`` demands.
    """

    def offers(self, deal: Deal, seat: int) -> Offers:
        """Nobody is asked."""
        del deal, seat
        return ()

    def apply(self, deal: Deal, seat: int, action: Action) -> Deal:
        """Nobody acts."""
        del seat, action
        return deal

    def refuse(self, deal: Deal, seat: int, action: Action) -> Refused:
        """Nobody acts."""
        del seat, action
        return Refused("not-now", deal.rules.cites["turn"])
