"""Deals made beforehand for people who play alone with the house: ``python -m bot seed``.

House players sit in every chair, so that nobody is dealt one without something to
compare with. It has the lowest priority on its machine, and carries on where it broke off.
"""

import asyncio
import os
import secrets
from collections.abc import Callable

from bot.base.database_address import DatabaseAddress
from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.contests.duplicates.deals import form_text
from bot.contests.duplicates.ghosts import Filling, ghosts
from bot.contests.duplicates.rows import DuplicateRows
from bot.host.upkeep import Bar, done, tell
from bot.store import Level
from bot.store.open_store import open_store
from bot.thinkers.side_jobs import AtOnce
from engine import VARIANTS

LAST = 19
"""The lowest priority, as a nice value."""
KEY = 32
"""How many bytes the cards of a deal follow from."""

Tell = Callable[[int, int], object]
"""Called again and again: how much is done, and of how much."""


def make(database: DatabaseAddress, deals: int, level: Level) -> int:
    """Make so many deals of each game; the exit status."""
    if deals < 1:
        tell("There is nothing to make: --deals takes a number from 1 on.")
        return DO_NOT_TRY_AGAIN
    os.nice(LAST)
    return done(lambda: asyncio.run(_make(database, deals, level)))


async def _make(database: DatabaseAddress, deals: int, level: Level) -> None:
    store = await open_store(database)
    try:
        await seed(DuplicateRows(store), deals, level, Bar())
    finally:
        await store.close()
    players = len(list(ghosts(searching=False)))
    tell(
        f"{database}: {deals} deals of each game, {players} house players in each of their chairs."
    )


async def seed(rows: DuplicateRows, deals: int, level: Level, told: Tell) -> None:
    """Make the missing deals, and have house players sit wherever nobody has. Raises StoreError."""
    filling = Filling(rows, _nothing, AtOnce(), sleep=_at_once)
    games = [(key, players) for key, game in VARIANTS.items() for players in game.players]
    whole, made = deals * sum(players for _, players in games), 0
    for key, players in games:
        form = form_text(key, players, ())
        there = min(deals, await rows.count_seeded(form, level))
        made += there * players
        for _ in range(there, deals):
            await rows.seed(secrets.token_hex(KEY), form, players, level)
            made += await filling.fill()
            told(min(made, whole - 1), whole)
    while filled := await filling.fill():
        made += filled
        told(min(made, whole - 1), whole)
    told(whole, whole)


async def _nothing() -> None:
    """There is nothing else to do."""


async def _at_once(_: float) -> None:
    """Nobody needs to go first."""
