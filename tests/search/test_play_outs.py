"""The kernel plays by the engine's rules: the same cards may be played, the same score is made."""

from random import Random

import numpy as np
import pytest

from engine import Give
from search.kernel import layout as at
from search.kernel.arrays import Numbers
from search.kernel.finished_deal import finished
from search.kernel.play_outs import BY_CHANCE, BY_THUMB, Ends, play_outs
from search.kernel.policy import WEIGHTS, WORDS
from search.kernel.position import lacks_in
from tests.laws.playing import RULES, random_deal, random_rules
from tests.search.kernel_deals import (
    Position,
    position,
    positions,
    replay_line,
    some_deals,
    tables,
)

TIMES = 2


@tables
@some_deals
@pytest.mark.parametrize("way", [BY_CHANCE, BY_THUMB], ids=["by-chance", "by-thumb"])
def test_line_of_the_kernel_is_one_of_the_engine(
    table: tuple[str, int], deals: int, way: int
) -> None:
    """Tricks, piles and score lines; every card that one allows the other allows, too."""
    starts = positions(table, deals)
    rows, states = (np.array([getattr(p, name) for p in starts]) for name in ("row", "state"))
    ends = play_outs(rows, states, seed=deals, way=way, slips=40, times=TIMES)
    check_all(starts, ends)


@tables
@some_deals
def test_line_by_a_policy_is_one_of_the_engine(table: tuple[str, int], deals: int) -> None:
    """Even by one that has learnt nothing of use."""
    starts = positions(table, deals)
    rows, states = (np.array([getattr(p, name) for p in starts]) for name in ("row", "state"))
    lacks = np.array([lacks_in(start.deal, start.row) for start in starts])
    policy = np.random.default_rng(deals).integers(-500, 500, (2, WEIGHTS, WORDS))
    ends = play_outs(rows, states, seed=deals, slips=10, times=TIMES, policy=policy, lacks=lacks)
    check_all(starts, ends)


@pytest.mark.parametrize(("aim", "number"), [("points", 0), ("alone", 1), ("no_trick", 2)])
def test_points_and_other_aims_have_tables_of_their_own_in_a_policy(aim: str, number: int) -> None:
    steps = random_deal(RULES["slovenian", 3], Random(number)).steps
    start = position(next(step.deal for step in steps if step.deal.playing is not None))
    assert start.deal.contract is not None and start.deal.contract.aim == aim
    policy = np.random.default_rng(1).integers(-500, 500, (2, WEIGHTS, WORDS))
    no_first, no_second = policy.copy(), policy.copy()
    no_first[0], no_second[1] = 0, 0
    lines, without_first, without_second = (
        play_outs(start.row, start.state, seed=1, times=8, policy=tables).lines.tolist()
        for tables in (policy, no_first, no_second)
    )
    assert (lines == without_second, lines == without_first) == (aim == "points", aim != "points")


def check_all(starts: list[Position], ends: Ends) -> None:
    """The lines are those of the engine."""
    for number, (end, line) in enumerate(zip(ends.states, ends.lines, strict=True)):
        check(starts[number // TIMES], end, line)


def check(start: Position, end: Numbers, line: Numbers) -> None:
    """The line is one of the engine, with the same tricks, piles and scores."""
    engine, ours = replay_line(start, line), finished(start.deal, end, line)
    assert engine.playing is not None and ours.playing is not None
    assert engine.playing.tricks == ours.playing.tricks
    assert engine.playing.taken == ours.playing.taken
    assert engine.fool == ours.fool and engine.rules.settle(engine) == ours.rules.settle(ours)
    assert end[at.DONE] == len(engine.playing.tricks)


def fool_due(number: int) -> list[Position]:
    """Positions of a deal in which the Fool is to be taken back (LOM-FOOL-9)."""
    table = ("lombardia", 4)
    rng = Random(number)
    rules = random_rules(table, rng) if number % 2 else RULES[table]
    steps = random_deal(rules, rng).steps
    return [position(step.deal) for step in steps if isinstance(step.action, Give)]


def test_fool_may_be_due_when_no_card_is_left() -> None:
    """A deal is played on from there, or is over once a card is given (LOM-FOOL-5)."""
    starts = [start for number in range(90) for start in fool_due(number)]
    ended = [start for start in starts if not any(start.deal.hands)]
    assert len(starts) > len(ended) > 1
    for start in starts:
        ends = play_outs(start.row, start.state, seed=1, slips=40)
        check(start, ends.states[0], ends.lines[0])
