"""An auction of one round, and the right to throw a small contract in (POL-BID, POL-ONE)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import MAY_PASS, THROW_IN, Action, Bid, KeyOffer, Offers, Word, pass_or
from engine.contracts import Contract
from engine.deal import THROWN_IN, Deal
from engine.phases.bids import has_spoken, high_rank, next_turn, with_bid
from engine.refusals import Refused
from engine.rules import Asked


@dataclass(frozen=True)
class OneRound:
    """Every player speaks once, from forehand; each bid is higher than the last (POL-BID-2, 3).

    Where a row names a contract in ``only_over``, that one must be the highest bid so far
    (POL-BID-4). When all pass the deal is thrown in (POL-BID-6).
    """

    name: str = "auction"
    asks: ClassVar[Asked] = "openly"
    after: ClassVar[tuple[str, ...]] = ()
    cites: ClassVar = ("round", "auction", "contracts", "only_over")

    def enter(self, deal: Deal) -> Deal:
        """Forehand speaks first."""
        return deal._replace(turn=deal.forehand)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Pass, and every contract that may be bid now."""
        del player
        rows = deal.rules.contracts.values()
        keys = tuple(row.key for row in rows if _why_not(deal, row) is None)
        return pass_or(Bid, keys)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Note what was said; after the last player there is a declarer, or no deal."""
        return next_turn(with_bid(deal, player, action), player, has_spoken, passed_out=None)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """No contract, too low, or not over this bid."""
        del player
        if not isinstance(action, Bid):
            return Refused("not-now", deal.rules.cites["round"])
        row = deal.rules.contracts.get(action.key)
        refused = row and _why_not(deal, row)
        return refused or Refused(
            "no-such-contract", deal.rules.cites["contracts"], contract=action.key
        )


@dataclass(frozen=True)
class MayThrowIn:
    """Where the row allows it the declarer may throw the deal in before calling (POL-ONE-1)."""

    name: str = "choice"
    asks: ClassVar[Asked] = "openly"
    after: ClassVar[tuple[str, ...]] = ("auction",)
    cites: ClassVar = ("throw_in",)

    def enter(self, deal: Deal) -> Deal:
        """Ask the declarer, if they play such a contract."""
        is_due = deal.contract is not None and deal.contract.may_throw_in
        return deal._replace(turn=deal.bidding.declarer if is_due else None)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Play on, or throw in."""
        del deal, player
        return (MAY_PASS, KeyOffer(Word, (THROW_IN,)))

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Once thrown in, the deal is over and has no declarer."""
        del player
        if not isinstance(action, Word):
            return deal._replace(turn=None)
        without_declarer = deal.bidding._replace(declarer=None)
        return deal._replace(bidding=without_declarer, ended=THROWN_IN, turn=None)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Nothing else is asked."""
        del player, action
        return Refused("not-now", deal.rules.cites["throw_in"])


def _why_not(deal: Deal, row: Contract) -> Refused | None:
    high, cites = deal.bidding.high, deal.rules.cites
    if high is not None and row.rank <= high_rank(deal):
        return Refused("bid-too-low", cites["auction"], high=high)
    if row.only_over not in (None, high):
        return Refused("only-over", cites["only_over"], contract=row.key, high=row.only_over)
    return None
