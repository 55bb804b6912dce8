"""What kinds of house players know and do, as rows: numbers, and what they watch out for.

The functions of the house read them, so that a player is a row and no code of its own. The numbers
of each game stand in its family's folder. ``PLAIN`` stays as it is: others are measured against it
(docs/strength.md). ``CLUB`` is what the house plays; ``NOVICE`` sees less and errs as people do.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.house.prospects import NOTHING_MEASURED, Prospects

NEVER = float("inf")


class Need(NamedTuple):
    """What a hand must hold: these cards, one of those, trumps, some of the three highest."""

    whole: str = ""
    one_of: str = ""
    trumps: int = 0
    tops: int = 0


class CardSense(NamedTuple):
    """How cards are weighed where points decide, in card points."""

    master: float = 9.0
    """What the highest trump is worth in hand, and the others by those that they beat."""
    steep: float = 2.0
    """How quickly that falls off: the power to which the share of beaten trumps is raised."""
    trump_kept: float = 0.5
    """What any trump is."""
    king_kept: float = 0.6
    void_soon: float = 1.5
    """What it is worth to have no more of a suit, with trumps to ruff."""
    ultimo: float = 12.0
    """What the pagat is worth in hand: as sure as it is to win the last trick."""
    pagat_kept: float = 3.0
    """What it is worth at least, as long as there is time."""
    pagat_dies: float = 0.0
    """What it costs to lose it in the last trick; 0: that is not thought of."""
    pagat_hurry: float = 1.0
    """How slowly it becomes late for the pagat, with fewer than five cards in hand."""
    trula_said: float = 0.0
    """What the pagat is worth besides, if it was announced with the trula."""
    mond_dies: float = 0.0
    """What the mond loses in worth if it is the only trump left, and the Fool is out."""
    mond_feared: float = 1.0
    """How much of its price counts against a mond on which the Fool may fall: the less, the more
    the tricks are worth that it wins meanwhile."""
    counts_masters: bool = False
    """Whether it sees that trumps that cannot be beaten are more than those still out."""
    valat: float = 0.0
    """What it is worth to win every trick, and to win one of all; 0: that is not seen coming."""
    draw: float = 0.8
    """What it brings the declaring side to draw trumps, when it is longer in them."""
    own_suit: float = 0.5
    """To the declarer: to lead the suit of the called king."""
    force: float = 2.0
    """To their opponents: to lead a suit that they must ruff."""
    eager: float = 0.7
    """How often another player who can win a trick from the other side is taken to do so."""


USUAL = CardSense()


class ExchangeSense(NamedTuple):
    """How kings are called, sets taken and cards laid away, in points of strength.

    Beside what the strength of the hand says (``engine.house.strength``).
    """

    saved: float = 0.5
    """What a card point laid away is worth: it is won for certain."""
    void: float = 0.0
    """To have none of a suit, beyond what it is worth at the auction."""
    single: float = 0.0
    """To have one card of a suit that is no king, beyond that."""
    guarded: float = 0.0
    """To have a king with another card of its suit."""
    call_length: float = 1.0
    """With how many cards of a suit its king is called most gladly."""
    call_queen: float = 1.0
    """What the queen is worth there, in cards too few or too many."""
    called_set: float = 0.0
    """What it is worth to take the set in which the called king lies."""


PLAINLY = ExchangeSense()


class Habits(NamedTuple):
    """How a kind of house player plays a game with so many at the table.

    As it stands here it knows nothing of a game: families have rows of their own.
    """

    name: str
    worth: float = 0.0
    """What a bid must bring in the mean, in game points, that one does not rather pass."""
    dare: float = 1.0
    """The chance that no bid must fall short of, where that is less than what its prospect says."""
    prospects: Prospects = NOTHING_MEASURED
    """What each contract brings; without them the house bids none of those decided by points."""
    promises: Mapping[str, Need] = {}
    """What is announced, and with what."""
    doubts: Mapping[str, Need] = {}
    """What is doubled that the other side has announced, and with what."""
    doubted: float = NEVER
    """What the threats to the declarer come to in the hand of who doubles the game ..."""
    sure: Mapping[bool, float] = {}
    """... and, by whether a king is called, how strong a declarer is who doubles again."""
    cards: CardSense = USUAL
    exchange: ExchangeSense = PLAINLY
    knows_set: bool = False
    """Whether it remembers that the chosen set lies with the declarer, or is laid away."""
    remembers: int = 0
    """How many tricks it has in mind, the newest; 0: all of them."""
    haste: int = 0
    """How many of 256 choices it makes at once, without a thought (``engine.house.novice``)."""


GREEN = CardSense(
    master=3.0,
    trump_kept=0.0,
    king_kept=-1.0,
    void_soon=0.0,
    ultimo=0.0,
    pagat_kept=0.5,
    draw=0.0,
    own_suit=0.0,
    force=0.0,
)


def club(plain: Habits, **better: Any) -> Habits:
    """The club's row of a game, given the plain player's and what the club does otherwise."""
    return plain._replace(name="club", knows_set=True, **better)


def novice(plain: Habits, cards: CardSense = GREEN) -> Habits:
    """The novice's row of a game: they announce nothing, and double no game."""
    return plain._replace(
        name="novice", promises={}, doubted=NEVER, cards=cards, remembers=2, haste=100
    )


PLAIN = Habits("plain")
CLUB, NOVICE = club(PLAIN), novice(PLAIN)
HABITS = {row.name: row for row in (PLAIN, CLUB, NOVICE)}
"""All kinds, by their names; their rows are for games whose family has none of its own."""
