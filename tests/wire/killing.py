"""A bot killed in the middle of a press, and started again."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.base.database_address import DatabaseAddress
from sandbox import Answer, Body, BotProcess, Server, User
from tests.timeout import TIMEOUT
from tests.wire.playing import (
    Game,
    board_of,
    turn_of,
    wait_for_query,
)

LAST = 2
"""Drawings after a move until somebody else's turn is shown: their own page, and the board."""


async def kill_in_flight(server: Server, bot: BotProcess, game: Game) -> bool:
    """Kill the bot while somebody's move is in flight, at one of its stages."""
    return await end_in_flight(server, bot.kill, game)


async def end_in_flight(server: Server, end: Callable[[], Awaitable[object]], game: Game) -> bool:
    """End it this way while somebody's move is in flight, at one of its stages."""
    called = await game.wait_for_turn()
    if called is None or (hand := await game.hand(*called)) is None:
        return False
    user, _ = called
    queue: asyncio.Queue[Body] = asyncio.Queue()
    server.world.watchers.add(queue)
    clicking = asyncio.create_task(game.move(user, hand))
    stage = game.chance.randrange(4)
    if stage == 0:
        await asyncio.sleep(0)  # the click may not even have left
    else:
        for drawn in range(stage):  # after the answer, the next drawing, the one after it
            board = board_of(await user.messages()) if drawn == LAST else None
            if board is not None and turn_of(board) == user.id:
                break  # they go on announcing, and nobody else is shown a hand
            await asyncio.wait_for(queue.get(), TIMEOUT)
    server.world.watchers.discard(queue)
    await end()
    await clicking
    return True


async def kill_during_click(
    server: Server, bot: BotProcess, click: asyncio.Task[Answer], stage: int
) -> None:
    """Kill the bot while a click is in flight: before it has left, or after an event."""
    if stage:
        queue: asyncio.Queue[Body] = asyncio.Queue()
        server.world.watchers.add(queue)
        await asyncio.wait_for(queue.get(), TIMEOUT)
        server.world.watchers.discard(queue)
    else:
        await asyncio.sleep(0)
    await bot.kill()
    await click


NOBODY_ELSE = """
SELECT count(*) = 0 FROM pg_stat_activity
WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
"""


async def wait_for_release(database: DatabaseAddress) -> None:
    """Wait until nobody has it open: a server still does what a killed process has sent it."""
    if not isinstance(database, Path):
        await wait_for_query(database, NOBODY_ELSE)


async def redraw_page(server: Server, user: User, page: Body, hand: str) -> Body:
    """A page as a press draws it, though whoever follows acknowledges first, and draws then."""
    before = len(server.world.journal)
    await user.click(page, hand, stale=True)
    seen = await user.wait_for(lambda _: len(server.world.journal) > before)
    return next(message for message in seen if message["id"] == page["id"])
