"""Tournaments of servers as they are stored: many play the same deals, which are a contest."""

from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, replace
from typing import Any, Literal, NamedTuple, TypeAlias

from bot.contests.core import rows as contest_rows
from bot.contests.core.rows import NewContest, Try
from bot.store.blocked import is_blocked, person_plays, server_plays
from bot.store.database import Database
from bot.store.personal import PersonalRows, delete_by_guild, select_guilds
from bot.store.rows import Rows, reads, writes

Ranking: TypeAlias = Literal["matchpoints", "differences"]
"""The rule by which people are ranked: see ``docs/contests.md``."""


@dataclass(frozen=True, kw_only=True)
class NewTournament:
    """A tournament as a server's manager announces it."""

    guild: int
    channel: int
    """Where its board stands."""
    language: str
    """The language that Discord has for the server."""
    organizer: int | None
    """None: they have asked to be forgotten."""
    ranking: Ranking
    made_at: int
    nonce: str
    """Lets Discord spot the board if it is posted twice."""
    name: str
    """As its organizer typed it; empty: it has none."""
    weekly: bool
    """Another one follows when it is over."""
    series: int | None = None
    """The first tournament of its series. A weekly one without begins a series."""


@dataclass(frozen=True, kw_only=True)
class StoredTournament(NewTournament):
    """A tournament as it stands."""

    id: int
    lasts: int
    """Seconds, as announced: one that was called off closed sooner."""
    called_off: bool
    message: int | None
    """The board; None: nobody knows whether it was posted."""
    drawn: str
    """A digest of what the board shows; empty: unknown; or ``standing.LEFT``."""
    drawn_at: int
    contest: int
    variant: str
    players: int
    deals: int
    opens: int
    closes: int
    ahead: bool
    """As in ``NewContest``."""
    ranked: bool
    """All unfinished tries have been finished, and people have their places."""
    settled: bool
    """It is over, and all of it is laid open."""


class TournamentEntrant(NamedTuple):
    """A person who takes part."""

    number: int
    """In the order they came."""
    person: int | None
    """None: they have asked to be forgotten."""
    name: str
    gone: bool
    """They left after opening a deal."""
    done: int
    """Deals that they have finished."""


class TournamentRank(NamedTuple):
    """A person's place."""

    place: int
    number: int
    """The entrant's number."""
    person: int | None
    name: str
    score: float
    """Average percent, or points."""
    deals: int
    """How many they have played."""
    left: int
    """How many they left unfinished."""


class SeriesPlace(NamedTuple):
    """A person's place in a tournament of a series."""

    tournament: int
    place: int
    person: int | None
    name: str


class Trophy(NamedTuple):
    """One of the first three places, taken once or several times in tournaments of one name."""

    place: int
    name: str
    times: int


class Crowd(NamedTuple):
    """How many take part."""

    entrants: int
    done: int
    """How many of them have finished all deals."""


