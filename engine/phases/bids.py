"""The base of all auctions: the next speaker, seniority, and the contract played in the end.

An auction notes what was said with ``with_bid`` and passes the turn on with ``next_turn``, given a
test of who is done: ``has_passed`` or ``has_spoken``.
"""

from collections.abc import Callable

from engine.actions import Action, Bid
from engine.deal import PASSED_OUT, Deal

NEVER_BID = -1


def high_rank(deal: Deal) -> int:
    """The rank of the highest bid; NEVER_BID before the first one."""
    high = deal.bidding.high
    return deal.rules.contracts[high].rank if high else NEVER_BID


def senior(deal: Deal, player: int) -> bool:
    """Whether the player comes before the highest bidder in the order of play (ROM-GEN-5)."""
    holder = deal.bidding.high_bidder
    return holder is not None and deal.order.index(player) < deal.order.index(holder)


def with_bid(deal: Deal, player: int, action: Action) -> Deal:
    """The deal with a pass or a bid noted, the bid as the highest."""
    bidding = deal.bidding.noted(player, action)
    if isinstance(action, Bid):
        bidding = bidding._replace(high=action.key, high_bidder=player)
    return deal._replace(bidding=bidding)


def has_passed(deal: Deal, player: int) -> bool:
    """Whether a player is done where bidding ends once all but one have passed (SLO-BID-3)."""
    return deal.bidding.passed(player)


def has_spoken(deal: Deal, player: int) -> bool:
    """Whether a player is done where everybody speaks once (POL-BID-2, STR-BID-1)."""
    return any(speaker == player for speaker, _ in deal.bidding.said)


def next_turn(
    deal: Deal, player: int, done: Callable[[Deal, int], bool], passed_out: str | None
) -> Deal:
    """The turn goes to the next player who is not done and does not hold the highest bid.

    If there is none the auction is over (SLO-BID-6). ``passed_out`` as in ``settled``.
    """
    speaker = deal.after(player)
    while speaker != player:
        if speaker != deal.bidding.high_bidder and not done(deal, speaker):
            return deal._replace(turn=speaker)
        speaker = deal.after(speaker)
    return settled(deal, passed_out)


def settled(deal: Deal, passed_out: str | None) -> Deal:
    """The auction is over: the highest bid is played, with its bidder as declarer.

    A contract in which everybody plays alone has none (SLO-BID-8). If nobody has bid the contract
    ``passed_out`` is played without a declarer; where that is None, the deal has ended.
    """
    bidding = deal.bidding
    key = bidding.high or passed_out
    if key is None:
        return deal._replace(ended=PASSED_OUT, turn=None)
    contract = deal.rules.contracts[key]
    declarer = None if contract.aim == "alone" else bidding.high_bidder
    bidding = bidding._replace(high=key, declarer=declarer)
    return deal._replace(bidding=bidding, contract=contract, turn=None)
