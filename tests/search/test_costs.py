"""The costs of the decisions of a deal, as contests count them."""

import pytest

from search.explain.costs import Cost, belief, expected_cost, least_certain, total_cost
from search.explain.grades import Grade
from search.explain.nudges import Reason
from search.explain.verdicts import Verdict, Weighed

SLOVENIAN = belief("slovenian", 4)


def verdict(
    less: float,
    error: float = 0.0,
    grade: Grade = "costs",
    *,
    trick: int = 1,
    best: str = "play:T21",
    reasons: tuple[Reason, ...] = (),
) -> Verdict:
    """A decision that brought so much less than what was advised."""
    known = Weighed(best, -less, 0.0, error, 640)
    phase = "play" if trick else "auction"
    return Verdict(
        step=trick, phase=phase, trick=trick, made="play:T1", grade=grade, known=known,
        worlds=160, open=known, weight=9.0, reasons=reasons,
    )  # fmt: skip


def test_blunder_beyond_doubt_counts_whole() -> None:
    """Blunders of 108.4 ± 4.0 and 90.7 ± 15.1 were counted as 54 and 6."""
    for less, error in ((108.4, 4.0), (90.7, 15.1)):
        expected = expected_cost(less, error, SLOVENIAN)
        assert expected.points == pytest.approx(less, abs=error)
        assert total_cost([verdict(less, error)], SLOVENIAN).points == pytest.approx(less, abs=0.5)


def test_sum_contains_what_the_analysis_tells() -> None:
    certain = [verdict(less, 1.0) for less in (4.2, 11.3, 30.0)]
    unsure = verdict(1.0, 2.0, "as-good")
    flagged = sum(item.cost for item in certain)
    small = expected_cost(1.0, 2.0, SLOVENIAN).points
    assert total_cost([*certain, unsure], SLOVENIAN).points == pytest.approx(flagged + small)


def test_open_cost_of_a_small_game_was_none_below_half_a_point() -> None:
    """A point of a game of small scores is worth more."""
    lost = Weighed("play:T21", -0.4, 0.0, 0.0, 0)
    assert lost.cost(unit=0.08) == 0.4 and lost.cost(unit=1.0) == 0
    assert Weighed("play:T21", -0.4, 0.0, 0.2, 40).cost(unit=0.08) == 0


def test_small_costs_count_without_a_reproach() -> None:
    small = [verdict(3.0, 2.0, "as-good") for _ in range(3)]
    assert [item.cost for item in small] == [0, 0, 0]
    assert 3 < total_cost(small, SLOVENIAN).points < 9


def test_uncertain_cost_counts_less() -> None:
    costs = [expected_cost(6.0, error, SLOVENIAN).points for error in (0.0, 1.0, 3.0, 9.0)]
    assert costs == sorted(costs, reverse=True) and costs[0] == 6.0 and costs[-1] < 4


def test_cost_of_a_move_hardly_tried_is_that_of_any_other() -> None:
    """Neither its noise counts, nor nothing: moves other than the advised one cost something."""
    costs = [expected_cost(less, 900.0, SLOVENIAN).points for less in (-500.0, 0.0, 500.0)]
    assert all(1 < cost < 8 for cost in costs) and costs == sorted(costs)


def test_far_off_figures_have_a_cost() -> None:
    assert expected_cost(5000.0, 1.0, SLOVENIAN).points == pytest.approx(5000, rel=0.01)
    assert expected_cost(-5000.0, 1.0, SLOVENIAN).points < -4000


def test_cost_is_scaled_to_games_of_small_scores() -> None:
    small, usual = (
        expected_cost(0.6, 0.3, SLOVENIAN._replace(unit=0.1)),
        expected_cost(6.0, 3.0, SLOVENIAN),
    )
    assert small == pytest.approx((usual.points / 10, usual.error / 10))


def test_best_move_costs_nothing_whatever_was_measured_of_it() -> None:
    assert total_cost([verdict(5.0, 1.0, "best")], SLOVENIAN) == Cost(0.0, 0.0)


def test_advice_that_was_not_taken_time_and_again_counts_once() -> None:
    bids = [verdict(less, 2.0, trick=0, best="bid:three") for less in (5.0, 9.0, 7.0)]
    assert total_cost(bids, SLOVENIAN) == total_cost(bids[1:2], SLOVENIAN)
    thrown_away = [
        verdict(less, 0.0, trick=trick, reasons=(Reason("bonus", {"bonus": "pagat"}),))
        for trick, less in ((3, 10.0), (5, 8.0))
    ]
    assert total_cost(thrown_away, SLOVENIAN).points == 10


def test_least_certain_decision_is_looked_at_until_the_sum_is_certain() -> None:
    unsure, sure = verdict(4.0, 3.0, "not-sure"), verdict(20.0, 1.0)
    assert least_certain([sure, unsure], SLOVENIAN) == unsure
    assert (
        least_certain([sure, unsure._replace(known=sure.known, grade="costs")], SLOVENIAN) is None
    )
    assert least_certain([verdict(5.0, 9.0, "best")], SLOVENIAN) is None
