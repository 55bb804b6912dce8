"""Settings of the host, read from the environment once: a row for each.

The tables in docs/settings.md, ``python -m bot config`` and the sentences about bad settings are
made of these rows.
"""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import chain
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from bot.base.database_address import USAGE, DatabaseAddress, Server, parse_database, sidecar_path
from bot.base.setting_kinds import (
    FOLDER,
    KUBERNETES_NAMES,
    KUBERNETES_VALUES,
    PORT,
    SWITCH,
    BadSetting,
    InvalidValue,
    SettingKind,
    address,
    decimal,
    nearest_existing,
    number,
    number_or_auto,
    one_of,
    shorten,
)
from bot.base.shards import MAX_SHARDS, Division, Sets, missing_shards, read_sets, shard_conflict

TOKEN, DATABASE, ERROR_REPORTS = "DISCORD_TOKEN", "TAROK_DB", "TAROK_ERROR_REPORTS"
TOKEN_FILE = "DISCORD_TOKEN_FILE"  # noqa: S105 - its name
FILES = {
    TOKEN: TOKEN_FILE,
    DATABASE: "TAROK_DB_FILE",
    ERROR_REPORTS: "TAROK_ERROR_REPORTS_FILE",
}
"""Settings that hold a secret, each with the setting that names a file which holds it instead."""

TOKEN_PATTERN = re.compile(r"[A-Za-z0-9._~+/=-]{1,300}")
"""Text without blanks, line breaks and quotation marks, of any length a token may have."""

ADDRESS_PATTERN = re.compile(r"[^\x00-\x1f\x7f]+")
"""An address is judged by its own parser, once it is one line of text."""

MAX_SECRET_FILE_BYTES = 4096
"""Number of bytes that are read of a secret's file: a token has some seventy."""

REAL_TOKEN_PATTERN = re.compile(r"[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}")
"""Shape of Discord's own tokens."""

MAX_NAME_LENGTH = 200

HIDDEN = "(hidden)"


def read_token(environment: Mapping[str, str]) -> str:
    """Read the token from where it is kept. Raises BadSetting."""
    token = _read_secret(environment, TOKEN, TOKEN_PATTERN, "the token")
    if not token:
        raise BadSetting(
            f"{TOKEN} is not set: it takes the bot token from Discord's developer portal; "
            f"{TOKEN_FILE} takes a file that holds it. Without one, `make run` starts the sandbox."
        )
    if not TOKEN_PATTERN.fullmatch(token):
        raise BadSetting(
            f"{TOKEN} takes the bot token alone, without blanks, line breaks or quotation marks."
        )
    return token


def _read_secret(
    environment: Mapping[str, str], name: str, pattern: re.Pattern[str], secret: str
) -> str:
    """Read a secret, or the file that holds it; empty if neither is set. Raises BadSetting.

    ``pattern``: that of what is in a file; ``secret``: its name, for the host.
    """
    text, file = (environment.get(key, "").strip() for key in (name, FILES[name]))
    if text and file:
        raise BadSetting(f"{name} and {FILES[name]} are both set: take one of them away.")
    if not file:
        return text
    problem = f"{FILES[name]} names {shown_file(file)}:"
    try:
        with Path(file).open("rb") as opened:
            text = opened.read(MAX_SECRET_FILE_BYTES).decode("utf-8").strip()
    except OSError as error:
        raise BadSetting(f"{problem} {error.strerror}.") from None
    except ValueError:
        text = ""
    if not pattern.fullmatch(text):
        raise BadSetting(f"{problem} it takes a file with {secret} alone in it.")
    return text


def shown_file(file: str) -> str:
    """The name of a secret's file; hidden if it may be the secret itself."""
    hidden = (
        len(file) > MAX_NAME_LENGTH
        or not file.isprintable()
        or "://" in file
        or REAL_TOKEN_PATTERN.search(file)
    )
    return HIDDEN if hidden else file


Style: TypeAlias = Literal["pictures", "emojis", "text"]
STYLES: tuple[Style, ...] = get_args(Style)
"""The ways to show cards, the usual one first."""

LogFormat: TypeAlias = Literal["text", "json"]
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")

