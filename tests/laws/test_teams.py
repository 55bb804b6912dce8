"""The law of team matches, over all forms: permuting the seats changes no team's total."""

from functools import lru_cache
from itertools import permutations
from random import Random

import pytest

from bot.contests.core.deals import deck_of
from bot.contests.core.rows import Contest
from bot.contests.teams.results import by_team
from bot.contests.teams.rounds import HOUSE, Plan, first_match, plan, seats_of
from engine import HABITS, act, choose, close_deal, next_deal, observe
from tests.laws.playing import RULES, TABLES

KINDS = ("novice", "club")
"""House players of these kinds are the people of two teams."""
DEALS = 3


def contest(table: tuple[str, int], seed: int) -> Contest:
    """The deals of a round."""
    chance = Random(seed)
    secrets = tuple(chance.randbytes(32).hex() for _ in range(DEALS))
    return Contest(
        id=1, kind="teams", number=1, variant=table[0], players=table[1], house="club 0 1", opens=0,
        closes=9, secrets=secrets, settled=False,
    )  # fmt: skip


@lru_cache(4096)
def scores(
    table: tuple[str, int], seed: int, number: int, kinds: tuple[str, ...]
) -> tuple[int, ...]:
    """By player: the score of a deal of a round for house players of these kinds."""
    of, match = contest(table, seed), first_match(RULES[table])
    match = match._replace(dealer=(match.dealer + number) % table[1])
    for again in range(1000):
        deal = next_deal(match, deck_of(of, number, again))
        while deal.turn is not None:
            action = choose(observe(deal, deal.turn), HABITS[kinds[deal.turn]])
            deal = act(deal, deal.turn, action)
        if not deal.repeated:
            return deal.rules.settle(deal).scores
        match = close_deal(match, deal)
    raise AssertionError("void again and again")


def totals(
    table: tuple[str, int], seed: int, planned: Plan, kinds: tuple[str, ...]
) -> tuple[int, ...]:
    """All points of each team, where a team's people are of one kind."""
    sums = [0] * len(kinds)
    for seats in planned:
        for number in range(DEALS):
            made = scores(table, seed, number, tuple(kinds[team] for team in seats))
            for team, points in enumerate(by_team(seats, made, len(kinds))):
                sums[team] += points
    return tuple(sums)


def numbers(table: tuple[str, int]) -> tuple[int, ...]:
    """The possible numbers of teams of a form."""
    return (2,) if RULES[table].teams else tuple(sorted({2, table[1]}))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_each_team_sits_once_at_each_seat(table: tuple[str, int]) -> None:
    players = table[1]
    for teams in numbers(table):
        planned = plan(teams, players)
        assert len(planned) == teams
        for player in range(players):
            assert sorted(seats[player] for seats in planned) == [*range(teams)]
        for team in range(teams):
            places = seats_of(planned, team)
            assert sorted(player for _, player in places) == [*range(players)]
            assert all(planned[number][player] == team for number, player in places)
    if partners := RULES[table].teams:
        assert plan(2, players)[0] == partners


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_permuting_the_seats_changes_no_total_where_all_play_alike(table: tuple[str, int]) -> None:
    """Each team has other seats at all tables.

    The totals stay as they were, and equal for every team, whether scores add up to zero or not.
    """
    players = table[1]
    for teams in numbers(table):
        alike = ("club",) * teams
        before = totals(table, 1, plan(teams, players), alike)
        assert len(set(before)) == 1
        if RULES[table].zero_sum:
            assert set(before) == {0}
        for order in permutations(range(players)):
            seats = tuple(tuple(team[player] for player in order) for team in plan(teams, players))
            assert totals(table, 1, seats, alike) == before


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_exchanging_seats_between_tables_changes_no_total_of_teams_that_differ(
    table: tuple[str, int],
) -> None:
    """Neither the order of the teams nor the table at which each begins matters.

    Novices play the club.
    """
    planned, seen = plan(2, table[1]), set[tuple[int, ...]]()
    for seed in range(3):
        before = totals(table, seed, planned, KINDS)
        exchanged = tuple(tuple(1 - team for team in seats) for seats in planned)
        assert totals(table, seed, exchanged, KINDS) == before
        assert totals(table, seed, planned[::-1], KINDS) == before
        assert totals(table, seed, planned, KINDS[::-1]) == before[::-1]
        seen.add(before)
    if RULES[table].zero_sum:
        assert all(sum(scores) == 0 for scores in seen)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_permuting_the_seats_changes_no_total_of_servers_that_play_alike(
    table: tuple[str, int],
) -> None:
    """Each of two servers plays at tables of its own, against the house.

    Its seats make as much wherever they are, as do those of the other one.
    """
    players = table[1]
    planned = plan(1, players)
    for player in range(players):
        assert sorted(seats[player] for seats in planned) == [HOUSE, 0]
    alike = tuple(
        sum(made)
        for made in zip(
            *(scores(table, 1, number, ("club",) * players) for number in range(DEALS)),
            strict=True,
        )
    )
    for order in permutations(range(players)):
        sums = [by_team(tuple(seats[player] for player in order), alike, 1)[0] for seats in planned]
        assert sum(sums) == sum(alike)
