"""One person who presses a control again and again keeps nobody else waiting.

Every control there is, by the tables that say where presses lead: one that is added without an
example here fails. Costs are the processor time of the event loop's thread, so that a busy machine
changes little; dear work that goes elsewhere is held, and counted.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import Tarok
from bot.base.settings import Settings
from bot.contests.challenges.desk import ChallengeDesk
from bot.contests.challenges.service import ChallengeOptions
from bot.contests.daily import service
from bot.contests.daily.service import Dailies
from bot.contests.teams.desk import RequestedMatch, TeamDesk
from bot.games.forms import DEFAULT_FORM
from bot.kit.errors import Denied, Stale
from bot.kit.limits import CLICKS, QUESTIONS
from bot.kit.routes import Press
from bot.kit.wishes import Panel, Response, Venue
from bot.store import StoreError
from bot.store.sqlite.store import SqliteStore
from bot.tables.desk.desk import Desk
from bot.tables.model.house_moves import move_by_thumb
from bot.tables.model.table import Table
from bot.tables.play.tables import Tables
from engine import Refused
from tests.bot.loop_callbacks import BLOCK, Loop
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, next_page_of, page_after
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, EVA, GUILD
from tests.laws.playing import sizes
from tests.wire.valid_ids import VALID

OTHERS = Refused, Denied, Stale, StoreError
"""How a press may be refused."""
LOOK_CONTROLS = (
    "look:person:style:text",
    "look:person:language:de",
    "look:server:show:",
    "look:person:habits:",
)


@dataclass
class Held:
    """Dear work, which never comes to an end."""

    begun: int = 0

    async def do(self, *_: object, **_more: object) -> Any:
        """Begin one more job."""
        self.begun += 1
        await asyncio.Event().wait()


@dataclass
class Crowd:
    """A whole bot that was never connected, and those who press its controls."""

    client: Tarok
    held: Held = field(default_factory=Held)

    async def press(self, user: int, custom_id: str, values: tuple[str, ...] = ()) -> Response:
        """A press on a private message."""
        person = replace(PEOPLE[user], may_manage=True, may_manage_server=True)
        press = Press(person=person, place=HERE, server=GUILD, custom_id=custom_id, values=values)
        return await self.client._clicks._routes.find(custom_id).answer(press)

    async def press_control(self, custom_id: str, values: tuple[str, ...]) -> None:
        """Ana's press, and what is to follow it."""
        with suppress(*OTHERS):
            shown = await self.press(ANA, custom_id, values)
            if next_page_of(shown) is not None:
                await page_after(shown)

    async def table(self, user: int, channel: int = CHANNEL) -> Table:
        """A person's lobby for a deal alone with the house."""
        person = PEOPLE[user]
        opened = await self.client.parts.get(Desk).lobby.open(
            person, Venue(GUILD, channel, "en"), "slovenian", None, 1
        )
        return opened.table

    async def finished_table(self, channel: int) -> int:
        """The number of a table of Ana's with a finished deal."""
        table = await self.table(ANA, channel)
        await self.press(ANA, f"t:{table.id}:{table.seq}:fill")
        while table.deal is not None and not table.deal.over:
            assert table.turn is not None
            code = move_by_thumb(table.view(table.turn))
            if table.chairs[table.turn].user is None:
                await self.client.parts.get(Tables).play.act_for_house(table, table.seq, code)
            else:
                await self.press(ANA, f"t:{table.id}:{table.seq}:{code}")
        return table.id


@pytest.fixture
async def crowd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Crowd]:
    monkeypatch.setattr("discord.http.Route.BASE", "")  # to be put back after the test
    monkeypatch.setattr("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", None)
    monkeypatch.setattr(service, "FEW_DECKS", 1)  # nobody is there to choose among several
    store = await SqliteStore.open(tmp_path / "tarok.sqlite3")
    async with Tarok(Settings(token="", workers=1), store) as client:
        new_crowd = Crowd(client)
        monkeypatch.setattr(client._side_jobs, "do", new_crowd.held.do)
        monkeypatch.setattr(client._study, "ask", new_crowd.held.do)
        monkeypatch.setattr(client._study_workers, "awake", True)
        yield new_crowd
    await store.close()


