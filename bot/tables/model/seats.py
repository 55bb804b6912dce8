"""Who sits where in a lobby: chairs in, chairs out."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.store import Level

HOUSE_NAMES = ("Micka", "Janez", "Neža", "Lojze", "Jerca")
"""Names of house players, one a seat, unless others are given."""

Chairs = tuple[Chair, ...]


def with_person(chairs: Chairs, chair: Chair, seats: int) -> Chairs:
    """One more person; at a full table in place of a house player. Raises Denied."""
    if len(chairs) == seats:
        if all(other.user is not None for other in chairs):
            raise Denied("table-full")
        chairs = without_house(chairs)
    return (*chairs, chair)


def with_house(
    chairs: Chairs, seats: int, level: Level, names: Sequence[str] = HOUSE_NAMES
) -> Chairs:
    """One more house player of that level, with the first free name. Raises Denied."""
    if len(chairs) == seats:
        raise Denied("table-full")
    taken = {chair.name for chair in chairs}
    name = next(name for name in names if name not in taken)
    return (*chairs, Chair(name, None, house=True, level=level))


def at_level(chairs: Chairs, level: Level, name: str) -> Chairs:
    """Sets the level of the house player with this name; without a name, of all. Raises Denied."""
    meant = [chair for chair in chairs if chair.user is None and name in ("", chair.name)]
    if name and not meant:
        raise Denied("no-house-player")
    return tuple(replace(chair, level=level) if chair in meant else chair for chair in chairs)


def without_house(chairs: Chairs) -> Chairs:
    """Without the house player who came last. Raises Denied."""
    house = [place for place, chair in enumerate(chairs) if chair.user is None]
    if not house:
        raise Denied("no-house-player")
    return without(chairs, house[-1])


def played_by_house(chairs: Chairs) -> list[int]:
    """The house's seats, those that were people's last; people who are away keep theirs."""
    house = [player for player, chair in enumerate(chairs) if chair.house and chair.away is None]
    return sorted(house, key=lambda player: chairs[player].user is not None)


def without(chairs: Chairs, place: int) -> Chairs:
    """Without one chair."""
    return (*chairs[:place], *chairs[place + 1 :])


def exchanged(chairs: Chairs, place: int, chair: Chair) -> Chairs:
    """With another chair in a place."""
    return (*chairs[:place], chair, *chairs[place + 1 :])
