"""All worlds of a knowledge, one by one: by brute force, to see what is drawn how often."""

from collections.abc import Iterator
from itertools import islice

from engine import each
from search.worlds.knowledge import Knowledge


def every_draw(told: Knowledge, most: int) -> list[tuple[int, ...]]:
    """All draws that may be the truth; none at all if there are more than ``most`` placings."""
    cells = [place.known for place in told.places]
    rooms = [place.room for place in told.places]
    placings = (tuple(one) for one in _placings(told, list(each(told.unseen)), cells, rooms))
    found = list(islice(placings, most + 1))
    return [one for one in found if told.admits(one)] if len(found) <= most else []


def _placings(
    told: Knowledge, cards: list[int], cells: list[int], rooms: list[int]
) -> Iterator[list[int]]:
    """Every way to put the cards where masks and rooms have them."""
    if not cards:
        yield cells
        return
    card, *rest = cards
    for at, place in enumerate(told.places):
        if rooms[at] and place.mask & card:
            rooms[at] -= 1
            cells[at] |= card
            yield from _placings(told, rest, cells, rooms)
            cells[at] &= ~card
            rooms[at] += 1
