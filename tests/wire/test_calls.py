"""Calls to new tables, through Discord's wire: once in ten minutes, and only those who want it."""

from pathlib import Path

import pytest

from bot.base.database_address import DatabaseAddress
from bot.calls.service import CALL_INTERVAL_SECONDS
from sandbox import Body, BotProcess, Sandbox, User, text_of
from tests.databases import direct_connection, on_each_database
from tests.wire.conftest import StartBot
from tests.wire.daily_channels import public_messages
from tests.wire.processes import wait_for_log_line

pytestmark = on_each_database

ROLE = "777"
SKIPPED = "table 2: its server was called to another one just now"


@pytest.fixture
async def bot(start_bot: StartBot) -> BotProcess:
    """A bot that calls people a second after a table opens."""
    return await start_bot(TAROK_CALL_AFTER="1")


def calls_to_tables(messages: list[Body]) -> list[Body]:
    """The messages that call people to a table."""
    return [message for message in messages if "has opened a table" in text_of(message)]


async def choose_list(manager: User, *people: User) -> None:
    """Let a server keep a list, and people put themselves on it by its public message."""
    page = (await manager.slash("tarok server call")).message
    assert page is not None
    page = (await manager.press(page, "Call from a list")).message
    assert page is not None
    await manager.press(page, "Invite people here")
    (invitation,) = public_messages(await manager.wait_for(public_messages))
    for person in people:
        answer = await person.press(invitation, "Call me")
        assert answer.ephemeral and "You'll be called" in text_of(answer.message or {})
    answer = await people[-1].press(invitation, "Don't call me")
    assert answer.ephemeral and "won't be called" in text_of(answer.message or {})


async def open_table(sandbox: Sandbox, founder: User, channel: str) -> None:
    """Open a table in a new channel."""
    founder.channel = (await sandbox.send("channel", name=channel))["id"]
    await founder.slash("tarok new", game="slovenian", deals=1)


def let_interval_pass(database: DatabaseAddress) -> None:
    """Make the last call older."""
    with direct_connection(database) as db:
        db.execute(f"UPDATE calls SET called_at = called_at - {CALL_INTERVAL_SECONDS}")
        db.commit()


async def test_call_is_posted_once_in_ten_minutes_and_notifies_only_those_listed(
    bot: BotProcess,
    people: tuple[User, ...],
    sandbox: Sandbox,
    database: DatabaseAddress,
    log: Path,
) -> None:
    """The bot is killed between two tables, and still knows when it called last."""
    ana, bor, cilka, dane = people
    await choose_list(ana, ana, bor, cilka, dane)
    await open_table(sandbox, ana, "first")
    (call,) = calls_to_tables(await ana.wait_for(calls_to_tables))
    assert sorted(call["pinged"]) == sorted([bor.id, cilka.id])
    assert dane.id not in text_of(call) and "3 free seats" in text_of(call)
    await bot.kill()
    await bot.start()
    await open_table(sandbox, ana, "second")
    await wait_for_log_line(log, SKIPPED)
    assert not calls_to_tables(await ana.messages())
    let_interval_pass(database)
    cilka.channel = call["channel_id"]
    await cilka.press(call, "Don't call me")
    await open_table(sandbox, bor, "third")
    (call,) = calls_to_tables(await bor.wait_for(calls_to_tables))
    assert call["pinged"] == [ana.id]


async def test_role_is_called_by_its_mention(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    del bot
    ana, bor = people[:2]
    refused = await bor.slash("tarok server call", role=f"<@&{ROLE}>")
    assert refused.ephemeral and "manage this server" in text_of(refused.message or {})
    chosen = await ana.slash("tarok server call", role=f"<@&{ROLE}>")
    assert chosen.ephemeral and f"<@&{ROLE}> is called" in text_of(chosen.message or {})
    await open_table(sandbox, bor, "elsewhere")
    (call,) = calls_to_tables(await bor.wait_for(calls_to_tables))
    assert call["pinged"] == [ROLE]
