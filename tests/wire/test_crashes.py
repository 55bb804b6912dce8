"""SIGKILL at random moments of a match: nothing that was acknowledged is ever lost."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

from sandbox import Body, BotProcess, Server, User, text_of
from tests.timeout import TIMEOUT
from tests.wire.playing import Done, Game, board_of, is_over, turn_of
from tests.wire.score_sheets import sheets

KILLS = 24
EVERY = 4
"""About so many moves between two kills."""
LAST = 2
"""Drawings after a move until somebody else's turn is shown: their own page, and the board."""


def logged_moves(database: Path) -> set[Done]:
    """The moves in the store."""
    with sqlite3.connect(database) as db:
        rows = db.execute("SELECT seq, user, code FROM moves").fetchall()
    return {Done(*row) for row in rows}


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


async def test_no_acknowledged_move_is_lost(
    server: Server, bot: BotProcess, people: tuple[User, ...], database: Path
) -> None:
    game = Game(people, random.Random(11))
    await game.open(deals=4)
    kills = 0
    while True:
        seen = await people[0].messages()
        if is_over(seen):
            break
        if kills < KILLS and game.chance.randrange(EVERY) == 0:
            if game.chance.random() < 0.3:
                await bot.kill()
            elif not await kill_in_flight(server, bot, game):
                continue
            kills += 1
            assert set(game.done) <= logged_moves(database)
            await bot.start()
        elif not await game.step():
            break
    assert kills >= 20
    stored = logged_moves(database)
    assert set(game.done) <= stored
    assert [move.seq for move in sorted(stored)] == list(range(len(stored)))
    seen = await people[2].wait_for(is_over)
    titles = [sheet.split("\n")[0].split(" · ")[0] for sheet in sheets(seen)]
    assert titles == [f"### Deal {number}" for number in range(1, 5)]
    assert sum("The match is over" in text_of(message) for message in seen) == 1
