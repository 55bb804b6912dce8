"""SQL of challenges, and functions for one transaction each: both kinds of databases know it."""

from dataclasses import astuple

from bot.store import contest_sql
from bot.store.challenges import Answer, NewChallenge, Score, StoredChallenge
from bot.store.database import Database

INSERT = """
INSERT INTO challenges
    (challenger, opponent, challenger_name, opponent_name, variant, players, deals, asked_at, state)
VALUES (?, ?, ?, '', ?, ?, ?, ?, 'asked') RETURNING id
"""
SELECT = """
SELECT id, challenger, opponent, challenger_name, opponent_name, variant, players, deals, asked_at,
    state, contest
FROM challenges
"""
ONE = "WHERE id = ?"
OF_PERSON = "WHERE challenger = ? OR opponent = ? ORDER BY id DESC LIMIT ?"
BETWEEN = """
WHERE state = 'accepted'
    AND ((challenger = ? AND opponent = ?) OR (challenger = ? AND opponent = ?))
ORDER BY id DESC LIMIT ?
"""
SCORES = """
SELECT challenges.id, person, count(*), CAST(sum(points) AS bigint)
FROM challenges JOIN entries ON entries.contest = challenges.contest
WHERE challenges.id = ? AND finished_at IS NOT NULL AND late = 0 AND person IS NOT NULL
GROUP BY challenges.id, person ORDER BY person
"""
IS_ASKED = "SELECT 1 FROM challenges WHERE id = ? AND state = 'asked'"
ANSWER = "UPDATE challenges SET state = ?, opponent_name = ?, contest = ? WHERE id = ?"


def ask(db: Database, new: NewChallenge) -> int:
    """Keep a challenge; its number."""
    ((number,),) = db.execute(INSERT, astuple(new)).fetchall()
    return int(number)


def load(db: Database, where: str, *values: object) -> tuple[StoredChallenge, ...]:
    """The challenges of a condition."""
    return tuple(_challenge(row) for row in db.execute(SELECT + where, values).fetchall())


def _challenge(row: tuple[object, ...]) -> StoredChallenge:
    columns = (
        *("id", "challenger", "opponent", "challenger_name", "opponent_name", "variant"),
        *("players", "deals", "asked_at", "state", "contest"),
    )
    values = dict(zip(columns, row, strict=True))
    return StoredChallenge(**values)  # type: ignore[arg-type]


def scores(db: Database, challenges: tuple[int, ...]) -> tuple[Score, ...]:
    """What people have come to in challenges."""
    found = [db.execute(SCORES, (number,)).fetchall() for number in challenges]
    return tuple(Score(*row) for rows in found for row in rows)


def answer(db: Database, number: int, answered: Answer) -> bool:
    """Note an answer, with the deals where there are any to be played."""
    if db.execute(IS_ASKED, (number,)).fetchone() is None:
        return False
    new, contest = answered.contest, None
    if new is not None:
        contest = contest_sql.make(db, new)
    db.execute(ANSWER, (answered.state, answered.name, contest, number))
    return True
