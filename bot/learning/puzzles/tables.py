"""The table at which a puzzle lies: the solver in their seat, and names of the house."""

from collections.abc import Sequence

from bot.games.info import Chair, TableInfo
from bot.kit.wishes import Person
from search.puzzles.puzzle import Puzzle

PUZZLE = "puzzle"
"""First word of the custom_ids, before the puzzle, the number of puzzles so far, and a code."""


def number_of(puzzle: Puzzle) -> int:
    """Return the puzzle's key as the number in its custom_ids."""
    return int(puzzle.key, 16)


def table_of(puzzle: Puzzle, person: Person, house_names: Sequence[str]) -> TableInfo:
    """Return the table of a puzzle that a person solves."""
    rules = puzzle.deal.rules
    names = iter(house_names)
    chairs = tuple(
        Chair(person.name, person.user) if seat == puzzle.player else Chair(next(names))
        for seat in range(rules.players)
    )
    return TableInfo(
        table=number_of(puzzle),
        seq=0,
        variant=rules.variant,
        players=rules.players,
        chairs=chairs,
        founder=person.user,
        scores=(0,) * rules.players,
        marks=(),
        deal=1,
        length=None,
        goal=None,
        single=True,
        kind=PUZZLE,
    )
