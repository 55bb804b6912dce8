"""The channels and the reminders of the deal of the day, as they are stored.

Channels of servers with their messages, and the people who want a reminder.
"""

from typing import NamedTuple

from bot.store.blocked import person_plays, server_plays
from bot.store.database import Database
from bot.store.personal import PersonalRows, delete_by_guild
from bot.store.rows import Rows, reads, writes


class DailyChannel(NamedTuple):
    """The channel of a server, and the message there."""

    guild: int
    channel: int
    language: str
    """The language that Discord has for the server."""
    day: int = 0
    """The day the message is for; 0: there is no message."""
    nonce: str = ""
    """Lets Discord spot it if it is posted twice."""
    message: int | None = None
    """None: nobody knows whether it was posted."""
    posted_at: int = 0
    drawn: str = ""
    """A digest of what it shows; empty: unknown; or ``standing.LEFT``."""
    drawn_at: int = 0


class Finisher(NamedTuple):
    """A person of a server whose try at the first deal of a contest, begun in time, is over."""

    person: int
    name: str
    points: int
    by_house: bool
    """The house finished it for them."""
    found: str | None
    """The verdict on their decisions, as in ``core.rows.StoredEntry``."""
    entry: int
    ahead: int | None = None
    """As in ``core.rows.StoredEntry``."""


SELECT = """
SELECT guild, channel, language, day, nonce, message, posted_at, drawn, drawn_at FROM daily_channels
"""
ONE = "WHERE guild = ?"
ALL = f"WHERE {server_plays('guild')} ORDER BY guild"
SHOWN = f"WHERE guild = ? AND {server_plays('guild')}"
BEFORE = f"WHERE day < ? AND {server_plays('guild')} ORDER BY day, guild"
CHOOSE = """
INSERT INTO daily_channels
    (guild, channel, language, day, nonce, message, posted_at, drawn, drawn_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (guild) DO UPDATE SET channel = excluded.channel, language = excluded.language,
    day = excluded.day, nonce = excluded.nonce, message = excluded.message,
    posted_at = excluded.posted_at, drawn = excluded.drawn, drawn_at = excluded.drawn_at
"""
NOTE_MESSAGE = """
UPDATE daily_channels
SET day = ?, nonce = ?, message = ?, posted_at = ?, drawn = ?, drawn_at = ?
WHERE guild = ? AND channel = ?
"""
CLEAR = "DELETE FROM daily_channels WHERE guild = ?"
DROP_GONE = f"{CLEAR} AND channel = ?"
FINISHERS = """
SELECT person, name, points, by_house, found, id, ahead FROM entries
WHERE contest = ? AND home = ? AND late = 0 AND finished_at IS NOT NULL AND person IS NOT NULL
    AND deal = 0
ORDER BY finished_at, id
"""
PERCENTS = """
SELECT entries.person, CAST(sum(entries.percent) AS bigint) FROM entries AS first
JOIN entries ON entries.contest = first.contest AND entries.person = first.person
WHERE first.contest = ? AND first.home = ? AND first.deal = 0 AND first.finished_at IS NOT NULL
    AND entries.late = 0 AND entries.by_house = 0 AND entries.percent IS NOT NULL
GROUP BY entries.person HAVING count(*) = ?
"""


def _load(db: Database, where: str, *values: object) -> tuple[DailyChannel, ...]:
    return tuple(DailyChannel(*row) for row in db.execute(SELECT + where, values).fetchall())


def every(db: Database) -> tuple[DailyChannel, ...]:
    """Return the channels of all servers that are not blocked."""
    return _load(db, ALL)


def shown_before(db: Database, day: int) -> tuple[DailyChannel, ...]:
    """Return those of these whose message is for an earlier day, or that have none yet."""
    return _load(db, BEFORE, day)


def of_server(db: Database, guild: int) -> DailyChannel | None:
    """Return the channel that a server has chosen."""
    channels = _load(db, ONE, guild)
    return channels[0] if channels else None


def shown_in(db: Database, guild: int) -> DailyChannel | None:
    """Return the channel of a server, unless it is blocked."""
    channels = _load(db, SHOWN, guild)
    return channels[0] if channels else None


def choose(db: Database, new: DailyChannel) -> None:
    """Record a server's choice, in place of an earlier one."""
    db.execute(CHOOSE, tuple(new))


def note_message(db: Database, now: DailyChannel) -> bool:
    """Record what stands in a channel; return False if another was chosen meanwhile."""
    message = now.day, now.nonce, now.message, now.posted_at, now.drawn, now.drawn_at
    return db.execute(NOTE_MESSAGE, (*message, now.guild, now.channel)).rowcount > 0


def clear(db: Database, guild: int) -> None:
    """Delete a server's choice."""
    db.execute(CLEAR, (guild,))


def drop_gone(db: Database, guild: int, channel: int) -> None:
    """Delete a server's choice of a channel that is gone, unless it has chosen another one."""
    db.execute(DROP_GONE, (guild, channel))


def finishers(db: Database, contest: int, home: int) -> tuple[Finisher, ...]:
    """Return the people of a server who have finished a contest's first deal, in that order."""
    rows = db.execute(FINISHERS, (contest, home)).fetchall()
    return tuple(
        Finisher(person, name, points, bool(by_house), *others)
        for person, name, points, by_house, *others in rows
    )


