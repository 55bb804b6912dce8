"""What the host sets, read from the environment once: a row for each setting, and what it takes.

The tables in docs/settings.md, ``python -m bot config`` and the sentences about bad settings are
made of these rows.
"""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from bot.base.database_address import TAKES, DatabaseAddress, Server, beside, place_of
from bot.base.setting_kinds import (
    FOLDER,
    NAMES_OF_KUBERNETES,
    OF_KUBERNETES,
    PORT,
    SWITCH,
    BadSetting,
    InvalidValue,
    Kind,
    address,
    decimal,
    existing,
    number,
    number_or_auto,
    one_of,
    shortened,
)
from bot.base.shards import MOST_SHARDS, Division, Sets, read_sets, unheld, unnamed

TOKEN, TOKEN_FILE = "DISCORD_TOKEN", "DISCORD_TOKEN_FILE"

SHAPE = re.compile(r"[A-Za-z0-9._~+/=-]{1,300}")
"""Longer than any token, and without blanks, line breaks and quotation marks."""

LARGEST_FILE = 4096
"""Bytes of a file that are read: a token has some seventy."""

REAL = re.compile(r"[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}")
"""The form of Discord's own tokens."""

LONGEST_NAME = 200

HIDDEN = "(hidden)"


def read_token(environment: Mapping[str, str]) -> str:
    """Read the token from where it is kept. Raises BadSetting."""
    token, file = (environment.get(name, "").strip() for name in (TOKEN, TOKEN_FILE))
    if token and file:
        raise BadSetting(f"{TOKEN} and {TOKEN_FILE} are both set: take one of them away.")
    if file:
        return _token_in(file)
    if not token:
        raise BadSetting(
            f"{TOKEN} is not set: it takes the bot token from Discord's developer portal; "
            f"{TOKEN_FILE} takes a file that holds it. Without one, `make run` starts the sandbox."
        )
    if not SHAPE.fullmatch(token):
        raise BadSetting(
            f"{TOKEN} takes the bot token alone, without blanks, line breaks or quotation marks."
        )
    return token


def _token_in(file: str) -> str:
    name = shown_file(file)
    try:
        with Path(file).open("rb") as opened:
            token = opened.read(LARGEST_FILE).decode("utf-8").strip()
    except OSError as error:
        raise BadSetting(f"{TOKEN_FILE} names {name}: {error.strerror}.") from None
    except ValueError:
        token = ""
    if not SHAPE.fullmatch(token):
        raise BadSetting(f"{TOKEN_FILE} names {name}: it takes a file with the token alone in it.")
    return token


def shown_file(file: str) -> str:
    """The name of the token's file; hidden if it may be the token itself."""
    hidden = len(file) > LONGEST_NAME or not file.isprintable() or REAL.search(file)
    return HIDDEN if hidden else file


Style: TypeAlias = Literal["pictures", "emojis", "text"]
STYLES: tuple[Style, ...] = get_args(Style)
"""The ways to show cards, the usual one first."""

LogFormat: TypeAlias = Literal["text", "json"]
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")

MOST_WORKERS, MOST_BACKUPS = 64, 10_000
MINUTE, DAY, WEEK = 60, 24 * 60 * 60, 7 * 24 * 60 * 60
YEAR_OF_HOURS = 365 * 24


@dataclass(frozen=True)
class Settings:
    """The settings of a bot process; times are seconds. ``ROWS`` says what each is for."""

    token: str = field(repr=False)
    database: DatabaseAddress = Path("var/tarok.sqlite3")
    kernel: str = ""
    api: str = ""
    gateway: str = ""
    shards: int | None = None
    sets: Sets = ()
    pace: float = 1.5
    solo_pace: float = 0.4
    next_after: int = 120
    remind_after: int | None = None
    absent_after: int = 600
    close_after: int = 86400
    slip: float = 0.4
    limited: bool = True
    redraw: float = 1.0
    log_level: str = "INFO"
    log_format: LogFormat = "text"
    look: Style = STYLES[0]
    emojis: bool = True
    workers: int = 1
    think: float = 0.1
    duplicates: bool = True
    port: int = 0
    backup_every: float = 0
    backup_keep: int = 7
    backup_folder: str = ""

    @property
    def held(self) -> tuple[int, ...]:
        """The shards that this process holds, as far as that is settled; none: all."""
        return self.sets[0] if len(self.sets) == 1 else ()

    @property
    def conflicts(self) -> tuple[str, ...]:
        """Conflicts between settings of which each alone can be used, a sentence each."""
        shared = isinstance(self.database, Server)
        wrong = unheld(self.sets, self.shards, shared=shared), self._unsaved
        return tuple(sentence for sentence in wrong if sentence)

    @property
    def backups(self) -> Path:
        """The folder of the backups."""
        return Path(self.backup_folder or beside(self.database).parent / "backups")

    @property
    def _unsaved(self) -> str | None:
        """Why no backup could be made; None: one can, or none is wanted."""
        if not self.backup_every or isinstance(self.database, Server):
            return None
        standing = existing(self.backups)
        if standing.is_dir() and os.access(standing, os.W_OK | os.X_OK):
            return None
        kind = "cannot be written" if standing.is_dir() else "is a file"
        return f"TAROK_BACKUP_EVERY is set, and backups go to {self.backups}: {standing} {kind}."

    @property
    def unnamed(self) -> str | None:
        """What the host is told of sets that leave shards out; None: none is left out."""
        return unnamed(self.sets, self.shards)

    @property
    def division(self) -> Division:
        """What it may hold where it shares a database."""
        return Division(self.shards, self.sets) if self.sets and self.shards else Division()

    @property
    def first(self) -> bool:
        """Whether this process holds shard 0, and does what one process does for all."""
        return not self.held or 0 in self.held

    @property
    def share(self) -> float:
        """The part of all shards that this process holds."""
        return len(self.held) / self.shards if self.held and self.shards else 1.0


