"""How well house players play: what there is to choose, and what a record says of it."""

from typing import Final, get_args

from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.store import PERSON, Level

LEVELS: tuple[Level, ...] = get_args(Level)
NOVICE: Final = "novice"
CLUB: Final = "club"
MASTER: Final = "master"

BY_THUMB: dict[Level, str] = {NOVICE: "novice", CLUB: "club", MASTER: "club"}
"""The habits of the engine's house player at each level, without a search."""


def offered(*, searching: bool) -> tuple[Level, ...]:
    """What a lobby can choose: without a search there are no masters."""
    return LEVELS if searching else (NOVICE, CLUB)


def known_level(level: str, levels: tuple[Level, ...]) -> Level:
    """The level with that name, if it can be chosen. Raises Denied."""
    wanted = next((one for one in levels if one == level), None)
    if wanted is None:
        raise Denied("no-such-value-of", option="level")
    return wanted


def noted(chairs: tuple[Chair, ...]) -> str:
    """Who plays a deal, as stored: for each player a level or a person."""
    return " ".join(one.level if one.house and one.away is None else PERSON for one in chairs)


def told(record: str, chairs: tuple[Chair, ...], house: str) -> str:
    """A record that says below its first line who played, in lines that readers skip.

    People go without their names, as everywhere in a record.
    """
    first, _, rest = record.partition("\n")
    who = zip(house.split(), chairs, strict=False)
    lines = [f"# player {player}: {_who(*one)}" for player, one in enumerate(who)]
    return "\n".join([first, *lines, rest])


def _who(level: str, chair: Chair) -> str:
    if level == PERSON:
        return "person"
    return ", ".join([chair.name] * (chair.user is None) + ["house", level])
