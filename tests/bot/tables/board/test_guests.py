"""Where the bot is a guest, it draws with the tokens of those who have clicked, while they last."""

import itertools
from collections.abc import Iterator
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord.sending.delivery import Delivery
from bot.discord.sending.messages import Postbox, SendOutcome
from bot.kit.page import Button, Page, Row, Text
from bot.store import Reach
from bot.tables.board.guests import A_DAY, MOST_TOKENS, Guests
from bot.tables.model.table import Table
from tests.bot.discord.wall import Wall

ROOM = 77
PAGE = Page((Text("The table"), Row((Button("t:1:0:hand", "My hand"),))))


def refused(status: int, code: int) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(answer, {"code": code, "message": "no"})


class Wire:
    """The messages in the room, by number, with the visitor who sent each."""

    def __init__(self) -> None:
        self.messages: dict[int, Visitor] = {}
        self.edits: list[tuple[int, Visitor]] = []
        self.now = 1_000_000
        self.looks = 0
        """How often it was asked whether a token has expired."""
        self.own = Wall()
        self.guests = Guests(Delivery(), lambda: self.now, self.own)


NUMBERS = itertools.count(1)


class Visitor:
    """An interaction from somebody who has brought the bot along; also its followup and
    response."""

    def __init__(self, wire: Wire, *, left: float = 900, most: int = 5, pressed: int = 0) -> None:
        self.wire, self.most, self.left = wire, most, left
        self.id = next(NUMBERS)
        self.channel_id, self.guild_id = ROOM, None
        self.context = discord.app_commands.AppCommandContext(private_channel=True)
        self.followup = self.response = self
        self.private = False
        self.failing = 0
        flags = discord.MessageFlags()
        self.message = SimpleNamespace(id=pressed, flags=flags) if pressed else None
        self.data = {"custom_id": "t:1:0:hand"}

    @property
    def expires_at(self) -> datetime:
        return discord.utils.utcnow() + timedelta(seconds=self.left)

    def is_done(self) -> bool:
        return True

    def is_expired(self) -> bool:
        self.wire.looks += 1
        return self.left <= 0

    async def send(self, **_: Any) -> Any:
        if not self.most:
            raise refused(400, 40094)
        self.most -= 1
        number = 100 + len(self.wire.messages)
        self.wire.messages[number] = self
        return SimpleNamespace(id=number, flags=SimpleNamespace(ephemeral=self.private))

    async def edit_message(self, number: int, **_: Any) -> None:
        if self.failing:
            raise refused(401, self.failing)
        self.wire.edits.append((number, self))

    async def edit_original_response(self, **_: Any) -> None:
        assert self.message is not None
        await self.edit_message(self.message.id)

    async def delete_message(self, number: int) -> None:
        del self.wire.messages[number]

    def comes(self) -> "Visitor":
        """They get an answer."""
        found: Any = self
        assert self.wire.guests.heard(found)
        return self


def at_table(wire: Wire, reach: Reach = "guest", **facts: Any) -> Postbox:
    table = Table(
        id=1, guild=ROOM, channel=ROOM, reach=reach, founder=5, variant="slovenian", players=4,
        options={}, language="en", created_at=wire.now, **facts,
    )  # fmt: skip
    return wire.guests.at(table)


@pytest.fixture
def wire() -> Iterator[Wire]:
    yield Wire()


async def test_the_newest_token_posts_and_its_own_message_is_drawn_over(wire: Wire) -> None:
    room = at_table(wire)
    Visitor(wire).comes()
    newest = Visitor(wire).comes()
    sent = await room.post(ROOM, PAGE, "")
    assert sent.outcome is SendOutcome.DONE and sent.message is not None
    assert wire.messages == {sent.message: newest}
    Visitor(wire).comes()  # later visitors can't change it, and needn't
    assert (await room.edit(ROOM, sent.message, PAGE)).outcome is SendOutcome.DONE
    assert wire.edits == [(sent.message, newest)]


async def test_after_five_messages_another_token_goes_on(wire: Wire) -> None:
    room = at_table(wire)
    older = Visitor(wire).comes()
    newest = Visitor(wire, most=1).comes()
    for _ in range(2):
        assert (await room.post(ROOM, PAGE, "")).outcome is SendOutcome.DONE
    assert list(wire.messages.values()) == [newest, older]


