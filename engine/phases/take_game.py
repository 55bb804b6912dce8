"""An auction of one question: each in turn takes the game or passes (STR-BID)."""

from dataclasses import dataclass

from engine.actions import MAY_PASS, Action, Bid, KeyOffer, Offers
from engine.deal import PASSED_OUT, Deal
from engine.refusals import Refused


@dataclass(frozen=True)
class TakeGame:
    """The first who takes is declarer, and nobody bids over him (STR-BID-1, STR-BID-2).

    If all pass, ``passed_out`` is played without a declarer, or the deal is thrown in.
    """

    passed_out: str
    throws_in: bool = False
    name: str = "auction"

    def enter(self, deal: Deal) -> Deal:
        """Forehand speaks first."""
        return deal._replace(turn=deal.forehand)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Pass, or take one of the contracts that can be bid."""
        del player
        keys = tuple(row.key for row in deal.rules.contracts.values() if row.bid_by == "anybody")
        return (MAY_PASS, KeyOffer(Bid, keys))

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Who takes ends the auction; the last pass does so too."""
        bid = action.key if isinstance(action, Bid) else None
        said = (*deal.bidding.said, (player, bid))
        bidding = deal.bidding._replace(said=said)
        if bid is not None:
            bidding = bidding._replace(high=bid, high_bidder=player, declarer=player)
            return deal._replace(bidding=bidding, contract=deal.rules.contracts[bid], turn=None)
        if len(said) < len(deal.order):
            return deal._replace(bidding=bidding, turn=deal.after(player))
        return self._pass_out(deal._replace(bidding=bidding, turn=None))

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Only the contracts of the game can be bid."""
        del player
        if isinstance(action, Bid):
            rule = deal.rules.cites["contracts"]
            return Refused("no-such-contract", rule, contract=action.key)
        return Refused("not-now", deal.rules.cites["auction"])

    def _pass_out(self, deal: Deal) -> Deal:
        contract = deal.rules.contracts[self.passed_out]
        return deal._replace(contract=contract, ended=PASSED_OUT if self.throws_in else "")
