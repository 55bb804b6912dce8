"""All lessons of ``data/lessons``, in each language that has them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from bot.games.forms import form_of
from bot.kit.l10n import DATA_DIRS, FALLBACK
from bot.learning.lessons.script import Script, Step, read_script, translated
from engine import Deal

FIRST_SERIES = ("1", "2", "3", "4", "5")
LATER = ("6", "7", "8", "9", "10", "11", "12", "13", "14", "15")
FROM_NOTHING = ("S1",)
"""First lessons of other games, for people who know no tarok game."""
OTHER_GAMES = ("K", "R", "T", "S", "L")
"""The numbers of lessons, in the order in which they are offered."""
ALL_LESSONS = (*FIRST_SERIES, *LATER, *FROM_NOTHING, *OTHER_GAMES)


@dataclass(frozen=True)
class Stage:
    """A step of a lesson, with its record."""

    script: Script
    step: Step

    @cached_property
    def deal(self) -> Deal:
        """The position in which it is asked; after the last move the deal is over."""
        return self.script.position(self.step.line)

    @property
    def is_open(self) -> bool:
        """True if all hands are open; else the learner sees their own."""
        headings = self.script.headings
        return any(heading.is_open for heading in headings if heading.number == self.step.lesson)

    @property
    def recorded(self) -> str:
        """The code of the move with which the record goes on."""
        return self.script.recorded(self.step)


@dataclass(frozen=True)
class Lesson:
    """A lesson: its steps, perhaps from several records."""

    number: str
    title: str
    stages: tuple[Stage, ...]

    @property
    def figure(self) -> int:
        """The number as people read it; 0: it has a letter."""
        return int(self.number) if self.number.isdecimal() else 0

    @property
    def game(self) -> str:
        """The name of the form that it teaches."""
        rules = self.stages[0].deal.rules
        return form_of(rules.variant, rules.players).name


@cache
def lessons(language: str) -> dict[str, Lesson]:
    """Return the lessons by their numbers, in English where the language lacks one."""
    return dict(_lessons(list(scripts(language).values())))


@cache
def scripts(language: str) -> dict[str, Script]:
    """Return all scripts by their names. Raises BadLesson."""
    return {name: _in_language(script, language) for name, script in _english().items()}


@cache
def _english() -> dict[str, Script]:
    files = (file for place in DATA_DIRS for file in sorted(place.glob("lessons/*.game")))
    return {file.stem: read_script(file.stem, file.read_text("utf-8")) for file in files}


def _in_language(script: Script, language: str) -> Script:
    file = translation_file(script.name, language)
    if language == FALLBACK or not script.steps or file is None:
        return script
    return translated(script, file.read_text("utf-8"))


def translation_file(name: str, language: str) -> Path | None:
    """Return the file with a script's sentences in another language; None if there is none."""
    files = (place / "lessons" / language / f"{name}.txt" for place in DATA_DIRS)
    return next((file for file in files if file.is_file()), None)


def _lessons(every: list[Script]) -> Iterator[tuple[str, Lesson]]:
    titles = {heading.number: heading.title for script in every for heading in script.headings}
    for number in ALL_LESSONS:
        stages = (
            Stage(script, step)
            for script in every
            for step in script.steps
            if step.lesson == number
        )
        yield (
            number,
            Lesson(
                number=number,
                title=titles[number],
                stages=tuple(sorted(stages, key=lambda stage: int(stage.step.name.split(".")[1]))),
            ),
        )
