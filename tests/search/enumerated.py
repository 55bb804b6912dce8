"""All worlds of a knowledge, one by one: by brute force, to see what is drawn how often."""

from collections.abc import Iterator
from itertools import islice

from engine import each
from search.worlds.knowledge import Knowledge


def every_draw(known: Knowledge, limit: int) -> list[tuple[int, ...]]:
    """All draws that may be the truth; none at all if there are more than ``limit`` placings."""
    cells = [place.known for place in known.places]
    rooms = [place.room for place in known.places]
    placings = (
        tuple(placing) for placing in _placings(known, list(each(known.unseen)), cells, rooms)
    )
    draws = list(islice(placings, limit + 1))
    return [placing for placing in draws if known.admits(placing)] if len(draws) <= limit else []


def _placings(
    known: Knowledge, cards: list[int], cells: list[int], rooms: list[int]
) -> Iterator[list[int]]:
    """Every way to put the cards where masks and rooms have them."""
    if not cards:
        yield cells
        return
    card, *rest = cards
    for index, place in enumerate(known.places):
        if rooms[index] and place.mask & card:
            rooms[index] -= 1
            cells[index] |= card
            yield from _placings(known, rest, cells, rooms)
            cells[index] &= ~card
            rooms[index] += 1
