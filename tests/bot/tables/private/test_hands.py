"""A person's hand is in one message, which shows the newest state in the end."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.discord.sending.compose import compose
from bot.discord.sending.delivery import Delivery
from bot.tables.model.table import Table
from bot.tables.private.private_views import PrivateViews
from tests.bot.discord_stub import NO_BUTTONS, Screen, StubInteraction
from tests.bot.tables.drawing import drawn_hand, private_views
from tests.bot.tables.private.hand_messages import remember
from tests.bot.world import World
from tests.pages.drawn import WORDS
from tests.timeout import TIMEOUT


@pytest.fixture
async def table(world: World) -> Table:
    return await world.start_table()


@pytest.fixture
async def hands() -> AsyncIterator[PrivateViews]:
    made = private_views()
    yield made
    await made.stop()


async def test_late_redraw_is_overwritten_by_the_newer_reply(
    world: World, table: Table, hands: PrivateViews
) -> None:
    """A redraw is stuck while the person clicks, and the reply with another token overtakes it."""
    user, screen = table.awaited or 0, Screen()
    old, new = StubInteraction(user=user, screen=screen), StubInteraction(user=user, screen=screen)
    remember(hands, table, old, 7)
    old.gate.clear()
    stuck = asyncio.create_task(hands.refresh(table, user))
    await asyncio.wait_for(old.begun.wait(), TIMEOUT)
    await world.play_moves(table, 1)
    async with hands.replying(table, user):
        await new.edit_original_response(view=_view(table, user))
        remember(hands, table, new, 7)
    old.gate.set()
    assert await asyncio.wait_for(stuck, TIMEOUT)
    assert screen.shows == ["t:1:1:hand", "t:1:0:hand", "t:1:1:hand"]


def _view(table: Table, user: int) -> Any:
    return compose(drawn_hand(table, user)).view


async def test_redraw_waits_for_the_running_reply(
    world: World, table: Table, hands: PrivateViews
) -> None:
    user, screen = table.awaited or 0, Screen()
    remember(hands, table, StubInteraction(user=user, screen=screen), 7)
    async with hands.replying(table, user):
        view = _view(table, user)
        await world.play_moves(table, 1)
        redrawn = asyncio.create_task(hands.refresh(table, user))
        for _ in range(9):  # it has every chance to begin
            await asyncio.sleep(0)
        await StubInteraction(user=user, screen=screen).edit_original_response(view=view)
    assert await asyncio.wait_for(redrawn, TIMEOUT)
    assert screen.shows == ["t:1:0:hand", "t:1:1:hand"]


async def test_queued_redraws_send_only_the_newest_state(
    world: World, table: Table, hands: PrivateViews
) -> None:
    user, screen = table.awaited or 0, Screen()
    token = StubInteraction(user=user, screen=screen)
    remember(hands, table, token, 7)
    token.gate.clear()
    waiting = [asyncio.create_task(hands.refresh(table, user))]
    await asyncio.wait_for(token.begun.wait(), TIMEOUT)
    for _ in range(3):
        await world.play_moves(table, 1)
        waiting.append(asyncio.create_task(hands.refresh(table, user)))
        await asyncio.sleep(0)
    token.gate.set()
    assert all(await asyncio.wait_for(asyncio.gather(*waiting), TIMEOUT))
    assert screen.shows == ["t:1:0:hand", "t:1:3:hand"]


async def test_earlier_of_two_hands_loses_its_buttons(table: Table, hands: PrivateViews) -> None:
    user, screen = table.awaited or 0, Screen()
    first, same, other = (StubInteraction(user=user, screen=screen) for _ in range(3))
    for token, message in ((first, 7), (same, 7), (other, 8)):
        remember(hands, table, token, message)
        await hands.wait_until_drawn()
    assert screen.shows == [NO_BUTTONS]


async def test_press_on_earlier_hand_before_it_is_retired_keeps_its_buttons(
    table: Table, hands: PrivateViews
) -> None:
    user, screens = table.awaited or 0, (Screen(), Screen())
    for screen, message in zip((*screens, screens[0]), (7, 8, 7), strict=True):
        remember(hands, table, StubInteraction(user=user, screen=screen), message)
    await hands.wait_until_drawn()
    assert [screen.shows for screen in screens] == [[], [NO_BUTTONS]]


async def test_press_on_earlier_hand_while_it_is_retired_restores_its_buttons(
    world: World, table: Table, hands: PrivateViews
) -> None:
    """Otherwise neither message would have any, and they could not play."""
    user, screens = table.awaited or 0, (Screen(), Screen())
    first, second, pressed = (
        StubInteraction(user=user, screen=shown) for shown in (*screens, screens[0])
    )
    remember(hands, table, first, 7)
    first.gate.clear()
    remember(hands, table, second, 8)
    await asyncio.wait_for(first.begun.wait(), TIMEOUT)
    async with hands.replying(table, user):
        page = drawn_hand(table, user)
        await pressed.edit_original_response(view=compose(page).view)
        remember(hands, table, pressed, 7)
        hands.mark_shown(table, user, page)
    first.gate.set()
    await hands.wait_until_drawn()
    assert screens[0].shows == ["t:1:0:hand", NO_BUTTONS, "t:1:0:hand"]
    assert screens[1].shows == [NO_BUTTONS]


async def test_next_hand_is_sent_below_and_the_last_one_loses_its_buttons(
    world: World, table: Table, hands: PrivateViews
) -> None:
    """Also if they ended the deal with their own card: the hand isn't drawn over that message."""
    user, screen = table.awaited or 0, Screen()
    remember(hands, table, StubInteraction(user=user, screen=screen), 7)
    await world.finish_deal(table)
    assert await hands.refresh(table, user)
    assert screen.shows == [NO_BUTTONS]
    await world.ask_for_next_deal(table)
    assert await hands.refresh(table, user)
    assert screen.shows[1:] == [f"t:1:{table.seq}:hand", NO_BUTTONS] and screen.sent == 1


