"""The rules of leagues: who plays in which, ranks, and moves up and down."""

import random
from collections.abc import Sequence
from statistics import correlation

import pytest

from bot.contests.leagues.standings import (
    MAX_SIZE,
    ZONE,
    Candidate,
    Standing,
    arrange,
    league_sizes,
    rank,
)

MIN_SPEARMAN = {"unknown": 0.6, "known": 0.9}
"""Between skill and league after twelve weeks, by what is known of people at first."""


def ranked(*days: Sequence[int], may_rise: bool = True, may_fall: bool = True) -> list[Standing]:
    """The standings of people with these percentiles, by their order."""
    percents = dict(enumerate(days))
    standings = rank(percents, may_rise=may_rise, may_fall=may_fall)
    return sorted(standings, key=lambda standing: standing.person)


def new(person: int, percent: float | None) -> Candidate:
    """A person without a league."""
    return Candidate(person, 0, 0, percent)


def test_league_sizes_hold_everybody_in_leagues_of_fifteen_to_thirty() -> None:
    for people in range(1, 400):
        sizes = league_sizes(people)
        assert sum(sizes) == people
        assert max(sizes) <= MAX_SIZE
        assert people <= MAX_SIZE or min(sizes) >= MAX_SIZE // 2
    assert league_sizes(0) == ()


def test_rank_counts_the_five_best_days() -> None:
    (result,) = ranked((10, 20, 30, 40, 50, 60, 70))
    assert (result.points, result.days) == (250, 7)
    assert ranked((90, 80))[0].points == 170, "a day without a deal counts as nothing"


def test_rank_of_equal_points_follows_the_best_day_then_the_next() -> None:
    results = ranked((50, 50), (60, 40), (50, 50, 0), (50, 50))
    assert [result.place for result in results] == [3, 1, 2, 3]


@pytest.mark.parametrize("size", [15, 16, 23, 30])
def test_rank_without_ties_moves_four_up_and_four_down(size: int) -> None:
    days = [(100 - number,) * 5 for number in range(size)]
    moves = [result.rise for result in ranked(*days)]
    assert moves == [1] * ZONE + [0] * (size - 2 * ZONE) + [-1] * ZONE
    assert 1 not in {result.rise for result in ranked(*days, may_rise=False)}
    assert -1 not in {result.rise for result in ranked(*days, may_fall=False)}


def test_rank_of_a_small_league_moves_a_third() -> None:
    moves = [result.rise for result in ranked((9,), (8,), (7,), (6,), (5,), (4,), (3,))]
    assert moves == [1, 1, 0, 0, 0, -1, -1]
    assert [result.rise for result in ranked((9,), (8,))] == [0, 0]


def test_people_level_at_the_edge_of_a_zone_move_along() -> None:
    days = [(90,), (90,), (80,), (70,), (70,), *((50 + n,) for n in range(10)), (20,), (20,), (20,)]
    days += [(20,), (20,)]
    moves = [result.rise for result in ranked(*days)]
    assert moves == [1] * 5 + [0] * 10 + [-1] * 5


def test_people_without_points_do_not_rise_and_all_level_stay() -> None:
    assert [result.rise for result in ranked((70,), *[()] * 14)] == [1] + [-1] * 14
    assert [result.rise for result in ranked(*[()] * 15)] == [0] * 15
    assert [result.rise for result in ranked(*[(50,)] * 15)] == [0] * 15


def test_arrange_orders_by_league_and_then_by_points() -> None:
    chance = random.Random(1)
    people = [Candidate(n, 1 + n // 35, 500 - n, 50.0) for n in range(70)]
    expected = [tuple(range(30)), tuple(range(30, 50)), tuple(range(50, 70))]
    chance.shuffle(people)
    assert [tuple(league) for league in arrange(people)] == expected


def test_new_people_come_above_those_with_a_lower_percentile() -> None:
    people = [Candidate(n, 1 + n // 30, 500 - n, 80.0 - n) for n in range(60)]
    leagues = arrange([*people, new(100, 75.5), new(101, None), new(102, 0.5)])
    assert leagues[0][4:7] == (4, 100, 5)
    assert [person for league in leagues for person in league][-2:] == [102, 101]
    everybody_new = arrange([new(1, 10.0), new(2, None), new(3, 90.0)])
    assert everybody_new == ((3, 1, 2),)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("start", MIN_SPEARMAN)
def test_leagues_are_in_order_of_skill_after_twelve_weeks(seed: int, start: str) -> None:
    """300 people whose results vary far more from day to day than their skills differ.

    At first nothing is known of them, or how they have played in four weeks.
    """
    chance = random.Random(seed)
    skill = {person: chance.gauss(50, 12) for person in range(300)}

    def week(person: int, weeks: int = 1) -> list[int]:
        days = [day for day in range(7 * weeks) if chance.random() < 0.8]
        return [round(min(100, max(0, chance.gauss(skill[person], 25)))) for _ in days]

    def percent(person: int) -> float | None:
        days = week(person, 4)
        return sum(days) / len(days) if start == "known" else None

    leagues = arrange([new(person, percent(person)) for person in skill])
    for _ in range(12):
        candidates = []
        for number, people in enumerate(leagues, 1):
            results = rank(
                {person: week(person) for person in people},
                may_rise=number > 1,
                may_fall=number < len(leagues),
            )
            rises = [result.rise for result in results]
            assert number == 1 or rises.count(1) >= ZONE
            assert number == len(leagues) or rises.count(-1) >= ZONE
            candidates += [
                Candidate(result.person, number - result.rise, result.points, None)
                for result in results
            ]
        leagues = arrange(candidates)
        assert {len(people) for people in leagues} == {MAX_SIZE}
    # Leagues are of equal size, so their numbers are in proportion to mean ranks.
    league_of = {person: number for number, people in enumerate(leagues) for person in people}
    by_skill = sorted(skill, key=lambda person: -skill[person])
    spearman = correlation([league_of[person] for person in by_skill], range(len(by_skill)))
    assert spearman >= MIN_SPEARMAN[start]
