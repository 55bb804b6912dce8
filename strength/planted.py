"""Whether bad moves are found: of those that surely cost much, how many are told, and how costly.

People of all kinds play a deal (``styles``). In each of its phases a decision is looked for in
which some move, weighed or any other, surely costs much, judged by worlds of its own. Such a move
takes the place of the one that was made, and an analysis is asked about it; and once about its own
advice, which it must not reproach.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

from engine import Action, Rules, View, act, decode, observe, open_deal
from search.explain.analysis import first_look, verdict
from search.explain.decisions import Decision, decisions
from search.explain.grades import unit
from search.explain.weighing import moves_to_weigh
from search.judging.likely_worlds import THOROUGH, fitting, standard_error
from search.judging.trials import Trials, try_moves
from search.kernel.contract_row import NotInKernel
from strength.styles import STYLES, played_in

FEW, WORLDS = 8, 100
"""Worlds to look for a bad move in, and others to make sure of it."""
DEAR, SURE = 8.0, 4.0
"""Units (``grades``) that it costs at least; and standard errors that rule out chance."""
ENOUGH = 15
"""Worlds that are likely enough to count, at least."""
OTHERS, BEST, MILD = 4, 3, 3
"""Moves beside those that are weighed; moves that may be the best, by the first look; bad moves of
which one is taken, the cheapest: a valat on nothing is easy to find."""
TRIES, CARDS = 4, 16
"""Decisions of a phase that are searched for such a move; few about cards have one."""
OWN = "own"
"""The key for whether the judge's own choices are reproached: 1 or 0."""
TWICE = 2.0
"""A cost is told right if it is at most so many times too high or too low."""


class Planted(NamedTuple):
    """A decision with a bad move, and what that costs in other worlds."""

    decision: Decision
    cost: float


def found_in(rules: Rules, number: int, cards: bool) -> dict[str, list[float]]:
    """The costs of bad moves and the costs that were told for them (0: none).

    They are listed by phase (the play of ``cards``, or before it), and by ``OWN``: what was told of
    the judge's own choices. One follows the other, so that lists of several deals can be joined.
    """
    chance = Random(f"planted {rules.variant} {rules.players} {number}")
    costs: dict[str, list[float]] = {}
    for phase, some in by_phase(rules, number, chance).items():
        if (phase == "play") != cards:
            continue
        tries = some[: CARDS if cards else TRIES]
        bad = next(filter(None, (planted(decision, chance) for decision in tries)), None)
        said = bad and verdict(bad.decision)
        if bad is not None and said is not None:
            scale = unit(observe(bad.decision.deal, bad.decision.player))
            costs[phase] = [bad.cost / scale, said.cost / scale]
            advised = decode(rules.pack, said.known.best)
            if advised == bad.decision.made:
                continue
            if (look := first_look(bad.decision._replace(made=advised))) is not None:
                costs.setdefault(OWN, []).extend([0.0, float(look.grade != "best")])
    return costs


def by_phase(rules: Rules, number: int, chance: Random) -> dict[str, list[Decision]]:
    """The decisions of a deal among people, by phase, in random order."""
    deal = open_deal(rules, rules.pack.shuffled(chance), number % rules.players)
    styles = [chance.choice([*STYLES]) for _ in range(rules.players)]
    phases: dict[str, list[Decision]] = {}
    while (player := deal.turn) is not None:
        view = observe(deal, player)
        made = played_in(styles[player], view, chance)
        for decision in decisions([deal], [(player, made)], player):
            phases.setdefault(view.phase, []).append(decision)
        deal = act(deal, player, made)
    for some in phases.values():
        chance.shuffle(some)
    return phases


def planted(decision: Decision, chance: Random) -> Planted | None:
    """A decision with one of its moves that surely cost much; None: there is none."""
    view = observe(decision.deal, decision.player)
    moves = list(dict.fromkeys([*moves_to_weigh(view), *any_moves(view, chance)]))
    guess = trials(decision, moves, 976, FEW)
    if guess is None:
        return None
    means = guess.gains.mean(axis=(0, 2))
    order = np.argsort(-means)
    bad = [moves[at] for at in order if means[order[0]] - means[at] >= DEAR * unit(view)]
    if not bad:
        return None
    made = chance.choice(bad[:MILD])
    good = [moves[at] for at in order[:BEST] if moves[at] != made]
    tried = trials(decision, [made, *good], 977)
    assert tried is not None
    return _surely(decision._replace(made=made), tried, DEAR * unit(view))


def any_moves(view: View, chance: Random) -> Iterator[Action]:
    """A few random moves before the play; of cards, all are weighed anyway."""
    for _ in range(OTHERS if view.phase != "play" else 0):
        offer = chance.choice(view.offers)
        yield offer.nth(chance.randrange(offer.size))


def _surely(decision: Decision, tried: Trials, least: float) -> Planted | None:
    """The first of the moves that were tried, if it is surely much worse than another."""
    by_world = tried.gains.mean(axis=2)
    apart = by_world[:, 1 + by_world[:, 1:].mean(axis=0).argmax()] - by_world[:, 0]
    cost = float(apart.mean())
    sure = cost >= max(least, SURE * standard_error(apart, tried.alike))
    return Planted(decision, cost) if sure and worlds_in(tried) >= ENOUGH else None


def trials(
    decision: Decision, moves: list[Action], seed: int, worlds: int = WORLDS
) -> Trials | None:
    """Try some moves in many worlds; None: that is impossible, or there is only one move."""
    try:
        deals = list(fitting(observe(decision.deal, decision.player), seed, worlds, THOROUGH))
        return try_moves(deals, moves, decision.player, seed) if deals and len(moves) > 1 else None
    except NotInKernel:
        return None


def worlds_in(tried: Trials) -> float:
    """How many worlds count: hardly more than one, if it is far likelier than all others."""
    shares = np.bincount(tried.alike) / len(tried.alike)
    return float(1 / (shares**2).sum())


class Figures(NamedTuple):
    """How the analysis judged bad moves of one kind."""

    number: int
    found: float
    """The share that was told to cost something."""
    right: float
    """The share whose cost was told within ``TWICE``."""
    told: float
    """The sum of what was told, divided by that of what they cost."""


def counted(values: list[float]) -> Figures:
    """Figures of pairs: what a move costs, and what was told of it."""
    pairs = list(zip(values[::2], values[1::2], strict=True))
    number = len(pairs)
    right = [cost for cost, said in pairs if cost <= TWICE * said and said <= TWICE * cost]
    total = sum(cost for cost, _ in pairs)
    return Figures(
        number=number,
        found=sum(said > 0 for _, said in pairs) / number,
        right=len(right) / number,
        told=sum(said for _, said in pairs) / total if total else 0.0,
    )
