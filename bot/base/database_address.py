"""Where a database is: a file, or a server with an address."""

import re
import zlib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, TypeAlias
from urllib.parse import unquote

from bot.base.setting_kinds import InvalidValue, existing

SCHEMES = ("postgresql://", "postgres://")
LIKE_THIS = "postgresql://user@host:5432/name"
TAKES = (
    f"the name of a file, or {LIKE_THIS} (in a password, write @ : / ? # & = % as "
    "%40 %3A %2F %3F %23 %26 %3D %25)"
)
"""How a place is named, for a host who has named none."""
WHO_SAVES = (
    "a PostgreSQL database is saved by pg_dump and put back by pg_restore (docs/postgres.md)."
)
"""Said instead of copying, which is for files."""
BESIDE = Path("var")
"""Where the bot puts files if there is no database file to put them beside."""

SAYS_WHERE = ("service", "host", "hostaddr", "port", "dbname", "user")
"""The options of an address that say which database is meant: only these are repeated."""
SECRET = ("password", "sslpassword", "scram_client_key", "scram_server_key", "oauth_client_secret")
"""Those that nobody may read."""

HOST = re.compile(r"(\[[0-9a-fA-F:.%]+\]|[^\[\]:@]*)(?::([0-9]*))?")
"""One of an address's hosts, and its port."""
SCHEME = re.compile(r":|[A-Za-z][A-Za-z0-9+.-]+:")
"""The beginning of an address of any kind, or of a name that SQLite gives a meaning of its own."""
BROKEN = re.compile(r"%(?![0-9a-fA-F]{2})")
"""A per cent sign that stands for nothing."""
LAST_PORT = 65535


class Address(NamedTuple):
    """The parts of a server's address as libpq takes them apart, not decoded. It may name several
    hosts, and has no fragment."""

    user: str
    password: str
    hosts: tuple[str, ...]
    name: str
    options: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, url: str) -> "Address":
        """The parts of an address. Raises ValueError where libpq would find none, or others."""
        rest = url.partition("://")[2]
        who, at, after = rest.partition("@")
        if not at or "/" in who:
            who, after = "", rest
        place, _, options = after.partition("?")
        hosts, _, name = place.partition("/")
        user, _, password = who.partition(":")
        pairs = tuple(_pair(one) for one in options.split("&") if one)
        if BROKEN.search(rest) or "@" in place:
            raise ValueError
        return cls(user, password, tuple(hosts.split(",")), name, pairs)

    def told(self, *names: str) -> list[str]:
        """The options with these names, as they are written."""
        return [f"{name}={value}" for name, value in self.options if name in names]


def _pair(option: str) -> tuple[str, str]:
    name, equals, value = option.partition("=")
    if not equals or "=" in value:
        raise ValueError
    return unquote(name), value


@dataclass(frozen=True)
class Server:
    """A database of a PostgreSQL server. Its text leaves out the password."""

    url: str = field(repr=False)

    @cached_property
    def address(self) -> Address:
        """The parts of its address."""
        return Address.of(self.url)

    def __str__(self) -> str:
        user = f"{self.address.user}@" if self.address.user else ""
        name = f"/{self.address.name}" if self.address.name else ""
        options = "&".join(self.address.told(*SAYS_WHERE))
        hosts = ",".join(self.address.hosts)
        return f"postgresql://{user}{hosts}{name}{options and '?' + options}"

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must not appear in anything we write."""
        options = [value for name, value in self.address.options if name in SECRET]
        found = [secret for secret in (self.address.password, *options) if secret]
        return tuple(sorted({*found, *map(unquote, found)}, key=len, reverse=True))

    @property
    def beside(self) -> Path:
        """The path to put this database's files beside."""
        return BESIDE / f"tarok-{zlib.crc32(str(self).encode()):08x}"


DatabaseAddress: TypeAlias = Path | Server


def place_of(text: str) -> DatabaseAddress:
    """The place a host named. Raises ValueError for an address that means nothing, Unfit for the
    name of something that is no file."""
    if not text.startswith(SCHEMES):
        return _file_of(text)
    server = Server(text)
    address = server.address
    named = address.name.strip("/") or address.told("dbname", "service")
    if not named or not all(map(_is_host, address.hosts)):
        raise ValueError
    return server


def _file_of(text: str) -> Path:
    """The file with this name. SQLite would take a name with a scheme for an address."""
    path = Path(text)
    if not text.isprintable() or "://" in text or SCHEME.match(str(path)):
        raise ValueError
    try:
        standing, is_there = existing(path), path.exists()
        is_file, is_folder = standing.is_file(), standing.is_dir()
    except OSError:
        raise ValueError from None
    if (is_there and is_folder) or text.endswith("/"):
        raise InvalidValue(
            f"names a folder: it takes the name of a file in it, {path / 'tarok.sqlite3'}."
        )
    if is_there and not is_file:
        raise InvalidValue(f"names {path}, which is no file.")
    if not is_there and not is_folder:
        raise InvalidValue(f"names {path}: {standing} is no folder.")
    return path


def _is_host(text: str) -> bool:
    """Whether it may be a host with its port; an empty one may be this machine."""
    found = HOST.fullmatch(text)
    return found is not None and (not found[2] or 0 < int(found[2]) <= LAST_PORT)


def beside(place: DatabaseAddress) -> Path:
    """The path beside which a database's other files stand."""
    return place.beside if isinstance(place, Server) else place
