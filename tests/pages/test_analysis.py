"""The pages of an analysis: of every form, with every kind of decision, as long as they may be."""

import random
from dataclasses import replace
from itertools import product

import pytest

from bot.pages.analysis import analysis, pages, under_way
from bot.pages.page import Button
from bot.tables.analyses import Analysed
from engine import encode, observe
from sandbox.limits import LAYOUT, check_message
from search.telling.verdicts import dearest
from tests.laws.playing import RULES, numbered
from tests.pages.analysed import analysed, dear, verdict
from tests.pages.drawn import LOOKS, WORDS, payload, plain_info, worst_info
from tests.pages.test_replay import all_tables

Table = tuple[str, int]


def found(table: Table, seed: int, *, worst: bool = False) -> Analysed:
    """Every decision of a random deal, as if one player had made them all."""
    info = worst_info(table[1]) if worst else plain_info(table[1])
    info = replace(info, variant=table[0])
    steps = [
        (number, step.deal, step.player, encode(step.deal.rules.pack, step.action))
        for number, step in enumerate(numbered(table, seed).steps)
        if observe(step.deal, step.player).dealt
    ]
    return dear(info, random.Random(seed).sample(steps, min(30, len(steps))))


@all_tables
async def test_every_page_can_be_sent(table: Table) -> None:
    for seed in range(0, 12, 3):
        told = found(table, seed, worst=True)
        for place, look in product(range(pages(told)), LOOKS):
            sent = payload(analysis(told, place, WORDS, look))
            check_message(sent, LAYOUT | int(sent.get("flags") or 0))
    sent = payload(under_way(found(table, 0, worst=True).info, 30, WORDS))
    check_message(sent, LAYOUT | int(sent.get("flags") or 0))


@all_tables
def test_the_ways_lead_from_page_to_page(table: Table) -> None:
    told = found(table, 2)
    last = pages(told) - 1
    for place in range(last + 1):
        buttons = {
            button.label: button
            for button in analysis(told, place, WORDS).controls()
            if isinstance(button, Button)
        }
        assert buttons["Next ▶"].disabled == (place == last)
        assert buttons["◀ Back"].disabled == (place == 0)
        assert buttons["Next ▶"].id.split(":")[3] == str(min(last, place + 1))
    assert analysis(told, 10**9, WORDS) == analysis(told, last, WORDS)


@all_tables
def test_points_are_ones_own_where_the_others_pay_for_them(table: Table) -> None:
    told = found(table, 2)
    unit = "analysis-unit" if RULES[table].zero_sum else "analysis-unit-less"
    for place in range(pages(told)):
        assert WORDS(unit) in analysis(told, place, WORDS).text


def test_the_same_is_told_of_every_dear_decision_and_in_the_list() -> None:
    told = found(("slovenian", 4), 7)
    listed = analysis(told, 99, WORDS).text
    for place, one in enumerate(dearest(told.verdicts)):
        page = analysis(told, place, WORDS).text
        assert f"**{one.cost:.1f}** points" in page
        assert f"cost {one.cost:.1f};" in listed
    assert listed.count("\n- ") == len(told.verdicts)


@pytest.mark.parametrize("seed", range(5))
def test_shares_that_are_alike_are_not_told(seed: int) -> None:
    step = numbered(("slovenian", 4), seed).steps[-3]
    made = encode(step.deal.rules.pack, step.action)
    one = verdict(1, step.deal, step.player, made, made, 4.0)
    alike = one._replace(made_shares=one.best_shares)
    for told, lines in ((one, 2), (alike, 0)):
        page = analysis(analysed(plain_info(4), [(told, step.deal, step.player)]), 0, WORDS)
        assert page.text.count("% of them") == lines