INSERT = """
INSERT INTO tournaments
    (guild, channel, language, organizer, ranking, made_at, nonce, name, weekly, series, lasts)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
"""
COLUMNS = (
    *("id", "guild", "channel", "language", "organizer", "ranking", "made_at", "nonce", "name"),
    *("weekly", "series", "lasts"),
    *("called_off", "message", "drawn", "drawn_at", "contest", "variant", "players", "opens"),
    *("closes", "ahead", "settled", "ranked", "deals"),
)
FLAGS = ("weekly", "called_off", "ahead", "settled", "ranked")
SELECT = """
SELECT tournaments.id, guild, channel, language, organizer, ranking, made_at, nonce, name,
    weekly, series, lasts, called_off, message, drawn, drawn_at, contests.id, variant, players,
    opens, closes, ahead, settled,
    CASE WHEN EXISTS (SELECT 1 FROM entrants WHERE tournament = tournaments.id
        AND place IS NOT NULL) THEN 1 ELSE 0 END,
    (SELECT count(*) FROM contest_deals WHERE contest = contests.id)
FROM tournaments LEFT JOIN contests ON kind = 'tournament' AND contests.number = tournaments.id
"""
"""Each has its contest: LEFT JOIN keeps SQLite from going through all contests of that kind."""
ONE = "WHERE tournaments.id = ?"
OF_SERVER = "WHERE guild = ? ORDER BY tournaments.id DESC LIMIT ?"
TO_DRAW = "WHERE drawn <> '-' ORDER BY tournaments.id"
TO_DEAL = """
WHERE called_off = 0 AND tournaments.id IN (
    SELECT contests.number FROM contests JOIN contest_deals ON contest = contests.id
    WHERE kind = 'tournament' AND settled = 0 AND deal = 0 AND secret = '')
ORDER BY opens, tournaments.id
"""
MADE_BY = """
SELECT count(*) FROM tournaments
WHERE organizer = ? AND made_at > ? AND (series IS NULL OR series = id)
"""
NOTE_BOARD = "UPDATE tournaments SET message = ?, drawn = ?, drawn_at = ? WHERE id = ?"
TO_TELL = f"WHERE told = 0 AND {server_plays('guild')} ORDER BY tournaments.id"
NOTE_TOLD = "UPDATE tournaments SET told = 1 WHERE id = ?"
TO_REPEAT = f"""
WHERE weekly = 1 AND (told = 1 OR opens <= ?) AND {server_plays("guild")} ORDER BY tournaments.id
"""
BEGIN_SERIES = "UPDATE tournaments SET series = id WHERE id = ?"
STOP_SERIES = "UPDATE tournaments SET weekly = 0 WHERE id = ? AND weekly = 1 RETURNING id"
SERIES_PLACES = """
SELECT tournament, place, person, name FROM entrants
WHERE place IS NOT NULL AND place <= ?3 AND tournament IN (
    SELECT id FROM tournaments WHERE series = ?1 AND EXISTS (
        SELECT 1 FROM entrants AS ranked
        WHERE ranked.tournament = tournaments.id AND ranked.place IS NOT NULL)
    ORDER BY id DESC LIMIT ?2)
ORDER BY tournament, place, number
"""
TROPHIES = """
SELECT place, tournaments.name, count(*) FROM entrants
JOIN tournaments ON tournaments.id = tournament
WHERE person = ? AND guild = ? AND place <= 3 AND EXISTS (
    SELECT 1 FROM entrants AS behind
    WHERE behind.tournament = entrants.tournament AND behind.place > entrants.place)
GROUP BY place, tournaments.name ORDER BY place, 3 DESC, tournaments.name
"""
CALL_OFF = "UPDATE tournaments SET called_off = 1 WHERE id = ?"

ENTER = """
INSERT INTO entrants (tournament, number, person, name)
VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM entrants WHERE tournament = ?1), ?2, ?3)
ON CONFLICT (tournament, person) DO UPDATE SET name = excluded.name, gone = 0
"""
THEIR_CONTEST = "(SELECT id FROM contests WHERE kind = 'tournament' AND number = tournament)"
WITHDRAW = (
    f"""
    UPDATE entrants SET gone = 1 WHERE tournament = ?1 AND person = ?2 AND EXISTS (
        SELECT 1 FROM entries WHERE contest = {THEIR_CONTEST} AND entries.person = ?2)""",  # noqa: S608 - constants only
    "DELETE FROM entrants WHERE tournament = ?1 AND person = ?2 AND gone = 0",
)
LEFT_CONTESTS = f"SELECT {THEIR_CONTEST} FROM entrants WHERE person = ? AND gone = 1"  # noqa: S608 - constants only
DONE = f"""
SELECT person, count(*) FROM entries
WHERE contest = {THEIR_CONTEST.replace("= tournament", "= ?1")}
    AND late = 0 AND finished_at IS NOT NULL AND by_house = 0 AND person IS NOT NULL
"""  # noqa: S608 - constants only
OF_ALL, OF_ONE = "GROUP BY person", "AND person = ?2 GROUP BY person"
"""How many deals people have finished. Joined with names in Python: a database with old statistics
may join them row by row."""
ENTRANTS = "SELECT number, person, name, gone FROM entrants WHERE tournament = ?1"
PRESENT, ONE_OF_THEM = "AND gone = 0 AND person IS NOT NULL ORDER BY number", "AND person = ?2"
ENTERED = """
SELECT count(*) FROM entrants WHERE person = ? AND gone = 0 AND EXISTS (
    SELECT 1 FROM contests
    WHERE kind = 'tournament' AND contests.number = entrants.tournament AND closes > ?
        AND (SELECT count(*) FROM contest_deals WHERE contest = contests.id) > (
            SELECT count(*) FROM entries WHERE entries.contest = contests.id
                AND entries.person = entrants.person AND finished_at IS NOT NULL))
"""
OWN_TRIES = """
SELECT id, deal, person, points, by_house, ahead FROM entries
WHERE contest = ? AND person = ? AND late = 0 ORDER BY deal
"""
NOTE_STANDING = """
UPDATE entrants SET place = ?, score = ?, deals = ? WHERE tournament = ? AND number = ?
"""
STANDINGS = f"""
SELECT place, number, person, name, score, deals, (
    SELECT count(*) FROM entries
    WHERE contest = {THEIR_CONTEST} AND entries.person = entrants.person
        AND late = 0 AND by_house = 1)
FROM entrants WHERE tournament = ? AND place IS NOT NULL
"""  # noqa: S608 - constants only
BY_PLACE = "ORDER BY place, number LIMIT ? OFFSET ?"
BEFORE = """
SELECT count(*) FROM entrants
WHERE tournament = ?1 AND place IS NOT NULL AND (place < ?2 OR (place = ?2 AND number < ?3))
"""
FIRST = f"{STANDINGS} AND place = 1 ORDER BY number"
TO_MENTION = f"""
SELECT person FROM entrants
WHERE tournament = ? AND place = 1 AND person IS NOT NULL AND {person_plays("person")}
ORDER BY number
"""  # noqa: S608 - constants only
PLACED = "SELECT count(*) FROM entrants WHERE tournament = ? AND place IS NOT NULL"


