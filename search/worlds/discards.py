"""Worlds in which the declarer has laid cards away as people do, not at random.

Drawn evenly, discards are as good as what was kept, and every declarer seems weaker than they are.
"""

from collections.abc import Sequence

from engine import Cards, View, each
from engine.cards import NONE
from search.worlds.evidence import played_by
from search.worlds.hands import Hands
from search.worlds.knowledge import knowledge
from search.worlds.worlds import World

SAVED = 0.5
"""The house's value of a card point laid away."""


def with_discards(view: View, drawn: Sequence[World]) -> list[World]:
    """The worlds, each with the declarer's hidden cards laid away and kept as the house would."""
    hidden = view.laid_size - view.laid.bit_count()
    if not hidden or view.declarer is None or view.viewer == view.declarer:
        return list(drawn)
    places = {(place.kind, place.number): place for place in knowledge(view).places}
    hand, laid = places.get(("hand", view.declarer)), places.get(("laid", 0))
    if hand is None or laid is None:
        return list(drawn)
    either = hand.mask & laid.mask & ~hand.known & ~laid.known
    played, declarer = played_by(view)[view.declarer], view.declarer
    before = [world.hands[declarer] | world.laid & either for world in drawn]
    numbers = [(world.laid & either).bit_count() for world in drawn]
    away = best_laid(view, [cards | played for cards in before], either, numbers)
    laid_worlds = []
    for world, cards, gone in zip(drawn, before, away, strict=True):
        hands = list(world.hands)
        hands[declarer] = cards & ~gone
        laid_worlds.append(world._replace(hands=tuple(hands), laid=world.laid & ~either | gone))
    return laid_worlds


def best_laid(
    view: View, held: Sequence[Cards], free: Cards, numbers: Sequence[int]
) -> list[Cards]:
    """By hand: the ``number`` free cards that leave the strongest hand, chosen one by one."""
    value, discards = view.rules.pack.value_of, [NONE] * len(held)
    for step in range(max(numbers, default=0)):
        choices = [
            list(each(hand & free & ~gone)) if number > step else []
            for hand, gone, number in zip(held, discards, numbers, strict=True)
        ]
        left = [
            hand & ~gone & ~card
            for hand, gone, cards in zip(held, discards, choices, strict=True)
            for card in cards
        ]
        worth = iter(Hands(view.rules, left).strength.tolist())
        for index, cards in enumerate(choices):
            marks = [next(worth) + SAVED * value[card] for card in cards]
            if marks:
                discards[index] |= cards[marks.index(max(marks))]
    return discards
