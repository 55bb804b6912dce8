"""Deals that the house has played alone, the same each time, for all tests that count in them."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest

from engine import Deal, Rules, act, observe, open_deal
from engine.house.choosing import choose
from tests.laws.playing import RULES

one_worker = pytest.mark.xdist_group("house deals")
"""For tests that share these deals: in one process they are played only once."""


def play_house_deal(rules: Rules, number: int, first: int = 0) -> Deal:
    """The end of a deal in which the house has every seat; ``first`` is the seed of deal 0."""
    deck = [1 << bit for bit in range(len(rules.pack.codes))]
    Random(first + number).shuffle(deck)
    deal = open_deal(rules, tuple(deck), number % rules.players)
    while deal.turn is not None:
        deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
    return deal


@lru_cache(maxsize=2000)
def _house_deal(table: tuple[str, int], number: int, first: int) -> Deal:
    return play_house_deal(RULES[table], number, first)


def finished_house_deals(table: tuple[str, int], deals: int, first: int = 0) -> Iterator[Deal]:
    """The ends of ``number`` deals at a table by default rules."""
    return (_house_deal(table, number, first) for number in range(deals))
