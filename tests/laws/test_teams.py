"""The law of team matches, over all forms: permuting the seats changes no team's total."""

from functools import lru_cache
from itertools import combinations, permutations
from random import Random

import pytest

from bot.contests.core.deals import deck_of
from bot.contests.core.rows import Contest
from bot.contests.teams.results import by_team
from bot.contests.teams.rounds import (
    APART,
    HOUSE,
    Plan,
    first_match,
    plan,
    seats_of,
    sit_apart,
)
from engine import HABITS, act, choose, close_deal, next_deal, observe
from tests.laws.playing import RULES, TABLES

KINDS = ("novice", "club")
"""The kinds of house players that play for the two teams."""
DEALS = 3


def round_contest(table: tuple[str, int], seed: int) -> Contest:
    """A contest with the deals of a round."""
    chance = Random(seed)
    secrets = tuple(chance.randbytes(32).hex() for _ in range(DEALS))
    return Contest(
        id=1, kind="teams", number=1, variant=table[0], players=table[1], house="club 0 1", opens=0,
        closes=9, secrets=secrets, settled=False,
    )  # fmt: skip


@lru_cache(4096)
def deal_scores(
    table: tuple[str, int], seed: int, number: int, kinds: tuple[str, ...]
) -> tuple[int, ...]:
    """Each player's score of a round's deal between house players of these kinds."""
    contest, match = round_contest(table, seed), first_match(RULES[table])
    match = match._replace(dealer=(match.dealer + number) % table[1])
    for attempt in range(1000):
        deal = next_deal(match, deck_of(contest, number, attempt))
        while deal.turn is not None:
            action = choose(observe(deal, deal.turn), HABITS[kinds[deal.turn]])
            deal = act(deal, deal.turn, action)
        if not deal.repeated:
            return deal.rules.settle(deal).scores
        match = close_deal(match, deal)
    raise AssertionError("void again and again")


def team_totals(
    table: tuple[str, int], seed: int, planned: Plan, kinds: tuple[str, ...]
) -> tuple[int, ...]:
    """The points of each team, whose players are all of one kind."""
    sums = [0] * len(kinds)
    for seats in planned:
        for number in range(DEALS):
            points_by_seat = deal_scores(
                table,
                seed,
                number,
                tuple(kinds[team] if team != HOUSE else "club" for team in seats),
            )
            for team, points in enumerate(by_team(seats, points_by_seat, len(kinds))):
                sums[team] += points
    return tuple(sums)


def team_numbers(table: tuple[str, int]) -> tuple[int, ...]:
    """The possible numbers of teams at a table."""
    return (2,) if RULES[table].teams else tuple(sorted({2, table[1]}))


def planned_seats(table: tuple[str, int], teams: int) -> Plan:
    """Which team sits where, at the tables of a new match."""
    return plan(teams, table[1], apart=sit_apart(*table, teams))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_each_team_sits_once_at_each_seat(table: tuple[str, int]) -> None:
    players = table[1]
    for teams in team_numbers(table):
        planned = planned_seats(table, teams)
        for player in range(players):
            sitting = [seats[player] for seats in planned if seats[player] != HOUSE]
            assert sorted(sitting) == [*range(teams)]
        for team in range(teams):
            places = seats_of(planned, team)
            assert sorted(player for _, player in places) == [*range(players)]
            assert all(planned[number][player] == team for number, player in places)
    if partners := RULES[table].teams:
        assert planned_seats(table, 2)[0] == partners


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_permuting_the_seats_changes_no_total_where_all_play_alike(table: tuple[str, int]) -> None:
    """Totals stay the same and equal for all teams, even if scores do not add up to zero."""
    players = table[1]
    for teams in team_numbers(table):
        alike = ("club",) * teams
        planned = planned_seats(table, teams)
        before = team_totals(table, 1, planned, alike)
        assert len(set(before)) == 1
        if RULES[table].zero_sum:
            assert set(before) == {0}
        for order in permutations(range(players)):
            seats = tuple(tuple(team[player] for player in order) for team in planned)
            assert team_totals(table, 1, seats, alike) == before


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_exchanging_seats_between_tables_changes_no_total_of_teams_that_differ(
    table: tuple[str, int],
) -> None:
    """Teams of different strength keep their totals in any order of teams and tables."""
    planned, all_totals = plan(2, table[1], apart=False), set[tuple[int, ...]]()
    for seed in range(3):
        before = team_totals(table, seed, planned, KINDS)
        exchanged = tuple(tuple(1 - team for team in seats) for seats in planned)
        assert team_totals(table, seed, exchanged, KINDS) == before
        assert team_totals(table, seed, planned[::-1], KINDS) == before
        assert team_totals(table, seed, planned, KINDS[::-1]) == before[::-1]
        all_totals.add(before)
    if RULES[table].zero_sum:
        assert all(sum(points) == 0 for points in all_totals)


def test_exchanged_teams_that_sit_apart_sit_as_before_two_seats_on() -> None:
    """Neither team has the better chairs: deals begin at each seat in turn."""
    turned = {seats[2:] + seats[:2] for seats in APART}
    exchanged = {tuple(HOUSE if team == HOUSE else 1 - team for team in seats) for seats in APART}
    assert exchanged == turned


@pytest.mark.parametrize("sides", [*combinations(range(4), 2)], ids=str)
def test_teams_that_sit_apart_are_on_different_sides_whoever_is_partners(
    sides: tuple[int, int],
) -> None:
    against = sum((seats.index(0) in sides) != (seats.index(1) in sides) for seats in APART)
    assert against >= 2
    assert all(seats.count(team) == 1 for seats in APART for team in (0, 1))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_permuting_the_seats_changes_no_total_of_servers_that_play_alike(
    table: tuple[str, int],
) -> None:
    """Two servers play the house at tables of their own, and have equal totals in any seats."""
    players = table[1]
    planned = planned_seats(table, 1)
    for player in range(players):
        assert [seats[player] for seats in planned if seats[player] != HOUSE] == [0]
    alike = tuple(
        sum(points)
        for points in zip(
            *(deal_scores(table, 1, number, ("club",) * players) for number in range(DEALS)),
            strict=True,
        )
    )
    for order in permutations(range(players)):
        sums = [by_team(tuple(seats[player] for player in order), alike, 1)[0] for seats in planned]
        assert sum(sums) == sum(alike)
