"""Decisions of house deals with a bad move in the place of the one that was made."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

from engine import Action, Deal, View, act, choose, decode, observe
from search.explain.decisions import Decision, decisions
from search.explain.hints import hint
from search.explain.weighing import moves_to_weigh
from search.judging.likely_worlds import THOROUGH, fitting, standard_error
from search.judging.trials import Trials, try_moves
from search.kernel.contract_row import NotInKernel
from tests.laws.playing import RULES
from tests.search.positions import house_deal

Table = tuple[str, int]

FEW, WORLDS = 8, 60
"""Worlds to look for errors in, and others to make sure of a planted one."""
DEAR, SURE = 10.0, 4.0
"""Game points that it costs at least; and standard errors that rule out chance."""

ENOUGH = 15
"""Worlds that are likely enough to count, at least."""


class Planted(NamedTuple):
    """A decision with a bad move, and what that costs in other worlds."""

    decision: Decision
    cost: float


def decisions_of(table: Table, number: int) -> tuple[Decision, ...]:
    """Every decision of a deal of the house, by any player."""
    steps = house_deal(RULES[table], number).steps
    positions, moves = [step.deal for step in steps], [step[1:] for step in steps]
    return tuple(
        decision for player in range(table[1]) for decision in decisions(positions, moves, player)
    )


def trials(
    decision: Decision, moves: list[Action], seed: int, worlds: int = WORLDS
) -> Trials | None:
    """The results of some moves; None: they cannot be computed, or there is only one."""
    deals = list(fitting(observe(decision.deal, decision.player), seed, worlds, THOROUGH))
    try:
        return try_moves(deals, moves, decision.player, seed) if deals and len(moves) > 1 else None
    except NotInKernel:
        return None


def planted_decision(table: Table, number: int) -> Planted | None:
    """A decision of a deal with a move that costs much; None: there is no such move."""
    planted_decisions = list(decisions_of(table, number))
    Random(number).shuffle(planted_decisions)
    return next((error for error in map(worst, planted_decisions) if error is not None), None)


def worst(decision: Decision) -> Planted | None:
    """The decision with the worst of its moves, if that is surely a bad one."""
    moves = moves_to_weigh(observe(decision.deal, decision.player))
    if len(moves) < 2:
        return None
    guess = trials(decision, moves, 976, FEW)
    if guess is None or np.ptp(guess.gains.mean(axis=(0, 2))) < DEAR:
        return None
    weighed = trials(decision, moves, 977)
    assert weighed is not None
    by_world = weighed.gains.mean(axis=2)
    bad, good = int(by_world.mean(axis=0).argmin()), int(by_world.mean(axis=0).argmax())
    apart = by_world[:, good] - by_world[:, bad]
    cost = float(apart.mean())
    if cost < DEAR or cost < SURE * standard_error(apart, weighed.alike):
        return None
    if worlds_in(weighed) < ENOUGH:
        return None
    return Planted(decision._replace(made=moves[bad]), cost)


def worlds_in(weighed: Trials) -> float:
    """The effective number of worlds: hardly above one, if it is by far the likeliest."""
    shares = np.bincount(weighed.alike) / len(weighed.alike)
    return float(1 / (shares**2).sum())


def flawless(table: Table, number: int, player: int) -> Iterator[Decision]:
    """The decisions of a player who always does what a hint says; the house plays the rest.

    None, if the deal is void.
    """
    played, step = house_deal(RULES[table], number), 0
    deal: Deal = played.steps[0].deal if played.steps else played.end
    while deal.turn is not None:
        view = observe(deal, deal.turn)
        action = hinted_move(view) if deal.turn == player else choose(view)
        yield from decisions([deal], [(deal.turn, action)], player)
        deal, step = act(deal, deal.turn, action), step + 1


def hinted_move(view: View) -> Action:
    """The move advised by a hint."""
    return decode(view.rules.pack, hint(view).move)
