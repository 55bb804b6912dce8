"""Public facts about a table besides the cards: seats, scores, settings."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from engine import Cards

Level = Literal["novice", "club", "master"]
"""How well a house player plays, from weak to strong."""
PERSON = "-"
"""In the place of a level: a person played the seat when the deal began."""

TABLE, PRACTICE, ENTRY, LESSON = "t", "p", "e", "l"
"""First words of the custom_ids of a table, a practice, a try in a contest, and a lesson."""

AUCTION = ("auction", "raise")
"""The phases in which people bid."""


def control_prefix(table: int) -> str:
    """The beginning of the custom_ids of all controls of a table."""
    return f"{TABLE}:{table}:"


@dataclass(frozen=True)
class Chair:
    """A seat, with its owner (None: a house player from the start) and its current player."""

    name: str
    user: int | None = None
    house: bool = False
    """A house player acts for the seat now."""
    level: Level = "club"
    """Level of the house player; a stand-in for a person plays at club level."""
    away: int | None = None
    """Number of finished deals of the match when the person failed to move in time; the house moves
    for them until they come back. None: the person is not away."""
    late: int = 0
    """Number of times that the person has run out of time in this match."""

    @property
    def person(self) -> int | None:
        """The person who plays the seat now."""
        return None if self.house else self.user


CLAIM = "claim"
"""The kind of question whether the rest of a deal may be left to the house."""


class Question(NamedTuple):
    """The question to all at the table whether a move may be taken back, or about the rest."""

    player: int
    """The player who asks."""
    what: str
    """Kind of their move: ``card``, ``discard``, ``bid``, ``pass``, ``word``; or ``CLAIM``."""
    waiting: tuple[int, ...]
    """The players who have not agreed yet."""
    refused: bool
    """True if a player refuses: the move stands, or the deal goes on."""
    cards: Cards
    """The hand that a claimer shows to all; none for a move."""

    @property
    def is_refused_claim(self) -> bool:
        """True if the deal goes on: the move before may still be taken back."""
        return self.refused and self.what == CLAIM


class Guest(NamedTuple):
    """An onlooker who has asked to sit in."""

    user: int
    name: str
    at: int
    """Time of the request."""


@dataclass(frozen=True)
class TableInfo:
    """Public facts about a table. ``scores`` are cumulative game points by player."""

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
    """In a lobby: the players who are ready; empty before anyone asks."""
    first_dealer: int | None = None
    """In the lobby of a rematch: the first dealer, if the seats stay."""
    paused: bool = False
    """The clocks stand still."""
    paused_by: int | None = None
    """The player who paused it; None: several of them, or the only one."""
    level: Level = "club"
    """In a lobby: level of the house players on its empty seats."""
    forced: bool = False
    """The player to move has no choice, as the viewer knows: the house makes the move for them."""
    limit: int = 0
    """Seconds for a person's move; 0: no limit."""
    question: Question | None = None
    """Pending request to take back the last move."""
    direct: bool = False
    """True if the table is in direct messages."""
    veiled: bool = False
    """True if other tables play the same deals, which are hidden from onlookers."""
    laid_open: bool = False
    """True if it is a revealed try in a contest, which was never in a channel."""
    single: bool = False
    """True for a single deal outside of a match, which has no number."""
    since: int = 0
    """At a solo table: the number of moves since the person's last one."""
    deserted: bool = False
    """True if all people have left: the match waits until one comes back."""
    would_end: tuple[int, ...] = ()
    """The players who would end the match here; it ends once all people present would."""
    deals_again: bool = False
    """True at a solo table that may be dealt the cards of others."""
    guest: Guest | None = None
    """The first person who asks to sit in."""
    kind: str = TABLE
    """First word of its custom_ids, which says of what ``table`` is the number."""

    @property
    def away(self) -> tuple[int, ...]:
        """The players for whom the house moves until they come back."""
        return tuple(n for n, chair in enumerate(self.chairs) if chair.away is not None)

    @property
    def left(self) -> tuple[int, ...]:
        """The players whose person has left the seat to the house."""
        return tuple(
            n
            for n, chair in enumerate(self.chairs)
            if chair.user is not None and chair.house and chair.away is None
        )

    @property
    def apart(self) -> bool:
        """True if each deal is independent of later ones."""
        return self.veiled or self.laid_open or self.single

    def control(self, code: str) -> str:
        """The custom_id of a button or select: table, move, code."""
        return f"{self.kind}:{self.table}:{self.seq}:{code}"
