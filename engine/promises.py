"""The demands of an announcement on the announcer's hand, in deals and views alike."""

from collections.abc import Iterable

from engine.cards import NONE, Cards
from engine.contracts import Bonus
from engine.deal import Item
from engine.rules import Rules


def card_needed(rules: Rules, bonus: Bonus, called: Cards) -> Cards:
    """The card needed to announce the bonus; NONE: no card.

    ``called`` is the called king; NONE: there is none, or nobody has called yet.
    """
    if bonus.needs == "pagat":
        return rules.pagat
    return called if bonus.needs == "called_king" else NONE


def kept_for_last(
    rules: Rules, items: Iterable[Item], player: int, called: Cards, *, face_up: bool = False
) -> Cards:
    """The cards that a player has announced to keep for the last trick (SLO-ANN-10).

    ``face_up``: only those that then lie open before them (SLO-OPT-19).
    """
    kept = NONE
    for item in items:
        bonus = rules.bonuses.get(item.key)
        if item.owner == player and bonus is not None and (bonus.lies_open or not face_up):
            kept |= card_needed(rules, bonus, called)
    return kept
