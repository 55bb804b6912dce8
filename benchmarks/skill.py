"""Benchmark of skill in one deal: players of known strength try deals of the day, as people do.

``python -m benchmarks.skill --deals 60``: each deal is chosen like those of the day, and played by
some of each kind (``benchmarks/graded.py``) against the house that people meet; their decisions are
judged like people's. All
of it is kept in a database of its own, so that a run that was broken off goes on, and one for more
deals plays only those that are missing. ``--first 101`` takes deals from that number on, so that
what was chosen by some can be measured on others. ``benchmarks/skill_figures.py`` tells what came
of it; ``--kept`` tells it without playing.
``--kinds`` names those who try what is missing: a figure is about the deals that both have tried.
"""

import argparse
import asyncio
import json
import time
from collections import defaultdict
from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TypeVar, cast

from benchmarks.graded import KINDS, chooser
from benchmarks.skill_figures import Tried, lines
from bot.contests.core.deals import SEAT
from bot.contests.core.drawing_deals import MAX_DECKS, draw_lively_secrets
from bot.contests.core.ghost_moves import GhostResult, play_seat
from bot.contests.core.house import WORLDS, house_now
from bot.contests.core.judging import NO_VERDICT, Judging, cost_of
from bot.contests.core.points_ahead import PARTS, DealResult, measure, ranks_by_lead
from bot.contests.core.rows import (
    Contest,
    ContestRows,
    EntryFinish,
    EntryMove,
    NewContest,
    NewEntry,
)
from bot.store.sqlite.store import SqliteStore
from bot.thinkers.pool import Workers
from bot.thinkers.side_jobs import AtOnce
from bot.thinkers.study import Study
from bot.thinkers.work import answer, warm
from engine import FORMS
from search.explain.verdicts import Verdict

KEPT = Path("var") / "skill.sqlite3"
OPEN, CLOSE = 0, 1 << 40
"""When the deals open and close: they never close."""

T = TypeVar("T")


class Here(Workers):
    """Work that is done at once, by this process; a decision that several made is judged once."""

    def __init__(self) -> None:
        super().__init__(1, warm, purpose="house players")
        self.awake = True
        self._answers = dict[str, object]()

    async def ask(self, job: Callable[..., T], *args: object, seconds: float) -> T | None:
        del seconds
        key = f"{job.__name__} {args}"  # the answer depends on nothing else
        if key not in self._answers:
            self._answers[key] = job(*args)
        return cast("T | None", self._answers[key])

    def forget(self) -> None:
        """Forget the answers: those of one deal are of no use for another."""
        self._answers.clear()


