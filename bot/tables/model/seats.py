"""Pure functions that add, remove and replace chairs."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.info import Chair, Level
from bot.kit.errors import Denied

HOUSE_NAMES = ("Micka", "Janez", "Neža", "Lojze", "Jerca")
"""Default names of house players, one for each seat."""

Chairs = tuple[Chair, ...]


def with_person(chairs: Chairs, chair: Chair, seats: int) -> Chairs:
    """Add a person; at a full table in place of a house player. Raises Denied."""
    if len(chairs) == seats:
        if all(other.user is not None for other in chairs):
            raise Denied("table-full")
        chairs = without_house(chairs)
    return (*chairs, chair)


def with_house(chairs: Chairs, seats: int, level: Level, names: Sequence[str]) -> Chairs:
    """Add a house player of that level, with the first free name. Raises Denied."""
    if len(chairs) == seats:
        raise Denied("table-full")
    taken = {chair.name for chair in chairs}
    name = next(name for name in names if name not in taken)
    return (*chairs, Chair(name, None, house=True, level=level))


def with_level(chairs: Chairs, level: Level, name: str) -> Chairs:
    """Set the level of the house player with this name; without a name, of all. Raises Denied."""
    chosen = [chair for chair in chairs if chair.user is None and name in ("", chair.name)]
    if name and not chosen:
        raise Denied("no-house-player")
    return tuple(replace(chair, level=level) if chair in chosen else chair for chair in chairs)


def without_house(chairs: Chairs) -> Chairs:
    """Remove the house player who came last. Raises Denied."""
    house = [place for place, chair in enumerate(chairs) if chair.user is None]
    if not house:
        raise Denied("no-house-player")
    return without_chair(chairs, house[-1])


def house_seats(chairs: Chairs) -> list[int]:
    """The players whom the house plays for good, those on people's former seats last."""
    house = [player for player, chair in enumerate(chairs) if chair.house and chair.away is None]
    return sorted(house, key=lambda player: chairs[player].user is not None)


def without_chair(chairs: Chairs, place: int) -> Chairs:
    """Remove one chair."""
    return (*chairs[:place], *chairs[place + 1 :])


def with_chair(chairs: Chairs, place: int, chair: Chair) -> Chairs:
    """Replace the chair in a place."""
    return (*chairs[:place], chair, *chairs[place + 1 :])
