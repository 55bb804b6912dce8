"""Tournaments of servers: many play the same deals, each alone with the same house. Records, and
what the store does with them; ``tournament_sql.py`` has the SQL. Their deals are a contest
(``contests.py``)."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, TypeAlias

from bot.store.contests import NewContest, Try
from bot.store.ladders import LadderStore

Ranking: TypeAlias = Literal["matchpoints", "differences"]
"""What decides the places: see ``docs/contests.md``."""


@dataclass(frozen=True, kw_only=True)
class NewTournament:
    """What somebody who manages a server announces."""

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


@dataclass(frozen=True, kw_only=True)
class StoredTournament(NewTournament):
    """A tournament as it stands."""

    id: int
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


class Entrant(NamedTuple):
    """Somebody who takes part."""

    number: int
    """In the order they came."""
    person: int | None
    """None: they have asked to be forgotten."""
    name: str
    gone: bool
    """They left after opening a deal."""
    done: int
    """Deals that they have finished."""


class Standing(NamedTuple):
    """Somebody's place."""

    place: int
    number: int
    """The entrant's number."""
    person: int | None
    name: str
    score: float
    """Average percent, or points."""
    deals: int
    """How many they have played."""


class Crowd(NamedTuple):
    """How many take part."""

    entrants: int
    done: int
    """How many of them have finished all deals."""


class TournamentStore(LadderStore, Protocol):
    """The store's calls about tournaments; ``Store`` says what all calls share."""

    async def make_tournament(self, new: NewTournament, deals: NewContest) -> int:
        """Keep a tournament and its contest; its number, which becomes the contest's and is never
        used again."""
        ...

    async def tournament(self, number: int) -> StoredTournament | None:
        """A tournament."""
        ...

    async def tournaments_of(self, guild: int, limit: int = 25) -> tuple[StoredTournament, ...]:
        """Those of a server, newest first."""
        ...

    async def tournaments_made_by(self, person: int, since: int) -> int:
        """How many somebody has announced since then."""
        ...

    async def tournaments_to_draw(self) -> tuple[StoredTournament, ...]:
        """Those whose board needs looking after."""
        ...

    async def note_board(self, number: int, message: int | None, drawn: str, at: int) -> None:
        """Note what a board shows."""
        ...

    async def call_off(self, number: int, at: int) -> bool:
        """End it without a winner; returns whether it was not over yet."""
        ...

    async def enter(self, number: int, person: int, name: str) -> None:
        """Somebody takes part from now on, or again."""
        ...

    async def withdraw(self, number: int, person: int) -> None:
        """Somebody no longer does: if they have opened a deal, they have left."""
        ...

    async def entrant(self, number: int, person: int) -> Entrant | None:
        """Somebody who takes part, or has."""
        ...

    async def entrants(self, number: int) -> tuple[Entrant, ...]:
        """Who takes part, those with most deals finished first; without those who left."""
        ...

    async def crowd(self, number: int, deals: int) -> Crowd:
        """How many take part in a tournament of so many deals."""
        ...

    async def entered_by(self, person: int, now: int) -> int:
        """In how many tournaments that are not over somebody takes part."""
        ...

    async def own_tries(self, contest: int, person: int) -> tuple[Try, ...]:
        """The results of somebody's tries that count, by deal."""
        ...

    async def note_standings(self, number: int, standings: tuple[Standing, ...]) -> None:
        """Keep the places, once it is over."""
        ...

    async def standings_of(self, number: int, first: int, count: int) -> tuple[Standing, ...]:
        """So many of the places kept, from one on (0: the best)."""
        ...

    async def standing_of(self, number: int, person: int) -> tuple[int, Standing] | None:
        """Somebody's own place, and how many are listed before it."""
        ...

    async def placed(self, number: int) -> int:
        """How many have a place."""
        ...