def make(db: Database, new: NewTournament, deals: NewContest) -> int:
    """Keep a tournament and its contest, and return the tournament's number.

    The contest has the same number, which is never used again.
    """
    values = (int(value) if isinstance(value, bool) else value for value in astuple(new))
    ((number,),) = db.execute(INSERT, (*values, deals.closes - deals.opens)).fetchall()
    if new.weekly and new.series is None:
        db.execute(BEGIN_SERIES, (number,))
    contest_rows.make(db, replace(deals, kind="tournament", number=number))
    return int(number)


def _load(db: Database, where: str, *values: object) -> tuple[StoredTournament, ...]:
    return tuple(_tournament(row) for row in db.execute(SELECT + where, values).fetchall())


def _tournament(row: Sequence[Any]) -> StoredTournament:
    values = dict(zip(COLUMNS, row, strict=True))
    values |= {key: bool(values[key]) for key in FLAGS}
    return StoredTournament(**values)


def find(db: Database, tournament_id: int) -> StoredTournament | None:
    """Return a tournament."""
    tournaments = _load(db, ONE, tournament_id)
    return tournaments[0] if tournaments else None


def of_server(db: Database, guild: int, limit: int = 25) -> tuple[StoredTournament, ...]:
    """Return the tournaments of a server, newest first."""
    return _load(db, OF_SERVER, guild, limit)


def to_draw(db: Database) -> tuple[StoredTournament, ...]:
    """Return the tournaments whose board needs looking after."""
    return _load(db, TO_DRAW)


def plays(db: Database, guild: int) -> bool:
    """Return whether a server is not blocked."""
    return not is_blocked(db, "server", guild)


def _count(db: Database, query: str, *values: object) -> int:
    return int(db.execute(query, values).fetchall()[0][0])


def to_deal(db: Database) -> tuple[StoredTournament, ...]:
    """Return the tournaments whose deals are yet to be drawn, those that open first before."""
    return _load(db, TO_DEAL)


def count_made_by(db: Database, person: int, since: int) -> int:
    """Return how many tournaments a person has announced since then, of a series the first."""
    return _count(db, MADE_BY, person, since)


def note_board(db: Database, tournament_id: int, message: int | None, drawn: str, at: int) -> None:
    """Record what a board shows."""
    db.execute(NOTE_BOARD, (message, drawn, at, tournament_id))


