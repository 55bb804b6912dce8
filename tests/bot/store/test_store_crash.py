"""A process that is killed while it writes: acknowledged moves are stored, and none by halves.

Run as a script, this file is that process: it plays at a table for ever, and prints the number of
the newest deal and move after each commit.
"""

import asyncio
import os
import random
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from bot.store.sqlite.store import SqliteStore
from bot.tables.model.records import StoredTable
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import CHANNEL, SEATS, lobby, move, new_deal, outcome

ROOT = Path(__file__).parents[3]
LENGTH = 5
"""Moves per deal in this test."""
SEEDS, ALL_SEEDS = 2, 6
"""Numbers of seeds, without and with long tests."""
MAX_COMMITS = 120
"""Commits before the kill, at most."""


async def play_for_ever(path: Path) -> None:
    """Play deals without end, from where the log ends."""
    store = await SqliteStore.open(path)
    table_rows = TableRows(store)
    for table in await open_tables(store) or (await begin_table(store),):
        number, seq = table.deals, table.next_seq
        while True:
            log = await table_rows.load_deal(table.id, number)
            if log is None or log.deal.state == "finished":
                number += 1
                await table_rows.start_deal(new_deal(table.id, number))
                report_commit(number, seq - 1)
            last = seq % LENGTH == LENGTH - 1
            moves = (move(seq),)
            await table_rows.append_moves(table.id, number, moves, outcome() if last else None)
            report_commit(number, seq)
            seq += 1


def report_commit(deal: int, seq: int) -> None:
    sys.stdout.write(f"{deal} {seq}\n")
    sys.stdout.flush()


async def open_tables(store: SqliteStore) -> tuple[StoredTable, ...]:
    return await TableRows(store).tables_of_channel(CHANNEL)


async def begin_table(store: SqliteStore) -> StoredTable:
    table_rows = TableRows(store)
    table = await table_rows.create_table(lobby())
    await table_rows.start_match(table, SEATS, "{}")
    stored = await table_rows.table(table)
    assert stored is not None
    return stored


async def kill_after(path: Path, lines: int) -> tuple[int, int]:
    """Let another process commit this often, then kill it.

    Returns the last deal and move that it reported.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        __file__,
        str(path),
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None
    reports = [await process.stdout.readline() for _ in range(lines)]
    process.send_signal(signal.SIGKILL)
    reports += (await process.stdout.read()).splitlines()
    assert await process.wait() == -signal.SIGKILL
    deal, seq = reports[-1].split()
    return int(deal), int(seq)


async def check_database(path: Path, deal: int, seq: int) -> None:
    """Check that every reported move is stored, with at most one more, in complete deals."""
    store = await SqliteStore.open(path)
    (table,) = await open_tables(store)
    assert table.deals in (deal, deal + 1)
    assert table.next_seq in (seq + 1, seq + 2)
    seen = 0
    for number in range(1, table.deals + 1):
        log = await TableRows(store).load_deal(table.id, number)
        assert log is not None
        assert log.moves == tuple(move(seen + number) for number in range(len(log.moves)))
        whole = len(log.moves) == LENGTH
        assert (log.deal.state == "finished") == whole
        assert whole or number == table.deals
        seen += len(log.moves)
    assert seen == table.next_seq
    await store.close()


@pytest.mark.parametrize(
    "seed",
    [
        *range(SEEDS),
        *(pytest.param(seed, marks=pytest.mark.long) for seed in range(SEEDS, ALL_SEEDS)),
    ],
)
async def test_acknowledged_moves_survive_a_kill(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "tarok.sqlite3"
    chance = random.Random(seed)
    for _ in range(2):
        await check_database(path, *await kill_after(path, chance.randint(1, MAX_COMMITS)))


if __name__ == "__main__":
    try:
        asyncio.run(play_for_ever(Path(sys.argv[1])))
    finally:
        os._exit(1)  # the store's thread would keep a failed process alive
