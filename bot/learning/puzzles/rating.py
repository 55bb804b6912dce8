"""Ratings of solvers and puzzles: each first answer is a match of the two, won by one of them.

Both are on the scale of players (``bot/careers/ratings.py``), but a puzzle's luck is its own, so
that these ratings say nothing about those of matches.
"""

import math
from collections.abc import Iterable, Mapping, Sequence

from openskill.models import BradleyTerryFull

from bot.careers.ratings import START, START_SIGMA, Rating

BETA = 200.0
"""The standard deviation of what a solver shows at one puzzle."""
DRIFT_PER_ANSWER = 5.0
"""Points by which a solver's skill may change from answer to answer."""
KNOWN_SIGMA = 120.0
"""The standard deviation of a puzzle's first rating, where simulated players have tried it."""
SIMULATED_SKILLS = (1250.0, 1500.0, 1750.0)
"""The ratings of novices, the club and masters, in the order of ``Puzzle.solvers``."""
MIN_SHARE = 0.03
"""Shares nearer to 0 or 1 say no more than this one."""
TARGET_CHANCE = 0.7
"""The chance of a right answer for which a puzzle is chosen."""

FULL_WEIGHT, CHOSEN_WEIGHT = 1.0, 0.5
"""The weight of an answer; and where the solver chose the theme, and so knew what to look for."""

MODEL = BradleyTerryFull(mu=START, sigma=START_SIGMA, beta=BETA, tau=DRIFT_PER_ANSWER)


def first_rating(shares: Sequence[float]) -> Rating:
    """Return the rating of a puzzle from the shares of simulated players who answer right."""
    if not shares:
        return Rating(START, START_SIGMA)
    spread = math.sqrt(2) * BETA
    difficulties = []
    for skill, share in zip(SIMULATED_SKILLS, shares, strict=False):
        odds = min(max(share, MIN_SHARE), 1 - MIN_SHARE)
        difficulties.append(skill - spread * math.log(odds / (1 - odds)))
    return Rating(sum(difficulties) / len(difficulties), KNOWN_SIGMA)


def chance_right(solver: Rating, puzzle: Rating) -> float:
    """Return the probability that a solver answers a puzzle right."""
    spread = math.sqrt(2 * BETA**2 + solver.sigma**2 + puzzle.sigma**2)
    return 1 / (1 + math.exp((puzzle.mu - solver.mu) / spread))


def rate_answer(
    solver: Rating, puzzle: Rating, *, is_right: bool, weight: float
) -> tuple[Rating, Rating]:
    """Return the ratings of solver and puzzle after an answer of this weight."""
    sides = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in (solver, puzzle)]
    (solver_after,), (puzzle_after,) = MODEL.rate(sides, ranks=[1, 2] if is_right else [2, 1])
    return (
        _part_of_the_way(solver, Rating(solver_after.mu, solver_after.sigma), weight),
        _part_of_the_way(puzzle, Rating(puzzle_after.mu, puzzle_after.sigma), weight),
    )


def _part_of_the_way(before: Rating, after: Rating, weight: float) -> Rating:
    mu, sigma = (old + weight * (new - old) for old, new in zip(before, after, strict=True))
    return Rating(mu, sigma)


def most_fitting(
    solver: Rating, ratings: Mapping[str, Rating], candidates: Iterable[str]
) -> str | None:
    """Return the candidate whose chance of a right answer is nearest to the target; None: none."""
    return min(
        candidates,
        key=lambda key: (abs(chance_right(solver, ratings[key]) - TARGET_CHANCE), key),
        default=None,
    )
