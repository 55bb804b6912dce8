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
from tests.database_proxy import DatabaseProxy
from tests.databases import direct_connection
from tests.postgres import Postgres
from tests.timeout import TIMEOUT, poll_until
from tests.wire.conftest import QUICK, wait_for_commands
from tests.wire.playing import Game
from tests.wire.relay import FOLLOWS, READY, Relay

pytestmark = pytest.mark.long

STEPS = 4
ASKED = 40
"""How often people ask for something that has to be looked up."""
NONE, REFUSED = "Somebody hasn't finished a deal at a table here yet.", "can't write"


@pytest.fixture
def shared(postgres: Postgres) -> Iterator[Database]:
    made = postgres.create_database()
    yield made
    postgres.drop_database(made)


@pytest.fixture
async def line(shared: Database) -> AsyncIterator[DatabaseProxy]:
    """The line of the process that is cut off."""
    async with DatabaseProxy(shared) as line:
        yield line


@pytest.fixture
async def relay(server: Server, proxy: DatabaseProxy, tmp_path: Path) -> AsyncIterator[Relay]:
    made = Relay(server, proxy.server, tmp_path, **QUICK)
    yield made
    proxy.mend()
    await made.close()


async def ask_repeatedly(user: User, answers: list[str]) -> None:
    """Ask again and again, and note what is said."""
    for _ in range(ASKED):
        answer = await user.slash("tarok profile")
        said = "failed" if answer.failed else text_of(answer.message or {})
        answers.append(said.replace(user.name, "Somebody"))


@pytest.mark.parametrize(
    "befalls", [DatabaseProxy.cut, DatabaseProxy.hold], ids=["broken", "held up"]
)
async def test_process_cut_off_from_database_falls_silent_and_follows(
    relay: Relay,
    proxy: DatabaseProxy,
    people: tuple[User, ...],
    befalls: Callable[[DatabaseProxy], None],
) -> None:
    """Commands, and presses at a table: all are answered by the one that took over."""
    cut_off = await relay.start_serving()
    await wait_for_commands(relay.server)
    game = Game(people, random.Random(5))
    await game.open(deals=1)
    for _ in range(STEPS):
        assert await game.step()
    relay.database = proxy.direct
    await relay.start_follower()
    before = relay.turns
    befalls(proxy)
    await relay.wait_for_take_over(before)
    answers = list[str]()
    await asyncio.gather(*(ask_repeatedly(person, answers) for person in people[:2]))
    for _ in range(STEPS):
        assert await game.step()
    assert set(game.done) <= set(relay.logged_moves())
    assert set(answers) == {NONE}
    proxy.mend()
    await cut_off.wait_for_log(FOLLOWS)
    await cut_off.wait_for_log(READY)
    for _ in range(STEPS):
        assert await game.step()
    assert set(game.done) <= set(relay.logged_moves())


async def test_lost_database_without_follower_is_reported_in_time(
    relay: Relay, proxy: DatabaseProxy, sandbox: Sandbox
) -> None:
    """The process is silent for two of the three seconds, as it cannot know.

    Once it holds the lease again, it goes on by itself.
    """
    await relay.start_serving()
    await wait_for_commands(relay.server)
    ana = await sandbox.user("Ana")
    right = text_of((await ana.slash("tarok profile")).message or {})
    proxy.cut()
    end = time.monotonic() + 2 * GONE
    while time.monotonic() < end:  # from half of it on, it keeps silent
        answer = await ana.slash("tarok profile")
        assert not answer.failed and REFUSED in text_of(answer.message or {})
    proxy.mend()
    async with asyncio.timeout(TIMEOUT):
        while text_of((await ana.slash("tarok profile")).message or {}) != right:
            pass


async def test_connected_follower_is_announced_to_the_holder(
    relay: Relay, proxy: DatabaseProxy
) -> None:
    """So that one who hears nobody may leave its shards to it."""
    await relay.start_serving()
    relay.database = proxy.direct
    await relay.start_follower()
    await poll_until(lambda: has_follower(proxy.direct))


def has_follower(database: Database) -> bool:
    with direct_connection(database) as db:
        return bool(db.execute(ANY, (FIRST,)).fetchall()[0][0])
