"""Benchmark of lengths of team matches: after how many deals the better team has won how often.

A team of club players meets teams of novices, in each seating that is played, as in
``benchmarks.team_seats``, whose deals are others. ``python -m benchmarks.team_lengths romanian 4``.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import accumulate
from random import Random

from benchmarks.team_seats import Deals, Seating
from bot.contests.core.points_ahead import ranks_by_lead
from bot.contests.teams.rounds import HOUSE, Plan, plan, sit_apart, team_numbers
from bot.games.levels import CLUB, NOVICE

SAMPLE = "lengths"
"""Names the deals."""
MAX_DEALS, LENGTHS = 60, (1, 2, 4, 8, 12, 16, 20, 24, 30)
MATCHES, RESAMPLED_MATCHES, RESAMPLES = 20_000, 500, 200
Leads = tuple[int, ...]
"""How far the better team is ahead of each other one in a deal, in twelfths of a point."""


def played_seatings(game: str, players: int) -> Iterator[tuple[int, Seating]]:
    """The seatings that are played, each with its number of teams; the last is of two servers."""
    for teams in team_numbers(game, players):
        tables = plan(teams, players, apart=sit_apart(game, players, teams))
        yield teams, Seating(f"{teams} teams", tables, False)
    asked = plan(1, players, apart=sit_apart(game, players, 1))
    yield 2, Seating("2 servers", asked + _renamed(asked), ranks_by_lead(game, players))


def _renamed(tables: Plan) -> Plan:
    """The other server's tables."""
    return tuple(tuple(HOUSE if team == HOUSE else 1 for team in seats) for seats in tables)


def shares_won(leads: Sequence[Leads], chance: Random, matches: int) -> tuple[float, ...]:
    """How often the better team wins after 1, 2, ... deals that are drawn at random.

    A drawn match is not won.
    """
    won = [0] * MAX_DEALS
    for _ in range(matches):
        drawn = zip(*chance.choices(leads, k=MAX_DEALS), strict=True)
        for played, lowest in enumerate(map(min, zip(*map(accumulate, drawn), strict=True))):
            won[played] += lowest > 0
    return tuple(number / matches for number in won)


def _interval(leads: Sequence[Leads]) -> tuple[tuple[float, float], ...]:
    """For each length, where the share is in nineteen of twenty samples of as many deals."""
    chance = Random(2)
    resampled = [
        shares_won(chance.choices(leads, k=len(leads)), chance, RESAMPLED_MATCHES)
        for _ in range(RESAMPLES)
    ]
    margin = RESAMPLES // 40
    by_length = map(sorted, zip(*resampled, strict=True))
    return tuple((shares[margin], shares[-1 - margin]) for shares in by_length)


def lines(game: str, players: int, deals: int, sample: str, *, leaning: bool) -> Iterator[str]:
    """The figures of each seating, as lines."""
    played = Deals(game, players, deals, sample, leaning=leaning)
    for teams, seating in played_seatings(game, players):
        kinds = (f"{CLUB} A", *(f"{NOVICE} {letter}" for letter in "BCDE"[: teams - 1]))
        results = [played.results(seating, kinds, number) for number in range(deals)]
        leads = [tuple(result[0] - other for other in result[1:]) for result in results]
        yield from _summary(f"{game} {players}  {seating.name}", [lead[:1] for lead in leads])
        if teams > 2:
            yield from _summary(f"{game} {players}  {seating.name}, first of all", leads)


def _summary(title: str, leads: Sequence[Leads]) -> Iterator[str]:
    shares, intervals = shares_won(leads, Random(1), MATCHES), _interval(leads)
    level = sum(min(lead) == 0 for lead in leads) / len(leads)
    yield f"{title}: {len(leads)} deals, {level:.0%} level; won after"
    for length in LENGTHS:
        low, high = intervals[length - 1]
        yield f"    {length:2} deals {shares[length - 1]:.3f} ({low:.3f} to {high:.3f})"
    for tenths in range(6, 10):
        lengths = (length for length, won in enumerate(shares, 1) if won >= tenths / 10)
        yield f"    {tenths} in ten from {next(lengths, None)} deals on"


def main() -> None:
    """Print the figures of a form."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.team_lengths", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--sample", default=SAMPLE)
    parser.add_argument("--leaning", action="store_true", help="players lean, as ghosts do")
    chosen = parser.parse_args()
    form = chosen.game, chosen.players, chosen.deals
    for line in lines(*form, chosen.sample, leaning=chosen.leaning):
        print(line, flush=True)


if __name__ == "__main__":
    main()
