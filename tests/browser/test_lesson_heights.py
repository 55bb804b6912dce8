"""Each step of a lesson is seen all at once, with what is said to the answer before it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, groupby

import pytest

from bot.kit.l10n import Words, load_words
from bot.kit.look import Look
from bot.kit.page import Page
from bot.learning.lessons.library import ALL_LESSONS, FIRST_SERIES, OTHER_GAMES
from bot.learning.lessons.outcomes import ways_to_look_at
from bot.learning.lessons.pages import lesson_page, way_page
from bot.learning.lessons.service import Run
from bot.pictures.faces import DECKS
from tests.browser.conftest import NewTab
from tests.browser.private_pages import lines_of, too_high
from tests.browser.tab import DESKTOP
from tests.languages.complete import LANGUAGES
from tests.pages.drawn import plain_info
from tests.pages.lesson_runs import freely_played, runs
from tests.sandbox.botside import Bot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

ASKED_AGAIN = 2
"""Pages of each lesson that ask again after a wrong answer: the highest of them are looked at."""


def page_of(run: Run, words: Words) -> Page:
    """The page of a lesson, as a learner sees it with pictures."""
    rules = run.deal.rules
    info = plain_info(rules.players, rules.variant)
    return lesson_page(run, info, words, Look("pictures", DECKS[0]))


def highest(pages: Iterator[tuple[str, Page]], number: int) -> list[tuple[str, Page]]:
    """The pages that seem to be the highest."""
    return sorted(pages, key=lambda named: -lines_of(named[1]))[:number]


def pages_of(lesson: str, words: Words) -> Iterator[tuple[str, Page]]:
    """Yield the highest page of each step, after right and wrong answers, and of those asked again.

    The highest with which a step begins is mostly the one after two wrong answers.
    """
    begun = [run for run in runs(lesson) if not run.stored.misses]
    for step, each in groupby(sorted(begun, key=step_of), key=step_of):
        named = ((f"{lesson}.{step + 1} after {run.stored.answer}", run) for run in each)
        yield from highest(((name, page_of(run, words)) for name, run in named), 1)
    missed = (
        (f"{lesson}.{step_of(run) + 1} again", run) for run in runs(lesson) if run.stored.misses
    )
    yield from highest(((name, page_of(run, words)) for name, run in missed), ASKED_AGAIN)


def step_of(run: Run) -> int:
    return run.stored.step


def pages_of_free_play(words: Words) -> Iterator[tuple[str, Page]]:
    """Yield the highest pages of a deal that a learner plays otherwise than the record does."""
    free = ((f"5 free, after {len(run.stored.moves)} moves", run) for run in freely_played())
    yield from highest(((name, page_of(run, words)) for name, run in free), ASKED_AGAIN)


def pages_on_the_way(words: Words) -> Iterator[tuple[str, Page]]:
    """Yield the highest pages of the lessons that open in place of another game's lesson."""
    for lesson in FIRST_SERIES[:2]:
        named = (
            (
                f"{lesson}.{step_of(run) + 1} for {wanted}",
                replace(run, stored=replace(run.stored, wanted=wanted)),
            )
            for run in runs(lesson)
            for wanted in OTHER_GAMES
        )
        yield from highest(((name, page_of(run, words)) for name, run in named), ASKED_AGAIN)


def pages_of_ways(lesson: str, words: Words) -> Iterator[tuple[str, Page]]:
    """Yield the highest pages that show how a deal ends after an answer, with its score and tricks.

    They hang on the step alone, not on the answer that led there.
    """
    answered = [run for run in runs(lesson) if not run.stored.misses and ways_to_look_at(run)]
    for step, each in groupby(sorted(answered, key=step_of), key=step_of):
        run = next(each)
        ways = range(len(ways_to_look_at(run)))
        named = ((f"{lesson}.{step}, way {way + 1}", way_of(run, way, words)) for way in ways)
        yield from highest(named, ASKED_AGAIN)


def way_of(run: Run, way: int, words: Words) -> Page:
    """The page of the deal after an answer, as a learner sees it with pictures."""
    rules = run.deal.rules
    info = plain_info(rules.players, rules.variant)
    return way_page(run, way, info, words, Look("pictures", DECKS[0]))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_end_of_a_way_is_seen_without_scrolling(new: NewTab, bot: Bot, language: str) -> None:
    words = load_words(strict=True)(language)
    pages = [*chain.from_iterable(pages_of_ways(lesson, words) for lesson in ALL_LESSONS)]
    faults = await too_high(new, bot, pages, desktop=DESKTOP)
    assert pages and not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_step_of_a_lesson_is_seen_without_scrolling(
    new: NewTab, bot: Bot, language: str
) -> None:
    words = load_words(strict=True)(language)
    lessons = (pages_of(lesson, words) for lesson in ALL_LESSONS)
    pages = [*chain.from_iterable(lessons), *pages_of_free_play(words), *pages_on_the_way(words)]
    faults = await too_high(new, bot, pages, desktop=DESKTOP)
    assert not faults, "\n".join(faults)
