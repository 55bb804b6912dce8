"""Ways to a PostgreSQL server: a socket, a service, an encrypted line, and a pooler."""

import asyncio
import os
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from bot.base.database_address import Server, parse_database
from bot.base.shards import Division, Shard
from bot.store.errors import StoreRefused
from bot.store.open_store import look_at, open_store
from tests.bot.base.metrics_port import free_port
from tests.postgres import Postgres, process_user
from tests.timeout import TIMEOUT

pytest.importorskip("psycopg")
statements: Any = pytest.importorskip("bot.store.postgres.statements")
opening: Any = pytest.importorskip("bot.store.postgres.opening")
pytestmark = pytest.mark.long


@pytest.fixture
def server(postgres: Postgres) -> Iterator[Server]:
    made = postgres.create_database()
    yield made
    postgres.drop_database(made)


def name_of(server: Server) -> str:
    return server.url.rpartition("/")[2]


async def serves(address: str) -> None:
    """A store can be opened there, and keeps something."""
    place = parse_database(address)
    store = await open_store(place)
    await store.set_note("here", "yes")
    assert await store.note("here") == "yes"
    await store.close()


# A socket, a service ------------------------------------------------------------------------


async def test_a_socket(server: Server, postgres: Postgres) -> None:
    name, folder, port = name_of(server), postgres.socket, postgres.port
    await serves(f"postgresql://tarok@/{name}?host={folder}&port={port}")
    await serves(f"postgresql://tarok@{quote(str(folder), safe='')}:{port}/{name}")


