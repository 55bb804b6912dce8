"""Cards that are the same for all that follows: they touch, and count alike.

The house plays the lowest of these, and whoever judges takes them for one move.
"""

from collections.abc import Callable, Iterable

from engine import Action, Cards, Play, View, each, union
from engine.cards import NONE


def equals(view: View) -> dict[Cards, Cards]:
    """By card that may be played: the lowest one that is the same.

    Two of a suit are, if no card between them is left to anybody else, and both are worth the same.
    """
    pack, apart = view.rules.pack, _apart(view)
    gone = union(card for trick in view.tricks for card in trick.cards)
    passed = view.hand | gone | view.laid
    plays = union(offer.cards for offer in view.offers if offer.kind is Play)
    found = {card: card for card in each(plays)}
    for suit in pack.suits.values():
        lowest = last = NONE
        for card in each(suit):
            if card & plays & ~apart:
                touches = last and pack.value_of[card] == pack.value_of[last]
                lowest = found[lowest] if touches and lowest else card
                found[card], last = lowest, card
            elif not card & passed or card & apart:
                lowest = last = NONE
    return found


def _apart(view: View) -> Cards:
    """Cards that are like no other: honours, and what pays."""
    rules = view.rules
    others = view.called
    if view.straw is not None and view.viewer is not None:
        # Runs of trumps are called out, and beneath each card on a pile lies another one.
        others |= rules.pack.trumps | view.straw.open_to(view.viewer)
    return rules.pagat | rules.mond | rules.fool | rules.kings | others


def does_as_much(view: View, move: Action, other: Action) -> bool:
    """Whether a card surely does for the trick what a higher one of its suit, worth the same, does.

    It does, where nobody plays after it, or where neither of them takes the trick.
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
    takes = [contract.winner((*view.trick, one)) == one for one in (card, higher)]
    return takes == [False, False] or (
        takes[0] == takes[1] and len(view.trick) == len(view.order) - 1
    )


def comes_home(view: View, card: Cards) -> bool:
    """Whether nothing beats a trump any more, so that whoever has it keeps it."""
    pack, contract = view.rules.pack, view.contract
    if contract is None or contract.aim != "points" or not card & pack.trumps:
        return False
    gone = union(card for trick in view.tricks for card in trick.cards)
    others = pack.trumps & ~(view.hand | gone | view.laid)
    return card != view.rules.pagat and not others & ~((card << 1) - 1)


def spares(view: View, move: Action, other: Action) -> bool:
    """Whether a trump surely takes the trick as well as one that comes home anyway."""
    if not isinstance(move, Play) or not isinstance(other, Play) or move.card >= other.card:
        return False
    card, contract = move.card, view.contract
    last = len(view.trick) == len(view.order) - 1
    if not last or contract is None or not card & view.rules.pack.trumps & ~view.rules.pagat:
        return False
    return comes_home(view, other.card) and contract.winner((*view.trick, card)) == card


def does_or_spares(view: View, move: Action, other: Action) -> bool:
    """Whether a card does as much, or spares the one that comes home anyway."""
    return does_as_much(view, move, other) or spares(view, move, other)


def lowest_that_does(
    view: View,
    moves: Iterable[Action],
    best: Action,
    worse: Callable[[Action], bool] = lambda _: False,
    does: Callable[[View, Action, Action], bool] = does_as_much,
) -> Action:
    """The lowest card that does as much as the best one, unless it is worse beyond doubt: which of
    them is best in a few imagined deals is chance.
    """
    enough = (move for move in moves if does(view, move, best) and not worse(move))
    return min(enough, key=lambda move: move.card if isinstance(move, Play) else 0, default=best)


def together(view: View, card: Cards) -> list[Cards]:
    """The other cards that are the same as one, from the lowest."""
    same = equals(view)
    return [one for one in same if same[one] == same.get(card) and one != card]
