"""The earlier deals of a match, as sent to a worker, and the styles of play that they showed.

Each deal is evaluated independently (40 ms), so a worker caches it.
"""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.thinkers.pickling import unpack_deal
from engine import BadCode, Refused, decode
from search.worlds.shown import StyleEvidence, StyleWeights, combine_evidence

CACHE_SIZE = 512
"""Number of deals that a worker caches."""


class EarlierDeal(NamedTuple):
    """A finished deal."""

    start: bytes
    """The deal before its first move (``pickling.pack_deal``)."""
    moves: tuple[tuple[int, str, bool], ...]
    """Moves before the first card: the player, the code, and whether the same person plays that
    seat in the current deal."""


EarlierDeals: TypeAlias = tuple[EarlierDeal, ...]
"""The deals before the current one, oldest first."""


def styles_of(earlier: EarlierDeals) -> StyleWeights:
    """Styles that the earlier deals showed. Only a worker calls this, as it loads the search."""
    return combine_evidence([_shown_in(deal) for deal in earlier])


@lru_cache(maxsize=CACHE_SIZE)
def _shown_in(deal: EarlierDeal) -> StyleEvidence:
    from search.worlds.match_history import PastMove, styles_shown  # noqa: PLC0415 - only a worker pays for it

    start = unpack_deal(deal.start)
    pack = start.rules.pack
    try:
        moves = (PastMove(player, decode(pack, code), same) for player, code, same in deal.moves)
        return styles_shown(start, moves)
    except (BadCode, Refused, ValueError, KeyError):  # of rules that this release has dropped
        return ((),) * start.rules.players