async def test_a_service(
    server: Server, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "services"
    file.write_text(
        f"[cards]\nhost=127.0.0.1\nport={postgres.port}\nuser=tarok\ndbname={name_of(server)}\n"
    )
    monkeypatch.setenv("PGSERVICEFILE", str(file))
    await serves("postgresql://?service=cards")
    with pytest.raises(StoreRefused, match='cannot be used: definition of service "car" not found'):
        await serves("postgresql://?service=car")


@pytest.mark.parametrize("option", ["ssslmode=require", "sslmode=sure", "connect_timeout=soon"])
async def test_an_option_that_there_is_not(server: Server, option: str) -> None:
    with pytest.raises(StoreRefused, match=rf"^The address of {server} cannot be used: "):
        await serves(f"{server.url}?{option}")


# Encrypted ----------------------------------------------------------------------------------

YES = b"S"
"""What a server says if it is asked for an encrypted line."""


@pytest.fixture
def certificates(tmp_path: Path) -> Path:
    """A folder with two certificates, each with its key: of localhost, and of another."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl, which makes certificates, is not here")
    for name, host in (("right", "localhost"), ("other", "other.example.org")):
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
             "-nodes", "-keyout", tmp_path / f"{name}.key", "-out", tmp_path / f"{name}.crt",
             "-subj", f"/CN={host}", "-addext", f"subjectAltName=DNS:{host}"],
            check=True, capture_output=True,
        )  # fmt: skip
    return tmp_path


@asynccontextmanager
async def encrypted(server: Server, certificates: Path, name: str) -> AsyncIterator[str]:
    """The address of a server that encrypts what it says with this certificate."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificates / f"{name}.crt", certificates / f"{name}.key")
    port = int(server.address.hosts[0].rpartition(":")[2])

    async def passed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while said := await reader.read(1 << 16):
            writer.write(said)
        writer.close()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readexactly(8)
        writer.write(YES)
        try:
            await writer.start_tls(context)
            answers, asks = await asyncio.open_connection("127.0.0.1", port)
            await asyncio.gather(passed(reader, asks), passed(answers, writer))
        except (ssl.SSLError, OSError):
            writer.close()

    async with await asyncio.start_server(connected, "127.0.0.1", 0) as listening:
        at = listening.sockets[0].getsockname()[1]
        yield f"postgresql://tarok:very-secret@localhost:{at}/{name_of(server)}?sslmode=verify-full"


async def test_a_server_that_proves_who_it_is(server: Server, certificates: Path) -> None:
    async with encrypted(server, certificates, "right") as address:
        await serves(f"{address}&sslrootcert={certificates}/right.crt")


@pytest.mark.parametrize(("name", "root", "why"), [
    ("right", "other", "certificate verify failed"),
    ("other", "other", "does not match host name"),
    ("right", "missing", "does not exist"),
])  # fmt: skip
async def test_one_that_does_not(
    server: Server, certificates: Path, name: str, root: str, why: str
) -> None:
    async with encrypted(server, certificates, name) as address:
        with pytest.raises(StoreRefused, match=rf"cannot be trusted: .*{why}.*\. Put its") as told:
            await serves(f"{address}&sslrootcert={certificates}/{root}.crt")
    assert "secret" not in str(told.value)


async def test_one_that_does_not_encrypt(server: Server) -> None:
    with pytest.raises(StoreRefused, match=r"cannot be trusted: .* does not support SSL"):
        await serves(f"{server.url}?sslmode=require")


# A pooler -----------------------------------------------------------------------------------

BOUNCER = shutil.which("pgbouncer", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
SET_UP = """
[databases]
* = host=127.0.0.1 port={port} user=tarok
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {listen}
unix_socket_dir =
auth_type = any
pool_mode = {mode}
server_round_robin = {turn}
"""


@contextmanager
def pooled(server: Server, mode: str, *, in_turn: bool = False) -> Iterator[Server]:
    """The address of PgBouncer in front of a server.

    ``in_turn``: it does not hand out first what was in use last.
    """
    if BOUNCER is None:
        pytest.skip("PgBouncer is not here")
    host, _, port = server.address.hosts[0].rpartition(":")
    listen = free_port()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        Path(folder).chmod(0o755)
        file = Path(folder) / "pgbouncer.ini"
        file.write_text(SET_UP.format(port=port, listen=listen, mode=mode, turn=int(in_turn)))
        pooler = subprocess.Popen(
            [BOUNCER, "-q", file], stderr=subprocess.DEVNULL, cwd="/", **process_user()
        )
        stack.callback(pooler.wait)
        stack.callback(pooler.kill)
        answers(listen)
        yield Server(server.url.replace(f"{host}:{port}", f"{host}:{listen}"))


def answers(port: int) -> None:
    """Wait until somebody does."""
    end = time.monotonic() + TIMEOUT
    while True:
        with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            return
        assert time.monotonic() < end
        time.sleep(0.02)


async def test_a_pooler_that_keeps_a_connection_for_a_session(server: Server) -> None:
    with pooled(server, "session") as there:
        await serves(there.url)


@pytest.mark.parametrize("mode", ["transaction", "statement"])
@pytest.mark.parametrize("in_turn", [False, True])
async def test_one_that_does_not_is_refused(server: Server, mode: str, in_turn: bool) -> None:
    """Also where nobody else uses it, and all would go well for a time."""
    await (await open_store(server)).close()
    with pooled(server, mode, in_turn=in_turn) as there:
        for opened in (open_store, look_at):
            with pytest.raises(StoreRefused, match=r"is behind a pooler .*pool_mode = session"):
                await opened(there)


def test_a_process_that_is_killed_behind_a_pooler_is_soon_given_up(server: Server) -> None:
    """The pooler keeps its connection, for whoever comes next."""
    with pooled(server, "session") as there:
        held = statements.connect(there)
        opening.take_lease(held, there, opening.Waiting(Division(2, ((0,),))))
        held.close()
        waiting = opening.Waiting(Division(2, ((0,),)))
        follower = statements.connect(server)
        end = time.monotonic() + TIMEOUT
        while isinstance(waiting.take(follower), Shard):
            assert time.monotonic() < end
            time.sleep(0.05)
        follower.close()
