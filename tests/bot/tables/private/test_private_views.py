"""Private pages under random orders of events: their final state, and invariants on the way."""

import asyncio
import gc
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple
from weakref import ref

import aiohttp
import pytest

from bot.discord.sending.delivery import Delivered, Delivery
from bot.kit.page import Page, note
from bot.tables.private import page_transitions
from tests.bot.discord_stub import StubInteraction
from tests.bot.tables.drawing import private_views
from tests.bot.world import ANA

ELSEWHERE = "hand-elsewhere"
"""The text of an earlier message."""


@dataclass(eq=False)
class Table:
    """As much of a table as a private page is drawn by."""

    id: int
    alone: bool
    deals: int = 1
    version: int = 0
    live = True
    between = False
    seated = True

    def player_of(self, _: int) -> int | None:
        return 0 if self.seated else None

    @property
    def page(self) -> Page:
        return note(f"table {self.id}, deal {self.deals}, {self.version}")


class Pages:
    """Draws them without cards."""

    def page(self, table: Table, *_: object) -> Page:
        return table.page

    def last_page(self, *_: object) -> Page:
        return note("closed")

    def may_be_drawn(self, *_: object, **__: object) -> bool:
        return True


class Words:
    """Words that are their keys."""

    def of_reader(self, _: object) -> Callable[[str], str]:
        return lambda key: key


class Arrives(NamedTuple):
    """A request on its way."""

    message: int
    page: Page
    answer: "asyncio.Future[bool]"


class Discord(Delivery):
    """The page in each message; requests wait until they are answered."""

    def __init__(self) -> None:
        super().__init__()
        self.screens: dict[int, Page] = {}
        self.under_way: list[Arrives] = []
        self.sent = 100

    async def send(  # type: ignore[override]
        self, page: Page, _: object, way: Callable[[Any], Any], **__: object
    ) -> Delivered[Any]:
        parts = SimpleNamespace(send=lambda: {"page": page}, edit=lambda: {"page": page})
        return Delivered(await way(parts))

    async def land(self, message: int, page: Page) -> Any:
        """A request arrives, or is lost."""
        answer = asyncio.get_running_loop().create_future()
        arrives = Arrives(message, page, answer)
        self.under_way.append(arrives)
        try:
            if not await answer:
                raise aiohttp.ServerDisconnectedError
        finally:
            self.under_way.remove(arrives)
        self.screens[message] = page
        return SimpleNamespace(id=message)


class Press(StubInteraction):
    """An interaction of Ana's on a message."""

    def __init__(self, discord: Discord, message: int) -> None:
        super().__init__(user=ANA)
        self.discord, self.number = discord, message

    async def arrive(self, request: str, sent: dict[str, Any], number: int | None = None) -> Any:
        if request in ("public after", "private after"):
            self.discord.sent += 1
            number = self.discord.sent
        return await self.discord.land(self.number if number is None else number, sent["page"])


@dataclass
class Answering:
    """A reply under way."""

    table: Table
    page: Page
    press: Press
    block: AbstractAsyncContextManager[None]


