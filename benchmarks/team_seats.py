"""Benchmark of ways to seat two teams: how often the better one is ahead after twelve deals.

A team of club players meets a team of novices, none of them quite like another, and the house plays
the seats that belong to no team. Each way of sitting plays the same deals. It is not among the
ratios of ``python -m benchmarks``: ``python -m benchmarks.team_seats slovenian 4``.
"""

import argparse
import statistics
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from bot.contests.core.deals import deck_of
from bot.contests.core.points_ahead import PARTS, lead
from bot.contests.core.rows import Contest
from bot.contests.teams.rounds import APART, HOUSE, Plan, first_match, plan
from bot.games.levels import CLUB, NOVICE
from bot.games.rules import rules_of
from engine import (
    HABITS,
    Deal,
    act,
    choose,
    choose_as,
    close_deal,
    next_deal,
    observe,
    variant,
)

MATCH_DEALS, SAMPLES = 12, 4000
Kinds = tuple[str, ...]
"""The habits of each team's players."""


class Seating(NamedTuple):
    """A way to seat two teams, and what is counted."""

    name: str
    tables: Plan
    by_lead: bool


def seatings(players: int) -> Iterator[Seating]:
    """The ways that are compared; a team of two servers never meets the other."""
    halves = plan(2, players, apart=False)
    yield Seating("two tables, halves, points", halves, False)
    yield Seating("two tables, halves, ahead", halves, True)
    if players == 2:
        return
    yield Seating("every half, ahead", (*_every_half(players),), True)
    if players == len(APART):
        yield Seating("one of each at a table, points", APART, False)
    apart = [_alone(seats, team) for team in range(2) for seats in halves]
    yield Seating("halves, never meeting, points", (*apart,), False)
    yield Seating("halves, never meeting, ahead", (*apart,), True)
    alone = [
        tuple(team if seat == player else HOUSE for seat in range(players))
        for team in range(2)
        for player in range(players)
    ]
    yield Seating("each alone with the house, points", (*alone,), False)
    yield Seating("each alone with the house, ahead", (*alone,), True)


def _every_half(players: int) -> Iterator[tuple[int, ...]]:
    for size in {players // 2, players - players // 2}:
        for half in combinations(range(players), size):
            yield tuple(int(player not in half) for player in range(players))


def _alone(seats: Sequence[int], team: int) -> tuple[int, ...]:
    return tuple(team if of == team else HOUSE for of in seats)


class Deals:
    """Deals of one form, played by house players.

    ``sample``: names other deals. ``leaning``: whether players lean to choices, as ghosts do.
    """

    def __init__(
        self, game: str, players: int, deals: int, sample: str = "", *, leaning: bool = True
    ) -> None:
        chance = Random(f"team seats {game} {players} {sample}".rstrip())
        self._contest = Contest(
            id=1, kind="teams", number=1, variant=game, players=players, house="club 0 1", opens=0,
            closes=9, secrets=tuple(chance.randbytes(32).hex() for _ in range(deals)),
            settled=False,
        )  # fmt: skip
        rows = {kind: variant(game).habits_of(HABITS[kind], players) for kind in (CLUB, NOVICE)}
        self._habits = {
            kind: row if leaning else row._replace(name=f"{kind}, unleaning", leans=0.0)
            for kind, row in rows.items()  # by another name no game has other habits
        }
        self._first = first_match(rules_of(game, players, ()))
        self._played = lru_cache(1 << 12)(self._play)

    def difference(self, seating: Seating, kinds: Kinds, number: int) -> int:
        """How far the first of two teams is ahead in a deal, in twelfths of a point."""
        first, second = self.results(seating, kinds, number)
        return first - second

    def results(self, seating: Seating, kinds: Kinds, number: int) -> tuple[int, ...]:
        """Each team's result of a deal, in twelfths of a point."""
        totals = [0] * len(kinds)
        for seats in seating.tables:
            deal = self._played(number, tuple("" if of == HOUSE else kinds[of] for of in seats))
            scores = deal.rules.settle(deal).scores
            for player, of in enumerate(seats):
                if of != HOUSE and player in deal.order:
                    made = lead(deal, player) if seating.by_lead else PARTS * scores[player]
                    totals[of] += made
        return tuple(totals)

    def _play(self, number: int, kinds: tuple[str, ...]) -> Deal:
        """Play a deal to its end. ``kinds``: the players' habits; empty: the house itself."""
        players = self._contest.players
        match = self._first._replace(dealer=(self._first.dealer + number) % players)
        for again in range(1000):
            deal = next_deal(match, deck_of(self._contest, number, again))
            while deal.turn is not None:
                view, (habits, _, who) = observe(deal, deal.turn), kinds[deal.turn].partition(" ")
                seed = f"{who} {number} {deal.turn}"
                action = (
                    choose_as(view, self._habits[habits], seed)
                    if who
                    else choose(view, HABITS[CLUB])
                )
                deal = act(deal, deal.turn, action)
            if not deal.repeated:
                return deal
            match = close_deal(match, deal)
        raise AssertionError("void again and again")


def share_ahead(differences: Sequence[int]) -> float:
    """How often the first team is ahead after as many deals as a match has, drawn at random."""
    chance, ahead = Random(1), 0.0
    for _ in range(SAMPLES):
        total = sum(chance.choices(differences, k=MATCH_DEALS))
        ahead += 1 if total > 0 else total == 0 and 0.5
    return ahead / SAMPLES


def lines(game: str, players: int, deals: int) -> Iterator[str]:
    """The figures of each way, as lines."""
    played = Deals(game, players, deals)
    for seating in seatings(players):
        better = [
            played.difference(seating, (f"{CLUB} A", f"{NOVICE} B"), number)
            for number in range(deals)
        ]
        alike = [
            played.difference(seating, (f"{CLUB} A", f"{CLUB} B"), number)
            for number in range(deals)
        ]
        signal = statistics.fmean(better) / (statistics.pstdev(better) or 1)
        yield (
            f"{game} {players}  {seating.name:34} level {better.count(0) / deals:4.0%}, "
            f"between equal teams {alike.count(0) / deals:4.0%}; signal of a deal {signal:5.2f}; "
            f"ahead after {MATCH_DEALS} deals {share_ahead(better):.2f}"
        )


def main() -> None:
    """Print the figures of a form."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.team_seats", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--deals", type=int, default=150)
    chosen = parser.parse_args()
    for line in lines(chosen.game, chosen.players, chosen.deals):
        print(line, flush=True)


if __name__ == "__main__":
    main()
