"""First bids with a hand, all made in the same worlds, which are played out.

The house bids and plays for everybody from there on, also for the viewer.
"""

from collections import Counter
from collections.abc import Hashable, Sequence

from engine import Action, Deal, View, act, observe
from engine import choose as by_thumb
from search.explain.bid_worths import TriedBids
from search.judging.candidates import until_the_play
from search.judging.likely_worlds import fitting
from search.judging.outcomes import Outcomes, leads, played_out
from search.kernel.arrays import Floats
from search.worlds.auctions import BIDS


def try_bids(view: View, moves: Sequence[Action], seed: int, number: int) -> TriedBids:
    """Try each move in ``number`` worlds, of which likely ones may be copies.

    The same arguments give the same result. Raises NotInKernel.
    """
    assert view.viewer is not None
    drawn = fitting(view, seed, number)
    copies = Counter(map(id, drawn))
    deals = list({id(deal): deal for deal in drawn}.values())
    places: dict[Hashable, int] = {}
    played: list[Deal] = []
    which = []
    for move in moves:
        for world, deal in enumerate(deals):
            going = after_the_auction(act(deal, view.viewer, move))
            key = world, auction_result(going)
            if key not in places:
                places[key] = len(played)
                played.append(until_the_play(going))
            which.append(places[key])
    out = played_out(played, seed, 1)
    shape = len(moves), len(deals)
    values = _worth(out, view)[which].reshape(shape)
    ahead = (leads(out, view.viewer) > 0)[which].reshape(shape)
    return TriedBids(
        tuple(copies[id(deal)] for deal in deals),
        tuple(map(tuple, values.tolist())),
        tuple(map(tuple, ahead.tolist())),
    )


def after_the_auction(deal: Deal) -> Deal:
    """The deal as the auction ends: until then all bid as the house does."""
    while deal.turn is not None and deal.rules.phases[deal.phase].name == BIDS:
        deal = act(deal, deal.turn, by_thumb(observe(deal, deal.turn)))
    return deal


def auction_result(deal: Deal) -> Hashable:
    """The result of an auction, on which alone the rest of a deal depends.

    No house player remembers the bids that led to it.
    """
    return deal.phase, deal.bidding._replace(said=())


def _worth(out: Outcomes, view: View) -> Floats:
    """By play-out, the viewer's gain in game points."""
    assert view.viewer is not None
    if view.rules.zero_sum:
        return out.scores[:, view.viewer].astype(float)
    return leads(out, view.viewer)
