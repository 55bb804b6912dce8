"""How a game may be played at a table: the options it takes."""

from collections.abc import Mapping

from bot.kit.errors import Denied
from engine import BadOption, Option, variant

DEALS = 8
"""How many deals a match has if nobody has chosen: an evening, with an end."""


def lasting(game: str, length: int | None) -> dict[str, str]:
    """The options with which a match has ``length`` deals. Raises Denied."""
    if length is None:
        return {}
    options = {option.key: option for option in variant(game).options}
    if not options["deals"].admits(str(length)):
        numbers = sorted(map(int, options["deals"].values))
        raise Denied("no-such-length", numbers=", ".join(map(str, numbers)))
    return {"deals": str(length), **dict(_beside(options["deals"]))}


def _beside(option: Option) -> tuple[tuple[str, str], ...]:
    """The option and its value that this one needs to mean something, if any."""
    key, *values = option.needs or ("",)
    return ((key, values[0]),) if values else ()


def of_length(game: str) -> frozenset[str]:
    """The options that say how long a match lasts: its deals, or what replaces them."""
    options = variant(game).options
    beside = {key for option in options if option.key == "deals" for key, _ in _beside(option)}
    also = {option.key for option in options if beside & set(option.needs[:1])}
    return frozenset({"deals", *beside, *also})


def with_usual_length(game: str, options: Mapping[str, str]) -> dict[str, str]:
    """Adds the usual number of deals to options that say nothing of a match's length."""
    admits = any(one.key == "deals" and one.admits(str(DEALS)) for one in variant(game).options)
    if not admits or of_length(game) & options.keys():
        return dict(options)
    return {**options, **lasting(game, DEALS)}


def set_to(
    game: str, players: int, options: Mapping[str, str], key: str, value: str
) -> dict[str, str]:
    """The options with one more chosen, without those it makes meaningless."""
    chosen = {**options, key: value}
    meant = {option.key for option in variant(game).meant(players, chosen)}
    return {one: chosen[one] for one in chosen if one in meant or one == key}


def checked(game: str, players: int, options: Mapping[str, str]) -> None:
    """Check that a game can be played so. Raises Denied."""
    if players not in variant(game).players:
        raise Denied("no-such-number", numbers=", ".join(map(str, variant(game).players)))
    try:
        variant(game).build(players, options)
    except BadOption:
        raise Denied("no-such-options") from None
