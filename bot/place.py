"""Where a database is: a file, or a server with an address."""

import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias
from urllib.parse import unquote, urlsplit

SCHEMES = ("postgresql://", "postgres://")
LIKE_THIS = "postgresql://user@host:5432/name"
WHO_SAVES = (
    "a PostgreSQL database is saved by pg_dump and put back by pg_restore (docs/postgres.md)."
)
"""Said instead of copying, which is for files."""
BESIDE = Path("var")
"""Where the bot puts files if there is no database file to put them beside."""


@dataclass(frozen=True)
class Server:
    """A database of a PostgreSQL server. Its text leaves out the password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        user = f"{parts.username}@" if parts.username else ""
        host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
        port = f":{parts.port}" if parts.port else ""
        return f"postgresql://{user}{host}{port}{parts.path}"

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must not appear in anything we write."""
        password = urlsplit(self.url).password or ""
        return tuple(filter(None, (password, unquote(password))))

    @property
    def beside(self) -> Path:
        """The path to put this database's files beside."""
        return BESIDE / f"tarok-{zlib.crc32(str(self).encode()):08x}"


Place: TypeAlias = Path | Server


def place_of(text: str) -> Place:
    """The place a host named. Raises ValueError for an address that means nothing."""
    if not text.startswith(SCHEMES):
        if "://" in text:
            raise ValueError
        return Path(text)
    parts = urlsplit(text)
    if not parts.path.strip("/") or parts.port == 0:  # reading the port may raise ValueError
        raise ValueError
    return Server(text)


def beside(place: Place) -> Path:
    """The path beside which a database's other files stand."""
    return place.beside if isinstance(place, Server) else place
