"""Puzzles made out of deals that the house plays, by numbered seeds: the same each time."""

from collections.abc import Iterator
from random import Random

from engine import Rules, act, choose, encode, observe, open_deal
from engine.house.habits import CLUB, NOVICE
from engine.records.write import write
from search.explain.weighing import moves_to_weigh
from search.puzzles.judging import Position, is_promising, judged, judged_same
from search.puzzles.puzzle import Puzzle

MAX_OF_A_DEAL = 2
"""Puzzles made of one deal: whoever solves one may see all hands."""
WITHOUT_DIFFERENCE = 6
"""One deal in so many is looked at for a puzzle whose answer is that all cards are as good."""


def puzzles_of(rules: Rules, number: int) -> list[Puzzle]:
    """The puzzles of the deal with a number; mostly there are none."""
    positions = list(positions_of(rules, number))
    made = list[Puzzle]()
    if number % WITHOUT_DIFFERENCE == 0:
        alike = (judged_same(position) for position in _shuffled(positions, number))
        made += [puzzle for puzzle in alike if isinstance(puzzle, Puzzle)][:1]
    for position in _shuffled(positions, number):
        if len(made) == MAX_OF_A_DEAL:
            break
        puzzle = judged(position) if is_promising(position.view) else None
        if isinstance(puzzle, Puzzle):
            made.append(puzzle)
    return made


def positions_of(rules: Rules, number: int) -> Iterator[Position]:
    """The decisions of a deal in which novices and the club sit at one table."""
    chance = _chance(rules, number)
    dealer = number % rules.players
    deck = rules.pack.shuffled(chance)
    habits = [chance.choice((NOVICE, CLUB)) for _ in range(rules.players)]
    deal = open_deal(rules, deck, dealer)
    carry, moves = deal.carry, list[tuple[int, str]]()
    while (turn := deal.turn) is not None:
        view = observe(deal, turn)
        if view.dealt and len(moves_to_weigh(view)) > 1:
            record = write(rules, carry, (0,) * rules.players, dealer, deck, moves)
            yield Position(deal, record)
        action = choose(view, habits[turn])
        moves.append((turn, encode(rules.pack, action)))
        deal = act(deal, turn, action)


def _chance(rules: Rules, number: int) -> Random:
    return Random(f"puzzle {rules.variant} {rules.players} {number}")  # noqa: S311 - no secret


def _shuffled(positions: list[Position], number: int) -> list[Position]:
    """The positions in another order: each part of a deal gets its puzzles."""
    return Random(number).sample(positions, len(positions))  # noqa: S311 - no secret
