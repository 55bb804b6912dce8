"""What everybody may know of a table beside the cards: who sits where, how the match stands."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.store import Level

TABLE, PRACTICE, ENTRY = "t", "p", "e"
"""How the ids of controls begin that belong to a table, a practice, or a try in a contest."""

AUCTION = ("auction", "raise")
"""The phases in which people bid."""


@dataclass(frozen=True)
class Chair:
    """A seat: the person who owns it (None: a house player from the start) and who plays it."""

    name: str
    user: int | None = None
    house: bool = False
    """A house player acts for the seat now."""
    level: Level = "club"
    """How well they play; who stands in for a person plays as at the club."""
    away: int | None = None
    """The person did not move in time: how many deals of the match were finished by then. The house
    moves for them until they come back. None: nobody is away here."""
    late: int = 0
    """How often in this match they have run out of time."""

    @property
    def person(self) -> int | None:
        """The person who plays the seat now."""
        return None if self.house else self.user


class Question(NamedTuple):
    """Whether a move may be taken back, as all at the table are asked."""

    player: int
    """Who asks: it was their move."""
    what: str
    """What it was: ``card``, ``discard``, ``bid``, ``pass``, ``word``: no hidden cards."""
    waiting: tuple[int, ...]
    """The players who have not agreed yet."""
    refused: bool
    """One of them does not: it stays as it is."""


class Guest(NamedTuple):
    """Somebody who looks on and asks to sit in."""

    user: int
    name: str


@dataclass(frozen=True)
class TableInfo:
    """A table as everybody knows it. ``scores`` are cumulative game points by player."""

    table: int
    seq: int
    """The number of the next move as the viewer's buttons carry it: a stale one is known by it."""
    variant: str
    players: int
    chairs: tuple[Chair, ...]
    founder: int
    scores: tuple[int, ...]
    marks: tuple[int, ...]
    """By player the open marks on the score sheet; empty: this table keeps none."""
    deal: int
    """The number of the deal, from 1; 0 in the lobby."""
    length: int | None
    """The number of deals of the match; None: something else ends it."""
    goal: int | None
    """The score that ends the match; None: there is none. Without both a Škis round ends it."""
    options: tuple[tuple[str, str], ...] = ()
    """The table options that differ from their defaults."""
    preset: str = ""
    """The key of the rules that these are, where they have a name."""
    hints: bool = False
    """People may ask for hints."""
    skis: bool = False
    """The Škis round has been declared."""
    last_dealer: int | None = None
    """The player whose next deal is the last one, once that is known."""
    looking: tuple[int, ...] = ()
    """The players whom the next deal waits for, between two deals."""
    ready: tuple[int, ...] = ()
    """In a lobby the people who are ready; empty: nobody has asked."""
    first_dealer: int | None = None
    """In the lobby of a rematch, who deals first at the seats as they are."""
    paused: bool = False
    """The clocks stand still."""
    level: Level = "club"
    """In a lobby how well house players play who take its empty seats."""
    forced: bool = False
    """The player on turn has no choice, as the viewer knows: the house makes the move for them."""
    limit: int = 0
    """Seconds that a person has for a move; 0: as many as they like."""
    question: Question | None = None
    """Whether the last move may be taken back, if that is asked."""
    direct: bool = False
    """The table stands in direct messages: nobody else is there."""
    veiled: bool = False
    """Others play the same deals: who does not sit here is told nothing of them."""
    laid_open: bool = False
    """It is a try of a contest, laid open, which never stood in a channel."""
    since: int = 0
    """Where one person plays with the house, the number of moves since they made one."""
    deserted: bool = False
    """Everybody has left the match: nothing moves until somebody comes back."""
    deals_again: bool = False
    """One person plays alone with the house, and may be dealt what others have had."""
    guest: Guest | None = None
    """Who asks to sit in: the first of those who do."""
    kind: str = TABLE
    """Before all ids of its controls: another one where ``table`` is the number of a practice."""

    @property
    def away(self) -> tuple[int, ...]:
        """The players for whom the house moves until they come back."""
        return tuple(n for n, chair in enumerate(self.chairs) if chair.away is not None)

    @property
    def apart(self) -> bool:
        """Each deal stands for itself: what it changes for those to come is of no matter."""
        return self.veiled or self.laid_open or self.kind == ENTRY

    def control(self, code: str) -> str:
        """The custom_id of a button or select: table, move, code."""
        return f"{self.kind}:{self.table}:{self.seq}:{code}"
