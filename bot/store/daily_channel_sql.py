"""Channels with the deal of the day, in SQL that both databases understand: functions for one
transaction each."""

from bot.store.daily_channels import DailyChannel, Finisher
from bot.store.database import Database

SELECT = """
SELECT guild, channel, language, day, nonce, message, posted_at, drawn, drawn_at FROM daily_channels
"""
ALL, ONE, BEFORE = "ORDER BY guild", "WHERE guild = ?", "WHERE day < ? ORDER BY day, guild"
SET = """
INSERT INTO daily_channels
    (guild, channel, language, day, nonce, message, posted_at, drawn, drawn_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (guild) DO UPDATE SET channel = excluded.channel, language = excluded.language,
    day = excluded.day, nonce = excluded.nonce, message = excluded.message,
    posted_at = excluded.posted_at, drawn = excluded.drawn, drawn_at = excluded.drawn_at
"""
NOTE = """
UPDATE daily_channels
SET day = ?, nonce = ?, message = ?, posted_at = ?, drawn = ?, drawn_at = ?
WHERE guild = ? AND channel = ?
"""
CLEAR = "DELETE FROM daily_channels WHERE guild = ?"
FINISHERS = """
SELECT person, name, points, by_house, found, id, ahead FROM entries
WHERE contest = ? AND home = ? AND late = 0 AND finished_at IS NOT NULL AND person IS NOT NULL
ORDER BY finished_at, id
"""


def load(db: Database, where: str, *values: object) -> tuple[DailyChannel, ...]:
    """The channels that meet a condition."""
    return tuple(DailyChannel(*row) for row in db.execute(SELECT + where, values).fetchall())


def choose(db: Database, new: DailyChannel) -> None:
    """A server has chosen one."""
    db.execute(SET, tuple(new))


def note(db: Database, now: DailyChannel) -> bool:
    """Note what stands there."""
    said = now.day, now.nonce, now.message, now.posted_at, now.drawn, now.drawn_at
    return db.execute(NOTE, (*said, now.guild, now.channel)).rowcount > 0


def clear(db: Database, guild: int) -> None:
    """A server has none any more."""
    db.execute(CLEAR, (guild,))


def finishers(db: Database, contest: int, home: int) -> tuple[Finisher, ...]:
    """Who has finished a contest."""
    rows = db.execute(FINISHERS, (contest, home)).fetchall()
    return tuple(
        Finisher(person, name, points, bool(by_house), *others)
        for person, name, points, by_house, *others in rows
    )
