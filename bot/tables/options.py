"""How a game may be played at a table: which options it takes."""

from collections.abc import Mapping

from bot.tables.errors import Denied
from engine import BadOption, variant


def lasting(game: str, length: int | None) -> dict[str, str]:
    """The options with which a match has ``length`` deals. Raises Denied."""
    if length is None:
        return {}
    options = {option.key: option for option in variant(game).options}
    if not options["deals"].admits(str(length)):
        numbers = sorted(map(int, options["deals"].values))
        raise Denied("no-such-length", numbers=", ".join(map(str, numbers)))
    ends = {"match_end": "deals"} if "match_end" in options else {}
    return {"deals": str(length), **ends}


def set_to(
    game: str, players: int, options: Mapping[str, str], key: str, value: str
) -> dict[str, str]:
    """The options with one more chosen, without those that mean nothing beside it."""
    chosen = {**options, key: value}
    meant = {option.key for option in variant(game).meant(players, chosen)}
    return {one: chosen[one] for one in chosen if one in meant or one == key}


def checked(game: str, players: int, options: Mapping[str, str]) -> None:
    """Whether a game can be played so. Raises Denied."""
    if players not in variant(game).players:
        raise Denied("no-such-number", numbers=", ".join(map(str, variant(game).players)))
    try:
        variant(game).build(players, options)
    except BadOption:
        raise Denied("no-such-options") from None
