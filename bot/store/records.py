"""What the store takes and gives: plain frozen records. Times are whole seconds, UTC."""

from dataclasses import dataclass
from typing import Literal

By = Literal["person", "house"]
TableState = Literal["lobby", "playing", "ended", "stopped"]
DealState = Literal["live", "finished", "void"]


@dataclass(frozen=True)
class TableRow:
    """A table. ``options`` and ``match`` are JSON texts that only their writer reads."""

    id: int
    guild: int
    channel: int
    founder: int
    variant: str
    players: int
    options: str
    length: int | None
    language: str
    created_at: int
    state: TableState = "lobby"
    match: str = ""
    board: int | None = None
    board_at: int = 0
    ended_at: int | None = None


@dataclass(frozen=True)
class SeatRow:
    """A seat: ``user`` None is a house player from the start; ``house``: it acts for the seat."""

    player: int
    user: int | None
    name: str
    house: bool


@dataclass(frozen=True)
class DealRow:
    """A deal: the deck as dealt, the match before it, and the change of scores once finished."""

    table: int
    deal: int
    deck: str
    match: str
    digest: str
    started_at: int
    state: DealState = "live"
    scores: str = ""
    ended_at: int | None = None


@dataclass(frozen=True)
class MoveRow:
    """A move: its number in the match, who made it for whom, its code, the digest after it."""

    table: int
    deal: int
    seq: int
    player: int
    by: By
    user: int | None
    code: str
    digest: str
    at: int


@dataclass(frozen=True)
class ResultRow:
    """What a person has made of a match."""

    table: int
    user: int
    guild: int
    variant: str
    score: int
    place: int
    deals: int
    people: int
    at: int


@dataclass(frozen=True)
class Closing:
    """The end of a deal, and what it changes: ``state`` is that of the table afterwards."""

    deal_state: DealState
    scores: str
    match: str
    state: TableState
    at: int
    results: tuple[ResultRow, ...] = ()


@dataclass(frozen=True)
class Standing:
    """A row of a leaderboard: matches with at least two people, over all time."""

    user: int
    name: str
    matches: int
    wins: int
    total: int
    deals: int


@dataclass(frozen=True)
class Deadline:
    """A durable timer of a table; ``payload`` is the writer's."""

    table: int
    kind: str
    due_at: int
    payload: str
