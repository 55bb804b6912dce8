"""Two processes on one PostgreSQL database: one goes on with what the other began."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.base.database_address import Server as Database
from bot.host.log_check import check
from bot.kit.l10n import load_words
from sandbox import GUILD, Fault, Sandbox, Server, User, text_of
from tests.postgres import Postgres
from tests.timeout import TIMEOUT
from tests.wire.conftest import QUICK, commands_written
from tests.wire.playing import Game, board_with, over
from tests.wire.presses import Watched, answered_twice, looked_on, unfinished
from tests.wire.relay import FOLLOWS, Relay
from tests.wire.take_overs import FORMS, TakeOvers
from tests.wire.test_crashes import end_in_flight

pytestmark = pytest.mark.long

SIGNS = (signal.SIGKILL, signal.SIGTERM)
STEPS = 4
ENDS = 4
"""Processes that end in the matches of a form."""


@pytest.fixture
def shared(postgres: Postgres) -> Database:
    return postgres.create_database()


@pytest.fixture
async def relay(server: Server, shared: Database, tmp_path: Path) -> AsyncIterator[Relay]:
    made = Relay(server, shared, tmp_path, **QUICK)
    yield made
    await made.close()


async def play(game: Game, steps: int = STEPS) -> None:
    for _ in range(steps):
        assert await game.step()


def whole(relay: Relay, game: Game) -> bool:
    """Whether each acknowledged move is in the log, and each move of the log there once."""
    found = relay.logged()
    return set(game.done) <= set(found) and [move.seq for move in found] == [*range(len(found))]


async def said_once(user: User) -> bool:
    seen = await user.wait_for(over)
    return sum("The match is over" in text_of(message) for message in seen) == 1


async def test_process_ending_in_mid_match_is_taken_over(
    relay: Relay, people: tuple[User, ...]
) -> None:
    """Whether told to stop or killed."""
    serving = await relay.first()
    await commands_written(relay.server)
    game = Game(people, random.Random(11))
    await game.open(deals=1)
    for sign in (*SIGNS, *SIGNS):
        await play(game)
        ready = await relay.ready()
        await relay.relieved(serving, sign)
        assert set(game.done) <= set(relay.logged())
        serving = ready
    await game.play()
    assert whole(relay, game)
    assert await said_once(people[2])


async def test_take_over_answers_each_press_once(
    relay: Relay, people: tuple[User, ...], server: Server
) -> None:
    """Whatever is pressed while one ends is answered, once; even if it is killed."""
    sandbox = Watched(server.address)
    async with sandbox:
        serving = await relay.first()
        await commands_written(server)
        game = Game(people, random.Random(7))
        await game.open(deals=1)
        onlooker = await sandbox.user("Ema")
        onlooker.channel = people[0].channel
        for sign in (*SIGNS, *SIGNS):
            await play(game)
            ready = await relay.ready()
            async with looked_on(onlooker):
                end = serving.kill if sign == signal.SIGKILL else serving.told_to_stop
                before = relay.turns
                await end_in_flight(server, end, game)
                await relay.taken_over(before)
                await play(game)
            serving = ready
        assert len(sandbox.presses) > len(SIGNS)
        assert not any(press.failed for press in sandbox.presses)
        assert answered_twice(server, onlooker) == unfinished(server) == 0
        assert whole(relay, game)


async def test_unanswered_press_is_not_repeated_after_take_over(
    relay: Relay, people: tuple[User, ...], server: Server
) -> None:
    """A press that takes a seat or gives it back: the killed process had no time to say which."""
    serving, (ana, bor, *_) = await relay.first(), people
    await commands_written(server)
    await ana.slash("tarok new", game="slovenian", deals=1)
    lobby = await board_with(bor, "chair")
    await relay.ready()
    lost = Fault("POST", "/callback$", "drop", times=9)
    server.weather.faults.append(lost)
    sitting = asyncio.create_task(bor.press(lobby, "Join"))
    async with asyncio.timeout(TIMEOUT):
        await server.weather.struck.wait()
    lost.times = 0
    await relay.relieved(serving, signal.SIGKILL)
    assert not (await sitting).failed
    await bor.wait_for(
        lambda ms: any(f"<@{bor.id}>" in text_of(message) for message in ms), TIMEOUT
    )


async def test_resumed_process_with_expired_lease_follows(
    relay: Relay, people: tuple[User, ...]
) -> None:
    """A split brain: it hangs until its lease has expired, then wakes.

    People see the table as it is, and nothing it still had in mind is written.
    """
    stopped = await relay.first()
    await commands_written(relay.server)
    game = Game(people, random.Random(3))
    await game.open(deals=1)
    await play(game)
    other = await relay.ready()
    await relay.relieved(stopped, signal.SIGSTOP)
    await play(game)
    before = relay.logged()
    stopped.send(signal.SIGCONT)
    await stopped.logs(FOLLOWS)
    assert relay.logged()[: len(before)] == before
    await play(game)
    await relay.relieved(other, signal.SIGKILL)
    await game.play()
    assert whole(relay, game)
    assert await said_once(people[2])


async def test_a_third_process_takes_over_from_whichever_of_two_ends(
    relay: Relay, server: Server, sandbox: Sandbox
) -> None:
    """All are set up alike; the other shard's people play on meanwhile."""
    relay.settings.update(TAROK_SHARDS="2", TAROK_SHARD_IDS="0/1")
    server.gateway.max_concurrency = 2
    first_shard = GUILD % (1 << 23) >> 22
    server.world.add_guild(GUILD + (1 << 22), "Another")
    games = []
    serving = [await relay.begun()]
    serving.append(await relay.first())
    for shard, guild in enumerate((GUILD, GUILD + (1 << 22))):
        channel = server.world.add_channel("tarok", guild=guild)
        names = [f"{name} {shard}" for name in ("Ana", "Bor", "Eva", "Iva")]
        people = [await sandbox.user(name) for name in names]
        for person in people:
            person.channel = str(channel.id)
        games.append(Game(tuple(people), random.Random(shard)))
        await games[shard].open(deals=1)
        await play(games[shard])
    await relay.ready()
    ended, going = games[first_shard], games[1 - first_shard]
    await asyncio.gather(relay.relieved(serving[0], signal.SIGKILL), play(going))
    await play(ended)
    await play(going)
    assert set(games[1].done) <= set(relay.logged())