MAX_WORKERS = 64
MAX_BACKUPS = 10_000
MINUTE = 60
DAY = 24 * 60 * MINUTE
WEEK = 7 * DAY
HOURS_A_YEAR = 365 * 24


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
    call_after: int = 20
    remind_after: int | None = None
    absent_after: int = 600
    close_after: int = DAY
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
    error_reports: str = ""
    backup_every: float = 0
    backup_keep: int = 7
    backup_folder: str = ""

    @property
    def held(self) -> tuple[int, ...]:
        """Shards of this process; empty: all, or not yet settled."""
        return self.sets[0] if len(self.sets) == 1 else ()

    @property
    def conflicts(self) -> tuple[str, ...]:
        """Sentences about settings that are valid alone but not together."""
        shared = isinstance(self.database, Server)
        sentences = shard_conflict(self.sets, self.shards, shared=shared), self._backup_problem
        return tuple(sentence for sentence in sentences if sentence)

    @property
    def backups(self) -> Path:
        """The folder of the backups."""
        return Path(self.backup_folder or sidecar_path(self.database).parent / "backups")

    @property
    def _backup_problem(self) -> str | None:
        """Reason why no backup can be made; None if one can, or none is wanted."""
        if not self.backup_every:
            return None
        path = nearest_existing(self.backups)
        if path.is_dir() and os.access(path, os.W_OK | os.X_OK):
            return None
        problem = "cannot be written" if path.is_dir() else "is a file"
        return f"TAROK_BACKUP_EVERY is set, and backups go to {self.backups}: {path} {problem}."

    @property
    def missing_shards(self) -> str | None:
        """Warning for the host about sets that leave shards out; None if none is left out."""
        return missing_shards(self.sets, self.shards)

    @property
    def division(self) -> Division:
        """Sets of shards that processes on a shared database divide among them."""
        return Division(self.shards, self.sets) if self.sets and self.shards else Division()

    @property
    def holds_first_shard(self) -> bool:
        """True if this process holds shard 0, and does what one process does for all."""
        return not self.held or 0 in self.held

    @property
    def share(self) -> float:
        """Part of all shards that this process holds, 0 to 1."""
        return len(self.held) / self.shards if self.held and self.shards else 1.0


DATABASE_PLACE = SettingKind(USAGE, parse_database)
SHARD_IDS = SettingKind(
    "numbers of shards, such as 0-3 or 0,2, or sets of them: 0-3/4-7", read_sets
)


Described: TypeAlias = tuple[str, str, str]
"""Name, meaning and default of a setting."""


class SettingRow(NamedTuple):
    """One setting."""

    name: str
    """As the environment has it."""
    field: str
    """As ``Settings`` has it."""
    kind: SettingKind
    meaning: str
    """For the host, in a cell of a table of Markdown."""
    unset: str = ""
    """Description of the default, where its value alone would not say enough."""
    file_content: str = ""
    """Description of the value for a file that holds it: it may have a password, and is hidden."""

    @property
    def secret(self) -> bool:
        """True if the value may have a password."""
        return bool(self.file_content)

    @property
    def file_settings(self) -> tuple[Described, ...]:
        """The setting that names a file with the value, if there is one."""
        if not self.secret:
            return ()
        meaning = (
            f"a file that holds {self.file_content} and nothing else, instead of `{self.name}`"
        )
        return ((FILES[self.name], meaning, "none"),)

    @property
    def description(self) -> str:
        """Meaning and bounds, for a cell of a table."""
        return f"{self.meaning} ({self.kind.bounds})" if self.kind.bounds else self.meaning

    @property
    def default(self) -> str:
        """Default, for a cell of a table."""
        return self.unset or f"`{environment_text(getattr(Settings, self.field))}`"

    def text(self, environment: Mapping[str, str]) -> str:
        """The text that is set, if any. Raises BadSetting."""
        if self.secret:
            return _read_secret(environment, self.name, ADDRESS_PATTERN, "the address")
        return environment.get(self.name, "").strip()

    def read(self, environment: Mapping[str, str]) -> Any:
        """Value in an environment, or the default. Raises BadSetting."""
        text = self.text(environment)
        if not text:
            return getattr(Settings, self.field)
        try:
            return self.kind.read(text)
        except InvalidValue as error:
            raise BadSetting(f"{self.name} {error}") from None
        except ValueError:
            value = "what is set" if self.secret else shorten(text)
            raise BadSetting(f"{self.name} takes {self.kind.takes}, not {value}") from None


