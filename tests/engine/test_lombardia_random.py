"""Properties of every deal of Lombardia tarot, whatever is played, beside the laws."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import Lay, decode, observe, offers
from engine.records.digest import digest
from engine.records.read import read
from engine.records.write import write
from tests.engine.lombardia_cases import (
    TABLES,
    Played,
    hidden_cards,
    random_deal,
    rules_with,
    swap_cards,
)
from tests.laws.playing import sizes

some_deals = sizes(40, 200)
tables = pytest.mark.parametrize("options", TABLES, ids=["default", "options", "without Monte"])
Options = dict[str, str]


def random_deals(options: Options, number: int) -> Iterator[Played]:
    rules = rules_with(**options)
    for seed in range(number):
        yield random_deal(seed, rules)


@tables
@some_deals
def test_partners_score_alike_and_teams_come_to_nothing(options: Options, deals: int) -> None:
    for played in random_deals(options, deals):
        settled = played.end.rules.settle(played.end)
        assert sum(settled.scores) == 0
        assert settled.scores[0] == settled.scores[2] and settled.scores[1] == settled.scores[3]
        if not played.end.ended:
            assert sum(int(line.facts["card_points"]) for line in settled.lines) == 72


@sizes(100, 400)
def test_reader_supplies_the_forced_discard(deals: int) -> None:
    """Records may leave out what is forced (docs/records.md)."""
    supplied = 0
    for seed in range(deals):
        played = random_deal(seed, rules_with(monte="off"), stacked=1.0)
        start, end = played.steps[0], played.end
        assert start.turn is not None
        if offers(start, start.turn)[0].size == 1:
            supplied += 1
            text = write(end.rules, end.carry, (0,) * 4, end.dealer, played.deck, played.moves[1:])
            assert digest(read(text).deals[0]) == digest(end)
    assert supplied


# What a viewer may not learn ---------------------------------------------------------------


@tables
@sizes(15, 60)
def test_unseen_cards_may_change_places_unnoticed(options: Options, deals: int) -> None:
    swaps = 0
    for seed, played in enumerate(random_deals(options, deals)):
        rng = Random(seed)
        for deal in rng.sample(played.steps, 4):
            for viewer in (None, 0, 1, 2, 3):
                hidden = hidden_cards(deal, viewer)
                if len(hidden) < 2:
                    continue
                after = swap_cards(deal, *rng.sample(hidden, 2))
                assert observe(after, viewer) == observe(deal, viewer)
                swaps += 1
    assert swaps > deals * 25 // 3


@sizes(60, 300)
def test_only_the_dealer_knows_the_discards(deals: int) -> None:
    """LOM-DISC-4: not even the trumps among them are seen by others."""
    trumps = 0
    for seed in range(deals):
        end = random_deal(seed, rules_with(monte="off"), stacked=1.0).end
        assert end.exchange is not None
        trumps |= end.exchange.laid & end.rules.pack.trumps
        for viewer in (None, 0, 1, 2, 3):
            laid = observe(end, viewer).laid
            assert laid == (end.exchange.laid if viewer == end.dealer else 0)
        assert observe(end, None).laid_size == 2
    assert trumps


def test_public_facts_are_in_every_view() -> None:
    """LOM-SEE-1: exposed cards, Monte, the Fool and what was given for it."""
    played = random_deal(1)
    for deal in (*played.steps, played.end):
        view = observe(deal, None)
        assert view.exposed == deal.exposed and any(view.exposed)
        assert (view.proposals, view.fool) == (deal.proposals, deal.fool)
        assert view.sides == (None,) * 4


def test_discard_is_one_action() -> None:
    for played in random_deals({}, 20):
        laid = [move for move in played.moves if move[1].startswith("lay:")]
        assert len(laid) == (0 if played.end.ended else 1)
        for player, code in laid:
            assert player == played.end.dealer
            action = decode(played.end.rules.pack, code)
            assert isinstance(action, Lay) and action.cards.bit_count() == 2
