"""Equal cards: they touch, count alike, and have the same effect on all that follows.

The house plays the lowest of these, and judges take them for one move.
"""

from collections.abc import Callable, Iterable

from engine import Action, Cards, Play, View, each, union
from engine.cards import NONE


def equals(view: View) -> dict[Cards, Cards]:
    """By legal card: the lowest card equal to it.

    Two cards of a suit are equal if no card between them is left to another player, and both are
    worth the same.
    """
    pack, apart = view.rules.pack, _apart(view)
    gone = union(card for trick in view.tricks for card in trick.cards)
    passed = view.hand | gone | view.laid
    plays = union(offer.cards for offer in view.offers if offer.kind is Play)
    lowest_equal = {card: card for card in each(plays)}
    for suit in pack.suits.values():
        lowest = last = NONE
        for card in each(suit):
            if card & plays & ~apart:
                touches = last and pack.value_of[card] == pack.value_of[last]
                lowest = lowest_equal[lowest] if touches and lowest else card
                lowest_equal[card], last = lowest, card
            elif not card & passed or card & apart:
                lowest = last = NONE
    return lowest_equal


def _apart(view: View) -> Cards:
    """Cards equal to no other: honours, and cards that pay."""
    rules = view.rules
    others = view.called
    if view.straw is not None and view.viewer is not None:
        # Runs of trumps are called out, and beneath each card on a pile lies another one.
        others |= rules.pack.trumps | view.straw.open_to(view.viewer)
    return rules.pagat | rules.mond | rules.fool | rules.kings | others


def suffices(view: View, move: Action, other: Action) -> bool:
    """Whether the lower of two equal-value cards of a suit has the same effect on this trick.

    So it is for the last card of a trick, or where neither of the two takes the trick.
    """
    contract, pack = view.contract, view.rules.pack
    if not isinstance(move, Play) or not isinstance(other, Play) or not view.trick:
        return False
    card, higher = move.card, other.card
    assert contract is not None
    if contract.aim != "points" or (card | higher) & _apart(view) or not 0 < card < higher:
        return False
    if not higher & pack.whole_suit[card] or pack.value_of[card] != pack.value_of[higher]:
        return False
    takes = [contract.winner((*view.trick, played)) == played for played in (card, higher)]
    return takes == [False, False] or (
        takes[0] == takes[1] and len(view.trick) == len(view.order) - 1
    )


def is_unbeatable(view: View, card: Cards) -> bool:
    """Whether a trump can no longer be beaten, so that its holder keeps it."""
    pack, contract = view.rules.pack, view.contract
    if contract is None or contract.aim != "points" or not card & pack.trumps:
        return False
    gone = union(card for trick in view.tricks for card in trick.cards)
    others = pack.trumps & ~(view.hand | gone | view.laid)
    return card != view.rules.pagat and not others & ~((card << 1) - 1)


def saves_master(view: View, move: Action, other: Action) -> bool:
    """Whether a trump surely takes the trick in place of an unbeatable one."""
    if not isinstance(move, Play) or not isinstance(other, Play) or move.card >= other.card:
        return False
    card, contract = move.card, view.contract
    last = len(view.trick) == len(view.order) - 1
    if not last or contract is None or not card & view.rules.pack.trumps & ~view.rules.pagat:
        return False
    return is_unbeatable(view, other.card) and contract.winner((*view.trick, card)) == card


def suffices_or_saves_master(view: View, move: Action, other: Action) -> bool:
    """Whether a card suffices in place of another, or saves an unbeatable one."""
    return suffices(view, move, other) or saves_master(view, move, other)


def lowest_sufficient(
    view: View,
    moves: Iterable[Action],
    best: Action,
    worse: Callable[[Action], bool] = lambda _: False,
    does: Callable[[View, Action, Action], bool] = suffices,
) -> Action:
    """The lowest card that suffices in place of the best one, unless it is worse beyond doubt.

    Which of them is best in a few imagined deals is chance.
    """
    enough = (move for move in moves if does(view, move, best) and not worse(move))
    return min(enough, key=lambda move: move.card if isinstance(move, Play) else 0, default=best)


def equivalents(view: View, card: Cards) -> list[Cards]:
    """The other cards equal to this one, from the lowest."""
    same = equals(view)
    return [equal for equal in same if same[equal] == same.get(card) and equal != card]
