"""Every line of a traveller is true: counted again on simulated days of all games."""

import random
from collections.abc import Sequence
from fractions import Fraction

import pytest

from bot.contests.core.deals import SEAT, replay_line
from bot.contests.core.points_ahead import measure, points_suffice
from bot.contests.core.rows import Contest
from bot.contests.traveller.pages import MAX_CONTRACT
from bot.deals.wording.words import contract_name, signed
from bot.kit.l10n import Words, load_words
from bot.kit.page import Page, Text
from bot.kit.text import columns, short
from tests.bot.contests.contest import Contests
from tests.bot.contests.daily.simulated_days import Line, simulate_day
from tests.bot.world import ANA, World
from tests.databases import sqlite_only

WIDTH = 40
"""Columns that a phone shows."""
Key = tuple[str, str]
"""The heading of a line, and its contract."""


def key_of(contest: Contest, line: Line, words: Words) -> tuple[Key, bool | None]:
    """Replay a line: its heading and contract, and whether the declarer has won."""
    *_, position = replay_line(contest, 0, line.codes)
    deal = position.deal
    settlement = deal.rules.settle(deal)
    contract = contract_name(deal.contract.key, words) if deal.contract else "–"
    if settlement.made is None:
        heading = "Without a declarer"
    elif SEAT not in settlement.declaring:
        heading = "As defender"
    elif SEAT in (deal.bidding.declarer, deal.bidding.high_bidder):
        heading = "As declarer"
    else:
        heading = "As the declarer's partner"
    return (heading, contract), settlement.made


def rows_of(page: Page, *, marked: bool) -> dict[Key, list[str]]:
    """The rows of the tables by heading and contract; the mark comes first."""
    rows = {}
    for block in page.blocks:
        if not isinstance(block, Text) or "```" not in block.text:
            continue
        heading, _, table = block.text.partition("\n")
        for row in table.strip("`\n").split("\n")[1:]:
            assert columns(row) <= WIDTH, row
            mark, text = (row[0], row[2:]) if marked else (" ", row)
            contract, *figures = [cell for cell in text.split("  ") if cell]
            rows[heading.strip("*"), contract] = [mark, *(figure.strip() for figure in figures)]
    return rows


def expected_rows(
    contest: Contest, ghosts: Sequence[Line], people: dict[int, Line], words: Words
) -> dict[Key, list[str]]:
    """Count again, one line after another."""
    played = [*people.values(), *ghosts]
    by_points = points_suffice([line.result for line in played])
    keys = [(key_of(contest, line, words), line) for line in played]
    rows = {}
    for (heading, contract), _ in {key: None for (key, _), _ in keys}.items():
        same = [(made, line) for (key, made), line in keys if key == (heading, contract)]
        of_people = sum(line in people.values() for _, line in same)
        wins = [made for made, _ in same]
        points = [line.result.points for _, line in same]
        ahead = [Fraction(measure(line.result), 12) for _, line in same]
        is_anas = any(line == people.get(ANA) for _, line in same)
        room = MAX_CONTRACT - (2 if ANA in people else 0)
        rows[heading, short(contract, room)] = [
            "▸" if is_anas else " ",
            f"{of_people}+{len(same) - of_people}",
            "–" if None in wins else str(sum(map(bool, wins))),
            signed(round(Fraction(sum(points), len(same)))),
            *([] if by_points else [signed(round(sum(ahead) / len(same)))]),
        ]
    return rows


@sqlite_only
@pytest.mark.parametrize(
    ("seed", "days"),
    [(0, 12), *(pytest.param(seed, 50, marks=pytest.mark.long) for seed in range(1, 5))],
)
async def test_traveller_of_a_simulated_day_equals_a_recount(
    world: World, seed: int, days: int
) -> None:
    contests, chance = Contests(world), random.Random(seed)
    headings = set()
    for number in range(1, days + 1):
        contest, ghosts, people = await simulate_day(contests.rows, number, chance)
        await contests.rows.settle(contest.id)
        finished = {person: line for person, line in enumerate(people, 10) if not line.left}
        words = load_words()("en").of(contest.variant)
        page = await contests.wish(ANA, f"traveller:{contest.id}:0")
        expected = expected_rows(contest, ghosts, finished, words)
        assert rows_of(page, marked=ANA in finished) == expected
        headings |= {heading for heading, _ in expected}
    assert {"As declarer", "As the declarer's partner", "As defender"} <= headings
