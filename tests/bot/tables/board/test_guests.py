"""Where the bot is a guest, it draws with the live tokens of people who have clicked."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.sending.delivery import Delivery
from bot.discord.sending.messages import Postbox, SendOutcome
from bot.kit.page import Button, Page, Row, Text
from bot.kit.wishes import Reach
from bot.tables.board.guests import ENDING_SECONDS, MAX_TOKENS, Guests
from bot.tables.model.table import Table
from tests.bot.discord_stub import (
    TOKEN_EXPIRED,
    TOO_MANY_FOLLOW_UPS,
    Screen,
    StubInteraction,
    StubMessages,
    http_error,
)

ROOM = 77
PAGE = Page((Text("The table"), Row((Button("t:1:0:hand", "My hand"),))))


class Room:
    """A channel where the bot answers users who have it installed."""

    def __init__(self) -> None:
        self.screen = Screen()
        self.now = 1_000_000
        self.bot = StubMessages()
        """The bot's own messages."""
        self.guests = Guests(Delivery(), lambda: self.now, self.bot)

    def visitor(self, *, pressed: int = 0, channel: int = ROOM) -> StubInteraction:
        """An interaction that is answered there; ``pressed``: the message it is a press on."""
        visitor: Any = StubInteraction(channel=channel, screen=self.screen)
        visitor.guild_id, visitor.deferred = None, True
        visitor.context = discord.app_commands.AppCommandContext(private_channel=True)
        visitor.data = {"custom_id": "t:1:0:hand"}
        if pressed:
            visitor.message = SimpleNamespace(id=pressed, flags=discord.MessageFlags())
        assert self.guests.note_reply(visitor)
        return cast(StubInteraction, visitor)

    @property
    def senders(self) -> list[StubInteraction]:
        """By whom the messages there were sent."""
        return [message.by for message in self.screen.follow_ups.values()]


def open_guest_table(room: Room, reach: Reach = "guest", **facts: Any) -> Postbox:
    table = Table(
        id=1, guild=ROOM, channel=ROOM, reach=reach, founder=5, variant="slovenian", players=4,
        options={}, language="en", created_at=room.now, **facts,
    )  # fmt: skip
    return room.guests.for_table(table)


@pytest.fixture
def room() -> Room:
    return Room()


async def test_newest_token_posts_and_owner_edits(room: Room) -> None:
    postbox = open_guest_table(room)
    room.visitor()
    newest = room.visitor()
    sent = await postbox.post(ROOM, PAGE, "")
    assert sent.outcome is SendOutcome.DONE and sent.message is not None
    assert list(room.screen.follow_ups) == [sent.message] and room.senders == [newest]
    room.visitor()  # later visitors can't change it, and needn't
    assert (await postbox.edit(ROOM, sent.message, PAGE)).outcome is SendOutcome.DONE
    assert newest.drawn[-1][:2] == ("edit after", sent.message)


async def test_spent_token_is_followed_by_another(room: Room) -> None:
    postbox = open_guest_table(room)
    older = room.visitor()
    newest = room.visitor()
    newest.fail(None)
    newest.fail(http_error(400, TOO_MANY_FOLLOW_UPS))
    for _ in range(2):
        assert (await postbox.post(ROOM, PAGE, "")).outcome is SendOutcome.DONE
    assert room.senders == [newest, older]


async def test_ephemeral_message_is_not_used_as_board(room: Room) -> None:
    postbox = open_guest_table(room)
    older = room.visitor()
    room.visitor().follow_ups_are_private = True
    assert (await postbox.post(ROOM, PAGE, "")).outcome is SendOutcome.DONE
    assert room.senders == [older]


async def test_guest_board_without_a_token_waits_for_a_click(room: Room) -> None:
    postbox = open_guest_table(room)
    assert (await postbox.post(ROOM, PAGE, "")).outcome is SendOutcome.AWAITS_CLICK
    assert (
        await postbox.edit(ROOM, 7, PAGE)
    ).outcome is SendOutcome.AWAITS_CLICK  # the board stays the board
    room.visitor(pressed=7)
    assert (await postbox.edit(ROOM, 7, PAGE)).outcome is SendOutcome.DONE


async def test_uneditable_message_is_reported_gone(room: Room) -> None:
    postbox = open_guest_table(room)
    room.visitor()
    assert (await postbox.edit(ROOM, 7, PAGE)).outcome is SendOutcome.GONE
    assert (await postbox.delete(ROOM, 7)).outcome is SendOutcome.GONE
    pressed = room.visitor(pressed=8)
    pressed.fail(http_error(401, TOKEN_EXPIRED))  # Discord's clock is ahead of ours
    assert (await postbox.edit(ROOM, 8, PAGE)).outcome is SendOutcome.GONE


async def test_message_with_an_expiring_token_is_replaced_by_a_lasting_one(room: Room) -> None:
    postbox = open_guest_table(room)
    first = room.visitor()
    sent = await postbox.post(ROOM, PAGE, "")
    assert sent.message is not None
    first.expires_at = datetime.now(UTC) + timedelta(minutes=1)
    assert (
        await postbox.edit(ROOM, sent.message, PAGE)
    ).outcome is SendOutcome.DONE  # no other lasts
    room.visitor()
    assert (await postbox.edit(ROOM, sent.message, PAGE)).outcome is SendOutcome.GONE
    assert not room.senders


async def test_undrawable_ending_is_given_up_after_a_day(room: Room) -> None:
    closed = open_guest_table(room, state="stopped", moved_at=room.now)
    assert (await closed.post(ROOM, PAGE, "")).outcome is SendOutcome.AWAITS_CLICK
    room.now += ENDING_SECONDS
    assert (await closed.post(ROOM, PAGE, "")).outcome is SendOutcome.DONE
    assert not room.senders


async def test_expired_tokens_are_dropped(room: Room) -> None:
    visitors = [room.visitor(pressed=9) for _ in range(MAX_TOKENS + 3)]
    assert len(room.guests._tokens[ROOM]) == MAX_TOKENS
    for visitor in visitors:
        visitor.expires_at = visitor.created_at
    room.visitor(channel=ROOM + 1)
    assert list(room.guests._tokens) == [ROOM + 1]
    assert not room.guests._owners


async def test_guest_click_looks_at_few_of_many_messages(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(1, 500):
        room.visitor(pressed=number, channel=number)
    checks = list[StubInteraction]()

    def is_expired(interaction: StubInteraction) -> bool:
        checks.append(interaction)
        return False

    monkeypatch.setattr(StubInteraction, "is_expired", is_expired)
    room.visitor(pressed=500)
    assert len(checks) < 10


async def test_refused_direct_message_is_sent_by_token(room: Room) -> None:
    """The bot posts there by itself; people who refuse such messages are answered by a token."""
    postbox = open_guest_table(room, "direct")
    room.visitor()
    sent = await postbox.post(ROOM, PAGE, "")
    assert sent.message in room.bot.messages and not room.senders
    room.bot.outcome_of = lambda what, page: SendOutcome.REFUSED
    sent = await postbox.post(ROOM, PAGE, "")
    assert sent.outcome is SendOutcome.DONE and sent.message in room.screen.follow_ups
    assert (await postbox.edit(ROOM, sent.message, PAGE)).outcome is SendOutcome.DONE
    assert (await postbox.delete(ROOM, sent.message)).outcome is SendOutcome.DONE
    assert not room.senders