async def test_what_only_one_person_sees_is_no_board(wire: Wire) -> None:
    room = at_table(wire)
    older = Visitor(wire).comes()
    Visitor(wire).comes().private = True
    assert (await room.post(ROOM, PAGE, "")).outcome is SendOutcome.DONE
    assert list(wire.messages.values()) == [older]


async def test_without_a_token_it_waits_for_a_click(wire: Wire) -> None:
    room = at_table(wire)
    assert (await room.post(ROOM, PAGE, "")).outcome is SendOutcome.FAILED
    assert (
        await room.edit(ROOM, 7, PAGE)
    ).outcome is SendOutcome.FAILED  # the board stays the board
    Visitor(wire, pressed=7).comes()
    assert (await room.edit(ROOM, 7, PAGE)).outcome is SendOutcome.DONE


async def test_uneditable_message_is_reported_gone(wire: Wire) -> None:
    room = at_table(wire)
    Visitor(wire).comes()
    assert (await room.edit(ROOM, 7, PAGE)).outcome is SendOutcome.GONE
    assert (await room.delete(ROOM, 7)).outcome is SendOutcome.GONE
    pressed = Visitor(wire, pressed=8).comes()
    pressed.failing = 50027  # Discord's clock is ahead of ours
    assert (await room.edit(ROOM, 8, PAGE)).outcome is SendOutcome.GONE


async def test_a_message_whose_token_dies_soon_goes_for_one_that_lasts(wire: Wire) -> None:
    room = at_table(wire)
    first = Visitor(wire).comes()
    sent = await room.post(ROOM, PAGE, "")
    assert sent.message is not None
    first.left = 60
    assert (await room.edit(ROOM, sent.message, PAGE)).outcome is SendOutcome.DONE  # no other lasts
    Visitor(wire).comes()
    assert (await room.edit(ROOM, sent.message, PAGE)).outcome is SendOutcome.GONE
    assert not wire.messages


async def test_the_end_of_a_table_is_not_kept_for_ever(wire: Wire) -> None:
    closed = at_table(wire, state="stopped", moved_at=wire.now)
    assert (await closed.post(ROOM, PAGE, "")).outcome is SendOutcome.FAILED
    wire.now += A_DAY
    assert (await closed.post(ROOM, PAGE, "")).outcome is SendOutcome.DONE
    assert not wire.messages


async def test_dead_tokens_are_forgotten(wire: Wire) -> None:
    visitors = [Visitor(wire, pressed=9) for _ in range(MOST_TOKENS + 3)]
    for visitor in visitors:
        visitor.comes()
    assert len(wire.guests._tokens[ROOM]) == MOST_TOKENS
    for visitor in visitors:
        visitor.left = 0
    other = Visitor(wire)
    other.channel_id = ROOM + 1
    other.comes()
    assert list(wire.guests._tokens) == [ROOM + 1]
    assert not wire.guests._owners


async def test_guest_click_looks_at_few_of_many_messages(wire: Wire) -> None:
    for number in range(1, 500):
        visitor = Visitor(wire, pressed=number)
        visitor.channel_id = number
        visitor.comes()
    before = wire.looks
    Visitor(wire, pressed=500).comes()
    assert wire.looks - before < 10


async def test_direct_messages_that_are_closed_are_answered(wire: Wire) -> None:
    """The bot writes there by itself; those who don't accept such messages get an answer with the
    same."""
    room, own = at_table(wire, "direct"), wire.own
    Visitor(wire).comes()
    sent = await room.post(ROOM, PAGE, "")
    assert sent.message in own.messages and not wire.messages
    own.mood = lambda what, page: SendOutcome.REFUSED
    sent = await room.post(ROOM, PAGE, "")
    assert sent.outcome is SendOutcome.DONE and sent.message in wire.messages
    assert (await room.edit(ROOM, sent.message, PAGE)).outcome is SendOutcome.DONE
    assert (await room.delete(ROOM, sent.message)).outcome is SendOutcome.DONE
    assert not wire.messages
