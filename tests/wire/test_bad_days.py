"""Discord's bad days: after each the table goes on, nothing is lost, and nobody is asked for help.

Each is a row of ``sandbox.hardness``, or a fault; there are others in ``test_trouble``.
"""

import asyncio
import contextlib
import random
from pathlib import Path

import pytest

from sandbox import DISCORD, Body, BotProcess, Fault, Rate, Refusal, Sandbox, Server, User, text_of
from tests.databases import sqlite_connection
from tests.timeout import TIMEOUT, poll_until
from tests.wire.playing import Game, has_logged, is_over, newest_hand, wait_for_query
from tests.wire.processes import MESSAGES, check_play_goes_on
from tests.wire.score_sheets import sheets
from tests.wire.screens import live_boards
from tests.wire.table_steps import is_rematch_offered, move_codes, move_to_place, play_alone

HOUR = 3600.0
ALL = -1
RATIONED, ALWAYS = 25.0, 10_000
"""Seconds for which Discord takes no edit, and for how many requests."""


@pytest.fixture
async def game(bot: BotProcess, people: tuple[User, ...]) -> Game:
    """A game between people that has begun."""
    game = Game(people, random.Random(6))
    await game.open(deals=1)
    for _ in range(3):
        await game.step()
    return game


@pytest.fixture
async def alone(bot: BotProcess, people: tuple[User, ...]) -> Game:
    """One person with the house, whose own page is the game."""
    game = Game(people[:1], random.Random(4))
    await game.open(deals=1, house=3)
    await play_alone(people[0], game, 1)
    return game


async def test_play_goes_on_when_a_channel_takes_few_edits(
    game: Game, server: Server, database: Path
) -> None:
    server.weather.harden(edits=DISCORD.edits)
    await check_play_goes_on(game, database)


async def test_play_goes_on_when_the_bot_is_rate_limited(
    game: Game, server: Server, database: Path
) -> None:
    server.weather.harden(token=Rate(2, 1.0))
    await check_play_goes_on(game, database)


async def test_play_goes_on_after_a_ban(game: Game, server: Server, database: Path) -> None:
    """Nobody gets an answer; what they did is done, and seen once the ban is over."""
    called = await game.wait_for_turn()
    assert called is not None
    hand = await game.hand(*called)
    assert hand is not None
    server.weather.harden(invalid=Rate(1, 600.0), ban=2.0)
    counted, clock = server.weather.counted, server.world.clock
    for _ in range(2):
        counted.note(403, {}, clock.now())
    assert counted.ban_seconds(clock.now())
    before = len(move_codes(database))
    clicking = asyncio.create_task(game.move(called[0], hand))
    await wait_for_query(database, f"SELECT count(*) > {before} FROM moves")
    await poll_until(lambda: not counted.ban_seconds(clock.now()))
    server.weather.harden(invalid=DISCORD.invalid)
    clicking.cancel()  # nobody can answer it any more
    await check_play_goes_on(game, database)


async def test_play_goes_on_when_messages_are_too_old_to_edit(
    game: Game, server: Server, database: Path
) -> None:
    server.weather.harden(old=Rate(1, 1.0))
    server.world.clock.advance(2 * HOUR)
    await check_play_goes_on(game, database)


@pytest.mark.parametrize("kind", ["20028", "30046"])
async def test_play_goes_on_after_a_channel_briefly_refuses_requests(
    game: Game, server: Server, database: Path, kind: str
) -> None:
    for method in ("PATCH", "POST"):
        server.weather.faults.append(Fault(method, MESSAGES, kind, times=3, retry_after=0.3))
    await check_play_goes_on(game, database)
    assert server.weather.struck.is_set()


@pytest.mark.parametrize("kind", ["429", "20028", "30046"])
async def test_players_move_while_the_channel_refuses_requests(
    alone: Game, server: Server, database: Path, kind: str
) -> None:
    """The board stands still, but nobody waits for it: players see their own pages."""
    for method in ("PATCH", "POST"):
        fault = Fault(method, f"{MESSAGES}.*", kind, times=100, retry_after=600.0)
        server.weather.faults.append(fault)
    made = len(alone.done)
    ana = alone.people[0]
    await play_alone(ana, alone, 4)
    assert len(alone.done) == made + 4 or is_rematch_offered(await ana.messages())
    assert has_logged(database, alone.done)


async def test_players_move_while_direct_messages_are_refused(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, server: Server, database: Path
) -> None:
    ana = people[0]
    await move_to_place("Bot", sandbox, ana)
    game = Game((ana,), random.Random(4))
    await game.open(deals=1, house=3)
    await play_alone(ana, game, 1)
    closed = Fault("*", f"/channels/{ana.channel}/messages", "50007", times=1000)
    server.weather.faults.append(closed)
    await play_alone(ana, game, 4)
    assert len(game.done) >= 4
    assert has_logged(database, game.done)


async def test_moves_delivered_twice_are_made_once(
    bot: BotProcess, people: tuple[User, ...], server: Server, database: Path
) -> None:
    server.world.duplicates = ALL
    game = Game(people, random.Random(6))
    await game.open(deals=1)
    await check_play_goes_on(game, database)
    with sqlite_connection(database) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        made = db.execute("SELECT user, code FROM moves ORDER BY seq").fetchall()
    assert made[: len(game.done)] == [(move.user, move.code) for move in game.done]


async def test_players_are_not_marked_absent_after_an_hour_offline(
    game: Game, server: Server, database: Path, people: tuple[User, ...]
) -> None:
    """Tokens are dead and the session is forgotten; the lost hour is nobody's fault."""
    await server.cut()
    async with asyncio.timeout(TIMEOUT):
        await server.gateway.connection_refused.wait()
        server.join(HOUR)
        await server.gateway.ready.wait()
    assert not server.gateway.resumed.is_set()
    await check_play_goes_on(game, database)
    texts = "\n".join(map(text_of, await people[0].messages()))
    assert "(house)" not in texts


async def play_on_private_pages(game: Game) -> None:
    """Play on by what people's own pages ask them, until the channel says that it is over."""
    while True:
        last = game.done[-1].seq if game.done else -1

        def asked(messages: list[Body], last: int = last) -> bool:
            return is_over(messages) or newest_hand(messages, last) is not None

        waiting = {asyncio.create_task(user.wait_for(asked)): user for user in game.people}
        (finished, *_), _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        others = waiting.keys() - {finished}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        seen = await finished
        hand = newest_hand(seen, last)
        if is_over(seen) or hand is None:
            return
        with contextlib.suppress(Refusal):  # the house has moved meanwhile
            await game.move(waiting[finished], hand)


async def test_score_of_a_deal_is_posted_while_edits_are_rationed(
    game: Game, server: Server
) -> None:
    """Boards can be edited again much later, and nobody waits for that.

    The score is there, and who has won the match.
    """
    rationed = Fault("PATCH", f"{MESSAGES}/", "429", times=ALWAYS, retry_after=RATIONED)
    server.weather.faults.append(rationed)
    await play_on_private_pages(game)
    assert rationed.times < ALWAYS, "no edit was asked for"
    seen = await game.people[0].wait_for(is_over)
    assert len(sheets(seen)) == 1
    server.weather.faults.clear()
    await game.people[0].wait_for(lambda _: not live_boards(server))
    assert len(sheets(await game.people[0].messages())) == 1
