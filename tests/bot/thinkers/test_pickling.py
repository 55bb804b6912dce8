"""A worker gets a view, or a finished deal, and it is the same there."""

from random import Random

from bot.thinkers.pickling import (
    TableRules,
    pack_deal,
    pack_view,
    rules_of,
    unpack_deal,
    unpack_view,
)
from engine import observe
from tests.laws.families import ADDED
from tests.laws.playing import RULES, TABLES, each_table, random_deal

ABROAD = [table for table in TABLES if table[0] not in ADDED]
"""A family defined only in tests is unknown to another process."""


@each_table(ABROAD)
def test_a_view_arrives_as_it_was_sent(table: tuple[str, int]) -> None:
    rules = rules_of(TableRules.of(RULES[table]))
    for seed in range(3):
        played = random_deal(rules, Random(seed))
        for deal, turn, _ in played.steps:
            view = observe(deal, turn)
            assert unpack_view(pack_view(view)) == view
            assert unpack_deal(pack_deal(deal)) == deal
