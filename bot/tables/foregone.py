"""Moves that are no choice, as everybody at the table can tell: nobody need be asked for them.

Asked is the public view alone. Where somebody has no choice because of cards that the others do
not see, they are asked like anybody else: to pass them over would tell what they hold.
"""

from itertools import pairwise

from engine import View, union


def foregone(view: View) -> bool:
    """Whether everybody knows that the player on turn can do one thing only.

    ``view`` is the public one.
    """
    if view.turn is None or _after_secrets(view):
        return False
    if view.leader is not None and view.phase == "play":
        return _one_card(view, view.turn)
    if view.phase in ("announcements", "kontra"):
        return _nothing_to_say(view, view.turn)
    if view.cutting is not None and view.phase == "piles":
        return view.cutting.takers.count(None) == 1
    return view.phase == "raise" and _nothing_higher(view)


def _after_secrets(view: View) -> bool:
    """Whether somebody may be asked in secret just now, as far as all know (ROM-DEAL-9)."""
    names = [phase.name for phase in view.rules.phases]
    return any(
        name == view.phase and before in view.rules.secret for before, name in pairwise(names)
    )


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


def _nothing_higher(view: View) -> bool:
    """No bid is higher than the one that stands."""
    rows = view.rules.contracts
    if view.high is None or view.high[0] not in rows:
        return False
    rank = rows[view.high[0]].rank
    return all(row.rank <= rank for row in rows.values() if row.bid_by == "anybody")
