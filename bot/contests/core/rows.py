"""Contests as they are stored: deals that many play, each alone with the same house."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, TypeAlias

from bot.contests.core.points_ahead import TryScore
from bot.kit.wishes import Reach
from bot.store.database import Database, Work
from bot.store.errors import MoveTaken
from bot.store.personal import PersonalRows, select_guilds
from bot.store.rows import Rows, reads, writes
from bot.tables.model.records import DealEnd, Move, NewDeal, NewTable
from bot.tables.rows import writing


@dataclass(frozen=True, kw_only=True)
class NewContest:
    """A contest as it is made, before it opens."""

    kind: str
    """The name of its kind (``contests/core/kind.py``)."""
    number: int
    """Of a deal of the day, rated or not: its day; else which challenge, tournament or match."""
    variant: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    house: str
    """The house that plays in it."""
    opens: int
    closes: int
    secrets: tuple[str, ...] = field(repr=False)
    """Secrets that the cards follow from, by deal; empty: it is yet to be drawn."""
    ahead: bool = False
    """People with the same deal are compared by points ahead of the others at the table. If not, by
    points: that orders them alike, or it is a team match of an earlier release."""
    viewable: bool = False
    """As the pages before its deals say, who finishes one in time may later see how others did."""


@dataclass(frozen=True, kw_only=True)
class Contest(NewContest):
    """A contest as it stands."""

    id: int
    settled: bool
    """It is over, and the tries left unfinished have been finished."""


class DecisionPoint(NamedTuple):
    """A decision of a house player, found by the deal, the player, and what they have seen."""

    contest: int
    deal: int
    player: int
    seen: str


class EntryMove(NamedTuple):
    """A move of an entry. ``step``: how many the person had made by then, this one included."""

    player: int
    code: str
    step: int

    def __repr__(self) -> str:
        return f"EntryMove(player={self.player}, step={self.step})"


@dataclass(frozen=True, kw_only=True)
class NewEntry:
    """A person's try, as it begins."""

    contest: int
    deal: int
    seat: int
    person: int | None
    """None: they have asked to be forgotten."""
    mark: str = field(repr=False)
    """A mark of the person that only the deal's secret can resolve."""
    name: str
    home: int
    """The server where it was opened; outside of servers, the channel."""
    reach: Reach
    """The bot's reach where the try was begun."""
    language: str
    late: bool
    """It was opened after the contest, for practice: it counts for nothing."""
    opened_at: int


@dataclass(frozen=True, kw_only=True)
class StoredEntry(NewEntry):
    """A person's try, as it stands."""

    id: int
    finished_at: int | None
    by_house: bool
    """It was left unfinished, and the house has finished it."""
    points: int | None
    ahead: int | None = None
    """Twelfths of a point ahead (``points_ahead.py``); None: unfinished, or points decide."""
    found: str | None
    """JSON: the verdict on their decisions; None: nobody has looked yet."""
    table: int | None
    """The table where the deal can be looked at, once the contest is over."""
    percent: int | None = None
    """Its percentile, as it is counted; None: it isn't, or not yet."""
    moves: tuple[EntryMove, ...] = field(default=(), repr=False)


class Try(NamedTuple):
    """The result of a try."""

    entry: int
    deal: int
    person: int | None
    """None: they have asked to be forgotten."""
    points: int | None
    """None: it is unfinished."""
    by_house: bool
    """It was left unfinished, and the house has finished it."""
    ahead: int | None = None
    """As ``StoredEntry`` has it."""


class EntryFinish(NamedTuple):
    """How an entry ends; points and lead as ``StoredEntry`` has them."""

    points: int
    at: int
    by_house: bool = False
    ahead: int | None = None


@dataclass(frozen=True, kw_only=True)
class LaidOpen:
    """A finished try as a table of one deal. The table has no number yet: in the deal it is 0."""

    table: NewTable
    match: str
    """As it stood before the deal."""
    deal: NewDeal
    moves: tuple[Move, ...] = field(repr=False)
    outcome: DealEnd


