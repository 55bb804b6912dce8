"""The daily deal in a server's channel, through Discord's wire."""

import asyncio
import random

from bot.base.database_address import DatabaseAddress
from sandbox import BotProcess, Server, User, controls, text_of
from tests.databases import direct_connection, on_each_database
from tests.wire.conftest import ONE_DAY
from tests.wire.contest_steps import open_daily_deal, play_try
from tests.wire.daily_channels import choose_daily_channel, public_messages
from tests.wire.killing import kill_during_click

pytestmark = [on_each_database, ONE_DAY]


async def test_daily_board_is_posted_once_and_redrawn_at_finishes(
    server: Server, bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    """The bot is killed once it is there: it stays the same message, and spoils nothing."""
    ana, bor = people[:2]
    await choose_daily_channel(ana)
    (board,) = public_messages(await bor.wait_for(public_messages))
    assert "Nobody has played it yet" in text_of(board)
    coming = asyncio.create_task(bor.press(board, "To the deal"))
    await kill_during_click(server, bot, coming, 0)
    await bot.start()
    page = await play_try(bor, await open_daily_deal(bor), random.Random(1))
    await ana.wait_for(
        lambda seen: any("**Bor**" in text_of(message) for message in public_messages(seen))
    )
    (board,) = public_messages(await ana.messages())
    text = text_of(board)
    assert not {"♠", "♥", "♦", "♣"} & set(text) and "You made" in text_of(page)
    ids = [control["custom_id"].split(":")[:2] for control in controls(board)]
    assert ids == [["daily", "show"], ["puzzle", "day"], ["daily", "day"]]
    with direct_connection(database) as db:
        ((made,),) = db.execute("SELECT points FROM entries").fetchall()
        secrets = [row[0] for row in db.execute("SELECT secret FROM contest_deals")]
    assert f"{made:+d}" not in text and not any(secret in str(board) for secret in secrets)


async def test_daily_channel_command_needs_a_server_manager(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    del bot
    answer = await people[1].slash("tarok server daily")
    assert answer.ephemeral and "manage this server" in text_of(answer.message or {})
