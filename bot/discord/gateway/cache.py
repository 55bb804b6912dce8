"""What the client keeps of its servers: their ids, and the channel of each thread.

Nobody asks for more: a click brings what it needs. discord.py itself keeps hundreds of kilobytes
for a server with channels, roles and emojis.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import discord
from discord.state import AutoShardedConnectionState

HEARD = (
    *("READY RESUMED USER_UPDATE INTERACTION_CREATE GUILD_CREATE GUILD_DELETE".split()),
    *("CHANNEL_DELETE THREAD_CREATE THREAD_UPDATE THREAD_DELETE THREAD_LIST_SYNC".split()),
)
"""The events of Discord that we listen to."""

KEPT = ("id", "unavailable")
"""What is kept of a server."""

OF_THREADS: Mapping[str, Any] = {"owner_id": 0, "message_count": 0, "member_count": 0}
"""What discord.py wants to know of a thread, and Discord may leave out for one that is clicked
in."""


class Cache(AutoShardedConnectionState[Any]):
    """The state of a client that knows its servers only by id."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.parsers = {kind: self.parsers[kind] for kind in HEARD}
        self._threads: dict[int, dict[int, int]] = {}
        """The active threads of each server, with their channels."""
        self.aside: Callable[[Any], bool] = lambda _: False
        """Takes what people do, where we don't answer it, or not yet; returns whether it did."""

    def parse_ready(self, data: Any) -> None:
        """A shard starts over: it is told all its servers again, so we forget those before."""
        shard = data["shard"][0]
        self.forget(guild for guild in self.guilds if guild.shard_id == shard)
        super().parse_ready(data)

    def forget(self, guilds: Iterable[discord.Guild]) -> None:
        """Forget these servers until Discord tells of them again."""
        for guild in tuple(guilds):
            self._remove_guild(guild)

    def _remove_guild(self, guild: discord.Guild) -> None:
        self._threads.pop(guild.id, None)
        super()._remove_guild(guild)

    def parse_guild_create(self, data: Any) -> None:
        """A server: we keep its id and its threads."""
        kept: Any = {key: data[key] for key in KEPT if key in data}
        super().parse_guild_create(kept)
        self._threads.pop(int(data["id"]), None)
        self._add_threads(int(data["id"]), data.get("threads", ()))

    def parse_thread_create(self, data: Any) -> None:
        """A thread is new, or newly visible."""
        self._add_threads(int(data["guild_id"]), (data,))

    def parse_thread_update(self, data: Any) -> None:
        """A thread may have woken, or fallen asleep."""
        if data.get("thread_metadata", {}).get("archived"):
            self._threads.get(int(data["guild_id"]), {}).pop(int(data["id"]), None)
        else:
            self._add_threads(int(data["guild_id"]), (data,))

    def parse_thread_list_sync(self, data: Any) -> None:
        """Threads of a channel that is newly visible."""
        self._add_threads(int(data["guild_id"]), data["threads"])

    def _add_threads(self, server: int, threads: Iterable[Mapping[str, Any]]) -> None:
        for thread in threads:
            self._threads.setdefault(server, {})[int(thread["id"])] = int(thread["parent_id"])

    def parse_thread_delete(self, data: Any) -> None:
        """A thread is gone."""
        self._threads.get(int(data["guild_id"]), {}).pop(int(data["id"]), None)
        self.dispatch("place_gone", int(data["id"]))

    def parse_channel_delete(self, data: Any) -> None:
        """A channel is gone, and its threads with it, which Discord does not mention."""
        channel, threads = int(data["id"]), self._threads.get(int(data.get("guild_id") or 0), {})
        gone = [thread for thread, parent in threads.items() if parent == channel]
        for place in (channel, *gone):
            threads.pop(place, None)
            self.dispatch("place_gone", place)

    def parse_interaction_create(self, data: Any) -> None:
        """Somebody has clicked or typed."""
        if not self.aside(data):
            self.answer(data)

    def answer(self, data: Any) -> None:
        """Let it be answered."""
        super().parse_interaction_create(_whole(data))

    def interaction(self, data: Any) -> discord.Interaction[Any]:
        """The same, for who answers it some other way."""
        return discord.Interaction(data=_whole(data), state=self)


def _whole(data: Any) -> Any:
    """What somebody did, with what discord.py wants to know of a thread."""
    channel = data.get("channel") or {}
    if "thread_metadata" not in channel:
        return data
    return {**data, "channel": {**OF_THREADS, **channel}}
