"""Boards in their channels: none left behind, none posted for nothing, none silent for good."""

import asyncio
import contextlib
import random
from pathlib import Path

import pytest

from sandbox import (
    BOT_PERMISSIONS,
    SEND,
    Body,
    BotProcess,
    Fault,
    Sandbox,
    Server,
    User,
    text_of,
)
from tests.databases import sqlite_connection
from tests.timeout import TIMEOUT
from tests.wire.conftest import StartBot
from tests.wire.playing import (
    EPHEMERAL,
    Game,
    board_of,
    confirm_command,
    control,
    controls_of,
    is_over,
    turn_of,
    wait_for_query,
)
from tests.wire.score_sheets import sheets
from tests.wire.screens import NONCE_IS_FORGOTTEN, call_lines, live_boards, private_results

MESSAGES = "/channels/.*/messages"
FOR_EVER = 60.0
LATER = 16 * 60.0
"""Seconds after which a token is dead."""
STANDS = "called IS NOT NULL AND message IS NOT NULL AND drawn <> ''"
"""It is noted what a message shows, and for which move it has called somebody."""


async def wait_for_fault(
    server: Server, method: str, kind: str = "slow", patience: float = TIMEOUT
) -> bool:
    """Wait for the next such request: ``slow`` is carried out, ``drop`` isn't; neither is answered.

    False: there was none, as when a deal has ended and its board isn't replaced.
    """
    server.weather.struck.clear()
    server.weather.faults.append(Fault(method, MESSAGES, kind, retry_after=FOR_EVER))
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(server.weather.struck.wait(), patience)
    server.weather.faults.clear()
    return server.weather.struck.is_set()


async def kill_while_posting(server: Server, bot: BotProcess, game: Game) -> bool:
    """Kill the bot after posting a board, or before deleting the old one; whether that was."""
    method = game.chance.choice(["POST", "POST", "DELETE"])
    kind = "slow" if method == "POST" else game.chance.choice(["slow", "drop"])
    waiting = asyncio.create_task(wait_for_fault(server, method, kind, 15))
    await asyncio.sleep(0)
    await game.people[0].slash("tarok table")
    struck = await waiting
    await bot.kill()
    if game.chance.random() < 0.3:
        server.world.clock.advance(NONCE_IS_FORGOTTEN)
    return struck


