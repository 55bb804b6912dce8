"""Ratings find out who plays how well, sooner and more surely than plain Elo does."""

from dataclasses import dataclass
from random import Random

import pytest

from bot.careers.ratings import FRESH, SCALE, START
from tests.ratings.simulated import (
    Match,
    judge_elo,
    judge_tarok,
    matches,
    rank_correlation,
    strengths,
)

PEOPLE, MATCHES = 120, 10_000
SPREAD = 0.25
"""Of people, in spreads a deal; between a novice of the house and a master there are 0.4."""
STEPS = (16, 24, 32, 64)
"""How far plain Elo goes at a time, 32 by custom."""


@dataclass(frozen=True)
class Season:
    """People, and all that they have played."""

    strengths: list[float]
    played: list[Match]


def season(seed: int) -> Season:
    rng = Random(seed)
    people = strengths(rng, PEOPLE, SPREAD)
    return Season(people, list(matches(rng, people, MATCHES)))


@pytest.mark.parametrize("seed", [1, 2])
def test_ratings_rank_people_as_they_play_and_foresee_more_than_elo(seed: int) -> None:
    true = season(seed)
    assert {len(match.people) for match in true.played} == {3, 4}
    judged = judge_tarok(true.played, PEOPLE)
    assert rank_correlation(judged.ratings, true.strengths) >= 0.95
    for step in STEPS:  # whichever suits it best
        elo = judge_elo(true.played, PEOPLE, step)
        assert judged.loss <= 0.95 * elo.loss, step


def test_a_rating_lies_where_its_doubt_says() -> None:
    true = season(3)
    judged = judge_tarok(true.played, PEOPLE)
    mean = sum(true.strengths) / PEOPLE
    within = [
        abs(rating - START - SCALE * (strength - mean)) <= 2 * sigma
        for rating, strength, sigma in zip(judged.ratings, true.strengths, judged.sure, strict=True)
    ]
    assert sum(within) >= 0.95 * PEOPLE
    assert max(judged.sure) < FRESH.sigma / 4
