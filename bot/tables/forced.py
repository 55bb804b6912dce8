"""Moves that are no choice, as everybody at the table can tell: nobody need be asked for them.

What all can see is ``is_forced``. Where somebody has no choice because of cards that the others do
not see, ``no_choice`` alone tells, and the others may not know: the answer comes after a pause like
a person's (``pace.py``).
"""

from functools import lru_cache

from engine import View, Views, offers, union

KEPT = 256
"""Deals as they stand of which that is remembered: it is asked for time and again."""


@lru_cache(KEPT)
def is_forced(views: Views) -> bool:
    """Whether everybody knows that the player on turn can do one thing only."""
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
    """Whether the player on turn can do one thing only, though perhaps nobody else knows.

    Who is asked in secret, and who may be on turn after a question in secret, has a choice always:
    when an answer without one comes would tell whether somebody had been asked (ROM-DEAL-9).
    """
    deal = views.deal
    if deal.turn is None:
        return False
    return sum(offer.size for offer in offers(deal, deal.turn)) == 1


def _one_card(view: View, player: int) -> bool:
    """The last card, or the one card that may be played of a hand that lies open."""
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
    """The contract knows no announcements, or one was made after which no other counts."""
    if view.contract is None:
        return False
    said = (view.rules.bonuses.get(item.key) for item in view.items)
    return not view.contract.bonuses or any(bonus and bonus.cancels for bonus in said)