def call_off(db: Database, tournament_id: int, at: int) -> bool:
    """End a tournament without a winner; return whether it was not over yet."""
    stored = find(db, tournament_id)
    if stored is None or stored.called_off or stored.settled or stored.closes <= at:
        return False
    db.execute(CALL_OFF, (tournament_id,))
    contest_rows.close(db, stored.contest, at)
    return True


def to_tell(db: Database) -> tuple[StoredTournament, ...]:
    """Return the tournaments whose outcome is known, but is yet to be told in their channels."""
    return tuple(stored for stored in _load(db, TO_TELL) if stored.ranked or stored.settled)


def note_told(db: Database, tournament_id: int) -> None:
    """Record that a tournament's channel was told the outcome, or cannot be."""
    db.execute(NOTE_TOLD, (tournament_id,))


def to_repeat(db: Database, opened_by: int) -> tuple[StoredTournament, ...]:
    """Return the weekly tournaments that another one follows now.

    Their outcome was told, or they opened at ``opened_by`` at the latest.
    """
    return _load(db, TO_REPEAT, opened_by)


def make_next(db: Database, previous: int, new: NewTournament, deals: NewContest) -> int | None:
    """Keep the tournament that follows a weekly one, and return its number.

    None: the series was stopped, or another process was faster.
    """
    return make(db, new, deals) if stop_series(db, previous) else None


def stop_series(db: Database, tournament_id: int) -> bool:
    """Let no tournament follow this one; return whether one would have."""
    return db.execute(STOP_SERIES, (tournament_id,)).fetchone() is not None


def series_places(db: Database, series: int, newest: int, worst: int) -> tuple[SeriesPlace, ...]:
    """Return the places up to ``worst`` in the newest ranked tournaments of a series.

    The oldest come first.
    """
    rows = db.execute(SERIES_PLACES, (series, newest, worst)).fetchall()
    return tuple(SeriesPlace(*row) for row in rows)


def trophies(db: Database, person: int, guild: int) -> tuple[Trophy, ...]:
    """Return a person's trophies in a server, the best first."""
    return tuple(Trophy(*row) for row in db.execute(TROPHIES, (person, guild)).fetchall())


def enter(db: Database, tournament_id: int, person: int, name: str) -> None:
    """Let a person take part from now on, or again."""
    db.execute(ENTER, (tournament_id, person, name))


def withdraw(db: Database, tournament_id: int, person: int) -> None:
    """Withdraw a person; once they opened a deal the entry stays, marked as left."""
    for statement in WITHDRAW:
        db.execute(statement, (tournament_id, person))


def entrants(db: Database, tournament_id: int) -> tuple[TournamentEntrant, ...]:
    """Return the people who take part, those with most deals finished first.

    Those who left are not among them.
    """
    rows = db.execute(f"{ENTRANTS} {PRESENT}", (tournament_id,)).fetchall()
    done = dict(db.execute(DONE + OF_ALL, (tournament_id,)).fetchall())
    entrants_of_rows = (_entrant(row, done) for row in rows)
    return tuple(sorted(entrants_of_rows, key=lambda entrant: (-entrant.done, entrant.number)))


def entrant(db: Database, tournament_id: int, person: int) -> TournamentEntrant | None:
    """Return a person who takes part, or has."""
    row = db.execute(f"{ENTRANTS} {ONE_OF_THEM}", (tournament_id, person)).fetchone()
    done = dict(db.execute(DONE + OF_ONE, (tournament_id, person)).fetchall())
    return None if row is None else _entrant(row, done)


def _entrant(row: Sequence[Any], done: dict[int, int]) -> TournamentEntrant:
    number, person, name, gone = row
    return TournamentEntrant(number, person, name, bool(gone), int(done.get(person, 0)))


def crowd(db: Database, tournament_id: int, deals: int) -> Crowd:
    """Return how many take part in a tournament of so many deals."""
    present = entrants(db, tournament_id)
    return Crowd(len(present), sum(entrant.done >= deals for entrant in present))


def count_entered_by(db: Database, person: int, now: int) -> int:
    """Return in how many tournaments that are not over a person has deals to play."""
    return _count(db, ENTERED, person, now)


def own_tries(db: Database, contest: int, person: int) -> tuple[Try, ...]:
    """Return the results of a person's tries that count, by deal."""
    rows = db.execute(OWN_TRIES, (contest, person)).fetchall()
    return tuple(
        Try(entry, deal, who, points, bool(by_house), ahead)
        for entry, deal, who, points, by_house, ahead in rows
    )


