"""A killed process has told Discord that an answer takes longer: its follower gives that answer."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.base.database_address import Server as Database
from sandbox import DEFERRED, DEFERRED_UPDATE, Sandbox, Server, User, text_of
from tests.databases import direct_connection
from tests.postgres import Postgres
from tests.timeout import TIMEOUT
from tests.wire.conftest import QUICK, wait_for_commands
from tests.wire.playing import EPHEMERAL, Game, control, hand_of, next_deal_message, press_on_board
from tests.wire.presses import count_unfinished
from tests.wire.relay import Relay
from tests.wire.table_steps import play_first_deal

pytestmark = pytest.mark.long


@pytest.fixture
async def relay(server: Server, postgres: Postgres, tmp_path: Path) -> AsyncIterator[Relay]:
    made = Relay(server, postgres.create_database(), tmp_path, **QUICK)
    made.hurried = True
    yield made
    await made.close()


@contextmanager
def locked_table(database: Database, table: str) -> Iterator[None]:
    """Nothing can be written to a table of the database, or read from it."""
    with direct_connection(database) as db:
        db.execute("BEGIN")
        db.execute(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE")
        db.await_answers()
        yield
        db.execute("ROLLBACK")


async def wait_for_acknowledgement(server: Server, user: User, kind: int) -> None:
    """Wait until somebody's newest press is acknowledged, and nothing more."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            mine = [
                interaction
                for interaction in server.world.interactions.values()
                if interaction.user == int(user.id)
            ]
            if mine and mine[-1].answered == str(kind) and not mine[-1].completed.is_set():
                return
            await asyncio.sleep(0.02)


async def test_a_move_is_shown_that_was_only_acknowledged(
    relay: Relay, people: tuple[User, ...], server: Server
) -> None:
    """Its page is drawn again, in place and without another press, and it is made once."""
    serving = await relay.start_serving()
    await wait_for_commands(server)
    game = Game(people, random.Random(11))
    await game.open(deals=1)
    for _ in range(6):
        assert await game.step()
    called = await game.wait_for_turn()
    assert called is not None
    user, board = called
    hand = await game.hand(user, board)
    assert hand is not None
    seq, before = control(board, "hand").seq, len(relay.logged_moves())
    await relay.start_follower()
    with locked_table(relay.database, "moves"):
        moving = asyncio.create_task(game.move(user, hand))
        await wait_for_acknowledgement(server, user, DEFERRED_UPDATE)
        turns = relay.turns
        await serving.kill()
    await relay.wait_for_take_over(turns)

    def goes_on(messages: list[dict[str, object]]) -> bool:
        page = next(message for message in messages if message["id"] == hand["id"])
        return hand_of([page], seq) is None

    await user.wait_for(goes_on)
    await moving
    assert len(relay.logged_moves()) == before + 1
    await game.play()
    assert [move.seq for move in relay.logged_moves()] == [*range(len(relay.logged_moves()))]


async def test_deferred_press_is_answered_after_take_over(
    relay: Relay, people: tuple[User, ...], sandbox: Sandbox, server: Server
) -> None:
    serving = await relay.start_serving()
    await wait_for_commands(server)
    await play_first_deal(people)
    bor, eva = people[1], await sandbox.user("Eva")
    await eva.wait_for(next_deal_message)
    await relay.start_follower()
    with locked_table(relay.database, "seat_requests"):
        asking = asyncio.create_task(press_on_board(eva, "sit"))
        await wait_for_acknowledgement(server, eva, DEFERRED)
        turns = relay.turns
        await serving.kill()
    await relay.wait_for_take_over(turns)
    await asking
    seen = await eva.wait_for(lambda ms: any("Asked: " in text_of(message) for message in ms))
    assert (
        sum("Asked: " in text_of(message) and message["flags"] & EPHEMERAL > 0 for message in seen)
        == 1
    )
    await press_on_board(bor, f"guest:no:{eva.id}")
    await eva.wait_for(lambda ms: any("rather not" in text_of(message) for message in ms))
    assert not count_unfinished(server)


async def test_late_reply_is_not_repeated_after_a_kill(
    relay: Relay, people: tuple[User, ...], server: Server
) -> None:
    """The process is killed right after it."""
    serving = await relay.start_serving()
    await wait_for_commands(server)
    game = Game(people, random.Random(11))
    await game.open(deals=1)
    for _ in range(6):
        assert await game.step()
    ready = await relay.start_follower()
    called = await game.wait_for_turn()
    assert called is not None
    user, board = called
    hand = await game.hand(user, board)
    assert hand is not None
    with locked_table(relay.database, "moves"):
        moving = asyncio.create_task(game.move(user, hand))
        await wait_for_acknowledgement(server, user, DEFERRED_UPDATE)
    await moving
    sent = len(await user.messages())
    before = relay.logged_moves()
    await relay.replace(serving, signal.SIGKILL)
    await ready.wait_for_log("open tables: ")
    assert relay.logged_moves() == before and len(await user.messages()) == sent
    await game.play()
