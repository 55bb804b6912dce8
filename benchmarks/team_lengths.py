"""Benchmark of lengths of team matches: after how many deals the better team has won how often.

A team of club players meets teams of novices, in each seating that is played, as in
``benchmarks.team_seats``. The deals are others, chosen like those of matches
(``bot/contests/teams/drawing.py``) by other players. ``python -m benchmarks.team_lengths romanian
4``.
"""

import argparse
import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import accumulate, chain
from random import Random

from benchmarks.team_seats import Deals, chance_of, deals_of
from bot.contests.teams.drawing import MAX_DECKS, Seating, draw_telling_secrets, seating_of
from bot.contests.teams.rounds import team_numbers
from bot.games.levels import CLUB, NOVICE
from bot.thinkers.side_jobs import AtOnce

SAMPLE = "lengths"
"""Names the deals."""
GROUPS = 4
"""Groups of teams that play each deal."""
MAX_DEALS, LENGTHS = 60, (1, 2, 4, 8, 12, 16, 20, 24, 30)
MATCHES, RESAMPLED_MATCHES, RESAMPLES = 20_000, 500, 200
Leads = tuple[int, ...]
"""How far the better team is ahead of each other one in a deal, in twelfths of a point."""


def played_seatings(game: str, players: int) -> Iterator[tuple[str, Seating]]:
    """The seatings that are played, each with its name; the last is of two servers."""
    for teams in team_numbers(game, players):
        yield f"{teams} teams", seating_of(game, players, teams)
    yield "2 servers", seating_of(game, players, 1)


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


def _interval(deals: Sequence[Sequence[Leads]]) -> tuple[tuple[float, float], ...]:
    """For each length, where the share is in nineteen of twenty samples of as many deals."""
    chance = Random(2)
    resampled = [
        shares_won([*chain(*chance.choices(deals, k=len(deals)))], chance, RESAMPLED_MATCHES)
        for _ in range(RESAMPLES)
    ]
    margin = RESAMPLES // 40
    by_length = map(sorted, zip(*resampled, strict=True))
    return tuple((shares[margin], shares[-1 - margin]) for shares in by_length)


def lines(
    game: str, players: int, deals: int, sample: str, *, leaning: bool, decks: int
) -> Iterator[str]:
    """The figures of each seating, as lines."""
    for name, seating in played_seatings(game, players):
        new = deals_of(game, players, ("",) * deals)
        secret = partial(chance_of(game, players, sample).randbytes, 32)
        draw = draw_telling_secrets(new, seating, secret, AtOnce(), decks)
        played = Deals(replace(new, secrets=asyncio.run(draw)), leaning=leaning)
        leads = [leads_of(played, seating, number) for number in range(deals)]
        to_each = [[(lead,) for lead in chain(*of_deal)] for of_deal in leads]
        yield from _summary(f"{game} {players}  {name}", to_each)
        if seating.teams > 2:
            yield from _summary(f"{game} {players}  {name}, first of all", leads)


def leads_of(played: Deals, seating: Seating, number: int) -> list[Leads]:
    """How far the better team is ahead in a deal, for each group of teams that play it.

    Each team is the better one in turn.
    """
    leads = []
    for group in range(GROUPS):
        better = (number // len(seating.tables[0]) + group) % seating.teams
        kinds = [f"{NOVICE} {letter}{group}" for letter in "ABCDE"[: seating.teams]]
        kinds[better] = kinds[better].replace(NOVICE, CLUB)
        results = played.results(seating, (*kinds,), number)
        others = (result for team, result in enumerate(results) if team != better)
        leads.append(tuple(results[better] - other for other in others))
    return leads


def _summary(title: str, deals: Sequence[Sequence[Leads]]) -> Iterator[str]:
    leads = [*chain(*deals)]
    shares, intervals = shares_won(leads, Random(1), MATCHES), _interval(deals)
    level = sum(min(lead) == 0 for lead in leads) / len(leads)
    yield f"{title}: {len(deals)} deals, {level:.0%} level; won after"
    for length in LENGTHS:
        low, high = intervals[length - 1]
        yield f"    {length:2} deals {shares[length - 1]:.3f} ({low:.3f} to {high:.3f})"
    for tenths in range(6, 10):
        lengths = (length for length, (low, _) in enumerate(intervals, 1) if low >= tenths / 10)
        yield f"    at least {tenths} in ten from {next(lengths, None)} deals on"


def main() -> None:
    """Print the figures of a form."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.team_lengths", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--sample", default=SAMPLE)
    parser.add_argument("--decks", type=int, default=MAX_DECKS, help="tried for a deal (1: any)")
    parser.add_argument("--unleaning", action="store_true", help="players do not lean to choices")
    chosen = parser.parse_args()
    measured = lines(
        chosen.game,
        chosen.players,
        deals=chosen.deals,
        sample=chosen.sample,
        leaning=not chosen.unleaning,
        decks=chosen.decks,
    )
    for line in measured:
        print(line, flush=True)


if __name__ == "__main__":
    main()
