"""The rules of tables by their options, kept: they are asked for at every press."""

from functools import lru_cache

from engine import Rules, variant

RULES_KEPT = 256
"""Combinations of options whose rules are kept, 14 KB each. Seldom are there as many in use at the
same time, and rules are built again in a few milliseconds."""

Options = tuple[tuple[str, str], ...]
"""Keys and values."""


@lru_cache(RULES_KEPT)
def rules_of(game: str, players: int, options: Options) -> Rules:
    """What is played with these options."""
    return variant(game).build(players, dict(options))


@lru_cache(RULES_KEPT)
def changed_options(game: str, players: int, options: Options) -> Options:
    """The options that differ from their defaults, as far as they mean something."""
    chosen = dict(options)
    return tuple(
        (option.key, chosen[option.key])
        for option in variant(game).meant(players, chosen)
        if chosen.get(option.key, option.values[0]) != option.values[0]
    )
