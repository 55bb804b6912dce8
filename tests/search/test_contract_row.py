"""Rules unknown to the kernel are refused, never guessed."""

from dataclasses import replace
from random import Random
from typing import cast

import numpy as np
import pytest

from engine import Deal, observe
from engine.cards import Cards
from engine.contracts import Aim
from engine.counting import CountedBy
from engine.obligations import HoldBack, SparePagat
from engine.phases.play import PlayTricks
from search.judging.likely_worlds import fitting, rows_of
from search.kernel.contract_row import NotInKernel, row_of
from search.kernel.layout import SIDE
from search.kernel.play_outs import BY_CHANCE, play_outs
from search.kernel.settle import Settler
from tests.laws.playing import RULES
from tests.search.kernel_deals import deal_in_play, position, positions, tables
from tests.search.positions import house_deal


def first_deal_in_play() -> Deal:
    deal = deal_in_play(RULES["slovenian", 4], Random(3))
    assert deal is not None
    return deal


def test_unknown_obligation_is_refused() -> None:
    deal = first_deal_in_play()
    assert deal.contract is not None
    new = replace(deal.contract, obligations=(*deal.contract.obligations, HoldBack(1, "X-1")))
    with pytest.raises(NotInKernel, match="HoldBack"):
        row_of(deal._replace(contract=new))


def test_unknown_order_of_obligations_is_refused() -> None:
    deal = first_deal_in_play()
    assert deal.contract is not None
    row = deal.contract
    turned = (SparePagat(deal.rules.pagat, "X-1"), *row.obligations)
    with pytest.raises(NotInKernel, match="order"):
        row_of(deal._replace(contract=replace(row, obligations=turned)))


def test_unknown_winner_rule_is_refused() -> None:
    def lowest(trick: tuple[Cards, ...]) -> Cards:
        return min(trick)

    deal = first_deal_in_play()
    assert deal.contract is not None
    with pytest.raises(NotInKernel, match="lowest"):
        row_of(deal._replace(contract=replace(deal.contract, winner=lowest)))


def test_unknown_phase_of_play_is_refused() -> None:
    class Otherwise(PlayTricks):
        pass

    deal = first_deal_in_play()
    phases = tuple(Otherwise() if p.name == "play" else p for p in deal.rules.phases)
    with pytest.raises(NotInKernel, match="Otherwise"):
        row_of(deal._replace(rules=replace(deal.rules, phases=phases)))


def test_unknown_aim_is_refused() -> None:
    deal = first_deal_in_play()
    assert deal.contract is not None
    new = replace(deal.contract, aim=cast("Aim", "last_trick"))
    with pytest.raises(NotInKernel, match="last_trick"):
        row_of(deal._replace(contract=new))


def test_unknown_counting_is_refused() -> None:
    deal = first_deal_in_play()
    by_fives = replace(deal.rules.count, by=cast("CountedBy", "fives"))
    with pytest.raises(NotInKernel, match="fives"):
        row_of(deal._replace(rules=replace(deal.rules, count=by_fives)))


def test_too_many_players_are_refused() -> None:
    with pytest.raises(NotInKernel, match="5 players"):
        row_of(first_deal_in_play()._replace(order=(0, 1, 2, 3, 4)))


@tables
def test_same_seed_plays_the_same(table: tuple[str, int]) -> None:
    """A seed repeats a play-out; another seed plays otherwise."""
    position = positions(table, 1)[0]
    lines = [
        play_outs(position.row, position.state, seed=seed, way=BY_CHANCE, times=20).lines
        for seed in (1, 1, 2)
    ]
    assert np.array_equal(lines[0], lines[1]) and not np.array_equal(lines[0], lines[2])


@pytest.mark.parametrize(
    "table", [("slovenian", 4), ("lombardia", 4), ("krolami", 4), ("strohmann", 2)]
)
def test_rules_of_thumb_beat_chance(table: tuple[str, int]) -> None:
    """Rules of thumb against chance, on either side of the same deals."""
    rng, gained, settler = Random(1), 0.0, Settler()
    for _ in range(25):
        deal = deal_in_play(RULES[table], rng)
        if deal is None:
            continue
        start = position(deal)
        side = int(start.row[SIDE])
        everybody = (1 << len(deal.order)) - 1
        first = [player for index, player in enumerate(deal.order) if side >> index & 1]
        means = []
        for winners in (side, everybody & ~side):
            ends = play_outs(start.row, start.state, seed=1, way=winners, times=20)
            means.append(settler.scores([deal], start.row, ends)[:, first].mean())
        gained += means[0] - means[1]
    assert gained > 0


@tables
def test_row_is_the_same_for_all_worlds_of_a_view(table: tuple[str, int]) -> None:
    """Rows differ only by the place of a called king, so one row serves all worlds that agree."""
    for number in range(6):
        steps = house_deal(RULES[table], number).steps
        playing = [step for step in steps if step.deal.playing is not None]
        for step in playing[:: len(playing) // 3 or 1]:
            deals = fitting(observe(step.deal, step.player), number, 6)
            for deal, row in zip(deals, rows_of(deals), strict=True):
                assert np.array_equal(row, row_of(deal)), deal
