"""A deal called decided scores alike however it goes on, and calling it so reveals no card."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from engine import Deal, Views, act, choose, close_deal, observe, offers, open_match
from search.worlds.decided import is_decided, is_settled
from tests.laws.playing import RandomDeal, numbered_deal, random_action, sizes, tables, unusual_deal
from tests.laws.swaps import check_unseen

Table = tuple[str, int]

CONTINUATIONS = 4
"""The number of ways in which each decided deal is played on."""


def mixed_deal(table: Table, number: int) -> RandomDeal:
    return unusual_deal(table, number) if number % 2 else numbered_deal(table, number)


def played_by_the_house(game: RandomDeal) -> Iterator[Deal]:
    """The deals from the first card on, played by the house."""
    deal = next((step.deal for step in game.steps if step.deal.playing is not None), game.end)
    while deal.turn is not None:
        yield deal
        deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))


def decided_deals(game: RandomDeal, rng: Random) -> Iterator[Deal]:
    """Deals on the way, at random or by the house, in which a viewer, or all cards, prove it."""
    for deal in (*(step.deal for step in game.steps), *played_by_the_house(game)):
        viewer = rng.choice((None, *range(deal.rules.players)))
        if is_decided(Views(deal), viewer):
            assert is_settled(deal)
            yield deal
        elif is_settled(deal):
            yield deal


def outcome(deal: Deal, rng: Random) -> object:
    """The scores, notes and carry of a deal that is played on at random."""
    while deal.turn is not None:
        offered = offers(deal, deal.turn)
        deal = act(deal, deal.turn, random_action(rng.choice(offered), rng))
    settled = deal.rules.settle(deal)
    match = close_deal(open_match(deal.rules)._replace(carry=deal.carry), deal)
    return settled.scores, settled.made, settled.notes, match.carry


@tables
@sizes(20, 30, 2000)
def test_decided_deal_scores_alike_however_it_goes_on(table: Table, deals: int) -> None:
    decided = 0
    for number in range(deals):
        rng = Random(number)
        for deal in decided_deals(mixed_deal(table, number), rng):
            ends = {repr(outcome(deal, rng)) for _ in range(CONTINUATIONS)}
            assert len(ends) == 1, (number, deal, ends)
            decided += 1
    assert decided


@tables
@sizes(8, 16, 80)
def test_offer_to_end_a_deal_reveals_no_hidden_card(table: Table, deals: int) -> None:
    """A viewer who cannot tell two deals apart is told the same of both."""
    looks: Counter[bool] = Counter()

    def look(deal: Deal, viewer: int | None) -> object:
        looks[is_decided(Views(deal), viewer)] += 1
        return is_decided(Views(deal), viewer)

    for number in range(deals):
        game = mixed_deal(table, number)
        check_unseen(game, Random(number), 8, look)
    assert looks[False]
