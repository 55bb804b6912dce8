"""The right to annul a deal with a hand without trumps and kings (ROM-DEAL-8, ROM-DEAL-9)."""

from dataclasses import dataclass

from engine.actions import MAY_PASS, Action, Offer, Offers, Word
from engine.cards import NONE
from engine.deal import Deal
from engine.refusals import Refused

REDEAL = "redeal"
ANNULLED = "annulled"
NAME = "annulment"
"""Phases in which only the seat on turn may know that it is asked."""


def entitled(deal: Deal, seat: int) -> bool:
    """Whether the player's hand gives him the right (ROM-DEAL-8)."""
    return not deal.hands[seat] & (deal.rules.pack.trumps | deal.rules.kings)


@dataclass(frozen=True)
class Annulment:
    """Those who have the right are asked in turn, and nobody else (ROM-DEAL-9).

    The others must not learn that somebody is asked; to them the next phase has begun.
    """

    name: str = NAME

    def enter(self, deal: Deal) -> Deal:
        """The first who has the right, if there is one."""
        return self._ask(deal, deal.order)

    def offers(self, deal: Deal, seat: int) -> Offers:
        """Go on, or annul the deal."""
        del deal, seat
        return (MAY_PASS, Offer(Word, keys=(REDEAL,)))

    def apply(self, deal: Deal, seat: int, action: Action) -> Deal:
        """The claimant's hand is turned up; who declines has used his right."""
        if isinstance(action, Word):
            shown = tuple(
                hand if player == seat else NONE for player, hand in enumerate(deal.hands)
            )
            return deal._replace(ended=ANNULLED, exposed=shown, turn=None)
        return self._ask(deal, deal.order[deal.order.index(seat) + 1 :])

    def refuse(self, deal: Deal, seat: int, action: Action) -> Refused:
        """Nothing else is asked now."""
        del seat, action
        return Refused("not-now", deal.rules.cites["annulment"])

    @staticmethod
    def _ask(deal: Deal, seats: tuple[int, ...]) -> Deal:
        return deal._replace(turn=next((seat for seat in seats if entitled(deal, seat)), None))
