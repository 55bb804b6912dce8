"""The box at the bottom and the ways to begin: messages, commands with values, shortcuts."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import expect

from sandbox import APPLICATION, MESSAGE, Greeting, Server, Shortcut
from tests.browser.conftest import NewTab
from tests.browser.tab import Tab
from tests.sandbox.botside import ANA, BOR, CHANNEL, Body, Bot, Line, button, layout, row, text

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

STRING, INTEGER = 3, 4
COMMANDS = [
    {"name": "about", "description": "About the bot", "type": 1},
    {
        "name": "open",
        "description": "Open a table",
        "type": 1,
        "options": [
            {"name": "game", "description": "Which game", "type": STRING, "required": True},
            {"name": "players", "description": "How many", "type": INTEGER},
            {"name": "note", "description": "What others read", "type": STRING},
        ],
    },
    {"name": "score", "description": "Show the score", "type": 1},
]
GREETING = Greeting("Tables for card players.", ["/score", "/open"])
SHORTCUT = Shortcut("Deal me in", ["/open game:any", "Fill"])


@pytest_asyncio.fixture(loop_scope="session")
async def server(browser: object) -> AsyncIterator[Server]:
    async with Server(limit=1000, shortcuts=[SHORTCUT], greeting=GREETING) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def bot(server: Server) -> AsyncIterator[Bot]:
    async with Bot(server) as bot:
        answer = await bot.call("PUT", f"/applications/{APPLICATION}/commands", COMMANDS)
        assert answer.ok
        yield bot


@pytest_asyncio.fixture(loop_scope="session")
async def line(bot: Bot) -> Line:
    return await bot.identified()


async def next_interaction(line: Line) -> Body:
    """The next interaction that reaches the bot, whatever else it hears before."""
    async with asyncio.timeout(60):
        while (payload := await line.next()).get("t") != "INTERACTION_CREATE":
            pass
    body: Body = payload["d"]
    return body


async def answer_privately(bot: Bot, interaction: Body, content: str) -> None:
    path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
    payload = {"type": MESSAGE, "data": layout(text(content), private=True)}
    assert (await bot.call("POST", path, payload)).ok


async def type_and_send(tab: Tab, typed: str) -> None:
    box = tab.page.locator("#command")
    await box.fill(typed)
    await box.press("Enter")


async def test_typed_message_is_shown_to_everybody_under_its_author(
    new: NewTab, line: Line
) -> None:
    ana, bor = await new(), await new()
    await ana.open_channel(ANA, CHANNEL)
    await bor.open_channel(BOR, CHANNEL)
    await type_and_send(ana, "Who *plays*?")
    for tab in (ana, bor):
        message = tab.page.locator(".message").last
        await expect(message).to_contain_text("Who plays?")
        await expect(message.locator(".author")).to_have_text("Ana")
        await expect(message.locator(".tag")).to_have_count(0)
    await expect(ana.page.locator("#command")).to_have_value("")


async def test_typed_message_that_cannot_be_sent_stays_in_the_box(
    new: NewTab, server: Server, line: Line
) -> None:
    server.world.people[BOR].permissions = 0
    tab = await new()
    await tab.open_channel(BOR, CHANNEL)
    await type_and_send(tab, "Who plays?")
    await tab.wait_for_text("#composer .hint", "may not write")
    await expect(tab.page.locator("#command")).to_have_value("Who plays?")


async def test_typed_messages_push_up_what_stood_below(new: NewTab, bot: Bot, line: Line) -> None:
    table = await bot.posted(text("The table"))
    tab = await new()
    await tab.open_channel(ANA, CHANNEL)
    place = tab.page.locator(f"[data-id='{table['id']}']")
    before = await place.bounding_box()
    await type_and_send(tab, "Who plays?")
    await expect(tab.page.locator(".message")).to_have_count(2)
    after = await place.bounding_box()
    assert before and after and after["y"] < before["y"]


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("/open game:Straw Man Tarock", {"game": "Straw Man Tarock"}),
        ("/open game:Straw Man Tarock players:2", {"game": "Straw Man Tarock", "players": 2}),
        ("/open players:2 game: Straw Man Tarock", {"game": "Straw Man Tarock", "players": 2}),
        ('/open game:"Straw Man" note:"at 20:30  sharp"',
         {"game": "Straw Man", "note": "at 20:30  sharp"}),
        ("/open game:Taper note:at 20:30, game: on", {"game": "on", "note": "at 20:30,"}),
        ('/open game:Taper note:"at 20:30, game: on"',
         {"game": "Taper", "note": "at 20:30, game: on"}),
        ("/open Straw Man Tarock", {"game": "Straw Man Tarock"}),
        ("/open Straw Man Tarock 2", {"game": "Straw Man Tarock", "players": 2}),
        ('/open "Straw Man Tarock" 2 note:be kind',
         {"game": "Straw Man Tarock", "players": 2, "note": "be kind"}),
    ],
)  # fmt: skip
async def test_typed_option_value_with_blanks_arrives_whole(
    new: NewTab, line: Line, bot: Bot, typed: str, values: dict[str, Any]
) -> None:
    tab = await new()
    await tab.open_channel(ANA, CHANNEL)
    await type_and_send(tab, typed)
    interaction = await next_interaction(line)
    options = interaction["data"]["options"]
    assert {option["name"]: option["value"] for option in options} == values
    await answer_privately(bot, interaction, "Open.")


async def test_empty_channel_tells_about_the_bot_and_shows_chosen_commands_first(
    new: NewTab, line: Line
) -> None:
    tab = await new()
    await tab.open_channel(ANA, CHANNEL)
    await tab.wait_for_text("#empty", GREETING.line)
    await tab.page.locator("#empty").get_by_role("button", name="/open").wait_for()
    await tab.page.keyboard.press("/")
    rows = tab.page.get_by_role("option").locator("strong")
    await expect(rows).to_have_text(["/score", "/open", "/about"])


async def test_shortcut_follows_the_bot_into_a_new_thread(
    new: NewTab, line: Line, bot: Bot
) -> None:
    tab = await new()
    await tab.open_channel(ANA, CHANNEL)
    await tab.page.locator("#shortcuts").get_by_role("button", name="Deal me in").click()
    command = await next_interaction(line)
    thread = (await bot.call("POST", f"/channels/{CHANNEL}/threads", {"name": "a table"})).body
    await bot.post(layout(text("Who plays?"), row(button("fill", "Fill"))), thread["id"])
    await answer_privately(bot, command, f"The table is open in <#{thread['id']}>.")
    press = await next_interaction(line)
    assert press["data"]["custom_id"] == "fill"
    assert press["channel_id"] == thread["id"]
    await expect(tab.page.get_by_role("heading", name="a table")).to_be_visible()


async def test_shortcut_presses_nothing_where_its_user_has_gone_meanwhile(
    new: NewTab, server: Server, line: Line, bot: Bot
) -> None:
    """In another channel a button of that name belongs to another table."""
    elsewhere = server.world.add_channel("elsewhere").id
    await bot.post(layout(row(button("fill", "Fill"))), elsewhere)
    tab = await new()
    await tab.open_channel(ANA, CHANNEL)
    shortcut = tab.page.locator("#shortcuts").get_by_role("button", name="Deal me in")
    await shortcut.click()
    command = await next_interaction(line)
    await tab.page.get_by_role("link", name="elsewhere").click()
    await tab.button("Fill").wait_for()
    await answer_privately(bot, command, "The table is open.")
    await expect(shortcut).not_to_have_attribute("aria-busy", "true", timeout=30_000)
    assert not [made for made in server.world.interactions.values() if made.source]
