"""A small network that estimates how willingly a player plays a card, from their own seat.

Three layers; below 0 nothing is handed on. Weights are tables, a row for each input and a last row
for what is added: ``first`` by feature, ``second`` by what the first has found, ``last`` by card,
the other way round. The public part of the first layer is computed once for all worlds.
"""

from typing import Protocol

from search.kernel.card_features import add_private, add_public
from search.kernel.jit import Row, Rows, compiled, entry
from search.kernel.layout import TRUMP, TURN
from search.kernel.moves import play
from search.kernel.table_knowledge import note_card


class Floats(Protocol):
    """A row of numbers."""

    def __getitem__(self, place: int, /) -> float: ...
    def __setitem__(self, place: int, number: float, /) -> None: ...
    def __len__(self) -> int: ...


class Table(Protocol):
    """Rows of numbers one below the other."""

    def __getitem__(self, place: int, /) -> Floats: ...
    def __len__(self) -> int: ...


@compiled
def add_row(sums: Floats, size: int, weights: Floats, times: float) -> None:
    """Add some weights to sums, ``times`` times."""
    for unit in range(size):
        sums[unit] += times * weights[unit]


@entry
def public_sums(
    rows: Rows, deals: Rows, known: Rows, line: Row, work: Rows, first: Table, sums: Table
) -> None:
    """By card of a line: the public part of the first layer; the first of the deals is played.

    Two rows for ``work``: features, and by place what was played, all 0.
    """
    row, deal, seen, fell = rows[0], deals[0], work[0], work[1]
    for number in range(len(line)):
        card, into = line[number], sums[number]
        add_public(row, deal, known[0], fell, seen)
        size, added = len(into), first[len(first) - 1]
        for unit in range(size):
            into[unit] = added[unit]
        for index in range(seen[0]):
            add_row(into, size, first[seen[index + 1]], 1.0)
        word = int(card >= TRUMP)
        fell[2 * deal[TURN] + word] |= 1 << card - TRUMP * word
        note_card(row, deal, known[0], card)
        play(row, deal, card)


@compiled
def hidden_layers(
    row: Row,
    deal: Row,
    known: Row,
    seen: Row,
    first: Table,
    second: Table,
    begun: Floats,
    layers: Table,
) -> None:
    """Compute the first two layers for the player on turn, in two rows of ``layers``."""
    first_layer, second_layer, added = layers[0], layers[1], second[len(begun)]
    size, less = len(begun), len(added)
    add_private(row, deal, known, seen)
    for unit in range(size):
        first_layer[unit] = begun[unit]
    for number in range(seen[0]):
        add_row(first_layer, size, first[seen[number + 1]], 1.0)
    for unit in range(less):
        second_layer[unit] = added[unit]
    for unit in range(size):
        if first_layer[unit] > 0:
            add_row(second_layer, less, second[unit], first_layer[unit])
    for unit in range(less):
        second_layer[unit] = max(0.0, second_layer[unit])


@compiled
def willingness(layers: Table, last: Table, place: int) -> float:
    """The willingness to play the card at a place."""
    total, second_layer, weights = 0.0, layers[1], last[place]
    size = len(weights) - 1
    for unit in range(size):
        total += second_layer[unit] * weights[unit]
    return total + weights[size]
