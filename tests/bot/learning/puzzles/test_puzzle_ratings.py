"""Ratings of solvers and puzzles, with simulated solvers of known skill."""

import math
import random

import pytest

from bot.careers.ratings import FRESH, Rating
from bot.learning.puzzles.rating import (
    BETA,
    CHOSEN_WEIGHT,
    FULL_WEIGHT,
    SIMULATED_SKILLS,
    TARGET_CHANCE,
    chance_right,
    first_rating,
    most_fitting,
    rate_answer,
)
from tests.ratings.simulated import rank_correlation

SOLVERS, PUZZLES, ANSWERS = 15, 300, 80
"""Simulated people, puzzles, and answers of each."""
SPREAD = math.sqrt(2) * BETA


def share_right(skill: float, difficulty: float) -> float:
    """The share of right answers of a skill at a difficulty."""
    return 1 / (1 + math.exp((difficulty - skill) / SPREAD))


def simulate(seed: int) -> tuple[list[float], list[float], float]:
    """The skills of solvers, their ratings after all answers, and the share of right ones."""
    chance = random.Random(seed)
    skills = [1100 + 800 * place / (SOLVERS - 1) for place in range(SOLVERS)]
    difficulties = {f"{number:08x}": chance.gauss(1500, 250) for number in range(PUZZLES)}
    ratings = {
        key: first_rating([share_right(skill, difficulty) for skill in SIMULATED_SKILLS])
        for key, difficulty in difficulties.items()
    }
    solvers = [FRESH] * SOLVERS
    fresh = [set(difficulties) for _ in skills]
    right = 0
    for _ in range(ANSWERS):
        for place, skill in enumerate(skills):
            key = most_fitting(solvers[place], ratings, fresh[place])
            assert key is not None
            fresh[place].remove(key)
            is_right = chance.random() < share_right(skill, difficulties[key])
            solvers[place], ratings[key] = rate_answer(
                solvers[place], ratings[key], is_right=is_right, weight=FULL_WEIGHT
            )
            right += is_right
    return skills, [solver.mu for solver in solvers], right / (SOLVERS * ANSWERS)


@pytest.mark.parametrize("seed", range(3))
def test_simulated_solvers_of_known_skill_come_out_in_order(seed: int) -> None:
    skills, ratings, share = simulate(seed)
    assert rank_correlation(skills, ratings) >= 0.9
    assert share == pytest.approx(TARGET_CHANCE, abs=0.1)


def test_right_answer_raises_solver_and_lowers_puzzle() -> None:
    before = Rating(1500, 100)
    solver, puzzle = rate_answer(before, before, is_right=True, weight=FULL_WEIGHT)
    assert solver.mu > 1500 > puzzle.mu
    solver, puzzle = rate_answer(before, before, is_right=False, weight=FULL_WEIGHT)
    assert solver.mu < 1500 < puzzle.mu


def test_answer_about_a_chosen_theme_moves_ratings_half_as_far() -> None:
    before = Rating(1500, 100)
    for is_right in (True, False):
        full, half = (
            rate_answer(before, before, is_right=is_right, weight=weight)
            for weight in (FULL_WEIGHT, CHOSEN_WEIGHT)
        )
        for whole, part in zip(full, half, strict=True):
            assert part.mu - before.mu == pytest.approx((whole.mu - before.mu) / 2)
            assert part.sigma - before.sigma == pytest.approx((whole.sigma - before.sigma) / 2)


def test_first_rating_follows_the_shares_of_simulated_players() -> None:
    hard, middle, easy = (
        first_rating(shares) for shares in ((0, 0, 0.2), (0.2, 0.5, 0.8), (1,) * 3)
    )
    assert hard.mu > middle.mu > easy.mu
    assert middle.mu == pytest.approx(1500, abs=1)
    assert first_rating(()) == FRESH


def test_most_fitting_puzzle_is_solved_seven_times_in_ten() -> None:
    ratings = {f"{mu}": Rating(mu, 50) for mu in range(1000, 2000, 10)}
    key = most_fitting(Rating(1500, 50), ratings, ratings)
    assert key is not None
    assert chance_right(Rating(1500, 50), ratings[key]) == pytest.approx(0.7, abs=0.01)
    assert most_fitting(FRESH, ratings, ()) is None