DATABASE_PLACE = Kind(TAKES, place_of)
SHARD_IDS = Kind("numbers of shards, such as 0-3 or 0,2, or sets of them: 0-3/4-7", read_sets)


class Row(NamedTuple):
    """One setting."""

    name: str
    """As the environment has it."""
    field: str
    """As ``Settings`` has it."""
    kind: Kind
    meaning: str
    """For the host, in a cell of a table of Markdown."""
    unset: str = ""
    """What holds where it is not set, if the value does not say it."""
    secret: bool = False
    """Whether what is set may hold a password, and is not repeated."""

    @property
    def told(self) -> str:
        """The meaning and the bounds, for a cell of a table."""
        return f"{self.meaning} ({self.kind.bounds})" if self.kind.bounds else self.meaning

    @property
    def default(self) -> str:
        """What holds where nothing is set, for a cell of a table."""
        return self.unset or f"`{shown(getattr(Settings, self.field))}`"

    def read(self, environment: Mapping[str, str]) -> Any:
        """The value that an environment gives; the default if it gives none. Raises BadSetting."""
        text = environment.get(self.name, "").strip()
        if not text:
            return getattr(Settings, self.field)
        try:
            return self.kind.read(text)
        except InvalidValue as error:
            raise BadSetting(f"{self.name} {error}") from None
        except (ValueError, KeyError, StopIteration):
            told = "what is set" if self.secret else shortened(text)
            raise BadSetting(f"{self.name} takes {self.kind.takes}, not {told}") from None


DATABASE = "TAROK_DB"

SECRETS = (
    (TOKEN, "the bot's token", "none: the sandbox"),
    (TOKEN_FILE, "a file that holds the token and nothing else, instead of the token", "none"),
)
"""Name, meaning and default of what is read in a way of its own."""

