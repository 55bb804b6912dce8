"""What kinds of house players know and do, as rows: numbers, and what they watch out for.

The functions of the house read them, so that a player is a row and no code of its own. ``PLAIN``
stays as it is: others are measured against it (docs/strength.md). ``CLUB`` is what the house plays;
``NOVICE`` sees less and errs as people do.
"""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from engine.rules import Rules

Game: TypeAlias = tuple[str, int]
"""A variant, and the players at the table or at play."""


class Need(NamedTuple):
    """What a hand must hold: these cards, one of those, trumps, some of the three highest."""

    whole: str = ""
    one_of: str = ""
    trumps: int = 0
    tops: int = 0


TELLS = Need()
"""Free, and no risk."""


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
USUAL_IN: Mapping[str, CardSense] = {
    "lombardia": CardSense(master=3.0, trump_kept=0.0, void_soon=0.0),
    "strohmann": CardSense(master=3.0, eager=0.9),
}
"""By variant how cards are usually weighed, where that is not as everywhere."""


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
    """A kind of house player."""

    name: str
    worth: Mapping[Game, float]
    """By game and players at the table what a bid must bring in the mean, in game points, that
    one does not rather pass."""
    promises: Mapping[Game, Mapping[str, Need]]
    """By game and players at play: what is announced, and with what."""
    doubted: Mapping[Game, float]
    """By game and players at play: what the threats to the declarer come to in the hand of who
    doubles the game."""
    cards: Mapping[str, CardSense] = {}
    """By variant how cards are weighed, where that is not as usual."""
    dare: Mapping[Game, float] = {}
    """By game and players at the table: the chance that no bid must fall short of, where that is
    less than what the table of prospects says."""
    knows_set: bool = False
    """Whether it remembers that the chosen set lies with the declarer, or is laid away."""
    remembers: int = 0
    """How many tricks it has in mind, the newest; 0: all of them."""
    haste: int = 0
    """How many of 256 choices it makes at once, without a thought (``engine.house.novice``)."""
    exchanges: Mapping[Game, ExchangeSense] = {}
    """By game and players at the table how cards are exchanged, where that is not plainly."""

    def sense(self, variant: str) -> CardSense:
        """How cards are weighed in a game."""
        return self.cards.get(variant) or USUAL_IN.get(variant, USUAL)

    def exchanging(self, rules: Rules) -> ExchangeSense:
        """How cards are exchanged in a game."""
        return self.exchanges.get((rules.variant, rules.players), PLAINLY)


PLAIN = Habits(
    name="plain",
    worth={
        ("slovenian", 3): 0.0,
        ("slovenian", 4): 13.0,
        ("slovenian", 5): 13.0,
        ("krolami", 4): 0.15,
        ("romanian", 4): 0.0,
        ("romanian", 3): 0.0,
    },
    promises={
        ("slovenian", 4): {
            "trula": Need("trula", trumps=4),
            "pagat_ultimo": Need("pagat", trumps=10),
        },
        ("slovenian", 3): {
            "trula": Need("trula", trumps=11),
            "kings": Need("kings", trumps=9),
            "pagat_ultimo": Need("pagat", trumps=11, tops=1),
        },
        ("romanian", 4): {
            "taroks": TELLS,
            "trula": Need("trula", trumps=4),
            "pagat": Need("pagat", trumps=10, tops=1),
        },
        ("romanian", 3): {
            "taroks": TELLS,
            "trula": Need("trula", trumps=6),
            "pagat": Need("pagat", trumps=11, tops=1),
        },
        ("krolami", 4): {
            "taroks": TELLS,
            "trul": Need("trula", trumps=4),
            "kings": Need("kings", trumps=8, tops=1),
            "pagat_ultimo": Need("pagat", trumps=9, tops=2),
        },
    },
    doubted={
        ("slovenian", 4): 2.8,
        ("slovenian", 3): 2.5,
        ("romanian", 4): 3.2,
        ("romanian", 3): 4.0,
        ("krolami", 4): 2.8,
    },
)

SEASONED = CardSense(
    pagat_kept=1.0,
    pagat_dies=16.0,
    pagat_hurry=2.0,
    trula_said=20.0,
    mond_dies=10.0,
    mond_feared=0.5,
    counts_masters=True,
    valat=100.0,
)
LETS_THE_PAGAT_GO = USUAL._replace(pagat_kept=1.0, pagat_dies=8.0, pagat_hurry=2.0)
WITH_PARTNER = ExchangeSense(
    single=-0.75, guarded=1.5, call_length=2.0, call_queen=3.0, called_set=5.0
)

CLUB = PLAIN._replace(
    name="club",
    worth={
        **PLAIN.worth,
        ("slovenian", 3): -8.0,
        ("slovenian", 4): 3.0,
        ("slovenian", 5): 3.0,
    },
    dare={
        ("slovenian", 4): 0.4,
        ("slovenian", 5): 0.4,
        ("romanian", 4): 0.75,
        ("romanian", 3): 0.58,
    },
    cards={
        "slovenian": SEASONED,
        "romanian": LETS_THE_PAGAT_GO,
        "lombardia": USUAL_IN["lombardia"]._replace(trump_kept=0.5, void_soon=2.0),
        "strohmann": USUAL_IN["strohmann"]._replace(eager=0.7, steep=0.5),
    },
    knows_set=True,
    exchanges={
        ("slovenian", 3): ExchangeSense(saved=0.2),
        ("slovenian", 4): WITH_PARTNER,
        ("slovenian", 5): WITH_PARTNER,
        ("romanian", 3): ExchangeSense(void=1.5),
        ("krolami", 4): ExchangeSense(single=-0.75, guarded=1.5),
        ("lombardia", 4): ExchangeSense(saved=0.2),
    },
)

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

NOVICE = PLAIN._replace(
    name="novice",
    promises={},
    doubted={},
    cards=dict.fromkeys(("slovenian", "romanian", "krolami"), GREEN),
    remembers=2,
    haste=100,
)

HABITS = {row.name: row for row in (PLAIN, CLUB, NOVICE)}
"""All kinds, by their names."""