class Ghost(NamedTuple):
    """A house player who has played a seat of a deal."""

    contest: int
    deal: int
    seat: int
    level: str
    number: int
    points: int
    line: str
    ahead: int | None = None
    """As ``StoredEntry`` has it."""
    ending: str = ""
    """An ``Ending`` as text (``core/deals.py``); empty: stored by an earlier release."""

    def __repr__(self) -> str:
        return f"Ghost({self.contest}, {self.deal}, {self.seat}, {self.level} {self.number})"


Answers: TypeAlias = Mapping[tuple[int, str], str]
"""The code of the house's move, by player and what they have seen."""

INSERT = """
INSERT INTO contests (kind, number, variant, players, options, house, opens, closes, ahead,
    viewable) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (kind, number, variant, players) DO NOTHING RETURNING id
"""
INSERT_DEAL = "INSERT INTO contest_deals (contest, deal, secret) VALUES (?, ?, ?)"
DRAW = "UPDATE contest_deals SET secret = ? WHERE contest = ? AND deal = ? AND secret = ''"
SELECT = """
SELECT id, kind, number, variant, players, options, house, opens, closes, ahead, viewable, settled
FROM contests
"""
SELECT_DEALS = """
SELECT contest, secret FROM contest_deals WHERE contest IN (SELECT value FROM json_each(?))
ORDER BY contest, deal
"""
HELD_DAYS = """
SELECT DISTINCT number FROM contests WHERE kind = ? AND number >= ? AND number < ?
    AND closes > opens AND ? IN ('', variant || ' ' || players) ORDER BY number
"""
NEVER_OPEN = """
UPDATE contests SET closes = opens WHERE kind = ?1
    AND number = (SELECT max(number) FROM contests WHERE kind = ?1 AND number < ?2)
    AND NOT EXISTS (SELECT 1 FROM contests AS made JOIN entries ON contest = made.id
        WHERE made.kind = ?1 AND made.number = contests.number AND late = 0)
"""
NEXT_CLOSING = "SELECT min(closes) FROM contests WHERE settled = 0 AND closes > ?"
SETTLE = "UPDATE contests SET settled = 1 WHERE id = ?"
FORGOTTEN = "DELETE FROM entries WHERE contest = ? AND person IS NULL"
TO_TIDY = """
SELECT id FROM contests WHERE settled = 1 AND tidied = 0 AND closes < ? ORDER BY closes LIMIT ?
"""
TIDY = (
    "DELETE FROM contest_answers WHERE contest = ?",
    """UPDATE ghosts SET line = '' WHERE contest = ? AND line <> '' AND (ending = '' OR EXISTS (
        SELECT 1 FROM ghosts AS other
        WHERE other.contest = ghosts.contest AND other.deal = ghosts.deal
            AND other.seat = ghosts.seat AND other.ending = ghosts.ending
            AND (other.level, other.number) < (ghosts.level, ghosts.number)))""",
    "UPDATE contests SET tidied = 1 WHERE id = ?",
)
TIDIED_AT_ONCE = 20
"""Contests tidied in one transaction: others wait for it."""
KEEP_ANSWER = """
INSERT INTO contest_answers (contest, deal, player, seen, code) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (contest, deal, player, seen) DO NOTHING
"""
SELECT_ANSWER = """
SELECT code FROM contest_answers WHERE contest = ? AND deal = ? AND player = ? AND seen = ?
"""
SELECT_ANSWERS = "SELECT player, seen, code FROM contest_answers WHERE contest = ? AND deal = ?"
OPEN_ENTRY = """
INSERT INTO entries
    (contest, deal, seat, person, mark, name, home, reach, language, late, opened_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (contest, mark) DO NOTHING
"""
SELECT_ENTRY = """
SELECT id, contest, deal, seat, person, mark, name, home, reach, language, late, opened_at,
    finished_at, by_house, points, ahead, found, table_id, percent FROM entries
"""
SELECT_MOVES = "SELECT player, code, step FROM entry_moves WHERE entry = ? ORDER BY seq"
COUNT_MOVES = """
SELECT (SELECT count(*) FROM entry_moves WHERE entry = entries.id)
FROM entries WHERE id = ? AND finished_at IS NULL
"""
INSERT_MOVE = "INSERT INTO entry_moves (entry, seq, player, code, step) VALUES (?, ?, ?, ?, ?)"
FINISH = "UPDATE entries SET points = ?, ahead = ?, finished_at = ?, by_house = ? WHERE id = ?"
ENTRY_OF = "SELECT id FROM entries WHERE contest = ? AND person = ? AND deal = ?"
TRIES = """
SELECT id, deal, person, points, by_house, ahead FROM entries WHERE contest = ? AND late = 0
ORDER BY deal, id
"""
CLOSE = "UPDATE contests SET closes = ? WHERE id = ? AND closes > ?"
OPEN_ENTRIES = """
SELECT id FROM entries
WHERE contest = ? AND finished_at IS NULL AND late = 0 AND person IS NOT NULL ORDER BY id
"""
TO_JUDGE = """
SELECT id FROM entries WHERE finished_at IS NOT NULL AND found IS NULL AND person IS NOT NULL
ORDER BY id LIMIT ?
"""
NOTE_COMPARISON = """
UPDATE entries SET percent = coalesce(?, percent), cost = ?,
    weight = CASE WHEN percent IS NULL OR CAST(? AS bigint) IS NOT NULL THEN ? ELSE weight END
WHERE id = ? AND person IS NOT NULL
"""
NOTE_FOUND = "UPDATE entries SET found = ? WHERE id = ? AND person IS NOT NULL AND found IS NULL"
FOUND_AT = "SELECT found FROM entries WHERE table_id = ? AND person = ?"
RESULTS = """
SELECT id, points, ahead FROM entries WHERE contest = ? AND deal = ?
    AND finished_at IS NOT NULL AND by_house = 0 AND late = 0 ORDER BY id
"""
LEAVE_OUT = "UPDATE entries SET late = 1 WHERE contest = ? AND person = ?"
DAYS_OF = """
SELECT DISTINCT number FROM entries JOIN contests ON contests.id = contest
WHERE person = ? AND kind = ? AND late = 0 AND finished_at IS NOT NULL AND by_house = 0
ORDER BY number
"""
TO_LAY_OPEN = """
SELECT id FROM entries WHERE contest = ? AND finished_at IS NOT NULL AND table_id IS NULL
    AND person IS NOT NULL ORDER BY id
"""
SELECT_TABLE = "SELECT person, table_id FROM entries WHERE id = ?"
NOTE_TABLE = "UPDATE entries SET table_id = ? WHERE id = ?"
OPENED_DEAL = 1
"""The number of the deal at the table of a try that is laid open."""
INSERT_GHOST = """
INSERT INTO ghosts (contest, deal, seat, level, number, points, line, ahead, ending)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (contest, deal, seat, level, number) DO NOTHING
"""
SELECT_GHOSTS = """
SELECT contest, deal, seat, level, number, points, line, ahead, ending FROM ghosts
WHERE contest = ? AND deal = ? AND seat = ? ORDER BY level, number
"""


