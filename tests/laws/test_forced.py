"""Where nobody is asked, everybody knows why: the public view alone decides it."""

from collections import Counter
from random import Random

import pytest

from bot.tables.forced import is_forced
from engine import Deal, Views, observe, offers
from tests.laws.playing import RULES, TABLES, Played, amounts, random_deal, rules_by_chance
from tests.laws.test_swaps import check_unseen

Table = tuple[str, int]
tables = pytest.mark.parametrize("table", TABLES, ids=str)


def dealt(table: Table, seed: int) -> Played:
    rng = Random(seed)
    return random_deal(rules_by_chance(table, rng) if seed % 2 else RULES[table], rng)


@tables
@amounts(10, 60)
def test_who_is_not_asked_has_one_answer(table: Table, deals: int) -> None:
    skipped: Counter[str] = Counter()
    for seed in range(deals):
        for step in dealt(table, seed).steps:
            view = observe(step.deal, None)
            if is_forced(Views(step.deal)):
                assert sum(offer.size for offer in offers(step.deal, step.player)) == 1
                skipped[view.phase] += 1
    assert skipped["play"]


@tables
@amounts(6, 30)
def test_whether_somebody_is_asked_tells_nothing_of_hidden_cards(table: Table, deals: int) -> None:
    """The same for all who cannot tell two deals apart: so is the pause before the answer."""

    def look(deal: Deal, viewer: int | None) -> object:
        return is_forced(Views(deal)) if viewer is None else None

    done = sum(check_unseen(dealt(table, n), Random(n), 4, look) for n in range(deals))
    assert done > deals
