"""People who play in a browser: by clicks, by keys, in two tabs, over reloads and crashes."""

import re
import shlex
from collections.abc import AsyncIterator, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from sandbox import SOFT, BotProcess, Greeting, Server, Shortcut
from tests.browser.conftest import NewTab
from tests.browser.tab import PHONE, Tab, cheapest_move, wait_for_first_decision
from tests.laws.sources import ROOT
from tests.wire.conftest import QUICK
from tests.wire.warm import WarmBot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
FILL = "Fill and start"
STOPPED = re.compile(r"The deal ended after trick (\d+)")
"""The outcome on the score sheet, such as a lost beggar."""


def read_options(variable: str) -> list[str]:
    """The options that `make run` gives the sandbox, from a variable of the Makefile."""
    line = re.search(rf"(?m)^{variable} = (.*)", MAKEFILE)
    assert line
    return shlex.split(line[1])


DEAL = Shortcut("Deal me in", read_options("DEAL"))
GREETING = Greeting(" ".join(read_options("ABOUT")), read_options("FIRST"))


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def server() -> AsyncIterator[Server]:
    async with Server(
        limit=100_000,
        hardness=SOFT,
        shortcuts=[DEAL],
        greeting=GREETING,
        time_to_acknowledge=10,
    ) as server:
        yield server


@pytest_asyncio.fixture(scope="module", loop_scope="session", autouse=True)
async def bot(
    server: Server, browser: object, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[BotProcess]:
    folder: Path = tmp_path_factory.mktemp("bot")
    environment = QUICK | {"TAROK_DB": str(folder / "tarok.sqlite3")}
    bot = WarmBot(server, ["-m", "bot"], folder / "log", environment, hurried=True)
    await bot.start()
    yield bot
    await bot.stop()
    assert "Traceback" not in (folder / "log").read_text("utf-8")


@pytest_asyncio.fixture(loop_scope="session")
async def channel(server: Server, request: pytest.FixtureRequest) -> int:
    """A channel of the test's own."""
    return server.world.add_channel(request.node.name.removeprefix("test_")[:30]).id


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def in_turn(server: Server) -> Iterator[int]:
    """People in turn: none leads more tables than one person may."""
    return cycle(server.world.people)


@pytest_asyncio.fixture(loop_scope="session")
async def player(in_turn: Iterator[int]) -> int:
    """The person who opens a table in the test."""
    return next(in_turn)


async def open_deal(tab: Tab, user: int, channel: int) -> list[dict[str, Any]]:
    """Deal somebody in by one click; what their first hand offers."""
    await tab.open_channel(user, channel)
    await tab.page.locator("#shortcuts").get_by_role("button", name=DEAL.label).click()
    return await tab.wait_for_moves()


async def play_until(tab: Tab, moves: list[dict[str, Any]], *, until: str) -> int:
    """Play by clicking until a heading comes; how many cards were played."""
    played = 0
    while moves:
        move = cheapest_move(moves)
        await tab.move_button(move).click()
        played += move["code"].startswith("play:")
        moves = await tab.wait_for_moves(move["seq"], until=until)
    return played


async def test_first_commands_of_the_page_are_those_of_the_makefile(
    new: NewTab, channel: int, player: int
) -> None:
    tab = await new()
    await tab.open_channel(player, channel)
    await tab.wait_for_text("#empty", GREETING.line)
    await tab.page.keyboard.press("/")
    rows = tab.page.get_by_role("option").locator("strong")
    await rows.first.wait_for()
    assert (await rows.all_inner_texts())[: len(GREETING.commands)] == GREETING.commands
    assert len(GREETING.commands) == 6


async def test_a_deal_is_played_by_clicking(new: NewTab, channel: int, player: int) -> None:
    tab = await new()
    moves = await open_deal(tab, player, channel)
    played = await play_until(tab, moves, until="Deal 1")
    stopped = STOPPED.search(await tab.page.locator("#messages").inner_text())
    tricks = int(stopped[1]) if stopped else 12
    assert tricks // 3 <= played <= tricks  # a card that is the only legal one plays itself


async def test_a_deal_is_played_on_a_phone(new: NewTab, channel: int, player: int) -> None:
    tab = await new(PHONE)
    moves = await open_deal(tab, player, channel)
    for _ in range(3):
        assert await tab.overflow() == 0
        assert not await tab.small_targets(44)
        move = cheapest_move(moves)
        await tab.move_button(move).tap()
        moves = await tab.wait_for_moves(move["seq"])
    assert not await tab.serious_faults()


async def test_two_people_play_in_two_tabs(
    new: NewTab, channel: int, player: int, in_turn: Iterator[int]
) -> None:
    ana, bor, other = await new(), await new(), next(in_turn)
    await ana.open_channel(player, channel)
    await bor.open_channel(other, channel)
    await ana.page.locator("#empty").get_by_role("button", name="Slovenian tarok").click()
    await bor.press_and_wait("Join")
    await ana.button(FILL).click()
    last_seqs = {ana: -1, bor: -1}
    while min(last_seqs.values()) < 0:  # until both have made a move
        tab, moves = await wait_for_first_decision(last_seqs)
        await tab.move_button(cheapest_move(moves)).click()
        last_seqs[tab] = moves[0]["seq"]
    private = [await tab.private_message_ids() for tab in (ana, bor)]
    assert all(private)
    assert not private[0] & private[1]


async def test_a_reloaded_page_shows_what_was_there_and_plays_on(
    new: NewTab, channel: int, player: int
) -> None:
    tab = await new()
    move = cheapest_move(await open_deal(tab, player, channel))
    await tab.move_button(move).click()
    moves = await tab.wait_for_moves(move["seq"])
    await tab.page.reload()
    assert await tab.wait_for_moves(move["seq"]) == moves
    await tab.move_button(cheapest_move(moves)).click()
    await tab.wait_for_moves(moves[0]["seq"])


async def test_a_press_waits_for_a_bot_that_is_away(
    new: NewTab, channel: int, player: int, bot: BotProcess
) -> None:
    tab = await new()
    move = cheapest_move(await open_deal(tab, player, channel))
    await bot.kill()
    await tab.wait_for_text("#away", "The bot is away, trying again")
    await tab.move_button(move).click()
    await tab.wait_for_text(".message .waits", "The bot is away, trying again")
    assert not await tab.serious_faults()
    await bot.start()
    await tab.wait_for_moves(move["seq"])  # nobody has pressed again
    await tab.wait_for_text("#link", "Live")
    assert "Failed to fetch" not in await tab.page.content()


async def test_a_table_is_opened_and_played_at_with_the_keyboard_alone(
    new: NewTab, channel: int, player: int
) -> None:
    tab = await new()
    keys = tab.page.keyboard
    await tab.open_channel(player, channel)
    await keys.press("/")
    await keys.type("tarok new")
    await keys.press("Enter")
    await keys.type("Slov")
    await tab.page.get_by_role("option", name="Slovenian tarok").wait_for()
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await keys.press("Enter")
    await tab.button(FILL).wait_for()
    await tab.tab_to(tab.button(FILL))
    await keys.press("Enter")
    last_seq = -1
    for _ in range(3):
        moves = await tab.wait_for_moves(last_seq)
        if last_seq < 0:
            await tab.wait_for_text("#say", "only for you")
        await tab.tab_to(tab.move_button(cheapest_move(moves)))
        await keys.press("Space")
        last_seq = moves[0]["seq"]
    await tab.wait_for_moves(last_seq)
