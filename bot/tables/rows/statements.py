"""Tables, deals and moves in SQL, and how a record becomes a database row and back."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from bot.games.info import Chair
from bot.tables.model.records import (
    Move,
    NewDeal,
    NewTable,
    Posting,
    StoredDeal,
    StoredTable,
    TakeBack,
)

DatabaseRow = tuple[Any, ...]

INSERT_TABLE = """
INSERT INTO tables
    (guild, channel, reach, founder, variant, players, options, preset, language, state, waits,
    created_at, dealer, ready, level, patience, hurried, contest)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'lobby', 'now', ?, ?, ?, ?, ?, ?, ?)
RETURNING id
"""

SELECT_TABLE = """
SELECT id, guild, channel, reach, founder, variant, players, options, preset, hints, language,
    state, match,
    skis_called_by, told, created_at, ended_at, waits, since, reminded,
    ready, dealer, paused, resumed, paused_by, removed, level, patience, hurried, contest,
    (SELECT coalesce(max(number), 0) FROM deals WHERE table_id = id),
    coalesce((
        SELECT seq + 1 FROM moves WHERE table_id = id ORDER BY deal DESC, seq DESC LIMIT 1
    ), 0)
FROM tables
"""

OF_PERSON = """
WHERE guild = ?1 AND match IS NOT NULL AND (
    id IN (SELECT table_id FROM seats WHERE "user" = ?2)
    OR EXISTS (SELECT 1 FROM moves WHERE moves."user" = ?2 AND moves.table_id = tables.id)
)
ORDER BY id DESC LIMIT ?3
"""

OPEN_OF_PERSON = """
WHERE guild = ? AND state IN ('lobby', 'playing')
    AND id IN (SELECT table_id FROM seats WHERE "user" = ?)
ORDER BY id DESC LIMIT ?
"""

OF_ROUND = "WHERE contest = ? ORDER BY id"

MOVE_TABLE = "UPDATE tables SET channel = ?, waits = 'now' WHERE id = ?"

CHANNELS_IN_USE = "SELECT channel FROM tables WHERE guild = ? AND state IN ('lobby', 'playing')"
OPEN_TABLE_OF = "SELECT id FROM tables WHERE channel = ? AND state IN ('lobby', 'playing')"

TABLES_LED = """
SELECT count(*) FROM tables WHERE founder = ? AND state IN ('lobby', 'playing')
"""

FINISHED_DEALS_OF = """
SELECT count(*) FROM (
    SELECT 1 FROM seats JOIN deals ON deals.table_id = seats.table_id
    WHERE seats."user" = ?1 AND deals.state = 'finished' LIMIT ?2
) AS counted
"""

SELECT_WAITING = """
SELECT id, waits, since, patience,
    CASE WHEN reach <> 'server' AND guild = channel THEN 0 ELSE guild END
FROM tables WHERE waits IS NOT NULL ORDER BY id
"""

COUNT_WAITING = "SELECT count(*) FROM tables WHERE waits IS NOT NULL"

WAKE = "UPDATE tables SET waits = 'now' WHERE id = ? AND waits <> 'now'"

FALL_ASLEEP = """
UPDATE tables SET waits = ?, since = ? WHERE id = ? AND state IN ('lobby', 'playing')
"""

SET_LEVEL = "UPDATE tables SET level = ?, waits = 'now' WHERE id = ? AND state = 'lobby'"

SET_FOUNDER = "UPDATE tables SET founder = ?, waits = 'now' WHERE id = ?"

SET_OPTIONS = """
UPDATE tables SET options = ?, preset = ?, waits = 'now' WHERE id = ? AND state = 'lobby'
"""

SET_HINTS = "UPDATE tables SET hints = ?, waits = 'now' WHERE id = ? AND state = 'lobby'"

SET_PATIENCE = """
UPDATE tables SET patience = ?, hurried = 1, waits = 'now' WHERE id = ? AND state = 'lobby'
"""

HINTS: dict[str, bool | None] = {"": None, "on": True, "off": False}
"""Whether people may ask for hints, as stored."""

NOTE_HINT = """
INSERT INTO hints (table_id, deal, player, seq) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
SELECT_HINTS = "SELECT player, count(*) FROM hints WHERE table_id = ? AND deal = ? GROUP BY player"

