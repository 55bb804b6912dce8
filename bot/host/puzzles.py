"""``python -m bot puzzles``: makes puzzles in advance, and checks that they keep their answers."""

import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.host.upkeep import Bar, tell
from bot.thinkers.work import installed
from engine import FORMS, rules_of
from search.puzzles.puzzle import TEN_TIMES, BadPuzzle, Puzzle, check, read_puzzles, write

NICE = 19
"""Nice value of the lowest priority."""
AT_A_TIME = 16
"""Deals after which the file is written."""
DEALS = "# deals "
"""Begins a line that says how many deals the puzzles before it come from."""
DEALS_OF_THEME = "# {theme} deals "
"""Begins one about deals that were searched for a theme alone."""
ENOUGH_KEPT = 0.98
"""The share of puzzles that must keep their answers in ten times the worlds."""
NO_SEARCH = "Install it (pip install '.[bot,search]'), or use an image that has the masters."
"""Advice to a host whose bot has no search."""


def make(form: str, number: int, file: Path, theme: str | None = None) -> int:
    """Make puzzles until the file holds ``number`` of them; return the exit status.

    ``theme``: make and count only puzzles about it.

    Deals are numbered: the file goes on where it ended, and is the same wherever it is made.
    """
    mark = DEALS if theme is None else DEALS_OF_THEME.format(theme=theme)
    if form not in FORMS:
        tell(f"There is no game {form}. These are: {', '.join(FORMS)}.")
        return DO_NOT_TRY_AGAIN
    if not installed():
        tell(f"Puzzles are made by searching. {NO_SEARCH}")
        return DO_NOT_TRY_AGAIN
    try:
        text = file.read_text("utf-8") if file.exists() else ""
        keys, first = _keys_of(read_puzzles(text), theme), _deals_of(text, mark)
    except (OSError, UnicodeError, ValueError) as error:
        tell(f"{file}: {error}")
        return DO_NOT_TRY_AGAIN
    with file.open("a", encoding="utf-8") as out, _pool() as pool:
        bar = Bar()
        while len(keys) < number:
            batch = [(form, deal, theme) for deal in range(first, first + AT_A_TIME)]
            texts = [text for texts in pool.map(_of_deal, batch) for text in texts]
            made = list(read_puzzles("".join(texts)))
            out.writelines(write(puzzle) for puzzle in made if puzzle.key not in keys)
            first += AT_A_TIME
            out.write(f"{mark}{first}\n")
            out.flush()
            keys |= _keys_of(made, theme)
            bar(min(len(keys), number), number)
    tell(f"{file}: {len(keys)} puzzles.")
    return 0


def _pool() -> ProcessPoolExecutor:
    """Return processes that give way to everybody else."""
    return ProcessPoolExecutor(initializer=os.nice, initargs=(NICE,))


def _keys_of(puzzles: Iterable[Puzzle], theme: str | None) -> set[str]:
    """Return the keys of the puzzles about a theme; of all if there is none."""
    return {puzzle.key for puzzle in puzzles if theme is None or theme in puzzle.themes}


def _deals_of(text: str, mark: str) -> int:
    """Return the number of deals that a file of puzzles comes from: the next one's number."""
    marks = [line for line in text.splitlines() if line.startswith(mark)]
    return int(marks[-1].removeprefix(mark)) if marks else 0


def _of_deal(task: tuple[str, int, str | None]) -> list[str]:
    """Return the puzzles of a deal as text: a deal does not go from process to process."""
    from search.puzzles.making import (  # noqa: PLC0415 - needs the search
        puzzles_about,
        puzzles_of,
    )

    form, number, theme = task
    rules = rules_of(form)
    puzzles = puzzles_of(rules, number) if theme is None else puzzles_about(theme, rules, number)
    return list(map(write, puzzles))


def check_puzzles(files: Sequence[Path], sample: int) -> int:
    """Print what is wrong with puzzles; return the exit status.

    ``sample``: so many of each file are judged again in ten times the worlds.
    """
    if sample and not installed():
        tell(f"Puzzles are judged again by searching. {NO_SEARCH}")
        return DO_NOT_TRY_AGAIN
    faults = 0
    for file in files:
        try:
            puzzles = list(read_puzzles(file.read_text("utf-8")))
            for puzzle in puzzles:
                check(puzzle)
        except (OSError, UnicodeError, BadPuzzle) as error:
            tell(f"{file}: {error}")
            faults += 1
            continue
        chosen = Random(file.name).sample(puzzles, min(sample, len(puzzles)))  # noqa: S311 - no secret
        kept = _count_kept(chosen) if chosen else 0
        faults += kept < ENOUGH_KEPT * len(chosen)
        again = f"; {kept} of {len(chosen)} keep their answer in ten times the worlds"
        tell(f"{file}: {len(puzzles)} puzzles that can be played{again if chosen else ''}.")
    return DO_NOT_TRY_AGAIN if faults else 0


def _count_kept(puzzles: Iterable[Puzzle]) -> int:
    with _pool() as pool:
        return sum(pool.map(_keeps_answer, map(write, puzzles)))


def _keeps_answer(text: str) -> bool:
    from search.puzzles.judging import keeps_answer, look_again  # noqa: PLC0415 - needs the search

    (puzzle,) = read_puzzles(text)
    return keeps_answer(puzzle, [look_again(puzzle, look) for look in range(TEN_TIMES)])
