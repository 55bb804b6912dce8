"""House players' moves are legal, ignore unseen cards, and are better than chance."""

from random import Random

from engine import (
    Action,
    Bid,
    Deal,
    Kontra,
    Pass,
    Rules,
    Say,
    Word,
    act,
    observe,
    offers,
    open_deal,
)
from engine.actions import admitted
from engine.house.choosing import choose
from tests.laws.playing import (
    RULES,
    Table,
    many_deals,
    numbered_deal,
    random_action,
    random_deck,
    sizes,
    sizes_by_table,
    tables,
)
from tests.laws.swaps import check_unseen


@tables
@many_deals
def test_house_has_a_legal_move_wherever_a_deal_can_lead(table: Table, deals: int) -> None:
    for seed in range(deals):
        game = numbered_deal(table, seed)
        for step in game.steps:
            view = observe(step.deal, step.player)
            assert admitted(view.offers, choose(view))


@tables
@sizes(5, 100)
def test_house_moves_do_not_depend_on_unseen_cards(table: Table, deals: int) -> None:
    def move(deal: Deal, player: int | None) -> Action | None:
        """The house's move; None for players who are not asked."""
        return choose(observe(deal, player)) if deal.turn == player else None

    checks = sum(check_unseen(numbered_deal(table, n), Random(n), 4, move) for n in range(deals))
    assert checks > deals


SPOKEN = (Bid, Pass, Say, Kontra, Word)
"""Actions that are statements rather than play."""


def scores_with(rules: Rules, seed: int, house: tuple[int, ...]) -> tuple[int, ...]:
    """The scores of a deal in which the house plays these seats, and chance the others.

    All players bid and speak as the house does, so that the deals are comparable.
    """
    rng = Random(seed)
    deal = open_deal(rules, random_deck(rules, rng), 0)
    while deal.turn is not None:
        offered = offers(deal, deal.turn)
        if deal.turn in house or any(offer.kind in SPOKEN for offer in offered):
            action = choose(observe(deal, deal.turn))
        else:
            action = random_action(rng.choice(offered), rng)
        deal = act(deal, deal.turn, action)
    return rules.settle(deal).scores


@sizes_by_table(20, 20)
def test_house_plays_better_than_chance(table: Table, deals: int) -> None:
    """Every seat plays the same deals, once by the house and once by chance.

    The house must gain more than a fiftieth of all that is won and lost there by chance.
    """
    rules, seeds = RULES[table], range(deals)
    with_house = sum(
        scores_with(rules, seed, (player,))[player] for seed in seeds for player in range(table[1])
    )
    by_chance = [score for seed in seeds for score in scores_with(rules, seed, ())]
    assert with_house - sum(by_chance) > sum(map(abs, by_chance)) / 50
