"""Cache of servers: only their ids, and the channel of each thread.

An interaction brings everything else. discord.py itself keeps hundreds of kilobytes for a server
with channels, roles and emojis.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import discord
from discord.state import AutoShardedConnectionState

EVENTS = (
    *("READY RESUMED USER_UPDATE INTERACTION_CREATE GUILD_CREATE GUILD_DELETE".split()),
    *("CHANNEL_DELETE THREAD_CREATE THREAD_UPDATE THREAD_DELETE THREAD_LIST_SYNC".split()),
)
"""Gateway events that are handled."""

SERVER_FIELDS = ("id", "unavailable")
"""Fields of a server that are kept."""

THREAD_DEFAULTS: Mapping[str, Any] = {"owner_id": 0, "message_count": 0, "member_count": 0}
"""Fields of a thread that discord.py requires, and Discord may omit in an interaction."""


class Cache(AutoShardedConnectionState[Any]):
    """Connection state of a client that knows its servers only by id."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.parsers = {kind: self.parsers[kind] for kind in EVENTS}
        self._threads: dict[int, dict[int, int]] = {}
        """Active threads of each server, with their channels."""
        self.intercept: Callable[[Any], bool] = lambda _: False
        """Takes an interaction that is not to be answered now; returns whether it did."""

    def parse_ready(self, data: Any) -> None:
        """Forget a shard's servers: in a new session Discord sends all of them again."""
        shard = data["shard"][0]
        self.forget(guild for guild in self.guilds if guild.shard_id == shard)
        super().parse_ready(data)

    def forget(self, guilds: Iterable[discord.Guild]) -> None:
        """Forget servers until Discord sends them again."""
        for guild in tuple(guilds):
            self._remove_guild(guild)

    def _remove_guild(self, guild: discord.Guild) -> None:
        self._threads.pop(guild.id, None)
        super()._remove_guild(guild)

    def parse_guild_create(self, data: Any) -> None:
        """Keep the id and the threads of a server."""
        kept: Any = {key: data[key] for key in SERVER_FIELDS if key in data}
        super().parse_guild_create(kept)
        self._threads.pop(int(data["id"]), None)
        self._add_threads(int(data["id"]), data.get("threads", ()))

    def parse_thread_create(self, data: Any) -> None:
        """Add a thread that is new, or newly visible."""
        self._add_threads(int(data["guild_id"]), (data,))

    def parse_thread_update(self, data: Any) -> None:
        """Add or remove a thread that may have been unarchived or archived."""
        if data.get("thread_metadata", {}).get("archived"):
            self._threads.get(int(data["guild_id"]), {}).pop(int(data["id"]), None)
        else:
            self._add_threads(int(data["guild_id"]), (data,))

    def parse_thread_list_sync(self, data: Any) -> None:
        """Add the threads of a channel that is newly visible."""
        self._add_threads(int(data["guild_id"]), data["threads"])

    def _add_threads(self, server: int, threads: Iterable[Mapping[str, Any]]) -> None:
        for thread in threads:
            self._threads.setdefault(server, {})[int(thread["id"])] = int(thread["parent_id"])

    def parse_thread_delete(self, data: Any) -> None:
        """Remove a thread."""
        self._threads.get(int(data["guild_id"]), {}).pop(int(data["id"]), None)
        self.dispatch("channel_gone", int(data["id"]))

    def parse_channel_delete(self, data: Any) -> None:
        """Remove a channel's threads, whose deletion Discord does not report."""
        channel, threads = int(data["id"]), self._threads.get(int(data.get("guild_id") or 0), {})
        gone = [thread for thread, parent in threads.items() if parent == channel]
        for gone_id in (channel, *gone):
            threads.pop(gone_id, None)
            self.dispatch("channel_gone", gone_id)

    def parse_interaction_create(self, data: Any) -> None:
        """Answer an interaction, unless it is intercepted."""
        if not self.intercept(data):
            self.answer(data)

    def answer(self, data: Any) -> None:
        """Dispatch an interaction."""
        super().parse_interaction_create(_with_thread_defaults(data))

    def interaction(self, data: Any) -> discord.Interaction[Any]:
        """Parse an interaction without dispatching it."""
        return discord.Interaction(data=_with_thread_defaults(data), state=self)


def _with_thread_defaults(data: Any) -> Any:
    """Data of an interaction, with the fields of a thread that discord.py requires."""
    channel = data.get("channel") or {}
    if "thread_metadata" not in channel:
        return data
    return {**data, "channel": {**THREAD_DEFAULTS, **channel}}
