"""The lines of a soak: the bot has several shards, and bad days befall one of them, or all."""

import asyncio

from sandbox import GUILD, NEVER, Gateway, Server

GATEWAY = ("drop", "reconnect", "invalidate", "cut")
CUT = 3.0
"""Seconds without connection."""


def guild_of_shard(shard: int) -> int:
    """A server in this shard."""
    return GUILD + (shard << 22)


def add_shards(server: Server, shards: int) -> None:
    """Make a server for each shard; more sessions begin than Discord allows per day."""
    gateway = server.gateway
    gateway.shards = gateway.max_concurrency = shards
    gateway.starts_left = NEVER
    for number in range(1, shards):
        server.world.add_guild(guild_of_shard(number), f"Server {number}")


async def disturb(gateway: Gateway, what: str, shard: int | None) -> None:
    """Disturb a shard's line; None: all lines."""
    if what == "cut":
        some = [*gateway.current] if shard is None else [shard]
        await asyncio.gather(*map(gateway.cut, some))
        await asyncio.sleep(CUT)
        await asyncio.gather(*map(gateway.join, some))
        return
    doing = {"drop": gateway.drop, "reconnect": gateway.ask_to_reconnect,
             "invalidate": gateway.invalidate}  # fmt: skip
    await doing[what](shard)
