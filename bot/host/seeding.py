"""``python -m bot seed``: makes deals in advance for people who play alone with the house.

House players play each chair, so that every player has results to compare with. It runs at the
lowest priority, and continues after an abort.
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
from bot.games.info import Level
from bot.host.upkeep import Bar, exit_status, tell
from bot.store.open_store import open_store
from bot.thinkers.side_jobs import AtOnce
from engine import VARIANTS

NICE = 19
"""Nice value of the lowest priority."""
SECRET_BYTES = 32
"""Size of the secret from which the cards of a deal are derived."""

MAX_TRIES = 2
"""Deals made at most for each one wanted: those that house players throw in do not count."""

Report = Callable[[int, int], object]
"""Called with the amounts done and in all."""


def make(database: DatabaseAddress, deals: int, level: Level) -> int:
    """Make ``deals`` deals of each game; return the exit status."""
    if deals < 1:
        tell("There is nothing to make: --deals takes a number from 1 on.")
        return DO_NOT_TRY_AGAIN
    os.nice(NICE)
    return exit_status(lambda: asyncio.run(_make(database, deals, level)))


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


async def seed(rows: DuplicateRows, deals: int, level: Level, report: Report) -> None:
    """Make the missing deals, and fill their chairs with house players. Raises StoreError."""
    filling = Filling(rows, _skip_other_work, AtOnce(), sleep=_skip_sleep)
    await _fill_chairs(filling)  # those that an aborted run left empty
    games = [(key, players) for key, game in VARIANTS.items() for players in game.players]
    total = deals * sum(players for _, players in games)
    done = 0
    for key, players in games:
        form = form_text(key, players, ())
        for _ in range(MAX_TRIES * deals):
            present = await rows.count_seeded(form, level)
            report(min(done + players * min(present, deals), total - 1), total)
            if present >= deals:
                break
            await rows.seed(secrets.token_hex(SECRET_BYTES), form, players, level)
            await _fill_chairs(filling)
        done += deals * players
    report(total, total)


async def _fill_chairs(filling: Filling) -> None:
    """Have house players sit in all empty chairs."""
    while await filling.fill():
        pass


async def _skip_other_work() -> None:
    """Do nothing: there is no other work."""


async def _skip_sleep(_: float) -> None:
    """Return at once: there is nothing to wait for."""
