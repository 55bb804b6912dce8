"""The ends of deals: masters search them, and keep what play-outs made them throw away."""

from pathlib import Path

import numpy as np
import pytest

from engine import Deal, Play, View, encode, observe, read
from search.judging.exact_endings import (
    MIN_SEARCHED_WORLDS,
    exact_gains,
    exact_values,
    is_late,
    late,
)
from search.judging.judge import choose, moves_to_try, trial
from search.judging.likely_worlds import fitting
from search.kernel.exact_value import Memory
from tests.laws.families import ADDED
from tests.laws.playing import RULES, TABLES
from tests.search.positions import house_deal

RECORDS = sorted((Path(__file__).parent / "endings").glob("*.game"))
SEEDS = range(3)
tables = pytest.mark.parametrize(
    "table",
    [table for table in TABLES if table[0] not in ADDED],
    ids=lambda table: f"{table[0]}-{table[1]}",
)


def marked_decision(record: Path) -> tuple[Deal, str]:
    """The deal as it stood at the marked card, and the code of that card."""
    lines = record.read_text("utf-8").splitlines()
    place = next(place for place, line in enumerate(lines) if "# here" in line)
    deal = read("\n".join(lines[:place])).live
    assert deal is not None
    return deal, lines[place].split()[1]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_masters_keep_cards_once_thrown_away(record: Path) -> None:
    """Cards of masters who played worlds out by rules of thumb: each cost many points."""
    deal, wrong = marked_decision(record)
    view = observe(deal, deal.turn)
    choices = [choose(view, seed, 120) for seed in SEEDS]
    assert wrong not in [encode(deal.rules.pack, action) for action in choices]


def views(table: tuple[str, int]) -> list[tuple[Deal, View]]:
    """Positions in which a card is to be chosen, in the order of a deal."""
    steps = [step for number in range(2) for step in house_deal(RULES[table], number).steps]
    seen = [(step.deal, observe(step.deal, step.player)) for step in steps]
    return [(deal, view) for deal, view in seen if view.phase == "play"]


@tables
def test_players_see_how_many_cards_are_left(table: tuple[str, int]) -> None:
    for deal, view in views(table):
        assert late(view) == is_late(deal)


@tables
def test_late_on_a_card_has_its_exact_value(table: tuple[str, int]) -> None:
    """In each of the worlds that were looked at, by a search of that world alone."""
    late_views = [view for _, view in views(table) if late(view) and len(moves_to_try(view)) > 1]
    for view in late_views[:: len(late_views) // 3 or 1]:
        result = trial(view, 3, 12)
        if result is None:
            continue
        cards = [move.card for move in result.moves if isinstance(move, Play)]
        for deal, scores in zip(result.deals, result.scores, strict=True):
            alone = exact_values(deal, view.viewer or 0, Memory())
            assert scores.tolist() == [alone[card] for card in cards]


def test_worlds_do_not_share_search_results() -> None:
    """They share what ends are worth, and nothing else: their order changes nothing."""
    view = next(view for _, view in views(("slovenian", 4)) if late(view) and not view.trick)
    cards = [move.card for move in moves_to_try(view) if isinstance(move, Play)]
    worlds, player = fitting(view, 1, 40), view.viewer or 0
    forth, back = exact_gains(worlds, cards, player), exact_gains(worlds[::-1], cards, player)
    assert np.array_equal(forth, back[::-1])


def test_last_worlds_are_left_out_once_the_effort_is_spent() -> None:
    view = next(view for _, view in views(("slovenian", 4)) if late(view) and not view.trick)
    cards = [move.card for move in moves_to_try(view) if isinstance(move, Play)]
    worlds, player = fitting(view, 1, 3 * MIN_SEARCHED_WORLDS), view.viewer or 0
    whole, some = exact_gains(worlds, cards, player), exact_gains(worlds, cards, player, 1)
    assert MIN_SEARCHED_WORLDS <= len(some) < len(whole) == len(worlds)
    assert np.array_equal(some, whole[: len(some)])
