"""Matches over the wire on a PostgreSQL server, also while it is away."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.base.database_address import DatabaseAddress
from bot.store.open_store import open_store
from sandbox import BotProcess, Server, User, text_of
from tests.database_proxy import DatabaseProxy
from tests.databases import direct_connection
from tests.timeout import TIMEOUT, poll_until
from tests.wire.conftest import StartBot
from tests.wire.killing import kill_in_flight
from tests.wire.playing import Done, Game, controls_of, is_over, went_through
from tests.wire.processes import wait_for_log_line
from tests.wire.relay import FOLLOWS

pytestmark = pytest.mark.long

KILLS = 6
REFUSED = "can't write"


@pytest.fixture
def database(proxy: DatabaseProxy) -> DatabaseAddress:
    return proxy.server


def logged_moves(proxy: DatabaseProxy) -> set[Done]:
    """The moves in the store."""
    with direct_connection(proxy.direct) as db:
        rows = db.execute('SELECT seq, "user", code FROM moves').fetchall()
    return {Done(*row) for row in rows}


async def test_a_match_is_played_and_no_acknowledged_move_is_lost_by_kills(
    server: Server, bot: BotProcess, people: tuple[User, ...], proxy: DatabaseProxy
) -> None:
    game = Game(people, random.Random(11))
    await game.open(deals=2)
    kills = 0
    while not is_over(await people[0].messages()):
        if kills < KILLS and game.chance.randrange(4) == 0:
            if not await kill_in_flight(server, bot, game):
                continue
            kills += 1
            assert set(game.done) <= logged_moves(proxy)
            await bot.start()
        elif not await game.step():
            break
    assert kills == KILLS
    stored = logged_moves(proxy)
    assert set(game.done) <= stored
    assert [move.seq for move in sorted(stored)] == list(range(len(stored)))
    seen = await people[2].wait_for(is_over)
    assert sum("The match is over" in text_of(message) for message in seen) == 1


async def test_while_the_server_is_away_people_read_a_sentence(
    bot: BotProcess, people: tuple[User, ...], proxy: DatabaseProxy
) -> None:
    """Once it is back, the same press plays, and nobody has to restart the bot."""
    game = Game(people, random.Random(1))
    await game.open(deals=1)
    called = await game.wait_for_turn()
    assert called is not None
    user, board = called
    hand = await game.hand(user, board)
    assert hand is not None
    move = next(control for control in controls_of(hand) if control.moves)
    proxy.cut()
    async with asyncio.TaskGroup() as both:  # the sentence disappears, so look meanwhile
        both.create_task(
            user.wait_for(lambda ms: any(REFUSED in text_of(message) for message in ms))
        )
        both.create_task(user.click(hand, move.id))
    proxy.mend()
    answer = await user.click(hand, move.id, stale=True)
    while REFUSED in text_of(answer.message or {}):  # the bot tries once a second
        answer = await user.click(hand, move.id, stale=True)
    assert went_through(answer)
    await game.play()
    assert set(game.done) <= logged_moves(proxy)


async def test_the_house_goes_on_by_itself(
    bot: BotProcess, people: tuple[User, ...], proxy: DatabaseProxy
) -> None:
    """People who play alone needn't repeat a press."""
    game = Game(people[:1], random.Random(3))
    await game.open(deals=1, house=3)
    for _ in range(3):
        await game.step()
        proxy.hang_up()
    await game.play()
    assert set(game.done) <= logged_moves(proxy)


@pytest.mark.parametrize("what", ["delay", "slow"])
async def test_a_slow_server_is_in_time(
    bot: BotProcess, people: tuple[User, ...], proxy: DatabaseProxy, what: str
) -> None:
    """With 200 ms for each answer, or for each statement, every press still gets one."""
    game = Game(people, random.Random(2))
    await game.open(deals=1)
    setattr(proxy, what, 0.2)
    for _ in range(6):
        await game.step()
    setattr(proxy, what, 0.0)
    assert len(game.done) >= 5
    assert set(game.done) <= logged_moves(proxy)


async def test_a_bot_that_was_thought_dead_waits_for_its_turn(
    server: Server, bot: BotProcess, people: tuple[User, ...], proxy: DatabaseProxy, log: Path
) -> None:
    """Another one answers people until it ends; then this one goes on."""
    game = Game(people, random.Random(1))
    await game.open(deals=1)
    called = await game.wait_for_turn()
    assert called is not None
    before = logged_moves(proxy)
    proxy.cut()
    other = await open_store(proxy.direct)
    server.gateway.ready.clear()
    proxy.mend()
    await poll_until(lambda: FOLLOWS in log.read_text("utf-8"))
    assert logged_moves(proxy) == before
    await other.close()
    async with asyncio.timeout(TIMEOUT):
        await server.gateway.ready.wait()
    await game.play()
    assert set(game.done) <= logged_moves(proxy)


async def test_a_bot_backs_its_database_up_by_the_clock(
    start_bot: StartBot, people: tuple[User, ...], proxy: DatabaseProxy, log: Path, tmp_path: Path
) -> None:
    """Its event loop is watched meanwhile."""
    kept = tmp_path / "kept"
    await start_bot(TAROK_BACKUP_EVERY="24", TAROK_BACKUP_FOLDER=str(kept))
    game = Game(people, random.Random(1))
    await game.open(deals=1)
    await game.step()
    await wait_for_log_line(log, " is a backup; its open tables: ")
    (file,) = kept.iterdir()
    assert file.name.startswith(f"{proxy.server.sidecar_path.name}-")
    assert file.stat().st_mode & 0o077 == 0
    assert "no backup was made" not in log.read_text("utf-8")
