"""Every line of a closed daily board is true: checked on simulated days of all games."""

import random
import re
from collections import Counter
from collections.abc import Sequence

import pytest

from bot.contests.core import comparing
from bot.contests.core.deals import SEAT, replay_line
from bot.contests.core.points_ahead import measure, points_suffice
from bot.contests.core.rows import Contest
from bot.contests.daily.board import MIN_RESULTS, FinalBoards
from bot.contests.daily.board_page import daily_board
from bot.contests.daily.rows import DailyChannelRows
from bot.deals.wording.words import contract_name, signed
from bot.kit.l10n import load_words
from tests.bot.contests.contest import Contests
from tests.bot.contests.daily.simulated_days import HOUSE_NAMES, Line, simulate_day
from tests.bot.world import GUILD, World
from tests.databases import sqlite_only

WORDS = load_words()("en")
ENOUGH = 9
"""Ghosts with which people are compared: some simulated days have fewer."""


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
        if len(ghosts) >= ENOUGH:
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
        r"unusual contract:\*\* (.+), by (\w+)\. Of (\d+) players .* (\d+) declared", text
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
    """Check the line about a house player in the middle, by the measure that ranks the people."""
    match = re.search(
        r"In the middle of (\d+) house players:\*\* .* made \*\*(\S+)(?: \((\S+) ahead\))?\*\*",
        text,
    )
    if not ghosts:
        assert match is None
        return
    assert match is not None and int(match[1]) == len(ghosts)
    ordered = sorted(measure(ghost.result) for ghost in ghosts)
    middle = ordered[(len(ordered) - 1) // 2], ordered[len(ordered) // 2]
    shown = {
        (signed(ghost.result.points), signed(round(value / 12)) if "Ahead" in text else None)
        for ghost in ghosts
        if (value := measure(ghost.result)) in middle
    }
    assert (match[2], match[3]) in shown


@sqlite_only
@pytest.mark.parametrize(
    ("seed", "days"),
    [
        (0, 12),
        pytest.param(1, 50, marks=pytest.mark.long),
        *(pytest.param(seed, 50, marks=pytest.mark.soak) for seed in range(2, 11)),
    ],
)
async def test_closed_daily_board_says_nothing_false(
    world: World, monkeypatch: pytest.MonkeyPatch, seed: int, days: int
) -> None:
    monkeypatch.setattr(comparing, "MIN_COMPARED", ENOUGH)
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
