"""People with the same cards are compared by how far ahead they were of the others at the table."""

import random

import pytest

from bot.contests.core.points_ahead import PARTS, lead, round_to_points
from engine import Deal, act, choose, observe, open_deal
from tests.engine.settled import Settled, finished_deal
from tests.laws.playing import RULES, TABLES, sizes

PAID = {("lombardia", 4), ("krolami", 4)}
"""Games in which the others pay for whatever some win; in Romanian tarok michi-michi fills the
pool."""


def house_deal(table: tuple[str, int], chance: random.Random) -> Deal:
    """A deal between house players."""
    rules = RULES[table]
    deal = open_deal(rules, rules.pack.shuffled(chance), 0)
    while deal.turn is not None:
        deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
    return deal


@pytest.mark.parametrize("table", TABLES)
@sizes(10, 200)
def test_leads_of_all_players_sum_to_zero(deals: int, table: tuple[str, int]) -> None:
    """And if the others pay for what some win, it ranks them as points do."""
    chance = random.Random(7)
    for _ in range(deals):
        deal = house_deal(table, chance)
        if deal.repeated:
            continue
        scores = deal.rules.settle(deal).scores
        leads = {player: lead(deal, player) for player in deal.order}
        assert sum(leads.values()) == 0
        if table in PAID:
            others = len(deal.order) - 1
            for leader, parts in leads.items():
                assert parts * others == PARTS * scores[leader] * (others + 1)


def test_defender_who_beat_declarer_leads_one_who_did_not() -> None:
    """Though both scored nothing (SLO-SCO-11): a declarer's partner is ranked like the declarer."""
    lost, won = (
        finished_deal(Settled("two", points, declarer=3, partner=1)) for points in (20, 50)
    )
    for defender in (0, 2):
        assert (
            lost.rules.settle(lost).scores[defender] == won.rules.settle(won).scores[defender] == 0
        )
        assert lead(lost, defender) > 0 > lead(won, defender)
    for deal in (lost, won):
        assert lead(deal, 3) == lead(deal, 1)
        made = deal.rules.settle(deal).scores[3]
        assert round_to_points(lead(deal, 0)) == round(-2 * made / 3)


def test_sitting_out_player_does_not_count_for_lead() -> None:
    deal = finished_deal(Settled("two", 50, players=5, declarer=3, partner=1))
    made = deal.rules.settle(deal).scores[3]
    assert made > 0 and 0 not in deal.order
    assert lead(deal, 3) == PARTS * made - PARTS // 3 * made


def test_average_of_others_is_whole_number_of_parts() -> None:
    for (game, players), rules in RULES.items():
        others = len(rules.cycle(0)) - 1
        assert PARTS % others == 0, (game, players)
