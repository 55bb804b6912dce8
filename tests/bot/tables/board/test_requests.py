"""The bot's rate limit: replies go first, then calls, then boards, which show the newest state."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.sending.budget import (
    BURST,
    LONGEST_WAIT,
    MAX_INVALID,
    MAX_REQUESTS,
    PAUSE_SECONDS,
    SECOND,
    Budget,
    Urgency,
    is_own,
    urgent,
)
from bot.discord.sending.messages import Messages, SendOutcome
from bot.kit.page import Page, note
from bot.tables.board.posted import PostedMessages
from bot.tables.board.redraw_queue import RedrawTask, retry_delay
from tests.bot.virtual_time import run_in_virtual_time

BUSY = 60
"""Number of tables that change all the time."""

CALLED = 7
"""Number of changes after which a person is called."""

LONG = 30.0
"""Seconds of a run with busy tables."""


def now() -> float:
    return asyncio.get_running_loop().time()


async def nothing() -> None:
    """The mood of a Discord that accepts every request."""


@dataclass
class Discord:
    """Channels that take boards, by the budget, each a tenth of a second after it was sent."""

    budget: Budget
    mood: Callable[[], Awaitable[None]] = nothing
    gone: list[float] = field(default_factory=list)
    """Times of requests, in seconds."""
    shown: dict[int, list[tuple[float, str]]] = field(default_factory=dict)
    """By channel the drawings, each with its time."""
    newest: dict[int, int] = field(default_factory=dict)
    """By channel the number of its table's changes."""
    behind: int = 0
    """The most changes that a board did not show when it went."""

    def get_partial_messageable(self, channel: int) -> Any:
        """A channel in which everything is sent the same way."""
        send = partial(self._send, channel)
        message = SimpleNamespace(edit=send)
        return SimpleNamespace(send=send, get_partial_message=lambda _: message)

    async def _send(self, channel: int, text: str, nonce: str = "") -> Any:
        await self.budget.take()
        self.gone.append(now())
        self.behind = max(self.behind, self.newest[channel] - int(text))
        await self.mood()
        self.shown.setdefault(channel, []).append((now(), text))
        await asyncio.sleep(0.1)
        return SimpleNamespace(id=1)

    def most_in_a_second(self) -> int:
        """The most requests that were made within any second."""
        later = [
            [moment for moment in self.gone if first <= moment < first + SECOND]
            for first in self.gone
        ]
        return max(map(len, later))


class Bare:
    """Sends the text of pages and nothing else."""

    async def send(self, page: Page, place: object, way: Any, over: int | None) -> Any:
        words = {"text": page.text}
        sent = await way(SimpleNamespace(send=lambda: words, edit=lambda: words))
        return SimpleNamespace(answer=sent)


class EmptyStore:
    """A store that is always empty."""

    async def postings(self, table: int) -> tuple[Any, ...]:
        return ()

    async def set_postings(self, postings: Any) -> None:
        pass


class Busy:
    """A table that only counts its changes, drawn as boards are."""

    def __init__(self, number: int, discord: Discord) -> None:
        self.changes, self.waits = 0, list[float]()
        """Seconds that calls to people have waited."""
        self._there, self._number = discord, number
        table: Any = SimpleNamespace(id=number, open=True, seq=0)
        client: Any = discord
        bare: Any = Bare()
        messages = Messages(client, bare)
        self._posted = PostedMessages(number, number, EmptyStore(), messages, lambda: 0)
        self.task = RedrawTask(
            table,
            self._posted,
            draw=self._draw,
            on_idle=lambda _: None,
            replies=ReplyPriority(0),
            pause=1.0,
            first_draws=asyncio.Semaphore(BUSY),
        )

    def change(self) -> None:
        self.changes += 1
        self._there.newest[self._number] = self.changes
        self.task.mark_dirty()

    async def _draw(self, task: RedrawTask) -> bool:
        called = self.changes % CALLED == 0
        begun = now()
        async with self._there.budget.slot(Urgency.CALL if called else Urgency.BOARD):
            if called:
                self.waits.append(now() - begun)
            sent = await self._posted.show(note(str(self.changes)), 1)
        if sent.wait:
            task.retry_after(sent.wait)
        return sent.outcome is SendOutcome.DONE


