"""Scores that follow from other settled deals are those that the engine would give."""

from collections import defaultdict
from functools import partial
from random import Random

import numpy as np
import pytest

from engine import Deal, open_deal
from engine.bonuses import remainder_won
from engine.cards import NONE, each
from search.judging.candidates import until_the_play
from search.kernel import layout as at
from search.kernel.contract_row import left_in_talon
from search.kernel.finished_deal import finished
from search.kernel.play_outs import BY_CHANCE, BY_THUMB, play_outs
from search.kernel.settle import Book, SettlementCount, Settler, book_key
from tests.laws.playing import RULES, random_rules, sizes
from tests.search.kernel_deals import (
    Position,
    deal_in_play,
    position,
    positions,
    some_deals,
    tables,
)
from tests.search.other_worlds import other_world


@tables
@some_deals
@pytest.mark.parametrize("way", [BY_CHANCE, BY_THUMB], ids=["by-chance", "by-thumb"])
def test_scores_are_the_engines(table: tuple[str, int], deals: int, way: int) -> None:
    """Whatever the order in which the play-outs of a table's positions come."""
    settler, times = Settler(), 10
    for start in positions(table, deals):
        ends = play_outs(start.row, start.state, seed=deals, way=way, slips=40, times=times)
        scores = settler.scores([start.deal], start.row, ends)
        for end, line, score in zip(ends.states, ends.lines, scores, strict=True):
            settled = start.deal.rules.settle(finished(start.deal, end, line))
            assert settled.scores == tuple(score), (start.deal, settled)


