"""A press meant for what was there before does nothing; every other one counts."""

from bot.kit.page import Button, Choice, Page, Row, Select, Text, page
from bot.kit.slips import MANY, Slips

WITHIN = 0.4


class Time:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def row(*codes: str, seq: int = 1, disabled: bool = False) -> Row:
    return Row(tuple(Button(f"t:1:{seq}:{code}", code, disabled=disabled) for code in codes))


def shown(*pages: Page, after: float = 0.0) -> Slips:
    """What a person saw, in order, and how long ago the last of it came."""
    time = Time()
    slips = Slips(time, WITHIN)
    for one in pages:
        time.now += 10
        slips.drawn(1, 11, one)
    time.now += after
    return slips


TOLD = Text("Your turn")
CARDS = page(TOLD, row("play:T8", "play:S7"), row("hand", "last"))
NEXT = page(TOLD, row("play:S7"), row("hand", "last"))


def test_in_the_place_of_a_card_stands_another() -> None:
    slips = shown(CARDS, NEXT, after=0.3)
    assert slips.slipped(1, 11, "t:1:2:play:S7")
    assert not slips.slipped(1, 12, "t:1:2:play:S7"), "another person's page"
    assert not slips.slipped(2, 11, "t:1:2:play:S7"), "another table"


def test_what_stays_in_its_place_counts_however_quickly_it_is_pressed() -> None:
    again = page(Text("Clara's trick"), row("play:T8", seq=5), row("hand", "last", seq=5))
    assert not shown(CARDS, again).slipped(1, 11, "t:1:5:play:T8")


def test_where_nothing_stood_nothing_else_can_be_meant() -> None:
    waits = page(Text("Waiting for Alice"))
    idle = page(TOLD, row("undo", disabled=True))
    assert not shown(CARDS).slipped(1, 11, "t:1:1:play:T8"), "the first page"
    assert not shown(waits, CARDS).slipped(1, 11, "t:1:1:play:T8")
    assert not shown(idle, CARDS).slipped(1, 11, "t:1:1:play:T8")


def test_rows_are_counted_from_the_bottom() -> None:
    """That is where a channel ends: new cards push up what is above, not the last row."""
    waits = page(TOLD, row("hand", "last"))
    assert not shown(waits, CARDS).slipped(1, 11, "t:1:1:play:T8")
    assert shown(waits, page(TOLD, row("play:T8", "play:S7"))).slipped(1, 11, "t:1:1:play:T8")


def test_after_a_while_one_has_read_what_stands_there() -> None:
    assert not shown(CARDS, NEXT, after=WITHIN).slipped(1, 11, "t:1:2:play:S7")


def test_the_same_page_drawn_once_more_is_no_redraw() -> None:
    time = Time()
    slips = Slips(time, WITHIN)
    for one in (CARDS, NEXT, NEXT):
        slips.drawn(1, 11, one)
        time.now += 0.3
    assert not slips.slipped(1, 11, "t:1:2:play:S7")


def test_a_question_stands_where_its_button_stood() -> None:
    """Two presses on a bid that needs confirming: the second confirms nothing."""
    asked = page(TOLD, row("bid:valat", "never-mind"))
    slips = shown(page(TOLD, row("sure:bid:valat", "pass")), asked)
    assert slips.slipped(1, 11, "t:1:1:bid:valat")


def test_a_select_has_a_row_of_its_own() -> None:
    select = Select("t:1:1:lay", "Lay away", (Choice("S7", "7"),))
    slips = shown(page(TOLD, select, row("hand")), page(TOLD, row("more", "pass"), row("hand")))
    assert slips.slipped(1, 11, "t:1:1:pass")


def test_old_redraws_are_forgotten() -> None:
    time = Time()
    slips = Slips(time)
    for user in range(3 * MANY):
        slips.drawn(1, user, CARDS)
        time.now += 1
    assert len(slips._redraws) <= MANY
