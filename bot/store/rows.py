"""The longer statements, and the way from a record to a row and back."""

import json
from collections.abc import Iterable
from typing import Any

from bot.store.records import (
    Move,
    NewDeal,
    NewTable,
    Posting,
    Result,
    Seat,
    StoredDeal,
    StoredTable,
)

Row = Iterable[Any]

INSERT_TABLE = """
INSERT INTO tables
    (guild, channel, founder, variant, players, options, language, state, created_at)
VALUES (?, ?, ?, ?, ?, ?, ?, 'lobby', ?)
RETURNING id
"""

SELECT_TABLE = """
SELECT id, guild, channel, founder, variant, players, options, language, state, match,
    skis_called_by, board, board_at, told, created_at, ended_at,
    (SELECT coalesce(max(number), 0) FROM deals WHERE table_id = id),
    (SELECT coalesce(max(seq) + 1, 0) FROM moves WHERE table_id = id)
FROM tables
"""

UNTOLD = """
WHERE state IN ('ended', 'stopped') AND (id IN (SELECT table_id FROM postings) OR match IS NOT NULL
    AND told <= (SELECT coalesce(max(number), 0) FROM deals WHERE table_id = id))
ORDER BY id
"""

SELECT_POSTINGS = """
SELECT nonce, message, at, called, drawn, seq FROM postings WHERE table_id = ? ORDER BY place
"""

INSERT_POSTING = """
INSERT INTO postings (table_id, place, nonce, message, at, called, drawn, seq)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""

UNDRAWN = """
SELECT id FROM tables LEFT JOIN postings ON table_id = id
WHERE state IN ('lobby', 'playing')
GROUP BY id
HAVING count(message) != 1 OR count(*) != 1 OR max(seq) IS NOT
    (SELECT coalesce(max(seq) + 1, 0) FROM moves WHERE moves.table_id = id)
UNION
SELECT table_id FROM postings JOIN tables ON id = table_id
WHERE state NOT IN ('lobby', 'playing')
ORDER BY 1
"""

SELECT_SEATS = "SELECT user, name, house FROM seats WHERE table_id = ? ORDER BY player"

INSERT_SEAT = "INSERT INTO seats (table_id, player, user, name, house) VALUES (?, ?, ?, ?, ?)"

REMEMBER_NAME = """
INSERT INTO players (user, name) VALUES (?, ?)
ON CONFLICT (user) DO UPDATE SET name = excluded.name
"""

INSERT_DEAL = """
INSERT INTO deals (table_id, number, dealer, deck, carry, digest, state, started_at)
VALUES (?, ?, ?, ?, ?, ?, 'live', ?)
"""

SELECT_DEAL = """
SELECT table_id, number, dealer, deck, carry, digest, state, scores, started_at,
    finished_at