def make(db: Database, new: NewContest) -> int | None:
    """Record a contest and return its number; None if there is one of its number and game."""
    game = (new.kind, new.number, new.variant, new.players, json.dumps(dict(new.options)))
    row = (*game, new.house, new.opens, new.closes, int(new.ahead), int(new.viewable))
    for (number,) in db.execute(INSERT, row).fetchall():
        db.executemany(INSERT_DEAL, [(number, *deal) for deal in enumerate(new.secrets)])
        return int(number)
    return None


def keep_secrets(db: Database, contest: int, secrets: tuple[str, ...]) -> None:
    """Record the secrets of a contest's deals, unless they were drawn meanwhile."""
    db.executemany(DRAW, [(secret, contest, deal) for deal, secret in enumerate(secrets)])


def find(db: Database, contest_id: int) -> Contest | None:
    """Return a contest."""
    return next(iter(_load(db, "WHERE id = ?", contest_id)), None)


def find_by_number(db: Database, kind: str, number: int) -> tuple[Contest, ...]:
    """Return the contests of a kind and number, in all games."""
    return _load(db, "WHERE kind = ? AND number = ? ORDER BY id", kind, number)


def held_days(db: Database, kind: str, first: int, end: int, game: str) -> tuple[int, ...]:
    """Return the days before ``end`` on which a game of a kind (empty: any) could be played."""
    return _numbers(db, HELD_DAYS, kind, first, end, game)


