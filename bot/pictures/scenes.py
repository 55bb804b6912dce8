"""Contents of pictures as plain frozen values: equal scenes give the same picture.

Cards are codes as in docs/records.md, or ``BACK`` for one face down; all else are words
and numbers as they are read. A ``player`` is a number at the table, 0 to n-1.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

Side: TypeAlias = Literal["", "declaring", "defence"]


class Card(NamedTuple):
    """A card in a person's own hand.

    ``dim``: it may not be played now; ``fresh``: it is new there.
    """

    code: str
    dim: bool = False
    fresh: bool = False


class StrawMan(NamedTuple):
    """A straw man: its top card, and how many lie face down."""

    top: str
    hidden: int
    dim: bool = False


@dataclass(frozen=True)
class HandScene:
    """A player's own cards."""

    deck: str
    suits: tuple[tuple[Card, ...], ...]
    """The sorted cards, suit by suit."""
    piles: tuple[StrawMan, ...] = ()
    """Their straw men."""
    caption: str = ""
    """The text beside the straw men, or in place of the cards if there are none."""


class Seat(NamedTuple):
    """A player at the table."""

    name: str
    score: str
    tricks: int | None = None
    """How many tricks they have won; None: there are none to count now."""
    marks: int = 0
    """Open radli."""
    role: str = ""
    """Their part in this deal, in words: declarer, partner ..."""
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
    """Cards they hold face down, while nobody plays."""
    kind: str = ""
    """How well a house player plays, in a word; shown if there is room."""


class TrickCard(NamedTuple):
    """A card of the trick on the table."""

    player: int
    code: str
    wins: bool = False
    """It is winning the trick so far."""


class CardSet(NamedTuple):
    """Cards that lie together in the middle: a set of the talon, a pile to choose from."""

    label: str
    cards: tuple[str, ...]
    taken: bool = False
    """It was chosen, and stands out."""


class SmallCards(NamedTuple):
    """Small cards with a caption: the previous trick, gifts of klop, an open hand."""

    caption: str
    cards: tuple[str, ...]
    marked: int | None = None
    """The index of the card that stands out: the one that won the trick."""
    size: Literal["tiny", "small", "large"] = "small"
    """Cards that matter now are drawn larger, many cards smaller."""
    aside: bool = False
    """It may go into a corner of the table, if one is free."""
    holder: int | None = None
    """The player whose hand it is: it goes to their side of the table."""


class ListLine(NamedTuple):
    """A line of the list in the middle: somebody's bid or score."""

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
    """The signs of the dealer, forehand, and the card that was led."""
    trick: tuple[TrickCard, ...] = ()
    """The cards of the trick, in playing order."""
    complete: bool = False
    """The trick is complete, and stays there until the next one is led."""
    contract: str = ""
    """The contract, and its players."""
    called: str = ""
    """The code of the called card; empty: none."""
    called_caption: str = ""
    chips: tuple[str, ...] = ()
    """Other things that count: announcements with their ladders, the pool."""
    status: str = ""
    """Whom the table waits for, and for what."""
    card_sets: tuple[CardSet, ...] = ()
    """The sets of the talon while one is chosen, or piles to choose from."""
    lines: tuple[ListLine, ...] = ()
    """The auction while it goes on, or the scores at the end."""
    heading: str = ""
    """The heading of the card sets or lines."""
    groups: tuple[SmallCards, ...] = ()
    """The small cards below the table."""
    talon: SmallCards | None = None
    """The talon face down, before anybody looks at it: no words need mention it."""
    bottom: int = 0
    """The player who sits at the bottom."""


@dataclass(frozen=True)
class HandTableScene:
    """All that a player decides on: the table from their seat, and below it their cards."""

    deck: str
    table: TableScene
    hand: HandScene
    player: int
    """The player whose cards they are."""
    others: tuple[int, ...]
    """The other players, from left to right."""
    closed: tuple[TrickCard, ...] = ()
    """The trick before the one on the table, until the player has played to this."""
    closed_caption: str = ""
    """The number of that trick, and who took it."""
    points: str = ""
    """The points their side has taken, in words."""
    notes: tuple[str, ...] = ()
    """Other cards that lie open, in words."""
    compact: bool = False
    """The picture is less high, and leaves room for many buttons below it."""
    low: bool = False
    """It shows little of the trick, too, and leaves room for explanations."""


