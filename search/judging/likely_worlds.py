"""Worlds as deals in play, the likelier the better they explain what was bid and played."""

from collections.abc import Sequence

import numpy as np

from engine import Deal, View
from engine.cards import NONE
from search.kernel import layout as at
from search.kernel.arrays import Floats, Numbers
from search.kernel.card_likelihood import ALIKE, CARE, FOUND, MILLION, WAYS, score_lines
from search.kernel.contract_row import king_astray, row_of
from search.kernel.policies import policy_of
from search.kernel.policy import WORK
from search.kernel.position import state_of, worlds_like
from search.kernel.table_knowledge import LACKS
from search.worlds.discards import with_discards
from search.worlds.evidence import played_by
from search.worlds.likelihood import log_chances_of_bids, sampled
from search.worlds.shown import StyleWeights
from search.worlds.swapped import deals_of
from search.worlds.worlds import worlds

DRAWN, THOROUGH, WIDE = 3, 4, 12
"""Worlds drawn for each world that is used: for a move, for a closer look, and for advice where few
of them are likely."""


def fitting(
    view: View, seed: int, number: int, of: int = DRAWN, shown: StyleWeights = ()
) -> list[Deal]:
    """``number`` worlds as deals, chosen from ``of`` times as many: likely ones come several times.

    ``shown``: what people have shown in earlier deals of the match. A few that were drawn may turn
    out not to lead to the view. Raises NotInKernel.
    """
    heard = any(player != view.viewer for player, _ in view.bids)
    policy = policy_of(view.rules) if view.phase == "play" and any(view.tricks) else None
    if view.straw is not None or not (heard or policy is not None):
        return list(deals_of(view, iter(worlds(view, seed, number))))
    drawn = with_discards(view, worlds(view, seed, of * number))
    deals = list(deals_of(view, iter(drawn)))
    if not deals:
        return []
    weights = np.zeros(len(deals))
    if policy is not None:
        weights += by_cards(view, policy, deals, rows_of(deals))
    weights += log_chances_of_bids(view, drawn[len(drawn) - len(deals) :], shown)
    return sampled(deals, np.exp(weights - weights.max()).tolist(), number)


def rows_of(deals: Sequence[Deal]) -> Numbers:
    """The row of each deal; worlds of one view differ only in where the called king is."""
    cached_rows: dict[tuple[int | None, bool], Numbers] = {}
    held = [(deal.calling and deal.calling.holder, king_astray(deal)) for deal in deals]
    for where, deal in zip(held, deals, strict=True):
        if where not in cached_rows:
            cached_rows[where] = row_of(deal)
    return np.array([cached_rows[where] for where in held])


def by_cards(view: View, policy: Numbers, deals: Sequence[Deal], rows: Numbers) -> Floats:
    """By world the logarithm of the chance of what the others have played."""
    number = at.numbers(view.rules.pack)
    cards = [*(card for trick in view.tricks for card in trick.cards), *view.trick]
    line = np.array([number[card] for card in cards], np.int64)
    viewer = view.order.index(view.viewer) if view.viewer in view.order else at.NO_CARD
    began, lacks = _as_it_began(view, deals, rows[0]), np.zeros((len(deals), LACKS), np.int64)
    logs, work = np.zeros((len(deals), FOUND), np.int64), np.zeros(WORK, np.int64)
    score_lines(rows, began, lacks, line, viewer, logs, policy, work)
    return _in_all_ways(logs)


def _in_all_ways(logs: Numbers) -> Floats:
    """By world the logarithm of the chance: players play in any of the ways, mostly all in one."""
    by_way, ways = logs.reshape(len(logs), at.PLACES, WAYS) / MILLION, np.log(CARE)
    apart = np.logaddexp.reduce(by_way + ways, axis=2).sum(axis=1)
    together = np.logaddexp.reduce(by_way.sum(axis=1) + ways, axis=1)
    return np.asarray(np.logaddexp(apart + np.log(1 - ALIKE), together + np.log(ALIKE)))


def _as_it_began(view: View, deals: Sequence[Deal], row: Numbers) -> Numbers:
    """The worlds as their play began; ``row``: that of the first."""
    first, pack = deals[0], view.rules.pack
    assert first.playing is not None
    nothing = (NONE,) * len(first.hands)
    leader = view.tricks[0].leader if view.tricks else first.playing.leader
    playing = first.playing._replace(leader=leader, trick=(), tricks=(), taken=nothing)
    states = worlds_like(state_of(first._replace(playing=playing, fool=None), row), deals)
    played = played_by(view)
    for place, player in enumerate(first.order):
        hand = at.HANDS + 2 * place
        states[:, hand : hand + 2] |= np.array(at.words(pack, played[player]))
    return states


# Worlds that stand more than once ----------------------------------------------------------------


def alike(deals: Sequence[Deal]) -> Numbers:
    """By deal a number that it shares with its copies: a likely world stands more than once.

    All copies of one draw count as one; two draws that came out the same count as much as
    two, as where few worlds are left to be drawn.
    """
    numbers: dict[int, int] = {}
    return np.array([numbers.setdefault(id(deal), len(numbers)) for deal in deals])


def hidden_in(deal: Deal) -> object:
    """The part in which two worlds of a view may differ."""
    straw = deal.straw and deal.straw.hidden
    return deal.hands, deal.talon, straw, deal.exchange and deal.exchange.laid


def effective_number(alike: Numbers) -> float:
    """The effective number of deals, some being copies; hardly one, if most are copies of one."""
    return float(len(alike) ** 2 / (np.bincount(alike) ** 2).sum())


def standard_error(differences: Floats, alike: Numbers) -> float:
    """The standard error of the mean of differences, some of them from one and the same deal.

    It is computed for the effective number of deals. For a single one it is the difference itself,
    as there is no better estimate.
    """
    if len(set(alike.tolist())) < 2:
        return float(abs(differences.mean()))
    return float(differences.std() / np.sqrt(effective_number(alike) - 1))
