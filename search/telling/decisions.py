"""Finds the decisions of a player in a finished deal; each is then judged by itself."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine import Action, Deal, observe


class Decision(NamedTuple):
    """A move of a finished deal, and the deal before it."""

    step: int
    """The number of the move in the deal, from 0."""
    deal: Deal
    player: int
    made: Action


def decisions(
    positions: Sequence[Deal], moves: Sequence[tuple[int, Action]], player: int
) -> Iterator[Decision]:
    """The moves of a player who knew some cards and had a choice, each with what stood before it.

    ``positions`` may have one more: the end.
    """
    for step, (deal, (who, made)) in enumerate(zip(positions, moves, strict=False)):
        if who == player:
            view = observe(deal, player)
            if view.dealt and sum(offer.size for offer in view.offers) > 1:
                yield Decision(step, deal, player, made)
