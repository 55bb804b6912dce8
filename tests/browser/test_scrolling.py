"""Three people with phones at a table in one channel find each turn without scrolling."""

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

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

TALL_PHONE: dict[str, Any] = PHONE | {"viewport": {"width": 412, "height": 900}}
DECISIONS = 24
"""Bids, what the declarer settles, and some tricks."""
HIDDEN = """(node) => {
  const page = node.closest(".message");
  const shown = document.querySelector(".feed").getBoundingClientRect();
  const top = page.querySelector(".picture img").getBoundingClientRect().top;
  const bottom = page.getBoundingClientRect().bottom;
  return Math.max(0, shown.top - top) + Math.max(0, bottom - shown.bottom);
}"""
"""By how many pixels the page of a control, from its picture on, reaches beyond what is shown.

How high a whole page may be is the matter of test_geometry.
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


async def test_cards_and_buttons_of_three_people_are_seen_at_each_turn(
    new: NewTab, server: Server
) -> None:
    channel = server.world.add_channel("three").id
    tabs = [await new(TALL_PHONE) for _ in range(3)]
    for tab, user in zip(tabs, server.world.people, strict=False):
        await tab.open_channel(user, channel)
    await tabs[0].page.locator("#empty").get_by_role("button", name="Slovenian tarok").click()
    await press(tabs[1], "Join")
    await press(tabs[2], "Join or leave")
    await tabs[0].wait_for_text("#messages", "@Cilka")
    await press(tabs[0], "Fill and start")
    last_seqs = dict.fromkeys(tabs, -1)
    hidden = []
    for _ in range(DECISIONS):
        tab, moves = await wait_for_first_decision(last_seqs)
        hidden.append(await tab.move_button(moves[0]).evaluate(HIDDEN))
        await tab.move_button(cheapest_move(moves)).evaluate(PRESS)
        last_seqs[tab] = moves[0]["seq"]
    assert not any(hidden), hidden
