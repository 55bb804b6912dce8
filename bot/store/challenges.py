"""Challenges: two people play the same deals. Records, and what is kept of them;
``challenge_sql.py`` has the SQL. Their deals are a contest (``contests.py``).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, TypeAlias

from bot.store.contests import ContestStore, NewContest

ChallengeState: TypeAlias = Literal["asked", "accepted", "declined", "withdrawn"]
Counts: TypeAlias = Literal["cost", "points"]
"""What decides: whose decisions have cost less, or who has made more points."""


@dataclass(frozen=True, kw_only=True)
class NewChallenge:
    """What one person asks another."""

    challenger: int | None
    """Who asks; None: they have asked to be forgotten, as has an opponent that is None."""
    opponent: int | None
    challenger_name: str
    challenger_language: str
    """In which language they use Discord."""
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
    """Empty: they have not answered."""
    opponent_language: str
    state: ChallengeState
    contest: int | None
    """The number of its deals, once it is accepted."""
    decided: Counts | None
    """By what it was decided; None: it is not yet."""
    challenger_cost: int | None
    """What their decisions have cost, in tenths of a point, where that has decided it."""
    opponent_cost: int | None


class Answer(NamedTuple):
    """How a challenge was answered. ``contest``: its deals, where it was accepted."""

    state: ChallengeState
    name: str = ""
    """Of the opponent, where it was they who answered."""
    contest: NewContest | None = None
    language: str = ""
    """In which the opponent uses Discord."""


class Outcome(NamedTuple):
    """By what a challenge is decided; costs in tenths of a point, where it is by these."""

    decided: Counts
    challenger_cost: int | None = None
    opponent_cost: int | None = None


class Untold(NamedTuple):
    """Somebody who is still to be told that a challenge of theirs was accepted, or is decided."""

    challenge: int
    person: int
    decided: bool


class Score(NamedTuple):
    """What somebody has come to in a challenge."""

    challenge: int
    person: int
    finished: int
    """Deals; where costs decide by themselves alone."""
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
        """What people have come to in challenges; who has had no deal finished is left out."""
        ...

    async def answer_challenge(self, number: int, answer: Answer) -> bool:
        """Note an answer, and if it is accepted that who asked is to be told; whether it was still
        to be answered. If not nothing is changed."""
        ...

    async def challenges_to_decide(self, now: int) -> tuple[StoredChallenge, ...]:
        """Those that are over, or both have played, and that are not decided, the oldest first."""
        ...

    async def decide_challenge(self, number: int, outcome: Outcome) -> None:
        """Keep by what a challenge is decided, and that both are to be told; unless it is."""
        ...

    async def found_in(self, contest: int) -> Mapping[int, str]:
        """By try of a contest what was found of its decisions, where somebody has looked."""
        ...

    async def challenges_untold(self) -> tuple[Untold, ...]:
        """Who is to be told of which challenge, the oldest first."""
        ...

    async def note_challenge_told(self, untold: Untold) -> None:
        """They are. Of what has been decided meanwhile they still are to be."""
        ...
