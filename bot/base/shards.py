"""How Discord divides a bot into shards, each with its own servers."""

from typing import NamedTuple


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