async def undrawn_for() -> tuple[float, float]:
    """Seconds for which a board waits that Discord takes only after a while, and afterwards."""
    server = Discord(Budget(), mood=lambda: asyncio.sleep(5))
    table = Busy(0, server)
    table.change()
    await asyncio.sleep(2)
    table.change()
    await asyncio.sleep(1)
    waiting = table.task.undrawn_seconds
    await table.task.settled.wait()
    drawn = table.task.undrawn_seconds
    await table.task.cancel()
    return waiting, drawn


def test_undrawn_table_says_how_long_its_first_change_has_waited() -> None:
    waiting, drawn = run_in_virtual_time(undrawn_for())
    assert waiting == pytest.approx(3)
    assert drawn == 0


async def sixty(seconds: float) -> tuple[Discord, list[Busy], list[float]]:
    """Change sixty tables all the time beside replies, whose waits in seconds are returned last."""
    server, waited = Discord(Budget()), list[float]()
    tables = [Busy(number, server) for number in range(BUSY)]
    while now() < seconds:
        for table in tables:
            table.change()
        with urgent(Urgency.REPLY):
            begun = now()
            await server.budget.take()
            server.gone.append(now())
            waited.append(now() - begun)
        await asyncio.sleep(0.25)
    for table in tables:
        await table.task.cancel()
    return server, tables, waited


def test_sixty_busy_tables_stay_within_the_budget_and_are_all_drawn() -> None:
    server, tables, waited = run_in_virtual_time(sixty(LONG))
    assert server.most_in_a_second() <= MAX_REQUESTS
    assert len(server.gone) > LONG * (MAX_REQUESTS - 7), "and nothing of it is wasted"
    assert max(waited) <= SECOND
    assert max(wait for table in tables for wait in table.waits) <= 1.5 * SECOND
    for drawn in server.shown.values():
        times = [when for when, _ in drawn]
        pauses = [later - sooner for sooner, later in pairwise(times)]
        assert max(pauses) < 2 * BUSY / MAX_REQUESTS * SECOND


def test_boards_show_the_state_when_sent_rather_than_when_queued() -> None:
    server, _, _ = run_in_virtual_time(sixty(20.0))
    assert server.behind <= 1


async def given_up(mood: Callable[[], Awaitable[None]], seconds: float) -> tuple[Discord, Busy]:
    """A table that changes each second, in a Discord of such a mood once it has drawn it."""
    server = Discord(Budget())
    table = Busy(1, server)
    table.change()
    await asyncio.sleep(2)
    server.mood = mood
    while now() < seconds:
        table.change()
        await asyncio.sleep(1)
    server.mood = nothing
    await asyncio.sleep(retry_delay(10))
    await table.task.cancel()
    return server, table


def test_long_rate_limit_is_waited_out_before_the_newest_state_is_drawn() -> None:
    wait = 600.0

    async def limited() -> None:
        raise discord.RateLimited(wait)

    server, table = run_in_virtual_time(given_up(limited, wait))
    tried = [when for when in server.gone if when > 1]
    assert len(tried) == 2, "once, and once more when that is over"
    assert tried[1] - tried[0] == pytest.approx(wait, abs=2)
    assert server.shown[1][-1][1] == str(table.changes)


def test_hanging_drawing_is_retried_within_half_a_minute() -> None:
    async def hangs() -> None:
        await asyncio.sleep(10_000)

    server, table = run_in_virtual_time(given_up(hangs, 300))
    tried = [when for when in server.gone if 1 < when < 300]
    assert len(tried) >= 3
    assert server.shown[1][-1][1] == str(table.changes)


async def order(budget: Budget, asked: tuple[Urgency, ...]) -> list[Urgency]:
    """Return the order in which requests go that all wait at the same time."""
    went = list[Urgency]()

    async def go(urgency: Urgency) -> None:
        with urgent(urgency):
            await budget.take()
        went.append(urgency)

    await asyncio.gather(*map(go, asked))
    return went


async def departure_times(budget: Budget) -> list[float]:
    """Return the times at which boards go that are all due at the same moment."""
    went = list[float]()

    async def go() -> None:
        await budget.take()
        went.append(now())

    await asyncio.gather(*(go() for _ in range(BUSY)))
    return went


def test_boards_beyond_a_burst_are_spread_evenly() -> None:
    went = run_in_virtual_time(departure_times(Budget()))
    assert went[BURST - 1] == went[0]
    pauses = [later - sooner for sooner, later in pairwise(went[BURST - 1 :])]
    assert len(went) == BUSY and min(pauses) >= SECOND / MAX_REQUESTS - 1e-6


