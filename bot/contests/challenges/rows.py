"""Challenges as they are stored: two people play the same deals, which are a contest."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from bot.contests.core import rows as contest_rows
from bot.contests.core.points_ahead import DealResult, whole_points
from bot.contests.core.rows import NewContest
from bot.store.blocked import is_blocked, person_plays
from bot.store.database import Database
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes

ChallengeState: TypeAlias = Literal["asked", "accepted", "declined", "withdrawn"]
Counts: TypeAlias = Literal["cost", "points"]
"""The rule that decides: less lost to mistakes, or more points."""


@dataclass(frozen=True, kw_only=True)
class NewChallenge:
    """A challenge as one user sends it to another."""

    challenger: int | None
    """The sender; None here or for the opponent: the user has asked to be forgotten."""
    opponent: int | None
    challenger_name: str
    challenger_language: str
    """The language of their Discord."""
    variant: str
    players: int
    deals: int
    asked_at: int
    counts: Counts


@dataclass(frozen=True, kw_only=True)
class StoredChallenge(NewChallenge):
    """A challenge as it stands."""

    id: int
    opponent_name: str
    """Empty: they have not answered yet."""
    opponent_language: str
    state: ChallengeState
    contest: int | None
    """The number of the contest with its deals, once accepted."""
    decided: Counts | None
    """The measure that decided the challenge; None: it is undecided."""
    challenger_cost: int | None
    """The cost of the challenger's decisions, in tenths of a point, where costs decided."""
    opponent_cost: int | None
    cost_error: int
    """The standard error of the difference between these costs, in tenths of a point."""


class ChallengeAnswer(NamedTuple):
    """The answer to a challenge. ``contest``: its deals, if it was accepted."""

    state: ChallengeState
    name: str = ""
    """The opponent's, if it was they who answered."""
    contest: NewContest | None = None
    language: str = ""
    """The language of the opponent's Discord."""
    shown: bool = False
    """The challenge's message shows it: it was given there, not on a private page."""


class ChallengeOutcome(NamedTuple):
    """The measure that decided a challenge, and costs in tenths of a point, if they decided."""

    decided: Counts
    challenger_cost: int | None = None
    opponent_cost: int | None = None
    cost_error: int = 0
    """The standard error of the difference."""


class Untold(NamedTuple):
    """A person yet to be told that their challenge was accepted, has lapsed, or is decided."""

    challenge: int
    person: int
    decided: bool


class Score(NamedTuple):
    """A person's result in a challenge."""

    challenge: int
    person: int
    finished: int
    """How many deals they have finished themselves."""
    points: int
    """Their points; their leads, where these are compared."""
    by_lead: bool = False


class PendingChallenge(NamedTuple):
    """A challenge whose message in a channel still asks for an answer."""

    challenge: int
    channel: int
    message: int | None
    """None: it is not known."""
    language: str
    """The language of the message."""


MAX_BETWEEN = 1000
"""Challenges between two people that are read at most, the newest ones."""

