"""An auction of numbered bids: each follows the one before it, or a senior takes it over (la mine).

ROM-BID-3 to ROM-BID-9.
"""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import REDEAL, Action, Bid, Offers, Word, pass_or
from engine.contracts import Contract
from engine.deal import Deal
from engine.phases.bids import has_passed, next_turn, senior, with_bid
from engine.refusals import Refused
from engine.rules import Asked, BareBidder

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
class IndexAuction(BareBidder):
    """A player who passes is out; when all others are, the holder of the last bid is declarer.

    If all pass, ``passed_out`` is played without a declarer; None: the deal is not played
    (ROM-BID-9).
    """

    passed_out: str | None
    name: str = "auction"
    asks: ClassVar[Asked] = "openly"
    after: ClassVar[tuple[str, ...]] = ()
    cites: ClassVar = ("auction", "contracts", "rights")
    bare_bids: ClassVar[tuple[str, ...]] = (LA_MINE,)

    def enter(self, deal: Deal) -> Deal:
        """The first player after the dealer speaks first (ROM-BID-3)."""
        return deal._replace(turn=deal.forehand)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Pass, the bids that follow, and la mine (ROM-BID-4)."""
        keys = tuple(key for key, row in deal.rules.contracts.items() if self._open(deal, row))
        if senior(deal, player):
            keys = (*keys, LA_MINE)
        return pass_or(Bid, keys)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Note what was said, and pass the turn to the next player still in (ROM-BID-5)."""
        said = with_bid(deal, player, action)
        if action == Bid(LA_MINE):  # it takes over the bid as it stands
            said = said._replace(bidding=said.bidding._replace(high=deal.bidding.high))
        return next_turn(said, player, has_passed, self.passed_out)

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
