"""The kinds of house players as rows: numbers, and the matters they watch out for.

The functions of the house read them, so that a player is a row, not code. The numbers of each game
are in its family's folder. ``PLAIN`` stays as it is: others are measured against it
(docs/strength.md). ``CLUB`` is what the house plays; ``NOVICE`` sees less and errs as people do.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.house.prospects import NOTHING_MEASURED, Prospects

NEVER = float("inf")


class Need(NamedTuple):
    """Requirements on a hand: all of some cards, one of others, trumps, highest trumps."""

    whole: str = ""
    one_of: str = ""
    trumps: int = 0
    tops: int = 0


class CardSense(NamedTuple):
    """Weights of cards where points decide, in card points."""

    master: float = 9.0
    """The worth of the highest trump in hand; others are worth a part of it, by how many of the
    trumps still out they beat."""
    steep: float = 2.0
    """The fall of that part: the power to which the share of beaten trumps is raised."""
    trump_kept: float = 0.5
    """The worth of any trump in hand beside that."""
    king_kept: float = 0.6
    """The worth of a king in hand."""
    void_soon: float = 1.5
    """The worth of an empty suit, with trumps to ruff it."""
    ultimo: float = 12.0
    """The worth of the pagat in hand if it surely wins the last trick; else a part of that."""
    pagat_kept: float = 3.0
    """The least worth of the pagat, while there is still time to play it."""
    pagat_dies: float = 0.0
    """The cost of losing the pagat in the last trick; 0: the player does not think of that."""
    pagat_hurry: float = 1.0
    """The exponent of lateness for the pagat, with fewer than five cards in hand."""
    trula_said: float = 0.0
    """The additional worth of the pagat, if it was announced with the trula."""
    mond_dies: float = 0.0
    """The deduction from the mond if it is the only trump left and another may hold the Fool; with
    more trumps, that divided by their number."""
    mond_feared: float = 1.0
    """The part of the penalty that counts against playing a mond that the Fool may capture. Less
    than 1 where the tricks that it wins make up for some of it."""
    counts_masters: bool = False
    """Whether the player sees that they hold more unbeatable trumps than there are trumps out, and
    values each less."""
    valat: float = 0.0
    """The worth of winning all tricks, or of winning one where the others would win all; 0: the
    player does not see that coming."""
    draw: float = 0.8
    """The gain of leading trumps for a declaring player long in them; the cost for all others."""
    draws_out: float = 0.0
    """The gain of leading unbeatable trumps that draw all others', so that the highest card of a
    suit wins a trick behind them; 0: the player does not see that."""
    last_takes: float = 0.0
    """The gain of surely taking a trick from the other side, as last to play."""
    won_anyway: float = 0.0
    """The share of its points that an unbeatable trump adds to no trick: it wins one anyway."""
    own_suit: float = 0.5
    """The gain of leading the suit of the called king, as declarer."""
    force: float = 2.0
    """The gain of leading a suit that the declarer must ruff, as opponent."""
    eager: float = 0.7
    """The assumed likelihood that others win a trick from the other side when they can."""


USUAL = CardSense()


class ExchangeSense(NamedTuple):
    """Weights for calling kings, taking sets and laying cards away, in points of strength.

    On top of the strength of the hand (``engine.house.hand_strength``).
    """

    saved: float = 0.5
    """The worth of a card point laid away: it is won for certain."""
    void: float = 0.0
    """The worth of an empty suit, beyond its worth at the auction."""
    single: float = 0.0
    """The worth of a single card of a suit that is no king, beyond that."""
    guarded: float = 0.0
    """The worth of a king with another card of its suit."""
    call_length: float = 1.0
    """The number of cards in a suit with which one would best call its king."""
    call_queen: float = 1.0
    """The cards too many or too few that holding the queen of that suit makes up for."""
    called_set: float = 0.0
    """The worth of taking the set in which the called king lies."""


PLAINLY = ExchangeSense()


class Begging(NamedTuple):
    """The house's estimate that a hand wins no trick.

    A line over the estimate from the hand alone (``engine.house.hand_strength.spotless``), as the
    defenders do not see it.
    """

    base: float = 0.0
    slope: float = 1.0
    open: float = 0.05
    """The deduction from the chance for an open hand."""
    dare: float = 0.65
    """The least chance at which a contract of no tricks is bid."""


BY_HAND = Begging()


class Habits(NamedTuple):
    """The habits of a kind of house player at a table of some size.

    The defaults know nothing of any game: families have rows of their own.
    """

    name: str
    worth: float = 0.0
    """The average game points that a bid must bring; else the player passes."""
    dare: float = 1.0
    """The chance to win at which any bid is dared, even if its prospect asks for more."""
    prospects: Prospects = NOTHING_MEASURED
    """The expectation of each contract. Without a row, no contract decided by points is bid."""
    promises: Mapping[str, Need] = {}
    """By announcement: the holding with which it is made."""
    doubts: Mapping[str, Need] = {}
    """Which announcements of the other side are doubled, and with what."""
    doubted: float = NEVER
    """The threat to the declarer (``statements.threat``) from which the game is doubled."""
    sure: Mapping[bool, float] = {}
    """By whether a king is called: how strong a declarer's hand must be to double once more."""
    cards: CardSense = USUAL
    exchange: ExchangeSense = PLAINLY
    begging: Begging = BY_HAND
    knows_set: bool = False
    """Whether the player remembers that the declarer has the chosen set, or has laid it away."""
    remembers: int = 0
    """The number of newest tricks that the player remembers; 0: all of them."""
    haste: int = 0
    """Of 256 choices, those made without a thought (``engine.house.novice``)."""
    slips: float = 0.0
    """The share of cards that chance plays, where players of this kind differ
    (``engine.house.variety``)."""
    leans: float = 0.0
    """How far players of this kind who differ lean to other choices than the best
    (``engine.house.leaning``); measured for each game and number of players
    (docs/contest_methods.md)."""
    mind: str = ""
    """The seed of one of these players; empty: they always make the best choice."""


CLUB_SLIPS, NOVICE_SLIPS = 0.05, 0.3

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
"""The card sense of a novice, where a game has none of its own."""


def club(plain: Habits, leans: float, **better: Any) -> Habits:
    """The club's row of a game, given the plain player's and what the club does otherwise."""
    return plain._replace(name="club", knows_set=True, slips=CLUB_SLIPS, leans=leans, **better)


def novice(plain: Habits, leans: float, cards: CardSense = GREEN) -> Habits:
    """The novice's row of a game: they announce nothing, and double no game."""
    return plain._replace(
        name="novice",
        promises={},
        doubted=NEVER,
        cards=cards,
        remembers=2,
        haste=100,
        slips=NOVICE_SLIPS,
        leans=leans,
    )


PLAIN = Habits("plain")
CLUB, NOVICE = club(PLAIN, leans=0.8), novice(PLAIN, leans=1.5)
HABITS = {row.name: row for row in (PLAIN, CLUB, NOVICE)}
"""All kinds by name; their rows are for games whose family has none of its own."""
