"""Deals of Romanian tarok in which a player may knock."""

from random import Random

import pytest

from engine import Deal, Rules, act, open_deal, variant
from engine.actions import KNOCK, Method, Word
from engine.cards import Cards

KNOCKS = (
    ("slovenian", 4, {"knock": "on"}),
    ("slovenian", 5, {"knock": "on"}),
    ("romanian", 4, {"knock": "on"}),
    ("romanian", 3, {"knock": "on"}),
    ("krolami", 4, {"cut": "interactive"}),
)
RULES = {
    (game, players): variant(game).build(players, options) for game, players, options in KNOCKS
}
TABLES = pytest.mark.parametrize("rules", RULES.values(), ids=[f"{g}-{n}" for g, n in RULES])


def shuffled_deck(rules: Rules, seed: int = 1) -> tuple[Cards, ...]:
    deck = [rules.pack[code] for code in rules.pack.codes]
    Random(seed).shuffle(deck)
    return tuple(deck)


def open_shuffled_deal(rules: Rules, seed: int = 1, method: str = "") -> Deal:
    return open_deal(rules, shuffled_deck(rules, seed), 0, method=method)


def knock(rules: Rules, method: str | None, seed: int = 1) -> Deal:
    deal = open_shuffled_deal(rules, seed)
    cutter = deal.turn
    assert cutter is not None
    deal = act(deal, cutter, Word(KNOCK))
    return deal if method is None else act(deal, deal.forehand, Method(method))
