"""A deal is the same wherever its players sit: comparisons count from the dealer."""

import random

import pytest

from bot.contests.duplicates.deals import form_rules, form_text
from bot.contests.duplicates.lines import expand_move, open_deal, shorten_move, turn_code
from bot.contests.duplicates.rows import DealChair, ToFill
from engine import VARIANTS, act, choose, decode, encode, keyed_deck, next_deal, observe, open_match
from tests.laws.playing import sizes

GAMES = [(key, players) for key, game in VARIANTS.items() for players in game.players]


@pytest.mark.parametrize("game, players", GAMES)
@sizes(3, 100)
def test_duplicate_line_is_independent_of_dealer(deals: int, game: str, players: int) -> None:
    form, chance = form_text(game, players, ()), random.Random(3)
    rules = form_rules(form)
    for _ in range(deals):
        cards = chance.randbytes(32)
        deal = open_deal(ToFill(1, DealChair(form, 0, "club"), cards.hex()))
        others = [
            next_deal(open_match(rules, dealer), keyed_deck(rules.pack, cards))
            for dealer in range(players)
        ]
        while not deal.over:
            assert deal.turn is not None
            view = observe(deal, deal.turn)
            code = encode(rules.pack, choose(view))
            assert expand_move(deal, shorten_move(deal, deal.turn, code)) == (None, code)
            for dealer, other in enumerate(others):
                player = (deal.turn + dealer) % players
                assert other.turn == player
                action = decode(rules.pack, turn_code(code, dealer, players))
                others[dealer] = act(other, player, action)
            deal = act(deal, deal.turn, decode(rules.pack, code))
        if deal.repeated:
            continue
        scores = rules.settle(deal).scores
        for dealer, other in enumerate(others):
            other_scores = rules.settle(other).scores
            assert scores == tuple(other_scores[(n + dealer) % players] for n in range(players))


def test_duplicate_move_codes_round_trip() -> None:
    form = form_text("slovenian", 4, ())
    deal = open_deal(ToFill(1, DealChair(form, 0, "club"), "5c" * 32))
    turn = deal.turn
    assert turn is not None
    for place, code in (
        (turn, "pass"),
        (turn, "play:T21"),
        (turn, "play:T17+ros"),
        ((turn + 1) % 4, "play:F"),
        (0, "lay:S7+T3"),
    ):
        kept = shorten_move(deal, place, code)
        at, read = expand_move(deal, kept)
        assert (turn if at is None else at, read) == (place, code)


def test_duplicate_line_rotates_named_players() -> None:
    for dealer in range(4):
        code = turn_code("kontra:pagat_ultimo@1", dealer, 4)
        assert code == f"kontra:pagat_ultimo@{(1 + dealer) % 4}"
        assert turn_code(code, -dealer, 4) == "kontra:pagat_ultimo@1"
    assert turn_code("lay:S7+T3", 2, 4) == "lay:S7+T3"
