"""Benchmark of every form of the game: random deals in a second, and the restoring of a table.

Deals are played with uniformly random legal actions. A table is restored as after a crash: from
its database file, in the middle of the play of a deal.
"""

import asyncio
import contextlib
import random
import sqlite3
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bot.choices.habits import Habits
from bot.games.info import Chair
from bot.store.sqlite.store import SqliteStore
from bot.tables.memory.moves import Randomness
from bot.tables.model.table import Table
from bot.tables.play.tables import Tables, build_tables
from bot.tables.rows.repository import TableRows
from engine import VARIANTS, Deal, Rules, act, encode, fair_deck, offers, open_deal, variant
from tests.bot.hooks import build_hooks

SECONDS = 1.0
MOVES = 40
"""The number of moves made in the restored deal, if it lasts as long."""
RESTORES = 10
CHANNEL = 1


class Form(NamedTuple):
    """The figures of a form."""

    name: str
    deals: float
    """Random deals in a second."""
    bytes: int
    """The text of the rows of that deal: the deck, what was carried, codes and digests."""
    milliseconds: float
    """The time to restore that table, the fastest of several runs."""


def random_step(deal: Deal, chance: random.Random) -> Deal:
    """Make one uniformly random legal action of the seat on turn."""
    assert deal.turn is not None
    offered = offers(deal, deal.turn)
    offer = offered[int(chance.random() * len(offered))]
    return act(deal, deal.turn, offer.nth(int(chance.random() * offer.size)))


def deals_in_a_second(rules: Rules, chance: random.Random) -> float:
    """The number of random deals that the engine plays in a second."""
    deck = [rules.pack[code] for code in rules.pack.codes]
    begin, done = time.perf_counter(), 0
    while (spent := time.perf_counter() - begin) < SECONDS:
        chance.shuffle(deck)
        deal = open_deal(rules, tuple(deck), 0)
        while deal.turn is not None:
            deal = random_step(deal, chance)
        done += 1
    return done / spent


async def open_tables(path: Path, chance: random.Random) -> tuple[SqliteStore, Tables]:
    """The tables on a database file."""
    store = await SqliteStore.open(path)
    secret = partial(chance.randbytes, 32)
    _, hooks = build_hooks(store, secret, fair_deck, deals_again=False)
    return store, build_tables(
        TableRows(store), lambda: 1, Randomness(tuple, lambda _: 0), hooks=hooks, habits=Habits()
    )


async def play_some(tables: Tables, game: str, players: int, chance: random.Random) -> Table:
    """A table in the middle of a deal."""
    table = await tables.lobbies.open(
        guild=1, channel=CHANNEL, founder=Chair("0", 1), game=game, players=players, options={},
        length=None, language="en",
    )  # fmt: skip
    for number in range(1, players):
        await tables.lobbies.join(table, Chair(str(number), number + 1))
    await tables.lobbies.start(table, 1)
    moves = 0
    while table.deal is not None and table.turn is not None and moves < MOVES:
        offered = offers(table.deal, table.turn)
        offer = offered[int(chance.random() * len(offered))]
        action = offer.nth(int(chance.random() * offer.size))
        user = table.chairs[table.turn].user
        assert user is not None
        await tables.play.act(table, user, encode(table.rules.pack, action))
        moves += 1
    return table


def log_size(path: Path) -> int:
    """The length of the texts that a deal and its moves are restored from."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        ((deal,),) = db.execute("SELECT sum(length(deck || carry || digest)) FROM deals")
        ((moves,),) = db.execute("SELECT sum(length(code || digest)) FROM moves")
    return int(deal) + int(moves or 0)


async def measure_restoring(game: str, players: int, chance: random.Random) -> tuple[int, float]:
    """Bytes of the log of a table, milliseconds to restore it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tarok.sqlite3"
        store, tables = await open_tables(path, chance)
        await play_some(tables, game, players, chance)
        await store.close()
        times = []
        for _ in range(RESTORES):
            store, tables = await open_tables(path, chance)
            begin = time.perf_counter()
            await tables.register.here(CHANNEL)
            times.append(time.perf_counter() - begin)
            await store.close()
        return log_size(path), 1000 * min(times)


def measure() -> list[Form]:
    """The figures of all forms."""
    chance = random.Random(1)
    return [
        Form(
            f"{key}, {players} players",
            deals_in_a_second(variant(key).build(players), chance),
            *asyncio.run(measure_restoring(key, players, chance)),
        )
        for key, game in VARIANTS.items()
        for players in game.players
    ]
