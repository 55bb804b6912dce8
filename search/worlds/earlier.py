"""What was said in a deal that is over, beside the cards that each had then: all know them now."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from engine import Action, Deal, act, observe
from search.worlds.auctions import Heard
from search.worlds.hands import Hands
from search.worlds.likelihood import telling
from search.worlds.shown import InDeal
from search.worlds.styles import in_styles


class Made(NamedTuple):
    """A move of the deal."""

    player: int
    action: Action
    own: bool
    """Whether the person asked about made it, not somebody else who had the seat or stood in."""


def shown_in(start: Deal, made: Iterable[Made]) -> InDeal:
    """How well the words of each player fit each style; ``start`` is the deal as dealt.

    Raises Refused for a move that the rules do not allow.
    """
    words = _words(start, made) if start.straw is None else {}
    return tuple(
        _of_one(start, player, words.get(player, ())) for player in range(start.rules.players)
    )


def _of_one(start: Deal, player: int, words: Sequence[Heard]) -> tuple[float, ...]:
    if not words:
        return ()
    told = in_styles(words, Hands(start.rules, [start.dealt[player]]))[:, 0]
    return tuple(np.log(told).tolist())


def _words(deal: Deal, made: Iterable[Made]) -> Mapping[int, Sequence[Heard]]:
    """What was said before the play, by player."""
    bids, calls = telling(deal.rules)
    found: dict[int, list[Heard]] = defaultdict(list)
    for player, action, own in made:
        seen = observe(deal, player)
        if seen.phase == "play":
            break
        if own and seen.dealt and seen.phase in (bids if deal.contract is None else calls):
            found[player].append(Heard(seen, action))
        deal = act(deal, player, action)
    return found