def note_never_open(db: Database, kind: str, day: int) -> None:
    """Record that nobody could play the last contests before a day, unless a try was begun."""
    db.execute(NEVER_OPEN, (kind, day))


def overdue(db: Database, now: int) -> tuple[Contest, ...]:
    """Return the contests that are over but not settled, oldest first."""
    return _load(db, "WHERE settled = 0 AND closes <= ? ORDER BY closes, id", now)


def next_closing(db: Database, now: int) -> int | None:
    """Return when the next contest closes; None: none is open."""
    row = db.execute(NEXT_CLOSING, (now,)).fetchone()
    return None if row is None or row[0] is None else int(row[0])


def _load(db: Database, where: str, *values: object) -> tuple[Contest, ...]:
    rows = db.execute(SELECT + where, values).fetchall()
    secrets: dict[int, tuple[str, ...]] = {row[0]: () for row in rows}
    if rows:
        for contest, secret in db.execute(SELECT_DEALS, (json.dumps([*secrets]),)).fetchall():
            secrets[contest] += (str(secret),)
    return tuple(_contest(row, secrets[row[0]]) for row in rows)


def _contest(row: Sequence[Any], secrets: tuple[str, ...]) -> Contest:
    number, kind, day, variant, players, options, house, opens, closes, *flags = row
    ahead, viewable, settled = map(bool, flags)
    return Contest(
        id=number, kind=kind, number=day, variant=variant, players=players, house=house,
        options=tuple(json.loads(options).items()), opens=opens, closes=closes, secrets=secrets,
        ahead=ahead, viewable=viewable, settled=settled,
    )  # fmt: skip


def settle(db: Database, contest: int) -> None:
    """Record that a contest is settled, and delete the tries of forgotten people."""
    db.execute(SETTLE, (contest,))
    db.execute(FORGOTTEN, (contest,))


def close(db: Database, contest: int, at: int) -> None:
    """Record that a contest is over before its time."""
    db.execute(CLOSE, (at, contest, at))


def tidy(db: Database, before: int) -> None:
    """Delete what can be worked out again (``TIDY``), of some contests closed before a moment."""
    rows = db.execute(TO_TIDY, (before, TIDIED_AT_ONCE)).fetchall()
    for statement in TIDY:
        db.executemany(statement, rows)


def keep_answer(db: Database, place: DecisionPoint, code: str) -> str:
    """Record an answer of the house unless there is one; return the one that is kept."""
    db.execute(KEEP_ANSWER, (*place, code))
    return answer(db, place) or code


def answer(db: Database, place: DecisionPoint) -> str | None:
    """Return what the house has answered; None if nothing is kept."""
    row = db.execute(SELECT_ANSWER, tuple(place)).fetchone()
    return None if row is None else str(row[0])


def answers(db: Database, contest: int, deal: int) -> Answers:
    """Return all that the house has answered in a deal."""
    rows = db.execute(SELECT_ANSWERS, (contest, deal)).fetchall()
    return {(player, seen): code for player, seen, code in rows}


def open_entry(db: Database, new: NewEntry, also: tuple[Work, ...]) -> StoredEntry:
    """Begin a try unless its person has one there, and write ``also``; return what stands."""
    row = (new.contest, new.deal, new.seat, new.person, new.mark, new.name, new.home)
    db.execute(OPEN_ENTRY, (*row, new.reach, new.language, int(new.late), new.opened_at))
    for write in also:
        write(db)
    begun = _entry(db, "WHERE contest = ? AND mark = ?", new.contest, new.mark)
    assert begun is not None
    return begun


def entry(db: Database, entry_id: int) -> StoredEntry | None:
    """Return an entry with its moves."""
    return _entry(db, "WHERE id = ?", entry_id)


