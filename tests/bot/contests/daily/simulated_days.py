"""Days of all games that house players and people have played, stored without Discord."""

import random
from typing import NamedTuple

from bot.contests.core.deals import SEAT
from bot.contests.core.ghost_moves import GhostTask, play_on
from bot.contests.core.points_ahead import DealResult, ranks_by_lead
from bot.contests.core.rows import (
    Contest,
    ContestRows,
    EntryFinish,
    EntryMove,
    Ghost,
    NewContest,
    NewEntry,
)
from bot.contests.daily.service import games
from bot.games.levels import LEVELS, MASTER
from bot.thinkers.work import answer
from tests.bot.world import GUILD

HOUSE_NAMES = ("Alice", "Ben", "Carl", "Dora", "Emil")
PEOPLE = ("Ana", "Bor", "Cilka", "Dane", "Eva")


class Line(NamedTuple):
    """A player's moves in a deal, and the result."""

    name: str
    codes: tuple[str, ...]
    result: DealResult
    left: bool = False
    """The house has finished it."""
    ending: str = ""
    """As ``Ghost`` has it."""


def play(contest: Contest, task: GhostTask, name: str, *, left: bool = False) -> Line:
    """Play the person's seat as a house player does."""
    codes = tuple[str, ...]()
    while True:
        (played,) = play_on(contest, 0, (task,), codes, {}, answer)
        if played.came is not None:
            return Line(name, played.line, played.came, left, played.ending)
        codes = played.line


async def simulate_day(
    rows: ContestRows, number: int, chance: random.Random
) -> tuple[Contest, list[Line], list[Line]]:
    """Store a day of a game that some house players and some people have played."""
    variant, players = chance.choice(games())
    new = NewContest(
        kind="daily", number=number, variant=variant, players=players, house="club 0 1", opens=0,
        closes=1, secrets=(chance.randbytes(32).hex(),), ahead=ranks_by_lead(variant, players),
    )  # fmt: skip
    await rows.make(new)
    (contest,) = await rows.find_by_number("daily", number)
    levels = [level for level in LEVELS if level != MASTER]
    tasks = [GhostTask(SEAT, level, n) for n in range(1, 8) for level in levels]
    chance.shuffle(tasks)
    ghosts = [play(contest, task, "") for task in tasks[: chance.choice((0, 5, 9, 9, 9, 9))]]
    for task, ghost in zip(tasks, ghosts, strict=False):
        line = " ".join(ghost.codes)
        stored = Ghost(contest.id, 0, SEAT, task.level, task.number, ghost.result.points, line)
        ending = ghost.ending if task.number % 2 else ""  # an earlier release has not stored it
        await rows.keep_ghost(stored._replace(ahead=ghost.result.ahead, ending=ending), {})
    names = PEOPLE[: chance.randrange(3, len(PEOPLE) + 1)]
    people = [
        play(contest, task, name, left=chance.random() < 0.2)
        for name, task in zip(names, tasks[9:], strict=False)
    ]
    for person, line_of_person in enumerate(people, 10):
        await store_try(rows, contest, person, line_of_person)
    return contest, ghosts, people


async def store_try(rows: ContestRows, contest: Contest, person: int, line: Line) -> None:
    new = NewEntry(
        contest=contest.id, deal=0, seat=SEAT, person=person, mark=str(person), name=line.name,
        home=GUILD, reach="server", language="en", late=False, opened_at=0,
    )  # fmt: skip
    entry = await rows.open_entry(new, ())
    moves = tuple(EntryMove(SEAT, code, 0) for code in line.codes)
    finish = EntryFinish(line.result.points, 1, line.left, line.result.ahead)
    await rows.append_moves(entry.id, 0, moves, finish)
