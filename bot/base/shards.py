"""How Discord divides a bot into shards, each with its own servers."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias


class Shard(NamedTuple):
    """One of so many parts of a bot; an undivided bot is 0 of 1."""

    id: int
    of: int


class Division(NamedTuple):
    """How processes divide a bot: each takes the first of these sets that is free."""

    of: int = 1
    """How many shards there are; a bot held by one process is one, whatever Discord says."""
    sets: tuple[tuple[int, ...], ...] = ((0,),)


def shard_of(server: int, of: int) -> int:
    """The shard that serves a server, of so many; 0 outside of servers."""
    return (server >> 22) % of


MOST_SHARDS = 10_000

Sets: TypeAlias = tuple[tuple[int, ...], ...]
"""A process holds the first of these that is free; none: all shards."""


def read_sets(text: str) -> Sets:
    """Raises ValueError.

    >>> read_sets("0-1 / 2, 3")
    ((0, 1), (2, 3))
    """
    return tuple(map(_ranges, text.split("/")))


def _ranges(text: str) -> tuple[int, ...]:
    """
    >>> _ranges("0-2, 5")
    (0, 1, 2, 5)
    """
    found = set[int]()
    for part in text.split(","):
        first, dash, last = (side.strip() for side in part.partition("-"))
        one, other = int(first), int(last if dash else first)
        if not 0 <= one <= other < MOST_SHARDS:
            raise ValueError
        found.update(range(one, other + 1))
    return tuple(sorted(found))


def unheld(sets: Sets, of: int | None, *, shared: bool) -> str | None:
    """Why a process cannot hold the shards that it is to hold, of so many; None: it can.

    ``shared``: whether its database is of a server.
    """
    if not sets:
        return None
    if len(sets) > 1 and not shared:
        return "TAROK_SHARD_IDS names several sets: that takes a TAROK_DB of a PostgreSQL server."
    if twice := [shard for shard, times in _named(sets).items() if times > 1]:
        return f"TAROK_SHARD_IDS names {_told(twice)} in several sets: each belongs to one."
    if of is None:
        return "TAROK_SHARD_IDS is set: then TAROK_SHARDS takes the number of all shards, too."
    if (last := max(_named(sets))) >= of:
        return f"TAROK_SHARD_IDS names shard {last}: of TAROK_SHARDS={of} the last one is {of - 1}."
    return None


def unnamed(sets: Sets, of: int | None) -> str | None:
    """What the host is told of several sets that leave shards out, of so many; None: none is."""
    if len(sets) < 2 or not (left := sorted(set(range(of or 0)) - _named(sets).keys())):
        return None
    return (
        f"TAROK_SHARD_IDS leaves out {_told(left)} of TAROK_SHARDS={of}: unless another process "
        "names what is left out, its servers hear nothing of the bot."
    )


def _named(sets: Sets) -> Counter[int]:
    return Counter(shard for one in sets for shard in one)


def _told(shards: Iterable[int]) -> str:
    """
    >>> _told([2]), _told([4, 5])
    ('shard 2', 'shards 4, 5')
    """
    numbers = [str(shard) for shard in shards]
    return f"shard{'s' if len(numbers) > 1 else ''} {', '.join(numbers)}"