def _entry(db: Database, where: str, *values: object) -> StoredEntry | None:
    row = db.execute(SELECT_ENTRY + where, values).fetchone()
    if row is None:
        return None
    number, contest, deal, seat, person, mark, name, home, reach, language, late, opened = row[:12]
    finished, by_house, points, ahead, verdict, table, percent = row[12:]
    moves = tuple(EntryMove(*move) for move in db.execute(SELECT_MOVES, (number,)).fetchall())
    return StoredEntry(
        id=number, contest=contest, deal=deal, seat=seat, person=person, mark=mark, name=name,
        home=home, reach=reach, language=language, late=bool(late), opened_at=opened,
        finished_at=finished, by_house=bool(by_house), points=points, ahead=ahead, found=verdict,
        table=table, percent=percent, moves=moves,
    )  # fmt: skip


def entry_of(db: Database, contest: int, person: int, deal: int = 0) -> int | None:
    """Return the number of a person's entry at a deal."""
    row = db.execute(ENTRY_OF, (contest, person, deal)).fetchone()
    return None if row is None else int(row[0])


def append_moves(
    db: Database,
    entry_id: int,
    first: int,
    moves: tuple[EntryMove, ...],
    finish: EntryFinish | None = None,
) -> None:
    """Add moves to an entry, the first with this number; with a finish the try ends.

    Raises MoveTaken if it isn't the next one, or the try is over or gone.
    """
    if db.execute(COUNT_MOVES, (entry_id,)).fetchall() != [(first,)]:
        raise MoveTaken(f"Entry {entry_id}: move {first} isn't the next one.")
    rows = [(entry_id, seq, *move) for seq, move in enumerate(moves, first)]
    try:
        db.executemany(INSERT_MOVE, rows)
        db.await_answers()
    except Exception as error:
        if db.is_key_taken(error):
            raise MoveTaken(f"Entry {entry_id}: move {first} was made elsewhere.") from error
        raise
    if finish is not None:
        db.execute(FINISH, (finish.points, finish.ahead, finish.at, int(finish.by_house), entry_id))


def open_entries(db: Database, contest: int) -> tuple[int, ...]:
    """Return the numbers of a contest's unfinished entries, without late ones."""
    return _numbers(db, OPEN_ENTRIES, contest)


def tries_of(db: Database, contest: int) -> tuple[Try, ...]:
    """Return the results of all tries that count, by deal."""
    rows = db.execute(TRIES, (contest,)).fetchall()
    return tuple(
        Try(number, deal, person, points, bool(by_house), ahead)
        for number, deal, person, points, by_house, ahead in rows
    )


def results_of(db: Database, contest: int, deal: int) -> tuple[TryScore, ...]:
    """Return the results of tries that people have finished in time, by number."""
    return tuple(TryScore(*row) for row in db.execute(RESULTS, (contest, deal)).fetchall())


def leave_out(db: Database, contest: int, person: int) -> None:
    """Compare nobody with a person's tries from now on, like with those that were opened late."""
    db.execute(LEAVE_OUT, (contest, person))


def days_of(db: Database, person: int, kind: str) -> tuple[int, ...]:
    """Return the numbers of the contests of a kind that a person finished in time, ascending."""
    return _numbers(db, DAYS_OF, person, kind)


def entries_to_judge(db: Database, limit: int = 10) -> tuple[int, ...]:
    """Return the numbers of finished entries that nobody has judged, oldest first."""
    return _numbers(db, TO_JUDGE, limit)


def note_verdict(db: Database, entry_id: int, verdict: str) -> None:
    """Record the verdict on an entry's decisions: the analysis of its deal."""
    db.execute(NOTE_FOUND, (verdict, entry_id))


def verdict_at(db: Database, table: int, person: int) -> str | None:
    """Return the verdict on a person's decisions in the deal that a table was made of."""
    row = db.execute(FOUND_AT, (table, person)).fetchone()
    return None if row is None else row[0]


def note_comparison(
    db: Database, entry_id: int, *, percent: int | None, cost: float | None, weight: float
) -> None:
    """Record a try's percentile, if there is one, its cost in spreads, and its deal's weight."""
    db.execute(NOTE_COMPARISON, (percent, cost, percent, weight, entry_id))


def entries_to_lay_open(db: Database, contest: int) -> tuple[int, ...]:
    """Return the numbers of a contest's finished entries without a table."""
    return _numbers(db, TO_LAY_OPEN, contest)


def _numbers(db: Database, query: str, *values: object) -> tuple[int, ...]:
    return tuple(int(number) for (number,) in db.execute(query, values).fetchall())


