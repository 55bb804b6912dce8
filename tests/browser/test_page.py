"""The page itself, with a bot that only posts: pictures, emojis, threads, outages, phones."""

import asyncio
import base64
import io
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import expect

from sandbox import APPLICATION, Server
from tests.browser.conftest import NewTab
from tests.browser.tab import PHONE, Tab
from tests.sandbox.botside import ANA, CHANNEL, Body, Bot, button, layout, row, select, text
from tests.sandbox.payloads import edit, gallery, post

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

COMMANDS = [
    {"name": "table", "description": "Show the table", "type": 1},
    {"name": "score", "description": "Show the score", "type": 1},
]
ALT = "The table: Ana leads the Mond."
WIDE = "```\n" + "  ".join(f"column {number}" for number in range(20)) + "\n```"


@pytest.fixture
def history(tmp_path: Path) -> Path:
    return tmp_path / "chat.sqlite3"


@pytest_asyncio.fixture(loop_scope="session")
async def server(browser: object, history: Path) -> AsyncIterator[Server]:
    async with Server(limit=1000, history=history) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def bot(server: Server) -> AsyncIterator[Bot]:
    async with Bot(server) as bot:
        await bot.identified()
        await publish(bot)
        yield bot


async def publish(bot: Bot) -> None:
    assert (await bot.call("PUT", f"/applications/{APPLICATION}/commands", COMMANDS)).ok


def png(colour: str = "navy", size: tuple[int, int] = (900, 600)) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", size, colour).save(file, "PNG")
    return file.getvalue()


async def emoji(bot: Bot, name: str) -> str:
    """A new emoji of the application; its id."""
    image = "data:image/png;base64," + base64.b64encode(png("red", (128, 128))).decode()
    body = {"name": name, "image": image}
    number: str = (await bot.call("POST", f"/applications/{APPLICATION}/emojis", body)).body["id"]
    return number


async def post_full_message(bot: Bot) -> Body:
    """A message with a picture, emojis, a table, buttons and a select."""
    mond = {"id": await emoji(bot, "Mond"), "name": "Mond"}
    answer = await post(
        bot,
        layout(
            text(f"### A table\n<@{ANA}> holds <:Mond:{mond['id']}>\n{WIDE}"),
            gallery("board.png", description=ALT),
            row(button("mond", "Trump 21", emoji=mond), button("only", "", emoji=mond)),
            row(button("off", "Disabled", disabled=True), button("red", "Danger", style=4)),
            row(select("cards", ["Pagat", "Mond"], placeholder="Choose a card")),
        ),
        ("board.png", png()),
    )
    assert answer.ok, answer.body
    body: Body = answer.body
    return body


async def wait_for_picture(tab: Tab, selector: str) -> None:
    """Wait until a picture is there, not only its place."""
    condition = "(selector) => document.querySelector(selector)?.naturalWidth > 0"
    await tab.page.wait_for_function(condition, arg=selector)


async def test_pictures_have_alt_texts_and_can_be_enlarged(new: NewTab, bot: Bot) -> None:
    message, tab = await post_full_message(bot), await new()
    await tab.open_channel(ANA, CHANNEL)
    picture = tab.page.get_by_role("img", name=ALT)
    await picture.wait_for()
    await wait_for_picture(tab, ".picture img")
    old_source = await picture.get_attribute("src")
    await tab.tab_to(tab.button("Enlarge the picture"))
    await tab.page.keyboard.press("Enter")
    await expect(tab.page.get_by_role("dialog", name=ALT)).to_be_visible()
    await tab.page.keyboard.press("Escape")
    await expect(tab.button("Enlarge the picture")).to_be_focused()
    await edit(
        bot, message, {"attachments": [{"id": 0}]} | layout(gallery("b.png")), ("b.png", png())
    )
    await expect(tab.page.locator(".picture img")).not_to_have_attribute("src", old_source or "")
    await wait_for_picture(tab, ".picture img")


async def test_emojis_are_shown_in_texts_and_on_buttons(new: NewTab, bot: Bot) -> None:
    await post_full_message(bot)
    tab = await new()
    await tab.open_channel(ANA, CHANNEL)
    await expect(tab.page.locator(".text").get_by_role("img", name=":Mond:")).to_be_visible()
    await expect(tab.button("Trump 21").locator("img")).to_be_visible()
    await expect(tab.button(":Mond:")).to_be_visible()
    await wait_for_picture(tab, ".text .emoji")
    await wait_for_picture(tab, ".button .emoji")


async def test_thread_is_entered_and_left(new: NewTab, bot: Bot) -> None:
    tab = await new()
    await tab.open_channel(ANA, CHANNEL)
    thread = await bot.call("POST", f"/channels/{CHANNEL}/threads", {"name": "second table"})
    await bot.post(layout(text("within")), thread.body["id"])
    await tab.page.get_by_role("link", name="second table").click()
    await tab.wait_for_text("#messages", "within")
    assert await tab.page.get_by_role("heading", name="second table").is_visible()
    await tab.page.get_by_role("navigation", name="Back").get_by_role("link").click()
    await expect(tab.page.get_by_role("heading", name="tarok")).to_be_visible()
    await expect(tab.page.get_by_text("within")).to_have_count(0)


async def test_the_page_comes_back_to_a_sandbox_that_was_away(
    new: NewTab, server: Server, bot: Bot, history: Path
) -> None:
    await bot.posted(text("before"))
    tab = await new()
    await tab.open_channel(ANA, CHANNEL)
    await tab.wait_for_text("#messages", "before")
    await server.__aexit__()
    await tab.wait_for_text("#away", "The bot is away, trying again")
    await tab.page.keyboard.press("/")
    await tab.page.keyboard.type("score")
    await tab.page.keyboard.press("Enter")
    await tab.page.keyboard.press("Enter")
    await tab.wait_for_text("#notices", "The bot is away, trying again")
    async with (
        Server(server.port, limit=1000, history=history) as restarted,
        Bot(restarted) as risen,
    ):
        await publish(risen)
        line = await risen.identified()
        async with asyncio.timeout(60):
            event = await line.event("INTERACTION_CREATE")
        assert event["data"]["name"] == "score"
        await tab.wait_for_text("#link", "Live")
        await tab.wait_for_text("#messages", "before")
        await expect(tab.page.locator("#away")).to_be_empty()


async def test_nothing_scrolls_sideways_on_a_phone_but_tables(new: NewTab, bot: Bot) -> None:
    tab = await new(PHONE)
    await tab.open_channel(ANA, CHANNEL)
    assert await tab.overflow() == 0
    assert not await tab.small_targets(44)
    await post_full_message(bot)
    await tab.button("Choose a card").tap()
    assert await tab.overflow() == 0
    assert not await tab.small_targets(44)
    scrolls = "(node) => node.scrollWidth > node.clientWidth"
    assert await tab.page.locator("pre").first.evaluate(scrolls)


async def test_sandbox_page_is_accessible(new: NewTab, bot: Bot) -> None:
    tab = await new()
    await tab.open_channel(ANA, CHANNEL)
    assert not await tab.serious_faults()
    await post_full_message(bot)
    await tab.button("Choose a card").click()
    await tab.page.keyboard.press("/")
    await tab.page.locator("[role=option]").first.wait_for()
    assert not await tab.small_targets(24)
    assert not await tab.serious_faults()
    await tab.page.emulate_media(color_scheme="dark")
    assert not await tab.serious_faults()