ROWS = (
    Row(
        DATABASE, "database", DATABASE_PLACE,
        "the database: a file, or a PostgreSQL database as `postgresql://user@host:5432/name` "
        "(needs `pip install '.[bot,postgres]'`); every bot needs its own, but the processes of "
        "one bot may share a PostgreSQL database",
        secret=True,
    ),
    Row(
        "TAROK_BACKUP_EVERY", "backup_every",
        decimal("hours", YEAR_OF_HOURS, 0.1, or_zero=True), "hours between two backups; `0`: none",
    ),
    Row("TAROK_BACKUP_KEEP", "backup_keep", number(MOST_BACKUPS, 1), "how many backups are kept"),
    Row(
        "TAROK_BACKUP_FOLDER", "backup_folder", FOLDER,
        "where backups go, on another disk if there is one", "`backups` next to the database",
    ),
    Row(
        "TAROK_PACE", "pace", decimal("seconds", MINUTE),
        "seconds before a house player moves, so that people can follow",
    ),
    Row(
        "TAROK_SOLO_PACE", "solo_pace", decimal("seconds", MINUTE),
        "the same if one person plays with the house",
    ),
    Row(
        "TAROK_LOOK", "look", one_of(*STYLES),
        "how cards look until somebody chooses: `pictures`, `emojis` or `text`",
    ),
    Row(
        "TAROK_NEXT_AFTER", "next_after", number(DAY, of="seconds"),
        "seconds that several people may look at a score before the next deal starts",
    ),
    Row(
        "TAROK_REMIND_AFTER", "remind_after", number(WEEK, 1, of="seconds"),
        "seconds before a player is reminded, once, if that is sooner than half of their time",
        "half of it",
    ),
    Row(
        "TAROK_ABSENT_AFTER", "absent_after", number(WEEK, 10, of="seconds", or_zero=True),
        "seconds for a move, unless the table or the server sets its own time; then the house "
        "moves for the player; `0`: no limit",
    ),
    Row(
        "TAROK_CLOSE_AFTER", "close_after", number(5 * WEEK, MINUTE, of="seconds"),
        "seconds before an unused lobby or a deserted table is closed",
    ),
    Row(
        "TAROK_DUPLICATES", "duplicates", SWITCH,
        "`1`: a person alone with the house may be dealt cards that others have had, and sees how "
        "they fared; `0`: all cards are new",
    ),
    Row(
        "TAROK_WORKERS", "workers", number(MOST_WORKERS),
        "processes in which house players search for their moves (needs `pip install "
        "'.[bot,search]'`), plus one for hints and analyses; `0`: nobody searches, and lobbies "
        "offer novices and club players only",
    ),
    Row(
        "TAROK_THINK", "think", decimal("seconds", 10, 0.01),
        "seconds that a master may search for a move",
    ),
    Row(
        "TAROK_KERNEL", "kernel", FOLDER,
        "the folder that keeps the compiled search; `python -m search compile` fills it in advance",
        "next to the program",
    ),
    Row(
        "TAROK_EMOJIS", "emojis", SWITCH,
        "`1`: at a start, upload the emojis of the cards that are missing; `0`: don't",
    ),
    Row(
        "TAROK_REDRAW", "redraw", decimal("seconds", MINUTE),
        "minimum seconds between two edits of a board",
    ),
    Row(
        "TAROK_SLIP", "slip", decimal("seconds", MINUTE),
        "seconds after a redraw in which a press does nothing, and says so, if its button meant "
        "something else before",
    ),
    Row(
        "TAROK_LIMIT_CLICKS", "limited", SWITCH,
        "`1`: a person's clicks and commands beyond 20 in 5 seconds are not carried out; "
        "`0`: all are",
    ),
    Row(
        "TAROK_LOG", "log_level", one_of(*LEVELS),
        "the minimum log level: `DEBUG`, `INFO`, `WARNING` or `ERROR`",
    ),
    Row(
        "TAROK_LOG_FORMAT", "log_format", one_of(*get_args(LogFormat)),
        "`text`, or `json`: one object a line",
    ),
    Row(
        "TAROK_PORT", "port", PORT,
        "a port on 127.0.0.1 with `/healthz` and `/metrics`; `0`: none",
    ),
    Row(
        "TAROK_SHARDS", "shards", number_or_auto(MOST_SHARDS),
        "how many shards the bot has, each with its own connection to Discord; "
        "`auto`: as many as Discord recommends", "`auto`",
    ),
    Row(
        "TAROK_SHARD_IDS", "sets", SHARD_IDS,
        "which of the `TAROK_SHARDS` shards this process holds, such as `0-3`; with a shared "
        "PostgreSQL database, several sets such as `0-3/4-7`: it holds the first that is free",
        "all",
    ),
    Row(
        "TAROK_DISCORD_API", "api", address("http", "https", example="https://host/api/v10"),
        "the address of another Discord, as the sandbox sets it", "empty",
    ),
    Row(
        "TAROK_DISCORD_GATEWAY", "gateway", address("ws", "wss", example="wss://host"),
        "the same for its gateway", "empty",
    ),
)  # fmt: skip


def table() -> tuple[tuple[str, str, str], ...]:
    """Name, meaning and default of every setting, in the order in which hosts read them."""
    return (*SECRETS, *((row.name, row.told, row.default) for row in ROWS))


def read_database(environment: Mapping[str, str]) -> DatabaseAddress:
    """Where the database is. Raises BadSetting."""
    found: DatabaseAddress = next(row for row in ROWS if row.name == DATABASE).read(environment)
    return found


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings of an environment. Raises BadSetting."""
    token = read_token(environment)
    found = Settings(token=token, **{row.field: row.read(environment) for row in ROWS})
    for sentence in found.conflicts:
        raise BadSetting(sentence)
    return found


def unknown(environment: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """What looks like a setting and is none, with the name that may be meant, or an empty one."""
    names = [name for name, *_ in table()]
    strange = [
        name
        for name, value in environment.items()
        if name.startswith("TAROK_") and name not in names and not _of_kubernetes(name, value)
    ]
    return tuple((name, "".join(get_close_matches(name, names, 1))) for name in sorted(strange))


def _of_kubernetes(name: str, value: str) -> bool:
    """Whether Kubernetes sets it, for a service whose name begins like ours."""
    port = name.endswith("_PORT") and OF_KUBERNETES.fullmatch(value)
    return bool(port or NAMES_OF_KUBERNETES.fullmatch(name))


def shown(value: object) -> str:
    """A value as one writes it into the environment."""
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, tuple):
        return "/".join(",".join(map(str, one)) for one in value)
    return f"{value:g}" if isinstance(value, float) else str("" if value is None else value)
