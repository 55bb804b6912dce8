"""The house at Lombardia tarot: legal, blind to what it may not see, better than chance."""

from random import Random

import pytest

from engine import Deal, Give, Lay, Word, act, actions_of, observe, offers, open_deal
from engine.actions import admitted
from engine.house.choosing import choose
from engine.pack import TAROT
from tests.engine.build import play_moves
from tests.engine.lombardia_cases import (
    LEFT,
    NO_MONTE,
    NOBODY,
    RULES,
    TABLES,
    TOO_MANY,
    TRICK,
    A,
    B,
    deal_after_trick,
    hidden_cards,
    new_deal,
    random_deal,
    rules_with,
    swap_cards,
)


@pytest.mark.parametrize("options", TABLES)
def test_house_has_a_legal_move_wherever_a_deal_can_lead(options: dict[str, str]) -> None:
    for seed in range(60):
        for deal in random_deal(seed, rules_with(**options)).steps:
            assert deal.turn is not None
            assert admitted(offers(deal, deal.turn), choose(observe(deal, deal.turn)))


def test_house_moves_do_not_depend_on_unseen_cards() -> None:
    discards = 0
    for seed in range(80):
        rng = Random(seed)
        for deal in rng.sample(random_deal(seed).steps, 4):
            hidden = hidden_cards(deal, deal.turn)
            if len(hidden) > 1:
                after = swap_cards(deal, *rng.sample(hidden, 2))
                assert choose(observe(after, deal.turn)) == choose(observe(deal, deal.turn))
                discards += 1
    assert discards > 200


def score_of(seed: int, house: tuple[int, int]) -> int:
    """The score of a team of these two against two who play at random."""
    rng = Random(seed)
    deck = [1 << bit for bit in range(78)]
    rng.shuffle(deck)
    deal: Deal = open_deal(RULES, tuple(deck), seed % 4, NOBODY)
    while deal.turn is not None:
        if deal.turn in house:
            action = choose(observe(deal, deal.turn))
        else:
            action = rng.choice(list(actions_of(offers(deal, deal.turn)[:1])))
        deal = act(deal, deal.turn, action)
    return RULES.settle(deal).scores[house[0]]


def test_house_plays_better_than_chance() -> None:
    """Both teams play the same deals once for the house."""
    total = sum(score_of(seed, house) for seed in range(40) for house in ((0, 2), (1, 3)))
    assert total > 80 * 3


def test_house_gives_a_card_without_value() -> None:
    deal = deal_after_trick(LEFT, TRICK, B, won=[(A, "SK S2 S3 S4")])
    card = choose(observe(deal, A))
    assert isinstance(card, Give) and TAROT.value(card.card) == 1


def test_house_answers_a_proposal() -> None:
    strong = play_moves(new_deal(hands={2: TOO_MANY}), "1 monte")
    assert choose(observe(strong, 2)) == Word("refuse")
    weak = play_moves(
        new_deal(hands={2: "S1 S2 S3 S4 C1 C2 C3 C4 D9 D8 D7 D6 H9 H8 H7 H6 H5 S5 S6"}), "1 monte"
    )
    assert choose(observe(weak, 2)) == Word("agree")


def test_house_lays_away_the_compulsory_discards() -> None:
    deal = play_moves(new_deal(hands={0: f"{TOO_MANY} T7 S5"}), NO_MONTE)
    laid = choose(observe(deal, 0))
    assert isinstance(laid, Lay) and laid.cards & TAROT["S5"]
