"""Pages that nobody else sees, shown to Ana, and how high they are."""

from collections.abc import Sequence
from typing import Any
from unicodedata import east_asian_width

from bot.discord.sending.compose import compose
from bot.kit.page import Page, Row, Text
from bot.pictures.draw import draw
from sandbox import MESSAGE
from tests.browser.conftest import NewTab
from tests.browser.tab import PHONE
from tests.sandbox.botside import ANA, CHANNEL, Bot, layout
from tests.sandbox.payloads import form

OVER = "(node) => node.offsetHeight - document.querySelector('.feed').clientHeight"
"""By how many pixels a message is higher than what the channel shows."""
ALL_OVER = f"""async (nodes) => {{
  const images = nodes.flatMap((node) => [...node.querySelectorAll("img")]);
  await Promise.all(images.map((image) => image.decode().catch(() => null)));
  return nodes.map({OVER});
}}"""
"""The excess of each message, in pixels, once its pictures are loaded."""
LETTERS_IN_LINE = 45
"""About how many letters a phone shows in a line of text."""
LABELS_IN_LINE = 38
"""About how many letters of labels fit into a row of buttons there, with six for each frame."""


async def send(bot: Bot, page: Page) -> None:
    """Show Ana a page that nobody else sees."""
    files = {picture.name: draw(picture.scene) for picture in page.pictures}
    parts = compose(page, files).send()["view"].to_components()
    call = bot.asked()
    payload = {"type": MESSAGE, "data": layout(*parts, private=True)}
    path = f"/interactions/{call.id}/{call.token}/callback"
    answer = await bot.call("POST", path, data=form(payload, *files.items()))
    assert answer.ok, answer.body


async def too_high(
    new: NewTab,
    bot: Bot,
    pages: Sequence[tuple[str, Page]],
    *,
    desktop: dict[str, Any],
    phone: dict[str, Any] = PHONE,
) -> list[str]:
    """The names of pages that a phone or a desktop does not show at once, each with its excess."""
    tabs = [await new(phone), await new(desktop)]
    for tab in tabs:
        await tab.open_channel(ANA, CHANNEL)
    for _, page in pages:
        await send(bot, page)
    faults = []
    for tab, screen in zip(tabs, ("phone", "desktop"), strict=True):
        messages = tab.page.locator(".message.private")
        await messages.nth(len(pages) - 1).wait_for()
        heights: list[int] = await messages.evaluate_all(ALL_OVER)
        faults += [
            f"{name}: {pixels} px on a {screen}"
            for (name, _), pixels in zip(pages, heights, strict=True)
            if pixels > 0
        ]
    return faults


def lines_of(page: Page) -> int:
    """About how many lines of text and buttons a page has on a phone, to find the highest ones."""
    texts = (block.text for block in page.blocks if isinstance(block, Text))
    lines = [_width(line) // LETTERS_IN_LINE + 1 for text in texts for line in text.split("\n")]
    return sum(lines) + sum(2 * (width // LABELS_IN_LINE + 1) for width in _widths_of_rows(page))


def widest_row(page: Page) -> int:
    """About how many letters the widest row of buttons takes, to find those that may wrap."""
    return max(_widths_of_rows(page), default=0)


def _widths_of_rows(page: Page) -> list[int]:
    buttons = [block.buttons for block in page.blocks if isinstance(block, Row)]
    return [sum(_width(button.label) + 6 for button in row) for row in buttons]


def _width(text: str) -> int:
    """The width of a text in letters of the Latin alphabet."""
    return sum(1 + (east_asian_width(letter) in "WF") for letter in text)
