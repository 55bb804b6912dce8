"""A world as a Deal, made of another world of the same view: hidden cards change places.

To tell a deal once more takes milliseconds (``search.retelling``); this takes a fraction of one.
"""

from collections.abc import Iterator

from engine import Cards, Deal, View, each
from engine.facts import holder
from search.retelling import Misfit, deal_of
from search.worlds import World


def deals_of(view: View, worlds: Iterator[World]) -> Iterator[Deal]:
    """The worlds of a deal in play as deals; those that would not lead to the view are left out.

    The first one is told anew, the others are made of it.
    """
    told: tuple[World, Deal] | None = None
    for world in worlds:
        if told is None or view.straw is not None:
            try:
                told = world, deal_of(view, world)
            except Misfit:
                continue
            yield told[1]
        else:
            yield exchanged(told[1], _changes(*told, world))


def _changes(before: World, deal: Deal, after: World) -> list[tuple[Cards, Cards]]:
    """Which card goes to the place of which other, by the places of two worlds."""
    laid = (before.laid,), (after.laid,)
    talon = before.talon, after.talon
    if deal.exchange is not None and deal.exchange.chosen:  # the taken set is in hands by now
        talon = _but(before.talon, deal.exchange.chosen), _but(after.talon, deal.exchange.chosen)
    found: list[tuple[Cards, Cards]] = []
    for old, new in ((before.hands, after.hands), laid, talon):
        for one, other in zip(old, new, strict=True):
            found += zip(each(one & ~other), each(other & ~one), strict=True)
    return found


def _but(sets: tuple[Cards, ...], number: int) -> tuple[Cards, ...]:
    return (*sets[: number - 1], *sets[number:])


def exchanged(deal: Deal, changes: list[tuple[Cards, Cards]]) -> Deal:
    """The deal with other cards in some of its hidden places."""
    moved = sum(card for card, _ in changes)

    def new(cards: Cards) -> Cards:
        if not cards & moved:
            return cards
        kept = cards & ~moved
        for card, other in changes:
            if cards & card:
                kept |= other
        return kept

    dealt, exchange = tuple(map(new, deal.dealt)), deal.exchange
    if exchange is not None:
        exchange = exchange._replace(
            sets=tuple(map(new, exchange.sets)), laid=new(exchange.laid), shown=new(exchange.shown)
        )
    made = deal._replace(
        dealt=dealt,
        talon=tuple(map(new, deal.talon)),
        hands=tuple(map(new, deal.hands)),
        exchange=exchange,
    )
    calling = made.calling
    if calling is None:
        return made
    return made._replace(calling=calling._replace(holder=holder(made, calling.card)))