FROM deals
"""

INSERT_MOVE = """
INSERT INTO moves (table_id, deal, seq, player, "by", user, code, digest, at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

SELECT_MOVES = """
SELECT seq, player, "by", user, code, digest, at
FROM moves WHERE table_id = ? AND deal = ? ORDER BY seq
"""

INSERT_RESULT = """
INSERT INTO results (table_id, user, guild, variant, score, place, deals, people, at)
SELECT id, ?, guild, variant, ?, ?, ?, ?, ? FROM tables WHERE id = ?
"""

LEADERBOARD = """
SELECT user, name, count(*), sum(place = 1), sum(score) AS total, sum(deals)
FROM counted_results JOIN players USING (user)
WHERE guild = ? AND variant = ?
GROUP BY user
ORDER BY total DESC, user
LIMIT ?
"""

SELECT_DEADLINE = "SELECT table_id, kind, due_at, payload FROM deadlines"

OPEN_SEATS_OF = """
SELECT DISTINCT table_id FROM seats JOIN tables ON id = table_id
WHERE user = ? AND state IN ('lobby', 'playing') ORDER BY table_id
"""

FORGET = (
    "UPDATE seats SET user = NULL, name = '–', house = 1 WHERE user = ?",
    "UPDATE moves SET user = NULL WHERE user = ?",
    "UPDATE tables SET founder = 0 WHERE founder = ?",
    "DELETE FROM results WHERE user = ?",
    "DELETE FROM players WHERE user = ?",
    "DELETE FROM user_settings WHERE user = ?",
)
"""All that is done to forget a user; the seats of closed tables keep a dash for a name."""


def of_table(table: NewTable) -> tuple[object, ...]:
    """The parameters of INSERT_TABLE."""
    return (
        table.guild,
        table.channel,
        table.founder,
        table.variant,
        table.players,
        of_options(table.options),
        table.language,
        table.created_at,
    )


def of_options(options: tuple[tuple[str, str], ...]) -> str:
    """The options of a table as they are written."""
    return json.dumps(dict(options), ensure_ascii=False)


def to_table(row: Row, seats: tuple[Seat, ...]) -> StoredTable:
    """A row of SELECT_TABLE."""
    (
        number, guild, channel, founder, variant, players, options, language, state,
        match, skis_called_by, board, board_at, told, created_at, ended_at, deals, next_seq,
    ) = row  # fmt: skip
    return StoredTable(
        id=number,
        guild=guild,
        channel=channel,
        founder=founder,
        variant=variant,
        players=players,
        options=tuple(json.loads(options).items()),
        language=language,
        seats=seats,
        state=state,
        match=match,
        skis_called_by=skis_called_by,
        board=board,
        board_at=board_at,
        told=told,
        created_at=created_at,
        ended_at=ended_at,
        deals=deals,
        next_seq=next_seq,
    )


def to_seat(row: Row) -> Seat:
    """A row of SELECT_SEATS."""
    user, name, house = row
    return Seat(user, name, house=bool(house))


def of_seats(table: int, seats: tuple[Seat, ...]) -> list[tuple[object, ...]]:
    """The parameters of INSERT_SEAT."""
    return [
        (table, player, seat.user, seat.name, int(seat.house)) for player, seat in enumerate(seats)
    ]


def to_posting(row: Row) -> Posting:
    """A row of SELECT_POSTINGS."""
    nonce, message, at, called, drawn, seq = row
    return Posting(nonce=nonce, message=message, at=at, called=called, drawn=drawn, seq=seq)


def of_postings(table: int, postings: tuple[Posting, ...]) -> list[tuple[object, ...]]:
    """The parameters of INSERT_POSTING."""
    return [
        (table, place, one.nonce, one.message, one.at, one.called, one.drawn, one.seq)
        for place, one in enumerate(postings)
    ]


def of_deal(deal: NewDeal) -> tuple[object, ...]:
    """The parameters of INSERT_DEAL."""
    return (
        deal.table,
        deal.number,
        deal.dealer,
        deal.deck,
        deal.carry,
        deal.digest,
        deal.started_at,
    )


def to_deal(row: Row) -> StoredDeal:
    """A row of SELECT_DEAL."""
    (
        table, number, dealer, deck, carry, digest, state, scores, started_at, finished_at,
    ) = row  # fmt: skip
    return StoredDeal(
        table=table,
        number=number,
        dealer=dealer,
        deck=deck,
        carry=carry,
        digest=digest,
        state=state,
        scores=None if scores is None else tuple(json.loads(scores)),
        started_at=started_at,
        finished_at=finished_at,
    )


def of_moves(table: int, deal: int, moves: tuple[Move, ...]) -> list[tuple[object, ...]]:
    """The parameters of INSERT_MOVE."""
    return [
        (table, deal, move.seq, move.player, move.by, move.user, move.code, move.digest, move.at)
        for move in moves
    ]


def of_results(table: int, at: int, results: tuple[Result, ...]) -> list[tuple[object, ...]]:
    """The parameters of INSERT_RESULT."""
    return [
        (result.user, result.score, result.place, result.deals, result.people, at, table)
        for result in results
    ]