async def answered(user: User, command: str, **options: str) -> str:
    """The answer to a command, once a process answers it."""
    while (answer := await user.slash(command, **options)).failed:
        pass
    return text_of(answer.message or {})


async def test_choices_reach_other_processes_in_seconds(
    relay: Relay, server: Server, sandbox: Sandbox
) -> None:
    """Within seconds, and without a restart."""
    relay.settings.update(TAROK_SHARDS="2", TAROK_SHARD_IDS="0/1")
    server.gateway.max_concurrency = 2
    server.world.add_guild(GUILD + (1 << 22), "Another")
    await relay.begun()
    await relay.first()
    await commands_written(server)
    ana, words = await sandbox.user("Ana"), load_words()("de")
    guilds = GUILD, GUILD + (1 << 22)
    here, there = (str(server.world.add_channel("tarok", guild=guild).id) for guild in guilds)
    ana.channel = there
    assert words("help-tables") not in await answered(ana, "tarok help")
    ana.channel = here
    await answered(ana, "tarok language", language="de")
    ana.channel = there
    async with asyncio.timeout(TIMEOUT):
        while words("help-tables") not in await answered(ana, "tarok help"):  # noqa: ASYNC110 - it is not told
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("form", FORMS)
async def test_matches_of_every_form_outlive_processes_that_end_in_mid_press(
    relay: Relay, server: Server, shared: Database, form: str
) -> None:
    """One in each of two processes, with a third ready."""
    async with Watched(server.address) as sandbox:
        matches = TakeOvers(relay, sandbox, random.Random(form))
        await matches.begin()
        await matches.play(form, ENDS)
    assert matches.matches >= 2
    assert (matches.lost, matches.again) == (0, 0)
    assert not (await check(shared, None)).errors
