"""Announcements and kontra: only what the own hand all but promises."""

from collections.abc import Callable, Mapping

from engine.actions import PASS, Action, Kontra, Offer, Say
from engine.deal import GAME
from engine.players.strength import strength
from engine.sides import DECLARING
from engine.view import View

SURE_TRUMPS = 9
"""With so many trumps, the pagat among them, the last trick is likely the pagat's."""
TRULA_TRUMPS = 7


def choose_statement(view: View, offered: Mapping[type[Action], Offer]) -> Action:
    """The first statement that is safe enough, or silence."""
    if Say in offered:
        for key in offered[Say].keys:
            if key in PROMISES and PROMISES[key](view):
                return Say(key)
    if Kontra in offered and GAME in offered[Kontra].keys and doubts(view):
        return Kontra(GAME)
    return PASS


def _trumps(view: View) -> int:
    return (view.hand & view.rules.pack.trumps).bit_count()


def _trula(view: View) -> bool:
    trula = view.rules.fool | view.rules.mond | view.rules.pagat
    return view.hand & trula == trula and _trumps(view) >= TRULA_TRUMPS


def _pagat(view: View) -> bool:
    top = view.rules.fool | view.rules.mond
    return _trumps(view) >= SURE_TRUMPS and bool(view.hand & top)


PROMISES: dict[str, Callable[[View], bool]] = {
    "trula": _trula,
    "pagat_ultimo": _pagat,
}

DOUBT = {"with_partner": 26.0, "alone": 28.0}
"""How strong a defender's hand is that makes a kontra worth its risk."""


def doubts(view: View) -> bool:
    """Whether a defender may expect the contract to fail; nobody answers a kontra."""
    assert view.viewer is not None and view.contract is not None
    if view.sides[view.viewer] == DECLARING or view.game_level or not view.contract.bonuses:
        return False
    kind = "with_partner" if view.contract.calls_king else "alone"
    return strength(view.rules, view.hand) >= DOUBT[kind]
