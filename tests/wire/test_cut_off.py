"""A process that reaches Discord, but not the database any more.

Another answers, and it keeps silent until it follows in its turn.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from bot.base.database_address import Server as Database
from bot.store.postgres.leases import ANY, FIRST, GONE
from sandbox import Sandbox, Server, User, text_of
from tests.ground import looking
from tests.line import Line
from tests.postgres import Postgres
from tests.soon import SOON
from tests.wire.conftest import QUICK, commands_written
from tests.wire.playing import Game
from tests.wire.relay import FOLLOWS, READY, Relay

pytestmark = pytest.mark.long

STEPS = 4
ASKED = 40
"""How often people ask for something that has to be looked up."""
NONE, REFUSED = "Somebody hasn't finished a deal here yet.", "can't write"


@pytest.fixture
def shared(postgres: Postgres) -> Iterator[Database]:
    made = postgres.create()
    yield made
    postgres.drop(made)


@pytest.fixture
async def line(shared: Database) -> AsyncIterator[Line]:
    """The line of the process that is cut off."""
    async with Line(shared) as line:
        yield line


@pytest.fixture
async def relay(server: Server, line: Line, tmp_path: Path) -> AsyncIterator[Relay]:
    made = Relay(server, line.server, tmp_path, **QUICK)
    yield made
    line.mend()
    await made.close()


async def asked(user: User, answers: list[str]) -> None:
    """Ask again and again, and note what is said."""
    for _ in range(ASKED):
        answer = await user.slash("tarok profile")
        said = "failed" if answer.failed else text_of(answer.message or {})
        answers.append(said.replace(user.name, "Somebody"))


@pytest.mark.parametrize("befalls", [Line.cut, Line.hold], ids=["broken", "held up"])
async def test_process_cut_off_from_database_falls_silent_and_follows(
    relay: Relay, line: Line, people: tuple[User, ...], befalls: Callable[[Line], None]
) -> None:
    """Commands, and presses at a table: all are answered by the one that took over."""
    cut_off = await relay.first()
    await commands_written(relay.server)
    game = Game(people, random.Random(5))
    await game.open(deals=1)
    for _ in range(STEPS):
        assert await game.step()
    relay.database = line.direct
    await relay.ready()
    before = relay.turns
    befalls(line)
    await relay.taken_over(before)
    answers = list[str]()
    await asyncio.gather(*(asked(person, answers) for person in people[:2]))
    for _ in range(STEPS):
        assert await game.step()
    assert set(game.done) <= set(relay.logged())
    assert set(answers) == {NONE}
    line.mend()
    await cut_off.logs(FOLLOWS)
    await cut_off.logs(READY)
    for _ in range(STEPS):
        assert await game.step()
    assert set(game.done) <= set(relay.logged())


async def test_lost_database_without_follower_is_reported_in_time(
    relay: Relay, line: Line, sandbox: Sandbox
) -> None:
    """The process is silent for two of the three seconds, as it cannot know.

    Once it holds the lease again, it goes on by itself.
    """
    await relay.first()
    await commands_written(relay.server)
    ana = await sandbox.user("Ana")
    right = text_of((await ana.slash("tarok profile")).message or {})
    line.cut()
    end = time.monotonic() + 2 * GONE
    while time.monotonic() < end:  # from half of it on, it keeps silent
        answer = await ana.slash("tarok profile")
        assert not answer.failed and REFUSED in text_of(answer.message or {})
    line.mend()
    async with asyncio.timeout(SOON):
        while text_of((await ana.slash("tarok profile")).message or {}) != right:
            pass


async def test_connected_follower_is_announced_to_the_holder(relay: Relay, line: Line) -> None:
    """So that one who hears nobody may leave its shards to it."""
    await relay.first()
    relay.database = line.direct
    await relay.ready()
    async with asyncio.timeout(SOON):
        while not standing_by(line.direct):  # noqa: ASYNC110 - it is not told
            await asyncio.sleep(0.1)


def standing_by(database: Database) -> bool:
    with looking(database) as db:
        return bool(db.execute(ANY, (FIRST,)).fetchall()[0][0])
