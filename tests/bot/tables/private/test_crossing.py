"""Requests that cross or get lost: the person on turn still has a page with working buttons."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.discord.sending.compose import compose
from bot.discord.sending.delivery import Delivery
from bot.kit.page import note
from bot.kit.wishes import Person, Response
from bot.store import StoreError
from bot.tables.desk.responses import Hand, Moved, Seated
from bot.tables.model.table import Table
from bot.tables.private import page_transitions
from bot.tables.private.private_views import PrivateViews
from tests.bot.discord.answering import replies_with_tables
from tests.bot.discord_stub import (
    ALREADY_ANSWERED,
    NO_BUTTONS,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    Screen,
    StubInteraction,
    http_error,
)
from tests.bot.tables.board.drawn_world import DrawnWorld
from tests.bot.tables.drawing import drawn_hand, private_views
from tests.bot.tables.private.hand_messages import remember
from tests.bot.world import ANA, CHANNEL, World
from tests.timeout import TIMEOUT

NOTHING: Any = None

FULL = "the disk is full"


@pytest.fixture
async def table(world: World) -> Table:
    return await world.start_table()


@pytest.fixture
async def hands() -> AsyncIterator[PrivateViews]:
    made = private_views()
    yield made
    await made.stop()


def user_on_turn(table: Table) -> int:
    """The person on turn."""
    assert table.awaited is not None
    return table.awaited


async def test_hand_in_flight_when_a_newer_token_comes_is_drawn_by_that(
    table: Table, hands: PrivateViews
) -> None:
    """A first hand that is still arriving loses its buttons.

    The player presses on a public message meanwhile, and the page comes there.
    """
    user = user_on_turn(table)
    first, then = (
        StubInteraction(user=user, screen=Screen()),
        StubInteraction(user=user, screen=Screen()),
    )
    remember(hands, table, first, None)
    first.gate.clear()
    sending = asyncio.create_task(hands.refresh(table, user))
    await asyncio.wait_for(first.begun.wait(), TIMEOUT)
    remember(hands, table, then, None)
    first.gate.set()
    assert await asyncio.wait_for(sending, TIMEOUT)
    await hands.wait_until_drawn()
    assert first.screen.shows == ["t:1:0:hand", NO_BUTTONS]
    assert then.screen.shows == ["t:1:0:hand"]


async def test_press_while_new_hand_is_being_sent_gets_its_own_hand(
    world: World, table: Table, hands: PrivateViews
) -> None:
    user = user_on_turn(table)
    old, pressed = (
        StubInteraction(user=user, screen=Screen()),
        StubInteraction(user=user, screen=Screen()),
    )
    remember(hands, table, old, 7)
    await world.play_deal(table)
    old.gate.clear()
    sending = asyncio.create_task(hands.refresh(table, user))
    await asyncio.wait_for(old.begun.wait(), TIMEOUT)
    shown: Any = pressed
    hands.remember(table, shown, message=7, shows_other_deal=True)
    old.gate.set()
    assert await asyncio.wait_for(sending, TIMEOUT)
    await hands.refresh(table, user)
    assert pressed.screen.shows[0] == f"t:1:{table.seq}:hand"


async def reply_to(
    press: StubInteraction, hands: PrivateViews, response: Response, boards: Any = NOTHING
) -> None:
    """Answer a press."""
    pressed: Any = press

    async def wish(_: Person) -> Response:
        return response

    await replies_with_tables(hands, boards, Delivery()).answer(pressed, wish)


async def test_hand_is_not_sent_before_the_reply_to_its_interaction(
    table: Table, hands: PrivateViews
) -> None:
    press = StubInteraction()
    press.gate.clear()
    reply = asyncio.create_task(reply_to(press, hands, Seated(note("Again!"), table=table)))
    await asyncio.wait_for(press.begun.wait(), TIMEOUT)
    sending = asyncio.create_task(hands.refresh(table, ANA))
    for _ in range(9):  # it has every chance to come first
        await asyncio.sleep(0)
    assert press.tried == ["private"]
    press.gate.set()
    await asyncio.wait_for(asyncio.gather(reply, sending), TIMEOUT)
    assert press.ways == ["private", "private after"]


class RecordingBoards:
    """Boards that record the hands they are asked to send."""

    def __init__(self) -> None:
        self.hands: list[int] = []

    def send_hand(self, _: Table, user: int) -> None:
        self.hands.append(user)


async def test_failed_move_notice_still_sends_hand_below(table: Table, hands: PrivateViews) -> None:
    press, boards = StubInteraction(on_private=True), RecordingBoards()
    press.deferred = True
    press.fail(aiohttp.ServerDisconnectedError(), times=2)
    await reply_to(press, hands, Moved(note("Below."), table=table), boards)
    assert boards.hands == [ANA]


async def test_expired_move_press_leaves_hand_in_place(table: Table, hands: PrivateViews) -> None:
    """Nothing can be sent any more through that press."""
    screen, press, boards = Screen(), StubInteraction(on_private=True), RecordingBoards()
    remember(hands, table, StubInteraction(user=ANA, screen=screen), 7)
    press.fail(http_error(404, UNKNOWN_INTERACTION))
    await reply_to(press, hands, Moved(note("Below."), table=table), boards)
    assert await hands.refresh(table, ANA)
    await hands.wait_until_drawn()
    assert screen.shows == ["t:1:0:hand"]


async def test_closed_match_is_not_drawn_over_the_next_one(
    world: World, hands: PrivateViews
) -> None:
    """*Play again* may be pressed on a person's page before the channel has heard of the end."""
    table, screen = await world.start_table(1), Screen()
    remember(hands, table, StubInteraction(user=ANA, screen=screen), 7)
    await world.play_moves(table)
    following = await world.start_table(1)
    remember(hands, following, StubInteraction(user=ANA, screen=screen), 7)
    assert await hands.refresh(following, ANA)
    await hands.close(table)
    assert screen.shows == ["t:2:0:hand"]


