"""A whole match by four people through the real bot process, and what it leaves behind."""

import random

from bot.base.database_address import DatabaseAddress
from sandbox import BotProcess, User
from tests.databases import direct_connection, on_each_database
from tests.wire.playing import Game, is_over
from tests.wire.score_sheets import sheets

pytestmark = on_each_database


async def test_four_people_play_a_match_by_clicking(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    game = Game(people, random.Random(4))
    await game.open(deals=2)
    await game.play()
    seen = await people[1].wait_for(is_over)
    titles = [sheet.split("\n")[0].split(" · ")[0] for sheet in sheets(seen)]
    assert titles == ["### Deal 1", "### Deal 2"]
    await bot.stop()
    with direct_connection(database) as db:
        moves = {
            (seq, user): code
            for seq, user, code in db.execute('SELECT seq, "user", code FROM moves')
            if user is not None  # where there is no choice the house has answered
        }
    assert {(move.seq, move.user): move.code for move in game.done} == moves
