"""House against house: deals in a second, for every form of the game.

One figure says little on a busy machine: beside it stands how many times as long a deal takes as a
random one of the same form, played in turn in the same run.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

from benchmarks.forms import random_step
from engine import VARIANTS, Deal, Rules, act, choose, observe, open_deal

ROUNDS = 5
DEALS = 6
"""Deals in a round, of each kind."""

Step = Callable[[Deal, random.Random], Deal]


class Form(NamedTuple):
    """The figures of a form."""

    name: str
    deals: float
    """Deals in a second of processor time, house against house: the median round."""
    dearer: float
    """Processor time of a deal by the house against that of a random one: the median round."""


def house_step(deal: Deal, chance: random.Random) -> Deal:
    """The house's move for the player on turn."""
    del chance
    assert deal.turn is not None
    return act(deal, deal.turn, choose(observe(deal, deal.turn)))


def seconds(rules: Rules, step: Step, chance: random.Random) -> float:
    """Processor time of a deal."""
    deck = [rules.pack[code] for code in rules.pack.codes]
    begin = time.process_time()
    for number in range(DEALS):
        chance.shuffle(deck)
        deal = open_deal(rules, tuple(deck), number % rules.players)
        while deal.turn is not None:
            deal = step(deal, chance)
    return (time.process_time() - begin) / DEALS


def form(game: str, players: int) -> Form:
    """The figures of one form."""
    rules, chance = VARIANTS[game].build(players), random.Random(1)
    pairs = [
        (seconds(rules, house_step, chance), seconds(rules, random_step, chance))
        for _ in range(ROUNDS)
    ]
    median = statistics.median(house for house, _ in pairs)
    dearer = statistics.median(house / by_chance for house, by_chance in pairs)
    return Form(f"{game}, {players} players", 1 / median, dearer)


def measure() -> list[Form]:
    """The figures of all forms."""
    return [form(key, players) for key, game in VARIANTS.items() for players in game.players]
