"""Taking a move back is allowed only if nobody has seen anything by it but the move itself."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

from bot.tables.model.takeback_rules import LastMove, may_go_back, shows_only_itself
from engine import Action, Cards, Deal, Lay, Play, Say, Views, observe, union
from tests.laws.playing import RULES, RandomDeal, random_deal, random_rules, sizes, tables
from tests.laws.swaps import elsewhere, pairs_of, seen_by, some_places, spoken, turned_to

Table = tuple[str, int]
some_deals = sizes(3, 24)


class Move(NamedTuple):
    """A move in a deal, and in one with two cards in each other's place."""

    action: Action
    before: Deal
    after: Deal
    other_before: Deal
    other_after: Deal


@cache
def dealt(table: Table, deals: int) -> tuple[RandomDeal, ...]:
    """Random deals, every other one by options that fall by chance."""
    games = []
    for seed in range(deals):
        rng = Random(seed)
        rules = random_rules(table, rng) if seed % 2 else RULES[table]
        games.append(random_deal(rules, rng))
    return tuple(games)


@cache
def moves(table: Table, deals: int) -> tuple[Move, ...]:
    """Some moves that can be made in two deals."""
    return tuple(_moves(table, deals))


def _moves(table: Table, deals: int) -> Iterator[Move]:
    for seed, played in enumerate(dealt(table, deals)):
        rng = Random(seed)
        places = [place for place in some_places(played, rng, 6) if place + 1 < len(played.steps)]
        for pair in pairs_of(played, places, rng):
            around = sorted({*places, *(place + 1 for place in places)})
            others = dict(elsewhere(played, pair, around))
            for place in places:
                if place in others and place + 1 in others:
                    step, later = played.steps[place], played.steps[place + 1]
                    yield Move(step.action, step.deal, later.deal, others[place], others[place + 1])


def viewers(deal: Deal) -> tuple[int | None, ...]:
    return (None, *range(deal.rules.players))


def by_itself(before: Deal, after: Deal, action: Action) -> bool:
    return shows_only_itself(Views(before), Views(after), action)


def alike(first: Deal, second: Deal, viewer: int | None) -> bool:
    return observe(first, viewer) == observe(second, viewer)


@tables
@some_deals
def test_view_after_an_undone_move_was_predictable(table: Table, deals: int) -> None:
    """Two deals that a viewer could not tell apart before are the same to them after the move."""
    done = 0
    for move in moves(table, deals):
        if not by_itself(move.before, move.after, move.action):
            continue
        for viewer in viewers(move.before):
            if alike(move.before, move.other_before, viewer):
                assert alike(move.after, move.other_after, viewer)
                done += 1
    assert done > 20


@tables
@some_deals
def test_possibility_to_take_back_reveals_nothing(table: Table, deals: int) -> None:
    done = 0
    for move in moves(table, deals):
        for viewer in viewers(move.before):
            if not alike(move.after, move.other_after, viewer):
                continue
            if seen_by(move.after, viewer) != seen_by(move.other_after, viewer):
                continue
            other = by_itself(move.other_before, move.other_after, move.action)
            assert by_itself(move.before, move.after, move.action) == other
            done += 1
    assert done > 20


@tables
@sizes(10, 24)
def test_finished_deal_is_not_taken_back(table: Table, deals: int) -> None:
    """A trick, an auction, a deal; a card, a side or a talon that was seen: all that is over."""
    undone: Counter[type[Action]] = Counter()
    for played in dealt(table, deals):
        ends = [step.deal for step in played.steps[1:]] + [played.end]
        for step, after in zip(played.steps, ends, strict=False):
            if not by_itself(step.deal, after, step.action):
                continue
            undone[type(step.action)] += 1
            assert not after.over and after.contract == step.deal.contract
            for viewer in viewers(after):
                was, now = observe(step.deal, viewer), observe(after, viewer)
                assert (was.tricks, was.sides, was.sets) == (now.tricks, now.sides, now.sets)
                of_it = step.action.card if isinstance(step.action, Play) else 0
                of_it |= step.action.cards if isinstance(step.action, Lay) else 0
                of_it |= _told(after)
                assert not seen_by(after, viewer) & ~seen_by(step.deal, viewer) & ~of_it
    assert undone[Play] > deals
    assert bool(undone[Lay]) == any(phase.name == "discard" for phase in RULES[table].phases)


LONGEST = 8
"""The most moves that go back at once, for a person alone with the house."""


def paths(played: RandomDeal) -> Iterator[tuple[LastMove, ...]]:
    """Moves of a deal, each with so many that follow it."""
    deals = [Views(step.deal) for step in played.steps] + [Views(played.end)]
    moves = [
        LastMove(step.player, None, step.action, before, after)
        for step, (before, after) in zip(played.steps, pairwise(deals), strict=True)
    ]
    for first in range(len(moves)):
        for many in range(1, min(LONGEST, len(moves) - first) + 1):
            yield tuple(moves[first : first + many])


@tables
@sizes(2, 24)
def test_move_that_showed_a_hidden_card_is_not_taken_back(table: Table, deals: int) -> None:
    """Also where one plays alone: a talon, a gift, the card below another stay seen."""
    back = 0
    for played in dealt(table, deals):
        for path in paths(played):
            if not may_go_back(path):
                continue
            back += 1
            put = union(_put(move.action) for move in path)
            for viewer in viewers(played.end):
                before = turned_to(path[0].before.deal, viewer)
                for move in path:
                    shown = turned_to(move.after.deal, viewer) & ~before & ~put
                    assert not shown & ~_told(move.after.deal)
    assert back


def _put(action: Action) -> Cards:
    match action:
        case Play(card):
            return card
        case Lay(cards):
            return cards
    return 0


def _told(deal: Deal) -> Cards:
    """Cards that are known only from words."""
    return deal.rules.kings if Say("kings") in spoken(deal) else 0