SET_TAKE_BACK = """
INSERT INTO take_backs (table_id, seq, agreed, refused, asked) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, agreed = excluded.agreed,
    refused = excluded.refused, asked = excluded.asked
"""
DROP_TAKE_BACK = "DELETE FROM take_backs WHERE table_id = ?"
SELECT_TAKE_BACK = "SELECT seq, agreed, refused, asked FROM take_backs WHERE table_id = ?"
SELECT_TAKEN_BACK = """
SELECT player, count(*) FROM moves
WHERE table_id = ? AND deal = ? AND code = ? AND "user" IS NOT NULL GROUP BY player
"""

START_MATCH = "UPDATE tables SET state = 'playing', match = ? WHERE id = ? AND state = 'lobby'"

SET_MATCH = """
UPDATE tables SET match = ?, skis_called_by = coalesce(?, skis_called_by), waits = 'now'
WHERE id = ?
"""

SELECT_POSTINGS = """
SELECT nonce, message, at, deal, called, drawn FROM postings WHERE table_id = ? ORDER BY place
"""

DELETE_POSTINGS = "DELETE FROM postings WHERE table_id = ?"

INSERT_POSTING = """
INSERT INTO postings (table_id, place, nonce, message, at, deal, called, drawn)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""

SET_TOLD = "UPDATE tables SET told = ? WHERE id = ?"

SET_REMINDED = "UPDATE tables SET reminded = ?, waits = 'now' WHERE id = ?"

SET_PAUSE = "UPDATE tables SET paused = ?, resumed = ?, paused_by = ?, waits = 'now' WHERE id = ?"

DRAW_LOTS = "UPDATE tables SET dealer = NULL, waits = 'now' WHERE id = ?"

SET_REMOVED = "UPDATE tables SET removed = ?, waits = 'now' WHERE id = ?"

SET_READY = "UPDATE tables SET ready = ?, waits = 'now' WHERE id = ?"

END_MATCH = "UPDATE tables SET state = 'ended', ended_at = ?, ready = '' WHERE id = ?"

STOP_TABLE = """
UPDATE tables SET state = 'stopped', ended_at = ?, waits = 'now', ready = ''
WHERE id = ? AND state IN ('lobby', 'playing') RETURNING id
"""

NOTHING_LEFT = """
UPDATE tables SET waits = NULL
WHERE id = ? AND state IN ('ended', 'stopped')
    AND told > (SELECT coalesce(max(number), 0) FROM deals WHERE table_id = id)
"""

SELECT_SEATS = """
SELECT table_id, "user", name, house, level, away, late FROM seats
WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, player
"""

INSERT_SEAT = """
INSERT INTO seats (table_id, player, "user", name, house, level, away, late)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""

REMEMBER_NAME = """
INSERT INTO names (guild, "user", name) SELECT guild, ?, ? FROM tables WHERE id = ?
ON CONFLICT (guild, "user") DO UPDATE SET name = excluded.name
"""

INSERT_DEAL = """
INSERT INTO deals
    (table_id, number, dealer, deck, carry, digest, state, started_at, house, words)
VALUES (?, ?, ?, ?, ?, ?, 'live', ?, ?, ?)
"""

IS_LIVE = "SELECT 1 FROM deals WHERE table_id = ? AND number = ? AND state = 'live'"

FINISH_DEAL = """
UPDATE deals SET state = 'finished', scores = ?, finished_at = ?
WHERE table_id = ? AND number = ?
"""

VOID_LIVE_DEAL = """
UPDATE deals SET state = 'void', finished_at = ? WHERE table_id = ? AND state = 'live'
"""

SELECT_DEAL = """
SELECT table_id, number, dealer, deck, carry, digest, state, scores, started_at,
    finished_at, house, words
FROM deals
"""

INSERT_MOVE = """
INSERT INTO moves (table_id, deal, seq, player, "by", "user", code, digest, at)
VALUES (
    ?1, (SELECT number FROM deals WHERE table_id = ?1 AND number = ?2 AND state = 'live'),
    ?3, ?4, ?5, ?6, ?7, ?8, ?9
)
"""
"""Refused if the deal is not live: then its number is missing."""

SELECT_MOVES = """
SELECT deal, seq, player, "by", "user", code, digest, at
FROM moves WHERE table_id = ? AND deal IN (SELECT value FROM json_each(?)) ORDER BY deal, seq
"""

