"""Counting lines of play: a number that any two programs with the same rules agree on."""

from engine.acting import act
from engine.deal import Deal
from engine.legality import offers


def perft(deal: Deal, depth: int) -> int:
    """The number of ways in which the next ``depth`` actions can go, at least one.

    Each is an action of the player on turn; a deal that ends sooner adds nothing. The order in
    which a player lays cards away does not matter: ``lay:S7+S8`` is one action (docs/records.md).
    """
    if deal.turn is None:
        return 0
    offered = offers(deal, deal.turn)
    if depth == 1:
        return sum(offer.size for offer in offered)
    return sum(
        perft(act(deal, deal.turn, action), depth - 1)
        for offer in offered
        for action in offer.actions()
    )
