"""All facts that a score depends on are known to the kernel.

An unknown one would go wrong silently.

Play-outs of which the kernel knows no difference are settled once, so a new fact in a scorer would
give some of them the score of others. Here many play-outs of a few worlds are set against the
engine, one by one; and a law that sees nothing is no law, so facts are planted that it must see.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from engine import Deal, Rules, Settlement
from search.kernel import layout as at
from search.kernel.finished_deal import finished
from search.kernel.play_outs import BY_CHANCE, play_outs
from search.kernel.settle import Settler
from tests.laws.playing import RULES, random_rules
from tests.search.kernel_deals import deal_in_play, position, tables
from tests.search.other_worlds import other_world

pytestmark = pytest.mark.long
WORLDS, TIMES = 3, 70
"""Worlds of a deal, and play-outs of each: most scores then follow from a few others."""
DEALS = 3


def count_differences(rules: Rules, seed: int) -> tuple[int, int]:
    """Play-outs whose score is not the engine's, and those that the engine wasn't asked for."""
    rng, deal = Random(seed), None
    while deal is None or deal.playing is None or deal.playing.trick:
        deal = deal_in_play(rules, rng)
    worlds = [position(other_world(deal, rng)) for _ in range(WORLDS)]
    rows, states = (np.array([getattr(w, name) for w in worlds]) for name in ("row", "state"))
    if states[:, at.DUE].any():
        return count_differences(rules, seed + 1)
    ends = play_outs(rows, states, seed=seed, way=BY_CHANCE, times=TIMES)
    settler = Settler()
    scores = settler.scores([world.deal for world in worlds], rows, ends)
    settled = [
        rules.settle(finished(worlds[number // TIMES].deal, end, line)).scores
        for number, (end, line) in enumerate(zip(ends.states, ends.lines, strict=True))
    ]
    wrong = sum(tuple(score) != expected for score, expected in zip(scores, settled, strict=True))
    return wrong, len(scores) - settler.settled


@tables
def test_equal_facts_have_equal_scores(table: tuple[str, int]) -> None:
    unasked = 0
    for seed in range(DEALS):
        rules = random_rules(table, Random(seed)) if seed else RULES[table]
        wrong, untold = count_differences(rules, seed)
        assert not wrong
        unasked += untold
    assert unasked > WORLDS * TIMES // 4


def third_trick(deal: Deal) -> int:
    """The winner of the third trick."""
    return deal.playing.tricks[2].winner if deal.playing and deal.playing.tricks[2:] else 0


def low_card(deal: Deal) -> int:
    """The winner of the lowest card of all."""
    tricks = deal.playing.tricks if deal.playing else ()
    return next((trick.winner for trick in tricks if 1 in trick.cards), 0)


def last_lead(deal: Deal) -> int:
    """The leader of the last trick."""
    return deal.playing.tricks[-1].leader if deal.playing and deal.playing.tricks else 0


@tables
@pytest.mark.parametrize("fact", [third_trick, low_card, last_lead])
def test_fact_that_the_kernel_does_not_know_is_seen(
    table: tuple[str, int], fact: Callable[[Deal], int]
) -> None:
    """A game point more for a player, by a fact of no game."""
    usual = RULES[table]

    def settle(deal: Deal) -> Settlement:
        settled = usual.settle(deal)
        weights = [int(player == fact(deal)) for player in range(table[1])]
        scores = tuple(map(sum, zip(settled.scores, weights, strict=True)))
        return settled._replace(scores=scores)

    planted = replace(usual, settle=settle)
    assert any(count_differences(planted, seed)[0] for seed in range(DEALS))
