"""Addresses of a PostgreSQL server: a socket, a service, an encrypted line, and a pooler."""

import asyncio
import os
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from bot.base.database_address import Server, parse_database
from bot.base.shards import Division, Shard
from bot.store.errors import StoreRefused
from bot.store.open_store import look_at, open_store
from tests.ports import free_port
from tests.postgres import Postgres, process_user
from tests.timeout import TIMEOUT

pytest.importorskip("psycopg")
statements: Any = pytest.importorskip("bot.store.postgres.statements")
opening: Any = pytest.importorskip("bot.store.postgres.opening")
pytestmark = pytest.mark.long


async def check_store_at(address: str) -> None:
    """Check that a store at the address can be opened and keeps a note."""
    store = await open_store(parse_database(address))
    await store.set_note("here", "yes")
    assert await store.note("here") == "yes"
    await store.close()


# A socket, a service ------------------------------------------------------------------------


async def test_database_at_a_socket_is_opened(server: Server, postgres: Postgres) -> None:
    name, folder, port = server.address.name, postgres.socket, postgres.port
    await check_store_at(f"postgresql://tarok@/{name}?host={folder}&port={port}")
    await check_store_at(f"postgresql://tarok@{quote(str(folder), safe='')}:{port}/{name}")


async def test_database_of_a_service_is_opened(
    server: Server, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "services"
    file.write_text(
        f"[cards]\nhost=127.0.0.1\nport={postgres.port}\nuser=tarok\ndbname={server.address.name}\n"
    )
    monkeypatch.setenv("PGSERVICEFILE", str(file))
    await check_store_at("postgresql://?service=cards")
    with pytest.raises(StoreRefused, match='cannot be used: definition of service "car" not found'):
        await check_store_at("postgresql://?service=car")


@pytest.mark.parametrize("option", ["ssslmode=require", "sslmode=sure", "connect_timeout=soon"])
async def test_address_with_an_unknown_option_is_refused(server: Server, option: str) -> None:
    with pytest.raises(StoreRefused, match=rf"^The address of {server} cannot be used: "):
        await check_store_at(f"{server.url}?{option}")


# Encrypted ----------------------------------------------------------------------------------

TLS_ACCEPTED = b"S"
"""A server's answer to a request for an encrypted line."""


@pytest.fixture
def certificates(tmp_path: Path) -> Path:
    """A folder with the certificates and keys of localhost and of another host."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl, which makes certificates, is not installed")
    for name, host in (("right", "localhost"), ("other", "other.example.org")):
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
             "-nodes", "-keyout", tmp_path / f"{name}.key", "-out", tmp_path / f"{name}.crt",
             "-subj", f"/CN={host}", "-addext", f"subjectAltName=DNS:{host}"],
            check=True, capture_output=True,
        )  # fmt: skip
    return tmp_path


@asynccontextmanager
async def encrypted_address(server: Server, certificates: Path, name: str) -> AsyncIterator[str]:
    """The address of a proxy of the server that encrypts with a certificate."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificates / f"{name}.crt", certificates / f"{name}.key")
    port = int(server.address.hosts[0].rpartition(":")[2])

    serving: list[asyncio.Task[None]] = []

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer), suppress(ssl.SSLError, OSError, EOFError):
            while data := await reader.read(1 << 16):
                writer.write(data)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer), suppress(ssl.SSLError, OSError, EOFError):
            await reader.readexactly(8)
            writer.write(TLS_ACCEPTED)
            await writer.start_tls(context)
            answers, asks = await asyncio.open_connection("127.0.0.1", port)
            await asyncio.gather(pass_on(reader, asks), pass_on(answers, writer))

    def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        serving.append(asyncio.create_task(serve(reader, writer)))

    async with await asyncio.start_server(accept, "127.0.0.1", 0) as listening:
        tls_port = listening.sockets[0].getsockname()[1]
        yield f"postgresql://tarok:very-secret@localhost:{tls_port}/{server.address.name}?sslmode=verify-full"
        await asyncio.gather(*serving)


async def test_server_with_trusted_certificate_is_opened(
    server: Server, certificates: Path
) -> None:
    async with encrypted_address(server, certificates, "right") as address:
        await check_store_at(f"{address}&sslrootcert={certificates}/right.crt")


@pytest.mark.parametrize(("name", "root", "why"), [
    ("right", "other", "certificate verify failed"),
    ("other", "other", "does not match host name"),
    ("right", "missing", "does not exist"),
])  # fmt: skip
async def test_untrusted_certificate_is_refused(
    server: Server, certificates: Path, name: str, root: str, why: str
) -> None:
    async with encrypted_address(server, certificates, name) as address:
        with pytest.raises(
            StoreRefused, match=rf"cannot be trusted: .*{why}.*\. Put its"
        ) as raised:
            await check_store_at(f"{address}&sslrootcert={certificates}/{root}.crt")
    assert "secret" not in str(raised.value)


async def test_server_without_encryption_is_refused_if_required(server: Server) -> None:
    with pytest.raises(StoreRefused, match=r"cannot be trusted: .* does not support SSL"):
        await check_store_at(f"{server.url}?sslmode=require")


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
def pooled_server(server: Server, mode: str, *, in_turn: bool = False) -> Iterator[Server]:
    """The address of PgBouncer in front of a server.

    ``in_turn``: it hands out its connections in turn, not first the one that was used last.
    """
    if BOUNCER is None:
        pytest.skip("PgBouncer is not installed")
    host, _, port = server.address.hosts[0].rpartition(":")
    listen = free_port()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        Path(folder).chmod(0o755)
        file = Path(folder) / "pgbouncer.ini"
        file.write_text(SET_UP.format(port=port, listen=listen, mode=mode, turn=int(in_turn)))
        process = subprocess.Popen(
            [BOUNCER, "-q", file], stderr=subprocess.DEVNULL, cwd="/", **process_user()
        )
        stack.callback(process.wait)
        stack.callback(process.kill)
        wait_for_port(listen)
        yield Server(server.url.replace(f"{host}:{port}", f"{host}:{listen}"))


def wait_for_port(port: int) -> None:
    """Wait until a process listens at a port."""
    end = time.monotonic() + TIMEOUT
    while True:
        with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            return
        assert time.monotonic() < end
        time.sleep(0.02)


async def test_pooler_of_sessions_is_used(server: Server) -> None:
    with pooled_server(server, "session") as pooler:
        await check_store_at(pooler.url)


@pytest.mark.parametrize("mode", ["transaction", "statement"])
@pytest.mark.parametrize("in_turn", [False, True])
async def test_pooler_of_transactions_or_statements_is_refused(
    server: Server, mode: str, in_turn: bool
) -> None:
    """The pooler is refused even while no other client would share its connections."""
    await (await open_store(server)).close()
    with pooled_server(server, mode, in_turn=in_turn) as pooler:
        for open_database in (open_store, look_at):
            with pytest.raises(StoreRefused, match=r"is behind a pooler .*pool_mode = session"):
                await open_database(pooler)


def test_process_killed_behind_a_pooler_is_soon_given_up(server: Server) -> None:
    """The pooler keeps the connection of the killed process for other clients."""
    with pooled_server(server, "session") as pooler:
        killed = statements.connect(pooler)
        opening.take_lease(killed, pooler, opening.LeaseFollower(Division(2, ((0,),))))
        killed.close()
        waiting = opening.LeaseFollower(Division(2, ((0,),)))
        follower = statements.connect(server)
        end = time.monotonic() + TIMEOUT
        while isinstance(waiting.take(follower), Shard):
            assert time.monotonic() < end
            time.sleep(0.05)
        follower.close()
