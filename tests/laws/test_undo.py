"""A move is taken back only if it has shown nothing but itself."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

from bot.tables.model.takeback_rules import LastMove, may_go_back, shows_only_itself
from engine import Action, Cards, Deal, Lay, Play, Say, Views, observe, union
from tests.laws.playing import RULES, RandomDeal, random_deal, random_rules, sizes, tables
from tests.laws.swaps import (
    cards_known,
    cards_seen,
    sample_places,
    statements,
    swapped_positions,
    unseen_pairs,
)

Table = tuple[str, int]
some_deals = sizes(3, 10, 24)


class Move(NamedTuple):
    """A move in a deal, and the same move with two cards swapped."""

    action: Action
    before: Deal
    after: Deal
    other_before: Deal
    other_after: Deal


@cache
def mixed_deals(table: Table, deals: int) -> tuple[RandomDeal, ...]:
    """Random deals, every other one with random options."""
    games = []
    for seed in range(deals):
        rng = Random(seed)
        rules = random_rules(table, rng) if seed % 2 else RULES[table]
        games.append(random_deal(rules, rng))
    return tuple(games)


@cache
def swapped_moves(table: Table, deals: int) -> tuple[Move, ...]:
    """Moves that are possible in a deal and in one with swapped cards."""
    return tuple(_swapped_moves(table, deals))


def _swapped_moves(table: Table, deals: int) -> Iterator[Move]:
    for seed, game in enumerate(mixed_deals(table, deals)):
        rng = Random(seed)
        indexes = [index for index in sample_places(game, rng, 6) if index + 1 < len(game.steps)]
        for pair in unseen_pairs(game, indexes, rng):
            around = sorted({*indexes, *(index + 1 for index in indexes)})
            others = dict(swapped_positions(game, pair, around))
            for index in indexes:
                if index in others and index + 1 in others:
                    step, later = game.steps[index], game.steps[index + 1]
                    yield Move(step.action, step.deal, later.deal, others[index], others[index + 1])


def viewers(deal: Deal) -> tuple[int | None, ...]:
    return (None, *range(deal.rules.players))


def shows_itself(before: Deal, after: Deal, action: Action) -> bool:
    return shows_only_itself(Views(before), Views(after), action)


def looks_alike(first: Deal, second: Deal, viewer: int | None) -> bool:
    return observe(first, viewer) == observe(second, viewer)


@tables
@some_deals
def test_view_after_an_undone_move_was_predictable(table: Table, deals: int) -> None:
    """Deals that a viewer cannot distinguish before the move look equal after it."""
    checks = 0
    for move in swapped_moves(table, deals):
        if not shows_itself(move.before, move.after, move.action):
            continue
        for viewer in viewers(move.before):
            if looks_alike(move.before, move.other_before, viewer):
                assert looks_alike(move.after, move.other_after, viewer)
                checks += 1
    assert checks > 20


@tables
@some_deals
def test_possibility_to_take_back_reveals_nothing(table: Table, deals: int) -> None:
    checks = 0
    for move in swapped_moves(table, deals):
        for viewer in viewers(move.before):
            if not looks_alike(move.after, move.other_after, viewer):
                continue
            if cards_known(move.after, viewer) != cards_known(move.other_after, viewer):
                continue
            other = shows_itself(move.other_before, move.other_after, move.action)
            assert shows_itself(move.before, move.after, move.action) == other
            checks += 1
    assert checks > 20


@tables
@sizes(10, 24)
def test_finished_deal_is_not_taken_back(table: Table, deals: int) -> None:
    """A move that ends a trick, an auction or a deal, or shows a card or a side, stays."""
    undone: Counter[type[Action]] = Counter()
    for game in mixed_deals(table, deals):
        ends = [step.deal for step in game.steps[1:]] + [game.end]
        for step, after in zip(game.steps, ends, strict=False):
            if not shows_itself(step.deal, after, step.action):
                continue
            undone[type(step.action)] += 1
            assert not after.over and after.contract == step.deal.contract
            for viewer in viewers(after):
                was, now = observe(step.deal, viewer), observe(after, viewer)
                assert (was.tricks, was.sides, was.sets) == (now.tricks, now.sides, now.sets)
                of_it = step.action.card if isinstance(step.action, Play) else 0
                of_it |= step.action.cards if isinstance(step.action, Lay) else 0
                of_it |= _named_kings(after)
                assert not cards_known(after, viewer) & ~cards_known(step.deal, viewer) & ~of_it
    assert undone[Play] > deals
    assert bool(undone[Lay]) == any(phase.name == "discard" for phase in RULES[table].phases)


LONGEST = 8
"""The most moves taken back at once, by a person alone with the house."""


def move_runs(game: RandomDeal) -> Iterator[tuple[LastMove, ...]]:
    """All runs of up to LONGEST moves of a deal."""
    deals = [Views(step.deal) for step in game.steps] + [Views(game.end)]
    moves = [
        LastMove(step.player, None, step.action, before, after)
        for step, (before, after) in zip(game.steps, pairwise(deals), strict=True)
    ]
    for first in range(len(moves)):
        for length in range(1, min(LONGEST, len(moves) - first) + 1):
            yield tuple(moves[first : first + length])


@tables
@sizes(2, 24)
def test_move_that_showed_a_hidden_card_is_not_taken_back(table: Table, deals: int) -> None:
    """A talon, a gift and a card below another stay seen, also in play against the house."""
    back = 0
    for game in mixed_deals(table, deals):
        for path in move_runs(game):
            if not may_go_back(path):
                continue
            back += 1
            put = union(_moved_cards(move.action) for move in path)
            for viewer in viewers(game.end):
                before = cards_seen(path[0].before.deal, viewer)
                for move in path:
                    shown = cards_seen(move.after.deal, viewer) & ~before & ~put
                    assert not shown & ~_named_kings(move.after.deal)
    assert back


def _moved_cards(action: Action) -> Cards:
    match action:
        case Play(card):
            return card
        case Lay(cards):
            return cards
    return 0


def _named_kings(deal: Deal) -> Cards:
    """The kings, if a statement has named them."""
    return deal.rules.kings if Say("kings") in statements(deal) else 0
