"""Random deals of contract three: the engine against OpenSpiel's tarok, both from Python.

Both sides do the same: shuffle and deal, let three players pass and forehand name `three`, then
play the deal to its end with uniformly random legal actions (one question for the legal actions
and one call to act for each). OpenSpiel has no announcements; here every player passes them.
"""

import random
import time
from collections.abc import Callable

import pyspiel

from engine import Bid, Deal, Pass, Rules, act, offers, open_deal, variant

OPENSPIEL_PASS, OPENSPIEL_THREE = 0, 2
ROUNDS = 21
SECONDS = 0.4
"""Short rounds in turn: whatever else the machine does disturbs both."""


def engine_deal(rules: Rules, deck: list[int], chance: random.Random) -> int:
    """Play one deal on the engine; return the number of actions. A void deal counts none."""
    chance.shuffle(deck)
    deal = open_deal(rules, tuple(deck), 0)
    if deal.over:
        return 0
    for seat in (2, 3, 0):
        deal = act(deal, seat, Pass())
    deal = act(deal, 1, Bid("three"))
    actions = 4
    while (seat_on_turn := deal.turn) is not None:
        deal = _random_action(deal, seat_on_turn, chance)
        actions += 1
    return actions


def _random_action(deal: Deal, seat: int, chance: random.Random) -> Deal:
    offer = offers(deal, seat)[0]
    return act(deal, seat, offer.nth(int(chance.random() * offer.size)))


def openspiel_deal(game: pyspiel.Game, chance: random.Random) -> int:
    """Play one deal on OpenSpiel; return the number of actions, without its chance node."""
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(3):
        state.apply_action(OPENSPIEL_PASS)
    if OPENSPIEL_THREE not in state.legal_actions():
        return 0
    state.apply_action(OPENSPIEL_THREE)
    actions = 4
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(chance.random() * len(legal))])
        actions += 1
    return actions


def rate(play: Callable[[], int]) -> float:
    """Actions per second of processor time, of a deal played again and again."""
    begin = time.process_time()
    actions = 0
    while (spent := time.process_time() - begin) < SECONDS:
        actions += play()
    return actions / spent


def measure() -> list[tuple[float, float]]:
    """Actions per second of the engine and of OpenSpiel, in turn, round by round."""
    rules = variant("slovenian").build(4)
    deck = [rules.pack[code] for code in rules.pack.codes]
    chance = random.Random(1)
    game = pyspiel.load_game("tarok(players=4)")
    return [
        (
            rate(lambda: engine_deal(rules, deck, chance)),
            rate(lambda: openspiel_deal(game, chance)),
        )
        for _ in range(ROUNDS)
    ]
