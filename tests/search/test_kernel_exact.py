"""Exact search finds what trying everything finds, with the engine's own moves and settlements."""

from random import Random

import numpy as np
import pytest

from engine import Deal, act, offers
from engine.actions import Give, actions_of
from search.exact import Exact, gain
from search.layout import AIM, ALONE, SIDE
from search.settle import Settler
from tests.laws.playing import RULES, rules_by_chance
from tests.search.kernel_deals import ON_ONE_WORKER, Numbers, Position, in_play, position, tables

pytestmark = ON_ONE_WORKER

amounts = pytest.mark.parametrize("deals", [6, pytest.param(200, marks=pytest.mark.soak)], ids=str)
CARDS = (7, 8, 9, 10, 11, 12)
"""Cards in all hands together from where everything is tried."""


def late(table: tuple[str, int], deals: int) -> list[Position]:
    """Positions close to the end."""
    rng, found = Random(deals), list[Position]()
    while len(found) < deals:
        rules = rules_by_chance(table, rng) if rng.random() < 0.5 else RULES[table]
        deal = in_play(rules, rng, most=rng.choice(CARDS))
        if deal is not None:
            found.append(position(deal))
    return found


def side_of(start: Position, player: int) -> tuple[int, ...]:
    """The players with whom they are one side."""
    place = start.deal.order.index(player)
    bits = int(start.row[SIDE])
    if start.row[AIM] == ALONE:
        return (player,)
    return tuple(
        other
        for number, other in enumerate(start.deal.order)
        if bits >> number & 1 == bits >> place & 1
    )


def tried(deal: Deal, mine: tuple[int, ...], weights: Numbers) -> int:
    """The value by trying every move; for the Fool the cheapest card is given."""
    if deal.turn is None:
        return int(np.array(deal.rules.settle(deal).scores) @ weights)
    moves = list(actions_of(offers(deal, deal.turn)))
    if isinstance(moves[0], Give):
        value = deal.rules.pack.value_of
        moves = [min(moves, key=lambda move: value[getattr(move, "card", 0)])]
    silent = {getattr(move, "card", 0): move for move in moves}
    values = [tried(act(deal, deal.turn, move), mine, weights) for move in silent.values()]
    return max(values) if deal.turn in mine else min(values)


@tables
@amounts
def test_values_are_those_of_trying_everything(table: tuple[str, int], deals: int) -> None:
    settler = Settler()
    for start in late(table, deals):
        assert start.deal.turn is not None
        mine = side_of(start, start.deal.turn)
        found = Exact(start.deal, start.row, start.deal.turn, settler).value(start.state)
        assert found == tried(start.deal, mine, gain(start.deal, mine)), start.deal
