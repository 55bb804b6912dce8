"""An auction of numbered bids: each number follows the one before it, a senior says la mine.

ROM-BID-3 to ROM-BID-9.
"""

from dataclasses import dataclass

from engine.actions import MAY_PASS, REDEAL, Action, Bid, KeyOffer, Offers, Word
from engine.contracts import Contract
from engine.deal import PASSED_OUT, Bidding, Deal
from engine.refusals import Refused

LA_MINE = "la_mine"


def follows(high: Contract | None, bid: Contract) -> bool:
    """Whether the bid may be made over the highest one (ROM-BID-7).

    Bids of one kind exchange the same number of cards; the first of a kind has index 1.
    """
    if high is None:
        return bid.index == 1
    if bid.exchange == high.exchange:
        return bid.index == high.index + 1
    return bid.index == 1 and bid.rank > high.rank


@dataclass(frozen=True)
class IndexAuction:
    """Who has passed is out; the holder of the last bid is declarer when the others are.

    If all pass, ``passed_out`` is played without a declarer; without it the deal is not played
    (ROM-BID-9).
    """

    passed_out: str | None
    name: str = "auction"

    def enter(self, deal: Deal) -> Deal:
        """The first player after the dealer speaks first (ROM-BID-3)."""
        return deal._replace(turn=deal.forehand)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Pass, the bids that follow, and la mine (ROM-BID-4)."""
        keys = tuple(key for key, row in deal.rules.contracts.items() if self._open(deal, row))
        if self._senior(deal, player):
            keys = (*keys, LA_MINE)
        return (MAY_PASS, KeyOffer(Bid, keys)) if keys else (MAY_PASS,)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Note what was said, and pass the turn to the next who is still in (ROM-BID-5)."""
        said = action.key if isinstance(action, Bid) else None
        bidding = deal.bidding._replace(said=(*deal.bidding.said, (player, said)))
        if said == LA_MINE:
            bidding = bidding._replace(high_bidder=player)
        elif said is not None:
            bidding = bidding._replace(high=said, high_bidder=player)
        deal = deal._replace(bidding=bidding)
        remaining = [other for other in deal.order if not bidding.passed(other)]
        if not remaining:
            return self._pass_out(deal)
        if remaining == [bidding.high_bidder]:
            return self._end(deal, bidding)
        turn = deal.after(player)
        while bidding.passed(turn):
            turn = deal.after(turn)
        return deal._replace(turn=turn)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Not senior, a number too early, too low, or not at all."""
        del player
        cites, high = deal.rules.cites, deal.bidding.high
        if action == Word(REDEAL):
            return Refused("no-right", cites["rights"])
        if not isinstance(action, Bid):
            return Refused("not-now", cites["auction"])
        if action.key == LA_MINE:
            return Refused("not-senior", cites["auction"])
        row = deal.rules.contracts.get(action.key)
        if row is None or not row.index:
            return Refused("no-such-contract", cites["contracts"], contract=action.key)
        if high is not None and row.rank <= deal.rules.contracts[high].rank:
            return Refused("bid-too-low", cites["auction"], high=high)
        return Refused("index-gap", cites["auction"], contract=row.key)

    @staticmethod
    def _open(deal: Deal, row: Contract) -> bool:
        high = deal.bidding.high
        return follows(deal.rules.contracts[high] if high else None, row)

    @staticmethod
    def _senior(deal: Deal, player: int) -> bool:
        """Whether the player comes before the holder of the bid (ROM-GEN-5)."""
        holder = deal.bidding.high_bidder
        return holder is not None and deal.order.index(player) < deal.order.index(holder)

    @staticmethod
    def _end(deal: Deal, bidding: Bidding) -> Deal:
        assert bidding.high is not None
        return deal._replace(
            bidding=bidding._replace(declarer=bidding.high_bidder),
            contract=deal.rules.contracts[bidding.high],
            turn=None,
        )

    def _pass_out(self, deal: Deal) -> Deal:
        if self.passed_out is None:
            return deal._replace(ended=PASSED_OUT, turn=None)
        bidding = deal.bidding._replace(high=self.passed_out)
        contract = deal.rules.contracts[self.passed_out]
        return deal._replace(bidding=bidding, contract=contract, turn=None)
