"""What a picture shows, as plain frozen values: equal scenes are one picture.

Cards are codes as in docs/records.md, or ``BACK`` for one that lies face down; all else are words
and numbers as they are to be read. A ``player`` is a number at the table, 0 to n-1.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

Side: TypeAlias = Literal["", "declaring", "defence"]


class Card(NamedTuple):
    """A card in somebody's own hand; ``dim``: it may not go now; ``fresh``: it is new there."""

    code: str
    dim: bool = False
    fresh: bool = False


class StrawMan(NamedTuple):
    """A straw man: the card on its top, and how many lie face down."""

    top: str
    hidden: int
    dim: bool = False


@dataclass(frozen=True)
class HandScene:
    """A player's own cards."""

    deck: str
    suits: tuple[tuple[Card, ...], ...]
    """The cards as one sorts a hand, a suit after the other."""
    piles: tuple[StrawMan, ...] = ()
    """Their straw men."""
    caption: str = ""
    """What stands by the straw men, or in place of the cards where there are none."""


class Seat(NamedTuple):
    """A player at the table."""

    name: str
    score: str
    tricks: int | None = None
    """How many tricks they have won; None: it is not the time to count."""
    marks: int = 0
    """Open radli."""
    role: str = ""
    """What they are in this deal, in words: declarer, partner ..."""
    side: Side = ""
    """Their side as far as all know it."""
    dealer: bool = False
    forehand: bool = False
    turn: bool = False
    """The table waits for them."""
    rests: bool = False
    """They sit this deal out."""
    piles: tuple[StrawMan, ...] = ()
    """Their straw men."""
    held: int = 0
    """Cards that they hold face down, while nobody plays."""
    kind: str = ""
    """How well a house player plays, in a word; shown where there is room."""


class TrickCard(NamedTuple):
    """A card of the trick on the table."""

    player: int
    code: str
    wins: bool = False
    """It wins the trick as it lies."""


class Lot(NamedTuple):
    """Cards that lie together in the middle: a talon set, a pile to choose."""

    label: str
    cards: tuple[str, ...]
    taken: bool = False
    """It stands out: it was chosen."""


class Group(NamedTuple):
    """Small cards with a caption: the previous trick, gifts of klop, an open hand."""

    caption: str
    cards: tuple[str, ...]
    marked: int | None = None
    """The place of the card that stands out: the one that won the trick."""
    size: Literal["tiny", "small", "large"] = "small"
    """Cards that matter now are drawn larger, those that are many smaller."""
    aside: bool = False
    """It may lie in a corner of the table, if one is free."""
    holder: int | None = None
    """The player whose hand it is: it lies at their side of the table."""


class Line(NamedTuple):
    """A line of the list in the middle: who bid what, who scored what."""

    name: str
    text: str
    weight: Literal["low", "plain", "high"] = "plain"


@dataclass(frozen=True)
class TableScene:
    """The table from above, as everybody sees it."""

    deck: str
    title: str
    """The game and the number of the deal."""
    seats: tuple[Seat, ...]
    """By player."""
    letters: tuple[str, str, str] = ("D", "F", "led")
    """What marks the dealer, forehand, and the card that was led."""
    trick: tuple[TrickCard, ...] = ()
    """The cards of the trick in the order in which they were played."""
    complete: bool = False
    """It is complete, and lies there until the next one is led."""
    alone: bool = False
    """It is all there is to see: its cards are larger."""
    contract: str = ""
    """What is played, and by whom."""
    called: str = ""
    """The code of the called card; empty: none."""
    called_caption: str = ""
    chips: tuple[str, ...] = ()
    """What counts besides: announcements with their ladders, the pool."""
    status: str = ""
    """Whom the table waits for, and for what."""
    lots: tuple[Lot, ...] = ()
    """The talon while it is chosen from, or piles that are chosen."""
    lines: tuple[Line, ...] = ()
    """The auction while it goes on, or the scores at the end."""
    heading: str = ""
    """What stands above lots or lines."""
    groups: tuple[Group, ...] = ()
    """The small cards below the table."""
    talon: Group | None = None
    """The talon as it lies face down, before anybody looks at it: no words need tell of it."""
    bottom: int = 0
    """The player who sits at the bottom."""


