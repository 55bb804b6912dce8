"""Levels of house players: the choices, and their lines in records."""

from typing import Final, get_args

from bot.games.info import PERSON, Chair, Level
from bot.kit.errors import Denied

LEVELS: tuple[Level, ...] = get_args(Level)
NOVICE: Final = "novice"
CLUB: Final = "club"
MASTER: Final = "master"

BY_THUMB: dict[Level, str] = {NOVICE: "novice", CLUB: "club", MASTER: "club"}
"""The habits of the engine's house player at each level, without a search."""


def offered_levels(*, searching: bool) -> tuple[Level, ...]:
    """Levels that a lobby offers: without a search there are no masters."""
    return LEVELS if searching else (NOVICE, CLUB)


def find_level(level: str, levels: tuple[Level, ...]) -> Level:
    """The level with that name, if it can be chosen. Raises Denied."""
    known = next((each for each in levels if each == level), None)
    if known is None:
        raise Denied("no-such-value-of", option="level")
    return known


def player_levels(chairs: tuple[Chair, ...]) -> str:
    """Players of a deal as stored: for each a level or a person."""
    return " ".join(c.level if c.house and c.away is None else PERSON for c in chairs)


def with_players(record: str, chairs: tuple[Chair, ...], house: str) -> str:
    """Add the players to a record, as comments below its first line.

    People have no names there, as everywhere in a record.
    """
    first, _, rest = record.partition("\n")
    pairs = zip(house.split(), chairs, strict=False)
    lines = [
        f"# player {player}: {_player(level, chair)}" for player, (level, chair) in enumerate(pairs)
    ]
    return "\n".join([first, *lines, rest])


def _player(level: str, chair: Chair) -> str:
    if level == PERSON:
        return "person"
    return ", ".join([chair.name] * (chair.user is None) + ["house", level])
