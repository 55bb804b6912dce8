"""Address of a database: the path of a file, or the URL of a PostgreSQL server."""

import re
import stat
import zlib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, TypeAlias
from urllib.parse import unquote

from bot.base.setting_kinds import MAX_PORT, InvalidValue, file_mode, nearest_existing

SCHEMES = ("postgresql://", "postgres://")
EXAMPLE = "postgresql://user@host:5432/name"
USAGE = (
    f"the name of a file, or {EXAMPLE} (in a password, write @ : / ? # & = % as "
    "%40 %3A %2F %3F %23 %26 %3D %25)"
)
"""Forms of TAROK_DB, for a host whose value was refused."""
SIDECAR_DIR = Path("var")
"""Folder of the files that belong to a database on a server."""

PUBLIC_OPTIONS = ("service", "host", "hostaddr", "port", "dbname", "user")
"""The options of an address that say which database is meant: only these are shown."""
SECRET_OPTIONS = (
    "password",
    "sslpassword",
    "scram_client_key",
    "scram_server_key",
    "oauth_client_secret",
)
"""Options that must never be shown."""

HOST = re.compile(r"(\[[0-9a-fA-F:.%]+\]|[^\[\]:@]*)(?::([0-9]*))?")
"""One of an address's hosts, and its port."""
SCHEME = re.compile(r":|[A-Za-z][A-Za-z0-9+.-]+:")
"""The beginning of an address of any kind, or of a name that SQLite gives a meaning of its own."""
INVALID_ESCAPE = re.compile(r"%(?![0-9a-fA-F]{2})")
"""A "%" that starts no valid escape."""


class Address(NamedTuple):
    """The parts of a server's address as libpq takes them apart, not decoded.

    It may name several hosts, and has no fragment.
    """

    user: str
    password: str
    hosts: tuple[str, ...]
    name: str
    options: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, url: str) -> "Address":
        """Parse an address. Raises ValueError if libpq would reject it or parse it differently."""
        text = url.partition("://")[2]
        account, separator, location = text.partition("@")
        if not separator or "/" in account:
            account, location = "", text
        authority, _, query = location.partition("?")
        hosts, _, name = authority.partition("/")
        user, _, password = account.partition(":")
        pairs = tuple(_pair(option) for option in query.split("&") if option)
        if INVALID_ESCAPE.search(text) or "@" in authority:
            raise ValueError
        return cls(user, password, tuple(hosts.split(",")), name, pairs)

    def options_named(self, *names: str) -> list[str]:
        """Options with these names, as they are written."""
        return [f"{name}={value}" for name, value in self.options if name in names]


def _pair(option: str) -> tuple[str, str]:
    name, equals, value = option.partition("=")
    if not equals or "=" in value:
        raise ValueError
    return unquote(name), value


@dataclass(frozen=True)
class Server:
    """A database of a PostgreSQL server. ``str()`` leaves out the password."""

    url: str = field(repr=False)

    @cached_property
    def address(self) -> Address:
        """Parts of the address."""
        return Address.of(self.url)

    def __str__(self) -> str:
        user = f"{self.address.user}@" if self.address.user else ""
        name = f"/{self.address.name}" if self.address.name else ""
        options = "&".join(self.address.options_named(*PUBLIC_OPTIONS))
        hosts = ",".join(self.address.hosts)
        return f"postgresql://{user}{hosts}{name}{options and '?' + options}"

    @property
    def secrets(self) -> tuple[str, ...]:
        """Passwords that must not appear in the log or on the terminal, longest first."""
        options = [value for name, value in self.address.options if name in SECRET_OPTIONS]
        written = [secret for secret in (self.address.password, *options) if secret]
        return tuple(sorted({*written, *map(unquote, written)}, key=len, reverse=True))

    @property
    def sidecar_path(self) -> Path:
        """Path to which this database's other files add their suffixes."""
        return SIDECAR_DIR / f"tarok-{zlib.crc32(str(self).encode()):08x}"


DatabaseAddress: TypeAlias = Path | Server


def parse_database(text: str) -> DatabaseAddress:
    """Parse what a host set.

    Raises ValueError for an invalid address, InvalidValue for the name of something that is no
    file.
    """
    if not text.startswith(SCHEMES):
        return _file_of(text)
    server = Server(text)
    address = server.address
    named = address.name.strip("/") or address.options_named("dbname", "service")
    if not named or not all(map(_is_host, address.hosts)):
        raise ValueError
    return server


def _file_of(text: str) -> Path:
    """Path of a file. A scheme is refused: SQLite would take the name for an address."""
    path = Path(text)
    if not text.isprintable() or "://" in text or SCHEME.match(str(path)):
        raise ValueError
    try:
        existing_part, exists = nearest_existing(path), file_mode(path) is not None
        mode = file_mode(existing_part) or 0
    except OSError:
        raise ValueError from None
    is_file, is_folder = stat.S_ISREG(mode), stat.S_ISDIR(mode)
    if (exists and is_folder) or text.endswith("/"):
        raise InvalidValue(
            f"names a folder: it takes the name of a file in it, {path / 'tarok.sqlite3'}."
        )
    if exists and not is_file:
        raise InvalidValue(f"names {path}, which is no file.")
    if not exists and not is_folder:
        raise InvalidValue(f"names {path}: {existing_part} is no folder.")
    return path


def _is_host(text: str) -> bool:
    """True if it may be a host with its port; an empty one may be this machine."""
    host = HOST.fullmatch(text)
    return host is not None and (not host[2] or 0 < int(host[2]) <= MAX_PORT)


def sidecar_path(database: DatabaseAddress) -> Path:
    """Path to which a database's other files add their suffixes."""
    return database.sidecar_path if isinstance(database, Server) else database
