"""Results of others with the same cards: points as on a score sheet, and places."""

import pytest

from bot.contests.core.points_ahead import PARTS
from bot.contests.duplicates.lines import DealLine
from bot.contests.duplicates.pages import comparison_page
from bot.contests.duplicates.results import Compared
from bot.contests.duplicates.rows import ChairResult, StoredOutcome
from bot.kit.page import Page, Select, Text
from tests.pages.comparisons import HOME, LOST, MADE, result
from tests.pages.drawn import WORDS, plain_info


def compare_with(own_result: ChairResult, *others: ChairResult) -> Compared:
    stored = tuple(StoredOutcome(n, chair_result, "") for n, chair_result in enumerate(others, 1))
    return Compared(plain_info(4), 1, DealLine(own_result, alone=True), own_result.points, stored)


def text_of(page: Page) -> str:
    return "\n".join(block.text for block in page.blocks if isinstance(block, Text))


def test_defender_who_beat_the_declarer_ranks_above_one_who_did_not() -> None:
    """Defenders who all made 0 points are compared by a measure that the page names."""
    let_win = result("two", 0, MADE)
    beaten = result("two", 0, LOST)
    comparison = compare_with(beaten, beaten, let_win, let_win, let_win)
    assert comparison.comparison.percent == 88
    assert not comparison.by_points
    page = comparison_page(comparison, HOME, WORDS, back=None)
    assert "you made 0, the others at the table -13 on average, so **+13**" in text_of(page)
    assert "ahead" in text_of(page)
    assert "-30" in text_of(page)
    (pick,) = [control for control in page.controls() if isinstance(control, Select)]
    assert [choice.label.split(" · ")[-1] for choice in pick.choices] == [
        "ahead +13",
        *["ahead -30"] * 3,
    ]


def test_comparison_by_points_mentions_no_other_measure() -> None:
    comparison = compare_with(
        result("two", 35), result("two", 70), result("two", 35), result("two", -35)
    )
    assert comparison.by_points
    assert comparison.comparison.percent == 50
    assert "ahead" not in text_of(comparison_page(comparison, HOME, WORDS, back=None))


@pytest.mark.parametrize(
    "others, alone",
    [
        ([(0, -90), (35, 20)], True),
        ([(0, -90), (0, -90)], True),
        ([(0, 40), (0, -90)], False),
        ([(0, 40), (35, 20)], False),
        ([(0, 20), (35, 20)], False),
    ],
)
def test_comparison_is_by_points_where_points_give_the_same_order(
    others: list[tuple[int, int]], alone: bool
) -> None:
    comparison = compare_with(
        result("two", 70, 50 * PARTS),
        *(result("two", points, PARTS * lead) for points, lead in others),
    )
    assert comparison.by_points == alone


@pytest.mark.parametrize("points", range(-3, 4))
@pytest.mark.parametrize("ahead", range(-40, 40, 7))
def test_rounded_figures_of_a_comparison_add_up(points: int, ahead: int) -> None:
    own_result = result("two", points, ahead)
    text = text_of(
        comparison_page(
            compare_with(own_result, own_result, result("two", points, ahead + 1)),
            HOME,
            WORDS,
            back=None,
        )
    )
    line = next(text_line for text_line in text.splitlines() if "you made" in text_line)
    numbers = [
        int(word)
        for word in line.replace("*", "").replace(",", "").replace(".", "").split()
        if word.lstrip("+-").isdigit()
    ]
    own_points, others, difference = numbers
    assert own_points - others == difference
