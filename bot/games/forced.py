"""Moves without a choice, for which no player need be asked.

``is_forced`` holds if all players can tell. ``has_no_choice`` also holds if only the player's
hidden cards leave no choice, which the others must not learn: such a move comes after a pause like
a person's (``pace.py``).
"""

from functools import lru_cache

from engine import PASS, Action, Deal, View, Views, admitted, offers

CACHE_SIZE = 256
"""Number of cached positions: the same ones are asked about repeatedly."""


@lru_cache(CACHE_SIZE)
def is_forced(views: Views) -> bool:
    """True if all players know that the player to move has only one legal move."""
    deal = views.deal
    if deal.turn is None:
        return False
    match deal.rules.phases[deal.phase].asks:
        case "openly":
            return sum(offer.size for offer in offers(deal, deal.turn)) == 1
        case "card":
            return _one_card(views(None), deal.turn)
        case "statement":
            return _nothing_to_say(views(None), deal.turn)
        case "hand":
            return False


@lru_cache(CACHE_SIZE)
def has_no_choice(views: Views) -> bool:
    """True if the player to move has only one legal move, even if no other player knows.

    Players asked in secret, or perhaps to move after a secret question, always have a choice:
    the timing of an answer without one would reveal whether a player was asked (ROM-DEAL-9).
    """
    deal = views.deal
    if deal.turn is None:
        return False
    return sum(offer.size for offer in offers(deal, deal.turn)) == 1


def may_pass_statement(deal: Deal) -> bool:
    """True if the player to move may pass in a phase of announcements or kontra."""
    if deal.turn is None or not _asks_statement(deal):
        return False
    return admitted(offers(deal, deal.turn), PASS)


def is_passed_statement(before: Deal, action: Action) -> bool:
    """True if an action passed in a phase of announcements or kontra."""
    return action == PASS and _asks_statement(before)


def _asks_statement(deal: Deal) -> bool:
    return deal.rules.phases[deal.phase].asks == "statement"


def _one_card(view: View, player: int) -> bool:
    """True for the last card, or the only playable card of an open hand."""
    hand, held = view.open_hands[player], view.hand_sizes[player]
    if hand and view.contract is not None:
        return view.contract.narrow(hand, view.trick).bit_count() == 1
    if view.straw is not None:
        held += sum(map(bool, view.straw.tops[player])) + sum(view.straw.hidden[player])
    return held == 1 and not view.rules.called_out & ~view.played


def _nothing_to_say(view: View, player: int) -> bool:
    """True if nothing can be announced, and each next kontra step is the other side's."""
    side = view.sides[player]
    if side is None or (view.phase == "announcements" and not _all_said(view)):
        return False
    return all(
        view.sides[item.owner] is not None
        and (view.sides[item.owner] == side) != bool(item.level % 2)
        for item in view.items
    )


def _all_said(view: View) -> bool:
    """True if the contract has no announcements, or one was made that cancels all others."""
    if view.contract is None:
        return False
    said = (view.rules.bonuses.get(item.key) for item in view.items)
    return not view.contract.bonuses or any(bonus and bonus.cancels for bonus in said)
