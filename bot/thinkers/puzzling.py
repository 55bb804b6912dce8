"""A worker's jobs that make puzzles, one decision at a time, so that hints can go in between."""

from collections.abc import Sequence

from engine import read, variant
from search.puzzles.puzzle import read_puzzles, write


def puzzle_of(record: str) -> str:
    """Return the puzzle of the decision at which a record ends, as text; empty: it is none."""
    from search.puzzles.judging import (  # noqa: PLC0415 - only a worker pays for the compiler
        Position,
        is_promising,
        judged,
    )

    deal = read(record).live
    if deal is None:
        return ""
    position = Position(deal, record)
    puzzle = judged(position) if is_promising(position.view) else ""
    return "" if isinstance(puzzle, str) else write(puzzle)


def look_again(text: str, look: int) -> tuple[float, ...]:
    """Return the worth of each move of a puzzle in fresh worlds; empty: it cannot be judged."""
    from search.puzzles import judging  # noqa: PLC0415 - as above

    (puzzle,) = read_puzzles(text)
    return judging.look_again(puzzle, look)


def keeps_answer(text: str, looks: Sequence[Sequence[float]]) -> bool:
    """Return whether a puzzle keeps its answer in the worlds of some further looks."""
    from search.puzzles import judging  # noqa: PLC0415 - as above

    (puzzle,) = read_puzzles(text)
    return judging.keeps_answer(puzzle, looks)


def records_of(key: str, players: int, number: int) -> tuple[str, ...]:
    """Return the records of a numbered deal of the house, each up to one of its decisions."""
    from search.puzzles.making import positions_of  # noqa: PLC0415 - as above

    rules = variant(key).build(players)
    return tuple(position.record for position in positions_of(rules, number))
