"""Leagues as they are stored: the people who take part, and their weeks."""

import json
from typing import NamedTuple

from bot.contests.daily import ladder_rows
from bot.contests.leagues.standings import Standing
from bot.store.database import Database
from bot.store.personal import PersonalRows, select_guilds
from bot.store.rows import Rows, reads, writes

MAX_IDLE_WEEKS = 2
"""Weeks in a row without a day played, after which somebody is out."""


class Enrolment(NamedTuple):
    """A person who takes part."""

    person: int
    home: int
    """The server where they joined."""
    name: str


class Entrant(NamedTuple):
    """A person to be put into a league next."""

    person: int
    league: int
    """As ``standings.Candidate`` has it."""
    points: int
    allowed: bool
    """Their server allows leagues."""


class Member(NamedTuple):
    """A person in a league of a week."""

    person: int
    home: int
    name: str
    alias: int
    """The number of their made-up name."""


class Membership(NamedTuple):
    """A person's own week."""

    begins: int
    """The day of its Monday."""
    league: int
    points: int
    place: int | None
    """None: it is not closed yet."""


class Week(NamedTuple):
    """A week for which leagues were formed."""

    begins: int
    closed: bool
    leagues: int
    """How many there are."""


class Placed(NamedTuple):
    """A person as they are put into a league."""

    person: int
    league: int
    alias: int


JOIN = """
INSERT INTO league_people (person, home, name, league, points, idle) VALUES (?, ?, ?, 0, 0, 0)
ON CONFLICT (person) DO UPDATE SET home = excluded.home, name = excluded.name
"""
LEAVE = "DELETE FROM league_people WHERE person = ?"
LEAVE_WEEK = "DELETE FROM league_members WHERE person = ? AND place IS NULL"
ENROLMENT = "SELECT person, home, name FROM league_people WHERE person = ?"
ENTRANTS = """
SELECT person, league, points,
    EXISTS (SELECT 1 FROM servers WHERE guild = home AND leagues = 1)
FROM league_people WHERE person > ? ORDER BY person LIMIT ?
"""
OWN_WEEKS = """
SELECT begins, league, coalesce(points, 0), place FROM league_members
WHERE person = ? ORDER BY begins DESC LIMIT ?
"""
MEMBERS = """
SELECT league_people.person, home, name, alias
FROM league_members JOIN league_people ON league_people.person = league_members.person
WHERE begins = ? AND league_members.league = ? ORDER BY alias
"""
PERCENTS = """
SELECT person, percent FROM entries
WHERE person IN (SELECT value FROM json_each(?)) AND contest IN (SELECT value FROM json_each(?))
    AND deal = 0 AND percent IS NOT NULL AND by_house = 0 AND late = 0
"""
LEFT_DAYS = """
SELECT person, (
    SELECT count(*) FROM entries
    WHERE entries.person = league_members.person AND deal = 0 AND by_house = 1 AND late = 0
        AND contest IN (SELECT value FROM json_each(?)))
FROM league_members WHERE begins = ? AND league = ?
"""
LATEST = """
SELECT begins, closed, coalesce((SELECT max(league) FROM league_members
    WHERE league_members.begins = league_weeks.begins), 0)
FROM league_weeks WHERE begins = (SELECT max(begins) FROM league_weeks)
"""
FORM = "INSERT INTO league_weeks (begins, closed) VALUES (?, 0) ON CONFLICT (begins) DO NOTHING"
PLACE = """
INSERT INTO league_members (begins, person, league, alias)
SELECT ?, person, ?, ? FROM league_people WHERE person = ?
"""
CLOSE_FOR = """
UPDATE league_members SET days = ?, points = ?, place = ?
WHERE begins = ? AND person = ? AND place IS NULL
"""
MOVE = """
UPDATE league_people SET league = ?, points = ?, idle = CASE ? WHEN 0 THEN idle + 1 ELSE 0 END
WHERE person = ?
"""
DROP = "DELETE FROM league_people WHERE person = ? AND idle >= ?"
CLOSE = "UPDATE league_weeks SET closed = 1 WHERE begins = ?"


def join(db: Database, new: Enrolment) -> None:
    """Let a person take part, from the next week on; or record the name they have now."""
    db.execute(JOIN, (new.person, new.home, new.name))


