"""Challenges: two people play the same deals. Records, and what the store does with them;
``challenge_sql.py`` has the SQL. Their deals are a contest (``contests.py``)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, TypeAlias

from bot.store.contests import ContestStore, NewContest

ChallengeState: TypeAlias = Literal["asked", "accepted", "declined", "withdrawn"]
Counts: TypeAlias = Literal["cost", "points"]
"""What decides: whose decisions cost less, or who made more points."""


@dataclass(frozen=True, kw_only=True)
class NewChallenge:
    """What one person asks another."""

    challenger: int | None
    """Who asks; None here or for the opponent: they have asked to be forgotten."""
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
    """What decided it; None: it is undecided."""
    challenger_cost: int | None
    """What their decisions cost, in tenths of a point, where that decided it."""
    opponent_cost: int | None


class Answer(NamedTuple):
    """The answer to a challenge. ``contest``: its deals, if it was accepted."""

    state: ChallengeState
    name: str = ""
    """The opponent's, if it was they who answered."""
    contest: NewContest | None = None
    language: str = ""
    """The language of the opponent's Discord."""


class Outcome(NamedTuple):
    """What decided a challenge; costs are in tenths of a point, if they decided."""

    decided: Counts
    challenger_cost: int | None = None
    opponent_cost: int | None = None


class Untold(NamedTuple):
    """Somebody yet to be told that their challenge was accepted, or is decided."""

    challenge: int
    person: int
    decided: bool


class Score(NamedTuple):
    """Somebody's result in a challenge."""

    challenge: int
    person: int
    finished: int
    """How many deals; where costs decide, only those they finished themselves."""
    points: int


class ChallengeStore(ContestStore, Protocol):
    """The store's calls about challenges, on top of contests; ``Store`` says what all calls
    share."""

    async def ask_challenge(self, new: NewChallenge) -> int:
        """Keep a challenge; its number, which is never used again."""
        ...

    async def challenge(self, number: int) -> StoredChallenge | None:
        """A challenge."""
        ...

    async def challenges_of(self, person: int, limit: int = 25) -> tuple[StoredChallenge, ...]:
        """Those that somebody made or received, newest first."""
        ...

    async def challenges_between(
        self, person: int, other: int, limit: int = 25
    ) -> tuple[StoredChallenge, ...]:
        """The accepted ones of two people, newest first."""
        ...

    async def challenge_scores(self, challenges: tuple[int, ...]) -> tuple[Score, ...]:
        """People's results in challenges; who has finished no deal is left out."""
        ...

    async def answer_challenge(self, number: int, answer: Answer) -> bool:
        """Note an answer, and if it accepts, that the challenger is to be told. Returns whether the
        challenge was still open; if not, nothing is changed."""
        ...

    async def challenges_to_decide(self, now: int) -> tuple[StoredChallenge, ...]:
        """The undecided ones that are over, or that both have played, oldest first."""
        ...

    async def decide_challenge(self, number: int, outcome: Outcome) -> None:
        """Keep what decided a challenge, and that both are to be told; unless it is decided."""
        ...

    async def found_in(self, contest: int) -> Mapping[int, str]:
        """What was found of the decisions in a contest's tries, by try, where somebody has
        looked."""
        ...

    async def challenges_untold(self) -> tuple[Untold, ...]:
        """Who is to be told of which challenge, oldest first."""
        ...

    async def note_challenge_told(self, untold: Untold) -> None:
        """They know; of a decision made meanwhile they are still to be told."""
        ...