TOKEN_SETTINGS: tuple[Described, ...] = (
    (TOKEN, "the bot's token", "none: the sandbox"),
    (TOKEN_FILE, "a file that holds the token and nothing else, instead of the token", "none"),
)

ROWS = (
    SettingRow(
        DATABASE, "database", DATABASE_PLACE,
        "the database: a file, or a PostgreSQL database as `postgresql://user@host:5432/name` "
        "(needs `pip install '.[bot,postgres]'`); every bot needs its own, but the processes of "
        "one bot may share a PostgreSQL database",
        file_content="an address of PostgreSQL",
    ),
    SettingRow(
        "TAROK_BACKUP_EVERY", "backup_every",
        decimal("hours", least=0.1, most=HOURS_A_YEAR, or_zero=True),
        "hours between two backups; `0`: none",
    ),
    SettingRow(
        "TAROK_BACKUP_KEEP", "backup_keep", number(least=1, most=MAX_BACKUPS),
        "how many backups are kept",
    ),
    SettingRow(
        "TAROK_BACKUP_FOLDER", "backup_folder", FOLDER,
        "where backups go, on another disk if there is one",
        "`backups` next to the database (PostgreSQL: `var/backups`)",
    ),
    SettingRow(
        "TAROK_PACE", "pace", decimal("seconds", most=MINUTE),
        "seconds before a house player moves, so that people can follow",
    ),
    SettingRow(
        "TAROK_SOLO_PACE", "solo_pace", decimal("seconds", most=MINUTE),
        "the same if one person plays with the house",
    ),
    SettingRow(
        "TAROK_LOOK", "look", one_of(*STYLES),
        "how cards look until somebody chooses: `pictures`, `emojis` or `text`",
    ),
    SettingRow(
        "TAROK_NEXT_AFTER", "next_after", number(most=DAY, unit="seconds"),
        "seconds that several people may look at a score before the next deal starts",
    ),
    SettingRow(
        "TAROK_CALL_AFTER", "call_after", number(least=1, most=DAY, unit="seconds"),
        "seconds after which people are called to a new table that still has free seats, where "
        "the server wants that",
    ),
    SettingRow(
        "TAROK_REMIND_AFTER", "remind_after", number(least=1, most=WEEK, unit="seconds"),
        "seconds before a player is reminded, once, if that is sooner than half of their time",
        "half of it",
    ),
    SettingRow(
        "TAROK_ABSENT_AFTER", "absent_after",
        number(least=10, most=WEEK, unit="seconds", or_zero=True),
        "seconds for a move, unless the table or the server sets its own time; then the house "
        "moves for the player; `0`: no limit",
    ),
    SettingRow(
        "TAROK_CLOSE_AFTER", "close_after", number(least=MINUTE, most=5 * WEEK, unit="seconds"),
        "seconds before an unused lobby or a deserted table is closed",
    ),
    SettingRow(
        "TAROK_DUPLICATES", "duplicates", SWITCH,
        "`1`: a person alone with the house may be dealt cards that others have had, and sees how "
        "they fared; `0`: all cards are new",
    ),
    SettingRow(
        "TAROK_WORKERS", "workers", number(most=MAX_WORKERS),
        "processes in which house players search for their moves (needs `pip install "
        "'.[bot,search]'`), plus one for hints and analyses; `0`: nobody searches, and lobbies "
        "offer novices and club players only",
    ),
    SettingRow(
        "TAROK_THINK", "think", decimal("seconds", least=0.01, most=10),
        "seconds that a master may search for a move",
    ),
    SettingRow(
        "TAROK_KERNEL", "kernel", FOLDER,
        "the folder that keeps the compiled search; `python -m search compile` fills it in advance",
        "next to the program",
    ),
    SettingRow(
        "TAROK_EMOJIS", "emojis", SWITCH,
        "`1`: at a start, upload the emojis of the cards that are missing; `0`: don't",
    ),
    SettingRow(
        "TAROK_REDRAW", "redraw", decimal("seconds", most=MINUTE),
        "minimum seconds between two edits of a board",
    ),
    SettingRow(
        "TAROK_SLIP", "slip", decimal("seconds", most=MINUTE),
        "seconds after a redraw in which a press does nothing, and says so, if its button meant "
        "something else before",
    ),
    SettingRow(
        "TAROK_LIMIT_CLICKS", "limited", SWITCH,
        "`1`: a person's clicks and commands beyond 20 in 5 seconds are not carried out; "
        "`0`: all are",
    ),
    SettingRow(
        "TAROK_LOG", "log_level", one_of(*LEVELS),
        "the minimum log level: `DEBUG`, `INFO`, `WARNING` or `ERROR`",
    ),
    SettingRow(
        "TAROK_LOG_FORMAT", "log_format", one_of(*get_args(LogFormat)),
        "`text`, or `json`: one object a line",
    ),
    SettingRow(
        "TAROK_PORT", "port", PORT,
        "a port on 127.0.0.1 with `/healthz` and `/metrics`; `0`: none",
    ),
    SettingRow(
        ERROR_REPORTS, "error_reports",
        address("http", "https", example="https://key@host/1"),
        "the address (DSN) of a project of Sentry, or of another server that knows its protocol, "
        "to which errors of the log are sent, without names and cards (needs `pip install "
        "'.[bot,reports]'`)", "none",
        file_content="the address",
    ),
    SettingRow(
        "TAROK_SHARDS", "shards", number_or_auto(MAX_SHARDS),
        "how many shards the bot has, each with its own connection to Discord; "
        "`auto`: as many as Discord recommends", "`auto`",
    ),
    SettingRow(
        "TAROK_SHARD_IDS", "sets", SHARD_IDS,
        "which of the `TAROK_SHARDS` shards this process holds, such as `0-3`; with a shared "
        "PostgreSQL database, several sets such as `0-3/4-7`: it holds the first that is free",
        "all",
    ),
    SettingRow(
        "TAROK_DISCORD_API", "api", address("http", "https", example="https://host/api/v10"),
        "the address of another Discord, as the sandbox sets it", "empty",
    ),
    SettingRow(
        "TAROK_DISCORD_GATEWAY", "gateway", address("ws", "wss", example="wss://host"),
        "the same for its gateway", "empty",
    ),
)  # fmt: skip


