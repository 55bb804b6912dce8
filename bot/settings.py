"""What the host sets, read from the environment once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias, get_args

Style: TypeAlias = Literal["pictures", "emojis", "text"]
STYLES: tuple[Style, ...] = get_args(Style)
"""The ways to show cards, the usual one first."""


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
    solo_pace: float = 0.4
    """The same where one person plays with the house alone: nobody else has to follow."""
    next_after: int = 120
    """How long people who play together may look at a score before the next deal begins."""
    remind_after: int | None = None
    """How long before a player is reminded, once; None: half of the time that they have."""
    absent_after: int = 600
    """How long before the house moves for an absent player, where neither their table nor its
    server says how long; 0: for ever."""
    close_after: int = 86400
    """How long a lobby or a table without people is kept."""
    slip: float = 0.4
    """How long after a redraw a press may be meant for what stood there before."""
    redraw: float = 1.0
    """The shortest time between two edits of a board."""
    log_level: str = "INFO"
    look: Style = STYLES[0]
    """How cards are shown to all who have not chosen."""
    emojis: bool = True
    """Whether missing emojis are uploaded at a start."""
    workers: int = 1
    """Processes in which house players search for their moves; 0: all go by rules of thumb."""
    think: float = 0.1
    """How long a worker may search for a move."""


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
        solo_pace=_seconds(environment, "TAROK_SOLO_PACE", Settings.solo_pace),
        next_after=int(_seconds(environment, "TAROK_NEXT_AFTER", Settings.next_after)),
        remind_after=_reminder(environment),
        absent_after=int(_seconds(environment, "TAROK_ABSENT_AFTER", Settings.absent_after)),
        close_after=int(_seconds(environment, "TAROK_CLOSE_AFTER", Settings.close_after)),
        slip=_seconds(environment, "TAROK_SLIP", Settings.slip),
        redraw=_seconds(environment, "TAROK_REDRAW", Settings.redraw),
        log_level=_level(environment),
        look=_look(environment),
        emojis=_switch(environment, "TAROK_EMOJIS", default=Settings.emojis),
        workers=_number(environment, "TAROK_WORKERS", Settings.workers, MOST_WORKERS),
        think=_seconds(environment, "TAROK_THINK", Settings.think),
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


def _reminder(environment: Mapping[str, str]) -> int | None:
    """When to remind, where the host has a wish of their own."""
    seconds = _seconds(environment, "TAROK_REMIND_AFTER", -1)
    return None if seconds < 0 else int(seconds)


MOST_WORKERS = 64


def _number(environment: Mapping[str, str], key: str, default: int, most: int) -> int:
    text = environment.get(key, "").strip() or str(default)
    if not text.isdecimal() or int(text) > most:
        raise BadSetting(f"{key} takes a number from 0 to {most}, not {text!r}")
    return int(text)


def _look(environment: Mapping[str, str]) -> Style:
    wish = environment.get("TAROK_LOOK", "").strip().lower() or Settings.look
    for style in STYLES:
        if style == wish:
            return style
    raise BadSetting(f"TAROK_LOOK takes one of {', '.join(STYLES)}, not {wish!r}")


def _switch(environment: Mapping[str, str], key: str, *, default: bool) -> bool:
    wish = environment.get(key, "").strip()
    if wish not in ("", "0", "1"):
        raise BadSetting(f"{key} takes 1 or 0, not {wish!r}")
    return wish == "1" if wish else default


def _level(environment: Mapping[str, str]) -> str:
    level = environment.get("TAROK_LOG", Settings.log_level).strip().upper()
    known = ("DEBUG", "INFO", "WARNING", "ERROR")
    if level not in known:
        raise BadSetting(f"TAROK_LOG takes one of {', '.join(known)}, not {level!r}")
    return level