@pytest.mark.parametrize(
    ("deals", "most"), [(1, 4), pytest.param(2, 16, marks=pytest.mark.long)], ids=str
)
async def test_no_board_is_left_behind_by_a_kill(
    server: Server, bot: BotProcess, people: tuple[User, ...], deals: int, most: int
) -> None:
    game = Game(people, random.Random(5))
    await people[0].slash("tarok new", game="slovenian", deals=deals)
    await people[0].wait_for(lambda ms: any(controls_of(m) for m in ms))
    for _ in range(most // 4):
        await kill_while_posting(server, bot, game)
        await bot.start()
    await people[0].wait_for(lambda ms: len(live_boards(server)) == 1)
    (lobby,) = live_boards(server)
    for person in people[1:]:
        await person.click(lobby, control(lobby, "chair").id)
    await game.start(people[0])
    kills = 0
    while not is_over(await people[0].messages()):
        if kills < most and game.chance.randrange(2) == 0:
            kills += await kill_while_posting(server, bot, game)
            await bot.start()
            await people[0].wait_for(lambda ms: is_over(ms) or len(live_boards(server)) == 1)
        elif not await game.step():
            break
    assert kills >= 3 * most // 4
    seen = await people[1].wait_for(is_over)
    assert len(sheets(seen)) == deals
    await people[1].wait_for(lambda _: not live_boards(server) and not call_lines(server))


async def test_a_lobby_that_was_closed_by_a_kill_has_no_buttons(
    server: Server, bot: BotProcess, people: tuple[User, ...]
) -> None:
    ana = people[0]
    await ana.slash("tarok new", game="slovenian")
    await ana.wait_for(lambda ms: any(controls_of(m) for m in ms))
    waiting = asyncio.create_task(wait_for_fault(server, "PATCH", "drop"))
    await asyncio.sleep(0)
    await confirm_command(ana, "tarok stop")
    assert await waiting
    await bot.kill()
    await bot.start()
    await ana.wait_for(lambda _: not live_boards(server))


async def test_a_left_over_copy_of_a_board_goes_when_it_is_used(
    server: Server, bot: BotProcess, people: tuple[User, ...]
) -> None:
    """A copy of a board that the store knows nothing of."""
    game = Game(people, random.Random(3))
    await game.open(deals=1)
    called = await game.wait_for_turn()
    assert called is not None
    board = called[1]
    channel = server.world.channels[int(people[0].channel)]
    copy = server.world.post(
        channel, {"flags": board["flags"], "components": board["components"]}, []
    )
    answer = await people[1].click(copy.body, control(board, "hand").id)
    assert answer.ephemeral
    assert "```" in text_of(answer.message or {})
    await people[1].wait_for(lambda _: len(live_boards(server)) == 1)
    assert live_boards(server)[0]["id"] == board["id"]


# After a start -----------------------------------------------------------------------------


async def open_tables(server: Server, people: tuple[User, ...], number: int) -> list[Game]:
    """Tables of two people and two house players that wait for a person, one in each channel.

    Different people lead them, as nobody may lead so many.
    """
    games = []
    for place in range(number):
        channel = server.world.add_channel(f"table {place}")
        two = (people[place % len(people)], people[(place + 1) % len(people)])
        seated = tuple(
            User(person.sandbox, person.id, person.name, str(channel.id)) for person in two
        )
        game = Game(seated, random.Random(place))
        await game.open(deals=1, house=2)
        assert await game.wait_for_turn() is not None
        games.append(game)
    return games


def drawing_requests(server: Server) -> list[Body]:
    """The bot's requests that draw in channels."""
    return [
        request
        for request in server.world.journal
        if request["route"] in ("POST message", "PATCH message")
    ]


@pytest.mark.parametrize("how", ["stop", "kill"])
async def test_a_start_draws_nothing_that_stands(
    server: Server,
    bot: BotProcess,
    people: tuple[User, ...],
    database: Path,
    how: str,
) -> None:
    games = await open_tables(server, people, 3)
    await wait_for_query(database, f"SELECT count(*) = 3 FROM postings WHERE {STANDS}")
    await (bot.stop() if how == "stop" else bot.kill())
    mark_undrawn(database, 3)  # to know when all are done
    before = len(drawing_requests(server))
    await bot.start()
    await people[0].wait_for(lambda _: len(drawing_requests(server)) > before)
    for game in games:
        for person in game.people:
            assert (await person.slash("tarok hand")).message is not None
    assert [request["route"] for request in drawing_requests(server)[before:]] == ["PATCH message"]


def mark_undrawn(database: Path, table: int) -> None:
    """Let the next start draw a table, whatever its board shows."""
    with sqlite_connection(database) as db:
        db.execute("UPDATE postings SET drawn = '' WHERE table_id = ?", (table,))
        db.execute("UPDATE tables SET waits = 'now' WHERE id = ?", (table,))


async def start_and_draw(server: Server, bot: BotProcess, database: Path, user: User) -> None:
    """Start it, and wait until it has drawn the only table."""
    mark_undrawn(database, 1)
    before = len(drawing_requests(server))
    await bot.start()
    await user.wait_for(lambda _: len(drawing_requests(server)) > before)


def call_count(server: Server, user: User) -> int:
    """How often messages have called a person."""
    posts = [request for request in drawing_requests(server) if request["route"] == "POST message"]
    return sum(
        user.id in map(str, post["payload"].get("allowed_mentions", {}).get("users", ()))
        for post in posts
    )


async def test_restarts_call_nobody_twice(
    server: Server, bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, database: Path
) -> None:
    game = Game(people, random.Random(6))
    await game.open(deals=1)
    called = await game.wait_for_turn()
    assert called is not None
    await sandbox.send("advance", seconds=LATER)
    hand = await game.hand(*called)
    assert hand is not None
    await game.move(called[0], hand)
    await game.wait_until_drawn(game.done[-1].seq)
    called = await game.wait_for_turn()
    assert called is not None
    user = called[0]
    await user.wait_for(lambda _: call_count(server, user))
    for _ in range(3):
        await bot.kill()
        await start_and_draw(server, bot, database, user)
        assert (await user.slash("tarok match score")).message is not None
    assert call_count(server, user) == 1


async def test_after_a_start_a_few_tables_are_drawn_at_once(
    server: Server, bot: BotProcess, people: tuple[User, ...], database: Path
) -> None:
    await open_tables(server, people, 8)
    await wait_for_query(database, f"SELECT count(*) = 8 FROM postings WHERE {STANDS}")
    await bot.stop()
    with sqlite_connection(database) as db:
        db.execute("UPDATE postings SET drawn = ''")
        db.execute("UPDATE tables SET waits = 'now'")
        db.execute("DELETE FROM hand_messages")  # private pages go by people's tokens, all at once
    before = len(drawing_requests(server))
    server.weather.faults.append(Fault("PATCH", MESSAGES, "slow", 8, retry_after=0.5))
    server.weather.most_under_way = 0
    await bot.start()
    await people[0].wait_for(lambda _: len(drawing_requests(server)) == before + 8)
    assert server.weather.most_under_way <= 5  # and one that belongs to the start itself


# Channels that say no ----------------------------------------------------------------------


async def play_out(game: Game) -> None:
    """Play until the board shows the end of the deal, and nothing calls anybody any more."""

    def ended(messages: list[Body]) -> bool:
        return any("The deal is over" in text_of(message) for message in messages)

    ending = asyncio.create_task(game.people[0].wait_for(ended, 120))
    while not ending.done():
        step = asyncio.create_task(game.step())
        await asyncio.wait({step, ending}, return_when=asyncio.FIRST_COMPLETED)
        step.cancel()
        await asyncio.gather(step, return_exceptions=True)


def finished_boards(messages: list[Body]) -> list[Body]:
    """The public messages that say that a deal is over."""
    return [message for message in messages if "The deal is over" in text_of(message)]


@pytest.mark.parametrize("how", ["restart", pytest.param("click", marks=pytest.mark.long)])
async def test_a_score_sheet_is_shown_when_the_bot_may_write_again(
    server: Server, bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, how: str
) -> None:
    game = Game(people, random.Random(6))
    await game.open(deals=1)
    await game.step()
    user = people[0]
    await sandbox.send("channel", id=user.channel, bot_permissions=BOT_PERMISSIONS & ~SEND)
    await play_out(game)
    await user.wait_for(private_results)  # the channel has refused it
    assert sheets(await user.messages()) == []
    await sandbox.send("channel", id=user.channel, bot_permissions=BOT_PERMISSIONS)
    if how == "restart":
        await bot.stop()
        await bot.start()
    else:
        [board] = finished_boards(await user.wait_for(finished_boards))
        await user.click(board, "t:1:0:hand", stale=True)
    seen = await user.wait_for(is_over)
    assert len(sheets(seen)) == 1


async def test_a_board_in_a_thread_that_fell_asleep_wakes_it(
    server: Server, bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    thread = await sandbox.send("channel", name="our game", parent=people[0].channel)
    for person in people:
        person.channel = thread["id"]
    game = Game(people, random.Random(6))
    await game.open(deals=1)
    called = await game.wait_for_turn()
    assert called is not None
    hand = await game.hand(*called)
    assert hand is not None
    asleep = server.world.channels[int(thread["id"])]
    server.world.archive(asleep)
    await game.move(called[0], hand)
    await game.wait_until_drawn(game.done[-1].seq)
    assert not asleep.archived
    await people[0].wait_for(lambda _: len(live_boards(server, asleep)) == 1)
    server.world.archive(asleep)
    await game.play()
    await people[0].wait_for(lambda ms: is_over(ms) and not live_boards(server, asleep))


async def test_a_table_closes_with_its_channel(
    server: Server, start_bot: StartBot, people: tuple[User, ...], database: Path
) -> None:
    await start_bot(TAROK_REMIND_AFTER="2")
    game = Game(people, random.Random(6))
    await game.open(deals=2)
    await game.play(until=lambda: has_finished_deal(database))
    del server.world.channels[int(people[0].channel)]
    await wait_for_query(database, "SELECT state = 'stopped' AND waits IS NULL FROM tables")
    with sqlite_connection(database) as db:
        assert db.execute("SELECT count(*), sum(deals) FROM results").fetchone() == (4, 4)
    await wait_for_query(database, "SELECT count(*) = 0 FROM postings")


def has_finished_deal(database: Path) -> bool:
    """Whether a deal is over."""
    with sqlite_connection(database) as db:
        row = db.execute("SELECT count(*) FROM deals WHERE state = 'finished'").fetchone()
    return bool(row[0])


# Hands --------------------------------------------------------------------------------------


async def test_a_person_has_one_live_hand(
    server: Server, bot: BotProcess, people: tuple[User, ...]
) -> None:
    game = Game(people, random.Random(6))
    await game.open(deals=1)
    called = await game.wait_for_turn()
    assert called is not None
    user, board = called

    def hands(messages: list[Body]) -> list[Body]:
        return [m for m in messages if m["flags"] & EPHEMERAL and controls_of(m)]

    for how in ("command", "button", "command"):
        if how == "command":
            answer = await user.slash("tarok hand")
        else:
            answer = await user.click(board, control(board, "hand").id)
        assert answer.message is not None
        newest = answer.message["id"]
        seen = await user.wait_for(lambda ms: len(hands(ms)) == 1)
        assert hands(seen)[0]["id"] == newest
    assert turn_of(board_of(await user.messages()) or {}) == user.id


async def test_hand_above_a_board_that_was_posted_anew_comes_below_it_with_the_next_press(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    """After a call the table stood below the hands: each turn needed scrolling."""
    ana, bor, *_ = people
    game = Game(people, random.Random(4))
    await game.open(deals=1)
    first = board_of(await ana.wait_for(board_of))
    assert first is not None
    opened = await ana.press(first, "My hand")
    assert opened.message is not None
    above = int(opened.message["id"])
    await bor.slash("tarok table")
    shown = await ana.wait_for(lambda ms: board_of(ms) and first["id"] not in {m["id"] for m in ms})
    board = board_of(shown)
    refreshed = await ana.press(opened.message, "Refresh")
    assert board is not None and refreshed.message is not None
    below = int(refreshed.message["id"])
    assert below > int(board["id"]) > above
    await ana.wait_for(lambda ms: not any(controls_of(m) for m in ms if int(m["id"]) == above))
    again = await ana.press(refreshed.message, "Refresh")
    assert again.message is not None and int(again.message["id"]) == below
