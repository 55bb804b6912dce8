"""An auction of one question: each in turn takes the game or passes (STR-BID)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import Action, Bid, Offers, pass_or
from engine.deal import PASSED_OUT, Deal
from engine.phases.bids import has_spoken, next_turn, settled, with_bid
from engine.refusals import Refused
from engine.rules import Asked


@dataclass(frozen=True)
class TakeGame:
    """The first to take is declarer, and nobody bids over them (STR-BID-1, STR-BID-2).

    If all pass, ``passed_out`` is played without a declarer, or the deal is thrown in.
    """

    passed_out: str
    throws_in: bool = False
    name: str = "auction"
    asks: ClassVar[Asked] = "openly"
    after: ClassVar[tuple[str, ...]] = ()
    cites: ClassVar = ("auction", "contracts")

    def enter(self, deal: Deal) -> Deal:
        """Forehand speaks first."""
        return deal._replace(turn=deal.forehand)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Pass, or take one of the contracts that can be bid."""
        del player
        keys = tuple(row.key for row in deal.rules.contracts.values() if row.bid_by == "anybody")
        return pass_or(Bid, keys)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Taking ends the auction; so does the last pass."""
        deal = with_bid(deal, player, action)
        if isinstance(action, Bid):
            return settled(deal, self.passed_out)
        deal = next_turn(deal, player, has_spoken, self.passed_out)
        return deal._replace(ended=PASSED_OUT) if deal.over and self.throws_in else deal

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Only the contracts of the game can be bid."""
        del player
        if isinstance(action, Bid):
            rule = deal.rules.cites["contracts"]
            return Refused("no-such-contract", rule, contract=action.key)
        return Refused("not-now", deal.rules.cites["auction"])
