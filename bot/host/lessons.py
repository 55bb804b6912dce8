"""``python -m bot lessons``: how each step was answered; with ``check``: faults of lessons."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from bot.base.database_address import DatabaseAddress
from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.host.copies import opened_to_read
from bot.host.upkeep import exit_status, tell
from bot.kit.l10n import DATA_DIRS, FALLBACK
from bot.kit.text import aligned
from bot.learning.lessons.check import faults_of
from bot.learning.lessons.library import ALL_LESSONS, scripts
from bot.learning.lessons.rows import LessonRows, StepCount
from bot.learning.lessons.script import BadLesson, Script, read_script, translated

COLUMNS = ("step", "shown", "answered", "right at first", "seconds", "left here")


def print_funnel(database: DatabaseAddress) -> int:
    """Print how each step was answered; return the exit status."""
    counts = list[StepCount]()
    status = exit_status(lambda: counts.extend(asyncio.run(_read_counts(database))))
    if status == 0:
        for line in funnel(counts):
            tell(line)
    return status


async def _read_counts(database: DatabaseAddress) -> Sequence[StepCount]:
    async with opened_to_read(database) as store:
        return await LessonRows(store).counts()


def funnel(counts: Iterable[StepCount]) -> Iterator[str]:
    """Yield the lines of the table, in the order of lessons.

    Left here: shown and not answered, but stopped at, skipped, or left by *Back*.
    """
    rows = [_row(count) for count in sorted(counts, key=_place)]
    if rows:
        yield from aligned((COLUMNS, *rows))
    else:
        yield "No step of a lesson has been shown yet."


def _row(count: StepCount) -> tuple[str, ...]:
    answered = count.answered
    right = f"{100 * count.right_first / answered:.0f} %" if answered else "-"
    seconds = f"{count.seconds / answered:.0f}" if answered else "-"
    left = max(0, count.shown - answered)
    return (count.step, str(count.shown), str(answered), right, seconds, str(left))


def _place(count: StepCount) -> tuple[int, int]:
    """The place of a step; those of lessons that are gone come last."""
    lesson, _, number = count.step.partition(".")
    place = ALL_LESSONS.index(lesson) if lesson in ALL_LESSONS else len(ALL_LESSONS)
    return place, int(number)


def check_lessons(files: Sequence[Path]) -> int:
    """Print the faults of lessons, of all if no file is named; return the exit status."""
    files = files or _shipped_files()
    faults = list(faults_of_files(files))
    for fault in faults:
        tell(fault)
    if not faults:
        tell(f"{len(files)} file{'' if len(files) == 1 else 's'} without a fault.")
    return DO_NOT_TRY_AGAIN if faults else 0


def _shipped_files() -> Sequence[Path]:
    folders = [place / "lessons" for place in DATA_DIRS]
    patterns = ("*.game", "*/*.txt")
    return [
        file for folder in folders for pattern in patterns for file in sorted(folder.glob(pattern))
    ]


def _read(file: Path) -> Script:
    """Parse a lesson, or a translation of one. Raises OSError, UnicodeError and BadLesson."""
    text = file.read_text("utf-8")
    if file.suffix != ".txt":
        return read_script(file.stem, text)
    original = file.parent.parent / f"{file.stem}.game"
    if not original.is_file():
        raise BadLesson(0, f"it translates {original}, which does not exist")
    return translated(read_script(file.stem, original.read_text("utf-8")), text)


def faults_of_files(files: Sequence[Path]) -> Iterator[str]:
    """Yield a sentence for each fault; ``de/1_x.txt`` translates ``1_x.game``."""
    names = scripts(FALLBACK).keys() | {file.stem for file in files}
    for file in files:
        try:
            script = _read(file)
        except OSError as error:
            yield f"{file}: it cannot be read: {error.strerror}"
        except UnicodeError:
            yield f"{file}: it is not in UTF-8"
        except BadLesson as error:
            yield f"{file}: {error}"
        else:
            yield from (f"{file}: {fault}" for fault in faults_of(script, frozenset(names)))
