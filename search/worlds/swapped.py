"""Worlds as Deals, made of another world of the same view: hidden cards change places.

Replaying a deal takes milliseconds (``reconstruction``); this takes a fraction of one.
"""

from collections.abc import Iterator
from functools import lru_cache

from engine import Cards, Deal, View, each
from engine.deal_facts import holder
from search.worlds.reconstruction import Misfit, deal_of
from search.worlds.worlds import World


def deals_of(view: View, worlds: Iterator[World]) -> Iterator[Deal]:
    """The worlds of a deal under way as deals; those that would not lead to the view are dropped.

    Once cards are dealt the first one is reconstructed, and the others are made of it.
    """
    first: Deal | None = None
    for world in worlds:
        if first is None or view.straw is not None or not view.dealt:
            try:
                first = deal_of(view, world)
            except Misfit:
                continue
            yield first
        else:
            yield swapped(first, world)


def swapped(deal: Deal, world: World) -> Deal:
    """The deal with its hidden cards where another world of the same view has them."""
    dealt = [
        hand | before & ~held
        for hand, before, held in zip(world.hands, deal.dealt, deal.hands, strict=True)
    ]
    exchange = deal.exchange
    if exchange is not None:
        sets = world.talon if exchange.sets else ()
        after = exchange._replace(sets=sets, laid=world.laid)
        layer = deal.bidding.declarer if exchange.hidden_by is None else exchange.hidden_by
        if layer is not None:
            had = deal.dealt[layer] | exchange.taken
            played = had & ~deal.hands[layer] & ~exchange.laid
            dealt[layer] = (world.hands[layer] | played | world.laid) & ~after.taken
        exchange = after
    made = deal._replace(
        dealt=tuple(dealt), talon=_laid_out(world.talon), hands=world.hands, exchange=exchange
    )
    calling = made.calling
    if calling is None:
        return made
    return made._replace(calling=calling._replace(holder=holder(made, calling.card)))


@lru_cache(maxsize=1 << 10)
def _laid_out(talon: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """The talon card by card, set after set."""
    return tuple(card for cards in talon for card in each(cards))