INSERT = """
INSERT INTO challenges
    (challenger, opponent, challenger_name, challenger_language, opponent_name, variant, players,
    deals, asked_at, counts, state)
VALUES (?, ?, ?, ?, '', ?, ?, ?, ?, ?, 'asked') RETURNING id
"""
COLUMNS = (
    *("id", "challenger", "opponent", "challenger_name", "opponent_name", "variant"),
    *("players", "deals", "asked_at", "state", "contest", "counts", "decided"),
    *("challenger_cost", "opponent_cost", "cost_error"),
    *("challenger_language", "opponent_language"),
)
SELECT = f"""
SELECT {", ".join(COLUMNS)} FROM challenges
"""  # noqa: S608 - constants only
ONE = "WHERE id = ?"
OF_PERSON = "WHERE challenger = ? OR opponent = ? ORDER BY id DESC LIMIT ?"
BETWEEN = """
WHERE state = 'accepted'
    AND ((challenger = ? AND opponent = ?) OR (challenger = ? AND opponent = ?))
ORDER BY id DESC LIMIT ?
"""
SCORES = """
SELECT challenges.id, person, points, ahead
FROM challenges JOIN entries ON entries.contest = challenges.contest
WHERE challenges.id IN (SELECT value FROM json_each(?))
    AND finished_at IS NOT NULL AND by_house = 0 AND late = 0 AND person IS NOT NULL
ORDER BY challenges.id, person
"""
IS_ASKED = "SELECT 1 FROM challenges WHERE id = ? AND state = 'asked'"
ANSWER = """
UPDATE challenges SET state = ?, opponent_name = ?, opponent_language = ?, contest = ? WHERE id = ?
"""
AWAIT_ANSWER = "INSERT INTO challenges_pending (challenge) VALUES (?)"
NOTE_MESSAGE = """
UPDATE challenges_pending SET channel = ?, message = ?, language = ? WHERE challenge = ?
"""
NO_LONGER_ASKED = """
SELECT challenge, channel, message, language
FROM challenges_pending JOIN challenges ON challenges.id = challenge
WHERE asked_at <= ? OR state <> 'asked' ORDER BY challenge
"""
STOP_AWAITING = "DELETE FROM challenges_pending WHERE challenge = ? RETURNING challenge"
DELETE_FORGOTTEN = """
DELETE FROM challenges
WHERE id = ? AND contest IS NULL AND (challenger IS NULL OR opponent IS NULL)
"""
TO_DECIDE = """
WHERE state = 'accepted' AND decided IS NULL AND (
    (SELECT closes FROM contests WHERE contests.id = contest) <= ?
    OR (SELECT count(*) FROM entries WHERE entries.contest = challenges.contest
        AND finished_at IS NOT NULL AND late = 0 AND person IS NOT NULL) >= 2 * deals)
ORDER BY id
"""
DECIDE = """
UPDATE challenges SET decided = ?, challenger_cost = ?, opponent_cost = ?, cost_error = ?
WHERE id = ? AND decided IS NULL RETURNING challenger, opponent
"""
VERDICTS = "SELECT id, found FROM entries WHERE contest = ? AND late = 0 AND found IS NOT NULL"
TO_TELL = "INSERT INTO challenges_untold (challenge, person) VALUES (?, ?) ON CONFLICT DO NOTHING"
TO_TELL_CHALLENGER = """
INSERT INTO challenges_untold (challenge, person)
SELECT id, challenger FROM challenges WHERE id = ? AND state = ? AND challenger IS NOT NULL
ON CONFLICT DO NOTHING
"""
IS_DECIDED = "CASE WHEN decided IS NULL THEN 0 ELSE 1 END"
UNTOLD = f"""
SELECT challenge, person, {IS_DECIDED}
FROM challenges_untold JOIN challenges ON challenges.id = challenge
WHERE {person_plays("person")} ORDER BY challenge, person
"""  # noqa: S608 - constants only
TOLD = f"""
DELETE FROM challenges_untold WHERE challenge = ? AND person = ? AND EXISTS (
    SELECT 1 FROM challenges WHERE challenges.id = challenges_untold.challenge AND {IS_DECIDED} = ?)
"""  # noqa: S608 - constants only


def ask(db: Database, new: NewChallenge) -> int:
    """Keep a challenge; return its number, which is never used again."""
    asked = new.challenger, new.opponent, new.challenger_name, new.challenger_language
    game = new.variant, new.players, new.deals, new.asked_at, new.counts
    ((number,),) = db.execute(INSERT, (*asked, *game)).fetchall()
    db.execute(AWAIT_ANSWER, (number,))
    return int(number)


def note_message(db: Database, posted: PendingChallenge) -> None:
    """Record the message of a challenge that waits for an answer."""
    message = posted.channel, posted.message, posted.language
    db.execute(NOTE_MESSAGE, (*message, posted.challenge))


def no_longer_asked(db: Database, until: int) -> tuple[PendingChallenge, ...]:
    """Return the challenges whose messages are out of date.

    They were sent until then, or were answered on private pages.
    """
    rows = db.execute(NO_LONGER_ASKED, (until,)).fetchall()
    return tuple(PendingChallenge(*row) for row in rows)


def note_end(db: Database, challenge_id: int) -> None:
    """Record that a message no longer asks; if nobody has answered, the challenger is told once.

    If one of its people has asked to be forgotten, nothing else was left of it.
    """
    if db.execute(STOP_AWAITING, (challenge_id,)).fetchall():
        db.execute(TO_TELL_CHALLENGER, (challenge_id, "asked"))
    db.execute(DELETE_FORGOTTEN, (challenge_id,))


def _load(db: Database, where: str, *values: object) -> tuple[StoredChallenge, ...]:
    return tuple(_challenge(row) for row in db.execute(SELECT + where, values).fetchall())


def _challenge(row: tuple[Any, ...]) -> StoredChallenge:
    values = dict(zip(COLUMNS, row, strict=True))
    return StoredChallenge(**values)


def find(db: Database, challenge_id: int) -> StoredChallenge | None:
    """Return a challenge."""
    challenges = _load(db, ONE, challenge_id)
    return challenges[0] if challenges else None


def of_person(db: Database, person: int, limit: int = 25) -> tuple[StoredChallenge, ...]:
    """Return the challenges that a person made or received, newest first."""
    return _load(db, OF_PERSON, person, person, limit)


def between(
    db: Database, person: int, other: int, limit: int = MAX_BETWEEN
) -> tuple[StoredChallenge, ...]:
    """Return the accepted challenges of two people, newest first."""
    return _load(db, BETWEEN, person, other, other, person, limit)


