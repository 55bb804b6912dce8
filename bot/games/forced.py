"""Moves without a choice, as everybody at the table can tell: nobody need be asked for them.

What all can see is ``is_forced``. If somebody has no choice because of cards the others do
not see, only ``no_choice`` tells, and the others may not know: the answer comes after a pause like
a person's (``pace.py``).
"""

from functools import lru_cache

from engine import View, Views, offers, union

KEPT = 256
"""How many positions are remembered: we ask again and again."""


@lru_cache(KEPT)
def is_forced(views: Views) -> bool:
    """True if everybody knows that the player to move can do only one thing."""
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


@lru_cache(KEPT)
def no_choice(views: Views) -> bool:
    """True if the player to move can do only one thing, though perhaps nobody else knows.

    Players asked in secret, or perhaps to move after a secret question, always have a choice:
    the timing of an answer without one would tell whether somebody was asked (ROM-DEAL-9).
    """
    deal = views.deal
    if deal.turn is None:
        return False
    return sum(offer.size for offer in offers(deal, deal.turn)) == 1


def _one_card(view: View, player: int) -> bool:
    """The last card, or the only playable card of an open hand."""
    hand, held = view.open_hands[player], view.hand_sizes[player]
    if hand and view.contract is not None:
        return view.contract.narrow(hand, view.trick).bit_count() == 1
    if view.straw is not None:
        held += sum(map(bool, view.straw.tops[player])) + sum(view.straw.hidden[player])
    played = union((*view.trick, *(card for trick in view.tricks for card in trick.cards)))
    return held == 1 and not view.rules.called_out & ~played


def _nothing_to_say(view: View, player: int) -> bool:
    """Nothing can be announced, and every next step on a ladder is the other side's."""
    own = view.sides[player]
    if own is None or (view.phase == "announcements" and not _all_said(view)):
        return False
    return all(
        view.sides[item.owner] is not None
        and (view.sides[item.owner] == own) != bool(item.level % 2)
        for item in view.items
    )


def _all_said(view: View) -> bool:
    """The contract has no announcements, or one was made after which no other counts."""
    if view.contract is None:
        return False
    said = (view.rules.bonuses.get(item.key) for item in view.items)
    return not view.contract.bonuses or any(bonus and bonus.cancels for bonus in said)