def table() -> tuple[Described, ...]:
    """Every setting, in the order of docs/settings.md."""
    rows = ((*row.file_settings, (row.name, row.description, row.default)) for row in ROWS)
    return (*TOKEN_SETTINGS, *chain.from_iterable(rows))


def read_database(environment: Mapping[str, str]) -> DatabaseAddress:
    """Read the address of the database. Raises BadSetting."""
    database: DatabaseAddress = next(row for row in ROWS if row.name == DATABASE).read(environment)
    return database


def read_port(environment: Mapping[str, str]) -> int:
    """Read the port on which the bot listens. Raises BadSetting, also if it has none."""
    port: int = next(row for row in ROWS if row.field == "port").read(environment)
    if not port:
        raise BadSetting("TAROK_PORT is not set: the bot answers probes on that port.")
    return port


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Read all settings. Raises BadSetting."""
    token = read_token(environment)
    settings = Settings(token=token, **{row.field: row.read(environment) for row in ROWS})
    if settings.conflicts:
        raise BadSetting(settings.conflicts[0])
    return settings


def unknown_variables(environment: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Variables that look like settings and are none, each with the name probably meant, or ''."""
    names = [name for name, *_ in table()]
    unknown_names = [
        name
        for name, value in environment.items()
        if name.startswith("TAROK_")
        and name not in names
        and not _is_kubernetes_variable(name, value)
    ]
    return tuple(
        (name, "".join(get_close_matches(name, names, 1))) for name in sorted(unknown_names)
    )


def _is_kubernetes_variable(name: str, value: str) -> bool:
    """True if Kubernetes set the variable, for a service whose name begins like ours."""
    port = name.endswith("_PORT") and KUBERNETES_VALUES.fullmatch(value)
    return bool(port or KUBERNETES_NAMES.fullmatch(name))


def environment_text(value: object) -> str:
    """Format a value as the environment takes it."""
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, tuple):
        return "/".join(",".join(map(str, shards)) for shards in value)
    return f"{value:g}" if isinstance(value, float) else str("" if value is None else value)
