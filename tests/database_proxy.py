"""A proxy in front of a PostgreSQL server that can break, stall, be slow, and lose one answer."""

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from typing import Self
from urllib.parse import urlsplit

from bot.base.database_address import Server
from sandbox import stop_accepting

BEGIN, COMMIT, OWNING = b"BEGIN", b"COMMIT", b"UPDATE leases SET written"
PREPARED = re.compile(rb"([!-~]+)\0(BEGIN|COMMIT)\0")
SYNC = b"S\x00\x00\x00\x04"
"""A message that ends a request, and commits it where no transaction was begun."""
READY = b"Z\x00\x00\x00\x05"
"""A server's message that a request is done, for which the client waits."""
HEAD, CARRIED_OUT, NOT_ENCRYPTED = 5, b"C", b"N"
"""Bytes of a server message's head; the kind of message that says that a statement is done; the
whole answer to a request for an encrypted connection."""

Handler = Callable[[bytes], Awaitable[bool]]
"""Handles bytes before they are passed on; False: they are dropped."""


class DatabaseProxy:
    """Forwards all connections to a server. Use it as an async context."""

    def __init__(self, server: Server) -> None:
        self.direct = server
        """The address of the server itself, without this proxy."""
        self._to = urlsplit(server.url)
        self._passing: set[asyncio.Task[None]] = set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self.accepting = True
        """Whether connections are accepted."""
        self.attempted = asyncio.Event()
        """Set whenever a client connects."""
        self.attempts = 0
        """How many connections were asked for."""
        self.answers = 0
        """How many answers a client waited for."""
        self.delay = 0.0
        """Seconds by which each answer is delayed."""
        self.slow = 0.0
        """Seconds that the server takes for each statement."""
        self.on_lost_commit: Callable[[], None] | None = None
        """Called when a commit loses its answer."""
        self.arrives = False

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_server(self._accept_connection, "127.0.0.1", 0)
        port = self._listening.sockets[0].getsockname()[1]
        address = self._to._replace(netloc=f"{self._to.username}@127.0.0.1:{port}")
        self.server = Server(address.geturl())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.mend()  # lets stalled connections go on
        self.cut()
        for listening in self._listening.sockets:
            await stop_accepting(listening)
        self._listening.close()
        await asyncio.gather(*self._passing, return_exceptions=True)

    # Faults

    def cut(self) -> None:
        """Break all connections, and take no new ones."""
        self.accepting = False
        self.hang_up()

    def hang_up(self) -> None:
        """Break all connections, but take new ones."""
        for end in tuple(self._ends):
            end.transport.abort()

    async def hang_up_and_wait(self) -> None:
        """Break all connections, and wait until both ends can notice."""
        ends = tuple(self._ends)
        self.hang_up()
        await asyncio.gather(*(end.wait_closed() for end in ends), return_exceptions=True)

    def mend(self) -> None:
        """Work again as before."""
        self.accepting = True
        self._flowing.set()

    def hold(self) -> None:
        """Let nothing through, and keep the connections open."""
        self._flowing.clear()

    def lose_commit(self, *, arrives: bool, then: Callable[[], None] = lambda: None) -> None:
        """Break all connections at the next commit, before it ``arrives`` or after."""
        self.on_lost_commit, self.arrives = then, arrives

    # Traffic

    def _accept_connection(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.attempts += 1
        self.attempted.set()
        if not self.accepting:
            writer.transport.abort()
            return
        assert self._to.port is not None
        answers, asks = await asyncio.open_connection("127.0.0.1", self._to.port)
        ends = {writer, asks}
        if not self.accepting:  # cut meanwhile
            for end in ends:
                end.transport.abort()
            return
        self._ends |= ends
        connection = _Connection(self)
        await asyncio.gather(
            self._pass(reader, asks, connection.handle_request),
            self._pass(answers, writer, connection.handle_answer),
        )
        self._ends -= ends

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, handle: Handler
    ) -> None:
        """Forward data, and close the other end once one end is closed."""
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._flowing.wait()
                if await handle(data):
                    writer.write(data)
        writer.close()

    def lose_commit_now(self) -> None:
        """Break all connections now, at the commit that is to be lost."""
        then, self.on_lost_commit = self.on_lost_commit, None
        self.hang_up()
        if then is not None:
            then()


class _Connection:
    """One connection, whose commits are lost only if it has written."""

    def __init__(self, proxy: DatabaseProxy) -> None:
        self._proxy = proxy
        self._writes = False
        self._begun = False
        self._names: dict[bytes, bytes] = {}
        """The names of BEGIN and COMMIT, once they are prepared statements."""
        self._rest = b""
        """The part of the server's next message that has arrived."""

    def _commits(self, data: bytes) -> bool:
        self._names |= {statement: name for name, statement in PREPARED.findall(data)}
        self._begun = self._begun or self._says(BEGIN, data)
        commits = self._says(COMMIT, data) if self._begun else SYNC in data
        self._begun = self._begun and not commits
        return commits

    def _says(self, statement: bytes, data: bytes) -> bool:
        name = self._names.get(statement)
        return statement in data or (name is not None and b"\0%b\0" % name in data)

    async def handle_request(self, data: bytes) -> bool:
        self._writes = self._writes or OWNING in data
        proxy = self._proxy
        commits = self._commits(data)
        if not self._writes or proxy.on_lost_commit is None or proxy.arrives or not commits:
            return True
        proxy.lose_commit_now()
        return False

    async def handle_answer(self, data: bytes) -> bool:
        proxy = self._proxy
        proxy.answers += data.count(READY)
        if (
            self._writes
            and proxy.on_lost_commit is not None
            and proxy.arrives
            and READY + b"I" in data
        ):
            proxy.lose_commit_now()
            return False
        seconds = proxy.delay + proxy.slow * self._count_completed(data)
        if seconds:
            await asyncio.sleep(seconds)
        return True

    def _count_completed(self, data: bytes) -> int:
        """Count the statements that the server has finished with this data."""
        completed, self._rest = 0, self._rest + data
        if self._rest == NOT_ENCRYPTED:
            self._rest = b""
        while HEAD <= len(self._rest) >= (size := 1 + int.from_bytes(self._rest[1:HEAD])):
            completed += self._rest.startswith(CARRIED_OUT)
            self._rest = self._rest[size:]
        return completed
