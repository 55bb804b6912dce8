"""Shards: the parts of a bot at Discord, each with its own servers."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias


class Shard(NamedTuple):
    """One of ``of`` parts of a bot; an undivided bot is 0 of 1."""

    id: int
    of: int


class Division(NamedTuple):
    """Division of a bot among processes: each takes the first set of shards that is free."""

    of: int = 1
    """Number of shards; a bot held by one process counts as one, whatever Discord says."""
    sets: tuple[tuple[int, ...], ...] = ((0,),)


def shard_of(server: int, total: int) -> int:
    """Shard that serves a server (0: direct messages), of ``total`` shards."""
    return (server >> 22) % total


MAX_SHARDS = 10_000

Sets: TypeAlias = tuple[tuple[int, ...], ...]
"""Sets of shards: a process holds the first that is free. Empty: all shards."""


def read_sets(text: str) -> Sets:
    """Parse sets of shards. Raises ValueError.

    >>> read_sets("0-1 / 2, 3")
    ((0, 1), (2, 3))
    """
    return tuple(map(_ranges, text.split("/")))


def _ranges(text: str) -> tuple[int, ...]:
    """Parse one set.

    >>> _ranges("0-2, 5")
    (0, 1, 2, 5)
    """
    shards = set[int]()
    for part in text.split(","):
        start, dash, end = (side.strip() for side in part.partition("-"))
        first, last = int(start), int(end if dash else start)
        if not 0 <= first <= last < MAX_SHARDS:
            raise ValueError
        shards.update(range(first, last + 1))
    return tuple(sorted(shards))


def shard_conflict(sets: Sets, of: int | None, *, shared: bool) -> str | None:
    """Reason why a process cannot hold its shards, of ``of`` shards; None if it can.

    ``shared``: whether its database is on a server.
    """
    if not sets:
        return None
    if len(sets) > 1 and not shared:
        return "TAROK_SHARD_IDS names several sets: that takes a TAROK_DB of a PostgreSQL server."
    if twice := [shard for shard, times in _count(sets).items() if times > 1]:
        return f"TAROK_SHARD_IDS names {_list(twice)} in several sets: each belongs to one."
    if of is None:
        return "TAROK_SHARD_IDS is set: then TAROK_SHARDS takes the number of all shards, too."
    if (last := max(_count(sets))) >= of:
        return f"TAROK_SHARD_IDS names shard {last}: of TAROK_SHARDS={of} the last one is {of - 1}."
    return None


def missing_shards(sets: Sets, of: int | None) -> str | None:
    """Warning about several sets that leave out some of ``of`` shards; None if they do not."""
    if len(sets) < 2 or not (left := sorted(set(range(of or 0)) - _count(sets).keys())):
        return None
    return (
        f"TAROK_SHARD_IDS leaves out {_list(left)} of TAROK_SHARDS={of}: unless another process "
        "names what is left out, its servers hear nothing of the bot."
    )


def _count(sets: Sets) -> Counter[int]:
    return Counter(shard for each in sets for shard in each)


def _list(shards: Iterable[int]) -> str:
    """Shards for a sentence.

    >>> _list([2]), _list([4, 5])
    ('shard 2', 'shards 4, 5')
    """
    numbers = [str(shard) for shard in shards]
    return f"shard{'s' if len(numbers) > 1 else ''} {', '.join(numbers)}"
