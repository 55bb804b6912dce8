"""Challenges: two people play the same deals. Records, and what is kept of them;
``challenge_sql.py`` has the SQL. Their deals are a contest (``contests.py``).
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, TypeAlias

from bot.store.contests import ContestStore, NewContest

ChallengeState: TypeAlias = Literal["asked", "accepted", "declined", "withdrawn"]


@dataclass(frozen=True, kw_only=True)
class NewChallenge:
    """What one person asks another."""

    challenger: int | None
    """Who asks; None: they have asked to be forgotten, as has an opponent that is None."""
    opponent: int | None
    challenger_name: str
    variant: str
    players: int
    deals: int
    asked_at: int


@dataclass(frozen=True, kw_only=True)
class StoredChallenge(NewChallenge):
    """A challenge as it stands."""

    id: int
    opponent_name: str
    """Empty: they have not answered."""
    state: ChallengeState
    contest: int | None
    """The number of its deals, once it is accepted."""


class Answer(NamedTuple):
    """How a challenge was answered. ``contest``: its deals, where it was accepted."""

    state: ChallengeState
    name: str = ""
    """Of the opponent, where it was they who answered."""
    contest: NewContest | None = None


class Score(NamedTuple):
    """What somebody has come to in a challenge."""

    challenge: int
    person: int
    finished: int
    """Deals."""
    points: int


class ChallengeStore(ContestStore, Protocol):
    """What is kept of challenges, above contests; ``Store`` says what all calls have in common."""

    async def ask_challenge(self, new: NewChallenge) -> int:
        """Keep what somebody asks; its number, which is never used again."""
        ...

    async def challenge(self, number: int) -> StoredChallenge | None:
        """A challenge."""
        ...

    async def challenges_of(self, person: int, limit: int = 25) -> tuple[StoredChallenge, ...]:
        """Those that somebody has asked for or was asked for, the newest first."""
        ...

    async def challenges_between(
        self, person: int, other: int, limit: int = 25
    ) -> tuple[StoredChallenge, ...]:
        """Those of two people that were accepted, the newest first."""
        ...

    async def challenge_scores(self, challenges: tuple[int, ...]) -> tuple[Score, ...]:
        """What people have come to in challenges; who has finished no deal is left out."""
        ...

    async def answer_challenge(self, number: int, answer: Answer) -> bool:
        """Note an answer; whether it was still to be answered. If not nothing is changed."""
        ...