async def test_pending_redraw_does_not_send_the_next_deals_hand(
    world: World, table: Table, hands: PrivateViews
) -> None:
    """Else it would come above the board, where nobody looks for it; Discord was slow."""
    user, screen = table.awaited or 0, Screen()
    token = StubInteraction(user=user, screen=screen)
    remember(hands, table, token, 7)
    token.gate.clear()
    hands.refresh_soon(table, user)
    await asyncio.wait_for(token.begun.wait(), TIMEOUT)
    hands.refresh_soon(table, user)
    await world.play_deal(table)
    token.gate.set()
    await hands.wait_until_drawn()
    assert screen.shows == ["t:1:0:hand"]
    assert await hands.refresh(table, user)
    assert screen.shows[1:] == [f"t:1:{table.seq}:hand", NO_BUTTONS] and screen.sent == 1


class Late(Delivery):
    """A delivery whose pictures are ready once ``pictures_ready`` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures_ready = asyncio.Event()

    async def ready(self, *_: Any, **__: Any) -> bool:
        await self.pictures_ready.wait()
        return True


async def test_late_pictures_of_the_last_deal_do_not_send_the_next_hand(
    world: World, table: Table
) -> None:
    user, screen, late = table.awaited or 0, Screen(), Late()
    hands = private_views(delivery=late)
    remember(hands, table, StubInteraction(user=user, screen=screen), 7)
    hands.redraw_with_pictures(table, user, drawn_hand(table, user), 0)
    await world.play_deal(table)
    late.pictures_ready.set()
    await hands.wait_until_drawn()
    assert screen.shows == []
    assert await hands.refresh(table, user)
    assert screen.shows == [f"t:1:{table.seq}:hand", NO_BUTTONS]
    await hands.stop()


async def test_late_redraw_of_the_last_deal_is_overwritten_by_the_next_hand(
    world: World, table: Table, hands: PrivateViews
) -> None:
    """A reply has shown the next hand in the same message meanwhile."""
    user, screen = table.awaited or 0, Screen()
    old, new = StubInteraction(user=user, screen=screen), StubInteraction(user=user, screen=screen)
    remember(hands, table, old, 7)
    old.gate.clear()
    stuck = asyncio.create_task(hands.refresh(table, user))
    await asyncio.wait_for(old.begun.wait(), TIMEOUT)
    await world.play_deal(table)
    async with hands.replying(table, user):
        await new.edit_original_response(view=_view(table, user))
        remember(hands, table, new, 7)
    old.gate.set()
    assert await asyncio.wait_for(stuck, TIMEOUT)
    now = f"t:1:{table.seq}:hand"
    assert screen.shows == [now, "t:1:0:hand", now] and not screen.sent


async def test_next_hand_is_sent_by_the_newest_token(
    world: World, table: Table, hands: PrivateViews
) -> None:
    """*Next deal* is pressed on a public message, which brings a token but no private message."""
    user, screen = table.awaited or 0, Screen()
    first, pressed = (
        StubInteraction(user=user, screen=screen),
        StubInteraction(user=user, screen=Screen()),
    )
    remember(hands, table, first, 7)
    await world.finish_deal(table)
    remember(hands, table, pressed, None)
    await world.ask_for_next_deal(table)
    assert await hands.refresh(table, user)
    assert screen.shows == [NO_BUTTONS] and pressed.screen.sent == 1


async def test_unwatched_page_is_not_redrawn_after_a_running_request(
    table: Table, hands: PrivateViews
) -> None:
    """A redraw already being sent arrives first; none comes after it."""
    user, screen = table.awaited or 0, Screen()
    token = StubInteraction(user=user, screen=screen)
    remember(hands, table, token, 7)
    token.gate.clear()
    redrawn = asyncio.create_task(hands.refresh(table, user))
    await asyncio.wait_for(token.begun.wait(), TIMEOUT)
    again = asyncio.create_task(hands.refresh(table, user))
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_soon(token.gate.set)
    await hands.stop_watching(table, user)
    screen.pages.append([])  # another page
    await asyncio.wait_for(asyncio.gather(redrawn, again), TIMEOUT)
    assert screen.shows == ["t:1:0:hand", NO_BUTTONS]


async def test_stuck_request_is_cancelled_when_the_page_is_unwatched(
    table: Table, hands: PrivateViews
) -> None:
    user, screen = table.awaited or 0, Screen()
    token = StubInteraction(user=user, screen=screen)
    remember(hands, table, token, 7)
    token.gate.clear()
    stuck = asyncio.create_task(hands.refresh(table, user))
    await asyncio.wait_for(token.begun.wait(), TIMEOUT)
    await asyncio.wait_for(hands.stop_watching(table, user), TIMEOUT)
    token.gate.set()
    assert not await asyncio.wait_for(stuck, TIMEOUT)
    assert screen.shows == []


async def test_hand_with_an_expired_token_is_not_redrawn(table: Table, hands: PrivateViews) -> None:
    user, screen = table.awaited or 0, Screen()
    expired = StubInteraction(user=user, age=LIFE, screen=screen)
    remember(hands, table, expired, 7)
    assert not await hands.refresh(table, user)
    assert screen.shows == []


LIFE = 900.0
"""Seconds for which an interaction can be used."""
REFUSAL = "Not that card!"


async def test_refusal_stays_until_the_hand_changes(
    world: World, table: Table, hands: PrivateViews, spoken: StubInteraction
) -> None:
    """A redraw already due doesn't remove a refusal; the next move does."""
    async with reply_with_hand(hands, table, spoken, REFUSAL):
        due = asyncio.create_task(hands.refresh(table, spoken.user.id))
    assert await asyncio.wait_for(due, TIMEOUT)
    assert REFUSAL in spoken.screen.text
    await world.play_moves(table, 1)
    assert await hands.refresh(table, spoken.user.id)
    assert REFUSAL not in spoken.screen.text


