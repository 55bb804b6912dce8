"""What kinds of house players know and do, as rows: numbers, and what they watch out for.

The functions of the house read them, so that a player is a row, not code. The numbers of each game
are in its family's folder. ``PLAIN`` stays as it is: others are measured against it
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
    """What the highest trump is worth in hand; others are worth a part of it, by how many of the
    trumps still out they beat."""
    steep: float = 2.0
    """How quickly that part falls: the power to which the share of beaten trumps is raised."""
    trump_kept: float = 0.5
    """What any trump is worth in hand beside that."""
    king_kept: float = 0.6
    """What a king is worth in hand."""
    void_soon: float = 1.5
    """What it is worth to have no more cards of a suit, and trumps to ruff it with."""
    ultimo: float = 12.0
    """What the pagat is worth in hand if it surely wins the last trick; else a part of that."""
    pagat_kept: float = 3.0
    """What the pagat is worth at least, while there is still time to play it."""
    pagat_dies: float = 0.0
    """What it costs to lose the pagat in the last trick; 0: the player does not think of that."""
    pagat_hurry: float = 1.0
    """How slowly it becomes late for the pagat, with fewer than five cards in hand."""
    trula_said: float = 0.0
    """What the pagat is worth besides, if it was announced with the trula."""
    mond_dies: float = 0.0
    """How much less the mond is worth if it is the only trump left and another may hold the Fool;
    with more trumps, that divided by their number."""
    mond_feared: float = 1.0
    """What part of the penalty counts against playing a mond that the Fool may capture. Less than 1
    where the tricks that it wins make up for some of it."""
    counts_masters: bool = False
    """Whether the player sees that they hold more unbeatable trumps than there are trumps out, and
    values each less."""
    valat: float = 0.0
    """What it is worth to win all tricks, or to win one where the others would win all; 0: the
    player does not see that coming."""
    draw: float = 0.8
    """What leading trumps brings a declaring player long in them; what it costs all others."""
    draws_out: float = 0.0
    """What it brings to lead unbeatable trumps that draw all others', so that the highest card of a
    suit wins a trick behind them; 0: the player does not see that."""
    last_takes: float = 0.0
    """What it brings to take a trick from the other side for certain, as last to play."""
    won_anyway: float = 0.0
    """What share of its points an unbeatable trump does not add to a trick: it wins one anyway."""
    own_suit: float = 0.5
    """What it brings the declarer to lead the suit of the called king."""
    force: float = 2.0
    """What it brings an opponent to lead a suit that the declarer must ruff."""
    eager: float = 0.7
    """How likely the player thinks others are to win a trick from the other side when they can."""


USUAL = CardSense()


class ExchangeSense(NamedTuple):
    """How kings are called, sets taken and cards laid away, in points of strength.

    On top of the strength of the hand (``engine.house.hand_strength``).
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
    """The number of cards in a suit with which one would best call its king."""
    call_queen: float = 1.0
    """What having the queen of that suit makes up for, in cards too many or too few."""
    called_set: float = 0.0
    """What it is worth to take the set in which the called king lies."""


PLAINLY = ExchangeSense()


class Begging(NamedTuple):
    """How likely the house thinks a hand is to win no trick: a line over what the hand alone says
    (``engine.house.hand_strength.spotless``), as the defenders do not see it.
    """

    base: float = 0.0
    slope: float = 1.0
    open: float = 0.05
    """What an open hand takes off the chance."""
    dare: float = 0.65
    """The least chance at which a contract of no tricks is bid."""


BY_HAND = Begging()


class Habits(NamedTuple):
    """How a kind of house player plays a game at a table of some size.

    The defaults know nothing of any game: families have rows of their own.
    """

    name: str
    worth: float = 0.0
    """What a bid must bring on average, in game points; else the player passes."""
    dare: float = 1.0
    """The chance to win at which any bid is dared, even if its prospect asks for more."""
    prospects: Prospects = NOTHING_MEASURED
    """What each contract brings. Without a row the house bids no contract decided by points."""
    promises: Mapping[str, Need] = {}
    """What is announced, and with what."""
    doubts: Mapping[str, Need] = {}
    """Which announcements of the other side are doubled, and with what."""
    doubted: float = NEVER
    """How much a hand must threaten the declarer (``statements.threat``) to double the game."""
    sure: Mapping[bool, float] = {}
    """By whether a king is called: how strong a declarer's hand must be to double once more."""
    cards: CardSense = USUAL
    exchange: ExchangeSense = PLAINLY
    begging: Begging = BY_HAND
    knows_set: bool = False
    """Whether the player remembers that the declarer has the chosen set, or has laid it away."""
    remembers: int = 0
    """How many of the newest tricks the player remembers; 0: all of them."""
    haste: int = 0
    """How many of 256 choices are made without a thought (``engine.house.novice``)."""


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
