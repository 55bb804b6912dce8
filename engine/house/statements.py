"""Announcements and doubling words: what a hand must hold for the house to say them.

The numbers are in the families' folders. They were found by making the statement with any hand,
house against house, and counting: it came good in at least six of ten deals, and a doubled game was
lost in most.
"""

from collections.abc import Mapping
from functools import lru_cache

from engine.actions import Action, Kontra, Offer, Say
from engine.cards import NONE, Cards
from engine.deal import GAME
from engine.house.habits import NEVER, Habits, Need
from engine.house.hand_strength import strength
from engine.rules import Rules
from engine.sides import DECLARING
from engine.view import View

FOOL, MOND, TWENTY, KING, PAGAT, VOID = 1.0, 0.6, 0.2, 0.25, 0.2, 1.0
"""The weight of a defender's cards towards beating the declarer: the highest trumps and void suits
matter, not the number of trumps."""


def choose_statement(
    view: View, offered: Mapping[type[Action], Offer], habits: Habits
) -> Action | None:
    """The first statement that is safe enough; None: silence."""
    for key in offered[Say].keys if Say in offered else ():
        if key in habits.promises and holds(view, habits.promises[key]):
            return Say(key)
    for code in offered[Kontra].keys if Kontra in offered else ():
        if steps(view, code, habits):
            return Kontra(code)
    return None


def steps(view: View, code: str, habits: Habits) -> bool:
    """Whether the house takes the next ladder step: a first on any item, more on the game alone."""
    item = next(item for item in view.items if item.code == code)
    if item.key == GAME:
        return _game(view, habits)
    need = habits.doubts.get(item.key)
    return item.level == 0 and need is not None and holds(view, need)


def _game(view: View, habits: Habits) -> bool:
    """A strong defender doubles, a strong declarer doubles again; nobody goes further."""
    contract, me = view.contract, view.viewer
    assert contract is not None and me is not None
    if contract.aim != "points" or view.game_level > 1:
        return False
    if view.game_level and me != view.declarer:
        return False
    if view.sides[me] == DECLARING:
        return strength(view.rules, view.hand) >= habits.sure.get(contract.calls_king, NEVER)
    return threat(view.rules, view.hand) >= habits.doubted


def threat(rules: Rules, hand: Cards) -> float:
    """The threat of a defender's hand to the declarer."""
    pack = rules.pack
    voids = sum(not hand & suit for suit in pack.plain_suits)
    worth = VOID * voids + KING * (hand & rules.kings).bit_count()
    tops = ((rules.fool, FOOL), (rules.mond, MOND), (rules.mond >> 1, TWENTY), (rules.pagat, PAGAT))
    return worth + sum(more for card, more in tops if card & hand)


def holds(view: View, need: Need) -> bool:
    """Whether the hand has what is needed."""
    rules, hand = view.rules, view.hand
    trumps, tops = hand & rules.pack.trumps, _cards(rules, "tops")
    if _cards(rules, need.whole) & ~hand:
        return False
    if need.one_of and not _cards(rules, need.one_of) & hand:
        return False
    return trumps.bit_count() >= need.trumps and (hand & tops).bit_count() >= need.tops


@lru_cache(maxsize=64)
def _cards(rules: Rules, name: str) -> Cards:
    named = {
        "": NONE,
        "fool": rules.fool,
        "pagat": rules.pagat,
        "kings": rules.kings,
        "trula": rules.fool | rules.mond | rules.pagat,
        "tops": rules.fool | rules.mond | rules.mond >> 1,
    }
    return named[name]
