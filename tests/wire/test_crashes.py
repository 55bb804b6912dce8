"""SIGKILL at random moments of a match: nothing that was acknowledged is ever lost."""

import random
from pathlib import Path

from sandbox import BotProcess, Server, User, text_of
from tests.databases import sqlite_connection
from tests.wire.killing import kill_in_flight
from tests.wire.playing import Done, Game, is_over
from tests.wire.score_sheets import sheets

KILLS = 24
EVERY = 4
"""About so many moves between two kills."""


def logged_moves(database: Path) -> set[Done]:
    """The moves in the store."""
    with sqlite_connection(database) as db:
        rows = db.execute("SELECT seq, user, code FROM moves").fetchall()
    return {Done(*row) for row in rows}


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
