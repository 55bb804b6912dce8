"""Scenes of random deals of every form."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.deals.hand_table import hand_table
from bot.deals.scenes import Pictured, table_scene
from bot.games.info import TableInfo
from bot.pictures.faces import BACK
from engine import Cards, Deal, Pack, observe, union
from tests.laws.playing import RandomDeal, numbered_deal, random_deal, random_rules
from tests.pages.drawn import WORDS, plain_info

Table = tuple[str, int]


def info_of(table: Table) -> TableInfo:
    """A table in the middle of a match."""
    game, players = table
    info = plain_info(players, game)
    return replace(info, scores=(35, -70, 120, 5, -15)[:players], marks=(1, 0, 3, 6, 0)[:players])


def random_deals(table: Table, number: int) -> Iterator[RandomDeal]:
    """Random deals, every other one with options that are not the usual ones."""
    for seed in range(number):
        rng = Random(seed)
        rules = random_rules(table, rng)
        yield random_deal(rules, rng) if seed % 2 else numbered_deal(table, seed)


def moments(table: Table, number: int, every: int = 1) -> Iterator[Deal]:
    """States of random deals: every so many moves, and at the end."""
    for played_deal in random_deals(table, number):
        yield from (step.deal for step in played_deal.steps[::every])
        yield played_deal.end


def deal_pictures(table: Table, deal: Deal) -> Iterator[Pictured]:
    """All pictures of a deal: the table's, and everybody's own."""
    info = info_of(table)
    yield table_scene(info, observe(deal, None), WORDS)
    for player in range(table[1]):
        yield hand_table(info, observe(deal, player), WORDS)


def set_of(pack: Pack, *codes: str) -> Cards:
    """The cards with these codes, without backs."""
    return union([pack[code] for code in codes if code not in ("", BACK)])
