"""Options of a game at a table."""

from collections.abc import Mapping

from bot.kit.errors import Denied
from engine import BadOption, Option, variant

DEFAULT_DEALS = 8
"""Default number of deals of a match: about an evening."""


def length_options(game: str, length: int | None) -> dict[str, str]:
    """Options with which a match has ``length`` deals. Raises Denied."""
    if length is None:
        return {}
    options = {option.key: option for option in variant(game).options}
    if not options["deals"].admits(str(length)):
        numbers = sorted(map(int, options["deals"].values))
        raise Denied("no-such-length", numbers=", ".join(map(str, numbers)))
    return {"deals": str(length), **dict(_required_options(options["deals"]))}


def _required_options(option: Option) -> tuple[tuple[str, str], ...]:
    """The option and its value that this option requires, if any."""
    key, *values = option.needs or ("",)
    return ((key, values[0]),) if values else ()


def length_option_keys(game: str) -> frozenset[str]:
    """Keys of the options that set the length of a match."""
    options = variant(game).options
    required = {
        key for option in options if option.key == "deals" for key, _ in _required_options(option)
    }
    dependent = {option.key for option in options if required & set(option.needs[:1])}
    return frozenset({"deals", *required, *dependent})


def with_usual_length(game: str, options: Mapping[str, str]) -> dict[str, str]:
    """Add the default number of deals, unless an option sets the length of the match."""
    admits = any(o.key == "deals" and o.admits(str(DEFAULT_DEALS)) for o in variant(game).options)
    if not admits or length_option_keys(game) & options.keys():
        return dict(options)
    return {**options, **length_options(game, DEFAULT_DEALS)}


def with_option(
    game: str, players: int, options: Mapping[str, str], key: str, value: str
) -> dict[str, str]:
    """Set an option, and drop those that it makes meaningless."""
    chosen = {**options, key: value}
    meant = {option.key for option in variant(game).meant(players, chosen)}
    return {each: chosen[each] for each in chosen if each in meant or each == key}


def check_options(game: str, players: int, options: Mapping[str, str]) -> None:
    """Check a game's number of players and options. Raises Denied."""
    if players not in variant(game).players:
        raise Denied("no-such-number", numbers=", ".join(map(str, variant(game).players)))
    try:
        variant(game).build(players, options)
    except BadOption:
        raise Denied("no-such-options") from None
