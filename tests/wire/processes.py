"""A bot as a process: its commands, log, ports, and time that passes while it is down."""

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path

import aiohttp

from sandbox import (
    Body,
    BotProcess,
    Server,
    User,
)
from tests.bot.base.metrics_port import fetch_response
from tests.databases import sqlite_connection
from tests.timeout import TIMEOUT, poll_until
from tests.wire.playing import (
    Game,
    control,
    has_logged,
    wait_for_query,
)
from tests.wire.seeded import seed
from tests.wire.warm import fork_process

AGAIN, STOP = 1, 2
"""Exit statuses: a supervisor may try again; that is of no use."""


async def run_bot(server: Server, database: Path, *words: str, **settings: str) -> tuple[int, str]:
    """Run the bot, warm, until it ends by itself; returns exit status and output."""
    environment = {**os.environ, **server.environment, "TAROK_DB": str(database), **settings}
    said = database.with_suffix(".said")
    said.unlink(missing_ok=True)
    bot = fork_process(["-m", "bot", *words], said, environment, cards=seed())
    async with asyncio.timeout(TIMEOUT):
        return await bot.wait(), said.read_text("utf-8")


async def wait_for_log_line(log: Path, words: str) -> None:
    """Wait until the log says this: it is another process's file, so there is no event."""
    await poll_until(lambda: words in log.read_text("utf-8"))
    assert log.read_text("utf-8").count(words) == 1


async def read_port(
    port: int, path: str, status: int = 200, wanted: Callable[[str], object] = lambda text: True
) -> str:
    """The page of a port, once it is as wanted and has this status: no event says when."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            try:
                async with fetch_response(port, path) as answer:
                    text = await answer.text()
                    if answer.status == status and wanted(text):
                        return text
            except aiohttp.ClientError:  # it does not listen yet
                pass
            await asyncio.sleep(0.1)


MINUTE, HOUR = 60, 3600
TIMES = {
    "tables": ("created_at", "since", "resumed"),
    "deals": ("started_at", "finished_at"),
    "moves": ("at",),
}
"""Where the store has times that deadlines count from."""


def pass_time(database: Path, seconds: int, *, bot_was_up: bool) -> None:
    """Make everything in the store this many seconds older, with the bot there or away."""
    with sqlite_connection(database) as db:
        for table, columns in TIMES.items():
            for column in columns:
                db.execute(f"UPDATE {table} SET {column} = {column} - ?", (seconds,))
        ((kept,),) = db.execute("SELECT value FROM notes WHERE key = 'beat'").fetchall()
        last, gaps = json.loads(kept)
        gaps = [(began - seconds, ended - seconds) for began, ended in gaps]
        beat = json.dumps([last if bot_was_up else last - seconds, gaps])
        db.execute("UPDATE notes SET value = ? WHERE key = 'beat'", (beat,))


async def restart_later(
    bot: BotProcess, database: Path, seconds: int, *, bot_was_up: bool = True
) -> None:
    """Kill the bot, let time pass, and start it."""
    await bot.kill()
    pass_time(database, seconds, bot_was_up=bot_was_up)
    await bot.start()


def pings(messages: list[Body], user: User) -> list[str]:
    """The messages that have called somebody."""
    return [message["id"] for message in messages if user.id in message["pinged"]]


async def wait_for_call(database: Path, board: Body) -> None:
    """Wait until it is noted that somebody has been called for the move that a board shows.

    Otherwise a kill might come first, and they would be called again after the restart.
    """
    move = control(board, "hand").seq
    await wait_for_query(
        database, f"SELECT count(*) FROM postings WHERE message IS NOT NULL AND called = {move}"
    )


AROUND = 6
"""Moves in which each of four people has their turn, and some a second one."""
MESSAGES, WEBHOOKS, CALLBACK = PATHS = ("/channels/.*/messages", "/webhooks/", "/callback")


async def check_play_goes_on(game: Game, database: Path) -> None:
    """Everybody can move as before, and nothing acknowledged is lost."""
    made = len(game.done)
    await game.play(until=lambda: len(game.done) >= made + AROUND)
    assert len(game.done) >= made + AROUND, "the match was over too soon to tell"
    assert has_logged(database, game.done)
