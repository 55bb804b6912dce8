"""Slips: presses meant for the control there before. All others count."""

from bot.kit.page import Button, Choice, Page, Row, Select, Text, page
from bot.kit.slips import MAX_REDRAWS, READING_SECONDS, Slips
from tests.manual_clock import ManualClock

WITHIN = 0.4


def row(*codes: str, seq: int = 1, disabled: bool = False) -> Row:
    return Row(tuple(Button(f"t:1:{seq}:{code}", code, disabled=disabled) for code in codes))


def draw_pages(*pages: Page, seconds_since: float = 0.0) -> Slips:
    """Draw pages in order; ``seconds_since``: seconds since the last of them."""
    clock = ManualClock()
    slips = Slips(clock, WITHIN)
    for drawn in pages:
        clock.now += 10
        slips.note_redraw(1, 11, drawn)
    clock.now += seconds_since
    return slips


HEADING = Text("Your turn")
CARDS = page(HEADING, row("play:T8", "play:S7"), row("hand", "last"))
NEXT = page(HEADING, row("play:S7"), row("hand", "last"))


def test_press_on_a_card_that_replaced_another_is_a_slip() -> None:
    slips = draw_pages(CARDS, NEXT, seconds_since=0.3)
    assert slips.is_slip(1, 11, "t:1:2:play:S7")
    assert not slips.is_slip(1, 12, "t:1:2:play:S7"), "another person's page"
    assert not slips.is_slip(2, 11, "t:1:2:play:S7"), "another table"


def test_press_on_an_unmoved_control_is_no_slip() -> None:
    redrawn = page(Text("Clara's trick"), row("play:T8", seq=5), row("hand", "last", seq=5))
    assert not draw_pages(CARDS, redrawn).is_slip(1, 11, "t:1:5:play:T8")


def test_press_where_no_control_was_is_no_slip() -> None:
    waits = page(Text("Waiting for Alice"))
    idle = page(HEADING, row("undo", disabled=True))
    assert not draw_pages(CARDS).is_slip(1, 11, "t:1:1:play:T8"), "the first page"
    assert not draw_pages(waits, CARDS).is_slip(1, 11, "t:1:1:play:T8")
    assert not draw_pages(idle, CARDS).is_slip(1, 11, "t:1:1:play:T8")


def test_rows_are_matched_from_the_bottom() -> None:
    """A channel is scrolled to its end: new cards push up the rows above, not the last row."""
    waits = page(HEADING, row("hand", "last"))
    assert not draw_pages(waits, CARDS).is_slip(1, 11, "t:1:1:play:T8")
    assert draw_pages(waits, page(HEADING, row("play:T8", "play:S7"))).is_slip(
        1, 11, "t:1:1:play:T8"
    )


def test_answer_to_a_question_that_came_too_soon_to_be_read_is_a_slip() -> None:
    question = Page((HEADING, row("no", "bid:valat")), asks=True)
    for seconds, slip in ((WITHIN, True), (READING_SECONDS, False)):
        slips = draw_pages(CARDS, question, seconds_since=seconds)
        assert slips.is_slip(1, 11, "t:1:1:bid:valat") == slip
    nowhere = page(HEADING, row("hand"))
    for seconds, slip in ((0.0, True), (WITHIN, False)):
        slips = draw_pages(nowhere, question, seconds_since=seconds)
        assert slips.is_slip(1, 11, "t:1:1:bid:valat") == slip


def test_press_long_after_a_redraw_is_no_slip() -> None:
    assert not draw_pages(CARDS, NEXT, seconds_since=WITHIN).is_slip(1, 11, "t:1:2:play:S7")


def test_identical_redraw_makes_no_slip() -> None:
    clock = ManualClock()
    slips = Slips(clock, WITHIN)
    for drawn in (CARDS, NEXT, NEXT):
        slips.note_redraw(1, 11, drawn)
        clock.now += 0.3
    assert not slips.is_slip(1, 11, "t:1:2:play:S7")


def test_second_press_on_a_bid_does_not_confirm_it() -> None:
    """The confirmation appears where the bid's button was."""
    confirmation = page(HEADING, row("bid:valat", "never-mind"))
    slips = draw_pages(page(HEADING, row("sure:bid:valat", "pass")), confirmation)
    assert slips.is_slip(1, 11, "t:1:1:bid:valat")


def test_select_takes_a_whole_row() -> None:
    select = Select("t:1:1:lay", "Lay away", (Choice("S7", "7"),))
    slips = draw_pages(
        page(HEADING, select, row("hand")), page(HEADING, row("more", "pass"), row("hand"))
    )
    assert slips.is_slip(1, 11, "t:1:1:pass")


def test_oldest_redraws_are_forgotten() -> None:
    clock = ManualClock()
    slips = Slips(clock, WITHIN)
    for user in range(3 * MAX_REDRAWS):
        slips.note_redraw(1, user, CARDS)
        clock.now += 1
    assert len(slips._redraws) <= MAX_REDRAWS
