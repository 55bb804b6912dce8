"""How a hand is laid out: in few rows, each suit in one piece, with no more overlap than needed."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations, pairwise
from typing import NamedTuple

GAP = 8
"""Between cards that needn't overlap; between two suits in a row there is one more."""


@lru_cache(1024)
def rows_of(suits: tuple[int, ...], most: int) -> tuple[int, ...]:
    """After how many cards each row ends.

    Rows have at most ``most`` cards and are of about equal length; a suit is never split, however
    long its row gets.
    """
    number = sum(suits)
    bounds = list(accumulate(suits))[:-1]
    cuts = min(max(-(-number // most), 1) - 1, len(bounds))

    def cost(chosen: tuple[int, ...]) -> tuple[int, int]:
        lengths = [end - start for start, end in pairwise((0, *chosen, number))]
        return max(lengths), -min(lengths)

    return (*min(combinations(bounds, cuts), key=cost), number)


class CardSlot(NamedTuple):
    """Where a card lies: its number in the hand, its row, and its left edge within the room."""

    number: int
    row: int
    x: int


def placed(suits: Sequence[int], most: int, card: int, room: int) -> Iterator[CardSlot]:
    """The places of the cards of a hand in rows of a room, each row in its middle.

    ``card``: the width of one.
    """
    firsts = set(accumulate(suits))
    start = 0
    for row, end in enumerate(rows_of(tuple(suits), most)):
        breaks = [place in firsts and place > start for place in range(start, end)]
        for place, x in enumerate(_along(breaks, card, room), start):
            yield CardSlot(place, row, x)
        start = end


def _along(breaks: list[bool], card: int, room: int) -> list[int]:
    """The left edges of a row's cards; ``breaks``: whether each begins another suit."""
    free = room - card
    gap = GAP if sum(breaks) * GAP * 2 < free else 0
    step = min(card + GAP, (free - gap * sum(breaks)) / max(len(breaks) - 1, 1))
    offsets = [round(place * step + gap * sum(breaks[: place + 1])) for place in range(len(breaks))]
    left = (room - offsets[-1] - card) // 2 if offsets else 0
    return [left + offset for offset in offsets]
