"""How Discord divides a bot into shards: each hears of its servers alone."""

from typing import NamedTuple


class Shard(NamedTuple):
    """One of so many parts of a bot; a bot that is not divided is 0 of 1."""

    id: int
    of: int


class Division(NamedTuple):
    """How a bot is divided among processes: each holds the first of these sets that is free."""

    of: int = 1
    """How many shards there are; a bot that one process holds is one, whatever Discord says."""
    sets: tuple[tuple[int, ...], ...] = ((0,),)


def shard_of(server: int, of: int) -> int:
    """The shard, of so many, that hears of a server; 0: of what is outside of servers."""
    return (server >> 22) % of