SELECT_MOVERS = """
SELECT DISTINCT moves.deal, moves.player, moves."user", names.name
FROM moves JOIN tables ON tables.id = table_id
LEFT JOIN names ON names.guild = tables.guild AND names."user" = moves."user"
WHERE table_id = ? AND moves."by" = 'person'
"""


def of_table(table: NewTable) -> tuple[object, ...]:
    """The parameters of INSERT_TABLE."""
    return (
        table.guild,
        table.channel,
        table.reach,
        table.founder,
        table.variant,
        table.players,
        of_options(dict(table.options)),
        table.preset,
        table.language,
        table.created_at,
        table.dealer,
        of_users(table.ready),
        table.level,
        table.patience,
        int(table.hurried),
        table.contest,
    )


def of_take_back(table: int, asked: TakeBack) -> DatabaseRow:
    """The row of a question."""
    often = json.dumps((asked.deal, *asked.asked))
    return (table, asked.seq, json.dumps(asked.agreed), int(asked.refused), often)


def to_take_back(row: DatabaseRow) -> TakeBack:
    """The question of a row."""
    seq, agreed, refused, asked = row
    deal, *often = json.loads(asked) or (0,)
    return TakeBack(seq, tuple(json.loads(agreed)), bool(refused), deal, tuple(often))


def of_hints(allowed: bool | None) -> str:
    """Whether people may ask for hints, as stored."""
    return next(text for text, value in HINTS.items() if value is allowed)


def of_users(users: Iterable[int]) -> str:
    """Users, as stored."""
    return " ".join(map(str, sorted(users)))


def of_options(options: Mapping[str, str]) -> str:
    """A table's options, as stored."""
    return json.dumps(dict(options), ensure_ascii=False)


OF_TABLE = (
    *("id guild channel reach founder variant players options preset hints language".split()),
    *("state match skis_called_by told created_at ended_at waits since reminded".split()),
    *("ready dealer paused resumed paused_by removed level patience hurried contest".split()),
    *("deals next_seq".split()),
)
"""The columns of SELECT_TABLE, by their names in a record."""


def to_table(row: DatabaseRow, seats: tuple[Chair, ...]) -> StoredTable:
    """A row of SELECT_TABLE."""
    read: dict[str, Any] = dict(zip(OF_TABLE, row, strict=True))
    read["options"] = tuple(json.loads(read["options"]).items())
    read["hints"] = HINTS[read["hints"]]
    for users in ("ready", "removed"):
        read[users] = tuple(map(int, read[users].split()))
    read["hurried"] = bool(read["hurried"])
    return StoredTable(seats=seats, **read)


def to_seat(row: DatabaseRow) -> Chair:
    """A row of SELECT_SEATS, after its table."""
    user, name, house, level, away, late = row
    return Chair(name, user, house=bool(house), level=level, away=away, late=late)


def of_seats(table: int, seats: tuple[Chair, ...]) -> list[tuple[object, ...]]:
    """The parameters of INSERT_SEAT."""
    return [
        (table, player, seat.user, seat.name, int(seat.house), seat.level, seat.away, seat.late)
        for player, seat in enumerate(seats)
    ]


def to_posting(row: DatabaseRow) -> Posting:
    """A row of SELECT_POSTINGS."""
    nonce, message, at, deal, called, drawn = row
    return Posting(nonce=nonce, message=message, at=at, deal=deal, called=called, drawn=drawn)


def of_postings(table: int, postings: tuple[Posting, ...]) -> list[tuple[object, ...]]:
    """The parameters of INSERT_POSTING."""
    return [
        (
            table,
            place,
            posting.nonce,
            posting.message,
            posting.at,
            posting.deal,
            posting.called,
            posting.drawn,
        )
        for place, posting in enumerate(postings)
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
        deal.house,
        deal.words,
    )


def to_deal(row: DatabaseRow) -> StoredDeal:
    """A row of SELECT_DEAL."""
    (
        table, number, dealer, deck, carry, digest, state, scores, started_at, finished_at, house,
        words,
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
        house=house,
        words=words,
    )


def of_moves(table: int, deal: int, moves: tuple[Move, ...]) -> list[tuple[object, ...]]:
    """The parameters of INSERT_MOVE."""
    return [
        (table, deal, move.seq, move.player, move.by, move.user, move.code, move.digest, move.at)
        for move in moves
    ]
