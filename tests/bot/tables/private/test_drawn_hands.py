"""A drawn hand is reused only as long as nothing of it has changed."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.games.hints_given import NUDGE, Given
from bot.kit.l10n import Words, load_words
from bot.kit.look import TEXT, Look
from bot.kit.page import Emoji, Page
from bot.tables.model.table import Table
from bot.tables.private import hand_page
from bot.tables.private.hand_page import DrawnHands, draw_hand
from search.explain.nudges import hint_by_thumb
from tests.bot.world import World
from tests.pages.drawn import WORDS

GERMAN = load_words(strict=True)("de")


@pytest.fixture
async def table(world: World) -> Table:
    return await world.started()


def _asked(table: Table) -> int:
    assert table.awaited is not None
    return table.awaited


def _rename(table: Table) -> None:
    table.chairs = tuple(replace(chair, name=f"{chair.name} II") for chair in table.chairs)


def _give_a_hint(table: Table) -> None:
    seat = table.seat_of(_asked(table))
    hint, deal = hint_by_thumb(table.view(seat)), table.deals
    table.given[seat] = Given(deal, table.shown_seq(seat), NUDGE, hint)


def _pause(table: Table) -> None:
    table.paused = 1


def test_what_has_not_changed_is_not_drawn_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, user = DrawnHands(), _asked(table)
    first = draw_hand(table, user, WORDS, drawn_hands=drawn)
    monkeypatch.setattr(hand_page, "hand", None)
    assert draw_hand(table, user, WORDS, drawn_hands=drawn) is first


@pytest.mark.parametrize("change", [_rename, _give_a_hint, _pause])
async def test_what_changes_at_the_table_is_seen(
    table: Table, change: Callable[[Table], None]
) -> None:
    drawn, user = DrawnHands(), _asked(table)
    before = draw_hand(table, user, WORDS, drawn_hands=drawn)
    async with table.lock:
        change(table)
    after = draw_hand(table, user, WORDS, drawn_hands=drawn)
    assert after == draw_hand(table, user, WORDS) != before


async def test_a_move_is_seen_by_all(world: World, table: Table) -> None:
    drawn, users = DrawnHands(), [chair.user for chair in table.chairs if chair.user is not None]
    before = [draw_hand(table, user, WORDS, drawn_hands=drawn) for user in users]
    await world.play(table, 1)
    after = [draw_hand(table, user, WORDS, drawn_hands=drawn) for user in users]
    assert after == [draw_hand(table, user, WORDS) for user in users]
    assert all(old != new for old, new in zip(before, after, strict=True))


def test_other_words_a_notice_and_emojis_are_seen(table: Table) -> None:
    drawn, user = DrawnHands(), _asked(table)
    emojis = {"SK": Emoji("SK", 7)}
    look = Look("emojis", emojis=emojis)

    def page(words: Words = WORDS, notice: str = "", look: Look = TEXT) -> Page:
        return draw_hand(table, user, words, notice, look, drawn_hands=drawn)

    plain = page()
    assert page(GERMAN) != plain
    assert page(notice="You must follow") != plain
    assert page(look=Look("emojis")) == draw_hand(table, user, WORDS, look=Look("emojis"))
    assert page(look=look) == draw_hand(table, user, WORDS, look=look)
    assert page() == plain