def one_a_second() -> Budget:
    """A budget of one request a second, with none reserved."""
    budget = Budget()
    budget.share(0.0)
    return budget


def test_replies_precede_calls_and_calls_precede_boards() -> None:
    asked = (Urgency.BOARD, Urgency.CALL, Urgency.REPLY) * 3
    assert run_in_virtual_time(order(one_a_second(), asked))[1:] == sorted(asked[1:])


async def boards_alone(budget: Budget) -> list[float]:
    for _ in range(MAX_REQUESTS):
        with urgent(Urgency.BOARD):
            await budget.take()
    boards = now()
    with urgent(Urgency.CALL):
        await budget.take()
    return [boards, now() - boards]


def test_boards_leave_room_for_more_urgent_requests() -> None:
    waited, call = run_in_virtual_time(boards_alone(Budget()))
    assert waited > 0 and call == 0


@pytest.mark.parametrize("held", [(4, 4), (3, 5), (1, 1, 2), (5, 1, 1, 1), (1,) * 6], ids=str)
def test_processes_of_one_token_share_its_rate_limit(held: tuple[int, ...]) -> None:
    """Each process gets the share of its shards, as none counts for all."""
    gone = list[float]()
    for shards in held:
        budget = Budget()
        budget.share(shards / sum(held))
        went = run_in_virtual_time(departure_times(budget))
        assert len(went) == BUSY
        gone += [when - went[0] for when in went]
    most = max(sum(first <= moment < first + SECOND for moment in gone) for first in gone)
    assert most <= MAX_REQUESTS


async def open_unused_slots(budget: Budget) -> float:
    """Open a slot that is never used, and one that is used late; returns the seconds it takes."""
    async with budget.slot(Urgency.BOARD):
        pass
    begun = now()
    async with budget.slot(Urgency.BOARD):
        taken = asyncio.create_task(budget.take())  # another's, though it asks just as urgently
        await asyncio.sleep(0.5)
        assert taken.done()
    await budget.take()
    return now() - begun


def test_unused_budget_slot_is_passed_on() -> None:
    assert run_in_virtual_time(open_unused_slots(one_a_second())) == pytest.approx(1.0)


async def closed_seconds(budget: Budget, status: int, headers: dict[str, str]) -> float:
    budget.note_answer(status, headers)
    begun = now()
    await budget.take()
    return now() - begun


@pytest.mark.parametrize(
    ("status", "headers", "wait"),
    [
        (429, {"Via": "1.1 google", "X-RateLimit-Scope": "global", "Retry-After": "7"}, 7),
        (429, {"Retry-After": "20"}, 20),
        (429, {"Via": "1.1 google", "X-RateLimit-Scope": "user", "Retry-After": "7"}, 0),
        (403, {}, 0),
    ],
    ids=["for all", "banned", "of a route", "forbidden"],
)
def test_global_rate_limit_holds_back_all_requests(
    status: int, headers: dict[str, str], wait: float
) -> None:
    assert run_in_virtual_time(closed_seconds(Budget(), status, headers)) == wait


def test_long_ban_fails_at_once() -> None:
    with pytest.raises(discord.RateLimited) as error:
        run_in_virtual_time(closed_seconds(Budget(), 429, {"Retry-After": "3600"}))
    assert error.value.retry_after == 3600 > LONGEST_WAIT


async def refuse_request(scope: str) -> Budget:
    budget = Budget()
    for _ in range(MAX_INVALID):
        budget.note_answer(403, {"X-RateLimit-Scope": scope})
    await budget.take()
    return budget


def test_bot_stops_requests_before_discord_bans_it(caplog: pytest.LogCaptureFixture) -> None:
    run_in_virtual_time(refuse_request("shared"))
    assert not caplog.records
    with pytest.raises(discord.RateLimited) as error:
        run_in_virtual_time(refuse_request("user"))
    assert error.value.retry_after == PAUSE_SECONDS
    assert str(MAX_INVALID) in caplog.text


def test_interaction_requests_do_not_count_against_the_own_limit() -> None:
    counted = ("/channels/1/messages", "/users/@me", "/applications/1/commands")
    free = ("/interactions/1/token/callback", "/webhooks/1/token/messages/@original")
    assert all(is_own(Route.BASE + path) for path in counted)
    assert not any(is_own(Route.BASE + path) for path in free)
    assert not is_own("wss://gateway.discord.gg/?v=10")
