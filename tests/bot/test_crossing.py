"""Requests that cross or get lost: who is asked has a page before them on which they can answer."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.channel.hand_messages import Hands
from bot.channel.reply_priority import ReplyPriority
from bot.tables.table import Table
from tests.bot.test_hands import NO_BUTTONS, Screen, Token, remember
from tests.bot.world import World
from tests.soon import SOON


@pytest.fixture
async def table(world: World) -> Table:
    return await world.started()


@pytest.fixture
async def hands() -> AsyncIterator[Hands]:
    made = Hands(ReplyPriority(0))
    yield made
    await made.stop()


def asked(table: Table) -> int:
    """Who is on turn."""
    assert table.awaited is not None
    return table.awaited


async def test_a_hand_that_goes_elsewhere_while_it_is_sent_is_drawn_there(
    table: Table, hands: Hands
) -> None:
    """Who presses on a public message as their first hand comes has that one taken away."""
    user = asked(table)
    first, then = Token(user, Screen()), Token(user, Screen())
    remember(hands, table, first, None)
    first.gate.clear()
    sending = asyncio.create_task(hands.refresh(table, user))
    await asyncio.wait_for(first.asked.wait(), SOON)
    remember(hands, table, then, None)
    first.gate.set()
    assert await asyncio.wait_for(sending, SOON)
    await hands.passed()
    assert first.screen.shows == ["t:1:0:hand", NO_BUTTONS]
    assert then.screen.shows == ["t:1:0:hand"]


async def test_who_is_shown_that_a_hand_is_elsewhere_has_it_though_it_was_just_sent(
    world: World, table: Table, hands: Hands
) -> None:
    user = asked(table)
    old, pressed = Token(user, Screen()), Token(user, Screen())
    remember(hands, table, old, 7)
    await world.play_deal(table)
    old.gate.clear()
    sending = asyncio.create_task(hands.refresh(table, user))
    await asyncio.wait_for(old.asked.wait(), SOON)
    there: Any = pressed
    hands.remember(table, there, message=7, anew=True)
    old.gate.set()
    assert await asyncio.wait_for(sending, SOON)
    await hands.refresh(table, user)
    assert pressed.screen.shows[0] == f"t:1:{table.seq}:hand"