def scores(db: Database, challenges: tuple[int, ...]) -> tuple[Score, ...]:
    """Return people's results in challenges, without those who have finished no deal."""
    sums: dict[tuple[int, int], Score] = {}
    rows = db.execute(SCORES, (json.dumps(challenges),)).fetchall()
    for number, person, points, ahead in rows:
        before = sums.get((number, person), Score(number, person, 0, 0))
        made = before.points + whole_points(DealResult(points, ahead))
        by_lead = ahead is not None
        sums[number, person] = Score(number, person, before.finished + 1, made, by_lead)
    return tuple(sums.values())


def answer(db: Database, challenge_id: int, answer: ChallengeAnswer) -> bool:
    """Record an answer, and if it accepts, the deals, and that the challenger is to be told.

    Return whether the challenge was still open; if not, nothing is changed.
    """
    if db.execute(IS_ASKED, (challenge_id,)).fetchone() is None:
        return False
    contest = None if answer.contest is None else contest_rows.make(db, answer.contest)
    db.execute(ANSWER, (answer.state, answer.name, answer.language, contest, challenge_id))
    if answer.shown:
        db.execute(STOP_AWAITING, (challenge_id,))
    db.execute(TO_TELL_CHALLENGER, (challenge_id, "accepted"))
    return True


def to_decide(db: Database, now: int) -> tuple[StoredChallenge, ...]:
    """Return the undecided challenges that are over, or that both have played, oldest first."""
    return _load(db, TO_DECIDE, now)


def decide(db: Database, challenge_id: int, outcome: ChallengeOutcome) -> None:
    """Record what decided a challenge, and that both are to be told; unless it is decided."""
    for people in db.execute(DECIDE, (*outcome, challenge_id)).fetchall():
        db.executemany(TO_TELL, [(challenge_id, person) for person in people if person is not None])


def verdicts(db: Database, contest: int) -> Mapping[int, str]:
    """Return the verdicts on the decisions in a contest's tries, by try.

    Tries that nobody has judged are left out.
    """
    return {int(entry): str(text) for entry, text in db.execute(VERDICTS, (contest,)).fetchall()}


def untold(db: Database) -> tuple[Untold, ...]:
    """Return who is to be told of which challenge, oldest first; blocked people are not now."""
    rows = db.execute(UNTOLD).fetchall()
    return tuple(Untold(number, person, bool(decided)) for number, person, decided in rows)


def plays(db: Database, person: int) -> bool:
    """Return whether a person is not blocked."""
    return not is_blocked(db, "user", person)


def note_told(db: Database, untold: Untold) -> None:
    """Record that a person was told; of a decision made meanwhile they are still to be told."""
    db.execute(TOLD, (untold.challenge, untold.person, int(untold.decided)))


class ChallengeRows(Rows):
    """The store's calls about challenges."""

    ask = writes(ask)
    find = reads(find)
    of_person = reads(of_person)
    between = reads(between)
    scores = reads(scores)
    answer = writes(answer)
    note_message = writes(note_message)
    no_longer_asked = reads(no_longer_asked)
    note_end = writes(note_end)
    to_decide = reads(to_decide)
    decide = writes(decide)
    verdicts = reads(verdicts)
    untold = reads(untold)
    plays = reads(plays)
    note_told = writes(note_told)


PERSONAL = PersonalRows(
    export={
        "challenges": """
            SELECT id AS challenge, CASE WHEN challenger = ?1 THEN 1 ELSE 0 END AS mine,
                CASE WHEN challenger = ?1 THEN challenger_name ELSE opponent_name END AS name,
                CASE WHEN challenger = ?1 THEN challenger_language ELSE opponent_language END
                    AS language,
                variant AS game, players, deals, asked_at, state, counts AS decided_by,
                CASE WHEN challenger = ?1 THEN challenger_cost ELSE opponent_cost END
                    AS cost_in_tenths
            FROM challenges WHERE challenger = ?1 OR opponent = ?1"""
    },
    forget_person=(
        # The message of one that waits for an answer still asks for it, and names them.
        """UPDATE challenges SET state = 'withdrawn'
            WHERE state = 'asked' AND (challenger = ?1 OR opponent = ?1)""",
        """DELETE FROM challenges WHERE contest IS NULL AND (challenger = ?1 OR opponent = ?1)
            AND id NOT IN (SELECT challenge FROM challenges_pending)""",
        "DELETE FROM challenges_untold WHERE person = ?1",
        """UPDATE challenges SET challenger = NULL, challenger_name = '', challenger_language = '',
            challenger_cost = NULL WHERE challenger = ?1""",
        """UPDATE challenges SET opponent = NULL, opponent_name = '', opponent_language = '',
            opponent_cost = NULL WHERE opponent = ?1""",
    ),
)