HAND = "slovenian:4:0:3ffc0000000000"
"""A hand of twelve high trumps, as in a custom_id."""
ANYWHERE = {
    "evaluate": tuple(f"evaluate:{wish}:{HAND}" for wish in ("go", "edit", "T", "seat")),
    "rule": ("rule:SLO-BID-1",),
    "l": ("l:1:0:play:HK", "l:1:0:skip", "l:1:1:back", "l:1:0:stop"),
    "learn": (
        "learn:start:1",
        "learn:on",
        "learn:all",
        "learn:game:taper",
        "learn:offer:6",
        "learn:play",
        "learn:play:strohmann",
    ),
    "puzzle": (
        "puzzle:day",
        "puzzle:back",
        "puzzle:try:0a1b2c3d",
        "puzzle:share:20788",
        "puzzle:1:1:next",
        "puzzle:1:1:play:T21",
        "puzzle:1:1:same",
    ),
    "traveller": ("traveller:1:0", "traveller:1:0:l:declarer.three:0:a"),
    "manual": ("manual:slovenian:1:n",),
    "days": ("days:month:0", "days:month:202611", "days:records", "days:decisions"),
    "forget": ("forget:no", "forget:yes"),
}
"""Controls that need no table."""


async def examples(crowd: Crowd) -> dict[str, tuple[str, ...]]:
    """Controls for each beginning of a custom_id; those of tables by ``t``.

    They lead to a lobby, a live deal, finished ones, a challenge that waits, and a team match.
    """
    finished = await crowd.finished_table(CHANNEL)
    live = await crowd.table(ANA, CHANNEL + 1)
    await crowd.press(ANA, f"t:{live.id}:{live.seq}:fill")
    lobby = await crowd.table(ANA, CHANNEL + 2)
    get, here = crowd.client.parts.get, Venue(GUILD, CHANNEL, "en", _thread)
    await get(ChallengeDesk).ask(
        PEOPLE[BOR], here, f"<@{ANA}>", ChallengeOptions(DEFAULT_FORM, deals=12)
    )
    asked = RequestedMatch(DEFAULT_FORM, None, 1, None, (f"<@{ANA}>", f"<@{CILKA}>"))
    await get(TeamDesk).make(PEOPLE[ANA], here, asked)
    today = get(Dailies)._today
    deals = await get(Dailies).of_day(today)
    with suppress(*OTHERS):
        await crowd.press(ANA, f"daily:open:{deals[0].id}")
    words = under(crowd, "t:#:#")
    codes = (*words, *(f"{word}:1" for word in words), "pass")
    at_tables = [f"t:{table.id}:{table.seq}:{code}" for table in (live, lobby) for code in codes]
    return {
        "t": (*at_tables, f"t:{live.id}:{live.seq}:hint:1", f"t:{live.id}:{live.seq}:recall:1"),
        "d": (
            "d:slovenian:options-at:0",
            "d:slovenian:back",
            "d:slovenian:several:on",
            "d::leagues:on",
        ),
        "again": (f"again:{finished}",),
        "bring": (f"bring:{live.id}",),
        "look": LOOK_CONTROLS,
        "replay": (f"replay:{finished}:1:0", f"replay:{finished}:1:14"),
        "share": (f"share:{finished}:1:0",),
        "analyse": (f"analyse:{finished}:1:0:x", f"analyse:{finished}:1:3:m"),
        "others": (f"others:{finished}:1",),
        "profile": (f"profile:{ANA}:slovenian:0:0:s",),
        "leaders": ("leaders:0:slovenian:0:0:n",),
        "practise": (f"practise:{finished}:1:0",),
        "p": ("p:1:0:pass", "p:1:0:hint:1", "p:1:0:hand"),
        "daily": tuple(
            f"daily:{wish}:{number}{deal}"
            for wish in under(crowd, "daily")
            for number in (1, deals[0].id, today)
            for deal in ("", ":1")
        ),
        "duel": tuple(
            f"duel:{wish}:1" for wish in _late(under(crowd, "duel"), "accept", "decline")
        ),
        "ladder": ("ladder:week:0:0::o", "ladder:season:0:0::s"),
        "rated": ("rated:week:0:0::o",),
        "leagues": ("leagues", "leagues:join", "leagues:leave"),
        "calls": tuple(f"calls:{wish}" for wish in under(crowd, "calls")),
        "dailies": ("dailies:here", "dailies:off"),
        "cup": tuple(f"cup:{wish}:1" for wish in _late(under(crowd, "cup"), "off")),
        "teams": tuple(f"teams:{wish}:1" for wish in _late(under(crowd, "teams"), "start", "off")),
        "e": ("e:1:0:pass", "e:1:0:hand"),
        **ANYWHERE,
    }


