"""First bids with a hand, all made in the same worlds, which are played out.

The house bids and plays for everybody from there on, also for the viewer.
"""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

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
    which = np.empty((len(moves), len(deals)), np.int64)
    for row, move in zip(which, moves, strict=True):
        ends = {world: end for end in auctions(deals, move) for world in end.worlds}
        for world, deal in enumerate(deals):
            key = world, ends[world].result
            if key not in places:
                places[key] = len(played)
                played.append(until_the_play(ends[world].after_in(deal)))
            row[world] = places[key]
    out = played_out(played, seed, 1)
    return TriedBids(
        tuple(copies[id(deal)] for deal in deals),
        tuple(map(tuple, _worth(out, view)[which].tolist())),
        tuple(map(tuple, (leads(out, view.viewer) > 0)[which].tolist())),
    )


class EndOfAuction(NamedTuple):
    """The last word of an auction that is the same in several worlds."""

    before: Deal
    """One of these worlds, or another in which the same was said, before that word."""
    action: Action
    result: Hashable
    """The result, on which alone the rest of a deal depends: no house player remembers the bids."""
    worlds: Sequence[int]
    """The numbers of the worlds."""

    def after_in(self, deal: Deal) -> Deal:
        """The end of the auction in a world, given that world before it: only words were said."""
        player = self.before.turn
        assert player is not None
        before = deal._replace(bidding=self.before.bidding, turn=player)
        return act(before, player, self.action)


def auctions(deals: Sequence[Deal], action: Action) -> Iterator[EndOfAuction]:
    """The ends of the auctions that begin with an action: from there on all bid as the house does.

    The deals are worlds of one view.
    """
    first = deals[0]
    every = range(len(deals))
    openly = first.rules.phases[first.phase].asks == "openly"
    for worlds in [every] if openly else [[world] for world in every]:
        yield from _auctions(deals[worlds[0]], action, deals, worlds)


def _auctions(
    deal: Deal, action: Action, deals: Sequence[Deal], worlds: Sequence[int]
) -> Iterator[EndOfAuction]:
    """Hold one auction in all worlds in which the same is said: views differ in the hand alone."""
    assert deal.turn is not None
    after = act(deal, deal.turn, action)
    player = after.turn
    if player is None or after.rules.phases[after.phase].name != BIDS:
        result = after.phase, after.bidding._replace(said=())
        yield EndOfAuction(deal, action, result, worlds)
        return
    view = observe(after, player)
    answers: dict[Action, list[int]] = defaultdict(list)
    for world in worlds:
        answers[by_thumb(view._replace(hand=deals[world].hands[player]))].append(world)
    for answer, those in answers.items():
        yield from _auctions(after, answer, deals, those)


def _worth(out: Outcomes, view: View) -> Floats:
    """By play-out, the viewer's gain in game points."""
    assert view.viewer is not None
    if view.rules.zero_sum:
        return out.scores[:, view.viewer].astype(float)
    return leads(out, view.viewer)
