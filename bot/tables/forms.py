"""What can be opened, by the name it goes by."""

from bot.tables.denied import Denied
from engine.games import OWN_NAMES, VARIANTS

FORMS = {**{key: (key, VARIANTS[key].players[0]) for key in VARIANTS}, **OWN_NAMES}
"""By name, the variant and the number of players if nobody says another."""


def known_game(variant: str) -> str:
    """The variant, which may have been typed by hand. Raises Denied."""
    if variant not in VARIANTS:
        raise Denied("no-such-game")
    return variant
