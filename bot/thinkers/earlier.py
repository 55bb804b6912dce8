"""The earlier deals of a match, as sent along to a worker, and what they showed.

Each deal's part depends on nothing else, so a worker works it out once (40 ms) and remembers it.
"""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.thinkers.pickling import unpack_deal
from engine import BadCode, Refused, decode
from search.worlds.shown import InDeal, Shown, in_all

REMEMBERED = 512
"""How many deals a worker remembers."""


class EarlierDeal(NamedTuple):
    """A deal that is over."""

    start: bytes
    """As it was dealt (``pickling.pack_deal``)."""
    moves: tuple[tuple[int, str, bool], ...]
    """The moves before the first card: the player, the code, and whether it was made by whoever
    plays the seat in the deal asked about."""


Earlier: TypeAlias = tuple[EarlierDeal, ...]
"""The deals before the one asked about, oldest first; none: nothing is known."""


def shown(earlier: Earlier) -> Shown:
    """What they showed. Only a worker calls this: it loads the search."""
    return in_all([_shown_in(one) for one in earlier])


@lru_cache(maxsize=REMEMBERED)
def _shown_in(one: EarlierDeal) -> InDeal:
    from search.worlds.match_history import PastMove, styles_shown  # noqa: PLC0415 - only a worker pays for it

    start = unpack_deal(one.start)
    pack = start.rules.pack
    try:
        return styles_shown(
            start, (PastMove(who, decode(pack, code), own) for who, code, own in one.moves)
        )
    except (BadCode, Refused, ValueError, KeyError):  # by rules this release has dropped
        return ((),) * start.rules.players
