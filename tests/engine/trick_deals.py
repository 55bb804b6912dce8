"""A Slovenian deal in the middle of a trick."""

from engine import Deal, Play, act
from engine.deal import Playing
from engine.pack import TAROK
from tests.engine.build import cards


def deal_in_trick(deal: Deal, player: int, hand: str, trick: str, kept: str = "") -> Deal:
    """The deal as the last card of ``trick`` is played and the turn comes to ``seat``.

    Without a trick the seat has just won one, and leads.
    """
    order = deal.order
    played = TAROK.deck(trick.split() or "T2 T3 T4 T20".split())
    leading = not trick
    before = player if leading else order[(order.index(player) - 1) % len(order)]
    leader = order[(order.index(before) - len(played) + 1) % len(order)]
    hands = [0] * len(order)
    hands[player] = cards(hand)
    hands[before] |= played[-1]
    promised = [0] * len(order)
    promised[player] = cards(kept)
    playing = Playing(
        leader, played[:-1], legal=played[-1], taken=(0,) * len(order), held=tuple(promised)
    )
    deal = deal._replace(hands=tuple(hands), turn=before, playing=playing)
    return act(deal, before, Play(played[-1]))