class PosterCard(NamedTuple):
    """A card of the trick that decided a deal, and its player."""

    name: str
    code: str
    wins: bool = False


class PosterRow(NamedTuple):
    """A player's result in a deal."""

    name: str
    change: str
    """The game points of the deal."""
    total: str
    """Their total."""
    side: Side = ""
    honours: tuple[str, ...] = ()
    """The kings and trula cards they took."""
    best: bool = False
    """Nobody scored more."""


@dataclass(frozen=True)
class PosterScene:
    """A finished deal, for showing off."""

    deck: str
    title: str
    """The game and the number of the deal."""
    contract: str
    """The contract, and its players."""
    result: str
    """The game points that it brought them, or the winner."""
    caption: str
    """The caption above the trick."""
    trick: tuple[PosterCard, ...]
    """The cards in playing order."""
    rows: tuple[PosterRow, ...]
    """The players, the winners first."""
    chips: tuple[str, ...] = ()
    """Bonuses that were won and lost besides the game."""
    status: str = ""
    """How it came out, in a sentence."""


class Fan(NamedTuple):
    """Cards side by side, with a caption."""

    caption: str
    parts: tuple[tuple[str, ...], ...]
    """The cards, in parts slightly apart."""
    marked: str = ""
    """The code of the card that stands out."""
    labels: tuple[str, ...] = ()
    """Words above each part, in place of a caption; they fit into one row."""


@dataclass(frozen=True)
class SpreadScene:
    """Many cards, fan by fan."""

    deck: str
    fans: tuple[Fan, ...]
    large: bool = False
    """They are all there is to see."""


class Curve(NamedTuple):
    """A running sum."""

    name: str
    sums: tuple[int, ...]
    """From the sum before the first step to the one after the last; empty: no steps."""
    end: str
    """Its final value."""


@dataclass(frozen=True)
class CourseScene:
    """Curves on one scale, in gold and blue."""

    deck: str
    curves: tuple[Curve, ...]
    """At most two; each keeps its colour, with or without the other."""
    signed: bool = True
    """Numbers have signs, as scores do."""


class StandingsRow(NamedTuple):
    """A person's place."""

    place: str
    name: str
    score: str
    """Their result."""
    note: str
    """A note beside it: how many deals of all."""
    part: int
    """The length of their bar, out of 100."""
    best: bool = False
    """Nobody is ahead of them."""


@dataclass(frozen=True)
class StandingsScene:
    """The best places of a tournament."""

    deck: str
    title: str
    """The game of the tournament."""
    heading: str
    rows: tuple[StandingsRow, ...]


@dataclass(frozen=True)
class ShareScene:
    """A shared result: nothing in it tells about cards."""

    name: str
    title: str
    """Which deal it is."""
    game: str
    squares: tuple[int, ...]
    """How well each quarter of the deal was played: 0 the best, 2 the worst; empty: not
    analysed."""
    percent: str
    """The share of house players that the person beat; empty: there are none."""
    percent_caption: str
    """Says what that number means."""
    days: str
    """How many days in a row; empty: it is the first."""


DayMark: TypeAlias = Literal["result", "waiting", "open", "puzzle", "spare", "missed", "blank"]
"""A day: with results; finished, while its deals are open; today, with none yet; with the puzzle of
the day alone; missed, and the streak went on; missed; before the first one, to come,
or without a deal."""


class CalendarCell(NamedTuple):
    """A day of a calendar."""

    day: str
    """Its number."""
    mark: DayMark
    figure: str = ""
    """Its result."""
    shade: int = 0
    """How brightly it shines, out of 100."""
    note: str = ""
    """A small figure beside its number."""
    squares: tuple[int, ...] = ()
    """How well each quarter of its deal was played, as ``ShareScene`` has it."""
    deals: str = ""
    """In place of squares: how many deals were played."""


@dataclass(frozen=True)
class CalendarScene:
    """A month of somebody's days."""

    title: str
    heading: str
    """The result of the month; empty: there is none."""
    weekdays: tuple[str, ...]
    """Short names, from Monday."""
    weeks: tuple[tuple[CalendarCell | None, ...], ...]
    """None: a day of another month."""


Scene: TypeAlias = (
    HandScene
    | TableScene
    | HandTableScene
    | SpreadScene
    | CourseScene
    | PosterScene
    | StandingsScene
    | ShareScene
    | CalendarScene
)
