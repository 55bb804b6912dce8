"""Every line of a closed daily board is true: checked on simulated days of all games."""

import random
import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from bot.contests.core.deals import SEAT, replay_line
from bot.contests.core.ghost_moves import GhostTask, play_on
from bot.contests.core.points_ahead import DealResult, measure, points_suffice, ranks_by_lead
from bot.contests.core.rows import (
    Contest,
    ContestRows,
    EntryFinish,
    EntryMove,
    Ghost,
    NewContest,
    NewEntry,
)
from bot.contests.daily.board import MIN_RESULTS, FinalBoards
from bot.contests.daily.board_page import daily_board
from bot.contests.daily.rows import DailyChannelRows
from bot.contests.daily.service import games
from bot.deals.wording.words import contract_name, signed
from bot.games.levels import LEVELS, MASTER
from bot.kit.l10n import load_words
from bot.thinkers.work import answer
from tests.bot.contests.contest import Contests
from tests.bot.world import GUILD, World
from tests.databases import sqlite_only

HOUSE_NAMES = ("Alice", "Ben", "Carl", "Dora", "Emil")
PEOPLE = ("Ana", "Bor", "Cilka", "Dane", "Eva")
WORDS = load_words()("en")


class Line(NamedTuple):
    """A player's moves in a deal, and the result."""

    name: str
    codes: tuple[str, ...]
    result: DealResult
    left: bool = False
    """The house has finished it."""


def play(contest: Contest, task: GhostTask, name: str, *, left: bool = False) -> Line:
    """Play the person's seat as a house player does."""
    codes = tuple[str, ...]()
    while True:
        (played,) = play_on(contest, 0, (task,), codes, {}, answer)
        if played.came is not None:
            return Line(name, played.line, played.came, left)
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
        await rows.keep_ghost(stored._replace(ahead=ghost.result.ahead), {})
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


def declared_contract(contest: Contest, line: Line) -> str:
    """The name of the contract that the person's seat declared; empty: another did, or nobody."""
    *_, end = replay_line(contest, 0, line.codes)
    deal = end.deal
    if deal.playing is None or deal.contract is None or deal.bidding.declarer != SEAT:
        return ""
    return contract_name(deal.contract.key, WORDS)


def check_table(text: str, ghosts: Sequence[Line], people: Sequence[Line]) -> None:
    """Check places, points, leads and percentiles."""
    played = [line for line in people if not line.left]
    compared = [line.result for line in (*played, *ghosts)]
    assert ("Ahead" in text) == (not points_suffice(compared))
    for line in people:
        row = next(row for row in text.split("\n") if re.match(rf"(\d+\.|\*) {line.name} ", row))
        if line.left:
            assert row.startswith("*") and not re.search(r"\d", row)
            continue
        value = measure(line.result)
        place = 1 + sum(measure(other.result) > value for other in played)
        figures = [f"{place}.", line.name, signed(line.result.points)]
        figures += [signed(round(value / 12))] if "Ahead" in text else []
        cells = row.split()
        if ghosts:
            beaten = sum(measure(ghost.result) < value for ghost in ghosts)
            level = sum(measure(ghost.result) == value for ghost in ghosts)
            percent = int(cells.pop(-2))
            assert abs(percent - 100 * (beaten + level / 2) / len(ghosts)) <= 5
            assert (percent == 100) == (beaten == len(ghosts))
        assert cells == [*figures, "–"]
    assert ("left unfinished" in text) == any(line.left for line in people)


def check_unusual(
    text: str, contest: Contest, ghosts: Sequence[Line], people: Sequence[Line]
) -> bool:
    """Check the line about the rarest contract; return whether there is one."""
    played = [line for line in people if not line.left]
    counts = Counter(declared_contract(contest, line) for line in (*played, *ghosts))
    declared = {line.name: declared_contract(contest, line) for line in played}
    match = re.search(
        r"unusual contract:\*\* (.+), by (\w+)\. Of (\d+) players .* (\d+) played", text
    )
    contracts = {contract for contract in declared.values() if contract}
    if match is None:
        is_same_for_all = len(counts) == 1
        assert not contracts or counts.total() < MIN_RESULTS or is_same_for_all
        return False
    contract, name, of, number = match.groups()
    assert declared[name] == contract
    assert (int(of), int(number)) == (counts.total(), counts[contract])
    assert int(of) >= MIN_RESULTS and counts[contract] == min(counts[other] for other in contracts)
    return True


def check_median(text: str, ghosts: Sequence[Line]) -> None:
    """Check the line about the median house player, by the measure that ranks the people."""
    match = re.search(
        r"Median of (\d+) house players:\*\* .* made \*\*(\S+)(?: \((\S+) ahead\))?\*\*", text
    )
    if not ghosts:
        assert match is None
        return
    assert match is not None and int(match[1]) == len(ghosts)
    value = sorted(measure(ghost.result) for ghost in ghosts)[len(ghosts) // 2]
    points = {signed(ghost.result.points) for ghost in ghosts if measure(ghost.result) == value}
    assert match[2] in points
    assert match[3] == (signed(round(value / 12)) if "Ahead" in text else None)


@sqlite_only
@pytest.mark.parametrize(
    ("seed", "days"),
    [(0, 12), *(pytest.param(seed, 50, marks=pytest.mark.long) for seed in range(1, 11))],
)
async def test_closed_daily_board_says_nothing_false(world: World, seed: int, days: int) -> None:
    rows, chance = Contests(world).rows, random.Random(seed)
    boards = FinalBoards(DailyChannelRows(world.store), rows)
    unusual = 0
    for number in range(1, days + 1):
        contest, ghosts, people = await simulate_day(rows, number, chance)
        text = daily_board(await boards.of(contest, GUILD, HOUSE_NAMES), WORDS).text
        check_table(text, ghosts, people)
        unusual += check_unusual(text, contest, ghosts, people)
        check_median(text, ghosts)
    assert unusual, "some days had an unusual contract"
