"""Pages that nobody else sees, shown to Ana, and how high they are."""

from bot.discord.sending.compose import compose
from bot.kit.page import Page
from bot.pictures.draw import draw
from sandbox import MESSAGE
from tests.sandbox.botside import Bot, layout
from tests.sandbox.payloads import form

OVER = "(node) => node.offsetHeight - document.querySelector('.feed').clientHeight"
"""By how many pixels a message is higher than what the channel shows."""


async def send(bot: Bot, page: Page) -> None:
    """Show Ana a page that nobody else sees."""
    files = {picture.name: draw(picture.scene) for picture in page.pictures}
    parts = compose(page, files).send()["view"].to_components()
    call = bot.asked()
    payload = {"type": MESSAGE, "data": layout(*parts, private=True)}
    path = f"/interactions/{call.id}/{call.token}/callback"
    answer = await bot.call("POST", path, data=form(payload, *files.items()))
    assert answer.ok, answer.body
