"""Sums on score sheets are right, and their tables are aligned."""

import re
from dataclasses import replace

from bot.contests.core.rows import Try
from bot.contests.tournaments.pages import tournament_page
from bot.deals.score_sheet import score_bars, score_sheet, table_of
from bot.deals.wording.words import signed
from bot.kit.page import Page
from bot.tables.pages.match_scores import MAX_DEALS, scores
from engine import observe
from tests.laws.playing import RULES, numbered_deal
from tests.pages.drawn import WORDS, headlines, plain_info, tables, worst_info
from tests.pages.tournaments import READER, cup

Table = tuple[str, int]

RECKONING = re.compile(
    r"it('s worth| (?P<lost>costs)) (?P<open>\()?(?P<value>\d+)(?: \+ (?P<more>\d+))?\)?"
    r"(?: ×(?P<times>\d+) \(\w+\))?: \*\*(?P<points>[+-]\d+)\*\*"
)
"""``so it costs (30 + 15) ×2 (kontra): **-90**``"""


def adds_up(line: str) -> bool:
    """Whether the sum in a line of a contract is right, with brackets only where they matter."""
    match = RECKONING.search(line)
    assert match is not None, line
    amount = int(match["value"]) + int(match["more"] or 0)
    assert bool(match["open"]) is bool(match["more"] and match["times"]), line
    signed = -amount if match["lost"] else amount
    return signed * int(match["times"] or 1) == int(match["points"])


def rows_of(page: Page) -> list[str]:
    """The lines of the last code block of a page."""
    return page.text.split("```")[-2].strip("\n").split("\n")


@tables
def test_every_sum_on_a_score_sheet_is_right(table: Table) -> None:
    checked = 0
    for seed in range(80):
        end = numbered_deal(table, seed).end
        view = observe(end, None)
        settlement = view.settlement
        if settlement is None or not settlement.lines:
            continue
        page = score_sheet(plain_info(table[1]), view, WORDS)
        lines = [line for line in page.text.split("\n") if line.startswith("- ")]
        for line, text in zip(settlement.lines, lines, strict=False):
            assert text.endswith(f"**{signed(line.points)}**")
            if {"difference", "value"} & set(line.facts):
                assert adds_up(text), text
                checked += 1
        text = " ".join(lines[len(settlement.lines) :])
        sums = {signed(score) for score in settlement.scores}
        assert set(re.findall(r"[+-]\d+", text)) <= sums, "what several lines come to"
    assert checked > 20


@tables
def test_table_of_a_score_sheet_has_each_players_score(table: Table) -> None:
    for seed in range(20):
        view = observe(numbered_deal(table, seed).end, None)
        if view.void or view.settlement is None:
            continue
        marks = RULES[table].tally.marks(RULES[table].tally.first(table[1]))
        info = replace(worst_info(table[1]), marks=(1000,) * len(marks))
        head, *body = rows_of(score_sheet(info, view, WORDS))
        assert len(body) == table[1]
        for change, row in zip(view.settlement.scores, body, strict=True):
            radli = ["○×1000"] if info.marks else []
            expected = [signed(change), "-9999", *radli]
            assert row.split()[-len(expected) :] == expected
        assert len({len(row) for row in body}) == 1 >= len(head) - len(body[0])


def test_score_bars_of_all_players_have_one_scale() -> None:
    deals = (10, 0), (10, 0), (-40, 70)
    assert score_bars(deals, 12) == ["▃▄▁", "▂▂█"]
    assert score_bars(deals, 2) == ["▄▁", "▂█"], "of a long match the newest deals"


def test_score_sheet_without_marks_has_no_column_for_them() -> None:
    view = observe(numbered_deal(("slovenian", 4), 0).end, None)
    info = plain_info(4)
    marked = replace(info, marks=(0, 1, 0, 0))
    assert "radli" not in score_sheet(replace(info, marks=(0,) * 4), view, WORDS).text
    assert "radli" in score_sheet(marked, view, WORDS).text


def test_columns_of_a_table_are_aligned() -> None:
    text = table_of(["", "total"], [["Ana", "5"], ["Cilka`", "-120"]])
    assert text == "```\n        total\nAna         5\nCilka'   -120\n```"


def test_scores_of_a_long_match_show_its_newest_deals() -> None:
    page = scores(
        plain_info(4), headlines(*((number, 0, 0, 0) for number in range(50))), (0,) * 4, WORDS
    )
    numbers = [row.split()[0] for row in page.text.split("```")[1].strip("\n").split("\n")]
    first = 51 - MAX_DEALS
    assert numbers[1 : MAX_DEALS + 1] == [str(number) for number in range(first, 51)]
    assert f"{50 - MAX_DEALS} earlier deals" in page.text


def test_leads_in_a_tournament_add_up_to_the_total_that_is_shown() -> None:
    """With two others at the table a lead may be a half: -23.5 and -5.5 are shown as -24 and -6."""
    leads = -23 * 12 - 6, -5 * 12 - 6
    tries = tuple(Try(9 + deal, deal, READER, 0, False, lead) for deal, lead in enumerate(leads))
    page = tournament_page(cup("over", tries=tries), WORDS, manages=False, stops=False, notice="")
    *deals, total = (int(row.split()[-1]) for row in rows_of(page)[1:])
    assert len(deals) == 2 and sum(deals) == total