@dataclass(frozen=True)
class HandTableScene:
    """All that a player decides on: the table as they sit at it, and below it their cards."""

    deck: str
    table: TableScene
    hand: HandScene
    player: int
    """Whose cards they are."""
    others: tuple[int, ...]
    """Who plays beside them, from left to right."""
    points: str = ""
    """What their side has taken, in words."""
    notes: tuple[str, ...] = ()
    """Cards that lie open besides, in words."""
    low: bool = False
    """There is much to choose from: the picture leaves room for it."""


class PosterCard(NamedTuple):
    """A card of the trick that decided a deal, and whose it was."""

    name: str
    code: str
    wins: bool = False


class PosterRow(NamedTuple):
    """What somebody has won in a deal."""

    name: str
    change: str
    """What they scored."""
    total: str
    """What they have in all."""
    side: Side = ""
    honours: tuple[str, ...] = ()
    """The kings and the cards of the trula that they took."""
    best: bool = False
    """Nobody scored more."""


@dataclass(frozen=True)
class PosterScene:
    """A finished deal, as one likes to show it."""

    deck: str
    title: str
    """The game and the number of the deal."""
    contract: str
    """What was played, and by whom."""
    result: str
    """What it brought them, or whoever won it."""
    caption: str
    """What stands above the trick."""
    trick: tuple[PosterCard, ...]
    """The cards in the order in which they were played."""
    rows: tuple[PosterRow, ...]
    """The players, the winners first."""
    chips: tuple[str, ...] = ()
    """What was won and lost besides the game."""
    status: str = ""
    """How it came out, in a sentence."""


class Fan(NamedTuple):
    """Cards side by side, with a caption."""

    caption: str
    parts: tuple[tuple[str, ...], ...]
    """The cards, in parts that lie a little apart."""
    marked: str = ""
    """The code of the card that stands out."""


@dataclass(frozen=True)
class SpreadScene:
    """Many cards, fan by fan."""

    deck: str
    fans: tuple[Fan, ...]
    large: bool = False
    """They are all there is to see."""


class Curve(NamedTuple):
    """How something has added up."""

    name: str
    sums: tuple[int, ...]
    """From what stood before the first step to what stands after the last; empty: nothing has."""
    end: str
    """What it came to."""


@dataclass(frozen=True)
class CourseScene:
    """Curves on one scale, those who play in gold and blue."""

    deck: str
    curves: tuple[Curve, ...]
    """At most two; each keeps its colour, whether the other is there or not."""


class StandingsRow(NamedTuple):
    """Somebody's place."""

    place: str
    name: str
    score: str
    """What they have come to."""
    note: str
    """What stands beside it: how many deals of all."""
    part: int
    """How long their bar is, of a hundred."""
    best: bool = False
    """Nobody is before them."""


@dataclass(frozen=True)
class StandingsScene:
    """The best places of a tournament."""

    deck: str
    title: str
    """What was played."""
    heading: str
    rows: tuple[StandingsRow, ...]


@dataclass(frozen=True)
class ShareScene:
    """A result that is shared: nothing in it tells of cards."""

    name: str
    title: str
    """Which deal it is."""
    game: str
    squares: tuple[int, ...]
    """By quarter of the deal how well it was played: 0 the best, 2 the worst; empty: nobody has
    looked."""
    percent: str
    """Beside house players; empty: there are none."""
    days: str
    """In a row so many days; empty: it is the first one."""


Scene: TypeAlias = (
    HandScene
    | TableScene
    | HandTableScene
    | SpreadScene
    | CourseScene
    | PosterScene
    | StandingsScene
    | ShareScene
)
