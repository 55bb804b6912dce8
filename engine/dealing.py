"""Dealing a pack: packets to the players in turn, in several ways after a cut or a knock."""

from collections.abc import Callable
from typing import TypeAlias

from engine.cards import NONE, Cards, union
from engine.deal import Deal
from engine.rules import Share, Sharing

Packets: TypeAlias = tuple[tuple[int, int], ...]
"""Packets in the order dealt: the place in the order of play, and the number of cards."""


def round_the_table(players: int, active: int | None = None) -> Callable[[int], tuple[int, ...]]:
    """The order of play from the dealer's neighbour on, given the dealer (ROM-GEN-2, STR-GEN-2).

    With fewer active players than there are at the table, the dealer sits out (SLO-SEAT-4).
    """
    last = active or players
    return lambda dealer: tuple((dealer + place) % players for place in range(1, last + 1))


def in_rounds(players: int, *sizes: int) -> Packets:
    """Rounds in which everybody gets a packet of the same size.

    >>> in_rounds(3, 2, 1)
    ((0, 2), (1, 2), (2, 2), (0, 1), (1, 1), (2, 1))
    """
    return tuple((place, size) for size in sizes for place in range(players))


def round_the_first(players: int, half: int) -> Packets:
    """Half a hand to the first, whole hands to the others, the other half to the first.

    >>> round_the_first(3, 6)
    ((0, 6), (1, 12), (2, 12), (0, 6))
    """
    return ((0, half), *((place, 2 * half) for place in range(1, players)), (0, half))


def talon_first(
    players: int, cycle: Callable[[int], tuple[int, ...]], talon: int, packets: Packets
) -> Share:
    """Cards to the talon, then the packets (SLO-DEAL-2 to 4, ROM-DEAL-5, POL-DEAL-2)."""

    def share(deck: tuple[Cards, ...], dealer: int) -> Sharing:
        order, hands, first = cycle(dealer), [NONE] * players, talon
        for place, size in packets:
            hands[order[place]] |= union(deck[first : first + size])
            first += size
        return Sharing(tuple(hands), deck[:talon])

    return share


def dealt_out(deal: Deal, sharing: Sharing) -> Deal:
    """The deal with the cards where they fall; void if a hand makes it so (SLO-DEAL-6)."""
    return deal._replace(
        dealt=sharing.hands,
        talon=sharing.talon,
        void=deal.rules.voids(sharing, deal.order),
        exposed=sharing.exposed,
        hands=sharing.hands,
    )
