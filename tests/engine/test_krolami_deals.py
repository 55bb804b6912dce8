"""Random deals of Taroki z królami: they come to an end, and nothing is lost or leaks."""

from functools import cache
from random import Random

import pytest

from engine import Deal, Pass, act, encode, observe, offers
from engine.actions import forced
from engine.games.krolami.rules import KROLAMI, OPTIONS
from engine.house.choosing import choose
from engine.options import Option
from engine.records.digest import digest
from engine.records.read import read
from engine.records.write import write
from tests.engine.krolami_cases import NOBODY, RULES, Played, new_deal, random_deal, random_deck
from tests.laws.playing import sizes

pytestmark = pytest.mark.xdist_group("krolami deals")
"""They are played in one process, once for all tests."""


some_deals = sizes(40, 200)


@cache
def dealt_by_chance(deals: int) -> tuple[Played, ...]:
    """Random deals."""
    return tuple(random_deal(seed) for seed in range(deals))


def record_of(played: Played, *, short: bool = False) -> str:
    """The record of a deal; a short one leaves out forced actions.

    One stays: before a line that would be taken for it.
    """
    moves: list[tuple[int, str]] = []
    for deal, player, action in reversed(played.steps):
        line = (player, encode(RULES.pack, action))
        if not short or forced(offers(deal, player)) is None or moves[-1:] == [line]:
            moves.append(line)
    dealer = played.dealer
    return write(RULES, played.end.carry, NOBODY, dealer, played.deck, moves[::-1])


@some_deals
def test_forced_moves_are_supplied(deals: int) -> None:
    for played in dealt_by_chance(deals):
        if played.steps[-1][0].playing is not None:
            text = record_of(played, short=True)
            assert len(text) < len(record_of(played))
            assert digest(read(text).deals[0]) == digest(played.end)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
@sizes(5, 25)
def test_scores_come_to_nothing_with_every_value_of_an_option(option: Option, deals: int) -> None:
    for value in option.values:
        rules = KROLAMI.build(4, {option.key: value})
        for seed in range(deals):
            end = random_deal(seed, rules).end
            assert sum(rules.settle(end).scores) == 0


# What is seen --------------------------------------------------------------------------------


@some_deals
def test_set_seen_by_the_declarer_alone_stays_hidden(deals: int) -> None:
    swaps = 0
    for played in dealt_by_chance(deals):
        for deal, _, _ in played.steps:
            if deal.exchange is None or not deal.exchange.looks:
                continue
            up = deal.exchange.refused
            for viewer in (None, 0, 1, 2, 3):
                sets = observe(deal, viewer).sets
                more = viewer == deal.bidding.declarer
                shown = deal.exchange.sets[: up + more]
                assert sets == (*shown, *((0,) * (len(sets) - len(shown))))
                swaps += 1
    assert swaps > 5 * deals


@some_deals
def test_unseen_talon_can_be_swapped_unnoticed(deals: int) -> None:
    """The swap test for talon and hands: what nobody looked at does not show."""
    swaps = 0
    for played in dealt_by_chance(deals):
        for deal, _, _ in played.steps[:: max(1, len(played.steps) // 6)]:
            rng = Random(swaps)
            viewer = rng.choice([None, 0, 1, 2, 3])
            after = swap_plain_cards(deal, viewer, rng)
            if after is not None:
                swaps += 1
                assert observe(after, viewer) == observe(deal, viewer)
    assert swaps > deals * 3 // 2


def swap_plain_cards(deal: Deal, viewer: int | None, rng: Random) -> Deal | None:
    """Two others' plain cards change hands: both cards of no promise, none of them called."""
    others = [player for player in range(4) if player != viewer]
    giver, taker = rng.sample(others, 2)
    kept = RULES.pack.trumps | RULES.kings
    mine, theirs = deal.hands[giver] & ~kept, deal.hands[taker] & ~kept
    if deal.exchange is not None:
        mine, theirs = mine & ~deal.exchange.taken, theirs & ~deal.exchange.taken
    if deal.playing is not None and deal.turn in (giver, taker):
        return None
    first, second = mine & -mine, theirs & -theirs
    if not first or not second:
        return None
    both = first | second

    def turn(cards: int) -> int:
        return cards ^ both if (cards & both).bit_count() == 1 else cards

    return deal._replace(hands=tuple(map(turn, deal.hands)), dealt=tuple(map(turn, deal.dealt)))


def test_every_seat_is_asked_whatever_it_holds() -> None:
    """The player waited for reveals nothing of hands or sides (POL-PRE-1, POL-KON-6)."""
    order: list[list[tuple[str, int | None]]] = []
    for seed in range(12):
        deck = random_deck(Random(seed))
        deal = new_deal()._replace(
            hands=RULES.share(deck, 0).hands, dealt=RULES.share(deck, 0).hands
        )
        seats = []
        for _ in range(4):
            seats.append((RULES.phases[deal.phase].name, deal.turn))
            assert deal.turn is not None
            deal = act(deal, deal.turn, Pass())
        order.append(seats)
    assert all(seats == order[0] for seats in order)


# The house -----------------------------------------------------------------------------------


@sizes(12, 60)
def test_house_plays_to_the_end_and_sensibly(deals: int) -> None:
    won = played = 0
    for seed in range(deals):
        deal = random_deal(seed).steps[0][0]
        while deal.turn is not None:
            deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
        settled = RULES.settle(deal)
        won += settled.made is True
        played += settled.made is not None
    assert played > deals * 2 // 3
    assert won > played / 2
