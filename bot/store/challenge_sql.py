"""Challenges in SQL that both databases understand: functions for one transaction each."""

import json

from bot.store import contest_sql
from bot.store.challenges import Answer, NewChallenge, Outcome, Score, StoredChallenge, Untold
from bot.store.database import Database

INSERT = """
INSERT INTO challenges
    (challenger, opponent, challenger_name, challenger_language, opponent_name, variant, players,
    deals, asked_at, counts, state)
VALUES (?, ?, ?, ?, '', ?, ?, ?, ?, ?, 'asked') RETURNING id
"""
COLUMNS = (
    *("id", "challenger", "opponent", "challenger_name", "opponent_name", "variant"),
    *("players", "deals", "asked_at", "state", "contest", "counts", "decided"),
    *("challenger_cost", "opponent_cost", "challenger_language", "opponent_language"),
)
SELECT = f"""
SELECT {", ".join(COLUMNS)} FROM challenges
"""  # noqa: S608  # nothing in it comes from anybody
ONE = "WHERE id = ?"
OF_PERSON = "WHERE challenger = ? OR opponent = ? ORDER BY id DESC LIMIT ?"
BETWEEN = """
WHERE state = 'accepted'
    AND ((challenger = ? AND opponent = ?) OR (challenger = ? AND opponent = ?))
ORDER BY id DESC LIMIT ?
"""
SCORES = """
SELECT challenges.id, person,
    CAST(sum(CASE WHEN by_house = 1 AND counts = 'cost' THEN 0 ELSE 1 END) AS bigint),
    CAST(sum(points) AS bigint)
FROM challenges JOIN entries ON entries.contest = challenges.contest
WHERE challenges.id IN (SELECT value FROM json_each(?))
    AND finished_at IS NOT NULL AND late = 0 AND person IS NOT NULL
GROUP BY challenges.id, person ORDER BY challenges.id, person
"""
IS_ASKED = "SELECT 1 FROM challenges WHERE id = ? AND state = 'asked'"
ANSWER = """
UPDATE challenges SET state = ?, opponent_name = ?, opponent_language = ?, contest = ? WHERE id = ?
"""
TO_DECIDE = """
WHERE state = 'accepted' AND decided IS NULL AND (
    (SELECT closes FROM contests WHERE contests.id = contest) <= ?
    OR (SELECT count(*) FROM entries WHERE entries.contest = challenges.contest
        AND finished_at IS NOT NULL AND late = 0 AND person IS NOT NULL) >= 2 * deals)
ORDER BY id
"""
DECIDE = """
UPDATE challenges SET decided = ?, challenger_cost = ?, opponent_cost = ?
WHERE id = ? AND decided IS NULL RETURNING challenger, opponent
"""
FOUND = "SELECT id, found FROM entries WHERE contest = ? AND late = 0 AND found IS NOT NULL"
TO_TELL = "INSERT INTO challenges_untold (challenge, person) VALUES (?, ?) ON CONFLICT DO NOTHING"
TO_TELL_ASKER = """
INSERT INTO challenges_untold (challenge, person)
SELECT id, challenger FROM challenges WHERE id = ? AND challenger IS NOT NULL
"""
IS_DECIDED = "CASE WHEN decided IS NULL THEN 0 ELSE 1 END"
UNTOLD = f"""
SELECT challenge, person, {IS_DECIDED}
FROM challenges_untold JOIN challenges ON challenges.id = challenge ORDER BY challenge, person
"""  # noqa: S608  # nothing in it comes from anybody
TOLD = f"""
DELETE FROM challenges_untold WHERE challenge = ? AND person = ? AND EXISTS (
    SELECT 1 FROM challenges WHERE challenges.id = challenges_untold.challenge AND {IS_DECIDED} = ?)
"""  # noqa: S608  # the same


def ask(db: Database, new: NewChallenge) -> int:
    """Keep a challenge; its number."""
    asked = new.challenger, new.opponent, new.challenger_name, new.challenger_language
    game = new.variant, new.players, new.deals, new.asked_at, new.counts
    ((number,),) = db.execute(INSERT, (*asked, *game)).fetchall()
    return int(number)


def load(db: Database, where: str, *values: object) -> tuple[StoredChallenge, ...]:
    """The challenges that meet a condition."""
    return tuple(_challenge(row) for row in db.execute(SELECT + where, values).fetchall())


def _challenge(row: tuple[object, ...]) -> StoredChallenge:
    values = dict(zip(COLUMNS, row, strict=True))
    return StoredChallenge(**values)  # type: ignore[arg-type]


def scores(db: Database, challenges: tuple[int, ...]) -> tuple[Score, ...]:
    """People's results in challenges."""
    found = db.execute(SCORES, (json.dumps(challenges),)).fetchall()
    return tuple(Score(*row) for row in found)


def answer(db: Database, number: int, answered: Answer) -> bool:
    """Note an answer; if it accepts, with the deals, and that the challenger is to be told."""
    if db.execute(IS_ASKED, (number,)).fetchone() is None:
        return False
    new, contest = answered.contest, None
    if new is not None:
        contest = contest_sql.make(db, new)
    row = answered.state, answered.name, answered.language, contest
    db.execute(ANSWER, (*row, number))
    if contest is not None:
        db.execute(TO_TELL_ASKER, (number,))
    return True


def decide(db: Database, number: int, outcome: Outcome) -> None:
    """Keep what decided a challenge, and whom to tell."""
    for people in db.execute(DECIDE, (*outcome, number)).fetchall():
        db.executemany(TO_TELL, [(number, person) for person in people if person is not None])


def found(db: Database, contest: int) -> dict[int, str]:
    """What was found, by try."""
    return {int(entry): str(text) for entry, text in db.execute(FOUND, (contest,)).fetchall()}


def untold(db: Database) -> tuple[Untold, ...]:
    """Who is to be told."""
    found = db.execute(UNTOLD).fetchall()
    return tuple(Untold(number, person, bool(decided)) for number, person, decided in found)


def told(db: Database, one: Untold) -> None:
    """They know; of a decision made meanwhile they are still to be told."""
    db.execute(TOLD, (one.challenge, one.person, int(one.decided)))
