"""Worlds in which the declarer has laid away what one lays away, and not just any cards.

Drawn evenly, discards are as good as what was kept, and every declarer seems weaker than they are.
"""

from collections.abc import Sequence

from engine import Cards, View, each
from engine.house.hand_strength import strength
from search.worlds.evidence import played_by
from search.worlds.knowledge import knowledge
from search.worlds.worlds import World

SAVED = 0.5
"""What a card point laid away is worth, as the house sees it."""


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
    played = played_by(view)[view.declarer]
    return [_with_discards(view, world, either, played) for world in drawn]


def _with_discards(view: View, world: World, either: Cards, played: Cards) -> World:
    declarer = view.declarer
    assert declarer is not None
    hand = world.hands[declarer]
    free, number = (hand | world.laid) & either, (world.laid & either).bit_count()
    stays = world.laid & ~either
    laid = best_laid(view, played | hand | world.laid, free, number, stays) | stays
    hands = list(world.hands)
    hands[declarer] = (hand | world.laid) & ~laid
    return world._replace(hands=tuple(hands), laid=laid)


def best_laid(view: View, held: Cards, free: Cards, number: int, laid: Cards) -> Cards:
    """The cards that leave the strongest hand, one after the other, beside what is laid already."""
    rules, found = view.rules, 0
    for _ in range(number):
        found |= max(
            each(free & ~found),
            key=lambda card: (
                strength(rules, held & ~laid & ~found & ~card) + SAVED * rules.pack.value_of[card]
            ),
        )
    return found
