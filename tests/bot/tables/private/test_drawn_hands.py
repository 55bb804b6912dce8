"""The cache of drawn hands: one is reused only while nothing on it has changed."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.games.hints_given import NUDGE, GivenHint
from bot.kit.l10n import Words, load_words
from bot.kit.look import TEXT, Look
from bot.kit.page import Emoji, Page
from bot.tables.model.table import Table
from bot.tables.private import hand_page
from bot.tables.private.hand_page import DrawnHands, left_page
from search.explain.nudges import hint_by_thumb
from tests.bot.tables.drawing import drawn_hand
from tests.bot.world import World
from tests.pages.drawn import WORDS, plain_info

GERMAN = load_words(strict=True)("de")


@pytest.fixture
async def table(world: World) -> Table:
    return await world.start_table()


def _user_on_turn(table: Table) -> int:
    assert table.awaited is not None
    return table.awaited


def _rename(table: Table) -> None:
    table.chairs = tuple(replace(chair, name=f"{chair.name} II") for chair in table.chairs)


def _give_a_hint(table: Table) -> None:
    seat = table.seat_of(_user_on_turn(table))
    hint, deal = hint_by_thumb(table.view(seat)), table.deals
    table.given_hints[seat] = GivenHint(deal, table.shown_seq(seat), NUDGE, hint)


def _pause(table: Table) -> None:
    table.paused = 1


def test_unchanged_hand_is_taken_from_the_cache(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, user = DrawnHands(), _user_on_turn(table)
    first = drawn_hand(table, user, drawn_hands=drawn)
    monkeypatch.setattr(hand_page, "hand", None)
    assert drawn_hand(table, user, drawn_hands=drawn) is first


@pytest.mark.parametrize("change", [_rename, _give_a_hint, _pause])
async def test_changed_table_is_drawn_again(table: Table, change: Callable[[Table], None]) -> None:
    drawn, user = DrawnHands(), _user_on_turn(table)
    before = drawn_hand(table, user, drawn_hands=drawn)
    async with table.lock:
        change(table)
    after = drawn_hand(table, user, drawn_hands=drawn)
    assert after == drawn_hand(table, user) != before


async def test_move_changes_every_cached_hand(world: World, table: Table) -> None:
    drawn, users = DrawnHands(), [chair.user for chair in table.chairs if chair.user is not None]
    before = [drawn_hand(table, user, drawn_hands=drawn) for user in users]
    await world.play_moves(table, 1)
    after = [drawn_hand(table, user, drawn_hands=drawn) for user in users]
    assert after == [drawn_hand(table, user) for user in users]
    assert all(old != new for old, new in zip(before, after, strict=True))


def test_cached_hand_differs_by_language_notice_and_emojis(table: Table) -> None:
    drawn, user = DrawnHands(), _user_on_turn(table)
    emojis = {"SK": Emoji("SK", 7)}
    look = Look("emojis", emojis=emojis)

    def page(words: Words = WORDS, notice: str = "", look: Look = TEXT) -> Page:
        return drawn_hand(table, user, notice, words=words, look=look, drawn_hands=drawn)

    plain = page()
    assert page(GERMAN) != plain
    assert page(notice="You must follow") != plain
    assert page(look=Look("emojis")) == drawn_hand(table, user, look=Look("emojis"))
    assert page(look=look) == drawn_hand(table, user, look=look)
    assert page() == plain


def test_page_of_a_leaver_is_not_drawn_again_for_each_move_and_deal() -> None:
    info = plain_info(4)
    later = replace(info, seq=info.seq + 40, deal=2)
    assert left_page(info, WORDS) == left_page(later, WORDS)
