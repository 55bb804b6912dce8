"""The page itself, with a bot that only posts: pictures, emojis, threads, outages, phones."""

import asyncio
import base64
import io
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import FloatRect, Route, expect

from sandbox import APPLICATION, MESSAGE, Server
from tests.browser.conftest import NewTab
from tests.browser.tab import DESKTOP, PHONE, Tab
from tests.sandbox.botside import (
    ANA,
    BOR,
    CHANNEL,
    OTHER_CHANNEL,
    Body,
    Bot,
    button,
    layout,
    row,
    select,
    text,
)
from tests.sandbox.payloads import edit, gallery, post

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

COMMANDS = [
    {"name": "table", "description": "Show the table", "type": 1},
    {"name": "score", "description": "Show the score", "type": 1},
]
NARROW: dict[str, Any] = {"viewport": {"width": 412, "height": 900}}
"""A narrow window on a desktop."""
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
async def bot(bot: Bot) -> Bot:
    await publish(bot)
    return bot


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


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_enlarged_picture_is_half_as_large_again_at_least(
    new: NewTab, bot: Bot, device: dict[str, Any]
) -> None:
    await post_full_message(bot)
    tab = await new(device)
    await tab.open_channel(ANA, CHANNEL)
    await wait_for_picture(tab, ".picture img")
    shown = await tab.page.locator(".picture img").bounding_box()
    await tab.button("Enlarge the picture").click()
    enlarged = await tab.page.locator(".lightbox img").bounding_box()
    assert shown and enlarged
    assert enlarged["width"] >= 1.5 * shown["width"]
    assert enlarged["width"] / enlarged["height"] == pytest.approx(1.5, rel=0.01)
    assert await tab.overflow() == 0
    assert not await tab.serious_faults()


async def test_picture_under_the_mouse_is_covered_by_no_sign(new: NewTab, bot: Bot) -> None:
    await post_full_message(bot)
    tab = await new()
    await tab.open_channel(ANA, CHANNEL)
    await wait_for_picture(tab, ".picture img")
    box = await tab.page.locator(".picture img").bounding_box()
    assert box
    inside = FloatRect(
        x=box["x"] + 5, y=box["y"] + 5, width=box["width"] - 10, height=box["height"] - 10
    )
    before = await tab.page.screenshot(clip=inside)
    await tab.button("Enlarge the picture").hover()
    assert await tab.page.screenshot(clip=inside) == before


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


async def test_channel_named_in_a_message_is_a_link_once_it_is_known(new: NewTab, bot: Bot) -> None:
    tab = await new()
    await tab.open_channel(ANA, CHANNEL)
    message_drawn = asyncio.Event()

    async def wait_for_message(route: Route) -> None:
        await message_drawn.wait()
        await route.continue_()

    await tab.page.route("**/sandbox/state?*", wait_for_message)
    thread = await bot.call("POST", f"/channels/{CHANNEL}/threads", {"name": "second table"})
    await bot.post(layout(text("within")), thread.body["id"])
    await bot.posted(text(f"The table is open in <#{thread.body['id']}>."))
    await tab.wait_for_text("#messages", "#unknown")
    message_drawn.set()
    await tab.page.locator("#messages").get_by_role("link", name="#second table").click()
    await tab.wait_for_text("#messages", "within")
    assert await tab.page.get_by_role("heading", name="second table").is_visible()


async def test_private_messages_are_forgotten_on_reload_by_a_switch(new: NewTab, bot: Bot) -> None:
    async def show_privately(content: str) -> None:
        payload = layout(text(content), private=True)
        assert (await bot.acknowledge(bot.asked(), MESSAGE, payload)).ok

    await bot.posted(text("for all"))
    await show_privately("for Ana")
    tab = await new()
    await tab.open_channel(ANA, CHANNEL)
    await tab.page.reload()
    await tab.wait_for_text("#messages", "for Ana")
    await tab.page.get_by_label("Settings").click()
    await tab.page.get_by_label("A reload forgets private messages").check()
    await expect(tab.page.get_by_text("for Ana")).to_be_visible()
    assert not await tab.serious_faults()
    await tab.page.reload()
    await tab.wait_for_text("#messages", "for all")
    await expect(tab.page.get_by_text("for Ana")).to_have_count(0)
    await show_privately("again for Ana")
    await tab.wait_for_text("#messages", "again for Ana")


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


async def test_narrow_window_with_threads_and_pings_scrolls_only_downwards(
    new: NewTab, server: Server, bot: Bot
) -> None:
    for number in range(3):
        thread = server.world.add_channel(f"Slovenian tarok: table {number}", parent=CHANNEL)
        await bot.post(layout(text()) | {"allowed_mentions": {"users": [str(BOR)]}}, thread.id)
    tab = await new(NARROW)
    await tab.open_channel(ANA, CHANNEL)
    await tab.page.get_by_role("link", name="table 2").wait_for()
    await bot.post(layout(text()) | {"allowed_mentions": {"users": [str(BOR)]}}, OTHER_CHANNEL)
    await tab.wait_for_text("#users", "@1")
    assert await tab.overflow() == 0


async def test_page_is_dark_whatever_the_system_prefers(new: NewTab, bot: Bot) -> None:
    tab = await new()
    await tab.page.emulate_media(color_scheme="light")
    await tab.open_channel(ANA, CHANNEL)
    await post_full_message(bot)
    background = await tab.page.evaluate("getComputedStyle(document.body).backgroundColor")
    red, green, blue = (int(part) for part in re.findall(r"\d+", background))
    assert max(red, green, blue) < 64
    assert not await tab.serious_faults()


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
