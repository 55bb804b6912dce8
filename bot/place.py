"""Where a database is: a file, or a server that is reached by an address."""

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
"""Said where a file would be copied."""
BESIDE = Path("var")
"""Where files of the bot stand that has no database file to put them beside."""


@dataclass(frozen=True)
class Server:
    """A database of a PostgreSQL server. As text it is told without its password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        user = f"{parts.username}@" if parts.username else ""
        host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
        port = f":{parts.port}" if parts.port else ""
        return f"postgresql://{user}{host}{port}{parts.path}"

    @property
    def secrets(self) -> tuple[str, ...]:
        """What nobody may read in a line of ours."""
        password = urlsplit(self.url).password or ""
        return tuple(filter(None, (password, unquote(password))))

    @property
    def beside(self) -> Path:
        """A file of this database's own, where files stand that have no database beside them."""
        return BESIDE / f"tarok-{zlib.crc32(str(self).encode()):08x}"


Place: TypeAlias = Path | Server


def place_of(text: str) -> Place:
    """The place that a host has named. Raises ValueError: it is an address that means nothing."""
    if not text.startswith(SCHEMES):
        if "://" in text:
            raise ValueError
        return Path(text)
    parts = urlsplit(text)
    if not parts.path.strip("/") or parts.port == 0:  # the port raises ValueError by itself
        raise ValueError
    return Server(text)


def beside(place: Place) -> Path:
    """The file beside which those stand that belong to a database."""
    return place.beside if isinstance(place, Server) else place
