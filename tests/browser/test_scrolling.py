"""Three people with phones at a table in one channel find each turn without scrolling."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from sandbox import SOFT, BotProcess, Server
from tests.browser.conftest import NewTab
from tests.browser.tab import PHONE, Tab, cheapest_move, wait_for_first_decision
from tests.wire.conftest import QUICK
from tests.wire.warm import WarmBot

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.xdist_group("browser"),
    # aiohttp, while it reads uploads: the request would fail.
    pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning"),
]

TALL_PHONE: dict[str, Any] = PHONE | {"viewport": {"width": 412, "height": 900}}
DECISIONS = 18
"""Bids, what the declarer settles, and some tricks."""
TOKEN_LIFE = 15 * 60
CALL = """(seen) => {
  const last = [...document.querySelectorAll("#messages .message")].at(-1);
  return last?.matches(".pinged") && last.dataset.id !== seen && last.dataset.id;
}"""
"""The id of the newest message if it is a new one that calls its reader."""
HIDDEN = """async (node) => {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  await new Promise(requestAnimationFrame);
  const controls = [...document.querySelectorAll("[data-control]")];
  const alike = (one) => one.dataset.control === node.dataset.control;
  const page = controls.findLast(alike).closest(".message");
  const shown = document.querySelector(".feed").getBoundingClientRect();
  const top = page.querySelector(".picture img").getBoundingClientRect().top;
  const bottom = page.getBoundingClientRect().bottom;
  return Math.max(0, shown.top - top) + Math.max(0, bottom - shown.bottom);
}"""
"""By how many pixels the page of a control, from its picture on, reaches beyond what is shown.

It is measured once all pictures are loaded, on the page as it then is. How high a whole page may be
is the matter of test_geometry.
"""
PRESS = "(node) => node.click()"
"""Unlike a click of Playwright, it does not scroll."""


@pytest_asyncio.fixture(loop_scope="session")
async def server(browser: object) -> AsyncIterator[Server]:
    async with Server(limit=100_000, hardness=SOFT, time_to_acknowledge=10) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session", autouse=True)
async def bot(server: Server, tmp_path: Path) -> AsyncIterator[BotProcess]:
    environment = QUICK | {"TAROK_DB": str(tmp_path / "tarok.sqlite3"), "TAROK_LOOK": "pictures"}
    bot = WarmBot(server, ["-m", "bot"], tmp_path / "log", environment, hurried=True)
    await bot.start()
    yield bot
    await bot.stop()


async def press(tab: Tab, name: str) -> None:
    button = tab.button(name)
    await button.wait_for()
    await button.evaluate(PRESS)


async def answer_calls(tab: Tab) -> None:
    """Open the hand whenever the table calls its player."""
    seen = ""
    while True:
        call = await tab.page.wait_for_function(CALL, arg=seen, timeout=0)
        seen = await call.json_value()
        await press(tab, "My hand")


async def start_match(new: NewTab, server: Server) -> list[Tab]:
    """Three people in a channel of their own, dealt in with the house."""
    channel = server.world.add_channel("three").id
    tabs = [await new(TALL_PHONE) for _ in range(3)]
    for tab, user in zip(tabs, server.world.people, strict=False):
        await tab.open_channel(user, channel)
    await tabs[0].page.locator("#empty").get_by_role("button", name="Slovenian tarok").click()
    await press(tabs[1], "Join")
    await press(tabs[2], "Join or leave")
    await tabs[0].wait_for_text("#messages", "@Cilka")
    await press(tabs[0], "Fill and start")
    return tabs


async def play(last_seqs: dict[Tab, int], decisions: int) -> dict[Tab, list[float]]:
    """Decide so often, whoever is on turn; how much of each turn's page was hidden."""
    hidden: dict[Tab, list[float]] = {tab: [] for tab in last_seqs}
    for _ in range(decisions):
        tab, moves = await wait_for_first_decision(last_seqs)
        hidden[tab].append(await tab.move_button(moves[0]).evaluate(HIDDEN))
        await tab.move_button(cheapest_move(moves)).evaluate(PRESS)
        last_seqs[tab] = moves[0]["seq"]
    return hidden


async def test_cards_and_buttons_of_three_people_are_seen_at_each_turn(
    new: NewTab, server: Server
) -> None:
    tabs = await start_match(new, server)
    hidden = await play(dict.fromkeys(tabs, -1), DECISIONS)
    assert not any(any(pixels) for pixels in hidden.values()), list(hidden.values())


async def test_cards_and_buttons_of_three_people_are_seen_right_after_a_call(
    new: NewTab, server: Server
) -> None:
    """Once what they were answered has expired, the table calls each in a new message.

    Its board stays above their hands, and the line that calls them goes when they have moved.
    """
    tabs = await start_match(new, server)
    last_seqs = dict.fromkeys(tabs, -1)
    await play(last_seqs, DECISIONS // 2)
    server.world.clock.advance(TOKEN_LIFE)
    answering = [asyncio.create_task(answer_calls(tab)) for tab in tabs]
    hidden = await play(last_seqs, DECISIONS)
    for task in answering:
        task.cancel()
    await asyncio.gather(*answering, return_exceptions=True)
    assert not any(any(pixels) for pixels in hidden.values()), list(hidden.values())
    assert sum([await tab.page.locator(".pinged").count() for tab in tabs]) <= 1
