"""A line to a PostgreSQL server that can be cut, held up or slow, and can lose one answer."""

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from typing import Self
from urllib.parse import urlsplit

from bot.base.database_address import Server

BEGIN, COMMIT, OWNING = b"BEGIN", b"COMMIT", b"UPDATE leases SET written"
PREPARED = re.compile(rb"([!-~]+)\0(BEGIN|COMMIT)\0")
SYNC = b"S\x00\x00\x00\x04"
"""Ends a request: where no transaction was begun, it commits."""
READY = b"Z\x00\x00\x00\x05"
"""Sent by a server that is done with a request, for which a client waits."""
HEAD, CARRIED_OUT, NOT_ENCRYPTED = 5, b"C", b"N"
"""How many bytes a message of the server begins with; the kind that says that a statement is done;
the whole answer to a request for an encrypted connection."""

Way = Callable[[bytes], Awaitable[bool]]
"""Handles bytes before they are passed on; False: they are dropped."""


class DatabaseProxy:
    """Passes on what is said. Use it as an async context."""

    def __init__(self, server: Server) -> None:
        self.direct = server
        """The server itself, without this line."""
        self._to = urlsplit(server.url)
        self._passing: set[asyncio.Task[None]] = set()
        self._lines: set[asyncio.StreamWriter] = set()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self.there = True
        """Whether anybody answers."""
        self.trying = asyncio.Event()
        """Set whenever somebody asks for a connection."""
        self.tried = 0
        """How often somebody has asked for a connection."""
        self.waited = 0
        """How many answers somebody waited for."""
        self.delay = 0.0
        """Seconds by which each answer is delayed."""
        self.slow = 0.0
        """Seconds that the server takes for each statement."""
        self.lost: Callable[[], None] | None = None
        """Called when a commit loses its answer."""
        self.arrives = False

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port = self._listening.sockets[0].getsockname()[1]
        at = self._to._replace(netloc=f"{self._to.username}@127.0.0.1:{port}")
        self.server = Server(at.geturl())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.mend()  # lets go of whoever is held up
        self.cut()
        self._listening.close()
        await asyncio.gather(*self._passing, return_exceptions=True)

    # What befalls it

    def cut(self) -> None:
        """Break all connections, and take no new ones."""
        self.there = False
        self.hang_up()

    def hang_up(self) -> None:
        """Break all connections, but take new ones."""
        for line in tuple(self._lines):
            line.transport.abort()

    async def hang_up_and_wait(self) -> None:
        """Break all connections, and wait until both ends can know."""
        lines = tuple(self._lines)
        self.hang_up()
        await asyncio.gather(*(line.wait_closed() for line in lines), return_exceptions=True)

    def mend(self) -> None:
        """Work again as before."""
        self.there = True
        self._flowing.set()

    def hold(self) -> None:
        """Let nothing through, and tell nobody."""
        self._flowing.clear()

    def lose_commit(self, *, arrives: bool, then: Callable[[], None] = lambda: None) -> None:
        """Break at the next commit, which gets no answer; it ``arrives``, or it does not."""
        self.lost, self.arrives = then, arrives

    # What goes through

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.tried += 1
        self.trying.set()
        if not self.there:
            writer.transport.abort()
            return
        assert self._to.port is not None
        answers, asks = await asyncio.open_connection("127.0.0.1", self._to.port)
        ends = {writer, asks}
        self._lines |= ends
        connection = _Connection(self)
        await asyncio.gather(
            self._pass(reader, asks, connection.ask), self._pass(answers, writer, connection.answer)
        )
        self._lines -= ends

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way
    ) -> None:
        """Pass on what comes, and at the end that there is no more."""
        with contextlib.suppress(OSError):
            while said := await reader.read(1 << 16):
                await self._flowing.wait()
                if await way(said):
                    writer.write(said)
        writer.close()

    def lose_commit_now(self) -> None:
        """Break at a commit."""
        then, self.lost = self.lost, None
        self.hang_up()
        if then is not None:
            then()


class _Connection:
    """One connection; its commits count only if it writes."""

    def __init__(self, proxy: DatabaseProxy) -> None:
        self._line = proxy
        self._writes = False
        self._begun = False
        self._names: dict[bytes, bytes] = {}
        """The names of BEGIN and COMMIT, once they are prepared statements."""
        self._rest = b""
        """The part of the server's next message that has arrived."""

    def _commits(self, said: bytes) -> bool:
        self._names |= {what: name for name, what in PREPARED.findall(said)}
        self._begun = self._begun or self._says(BEGIN, said)
        commits = self._says(COMMIT, said) if self._begun else SYNC in said
        self._begun = self._begun and not commits
        return commits

    def _says(self, what: bytes, said: bytes) -> bool:
        name = self._names.get(what)
        return what in said or (name is not None and b"\0%b\0" % name in said)

    async def ask(self, said: bytes) -> bool:
        self._writes = self._writes or OWNING in said
        line = self._line
        commits = self._commits(said)
        if not self._writes or line.lost is None or line.arrives or not commits:
            return True
        line.lose_commit_now()
        return False

    async def answer(self, said: bytes) -> bool:
        line = self._line
        line.waited += said.count(READY)
        if self._writes and line.lost is not None and line.arrives and READY + b"I" in said:
            line.lose_commit_now()
            return False
        seconds = line.delay + line.slow * self._done(said)
        if seconds:
            await asyncio.sleep(seconds)
        return True

    def _done(self, said: bytes) -> int:
        """How many statements the server has finished with these bytes."""
        done, self._rest = 0, self._rest + said
        if self._rest == NOT_ENCRYPTED:
            self._rest = b""
        while HEAD <= len(self._rest) >= (size := 1 + int.from_bytes(self._rest[1:HEAD])):
            done += self._rest.startswith(CARRIED_OUT)
            self._rest = self._rest[size:]
        return done
