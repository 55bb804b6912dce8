"""A deal with the unseen cards dealt differently."""

from random import Random

from engine import Deal
from engine.cards import each, union


def other_world(deal: Deal, rng: Random) -> Deal:
    """The deal with the cards of all hands, the discards and a hidden talon dealt again.

    The called king and promised cards stay where they are, and a talon of which some was given.
    """
    assert deal.playing is not None
    stays = union(deal.playing.held) | (deal.calling.card if deal.calling else 0)
    talon, exchange = deal.talon, deal.exchange
    gifts = deal.contract is not None and deal.contract.gifts and deal.playing.tricks
    hidden = [] if exchange or deal.straw or gifts else list(talon)
    laid = exchange.laid if exchange else 0
    free = [card for card in each(union(deal.hands) | laid) if not card & stays] + hidden
    rng.shuffle(free)
    hands = list[int]()
    for hand in (*deal.hands, laid):
        kept = hand & stays
        number = hand.bit_count() - kept.bit_count()
        hands.append(kept | union(free[:number]))
        free = free[number:]
    if exchange:
        exchange = exchange._replace(laid=hands[-1])
    return deal._replace(
        hands=tuple(hands[:-1]), exchange=exchange, talon=tuple(free) if hidden else talon
    )