def under(crowd: Crowd, start: str) -> list[str]:
    """The parts of routes' addresses after this beginning, without numbers."""
    addresses = crowd.client._clicks._routes.addresses
    rests = [at.removeprefix(f"{start}:") for at in addresses if at.startswith(f"{start}:")]
    return [*dict.fromkeys(rest.removesuffix(":#").removesuffix(":#") for rest in rests)]


def _late(wishes: Any, *last: str) -> list[str]:
    """Wishes, with those last after which little else can be wished."""
    return [*(wish for wish in wishes if wish not in last), *last]


@asynccontextmanager
async def _thread(_: str) -> AsyncIterator[int]:
    yield CHANNEL + 50


async def test_controls_of_every_route_have_an_example(crowd: Crowd) -> None:
    routes = crowd.client._clicks._routes
    kinds = {address.partition(":")[0] for address in routes.addresses}
    assert kinds == set(await examples(crowd))
    assert kinds == {custom_id.partition(":")[0] for custom_id in VALID}, "all kinds are forged"


@sizes(12, 30, 60, of="times")
async def test_control_pressed_again_and_again_leaves_the_loop_to_others(
    crowd: Crowd, times: int
) -> None:
    """Each is pressed once first: what is loaded then is loaded once in a process.

    A thread is also charged for the pages that the kernel fetches and for the time that a host
    takes from its guest, once. Work that keeps the loop keeps it each time: a second round tells.
    """
    offenders = []
    for controls in (await examples(crowd)).values():
        for custom_id in controls:
            before = crowd.held.begun
            slow = await slow_presses(crowd, custom_id, times)
            if crowd.held.begun - before > QUESTIONS.most:
                offenders.append(f"{custom_id}: begins dear work {crowd.held.begun - before} times")
            if slow:
                offenders += await slow_presses(crowd, custom_id, times)
    assert not offenders


async def slow_presses(crowd: Crowd, custom_id: str, times: int) -> list[str]:
    """Return how a control that is pressed so often at once keeps the loop from others."""
    loop, faults = Loop(), list[str]()
    first = asyncio.create_task(crowd.press_control(custom_id, ()))
    await asyncio.wait({first}, timeout=2 * BLOCK)
    with loop.watch_callbacks():
        begun = time.thread_time()
        presses = [asyncio.create_task(crowd.press_control(custom_id, ())) for _ in range(times)]
        other = await crowd.press(EVA, "manual:slovenian:1:n")
        done, waiting = await asyncio.wait(presses, timeout=2.0)
        spent = (time.thread_time() - begun) / times
    assert isinstance(other, Panel)
    for task in (first, *waiting):
        task.cancel()
    await asyncio.gather(first, *presses, return_exceptions=True)
    for error in [task.exception() for task in done if not task.cancelled()]:
        if error is not None:
            raise error
    if loop.longest > BLOCK:
        faults.append(f"{custom_id}: keeps the loop for {loop.longest:.3f} s: {loop.who}")
    if spent > BLOCK:
        faults.append(f"{custom_id}: costs the loop {spent:.3f} s a press")
    return faults


def test_limit_of_clicks_leaves_most_of_the_loop() -> None:
    assert CLICKS.most / CLICKS.seconds * BLOCK <= 0.25
