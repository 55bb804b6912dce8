"""Discord in trouble: faults, reconnects, missing permissions, dead tokens."""

import random
from pathlib import Path

import pytest

from sandbox import BOT_PERMISSIONS, SEND, BotProcess, Sandbox, Server, User, text_of
from tests.wire.conftest import StartBot
from tests.wire.playing import Game, board_of, control, controls_of, hand_of, turn_of
from tests.wire.processes import (
    AROUND,
    CALLBACK,
    MESSAGES,
    MINUTE,
    PATHS,
    WEBHOOKS,
    check_play_goes_on,
    pings,
    restart_later,
    wait_for_call,
)

LATER = 16 * 60.0
"""Seconds after which a token is dead."""

KINDS = ("429", "500", "drop", "drop-after")
SOME = {(MESSAGES, "drop-after"), (WEBHOOKS, "429"), (CALLBACK, "500"), (CALLBACK, "drop")}
"""Each path and each kind of fault once: these are tried in ``make test``."""


@pytest.fixture
async def game(bot: BotProcess, people: tuple[User, ...]) -> Game:
    game = Game(people, random.Random(6))
    await game.open(deals=1)
    return game


@pytest.mark.parametrize("what", ["drop", "reconnect", "invalidate"])
async def test_the_game_goes_on_after_a_reconnect(
    game: Game, sandbox: Sandbox, database: Path, what: str
) -> None:
    for _ in range(4):
        await game.step()
    answer = await sandbox.send("gateway", what=what)
    assert answer["resumed"] is (what != "invalidate")
    await check_play_goes_on(game, database)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        (path, kind) if (path, kind) in SOME else pytest.param(path, kind, marks=pytest.mark.long)
        for path in PATHS
        for kind in KINDS
    ],
)
async def test_faults_do_not_stop_a_game(
    game: Game, sandbox: Sandbox, server: Server, database: Path, kind: str, path: str
) -> None:
    for place in range(5):
        if place % 2:
            await sandbox.send("fault", method="*", path=path, kind=kind, times=1)
        await game.step()
    server.weather.faults.clear()
    await check_play_goes_on(game, database)


async def test_player_with_expired_token_is_called_below_the_board(
    game: Game, sandbox: Sandbox
) -> None:
    for _ in range(5):
        await game.step()
    called = await game.wait_for_turn()
    assert called is not None
    user, board = called
    await sandbox.send("advance", seconds=LATER)
    hand = await game.hand(user, board)
    assert hand is not None
    await game.move(user, hand)

    def calls(messages: list[dict[str, object]]) -> bool:
        now = board_of(messages)
        gone_on = now is not None and control(now, "hand").seq > control(board, "hand").seq
        turn = turn_of(now or {})
        pinged = turn == user.id or any(message["pinged"] == [turn] for message in messages)
        return gone_on and turn is not None and pinged

    seen = await game.people[0].wait_for(calls)
    after = board_of(seen)
    assert after is not None
    assert after["id"] == board["id"] and not after["pinged"]


async def test_without_permission_no_table_is_opened(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    ana = people[0]
    await sandbox.send("channel", id=ana.channel, bot_permissions=BOT_PERMISSIONS & ~SEND)
    answer = await ana.slash("tarok new", game="slovenian")
    assert answer.message is not None
    assert "Send Messages" in text_of(answer.message)


async def test_a_game_goes_on_when_the_bot_may_no_longer_write(
    game: Game, sandbox: Sandbox
) -> None:
    called = await game.wait_for_turn()
    assert called is not None
    user, board = called
    hand = await game.hand(user, board)
    assert hand is not None
    await sandbox.send("channel", id=user.channel, bot_permissions=0)
    answer = await game.move(user, hand)
    assert not answer.failed
    assert len(game.done) == 1


async def test_a_board_that_was_deleted_is_posted_again(
    game: Game, sandbox: Sandbox, server: Server
) -> None:
    called = await game.wait_for_turn()
    assert called is not None
    user, board = called
    channel = server.world.channels[int(user.channel)]
    server.world.delete(channel, channel.messages[int(board["id"])])
    hand = hand_of(await user.messages(), control(board, "hand").seq)
    if hand is None:
        hand = (await user.slash("tarok hand")).message
    assert hand is not None
    await game.move(user, hand)
    seen = await user.wait_for(lambda ms: board_of(ms) is not None)
    again = board_of(seen)
    assert again is not None
    assert again["id"] != board["id"]


async def test_slow_player_is_reminded_then_replaced(
    start_bot: StartBot, people: tuple[User, ...], database: Path
) -> None:
    """As the host has set it; the times are long, and are passed by hand."""
    bot = await start_bot(TAROK_REMIND_AFTER="60", TAROK_ABSENT_AFTER="1800")
    game = Game(people, random.Random(6))
    await game.open(deals=1)
    called = await game.wait_for_turn()
    assert called is not None
    user, board = called
    watcher = next(person for person in people if person is not user)
    await wait_for_call(database, board)
    before = pings(await watcher.messages(), user)
    await restart_later(bot, database, 3 * MINUTE)
    seen = await watcher.wait_for(lambda ms: set(pings(ms, user)) - set(before))
    assert turn_of(board_of(seen) or {}) == user.id
    assert f"{user.name} (house)" not in text_of(board_of(seen) or {})
    await restart_later(bot, database, 30 * MINUTE)
    await watcher.wait_for(lambda ms: f"{user.name} (house)" in text_of(board_of(ms) or {}))
    answer = await user.slash("tarok hand")
    assert answer.message is not None
    assert "Welcome back" in text_of(answer.message)


async def test_a_thread_is_as_good_a_place(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    thread = await sandbox.send("channel", name="our game", parent=people[0].channel)
    for person in people:
        person.channel = thread["id"]
    game = Game(people, random.Random(6))
    await game.open(deals=1)
    await game.play(until=lambda: len(game.done) >= AROUND)
    assert len(game.done) >= AROUND
    assert controls_of(board_of(await people[0].messages()) or {})
