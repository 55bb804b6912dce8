"""The kernel of the search: play-outs against OpenSpiel's deals, and exact search, one core each.

OpenSpiel plays random deals of contract three, driven from Python; the kernel plays the same
contract out from its first lead. Both sides take turns in short rounds.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator

import numpy as np
import pyspiel

from benchmarks.random_deals import openspiel_deal
from engine import Bid, Deal, Pass, act, offers, open_deal, variant
from search.kernel.contract_row import row_of
from search.kernel.exact_value import Exact, Memory
from search.kernel.play_outs import BY_CHANCE, BY_THUMB, play_outs
from search.kernel.position import state_of
from search.kernel.settle import Settler
from search.kernel.warm import warm_up

ROUNDS, SECONDS = 9, 0.5
DEALS, TIMES = 40, 50
LEFT = (5, 6, 8)
"""Tricks left where exact search begins."""


def deals() -> list[Deal]:
    """Deals of contract three, as their play begins."""
    rules, chance = variant("slovenian").build(4), random.Random(1)
    deck, thread = [rules.pack[code] for code in rules.pack.codes], list[Deal]()
    while len(thread) < DEALS:
        chance.shuffle(deck)
        deal = open_deal(rules, tuple(deck), 0)
        if deal.over:
            continue
        for seat in (2, 3, 0):
            deal = act(deal, seat, Pass())
        deal = act(deal, 1, Bid("three"))
        while deal.playing is None and deal.turn is not None:
            deal = _play_at_random(deal, deal.turn, chance)
        thread.append(deal)
    return thread


def _play_at_random(deal: Deal, seat: int, chance: random.Random) -> Deal:
    offer = offers(deal, seat)[0]
    return act(deal, seat, offer.nth(int(chance.random() * offer.size)))


def a_second(work: Callable[[], int]) -> float:
    """Repetitions in a second of processor time."""
    done, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < SECONDS:
        done += work()
    return done / spent


def _openspiel() -> Callable[[], int]:
    game, chance = pyspiel.load_game("tarok(players=4)"), random.Random(1)
    return lambda: int(openspiel_deal(game, chance) > 0)


def _kernel(made: list[Deal], way: int, *, scored: bool = False) -> Callable[[], int]:
    rows = np.array([row_of(deal) for deal in made])
    states = np.array([state_of(*pair) for pair in zip(made, rows, strict=True)])
    settler, seed = Settler(), iter(range(1 << 30))

    def work() -> int:
        ends = play_outs(rows, states, seed=next(seed), way=way, times=TIMES, with_lines=scored)
        if scored:
            settler.scores(made, rows, ends)
        return len(ends.states)

    work()  # compiled, and the books opened
    return work


def play_out_lines() -> Iterator[str]:
    """Play-outs by chance, by rules of thumb, and with their scores."""
    made, theirs = deals(), _openspiel()
    ways = {
        "by chance": _kernel(made, BY_CHANCE),
        "by rules of thumb": _kernel(made, BY_THUMB),
        "by rules of thumb, scored": _kernel(made, BY_THUMB, scored=True),
    }
    for name, work in ways.items():
        pairs = [(a_second(work), a_second(theirs)) for _ in range(ROUNDS)]
        ratio = statistics.median(ours / other for ours, other in pairs)
        ours, other = (statistics.median(side) for side in zip(*pairs, strict=True))
        yield f"{name:26} {ratio:5.0f} x ({ours:9,.0f} to {other:7,.0f} deals a second)"


def _late(deal: Deal, left: int, chance: random.Random) -> Deal:
    """The deal when ``left`` tricks are left and none is begun."""
    while True:
        assert deal.turn is not None and deal.playing is not None
        if deal.hands[deal.order[-1]].bit_count() <= left and not deal.playing.trick:
            return deal
        deal = _play_at_random(deal, deal.turn, chance)


def exact_lines() -> Iterator[str]:
    """Exact search of late positions, settlements by the engine included."""
    made, chance = deals(), random.Random(2)
    warm_up()
    room = Memory()
    for left in LEFT:
        spent, nodes = list[float](), 0
        for deal in made:
            late = _late(deal, left, chance)
            assert late.turn is not None
            search = Exact(late, row_of(late), late.turn, Settler(), room)
            begin = time.process_time()
            search.value()
            spent.append(time.process_time() - begin)
            nodes += search.nodes
        middle, mean = 1000 * statistics.median(spent), 1000 * statistics.mean(spent)
        yield (
            f"exact, {left} tricks left: p50 {middle:7.2f} ms, mean {mean:7.2f}"
            f" ms, {nodes / sum(spent) / 1e6:5.1f} million nodes a second"
        )
