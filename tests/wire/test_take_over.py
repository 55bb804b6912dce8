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
from tests.timeout import TIMEOUT, poll_until
from tests.wire.conftest import QUICK, wait_for_commands
from tests.wire.killing import end_in_flight
from tests.wire.playing import Game, is_over, wait_for_board_with
from tests.wire.presses import (
    WatchedSandbox,
    count_answered_twice,
    count_unfinished,
    pressing_onlooker,
)
from tests.wire.relay import FOLLOWS, Relay
from tests.wire.take_overs import FORMS, TakeOvers

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


async def play_steps(game: Game, steps: int = STEPS) -> None:
    for _ in range(steps):
        assert await game.step()


def is_log_complete(relay: Relay, game: Game) -> bool:
    """Whether each acknowledged move is in the log, and each move of the log there once."""
    logged = relay.logged_moves()
    return set(game.done) <= set(logged) and [move.seq for move in logged] == [*range(len(logged))]


async def has_one_result(user: User) -> bool:
    seen = await user.wait_for(is_over)
    return sum("The match is over" in text_of(message) for message in seen) == 1


async def test_process_ending_in_mid_match_is_taken_over(
    relay: Relay, people: tuple[User, ...]
) -> None:
    """Whether told to stop or killed."""
    serving = await relay.start_serving()
    await wait_for_commands(relay.server)
    game = Game(people, random.Random(11))
    await game.open(deals=1)
    for sign in (*SIGNS, *SIGNS):
        await play_steps(game)
        ready = await relay.start_follower()
        await relay.replace(serving, sign)
        assert set(game.done) <= set(relay.logged_moves())
        serving = ready
    await game.play()
    assert is_log_complete(relay, game)
    assert await has_one_result(people[2])


async def test_take_over_answers_each_press_once(
    relay: Relay, people: tuple[User, ...], server: Server
) -> None:
    """Whatever is pressed while one ends is answered, once; even if it is killed."""
    sandbox = WatchedSandbox(server.address)
    async with sandbox:
        serving = await relay.start_serving()
        await wait_for_commands(server)
        game = Game(people, random.Random(7))
        await game.open(deals=1)
        onlooker = await sandbox.user("Ema")
        onlooker.channel = people[0].channel
        for sign in (*SIGNS, *SIGNS):
            await play_steps(game)
            ready = await relay.start_follower()
            async with pressing_onlooker(onlooker):
                end = serving.kill if sign == signal.SIGKILL else serving.ask_to_stop
                before = relay.turns
                await end_in_flight(server, end, game)
                await relay.wait_for_take_over(before)
                await play_steps(game)
            serving = ready
        assert len(sandbox.presses) > len(SIGNS)
        assert not any(press.failed for press in sandbox.presses)
        assert count_answered_twice(server, onlooker) == count_unfinished(server) == 0
        assert is_log_complete(relay, game)


async def test_unanswered_press_is_not_repeated_after_take_over(
    relay: Relay, people: tuple[User, ...], server: Server
) -> None:
    """A press that takes a seat or gives it back: the killed process had no time to say which."""
    serving, (ana, bor, *_) = await relay.start_serving(), people
    await wait_for_commands(server)
    await ana.slash("tarok new", game="slovenian", deals=1)
    lobby = await wait_for_board_with(bor, "chair")
    await relay.start_follower()
    lost = Fault("POST", "/callback$", "drop", times=9)
    server.weather.faults.append(lost)
    sitting = asyncio.create_task(bor.press(lobby, "Join"))
    async with asyncio.timeout(TIMEOUT):
        await server.weather.struck.wait()
    lost.times = 0
    await relay.replace(serving, signal.SIGKILL)
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
    stopped = await relay.start_serving()
    await wait_for_commands(relay.server)
    game = Game(people, random.Random(3))
    await game.open(deals=1)
    await play_steps(game)
    other = await relay.start_follower()
    await relay.replace(stopped, signal.SIGSTOP)
    await play_steps(game)
    before = relay.logged_moves()
    stopped.send(signal.SIGCONT)
    await stopped.wait_for_log(FOLLOWS)
    assert relay.logged_moves()[: len(before)] == before
    await play_steps(game)
    await relay.replace(other, signal.SIGKILL)
    await game.play()
    assert is_log_complete(relay, game)
    assert await has_one_result(people[2])


async def test_a_third_process_takes_over_from_whichever_of_two_ends(
    relay: Relay, server: Server, sandbox: Sandbox
) -> None:
    """All are set up alike; the other shard's people play on meanwhile."""
    relay.settings.update(TAROK_SHARDS="2", TAROK_SHARD_IDS="0/1")
    server.gateway.max_concurrency = 2
    first_shard = GUILD % (1 << 23) >> 22
    server.world.add_guild(GUILD + (1 << 22), "Another")
    games = []
    serving = [await relay.begin_serving()]
    serving.append(await relay.start_serving())
    for shard, guild in enumerate((GUILD, GUILD + (1 << 22))):
        channel = server.world.add_channel("tarok", guild=guild)
        names = [f"{name} {shard}" for name in ("Ana", "Bor", "Eva", "Iva")]
        people = [await sandbox.user(name) for name in names]
        for person in people:
            person.channel = str(channel.id)
        games.append(Game(tuple(people), random.Random(shard)))
        await games[shard].open(deals=1)
        await play_steps(games[shard])
    await relay.start_follower()
    ended, going = games[first_shard], games[1 - first_shard]
    await asyncio.gather(relay.replace(serving[0], signal.SIGKILL), play_steps(going))
    await play_steps(ended)
    await play_steps(going)
    assert set(games[1].done) <= set(relay.logged_moves())


async def wait_for_answer(user: User, command: str, **options: str) -> str:
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
    await relay.begin_serving()
    await relay.start_serving()
    await wait_for_commands(server)
    ana, words = await sandbox.user("Ana"), load_words()("de")
    guilds = GUILD, GUILD + (1 << 22)
    here, other_channel = (
        str(server.world.add_channel("tarok", guild=guild).id) for guild in guilds
    )
    ana.channel = other_channel
    assert words("help-tables") not in await wait_for_answer(ana, "tarok help")
    ana.channel = here
    await wait_for_answer(ana, "tarok language", language="de")
    ana.channel = other_channel

    async def help_has_tables() -> bool:
        return words("help-tables") in await wait_for_answer(ana, "tarok help")

    await poll_until(help_has_tables)


@pytest.mark.parametrize("form", FORMS)
async def test_matches_of_every_form_outlive_processes_that_end_in_mid_press(
    relay: Relay, server: Server, shared: Database, form: str
) -> None:
    """One in each of two processes, with a third ready."""
    async with WatchedSandbox(server.address) as sandbox:
        matches = TakeOvers(relay, sandbox, random.Random(form))
        await matches.begin()
        await matches.play(form, ENDS)
    assert matches.matches >= 2
    assert (matches.lost, matches.again) == (0, 0)
    assert not (await check(shared, None)).errors
