"""Actions by their codes in controls, and rules by their options."""

from functools import lru_cache

from bot.kit.errors import Denied
from engine import Action, BadCode, Rules, decode, variant


def action_of(rules: Rules, code: str) -> Action:
    """The action for a code. Raises Denied."""
    try:
        return decode(rules.pack, code)
    except BadCode:
        raise Denied("unknown-code") from None


RULES_CACHE_SIZE = 256
"""Number of combinations of options whose rules are cached, 14 KB each. Rules are rebuilt in a few
milliseconds."""

Options = tuple[tuple[str, str], ...]
"""Keys and values."""


@lru_cache(RULES_CACHE_SIZE)
def rules_of(game: str, players: int, options: Options) -> Rules:
    """The rules of a game with these options."""
    return variant(game).build(players, dict(options))


@lru_cache(RULES_CACHE_SIZE)
def changed_options(game: str, players: int, options: Options) -> Options:
    """The options that differ from their defaults, as far as they matter."""
    chosen = dict(options)
    return tuple(
        (option.key, chosen[option.key])
        for option in variant(game).meant(players, chosen)
        if chosen.get(option.key, option.values[0]) != option.values[0]
    )
