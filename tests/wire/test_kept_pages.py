"""Private pages outlive the process: its follower redraws them, without a click."""

import random
from functools import partial

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import BotProcess, User
from tests.databases import on_each_database
from tests.wire.playing import EPHEMERAL, Game, control, controls_of, hand_of, wait_for_query

pytestmark = on_each_database

PLAYED = 12
"""Moves after which each of four has a page."""


async def newest_page_id(user: User) -> str:
    """The newest private message with a table's controls, by its id."""
    pages = [m for m in await user.messages() if m["flags"] & EPHEMERAL and controls_of(m)]
    return str(pages[-1]["id"])


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "told to stop"])
async def test_pages_go_on_where_they_are_after_a_restart(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress, killed: bool
) -> None:
    game = Game(people, random.Random(7))
    await game.open(deals=1)
    await game.play(until=lambda: len(game.done) >= PLAYED)
    assert await game.wait_for_turn() is not None
    pages = {user.id: await newest_page_id(user) for user in people}
    of_pages = f"message IN ({', '.join(pages.values())})"
    await wait_for_query(database, f"SELECT count(*) = 4 FROM hand_messages WHERE {of_pages}")
    await (bot.kill() if killed else bot.stop())
    await bot.start()
    for _ in range(4):
        called = await game.wait_for_turn()
        assert called is not None
        user, board = called
        seq = control(board, "hand").seq
        of_now = partial(hand_of, seq=seq)
        hand = of_now(await user.wait_for(of_now))
        assert hand is not None and hand["id"] == pages[user.id]
        await game.move(user, hand)
        await game.wait_until_drawn(
            seq
        )  # who follows acknowledges first: the board may still be behind
