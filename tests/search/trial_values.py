"""Values of cards found by trying every one, and verdicts on decisions."""

import numpy as np

from engine import Action, Deal, act, offers
from engine.actions import Give, actions_of
from engine.cards import Cards
from search.explain.grades import Gap
from search.explain.nudges import Reason
from search.explain.verdicts import Verdict, Weighed
from search.kernel.arrays import Numbers


def verdict_of(best: float, error: float, step: int = 0) -> Verdict:
    weighed = Weighed("play:T2", 0.0, best, error, 40)
    grade = Gap(best, error, 40).grade
    why = (Reason("game", {"share": 60, "other": 40, "move": "play:T1"}),)
    return Verdict(step, "play", 1, "play:T1", grade, weighed, 10, weighed, 9.0, why)


def play_of(deal: Deal, card: Cards) -> Action:
    """The play of a card, called out with where a word is due."""
    assert deal.turn is not None
    moves = actions_of(offers(deal, deal.turn))
    return [move for move in moves if getattr(move, "card", 0) == card][-1]


def value_by_trial(deal: Deal, side: tuple[int, ...], weights: Numbers) -> int:
    """The value by trying every move; for the Fool the cheapest card is given."""
    if deal.turn is None:
        return int(np.array(deal.rules.settle(deal).scores) @ weights)
    moves = list(actions_of(offers(deal, deal.turn)))
    if isinstance(moves[0], Give):
        value = deal.rules.pack.value_of
        moves = [min(moves, key=lambda move: value[getattr(move, "card", 0)])]
    called = {getattr(move, "card", 0): move for move in moves}  # with a word, where one is due
    values = [value_by_trial(act(deal, deal.turn, move), side, weights) for move in called.values()]
    return max(values) if deal.turn in side else min(values)
