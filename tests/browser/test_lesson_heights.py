"""Each step of a lesson is seen all at once, with what is said to the right answer before it."""

from collections.abc import Iterator

import pytest

from bot.kit.l10n import load_words
from bot.kit.look import Look
from bot.kit.page import Page
from bot.learning.lessons.library import FIRST_SERIES, LATER, lessons
from bot.learning.lessons.pages import lesson_page
from bot.learning.lessons.rows import StoredRun
from bot.learning.lessons.script import ANY
from bot.learning.lessons.service import Run
from bot.pictures.faces import DECKS
from tests.browser.conftest import NewTab
from tests.browser.private_pages import OVER, send
from tests.browser.tab import DESKTOP, PHONE
from tests.languages.complete import LANGUAGES
from tests.pages.drawn import plain_info
from tests.sandbox.botside import ANA, CHANNEL, Bot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

LOADED = """async (node) => {
  const images = [...node.querySelectorAll("img")];
  await Promise.all(images.map((image) => image.decode().catch(() => null)));
}"""


def pages(language: str) -> Iterator[tuple[str, Page]]:
    """The page of each step of Slovenian tarok, reached by right answers."""
    words, look = load_words(strict=True)(language), Look("pictures", DECKS[0])
    for number in (*FIRST_SERIES, *LATER):
        lesson = lessons("en")[number]
        answer = ""
        for step, stage in enumerate(lesson.stages):
            stored = StoredRun(id=1, user=ANA, lesson=number, step=step, answer=answer)
            info = plain_info(stage.deal.rules.players, stage.deal.rules.variant)
            page = lesson_page(Run(stored, lesson), info, words, look)
            yield stage.step.name, page
            right = [answer.code for answer in stage.step.answers if answer.is_right]
            answer = stage.recorded if ANY in right else right[0]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_step_of_a_lesson_is_seen_without_scrolling(
    new: NewTab, bot: Bot, language: str
) -> None:
    tabs = [await new(PHONE), await new(DESKTOP)]
    for tab in tabs:
        await tab.open_channel(ANA, CHANNEL)
    too_high: list[tuple[str, int]] = []
    for number, (name, page) in enumerate(pages(language)):
        await send(bot, page)
        for tab in tabs:
            message = tab.page.locator(".message.private").nth(number)
            await message.wait_for()
            await message.evaluate(LOADED)
            pixels = await message.evaluate(OVER)
            if pixels > 0:
                too_high.append((name, pixels))
    assert not too_high
