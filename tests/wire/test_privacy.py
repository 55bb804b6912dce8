"""A user asks for their data, exports it, and is forgotten."""

import random

from bot.base.database_address import DatabaseAddress
from sandbox import Body, BotProcess, User, files_of, text_of
from tests.databases import direct_connection, on_each_database
from tests.wire.playing import Game, board_of, turn_of

pytestmark = on_each_database


async def test_person_is_forgotten_in_mid_match(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    game = Game(people, random.Random(4))
    await game.open(deals=1)
    assert await game.step()
    ana, bor = people[:2]
    shown = (await ana.slash("tarok privacy show")).message
    assert shown is not None and "/tarok privacy forget" in text_of(shown)
    exported = (await ana.slash("tarok privacy export")).message
    assert exported is not None and files_of(exported)
    asked = (await ana.slash("tarok privacy forget")).message
    assert asked is not None
    answer = await ana.press(asked, "Forget me")
    assert answer.message is not None and "you've been forgotten" in text_of(answer.message)
    with direct_connection(database) as db:
        left = db.execute('SELECT "user", name FROM seats').fetchall()
        kept = db.execute('SELECT count(*) FROM names WHERE "user" = ?', (int(ana.id),)).fetchone()
    assert (None, "a former player") in left and int(bor.id) in dict(left)
    assert kept == (0,)
    await bor.wait_for(lambda ms: not is_asked(board_of(ms), ana))
    await Game(people[1:], random.Random(4)).play()


def is_asked(board: Body | None, user: User) -> bool:
    """Whether a board waits for somebody: one that is behind may."""
    return board is None or turn_of(board) == user.id
