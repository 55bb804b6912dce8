"""Benchmark of the ghosts of a deal of the day: how much they differ, and what they cost.

``python -m benchmarks.ghosts --deals 8 --masters 4``: deals are chosen like those of the day, and
ghosts play them as they do before a day opens.
"""

import argparse
import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from statistics import fmean

from bot.contests.core.deals import SEAT
from bot.contests.core.drawing_deals import (
    contest_of,
    draw_lively_secrets,
    edge,
    number_of_results,
)
from bot.contests.core.ghost_moves import GhostTask, play_on
from bot.contests.core.house import EDITION, WORLDS, House
from bot.contests.core.points_ahead import PARTS, measure, ranks_by_lead
from bot.contests.core.rows import Contest, NewContest
from bot.contests.daily.service import DECKS_AHEAD, FINALISTS
from bot.games.info import Level
from bot.games.levels import CLUB, LEVELS, MASTER, NOVICE
from bot.thinkers.side_jobs import AtOnce
from bot.thinkers.work import answer, warm
from engine import FORMS


@dataclass(frozen=True)
class Played:
    """The ghosts of a deal."""

    by_level: dict[Level, list[int]]
    """Results, in twelfths of a point."""
    choosing: float
    """Seconds of processor time for choosing the deck."""
    playing: float
    """Seconds of processor time for the ghosts."""

    @property
    def results(self) -> list[int]:
        """The results of all levels."""
        return [result for results in self.by_level.values() for result in results]


class Ghosts:
    """Deals of one form, chosen against one house, and who plays them."""

    def __init__(self, form: str, house: Level, numbers: dict[Level, int]) -> None:
        """``numbers``: how many of each level play."""
        variant, players = FORMS[form]
        worlds = WORLDS if house == MASTER else 0
        self._chance = Random(f"ghosts {form}")
        self._numbers = numbers
        self._new = NewContest(
            kind="daily", number=1, variant=variant, players=players,
            house=str(House(house, worlds, EDITION)), opens=0, closes=1, secrets=("",),
            ahead=ranks_by_lead(variant, players),
        )  # fmt: skip

    def play(self) -> Played:
        """Choose a deal, and let the ghosts play it."""
        begun = time.process_time()
        (secret,) = asyncio.run(
            draw_lively_secrets(
                self._new,
                lambda: self._chance.randbytes(32),
                AtOnce(),
                DECKS_AHEAD,
                finalists=FINALISTS,
            )
        )
        chosen = time.process_time()
        by_level = self._ghosts(contest_of(self._new, 0, secret))
        return Played(by_level, chosen - begun, time.process_time() - chosen)

    def _ghosts(self, contest: Contest) -> dict[Level, list[int]]:
        """The results of the ghosts; what the house has answered to one it answers to the next."""
        known = dict[tuple[int, str], str]()
        by_level: dict[Level, list[int]] = {level: [] for level in LEVELS}
        for number in range(1, max(self._numbers.values()) + 1):
            for level in LEVELS:
                if number <= self._numbers[level]:
                    by_level[level].append(_result(contest, level, number, known))
        return by_level


def _result(contest: Contest, level: Level, number: int, known: dict[tuple[int, str], str]) -> int:
    """The result of a ghost, playing one piece after another."""
    line = tuple[str, ...]()
    while True:
        task = GhostTask(SEAT, level, number)
        (piece,) = play_on(contest, 0, (task,), line, known, answer)
        known.update(piece.met)
        if piece.came is not None:
            return measure(piece.came)
        line = piece.line


def _edge(deals: Sequence[Played], high: Level, low: Level) -> float:
    """How often the one level comes before the other."""
    return fmean(edge(deal.by_level[high], deal.by_level[low]) for deal in deals)


def line(form: str, deals: Sequence[Played]) -> str:
    """The figures of a form."""
    different = sorted(number_of_results(deal.results) for deal in deals)
    most = fmean(Counter(deal.results).most_common(1)[0][1] / len(deal.results) for deal in deals)
    levels = [level for level in LEVELS if all(deal.by_level[level] for deal in deals)]
    edges = ", ".join(
        f"{high} before {low} {_edge(deals, high, low):.2f}" for low, high in pairwise(levels)
    )
    means = [
        f"{level} {fmean(fmean(deal.by_level[level]) for deal in deals) / PARTS:+.1f}"
        for level in levels
    ]
    seconds = f"{fmean(deal.choosing for deal in deals):.1f} s to choose a deal"
    return (
        f"{form:14} {fmean(different):5.1f} different results ({different[0]:.1f} to"
        f" {different[-1]:.1f}), the most frequent one {most:.0%}; {edges}; ahead:"
        f" {', '.join(means)}; {seconds}, {fmean(deal.playing for deal in deals):.1f} s for ghosts"
    )


def parse_arguments() -> argparse.Namespace:
    """The parsed command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ghosts", description=__doc__)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--each", type=int, default=20, help="novices, and club players")
    parser.add_argument("--masters", type=int, default=0)
    parser.add_argument("--house", choices=(CLUB, MASTER), default=CLUB)
    parser.add_argument("--forms", nargs="+", choices=FORMS, default=[*FORMS], metavar="FORM")
    return parser.parse_args()


def main() -> None:
    """Play and tell."""
    chosen = parse_arguments()
    house: Level = MASTER if chosen.house == MASTER else CLUB
    numbers: dict[Level, int] = {NOVICE: chosen.each, CLUB: chosen.each, MASTER: chosen.masters}
    warm()
    for form in chosen.forms:
        ghosts = Ghosts(form, house, numbers)
        print(line(form, [ghosts.play() for _ in range(chosen.deals)]), flush=True)


if __name__ == "__main__":
    main()
