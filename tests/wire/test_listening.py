"""A process listens while another answers, and goes on where that one leaves off."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from discord.utils import time_snowflake, utcnow

from bot.app import Tarok
from bot.base.shards import Division, shard_of
from bot.choices.rows import ChoiceRows, StoredLanguage
from bot.discord.sending.budget import MAX_REQUESTS
from bot.help.desk import RulesDesk
from bot.store.sqlite.store import SqliteStore
from bot.takeover.token_rows import Token, TokenRows, TokensKept
from sandbox import (
    GUILD,
    MESSAGE,
    Body,
    Interaction,
    Sandbox,
    Server,
    User,
    Users,
    acknowledge,
    text_of,
)
from tests.timeout import TIMEOUT, poll_until
from tests.wire.valid_ids import settings_of

COURSE = "manual:slovenian:1:n"
HERE = {"content": "Here"}

Pressing = tuple[Interaction, "asyncio.Task[Interaction]"]

HERS = shard_of(GUILD, 4)
PART = Division(4, (tuple(shard for shard in range(4) if shard != HERS), (HERS,)))
"""One of four shards is the second process's, and it is not the first one."""


@pytest.fixture
def turn() -> asyncio.Event:
    return asyncio.Event()


@pytest.fixture
def division(request: pytest.FixtureRequest) -> Division:
    """How the bot is divided; the last of its sets is free."""
    chosen: Division = getattr(request, "param", Division())
    return chosen


@pytest.fixture
async def ready(
    server: Server, database: Path, monkeypatch: pytest.MonkeyPatch, turn: asyncio.Event,
    division: Division,
) -> AsyncIterator[Tarok]:  # fmt: skip
    """A bot that listens."""
    monkeypatch.setattr("discord.http.Route.BASE", "")  # so that it is restored afterwards
    monkeypatch.setattr("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", None)
    monkeypatch.setattr("bot.discord.gateway.overheard.MAX_AGE", TIMEOUT)
    monkeypatch.setattr("bot.discord.gateway.identifying.IDENTIFY_SECONDS", 0.0)
    settings = settings_of(server, database)
    if divided := division.of > 1:
        settings = replace(settings, shards=division.of, sets=division.sets)
    store = await SqliteStore.open(database)

    async def hold() -> tuple[int, ...]:
        await turn.wait()
        return division.sets[-1] if divided else ()

    await ChoiceRows(store).set_language(StoredLanguage("person", 1, "sl"))
    when = time_snowflake(utcnow())
    await TokenRows(store).keep(
        TokensKept((Token(when, "secret", 2, 3, GUILD, "de", posts=False),))
    )
    monkeypatch.setattr(store, "hold", hold)
    async with Tarok(settings, store) as tarok:
        running = asyncio.create_task(tarok.start(settings.token))
        async with asyncio.timeout(TIMEOUT):
            await server.gateway.ready.wait()
        yield tarok
        await tarok.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    await store.close()


@pytest.fixture
async def button(server: Server) -> Body:
    """A message of the bot with a button."""
    channel = next(iter(server.world.channels.values()))
    press = {"type": 2, "style": 2, "label": "Rules", "custom_id": COURSE}
    sent = {"content": "Tarok", "components": [{"type": 1, "components": [press]}]}
    return server.world.post(channel, sent, []).body


async def press_button(server: Server, user: User, button: Body) -> Pressing:
    """Press it: the interaction, and a task until it is answered."""
    doing = Users(server.world).click(
        int(user.id), int(button["channel_id"]), int(button["id"]), COURSE
    )
    pressing = asyncio.create_task(doing)
    await asyncio.sleep(0)
    return list(server.world.interactions.values())[-1], pressing


async def test_follower_answers_presses_left_unanswered(
    server: Server, ready: Tarok, turn: asyncio.Event, people: tuple[User, ...], button: Body
) -> None:
    """And nothing the other answered is answered twice."""
    ana, bor, *_ = people
    theirs, answered = await press_button(server, ana, button)
    acknowledge(server.world, theirs.id, theirs.token, {"type": MESSAGE, "data": HERE}, [])
    await answered
    made, _ = await press_button(server, bor, button)
    said = len(server.world.journal)
    turn.set()
    await asyncio.wait_for(made.completed.wait(), TIMEOUT)
    assert made.original is not None and "Page 2 of" in text_of(made.original.body)
    assert theirs.original is not None and text_of(theirs.original.body) == HERE["content"]
    assert not theirs.sent and len(server.world.journal) == said + 1


async def test_follower_sends_nothing_while_listening(
    server: Server, sandbox: Sandbox, ready: Tarok, people: tuple[User, ...], button: Body
) -> None:
    """Whatever Discord says, it sends nothing, and is in no hurry."""
    world = server.world
    await press_button(server, people[0], button)
    channel = world.add_channel("new")
    world.remove_channel(channel.id)
    await sandbox.send("gateway", what="reconnect")
    assert ready.waits and not world.journal and not world.commands
    world.fail_pending()


@pytest.mark.parametrize("division", [PART], indirect=True)
async def test_process_with_some_shards_serves_only_those(
    server: Server, ready: Tarok, turn: asyncio.Event, people: tuple[User, ...], button: Body,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    """A process with some of the shards hears only of them.

    It asks Discord for its part, leaves commands to the first process, and looks up what others
    change.
    """
    turn.set()
    made, _ = await press_button(server, people[0], button)
    await asyncio.wait_for(made.done.wait(), TIMEOUT)
    assert made.answered
    assert [line.shard for line in ready.lines] == [HERS]
    assert ready._budget._most == MAX_REQUESTS // 4
    assert not server.world.commands and not server.world.synced.is_set()
    await ready._uploads.wait()
    assert not server.world.emojis.all
    assert "what is changed elsewhere" in {task.get_name() for task in asyncio.all_tasks()}


async def test_the_words_of_those_who_play_are_read_beforehand(ready: Tarok) -> None:
    """Of the languages people chose, and of those in which they use Discord."""
    await poll_until(lambda: {"de", "sl"} <= ready._languages._loaded)
    assert ready.waits and "ja" not in ready._languages._loaded


async def test_a_line_that_cannot_be_had_beforehand_is_had_when_the_turn_comes(
    server: Server, ready: Tarok, turn: asyncio.Event, people: tuple[User, ...], button: Body
) -> None:
    server.gateway.ready.clear()
    server.gateway.refuses = 4010
    await server.gateway.close_with(4010)
    server.gateway.refuses = None
    turn.set()
    async with asyncio.timeout(TIMEOUT):
        await server.gateway.ready.wait()
    made, _ = await press_button(server, people[0], button)
    await asyncio.wait_for(made.done.wait(), TIMEOUT)
    assert made.answered


async def test_a_process_that_ends_finishes_what_it_began_and_takes_no_more(
    server: Server, ready: Tarok, turn: asyncio.Event, people: tuple[User, ...], button: Body,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    turn.set()
    ana, bor, *_ = people
    go_on, begun, course = asyncio.Event(), asyncio.Event(), ready.parts.get(RulesDesk).turn

    async def slowly(*asked: Any) -> object:
        begun.set()
        await go_on.wait()
        return await course(*asked)

    monkeypatch.setattr(ready.parts.get(RulesDesk), "turn", slowly)
    monkeypatch.setattr("bot.app.FINISH_SECONDS", TIMEOUT)
    made, _ = await press_button(server, ana, button)
    await begun.wait()
    ending = asyncio.create_task(ready.close())
    await asyncio.sleep(0)
    late, _ = await press_button(server, bor, button)
    go_on.set()
    await ending
    assert made.answered and not late.answered
    server.world.fail_pending()