class Skill:
    """Deals of one form, and who has tried them."""

    def __init__(self, contests: ContestRows, form: str, each: int, kinds: Collection[str]) -> None:
        """``each``: how many of each of the ``kinds`` try a deal."""
        self._contests = contests
        self._form = form
        self._each = each
        self._kinds = kinds
        self._here = Here()
        self._judging = Judging(contests, Study(self._here))

    async def measure(self, deals: range, until: float) -> None:
        """Play and judge what is missing, deal by deal, until a moment (``time.monotonic``)."""
        for number in deals:
            if time.monotonic() > until:
                return
            contest = await self._contest(number)
            await self._play(contest)
            for entry in await self._contests.entries_to_judge(self._number_of_tries):
                if time.monotonic() > until:
                    return
                stored = await self._contests.entry(entry)
                assert stored is not None
                tried = await self._contests.find(stored.contest)  # it may be of an earlier run
                assert tried is not None
                await self._judging.judge(stored, tried)
            self._here.forget()

    @property
    def _number_of_tries(self) -> int:
        """The number of tries at a deal."""
        return sum(self._each if kind.varies else 1 for kind in KINDS)

    async def tries(self, deals: range) -> list[Tried]:
        """The tries of the deals that all of the kinds have tried."""
        complete = []
        for number in deals:
            tries = await self._tries_of(number)
            complete += tries if {*self._kinds} <= {tried.kind for tried in tries} else []
        return complete

    async def _tries_of(self, number: int) -> list[Tried]:
        variant, players = FORMS[self._form]
        tries = []
        for contest in await self._contests.find_by_number("daily", number):
            if (contest.variant, contest.players) != (variant, players):
                continue
            for attempt in await self._contests.tries_of(contest.id):
                stored = await self._contests.entry(attempt.entry)
                if stored is None or stored.points is None:
                    continue
                plain = json.loads(stored.found or NO_VERDICT).get("verdicts")
                kind, _ = stored.name.split()
                if plain is not None:
                    cost = cost_of(contest, map(Verdict.read, plain)).points
                    ahead = measure(DealResult(stored.points, attempt.ahead)) / PARTS
                    tries.append(Tried(number, kind, stored.points, cost, ahead))
        return tries

    async def _contest(self, number: int) -> Contest:
        """The contest of a deal; always the same for a number."""
        variant, players = FORMS[self._form]
        new = NewContest(
            kind="daily", number=number, variant=variant, players=players,
            house=str(house_now(searching=True)), opens=OPEN, closes=CLOSE, secrets=("",),
            ahead=ranks_by_lead(variant, players),
        )  # fmt: skip
        chance = Random(f"skill {self._form} {number}")
        for _ in range(2):
            for contest in await self._contests.find_by_number("daily", number):
                if (contest.variant, contest.players) == (variant, players):
                    return contest
            secrets = await draw_lively_secrets(
                new, lambda: chance.randbytes(32), AtOnce(), MAX_DECKS
            )
            await self._contests.make(replace(new, secrets=secrets))
        raise AssertionError("it was made")

    async def _play(self, contest: Contest) -> None:
        """Let all that are missing play a deal."""
        entered = {attempt.person for attempt in await self._contests.tries_of(contest.id)}
        answers = dict[tuple[int, str], str]()
        for place, kind in enumerate(KINDS):
            if kind.name not in self._kinds:
                continue
            for number in range(self._each if kind.varies else 1):
                person = 1 + place + len(KINDS) * number
                if person in entered:
                    continue
                choose = chooser(kind, contest, number)
                played = play_seat(contest, 0, SEAT, choose, answers, answer)
                answers.update(played.met)
                await self._enter(contest, person, f"{kind.name} {number}", played)

    async def _enter(self, contest: Contest, person: int, name: str, played: GhostResult) -> None:
        """Store a try, as if it were a person's."""
        new = NewEntry(
            contest=contest.id, deal=0, seat=SEAT, person=person, mark=name, name=name,
            home=1, reach="server", language="en", late=False, opened_at=OPEN,
        )  # fmt: skip
        stored = await self._contests.open_entry(new, ())
        result = played.came
        if stored.finished_at is None and result is not None:
            moves = tuple(EntryMove(SEAT, code, 0) for code in played.line)
            finish = EntryFinish(result.points, OPEN + 1, ahead=result.ahead)
            await self._contests.append_moves(stored.id, 0, moves, finish)


def parse_arguments() -> argparse.Namespace:
    """The parsed command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.skill", description=__doc__)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--each", type=int, default=1, help="how many of each kind try a deal")
    names = [kind.name for kind in KINDS]
    parser.add_argument("--kinds", nargs="+", choices=names, default=names, metavar="KIND")
    parser.add_argument("--form", choices=FORMS, default="slovenian4", metavar="FORM")
    parser.add_argument("--minutes", type=float, default=1e6, help="at most")
    parser.add_argument("--into", type=Path, default=KEPT, help="the database that keeps it")
    parser.add_argument("--kept", action="store_true", help="tell what is kept, and play nothing")
    return parser.parse_args()


async def run(chosen: argparse.Namespace) -> None:
    """Play, judge and tell."""
    chosen.into.parent.mkdir(parents=True, exist_ok=True)
    store = await SqliteStore.open(chosen.into)
    skill = Skill(ContestRows(store), chosen.form, chosen.each, chosen.kinds)
    deals = range(chosen.first, chosen.first + chosen.deals)
    try:
        if not chosen.kept:
            warm()
            await skill.measure(deals, time.monotonic() + 60 * chosen.minutes)
        tried = await skill.tries(deals)
    finally:
        await store.close()
    by_deal = defaultdict(list)
    for attempt in tried:
        by_deal[attempt.deal].append(attempt)
    print(f"{chosen.form}, {len(by_deal)} deals, {len(tried)} tries, masters: {WORLDS} worlds")
    for line in lines([*by_deal.values()]):
        print(line)


if __name__ == "__main__":
    asyncio.run(run(parse_arguments()))
