"""House players: always legal, blind to what they may not see, and better than chance."""

from random import Random

import pytest

from engine import Carry, Rules, act, observe, offers, open_deal
from engine.actions import admitted
from engine.games import choose
from tests.laws.playing import RULES, SLOVENIAN, any_of, numbered, random_deal, shuffled
from tests.laws.test_laws import Table, amounts, slovenian, some, tables
from tests.laws.test_secrets import swaps


@tables
@amounts
def test_the_house_has_a_legal_move_wherever_a_deal_can_lead(table: Table, deals: int) -> None:
    for seed in range(deals):
        played = numbered(table, seed)
        for step in played.steps:
            view = observe(step.deal, step.player)
            assert admitted(view.offers, choose(view))


@slovenian
def test_the_house_does_not_know_what_it_has_not_seen(table: Table) -> None:
    done = 0
    for seed in range(100):
        rng = Random(seed)
        for deal in some(random_deal(RULES[table], rng), rng, 3):
            player = deal.turn
            for after in swaps(deal, player, rng, 3):
                assert choose(observe(after, player)) == choose(observe(deal, player))
                done += 1
    assert done > 100


def scores_with(rules: Rules, seed: int, house: tuple[int, ...]) -> tuple[int, ...]:
    """What a deal brings when these seats are the house's, and the others play at random.

    All bid as the house does, or the deals would not be alike.
    """
    rng = Random(seed)
    deal = open_deal(rules, shuffled(rules, rng), 0, Carry((0,) * rules.players))
    while deal.turn is not None:
        bidding = rules.phases[deal.phase].name in ("auction", "raise")
        if deal.turn in house or bidding:
            action = choose(observe(deal, deal.turn))
        else:
            action = any_of(rng.choice(offers(deal, deal.turn)), rng)
        deal = act(deal, deal.turn, action)
    return rules.settle(deal).scores


@pytest.mark.parametrize("table", SLOVENIAN[:2], ids=str)
def test_the_house_plays_better_than_chance(table: Table) -> None:
    """Every seat plays the same deals once with the house and once at random."""
    rules, deals = RULES[table], range(60)
    with_house = sum(
        scores_with(rules, seed, (player,))[player] for seed in deals for player in range(table[1])
    )
    without = sum(sum(scores_with(rules, seed, ())) for seed in deals)
    assert with_house > without + 500
