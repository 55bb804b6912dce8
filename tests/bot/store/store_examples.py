"""Records for stores, and stores with matches."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.careers.records import CareerQuery, LeaderboardRow
from bot.careers.rows import CareerRows, match_count_work
from bot.games.info import Chair
from bot.store.database import Work
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store
from bot.tables.model.records import DealEnd, MatchResult, Move, NewDeal, NewTable
from bot.tables.rows.repository import TableRows

ANA, BOR, CVET = 101, 102, 103
GUILD, CHANNEL = 7, 70
START = 1_700_000_000
DECK = "SK HQ T21 F"

SEATS = (
    Chair("Ana", ANA),
    Chair("Bor", BOR),
    Chair("Cvet", CVET),
    Chair("Micka", None, house=True),
)


def lobby(**changes: Any) -> NewTable:
    """A table that Ana has just opened."""
    table = NewTable(
        guild=GUILD,
        channel=CHANNEL,
        founder=ANA,
        variant="slovenian",
        players=4,
        options=(("mond_penalty", "21"), ("knock", "off")),
        language="en",
        seats=SEATS[:1],
        created_at=START,
    )
    return replace(table, **changes)


def new_deal(table: int, number: int = 1) -> NewDeal:
    """A deal whose dealer is player 3."""
    return NewDeal(
        table=table,
        number=number,
        dealer=3,
        deck=DECK,
        carry='{"radli": [0, 0, 0, 1]}',
        digest="d0",
        started_at=START + 10,
    )


def move(seq: int, code: str = "pass") -> Move:
    """A move of Bor's."""
    return Move(seq, seq % 4, "person", BOR, code, f"d{seq}", START + 20 + seq)


def outcome(over: bool = False, also: tuple[Work, ...] = ()) -> DealEnd:
    """The end of a deal in which player 1 has won 70."""
    return DealEnd((0, 70, 0, 0), '{"scores": [0, 70, 0, 0]}', START + 100, over, also)


def counting_work(
    table: int, *results: MatchResult, ended_at: int = START + 100
) -> tuple[Work, ...]:
    """The writes that count a match which has ended."""
    return (match_count_work(table, ended_at, results),)


def result(
    user: int, score: int, place: int, deals: int, people: int, game: str = "slovenian"
) -> MatchResult:
    """The result of a match for a player without a partner."""
    return MatchResult(user, score, place, deals, people, game, user, score / deals / 30)


async def leaderboard(
    store: Store, guild: int, game: str = "slovenian", **filters: int
) -> list[LeaderboardRow]:
    """All rows of a leaderboard."""
    _, rows = await CareerRows(store).leaderboard_rows(
        CareerQuery(guild=guild, game=game, **filters), 1, 10_000, 0
    )
    return list(rows)


async def begin_match(store: Store, moves: int = 0, **changes: Any) -> int:
    """Begin a match at a new table; return its number.

    ``moves``: the number of moves played in its first deal.
    """
    table_rows = TableRows(store)
    table = await table_rows.create_table(lobby(**changes))
    await table_rows.start_match(table, SEATS, "{}")
    await table_rows.start_deal(new_deal(table))
    await table_rows.append_moves(table, 1, tuple(move(seq) for seq in range(moves)))
    return table


async def play_match(store: Store, *results: MatchResult, **changes: Any) -> int:
    """Play a match of one deal at a new table; return its number."""
    table = await begin_match(store, **changes)
    await TableRows(store).append_moves(
        table, 1, (move(0),), outcome(True, counting_work(table, *results))
    )
    return table


async def count_moves(database: Path, table: int) -> int:
    """Open a file and count the moves in a table's first deal."""
    store = await SqliteStore.open(database)
    log = await TableRows(store).load_deal(table, 1)
    await store.close()
    assert log is not None
    return len(log.moves)
