"""The declarer calls a king, whose holder is the partner (SLO-CALL)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import Action, Call, CardOffer, Offers
from engine.cards import NONE, Cards
from engine.deal import Calling, Deal, declared
from engine.deal_facts import holder
from engine.refusals import Refused
from engine.rules import Asked, Teller, Tells


@dataclass(frozen=True)
class CallKing(Teller):
    """All four kings may be named, the declarer's own too (SLO-CALL-1).

    A declarer with all four may call one of the ``instead`` cards in place of a king (SLO-OPT-4).
    """

    instead: Cards = NONE
    name: str = "call"
    asks: ClassVar[Asked] = "hand"
    after: ClassVar[tuple[str, ...]] = ("auction",)

    @property
    def cites(self) -> tuple[str, ...]:
        """The topics of its refusals; cards to be called instead bring one more."""
        return ("call", "instead") if self.instead else ("call",)

    def tells(self, so_far: Tells) -> Tells:
        """A holder of all kings may call another card (SLO-OPT-4)."""
        return so_far._replace(call_by_hand=so_far.call_by_hand or bool(self.instead))

    def enter(self, deal: Deal) -> Deal:
        """Ask the declarer, if the contract is played with a called king."""
        contract = deal.contract
        is_due = contract is not None and contract.calls_king
        return deal._replace(turn=deal.bidding.declarer if is_due else None)

    def offers(self, deal: Deal, player: int) -> Offers:
        """The four kings, and what may be called instead."""
        kings = deal.rules.kings
        more = NONE if kings & ~deal.hands[player] else self.instead
        return (CardOffer(Call, kings | more),)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """The deal after the call: now only the other players, or none, may be the partner."""
        assert isinstance(action, Call)
        _, declarer = declared(deal)
        others = frozenset(deal.order) - {declarer}
        return deal._replace(
            calling=Calling(action.card, holder(deal, action.card)),
            possible=others | {None},
            turn=None,
        )

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Only a king can be called."""
        del player
        if not isinstance(action, Call):
            return Refused("not-now", deal.rules.cites["call"])
        if action.card & self.instead:
            return Refused("all-kings-needed", deal.rules.cites["instead"])
        return Refused("not-a-king", deal.rules.cites["call"])