@tables
@some_deals
def test_worlds_share_their_books(table: tuple[str, int], deals: int) -> None:
    """Results in one world hold in all that are alike in the rest."""
    rng, times = Random(deals), 8
    for start in positions(table, deals // 4):
        if start.deal.playing is None or start.deal.playing.trick or start.state[at.DUE]:
            continue
        worlds = [position(other_world(start.deal, rng)) for _ in range(8)]
        rows, states = (np.array([getattr(w, name) for w in worlds]) for name in ("row", "state"))
        ends = play_outs(rows, states, seed=deals, way=BY_THUMB, slips=60, times=times)
        scores = Settler().scores([world.deal for world in worlds], rows, ends)
        for number, score in enumerate(scores):
            deal = worlds[number // times].deal
            end = finished(deal, ends.states[number], ends.lines[number])
            assert deal.rules.settle(end).scores == tuple(score), deal


@tables
@sizes(200, 400)
def test_worlds_of_an_auction_share_their_books(table: tuple[str, int], deals: int) -> None:
    """A score is the engine's, whoever bid before and whichever set was taken."""
    rng, times, apart, by_bids = Random(deals), 40, 0, 0
    settler = Settler()
    for group in alike_worlds(table, deals, rng):
        rows, states = (np.array([getattr(w, name) for w in group]) for name in ("row", "state"))
        ends = play_outs(rows, states, seed=deals, way=BY_THUMB, slips=60, times=times)
        scores = settler.scores([world.deal for world in group], rows, ends)
        for number, score in enumerate(scores):
            deal = group[number // times].deal
            end = finished(deal, ends.states[number], ends.lines[number])
            assert deal.rules.settle(end).scores == tuple(score), deal
        by_bids += len({world.deal.bidding.said for world in group}) > 1
        apart += settled_apart(group, times)
    assert settler.settled < apart
    assert by_bids or table[0] in NO_AUCTION


NO_AUCTION = ("little", "lombardia", "strohmann")


def alike_worlds(table: tuple[str, int], deals: int, rng: Random) -> list[list[Position]]:
    """Deals as their play begins, by chance and by the house, in groups that share a book."""
    groups: dict[object, list[Position]] = defaultdict(list)
    for rules in (RULES[table], random_rules(table, rng)):
        for _ in range(deals):
            by_house = until_the_play(open_deal(rules, rules.pack.shuffled(rng), 0))
            for deal in (deal_in_play(rules, rng), by_house):
                if deal is not None and deal.playing is not None and not deal.over:
                    world = position(deal)
                    groups[book_key(deal, world.row)].append(world)
    return [group for group in groups.values() if len(group) > 1]


def settled_apart(worlds: list[Position], times: int) -> int:
    """The deals that the engine settles if each world has a book of its own."""
    settled = 0
    for world in worlds:
        settler = Settler()
        ends = play_outs(world.row, world.state, seed=1, way=BY_THUMB, slips=60, times=times)
        settler.scores([world.deal], world.row, ends)
        settled += settler.settled
    return settled


def test_rest_of_talon_that_may_be_won_counts_by_its_points() -> None:
    """The declarer's called king, taken from the talon, may win the rest (SLO-TAL-7)."""
    rules, rng, settler, won = RULES["slovenian", 4], Random(1), Settler(), 0
    for _ in range(600):
        deal = deal_in_play(rules, rng)
        if deal is None or deal.calling is None or deal.calling.holder is not None:
            continue
        worlds = [position(deal), position(with_other_rest(deal))]
        rows, states = (np.array([getattr(w, name) for w in worlds]) for name in ("row", "state"))
        ends = play_outs(rows, states, seed=1, way=BY_THUMB, slips=60, times=40)
        scores = settler.scores([world.deal for world in worlds], rows, ends)
        for number, score in enumerate(scores):
            end = finished(worlds[number // 40].deal, ends.states[number], ends.lines[number])
            assert rules.settle(end).scores == tuple(score), deal
            won += remainder_won(end)
    assert won > 20


def with_other_rest(deal: Deal) -> Deal:
    """The deal with a plain card of the rest of the talon changed for one of a defender's."""
    exchange, calling, rules = deal.exchange, deal.calling, deal.rules
    assert exchange is not None and calling is not None
    plain = exchange.remainder & ~(rules.kings | rules.pagat | rules.mond | rules.fool)
    cheap = min(each(plain), key=rules.pack.value)
    player = next(p for p in deal.order if p != deal.bidding.declarer)
    dear = max(each(deal.hands[player] & ~rules.kings & ~rules.pack.trumps), key=rules.pack.value)
    pair = cheap | dear
    sets = tuple(cards ^ pair if cards & cheap else cards for cards in exchange.sets)
    hands = tuple(hand ^ pair if hand & dear else hand for hand in deal.hands)
    talon = tuple(dear if card == cheap else card for card in deal.talon)
    return deal._replace(hands=hands, talon=talon, exchange=exchange._replace(sets=sets))


@pytest.mark.parametrize("table", [("krolami", 4), ("romanian", 4)], ids=str)
def test_worlds_that_differ_in_the_talon_share_a_book(table: tuple[str, int]) -> None:
    """But for the holder of the called king, which decides the sides."""
    shared, rng = 0, Random(1)
    for start in positions(table, 30):
        worlds = [position(other_world(start.deal, rng)) for _ in range(12)]
        worlds = [world for world in worlds if world.row[at.NEEDED]]
        keys = {book_key(world.deal, world.row) for world in worlds}
        talons = {left_in_talon(world.deal) for world in worlds}
        assert len(keys) <= len({apart(world.deal) for world in worlds})
        shared += len(talons) > 2 * len(keys)
    assert shared > 3


def apart(deal: Deal) -> object:
    """Where the called king is, and cards among the discards that count by themselves."""
    rules, calling = deal.rules, deal.calling
    called = calling.card if calling is not None else NONE
    laid = deal.exchange.laid if deal.exchange is not None else NONE
    honours = rules.kings | rules.pagat | rules.mond | rules.fool
    return calling and calling.holder, called & left_in_talon(deal), laid & honours


def test_scores_that_are_sums_are_asked_for_once_a_part() -> None:
    """Three parts of four kinds each, in two contexts: a fact tells of no more than ten."""
    rng, masks, count = Random(1), (3, 12, 48), SettlementCount()
    worth = [[rng.randrange(-99, 99) for _ in range(4)] for _ in range(6)]

    def score(fact: int) -> tuple[int, int]:
        rows = worth[3:] if fact & 64 else worth[:3]
        total = sum(row[fact >> 2 * n & 3] for n, row in enumerate(rows))
        return total, -total

    book, facts = Book(count, 64, masks), list(range(128))
    rng.shuffle(facts)
    assert all(book.score(fact, partial(score, fact)) == score(fact) for fact in facts)
    assert count.settled == 2 * (3 * 4 - 2)


@tables
def test_book_is_kept_over_calls(table: tuple[str, int]) -> None:
    """The engine is asked no second time for what is known."""
    start, settler = positions(table, 1)[0], Settler()
    ends = play_outs(start.row, start.state, seed=1, way=BY_CHANCE, times=50)
    first = settler.scores([start.deal], start.row, ends)
    settled = settler.settled
    assert np.array_equal(settler.scores([start.deal], start.row, ends), first)
    assert 0 < settler.settled == settled <= 50