async def test_refusal_is_dropped_by_the_next_reply_or_message(
    table: Table, hands: PrivateViews, spoken: StubInteraction
) -> None:
    async with reply_with_hand(hands, table, spoken, REFUSAL):
        pass
    async with reply_with_hand(hands, table, spoken, ""):
        pass
    assert await hands.refresh(table, spoken.user.id)
    assert spoken.screen.text and REFUSAL not in spoken.screen.text
    async with reply_with_hand(hands, table, spoken, REFUSAL):
        pass
    remember(hands, table, spoken, None)
    assert await hands.refresh(table, spoken.user.id)
    assert spoken.screen.text and REFUSAL not in spoken.screen.text


@pytest.fixture
def spoken(table: Table) -> StubInteraction:
    """The token of the player on turn."""
    return StubInteraction(user=table.awaited or 0)


@contextlib.asynccontextmanager
async def reply_with_hand(
    hands: PrivateViews, table: Table, token: StubInteraction, notice: str
) -> AsyncIterator[None]:
    """A reply with the hand below a notice; what happens meanwhile goes in the ``with`` block."""
    user = token.user.id
    page = drawn_hand(table, user, notice)
    hands.set_reply_page(table, user, page, WORDS, bare=False)
    async with hands.replying(table, user):
        await token.edit_original_response(view=compose(page).view)
        remember(hands, table, token, 7)
        yield


async def test_hand_in_flight_when_another_opens_loses_its_buttons(
    table: Table,
) -> None:
    hands, user = private_views(), table.chairs[table.turn or 0].user or 0
    sent, opened = (
        StubInteraction(user=user, screen=Screen()),
        StubInteraction(user=user, screen=Screen()),
    )
    remember(hands, table, sent, None)
    sent.gate.clear()
    sending = asyncio.create_task(hands.refresh(table, user))
    await sent.begun.wait()
    async with hands.replying(table, user):
        remember(hands, table, opened, 7)
    sent.gate.set()
    await sending
    assert sent.screen.sent == 1 and sent.screen.shows[-1] == NO_BUTTONS
    assert NO_BUTTONS not in opened.screen.shows
