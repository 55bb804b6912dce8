"""What the host sets, read from the environment once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


class BadSetting(ValueError):
    """A setting that cannot be used: a sentence that says which one and what it takes."""


@dataclass(frozen=True)
class Settings:
    """The settings of a bot process; times are seconds."""

    token: str = field(repr=False)
    database: Path = Path("var/tarok.sqlite3")
    api: str = ""
    """Another REST address than Discord's, for the sandbox."""
    gateway: str = ""
    """Another gateway address than Discord's, for the sandbox."""
    pace: float = 1.5
    """How long a house player thinks, so that people can follow."""
    remind_after: int = 600
    """How long a player may let the table wait before they are reminded, once."""
    absent_after: int = 3600
    """How long before a house player takes an absent player's place."""
    close_after: int = 86400
    """How long a lobby or a table without people is kept."""
    redraw: float = 1.0
    """The shortest time between two edits of a board."""
    log_level: str = "INFO"


def read_database(environment: Mapping[str, str]) -> Path:
    """Where the database is."""
    return Path(environment.get("TAROK_DB") or Settings.database)


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings of an environment. Raises BadSetting."""
    token = environment.get("DISCORD_TOKEN", "").strip()
    if not token:
        raise BadSetting(
            "DISCORD_TOKEN is not set: it takes the bot token from Discord's developer portal. "
            "Without one, `make run` starts the sandbox."
        )
    return Settings(
        token=token,
        database=read_database(environment),
        api=environment.get("TAROK_DISCORD_API", "").strip(),
        gateway=environment.get("TAROK_DISCORD_GATEWAY", "").strip(),
        pace=_seconds(environment, "TAROK_PACE", Settings.pace),
        remind_after=int(_seconds(environment, "TAROK_REMIND_AFTER", Settings.remind_after)),
        absent_after=int(_seconds(environment, "TAROK_ABSENT_AFTER", Settings.absent_after)),
        close_after=int(_seconds(environment, "TAROK_CLOSE_AFTER", Settings.close_after)),
        redraw=_seconds(environment, "TAROK_REDRAW", Settings.redraw),
        log_level=_level(environment),
    )


def _seconds(environment: Mapping[str, str], key: str, default: float) -> float:
    text = environment.get(key, "").strip()
    if not text:
        return default
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= 10_000_000:
        raise BadSetting(f"{key} takes a number of seconds, not {text!r}")
    return seconds


def _level(environment: Mapping[str, str]) -> str:
    level = environment.get("TAROK_LOG", Settings.log_level).strip().upper()
    known = ("DEBUG", "INFO", "WARNING", "ERROR")
    if level not in known:
        raise BadSetting(f"TAROK_LOG takes one of {', '.join(known)}, not {level!r}")
    return level
