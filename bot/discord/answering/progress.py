"""Progress on a page that announces a later result: how far that is, every few seconds."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

from bot.base.background import Background
from bot.discord.answering.lost_replies import LOST, log_lost
from bot.kit.page import Page

PROGRESS_SECONDS = 2.5
"""Time between two edits of a page; an edit by an interaction's token is free of the bot's own
rate limit, but not of the token's."""


@asynccontextmanager
async def shown_progress(
    background: Background,
    draw: Callable[[], Page],
    show: Callable[[Page], Awaitable[None]],
    wanted: Callable[[], bool],
) -> AsyncIterator[None]:
    """Show what ``draw`` returns while the block runs, whenever that changes.

    ``wanted``: whether the message still shows the page. No edit is under way after the block: it
    might arrive after the result.
    """
    ended = asyncio.Event()
    task = background.start(partial(_follow, draw, show, wanted, ended), "progress")
    try:
        yield
    finally:
        ended.set()
        await task


async def _follow(
    draw: Callable[[], Page],
    show: Callable[[Page], Awaitable[None]],
    wanted: Callable[[], bool],
    ended: asyncio.Event,
) -> None:
    shown = draw()
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(PROGRESS_SECONDS):
                await ended.wait()
                return
        if not wanted():
            return
        if (page := draw()) == shown:
            continue
        shown = page
        try:
            await show(page)
        except LOST as error:  # dismissed, or its token has expired
            log_lost(error)
            return