def mean_percents(db: Database, contest: int, home: int, deals: int) -> dict[int, float]:
    """Return the mean percentile of the people of a server who finished all deals of a contest.

    It is that of the tries as they were counted, once the contest is over.
    """
    rows = db.execute(PERCENTS, (contest, home, deals)).fetchall()
    return {int(person): int(total) / deals for person, total in rows}


class DailyChannelRows(Rows):
    """The store's calls about these channels."""

    every = reads(every)
    shown_before = reads(shown_before)
    of_server = reads(of_server)
    shown_in = reads(shown_in)
    choose = writes(choose)
    note_message = writes(note_message)
    clear = writes(clear)
    drop_gone = writes(drop_gone)
    finishers = reads(finishers)
    mean_percents = reads(mean_percents)


class Reminder(NamedTuple):
    """A person to remind, and in which language."""

    person: int
    language: str


class UntoldTry(NamedTuple):
    """A finished try whose person is to be told how it compares, now that its deal is over."""

    person: int
    language: str
    entry: int
    is_judged: bool
    is_compared: bool
    """It does not wait for late ghosts."""


SUBSCRIBE = """
INSERT INTO reminders (person, language, reminded_at, told_day, opened_at)
VALUES (?1, ?2, 0, ?3, coalesce((
    SELECT max(opened_at) FROM entries JOIN contests ON contests.id = contest
    WHERE entries.person = ?1 AND kind = 'daily' AND late = 0), 0))
ON CONFLICT (person) DO UPDATE SET language = excluded.language
"""
UNSUBSCRIBE = "DELETE FROM reminders WHERE person = ?"
IS_SUBSCRIBED = "SELECT 1 FROM reminders WHERE person = ?"
DUE = f"""
SELECT person, language FROM reminders
WHERE opened_at > ?1 AND opened_at <= ?2 AND reminded_at < opened_at
    AND {person_plays("person")}
ORDER BY person
"""  # noqa: S608 - constants only
NOTE_OPENED = "UPDATE reminders SET opened_at = ?1 WHERE person = ?2 AND opened_at < ?1"
NOTE = "UPDATE reminders SET reminded_at = ? WHERE person = ?"
UNTOLD = f"""
SELECT entries.person, reminders.language, entries.id,
    CASE WHEN found IS NULL THEN 0 ELSE 1 END,
    CASE WHEN percent IS NULL AND weight IS NOT NULL THEN 0 ELSE 1 END
FROM entries JOIN reminders ON reminders.person = entries.person
WHERE contest = ?1 AND late = 0 AND by_house = 0 AND finished_at IS NOT NULL
    AND told_day < ?2 AND (told_day > 0 OR ?2 >= ?3)
    AND {person_plays("entries.person")}
ORDER BY entries.id
"""  # noqa: S608 - constants only
NOTE_TOLD = "UPDATE reminders SET told_day = ? WHERE person = ?"


def subscribe(db: Database, reminder: Reminder, told_day: int) -> None:
    """Remind a person from now on, and tell them how days compare that come after ``told_day``."""
    db.execute(SUBSCRIBE, (*reminder, told_day))


def unsubscribe(db: Database, person: int) -> None:
    """Remind a person no more."""
    db.execute(UNSUBSCRIBE, (person,))


def is_subscribed(db: Database, person: int) -> bool:
    """Return whether a person wants to be reminded."""
    return db.execute(IS_SUBSCRIBED, (person,)).fetchone() is not None


def due(db: Database, after: int, until: int) -> tuple[Reminder, ...]:
    """Return people who opened their last deal of the day between two moments.

    Those who have been reminded since are left out.
    """
    return tuple(Reminder(*row) for row in db.execute(DUE, (after, until)).fetchall())


def note_opened(db: Database, person: int, at: int) -> None:
    """Record when a person opened a deal of the day: their next reminder counts from the last."""
    db.execute(NOTE_OPENED, (at, person))


def note_reminded(db: Database, person: int, at: int) -> None:
    """Record that a person has been reminded."""
    db.execute(NOTE, (at, person))


def untold(db: Database, contest: int, day: int, first: int) -> tuple[UntoldTry, ...]:
    """Return the tries of a day's contest that people who asked are to be told about.

    ``first``: the first day about which people are told who were never told of any.
    """
    rows = db.execute(UNTOLD, (contest, day, first)).fetchall()
    return tuple(
        UntoldTry(person, language, entry, bool(judged), bool(compared))
        for person, language, entry, judged, compared in rows
    )


def note_told(db: Database, person: int, day: int) -> bool:
    """Record that a person is told how a day compares; return False if they no longer want it."""
    return db.execute(NOTE_TOLD, (day, person)).rowcount > 0


class ReminderRows(Rows):
    """The store's calls about reminders."""

    subscribe = writes(subscribe)
    unsubscribe = writes(unsubscribe)
    is_subscribed = reads(is_subscribed)
    due = reads(due)
    note_reminded = writes(note_reminded)
    untold = reads(untold)
    note_told = writes(note_told)


PERSONAL = PersonalRows(
    export={
        "reminders": """
            SELECT language, reminded_at, opened_at, told_day FROM reminders WHERE person = ?1"""
    },
    forget_person=("DELETE FROM reminders WHERE person = ?1",),
    forget_server=delete_by_guild("daily_channels"),
    servers=("SELECT guild FROM daily_channels",),
)