def lay_open(db: Database, entry_id: int, opened: LaidOpen) -> int | None:
    """Make a closed table of an entry's deal, and return the table's number.

    Its person can look at it. A table made before stays. None: the person was forgotten meanwhile.
    """
    person, table = db.execute(SELECT_TABLE, (entry_id,)).fetchone() or (None, None)
    if table is not None or person is None:
        return None if table is None else int(table)
    table = writing.create_table(db, opened.table)
    writing.start_match(db, table, opened.table.seats, opened.match)
    writing.start_deal(db, replace(opened.deal, table=table))
    writing.append_moves(db, table, opened.deal.number, opened.moves, opened.outcome)
    writing.set_told(db, table, opened.deal.number + 1)
    db.execute(NOTE_TABLE, (table, entry_id))
    return table


def keep_ghost(db: Database, ghost: Ghost, met: Mapping[DecisionPoint, str]) -> bool:
    """Record a ghost and the answers it met; return False, and keep nothing, if others are kept."""
    if any(answer(db, place) not in (None, code) for place, code in met.items()):
        return False
    db.executemany(KEEP_ANSWER, [(*place, code) for place, code in met.items()])
    db.execute(INSERT_GHOST, tuple(ghost))
    return True


def ghosts(db: Database, contest: int, deal: int, seat: int) -> tuple[Ghost, ...]:
    """Return the ghosts of a seat."""
    return tuple(Ghost(*row) for row in db.execute(SELECT_GHOSTS, (contest, deal, seat)).fetchall())


class ContestRows(Rows):
    """The store's calls about contests of all kinds, and the tries in them."""

    make = writes(make)
    keep_secrets = writes(keep_secrets)
    find = reads(find)
    find_by_number = reads(find_by_number)
    held_days = reads(held_days)
    note_never_open = writes(note_never_open)
    overdue = reads(overdue)
    next_closing = reads(next_closing)
    settle = writes(settle)
    close = writes(close)
    tidy = writes(tidy)
    keep_answer = writes(keep_answer)
    answer = reads(answer)
    answers = reads(answers)
    open_entry = writes(open_entry)
    entry = reads(entry)
    entry_of = reads(entry_of)
    append_moves = writes(append_moves)
    open_entries = reads(open_entries)
    tries_of = reads(tries_of)
    results_of = reads(results_of)
    days_of = reads(days_of)
    entries_to_judge = reads(entries_to_judge)
    note_verdict = writes(note_verdict)
    verdict_at = reads(verdict_at)
    entries_to_lay_open = reads(entries_to_lay_open)
    lay_open = writes(lay_open)
    keep_ghost = writes(keep_ghost)
    ghosts = reads(ghosts)


PERSONAL = PersonalRows(
    export={
        "contests": """
            SELECT entries.id AS entry, kind, number, seat, variant AS game, players,
                home AS server, name, language, late, opened_at, finished_at, by_house, points,
                entries.ahead AS twelfths_ahead, percent, weight, table_id AS "table", CASE settled
                WHEN 1 THEN cost END AS cost_in_spreads, CASE settled WHEN 1 THEN found END AS found
            FROM entries JOIN contests ON contests.id = contest WHERE person = ?1""",
        "contest_moves": """
            SELECT entry, seq AS number, code FROM entry_moves
                JOIN entries ON entries.id = entry JOIN contests ON contests.id = contest
            WHERE person = ?1 AND player = seat AND settled = 1""",
    },
    forget_person=(
        "DELETE FROM entry_moves WHERE entry IN (SELECT id FROM entries WHERE person = ?1)",
        """DELETE FROM entries WHERE person = ?1
            AND EXISTS (SELECT 1 FROM contests WHERE contests.id = contest AND settled = 1)""",
        "UPDATE entries SET person = NULL, name = '', home = 0, found = NULL WHERE person = ?1",
    ),
    forget_server=(
        """UPDATE entries SET home = 0, name = '', table_id = NULL
            WHERE home = ?1 AND home <> 0 AND reach IN ('server', 'direct', 'guest')""",
    ),
    servers=(select_guilds("entries", "home", "reach = 'server' AND home <> 0"),),
)
