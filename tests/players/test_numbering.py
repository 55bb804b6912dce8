"""The moves of a form as numbers, and a view as a vector."""

from random import Random

import pytest

from engine import Action, LayOffer, act, admitted, encode, observe, rules_of
from players.numbering import Numbering
from players.observation import Observing
from tests.laws.playing import RULES, Table, numbered_deal, sizes_by_table


@sizes_by_table(30, 300)
def test_every_legal_move_has_a_number_of_its_own(table: Table, deals: int) -> None:
    numbering = Numbering(RULES[table])
    assert len(set(numbering.names)) == len(numbering.names)
    for number in range(deals):
        for deal, player, _ in numbered_deal(table, number).steps:
            view = observe(deal, player)
            legal = numbering.legal(view, 0)
            laying = any(isinstance(offer, LayOffer) for offer in view.offers)
            assert len(set(legal)) == len(legal)
            assert laying or len(legal) == sum(offer.size for offer in view.offers)
            for move in legal:
                chosen = numbering.chosen(view, 0, move)
                if isinstance(chosen, Action):
                    assert admitted(view.offers, chosen)


@sizes_by_table(30, 300)
def test_cards_laid_one_by_one_make_a_legal_discard(table: Table, deals: int) -> None:
    numbering, rng, discards = Numbering(RULES[table]), Random(1), 0
    for number in range(deals):
        for deal, player, _ in numbered_deal(table, number).steps:
            view = observe(deal, player)
            if any(isinstance(offer, LayOffer) for offer in view.offers):
                chosen: Action | int = 0
                while not isinstance(chosen, Action):
                    legal = numbering.legal(view, chosen)
                    if chosen:
                        assert all(numbering.names[move].startswith("lay:") for move in legal)
                    chosen = numbering.chosen(view, chosen, rng.choice(legal))
                assert admitted(view.offers, chosen)
                discards += 1
    assert discards or table == ("strohmann", 2)


def test_player_of_a_kontra_is_counted_from_the_speaker() -> None:
    """Words about a neighbour have one number, whoever speaks."""
    numbering = Numbering(RULES["slovenian", 4])
    said = {
        (code, number)
        for seed in range(300)
        for deal, player, action in numbered_deal(("slovenian", 4), seed).steps
        if "@" in (code := encode(deal.rules.pack, action))
        for view in [observe(deal, player)]
        for number in numbering.legal(view, 0)
        if numbering.chosen(view, 0, number) == action
        if numbering.names[number].endswith(f"@+{(int(code[-1]) - player) % 4}")
    }
    assert len({code for code, _ in said}) > 3


def test_bid_without_a_contract_is_numbered_only_where_it_can_be_made() -> None:
    """La mine takes over a bid, in Romanian tarok alone (ROM-BID-4)."""
    numbered = {table for table, rules in RULES.items() if "bid:la_mine" in Numbering(rules).names}
    assert numbered == {("romanian", 4), ("romanian", 3)}


@pytest.mark.parametrize("table", RULES, ids=str)
def test_vector_is_bounded_and_as_long_as_its_layout(table: Table) -> None:
    observing = Observing(RULES[table])
    ends = [part.stop for part in observing.layout.values()]
    assert ends == sorted(ends) and ends[-1] == observing.length
    for number in range(6):
        game = numbered_deal(table, number)
        for deal in (*(step.deal for step in game.steps), game.end):
            for player in range(table[1]):
                vector = observing(observe(deal, player), 0)
                assert vector.shape == (observing.length,)
                assert vector.min() >= 0 and vector.max() <= len(deal.rules.pack.codes)


def test_vector_shows_hand_and_trick_from_the_viewer_on() -> None:
    table = ("lombardia", 4)
    observing, size = Observing(RULES[table]), len(RULES[table].pack.codes)
    deal = next(
        step.deal
        for step in numbered_deal(table, 1).steps
        if step.deal.playing and len(step.deal.playing.trick) == 1
    )
    assert deal.turn is not None and deal.playing is not None
    vector = observing(observe(deal, deal.turn), 0)
    hand = vector[observing.layout["hand"]]
    assert [bool(number) for number in hand] == [
        bool(deal.hands[deal.turn] >> bit & 1) for bit in range(size)
    ]
    trick = vector[observing.layout["trick"]].reshape(4, size)
    last = trick[3]  # the player before the viewer has led
    assert trick.sum() == 1 and 1 << int(last.argmax()) == deal.playing.trick[0]


def test_number_of_a_move_is_the_same_in_every_deal() -> None:
    first, again = (Numbering(rules_of("krolami4")) for _ in range(2))
    assert first.names == again.names
    deal = numbered_deal(("krolami", 4), 1).steps[0].deal
    assert deal.turn is not None
    view = observe(deal, deal.turn)
    action = first.chosen(view, 0, first.names.index("pass"))
    assert isinstance(action, Action) and act(deal, deal.turn, action)