@dataclass
class Life:
    """Two tables of Ana's, and all that happens to her pages there."""

    draw: Random
    losses: bool
    discord: Discord = field(default_factory=Discord)
    replies: list[Answering] = field(default_factory=list)
    refreshes: "list[asyncio.Task[bool]]" = field(default_factory=list)

    def __post_init__(self) -> None:
        words: Any = Words()
        pages: Any = Pages()
        self.tables = [Table(number, self.draw.random() < 0.5) for number in (1, 2)]
        self.views = private_views(delivery=self.discord, languages=words)
        self.views._pages = pages

    @property
    def table(self) -> Any:
        return self.tables[self.draw.random() < 0.2]

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    async def happen(self) -> None:
        """Something happens."""
        what = self.draw.choice(
            (self.change, self.change, self.begin, self.end, self.end, self.press)
            + (self.answer,) * 4
        )
        await what()
        if self.draw.random() < 0.7:
            await self.settle()

    async def change(self) -> None:
        """A move is made, which may be the first of another deal."""
        table = self.table
        table.version += 1
        table.deals += self.draw.random() < 0.1
        self.views.refresh_soon(table, ANA)

    async def begin(self) -> None:
        """A reply is about to show the page, perhaps with a refusal."""
        table, bare = self.table, self.draw.random() < 0.7
        page = table.page if bare else note(f"Refused! {table.page.text}")
        words: Any = None
        self.views.set_reply_page(table, ANA, page, words, bare=bare)
        block = self.views.replying(table, ANA)
        await block.__aenter__()
        message = self.draw.choice(sorted({7, 8} | self.discord.screens.keys())[-3:])
        self.replies.append(Answering(table, page, Press(self.discord, message), block))

    async def end(self) -> None:
        """A reply is answered."""
        if self.replies:
            reply = self.replies.pop(self.draw.randrange(len(self.replies)))
            table: Any = reply.table
            token: Any = reply.press
            self.discord.screens[reply.press.number] = reply.page
            self.views.remember(table, token, message=reply.press.number)
            self.views.mark_shown(table, ANA, reply.page)
            await reply.block.__aexit__(None, None, None)

    async def press(self) -> None:
        """Ana presses something in the channel."""
        token: Any = Press(self.discord, 0)
        self.views.remember(self.table, token, shown=False)

    async def answer(self) -> None:
        """Discord answers one of the requests."""
        if self.discord.under_way:
            arrives = self.draw.choice(self.discord.under_way)
            if not arrives.answer.done():
                arrives.answer.set_result(not self.losses or self.draw.random() < 0.8)

    async def calm_down(self) -> None:
        """All is answered, and each page drawn that can be."""
        while self.replies:
            await self.end()
        for table in self.tables:
            made: Any = table
            self.views.refresh_soon(made, ANA)
        self.losses = False
        await self.settle()
        while self.discord.under_way:
            await self.answer()
            await self.settle()


@pytest.fixture(params=range(40))
def seed(request: pytest.FixtureRequest) -> int:
    number: int = request.param
    return number


@pytest.mark.parametrize("losses", [False, True], ids=["", "with losses"])
async def test_pages_show_the_newest_state_after_any_order_of_events(
    seed: int, losses: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or what a reply said beside it; and messages without a page have no buttons."""
    monkeypatch.setattr(page_transitions, "RETRY_SECONDS", 0.0)
    life = Life(Random(seed), losses)
    for _ in range(60):
        await life.happen()
        drawn = [page for _, page, _ in life.discord.under_way if page.text != ELSEWHERE]
        assert len(drawn) <= len(life.tables), "one request under way for each page"
    await life.calm_down()
    home: set[int] = set()
    for table in life.tables:
        view = life.views.drawable((table.id, ANA))
        if view is None or view.location is None:
            continue
        message = view.location.message
        assert message is not None
        home.add(message)
        shown = life.discord.screens[message]
        assert shown in (table.page, note(f"Refused! {table.page.text}"))
    with_buttons = {
        message for message, page in life.discord.screens.items() if page.text != ELSEWHERE
    }
    assert losses or with_buttons == home
    await life.views.stop()


async def test_table_with_a_page_is_not_kept_in_memory() -> None:
    """Else it could not be put to sleep as long as its people could be shown something."""
    life = Life(Random(1), losses=False)
    table, token = life.table, Press(life.discord, 7)
    made: Any = token
    life.views.remember(table, made, message=7)
    life.views.refresh_soon(table, ANA)
    held = ref(table)
    life.tables.clear()
    del table
    gc.collect()
    assert held() is not None, "it is still to be drawn"
    await life.calm_down()
    gc.collect()
    assert held() is None
    assert 7 in life.discord.screens
    await life.views.stop()


async def test_forgotten_pages_send_no_new_requests(seed: int) -> None:
    life = Life(Random(seed), losses=False)
    for _ in range(30):
        await life.happen()
    life.views.forget(ANA)
    before = {id(arrives) for arrives in life.discord.under_way}
    for _ in range(10):
        await life.answer()
        await life.change()
        await life.settle()
        assert {id(arrives) for arrives in life.discord.under_way} <= before
    await life.views.stop()
