"""Random deals of Romanian tarok and Taper: what holds in every one of them."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest

from engine import (
    Action,
    Bid,
    Deal,
    Lay,
    Rules,
    Say,
    Word,
    act,
    decode,
    observe,
)
from engine.acting import open_deal
from engine.actions import admitted
from engine.cards import Cards
from engine.games.romanian.pool import Chips, chips_of
from engine.house.choosing import choose as house_choice
from tests.engine.romanian_cases import new_deal
from tests.engine.romanian_random import TABLES, Played, random_deal, random_deck
from tests.games.romanian_reckoner import Game
from tests.laws.playing import random_action

tables = pytest.mark.parametrize("name", TABLES)
DEALS = 200
pytestmark = pytest.mark.xdist_group("romanian random")
"""The deals are played in one process, once for all tests."""


@lru_cache(maxsize=2 * DEALS)
def numbered_deal(name: str, seed: int) -> Played:
    """The random deal of this number, dealt once for all tests."""
    return random_deal(TABLES[name], Random(f"{name} {seed}"))


def random_deals(name: str, deals: int = DEALS) -> Iterator[Played]:
    for seed in range(deals):
        yield numbered_deal(name, seed)


@tables
def test_players_and_pool_balance(name: str) -> None:
    """ROM-SCORE-8."""
    for game in random_deals(name):
        deal = game.end
        settled = deal.rules.settle(deal)
        nobody = (0,) * deal.rules.players
        after = chips_of(deal.rules.tally.carry_on(deal, settled, nobody, settled.scores))
        assert sum(settled.scores) + (after.pool or 0) - (chips_of(deal.carry).pool or 0) == 0
        assert (settled.made is None) == (deal.bidding.declarer is None)


@pytest.mark.parametrize("name", ["four", "taper"])
def test_second_scorer_agrees(name: str) -> None:
    for case in random_deals(name, 400):
        end = case.end
        codes = [end.rules.pack.code(card) for card in case.deck]
        game = Game(end.rules.players, end.dealer, codes, case.moves, chips_of(end.carry).pool,
                    chips_of(end.carry).radler)  # fmt: skip
        settled = end.rules.settle(end)
        assert tuple(game.scores) == settled.scores, game.why
        after = chips_of(end.rules.tally.carry_on(end, settled, (), ()))
        assert (game.chips, game.after) == (after.pool, after.radler)


def swap_cards(deal: Deal, first: Cards, second: Cards) -> Deal:
    def turn(cards: Cards) -> Cards:
        return cards ^ first ^ second if (cards & (first | second)).bit_count() == 1 else cards

    after = deal._replace(
        hands=tuple(map(turn, deal.hands)),
        dealt=tuple(map(turn, deal.dealt)),
        talon=tuple(map(turn, deal.talon)),
    )
    exchange = deal.exchange
    if exchange is not None:
        sets = tuple(map(turn, exchange.sets))
        after = after._replace(exchange=exchange._replace(sets=sets, laid=turn(exchange.laid)))
    return after


def hidden_cards(deal: Deal, viewer: int | None) -> Cards:
    """Cards in other hands and in sets the viewer has not seen; discards and the king apart."""
    hidden = sum(hand for player, hand in enumerate(deal.hands) if player != viewer)
    exchange, shown = deal.exchange, observe(deal, viewer).sets
    if exchange is not None:
        hidden += sum(
            cards
            for number, cards in enumerate(exchange.sets, 1)
            if number != exchange.chosen and not shown[number - 1]
        )
    else:
        hidden += sum(deal.talon)
    return hidden & ~sum(shown) & ~(deal.calling.card if deal.calling else 0)


@tables
def test_unseen_cards_may_change_places_unnoticed(name: str) -> None:
    swaps = 0
    for seed, game in enumerate(random_deals(name)):
        rng = Random(seed)
        for deal in rng.sample(game.deals[:-1], min(6, len(game.deals) - 1)):
            for viewer in (None, *range(deal.rules.players)):
                hidden = hidden_cards(deal, viewer)
                cards = [1 << bit for bit in range(54) if hidden >> bit & 1]
                if len(cards) < 2:
                    continue
                first, second = rng.sample(cards, 2)
                assert observe(swap_cards(deal, first, second), viewer) == observe(deal, viewer)
                swaps += 1
    assert swaps > 2 * DEALS


def test_others_do_not_learn_of_the_right_to_annul() -> None:
    """ROM-DEAL-9."""
    deal = new_deal({2: "SQ SJ S10 S8 CQ CC DJ D1 D3 HQ HC H2"})
    assert (deal.turn, observe(deal, 2).phase) == (2, "annulment")
    for viewer in (None, 0, 1, 3):
        view = observe(deal, viewer)
        assert (view.phase, view.turn) == ("auction", 1)
    claimed = act(deal, 2, Word("redeal"))
    assert observe(claimed, None).exposed[2] == deal.hands[2]


def test_lays_are_among_the_kinds_that_random_deals_reach() -> None:
    kinds = {type(a) for o in random_deals("four", 30) for a in [*_actions(o)]}
    assert {Bid, Lay, Say} <= kinds


def _actions(game: Played) -> Iterator[Action]:
    pack = game.end.rules.pack
    for _, code in game.moves:
        yield decode(pack, code)


def house_deal(table: Rules, rng: Random, house: tuple[int, ...]) -> Deal:
    """A deal in which these seats are the house's; the others speak as it does and play anyhow."""
    deal = open_deal(table, random_deck(table, rng), 0, Chips(pool=5))
    while deal.turn is not None:
        view = observe(deal, deal.turn)
        if deal.turn in house or view.phase not in ("discard", "play"):
            action = house_choice(view)
        else:
            action = random_action(rng.choice(view.offers), rng)
        deal = act(deal, deal.turn, action)
    return deal


@pytest.mark.parametrize("name", ["four", "taper"])
def test_house_plays_better_than_chance(name: str) -> None:
    table = TABLES[name]
    gains = []
    for players in ((1,), ()):
        deals = [house_deal(table, Random(seed), players) for seed in range(200)]
        gains.append(sum(table.settle(deal).scores[1] for deal in deals))
    assert gains[0] > gains[1]


@tables
def test_house_has_a_legal_move_wherever_a_deal_leads(name: str) -> None:
    for game in random_deals(name, 60):
        for deal in game.deals[:-1]:
            assert deal.turn is not None
            view = observe(deal, deal.turn)
            assert admitted(view.offers, house_choice(view))


@pytest.mark.parametrize("name", ["four", "taper"])
def test_house_bids_and_declares(name: str) -> None:
    """House against house every kind of bid is heard, and most contracts are made."""
    table = TABLES[name]
    ends = [house_deal(table, Random(seed), tuple(range(table.players))) for seed in range(150)]
    settled = [table.settle(deal) for deal in ends if deal.bidding.declarer is not None]
    assert len(settled) > 50
    assert sum(bool(settlement.made) for settlement in settled) > len(settled) / 2