def leave(db: Database, person: int) -> None:
    """Take a person out, from the week that goes on, too."""
    db.execute(LEAVE, (person,))
    db.execute(LEAVE_WEEK, (person,))


def enrolment(db: Database, person: int) -> Enrolment | None:
    """Return how a person takes part; None: they do not."""
    row = db.execute(ENROLMENT, (person,)).fetchone()
    return None if row is None else Enrolment(*row)


def entrants(db: Database, after: int, limit: int) -> tuple[Entrant, ...]:
    """Return some of the people who take part, by their numbers; the next come after the last."""
    rows = db.execute(ENTRANTS, (after, limit)).fetchall()
    return tuple(
        Entrant(person, league, points, bool(allowed)) for person, league, points, allowed in rows
    )


def own_weeks(db: Database, person: int, limit: int) -> tuple[Membership, ...]:
    """Return a person's last weeks, the newest first."""
    return tuple(Membership(*row) for row in db.execute(OWN_WEEKS, (person, limit)).fetchall())


def members(db: Database, begins: int, league: int) -> tuple[Member, ...]:
    """Return the people of a league."""
    return tuple(Member(*row) for row in db.execute(MEMBERS, (begins, league)).fetchall())


def percents(
    db: Database, people: tuple[int, ...], contests: tuple[int, ...]
) -> tuple[tuple[int, int], ...]:
    """Return people's percentiles at deals that are over, each with the person."""
    lists = json.dumps([*people]), json.dumps([*contests])
    return tuple((person, percent) for person, percent in db.execute(PERCENTS, lists).fetchall())


def left_days(db: Database, begins: int, league: int, contests: tuple[int, ...]) -> dict[int, int]:
    """Return how many of some deals each person of a league left unfinished."""
    return dict(db.execute(LEFT_DAYS, (json.dumps([*contests]), begins, league)).fetchall())


def latest_week(db: Database) -> Week | None:
    """Return the last week for which leagues were formed."""
    row = db.execute(LATEST).fetchone()
    return None if row is None else Week(int(row[0]), bool(row[1]), int(row[2]))


def form(db: Database, begins: int, people: tuple[Placed, ...]) -> None:
    """Record the leagues of a week, once; those who have left meanwhile are not in them."""
    if db.execute(FORM, (begins,)).rowcount:
        for placed in people:
            db.execute(PLACE, (begins, placed.league, placed.alias, placed.person))


def close_league(db: Database, begins: int, league: int, standings: tuple[Standing, ...]) -> None:
    """Record the results of a league, and where they lead, once for each person."""
    for result in standings:
        row = result.days, result.points, result.place, begins, result.person
        if db.execute(CLOSE_FOR, row).rowcount:
            moved = league - result.rise, result.points, result.days, result.person
            db.execute(MOVE, moved)
            db.execute(DROP, (result.person, MAX_IDLE_WEEKS))


def close_week(db: Database, begins: int) -> None:
    """Record that the results of all leagues of a week are stored."""
    db.execute(CLOSE, (begins,))


class LeagueRows(Rows):
    """The store's calls about leagues."""

    join = writes(join)
    leave = writes(leave)
    enrolment = reads(enrolment)
    entrants = reads(entrants)
    own_weeks = reads(own_weeks)
    members = reads(members)
    percents = reads(percents)
    uncompared_deals = reads(ladder_rows.uncompared_deals)
    left_days = reads(left_days)
    latest_week = reads(latest_week)
    form = writes(form)
    close_league = writes(close_league)
    close_week = writes(close_week)


PERSONAL = PersonalRows(
    export={
        "leagues": """
            SELECT home AS server, name, league, points, idle AS weeks_without_playing
            FROM league_people WHERE person = ?1""",
        "league_weeks": """
            SELECT begins, league, alias, days, points, place
            FROM league_members WHERE person = ?1""",
    },
    forget_person=(
        "DELETE FROM league_members WHERE person = ?1",
        "DELETE FROM league_people WHERE person = ?1",
    ),
    forget_server=(
        """DELETE FROM league_members
        WHERE person IN (SELECT person FROM league_people WHERE home = ?1)""",
        "DELETE FROM league_people WHERE home = ?1",
    ),
    servers=(select_guilds("league_people", "home"),),
)