async def test_stale_redraw_of_previous_match_is_overwritten(
    world: World, hands: PrivateViews
) -> None:
    table, screen = await world.start_table(1), Screen()
    before = StubInteraction(user=ANA, screen=screen)
    remember(hands, table, before, 7)
    before.gate.clear()
    redrawn = asyncio.create_task(hands.refresh(table, ANA))
    await asyncio.wait_for(before.begun.wait(), TIMEOUT)
    await world.play_moves(table)
    following = await world.start_table(1)
    remember(hands, following, StubInteraction(user=ANA, screen=screen), 7)
    assert await hands.refresh(following, ANA)
    before.gate.set()
    await asyncio.wait_for(redrawn, TIMEOUT)
    await hands.wait_until_drawn()
    assert screen.shows[-1] == "t:2:0:hand"


async def test_lost_new_hand_is_sent_again_in_a_new_message(
    world: World, table: Table, hands: PrivateViews
) -> None:
    user = user_on_turn(table)
    token = StubInteraction(user=user)
    remember(hands, table, token, 7)
    await world.play_deal(table)
    token.fail(aiohttp.ServerDisconnectedError())
    assert not await hands.refresh(table, user)
    assert await hands.refresh(table, user)
    assert token.screen.shows == [f"t:1:{table.seq}:hand", NO_BUTTONS]
    assert token.screen.sent == 1


