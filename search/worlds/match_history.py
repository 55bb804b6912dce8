"""The statements of a finished deal beside the cards of their speakers: all are known now."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from engine import Action, Deal, act, observe
from search.worlds.auctions import Statement
from search.worlds.hands import Hands
from search.worlds.likelihood import bidding_phases
from search.worlds.shown import StyleEvidence
from search.worlds.styles import in_styles


class PastMove(NamedTuple):
    """A move of the deal."""

    player: int
    action: Action
    by_person: bool
    """Whether the person in question made it, not a substitute in their seat."""


def styles_shown(start: Deal, moves: Iterable[PastMove]) -> StyleEvidence:
    """The fit of each player's statements to each style; ``start`` is the deal as dealt.

    Raises Refused for a move that the rules do not allow.
    """
    statements_by_player = _statements(start, moves) if start.straw is None else {}
    return tuple(
        _evidence_of_player(start, player, statements_by_player.get(player, ()))
        for player in range(start.rules.players)
    )


def _evidence_of_player(
    start: Deal, player: int, statements: Sequence[Statement]
) -> tuple[float, ...]:
    if not statements:
        return ()
    log_chances = in_styles(statements, Hands(start.rules, [start.dealt[player]]))[:, 0]
    return tuple(np.log(log_chances).tolist())


def _statements(deal: Deal, moves: Iterable[PastMove]) -> Mapping[int, Sequence[Statement]]:
    """The statements before the play, by player."""
    bids, calls = bidding_phases(deal.rules)
    statements: dict[int, list[Statement]] = defaultdict(list)
    for player, action, by_person in moves:
        seen = observe(deal, player)
        if seen.phase == "play":
            break
        if by_person and seen.dealt and seen.phase in (bids if deal.contract is None else calls):
            statements[player].append(Statement(seen, action))
        deal = act(deal, player, action)
    return statements
