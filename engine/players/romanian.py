"""The house at Romanian tarok and Taper: bids by the strength of the hand, looks for good sets."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.actions import PASS, Action, Bid, Call, Kontra, Lay, Offer, Play, Say, Take, Word
from engine.cards import Cards
from engine.deal import GAME
from engine.phases.declare import TAROKS
from engine.phases.index_auction import LA_MINE
from engine.phases.looks import REFUSE, SURRENDER
from engine.players.cardplay import choose_card
from engine.players.exchange import best_discards, choose_discards, choose_king
from engine.players.strength import chance, strength
from engine.rules import Contract
from engine.sides import DECLARING
from engine.view import View

REDEAL = "redeal"


class Prospect(NamedTuple):
    """Card points of the declaring side: ``base`` and ``slope`` for each point of strength.

    ``exposed`` is how many sets are exposed in the mean: a loss costs that many levels more.
    """

    base: float
    slope: float
    spread: float
    exposed: float


PROSPECTS = {
    4: {
        3: Prospect(30.5, 0.67, 9.5, 0.5),
        2: Prospect(30.5, 0.67, 9.8, 1.1),
        1: Prospect(29.2, 0.70, 10.9, 2.1),
        0: Prospect(27.5, 0.65, 11.2, 0.0),
    },
    3: {
        3: Prospect(12.3, 1.08, 6.8, 0.5),
        2: Prospect(6.6, 1.25, 6.3, 0.9),
        1: Prospect(1.3, 1.35, 6.9, 1.3),
        0: Prospect(-4.4, 1.36, 6.5, 0.0),
    },
}
"""By the number of players and of cards exchanged; measured, house against house."""
TARGET = {4: 36, 3: 34}
CARE = 0.025
"""Taken off every chance for each point of a contract's value: who outbids others has mostly
thought too well of his hand, and a dear contract is not dared for a small hope."""
ALONE_COSTS = 9.0
"""Card points that a partner brings in the mean."""


def choose(view: View) -> Action:
    """The house's move for the seat whose view this is; it must be on turn."""
    offered = {offer.kind: offer for offer in view.offers}
    for kind, chooser in CHOICES.items():
        if kind in offered:
            return chooser(view, offered[kind])
    if view.phase == "talon":
        return choose_set(view)
    if Word in offered and REDEAL in offered[Word].keys:
        return Word(REDEAL)
    if Say in offered or Kontra in offered:
        return choose_statement(view, offered)
    return view.offers[0].nth(0)


# The auction --------------------------------------------------------------------------------------


def choose_bid(view: View, offer: Offer) -> Action:
    """La mine or the lowest bid of a kind, whatever brings most; nothing if all would lose."""
    values = {key: _expected(view, key) for key in offer.keys}
    best = max(values, key=lambda key: values[key])
    return Bid(best) if values[best] > 0 else PASS


def _expected(view: View, key: str) -> float:
    """What the bid brings in game points: a loss counts the level (ROM-SCORE-2)."""
    if key == LA_MINE:
        assert view.high is not None
        key = view.high[0]
    row = view.rules.contracts[key]
    won = success(view, row, strength(view.rules, view.hand)) - CARE * row.value
    exposed = PROSPECTS[view.rules.players][row.exchange].exposed
    reached = row.index + exposed if row.exchange else 1.0
    return row.value * (won - reached * (1 - won))


def success(view: View, row: Contract, held: float, lacking: float = 0.0) -> float:
    """The chance to make a contract with a hand of this strength."""
    players = view.rules.players
    prospect = PROSPECTS[players][row.exchange]
    margin = prospect.base + prospect.slope * held - lacking - (TARGET[players] - 0.5)
    return chance(margin, prospect.spread)


# The talon ----------------------------------------------------------------------------------------

GOOD_SET = {3: 5.5, 2: 4.5, 1: 3.0}
"""What a set of so many cards must bring to be taken at the first look."""
GIVE_UP = 0.3
"""With a smaller chance to win alone the declarer gives up, if he may."""


def choose_set(view: View) -> Action:
    """Take a good set, expose the others; at the end the best; give up a hopeless game."""
    contract = view.contract
    assert contract is not None
    takes = [action for offer in view.offers if offer.kind is Take for action in offer.actions()]
    best = max(takes, key=lambda take: _gain(view, contract, take))
    words = next((offer.keys for offer in view.offers if offer.kind is Word), ())
    if SURRENDER in words:
        held = strength(view.rules, view.hand) + _gain(view, contract, best)
        if success(view, contract, held, ALONE_COSTS) < GIVE_UP:
            return Word(SURRENDER)
        return best
    if REFUSE in words and _gain(view, contract, best) < GOOD_SET[contract.exchange]:
        return Word(REFUSE)
    return best


def _gain(view: View, contract: Contract, take: Action) -> float:
    """By how much the set makes the hand stronger, once as many cards are laid away."""
    assert isinstance(take, Take)
    rules, held = view.rules, view.hand | view.sets[take.number - 1]
    free = held & ~rules.pack.trumps & ~rules.kings
    laid: Cards = best_discards(rules, held, free, contract.exchange)
    return strength(rules, held & ~laid) - strength(rules, view.hand)


# Statements ---------------------------------------------------------------------------------------

SURE_TRUMPS = 9
TRULA_TRUMPS = 7
DOUBT = 27.0
"""How strong an opponent's hand is that makes a contra worth its risk."""


def choose_statement(view: View, offered: Mapping[type[Action], Offer]) -> Action:
    """The first statement that is safe enough, or silence; trumps are always declared."""
    if Say in offered:
        for key in offered[Say].keys:
            if key in PROMISES and PROMISES[key](view):
                return Say(key)
    if Kontra in offered and GAME in offered[Kontra].keys and _doubts(view):
        return Kontra(GAME)
    return view.offers[0].nth(0)


def _trumps(view: View) -> int:
    return (view.hand & view.rules.pack.trumps).bit_count()


def _trula(view: View) -> bool:
    trula = view.rules.fool | view.rules.mond | view.rules.pagat
    return view.hand & trula == trula and _trumps(view) >= TRULA_TRUMPS


def _kings(view: View) -> bool:
    return not view.rules.kings & ~view.hand and _trumps(view) >= TRULA_TRUMPS


def _pagat(view: View) -> bool:
    rules = view.rules
    tops = view.hand & (rules.fool | rules.mond)
    return bool(view.hand & rules.pagat and tops) and _trumps(view) >= SURE_TRUMPS


PROMISES: dict[str, Callable[[View], bool]] = {
    TAROKS: lambda view: True,
    "trula": _trula,
    "kings": _kings,
    "pagat": _pagat,
}


def _doubts(view: View) -> bool:
    assert view.viewer is not None
    mine = view.sides[view.viewer]
    if mine == DECLARING or view.game_level:
        return False
    return strength(view.rules, view.hand) >= DOUBT


CHOICES: dict[type[Action], Callable[[View, Offer], Action]] = {
    Play: choose_card,
    Bid: choose_bid,
    Call: choose_king,
    Lay: choose_discards,
}