def note_standings(db: Database, tournament_id: int, standings: tuple[TournamentRank, ...]) -> None:
    """Record the places, once a tournament is over."""
    rows = [
        (standing.place, standing.score, standing.deals, tournament_id, standing.number)
        for standing in standings
    ]
    db.executemany(NOTE_STANDING, rows)


def standings(
    db: Database, tournament_id: int, first: int, count: int
) -> tuple[TournamentRank, ...]:
    """Return so many of the recorded places, from one on (0: the best)."""
    rows = db.execute(STANDINGS + BY_PLACE, (tournament_id, count, first)).fetchall()
    return tuple(TournamentRank(*row) for row in rows)


def winners(db: Database, tournament_id: int) -> tuple[TournamentRank, ...]:
    """Return all who share the first place."""
    return tuple(map(TournamentRank._make, db.execute(FIRST, (tournament_id,)).fetchall()))


def winners_to_mention(db: Database, tournament_id: int) -> tuple[int, ...]:
    """Return those of them who get a notification: neither forgotten nor blocked."""
    return tuple(person for (person,) in db.execute(TO_MENTION, (tournament_id,)).fetchall())


def standing_of(db: Database, tournament_id: int, person: int) -> tuple[int, TournamentRank] | None:
    """Return a person's own place, and how many are listed before it."""
    row = db.execute(f"{STANDINGS} AND person = ?", (tournament_id, person)).fetchone()
    if row is None:
        return None
    rank = TournamentRank(*row)
    return _count(db, BEFORE, tournament_id, rank.place, rank.number), rank


def count_placed(db: Database, tournament_id: int) -> int:
    """Return how many have a place."""
    return _count(db, PLACED, tournament_id)


def leave_out_withdrawn(db: Database, person: int, _names: Mapping[str, str]) -> None:
    """Let the tries of a person who left count for nothing once nobody knows whose they were."""
    for (contest,) in db.execute(LEFT_CONTESTS, (person,)).fetchall():
        contest_rows.leave_out(db, contest, person)


class TournamentRows(Rows):
    """The store's calls about tournaments."""

    make = writes(make)
    find = reads(find)
    of_server = reads(of_server)
    to_draw = reads(to_draw)
    plays = reads(plays)
    to_deal = reads(to_deal)
    count_made_by = reads(count_made_by)
    note_board = writes(note_board)
    call_off = writes(call_off)
    to_tell = reads(to_tell)
    note_told = writes(note_told)
    to_repeat = reads(to_repeat)
    make_next = writes(make_next)
    stop_series = writes(stop_series)
    series_places = reads(series_places)
    trophies = reads(trophies)
    enter = writes(enter)
    withdraw = writes(withdraw)
    entrants = reads(entrants)
    entrant = reads(entrant)
    crowd = reads(crowd)
    count_entered_by = reads(count_entered_by)
    own_tries = reads(own_tries)
    note_standings = writes(note_standings)
    standings = reads(standings)
    winners = reads(winners)
    winners_to_mention = reads(winners_to_mention)
    standing_of = reads(standing_of)
    count_placed = reads(count_placed)


PERSONAL = PersonalRows(
    export={
        "tournaments": """
            SELECT tournament, guild AS server, entrants.name, gone, place, score, deals
            FROM entrants JOIN tournaments ON tournaments.id = tournament WHERE person = ?1""",
        "tournaments_announced": """
            SELECT id AS tournament, guild AS server, channel, name, made_at
            FROM tournaments WHERE organizer = ?1""",
    },
    forget_person=(
        leave_out_withdrawn,
        "DELETE FROM entrants WHERE person = ?1 AND place IS NULL",
        "UPDATE entrants SET person = NULL, name = '' WHERE person = ?1",
        "UPDATE tournaments SET organizer = NULL, name = '' WHERE organizer = ?1",
    ),
    forget_server=(
        "DELETE FROM entrants WHERE tournament IN (SELECT id FROM tournaments WHERE guild = ?1)",
        *delete_by_guild("tournaments"),
    ),
    servers=(select_guilds("tournaments", "guild"),),
)
