"""The costs of the decisions of a deal, as contests count them: expected costs."""

import pytest

from search.explain.grades import Grade, likely_cost
from search.explain.nudges import Reason
from search.explain.verdicts import Verdict, Weighed, likely_costs

UNIT = 1.0


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


def test_small_costs_count_without_a_reproach() -> None:
    """None of three cards is surely worse; three times it is hardly chance."""
    small = [verdict(3.0, 2.0, "as-good") for _ in range(3)]
    assert [item.cost for item in small] == [0, 0, 0]
    assert likely_costs(small, UNIT) == pytest.approx(3 * likely_cost(3.0, 2.0))
    assert likely_costs(small, UNIT) > 5


def test_uncertain_cost_counts_less() -> None:
    costs = [likely_cost(6.0, error) for error in (0.0, 1.0, 3.0, 9.0, 90.0)]
    assert costs == sorted(costs, reverse=True) and costs[0] == 6.0 and costs[-1] < 0.1


def test_cost_is_scaled_to_games_of_small_scores() -> None:
    assert likely_cost(0.6, 0.3, 0.1) == pytest.approx(likely_cost(6.0, 3.0) / 10)


def test_move_better_than_advised_gains() -> None:
    assert likely_costs([verdict(-4.0, 2.0, "as-good"), verdict(4.0, 2.0)], UNIT) == 0


def test_best_move_costs_nothing_whatever_was_measured_of_it() -> None:
    assert likely_costs([verdict(5.0, 1.0, "best")], UNIT) == 0


def test_advice_that_was_not_taken_time_and_again_counts_once() -> None:
    bids = [verdict(less, 2.0, trick=0, best="bid:three") for less in (5.0, 9.0, 7.0)]
    assert likely_costs(bids, UNIT) == pytest.approx(likely_cost(9.0, 2.0))
    thrown_away = [
        verdict(less, 0.0, trick=trick, reasons=(Reason("bonus", {"bonus": "pagat"}),))
        for trick, less in ((3, 10.0), (5, 8.0))
    ]
    assert likely_costs(thrown_away, UNIT) == 10
