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

from bot.contests.core.rows import Contest, NewContest
from bot.contests.teams.drawing import Seating, play_deal
from bot.contests.teams.rounds import APART, HOUSE, plan
from bot.games.levels import CLUB, NOVICE
from engine import HABITS, Action, Deal, View, choose, choose_as, variant

MATCH_DEALS, SAMPLES = 12, 4000
Kinds = tuple[str, ...]
"""The habits of each team's players."""


def seatings(players: int) -> Iterator[tuple[str, Seating]]:
    """The ways that are compared; a team of two servers never meets the other."""
    halves = plan(2, players, apart=False)
    yield "two tables, halves, points", Seating(halves, False)
    yield "two tables, halves, ahead", Seating(halves, True)
    if players == 2:
        return
    yield "every half, ahead", Seating((*_every_half(players),), True)
    if players == len(APART):
        yield "one of each at a table, points", Seating(APART, False)
    apart = [_alone(seats, team) for team in range(2) for seats in halves]
    yield "halves, never meeting, points", Seating((*apart,), False)
    yield "halves, never meeting, ahead", Seating((*apart,), True)
    alone = [
        tuple(team if seat == player else HOUSE for seat in range(players))
        for team in range(2)
        for player in range(players)
    ]
    yield "each alone with the house, points", Seating((*alone,), False)
    yield "each alone with the house, ahead", Seating((*alone,), True)


def _every_half(players: int) -> Iterator[tuple[int, ...]]:
    for size in {players // 2, players - players // 2}:
        for half in combinations(range(players), size):
            yield tuple(int(player not in half) for player in range(players))


def _alone(seats: Sequence[int], team: int) -> tuple[int, ...]:
    return tuple(team if of == team else HOUSE for of in seats)


def deals_of(game: str, players: int, secrets: tuple[str, ...]) -> NewContest:
    """The deals of a match with these secrets."""
    return NewContest(
        kind="teams", number=1, variant=game, players=players, house="club 0 1", opens=0, closes=9,
        secrets=secrets,
    )  # fmt: skip


def chance_of(game: str, players: int, sample: str = "") -> Random:
    """Draws the secrets of a form's deals. ``sample``: names other deals."""
    return Random(f"team seats {game} {players} {sample}".rstrip())


class Deals:
    """Deals of a match, played by house players.

    ``leaning``: whether players lean to choices, as ghosts do.
    """

    def __init__(self, new: NewContest, *, leaning: bool = True) -> None:
        self._contest = Contest(**vars(new), id=1, settled=False)
        game, players = new.variant, new.players
        rows = {kind: variant(game).habits_of(HABITS[kind], players) for kind in (CLUB, NOVICE)}
        self._habits = {
            kind: row if leaning else row._replace(name=f"{kind}, unleaning", leans=0.0)
            for kind, row in rows.items()  # by another name no game has other habits
        }
        self._played = lru_cache(1 << 12)(self._play)

    def difference(self, seating: Seating, kinds: Kinds, number: int) -> int:
        """How far the first of two teams is ahead in a deal, in twelfths of a point."""
        first, second = self.results(seating, kinds, number)
        return first - second

    def results(self, seating: Seating, kinds: Kinds, number: int) -> tuple[int, ...]:
        """Each team's result of a deal, in twelfths of a point."""
        ended = [
            self._played(number, tuple("" if of == HOUSE else kinds[of] for of in seats))
            for seats in seating.tables
        ]
        return seating.results(ended)

    def _play(self, number: int, kinds: Kinds) -> Deal:
        """Play a deal to its end. ``kinds``: the players' habits; empty: the house itself."""

        def move(view: View, player: int) -> Action:
            habits, _, who = kinds[player].partition(" ")
            if not who:
                return choose(view, HABITS[CLUB])
            return choose_as(view, self._habits[habits], f"{who} {number} {player}")

        return play_deal(self._contest, number, move)


def share_ahead(differences: Sequence[int]) -> float:
    """How often the first team is ahead after as many deals as a match has, drawn at random."""
    chance, ahead = Random(1), 0.0
    for _ in range(SAMPLES):
        total = sum(chance.choices(differences, k=MATCH_DEALS))
        ahead += 1 if total > 0 else total == 0 and 0.5
    return ahead / SAMPLES


def lines(game: str, players: int, deals: int) -> Iterator[str]:
    """The figures of each way, as lines."""
    chance = chance_of(game, players)
    secrets = tuple(chance.randbytes(32).hex() for _ in range(deals))
    played = Deals(deals_of(game, players, secrets))
    for name, seating in seatings(players):
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
            f"{game} {players}  {name:34} level {better.count(0) / deals:4.0%}, "
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
