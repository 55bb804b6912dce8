"""What everybody may know of a table besides the cards: who sits where, how the match stands."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.store import Level

TABLE, PRACTICE, ENTRY = "t", "p", "e"
"""Beginnings of the ids of controls of a table, a practice, or a try in a contest."""

AUCTION = ("auction", "raise")
"""The phases in which people bid."""


def controls_of(table: int) -> str:
    """How the ids of all controls of a table begin."""
    return f"{TABLE}:{table}:"


@dataclass(frozen=True)
class Chair:
    """A seat: who owns it (None: a house player from the start) and who plays it."""

    name: str
    user: int | None = None
    house: bool = False
    """A house player acts for the seat now."""
    level: Level = "club"
    """How well they play; a stand-in for a person plays at club level."""
    away: int | None = None
    """How many deals of the match were finished when the person failed to move in time; the house
    moves for them until they come back. None: nobody is away here."""
    late: int = 0
    """How often they have run out of time in this match."""

    @property
    def person(self) -> int | None:
        """The person who plays the seat now."""
        return None if self.house else self.user


class Question(NamedTuple):
    """The question to all at the table whether a move may be taken back."""

    player: int
    """Who asks: it was their move."""
    what: str
    """What it was: ``card``, ``discard``, ``bid``, ``pass``, ``word``: no hidden cards."""
    waiting: tuple[int, ...]
    """The players who have not agreed yet."""
    refused: bool
    """One of them refuses: the move stands."""


class Guest(NamedTuple):
    """An onlooker who asks to sit in, or has asked."""

    user: int
    name: str
    at: int
    """When they asked."""


@dataclass(frozen=True)
class TableInfo:
    """A table as everybody knows it. ``scores`` are cumulative game points by player."""

    table: int
    seq: int
    """The number of the next move on the viewer's buttons, which gives stale ones away."""
    variant: str
    players: int
    chairs: tuple[Chair, ...]
    founder: int
    scores: tuple[int, ...]
    marks: tuple[int, ...]
    """The open marks on the score sheet, by player; empty: this table keeps none."""
    deal: int
    """The number of the deal, from 1; 0 in the lobby."""
    length: int | None
    """The number of deals of the match; None: something else ends it."""
    goal: int | None
    """The score that ends the match; None: there is none. Without both a Škis round ends it."""
    options: tuple[tuple[str, str], ...] = ()
    """The table options that differ from their defaults."""
    preset: str = ""
    """The key of these rules, if they have a name."""
    hints: bool = False
    """People may ask for hints."""
    skis: bool = False
    """The Škis round has been declared."""
    last_dealer: int | None = None
    """The player whose next deal is the last one, once that is known."""
    looking: tuple[int, ...] = ()
    """The players the next deal waits for, between two deals."""
    ready: tuple[int, ...] = ()
    """In a lobby: who is ready; empty: nobody has asked."""
    first_dealer: int | None = None
    """In the lobby of a rematch: who deals first at the seats as they are."""
    paused: bool = False
    """The clocks stand still."""
    level: Level = "club"
    """In a lobby: how well the house players on its empty seats play."""
    forced: bool = False
    """The player to move has no choice, as the viewer knows: the house makes the move for them."""
    limit: int = 0
    """Seconds a person has for a move; 0: as long as they like."""
    question: Question | None = None
    """True if the last move may be taken back, if somebody asks."""
    direct: bool = False
    """The table is in direct messages: nobody else is there."""
    veiled: bool = False
    """Others play the same deals: whoever does not sit here learns nothing of them."""
    laid_open: bool = False
    """It is a contest try, laid open, that was never in a channel."""
    single: bool = False
    """It is of one deal in no match: that has no number."""
    since: int = 0
    """Where one person plays with the house: how many moves since they made one."""
    deserted: bool = False
    """Everybody has left the match: nothing moves until somebody comes back."""
    deals_again: bool = False
    """One person plays alone with the house, and may be dealt what others have had."""
    guest: Guest | None = None
    """The first person who asks to sit in."""
    kind: str = TABLE
    """Begins all ids of its controls: another one if ``table`` is the number of a practice."""

    @property
    def away(self) -> tuple[int, ...]:
        """The players for whom the house moves until they come back."""
        return tuple(n for n, chair in enumerate(self.chairs) if chair.away is not None)

    @property
    def apart(self) -> bool:
        """Each deal stands alone: what it changes for later ones does not matter."""
        return self.veiled or self.laid_open or self.single

    def control(self, code: str) -> str:
        """The custom_id of a button or select: table, move, code."""
        return f"{self.kind}:{self.table}:{self.seq}:{code}"
