"""The decisions of a player in a finished deal, and what the deal brought them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine import Action, Deal, observe
from engine.sides import members, side
from search.worlds.shown import StyleWeights


class Decision(NamedTuple):
    """A move of a finished deal, and the deal before it."""

    step: int
    """The number of the move in the deal, from 0."""
    deal: Deal
    player: int
    made: Action
    shown: StyleWeights = ()
    """The bidding styles that people had shown in earlier deals of the match."""


def decisions(
    positions: Sequence[Deal], moves: Sequence[tuple[int, Action]], player: int
) -> Iterator[Decision]:
    """The moves of a player who knew some cards and had a choice, each with the deal before it.

    ``positions`` may have one more: the end.
    """
    for step, (deal, (who, made)) in enumerate(zip(positions, moves, strict=False)):
        if who == player:
            view = observe(deal, player)
            if view.dealt and sum(offer.size for offer in view.offers) > 1:
                yield Decision(step, deal, player, made)


def together_with(deal: Deal, viewer: int) -> tuple[int, ...]:
    """The viewer, and the players who win and lose with them."""
    if teams := deal.rules.teams:
        return tuple(player for player in deal.order if teams[player] == teams[viewer])
    if deal.bidding.declarer is None or viewer not in deal.order:
        return (viewer,)
    return members(deal, side(deal, viewer))


def result(end: Deal, player: int, scores: Sequence[int]) -> float:
    """A player's result in a finished deal, counted as the worth of moves is.

    Their own points, less the others' mean where nobody pays for what one side wins.
    """
    allies = together_with(end, player)
    others = [scores[other] for other in end.order if other not in allies]
    less = 0.0 if end.rules.zero_sum or not others else sum(others) / len(others)
    return scores[player] - less