async def test_lost_redraw_is_retried(
    table: Table, hands: PrivateViews, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table waits for whoever plays alone: nothing else would be drawn for them."""
    monkeypatch.setattr(page_transitions, "RETRY_SECONDS", 0.0)
    user = user_on_turn(table)
    token = StubInteraction(user=user)
    remember(hands, table, token, 7)
    token.fail(aiohttp.ServerDisconnectedError(), times=3)
    assert not await hands.refresh(table, user)
    await asyncio.wait_for(token.arrived.wait(), TIMEOUT)
    await hands.wait_until_drawn()
    assert token.screen.shows == ["t:1:0:hand"]


async def test_redraw_of_a_deleted_message_is_not_retried(
    table: Table, hands: PrivateViews, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person has dismissed the message, say."""
    monkeypatch.setattr(page_transitions, "RETRY_SECONDS", 0.0)
    user = user_on_turn(table)
    token = StubInteraction(user=user)
    remember(hands, table, token, 7)
    token.fail(http_error(404, UNKNOWN_MESSAGE), times=9)
    assert not await hands.refresh(table, user)
    for _ in range(9):  # it has every chance to be tried
        await asyncio.sleep(0)
    assert token.tried == ["edit"]


async def test_reply_delivered_despite_disconnect_becomes_the_page(
    table: Table, hands: PrivateViews
) -> None:
    """Otherwise what comes would be drawn where the hand was before, or nowhere."""
    press = StubInteraction()
    press.fail(aiohttp.ServerDisconnectedError())
    press.fail(http_error(400, ALREADY_ANSWERED))
    hand = Hand(drawn_hand(table, ANA), table=table, hand_only=False)
    await reply_to(press, hands, hand)
    assert press.tried == ["private", "private", "edit"]
    assert hands.is_current(table, ANA)


async def test_press_answered_by_another_process_is_left_alone(
    table: Table, hands: PrivateViews
) -> None:
    press = StubInteraction()
    press.fail(http_error(400, ALREADY_ANSWERED))
    hand = Hand(drawn_hand(table, ANA), table=table, hand_only=False)
    await reply_to(press, hands, hand)
    assert press.tried == ["private"]
    assert not hands.is_current(table, ANA)


async def test_late_older_reply_is_overwritten_by_redraw(
    world: World, table: Table, hands: PrivateViews
) -> None:
    """The earlier page arrives last, so the hand is drawn once more."""
    user, screen = user_on_turn(table), Screen()
    first, second = (
        StubInteraction(user=user, screen=screen),
        StubInteraction(user=user, screen=screen),
    )
    remember(hands, table, first, 7)
    earlier = compose(drawn_hand(table, user)).view
    async with hands.replying(table, user):
        await world.play_moves(table, 1)
        async with hands.replying(table, user):
            page = drawn_hand(table, user)
            await second.edit_original_response(view=compose(page).view)
            await first.edit_original_response(view=earlier)
            remember(hands, table, first, 7)
        remember(hands, table, second, 7)
        hands.mark_shown(table, user, page)
    assert await hands.refresh(table, user)
    assert screen.shows == ["t:1:1:hand", "t:1:0:hand", "t:1:1:hand"]


async def test_redraw_arriving_after_newer_reply_is_overwritten(
    world: World, table: Table, hands: PrivateViews
) -> None:
    """The redraw arrives after the reply, and is answered before it."""
    user, screen = user_on_turn(table), Screen()
    first, pressed = (
        StubInteraction(user=user, screen=screen),
        StubInteraction(user=user, screen=screen),
    )
    remember(hands, table, first, 7)
    first.gate.clear()
    redrawn = asyncio.create_task(hands.refresh(table, user))
    await asyncio.wait_for(first.begun.wait(), TIMEOUT)
    await world.play_moves(table, 1)
    async with hands.replying(table, user):
        page = drawn_hand(table, user)
        await pressed.edit_original_response(view=compose(page).view)
        first.gate.set()
        for _ in range(9):  # it is answered at once
            await asyncio.sleep(0)
        remember(hands, table, pressed, 7)
        hands.mark_shown(table, user, page)
    await asyncio.wait_for(redrawn, TIMEOUT)
    assert screen.shows == ["t:1:1:hand", "t:1:0:hand", "t:1:1:hand"]


async def test_buttons_removed_during_a_slow_redraw_are_restored(
    table: Table, hands: PrivateViews
) -> None:
    """The redraw arrived before the buttons were removed, but its answer comes later."""
    user, screen = user_on_turn(table), Screen()
    first, pressed = (
        StubInteraction(user=user, screen=screen),
        StubInteraction(user=user, screen=screen),
    )
    pressed.answers.clear()
    remember(hands, table, first, 7)
    first.gate.clear()
    remember(hands, table, StubInteraction(user=user, screen=Screen()), 8)
    await asyncio.wait_for(first.begun.wait(), TIMEOUT)
    remember(hands, table, pressed, 7)
    redrawn = asyncio.create_task(hands.refresh(table, user))
    await asyncio.wait_for(pressed.arrived.wait(), TIMEOUT)
    first.gate.set()
    for _ in range(9):  # the buttons go, which is answered at once
        await asyncio.sleep(0)
    pressed.answers.set()
    await asyncio.wait_for(redrawn, TIMEOUT)
    await hands.wait_until_drawn()
    assert screen.shows == ["t:1:0:hand", NO_BUTTONS, "t:1:0:hand"]


@pytest.fixture
async def drawn(tmp_path: Path) -> AsyncIterator[DrawnWorld]:
    made = DrawnWorld(tmp_path / "tarok.sqlite3")
    await made.open()
    yield made
    await made.boards.close()
    await made.store.close()


async def test_store_failure_does_not_lose_turn_ping(
    drawn: DrawnWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tried = await drawn.start_table(), asyncio.Event()
    await drawn.settled()

    async def refuse(*_: object) -> None:
        tried.set()
        raise StoreError(FULL)

    with monkeypatch.context() as trouble:
        trouble.setattr(drawn.rows, "set_postings", refuse)
        await drawn.play_moves(table, 1)
        await asyncio.wait_for(tried.wait(), TIMEOUT)
    drawn.boards.clicked(table.id, CHANNEL, None)  # a click retries the drawing
    await drawn.settled()
    assert [pings for _, pings in drawn.channels.requests if pings][-1] == (table.publicly_awaited,)
