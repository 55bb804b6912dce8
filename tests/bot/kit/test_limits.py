"""Nobody can use up what belongs to all: each limit is announced, and leaves others alone."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.archive.archive import Archive
from bot.contests.challenges import service as challenges
from bot.contests.teams import service as teams
from bot.contests.tournaments import service as tournaments
from bot.kit import limits
from bot.kit.errors import Denied
from bot.kit.l10n import load_words
from bot.kit.limits import CLICKS, EXPORTS, QUESTIONS, THREADS, Lately, Limit, WaitingLimits
from bot.kit.page import note
from bot.kit.wishes import Note, Person, Shown
from bot.learning.analyses.service import Analyses
from bot.learning.hints.service import Hints
from bot.privacy.desk import PrivacyDesk
from bot.tables.lobby import lobbies
from bot.tables.lobby.lobbies import OPEN_TABLES
from bot.tables.play import takebacks
from bot.tables.play.takebacks import TAKE_BACKS
from bot.thinkers.pool import Workers
from bot.thinkers.study import Study
from engine import View
from search.explain.nudges import Hint
from tests.bot.discord.answering import replies_with
from tests.bot.discord.asked import Asked
from tests.bot.tables.desk.test_desk import HERE, PEOPLE, desk_of
from tests.bot.tables.lobby.test_gathering import between
from tests.bot.tables.play.test_undo import everybody_agrees, moved, mover
from tests.bot.world import ANA, BOR, CHANNEL, GUILD, World

LIMITING = (
    limits, lobbies, takebacks, challenges, tournaments, teams,
)  # fmt: skip
"""The parts that have limits."""


async def test_each_limit_has_its_figure_and_its_sentence() -> None:
    rows = [one for part in LIMITING for one in vars(part).values() if isinstance(one, Limit)]
    at_once = {(number, 0) for number in (2, 3, 5, 2000)}
    in_time = {(20, 5), (3, 600), (5, 3600), (10, 3600), (5, 86_400)}
    assert {(one.most, one.seconds) for one in rows} == at_once | in_time
    words = load_words(strict=True)("en")
    assert all(f"{one.most:,}" in words(f"denied-{one.key}", most=one.most)
               for one in rows if one is not CLICKS)  # fmt: skip


async def test_export_is_given_a_few_times_in_ten_minutes(world: World) -> None:
    desk = PrivacyDesk(world.forgetting)
    for _ in range(EXPORTS.most):
        assert (await desk.export(PEOPLE[ANA])).page is not None
    with pytest.raises(Denied, match="many-exports"):
        await desk.export(PEOPLE[ANA])
    assert (await desk.export(PEOPLE[BOR])).page is not None


async def test_nobody_leads_more_open_tables_than_five(world: World) -> None:
    for number in range(OPEN_TABLES.most):
        world.channel = CHANNEL + number
        table = await world.table()
    world.channel += 1
    with pytest.raises(Denied, match="many-tables"):
        await world.table()
    await desk_of(world).lobby.open(PEOPLE[BOR], replace(HERE, channel=99), "slovenian", 4, 4)
    await world.tables.stopping.cancel(table, ANA, may_manage=False)
    assert await world.table()


async def test_nobody_opens_more_threads_in_an_hour_than_five(world: World) -> None:
    opened = 0

    @asynccontextmanager
    async def open_thread(title: str) -> AsyncIterator[int]:
        nonlocal opened
        opened += 1
        yield 1000 + opened

    await world.tables.defaults.allow_several(GUILD, True)
    desk, place = desk_of(world), replace(HERE, open_thread=open_thread)
    for _ in range(THREADS.most):
        shown = await desk.lobby.open(PEOPLE[ANA], place, "slovenian", 4, 4)
        assert shown.table is not None
        await world.tables.stopping.cancel(shown.table, ANA, may_manage=False)
    with pytest.raises(Denied, match="many-threads"):
        await desk.lobby.open(PEOPLE[ANA], place, "slovenian", 4, 4)
    assert opened == THREADS.most
    await desk.lobby.open(PEOPLE[BOR], place, "slovenian", 4, 4)


async def test_person_who_leads_five_tables_has_no_thread_opened(world: World) -> None:
    """Each try opened one before it was refused."""
    for number in range(OPEN_TABLES.most):
        world.channel = CHANNEL + number
        await world.table()
    await world.tables.defaults.allow_several(GUILD, True)

    def open_thread(title: str) -> AbstractAsyncContextManager[int]:
        raise AssertionError(title)

    with pytest.raises(Denied, match="many-tables"):
        await desk_of(world).lobby.open(
            PEOPLE[ANA], replace(HERE, open_thread=open_thread), "slovenian", 4, 4
        )


def test_what_is_done_often_is_counted_within_its_seconds() -> None:
    now = 0.0
    clicks = Lately(CLICKS, lambda: now)
    for _ in range(CLICKS.most):
        clicks.note(ANA)
    for _ in range(3):
        with pytest.raises(Denied, match="many-clicks"):
            clicks.note(ANA)
    clicks.note(BOR)
    now = CLICKS.seconds
    clicks.note(ANA)


async def test_who_clicks_too_quickly_is_told_so_for_themselves_alone() -> None:
    replies, done = replies_with(limited=True), 0

    async def wish(_: Person) -> Shown:
        nonlocal done
        done += 1
        return Note(note("done"))

    for _ in range(CLICKS.most):
        await replies.to(cast(Any, Asked()), wish)
    quick = Asked()
    await replies.to(cast(Any, quick), wish)
    assert done == CLICKS.most and quick.ways == ["private"]


async def test_of_hints_and_analyses_two_may_wait(world: World) -> None:
    waiting = WaitingLimits()
    table = await between(world)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slow(view: View, user: int, *_: object) -> Hint | None:
        assert user == ANA
        begun.set()
        await go_on.wait()
        return None

    await world.go_on(table)
    while table.awaited != ANA or table.unasked:
        turn = table.turn
        assert turn is not None and table.live is not None
        code = world.code(table, next(iter(table.view(turn).offers)).nth(0))
        await world.tables.play.act_for_house(table, table.seq, code)
    hints, seq = Hints(world.store, slow, waiting), table.shown_seq(table.turn)
    giving = [asyncio.create_task(hints.give(table, ANA, 1, seq)) for _ in range(3)]
    await begun.wait()
    waiting.check(ANA)
    analyses = Analyses(world.store, Archive(world.store, world.tables.register),
                        cast(Study, Studying()), waiting)  # fmt: skip
    played = await analyses.played(GUILD, ANA, table.id, 1)
    with waiting.one(ANA):
        with pytest.raises(Denied, match="many-questions"):
            analyses.check(played)
        with pytest.raises(Denied, match="many-questions"):
            await analyses.find(played)
        waiting.check(BOR)
    go_on.set()
    await asyncio.gather(*giving)
    analyses.check(played)
    for _ in range(QUESTIONS.most):
        waiting.check(ANA)


class Studying:
    """Somebody there to study."""

    open = True


async def test_however_much_one_has_asked_another_comes_soon() -> None:
    """200 of Ana's jobs are waiting; Bor's first comes after one more of them, his hint before
    all."""
    order: list[str] = []
    free = asyncio.Semaphore(0)

    class One:
        """A process that answers when allowed to."""

        async def ask(self, job: Callable[..., Any], name: str, *, seconds: float) -> str:
            await free.acquire()
            order.append(name)
            return name

    study = Study(cast(Workers, One()))

    async def ask(name: str, person: int, *, urgent: bool = False) -> None:
        await study.ask(str, name, seconds=1.0, urgent=urgent, person=person)

    async with asyncio.TaskGroup() as asking:
        for _ in range(200):
            asking.create_task(ask("Ana", ANA))
        asking.create_task(ask("Ana's hint", ANA, urgent=True))
        for name in ("Bor", "Bor once more"):
            asking.create_task(ask(name, BOR))
        asking.create_task(ask("Bor's hint", BOR, urgent=True))
        await asyncio.sleep(0)
        for _ in range(204):
            free.release()
    assert order[1:3] == ["Bor's hint", "Ana's hint"]
    assert order.index("Bor") <= 4 and order.index("Bor once more") <= 7
    assert order.count("Ana") == 200


async def test_nobody_asks_a_move_back_more_than_three_times_a_deal(world: World) -> None:
    """However often the bot is restarted; everybody has three of their own."""
    table = await world.started()
    await moved(world, table)
    user, seq = mover(table), table.seq
    for _ in range(TAKE_BACKS.most):
        assert table.live is not None and table.live.last is not None
        code = world.code(table, table.live.last.action)
        assert not await world.tables.takebacks.take_back(table, user, seq)
        await everybody_agrees(table, world)
        await world.again()
        table = await world.tables.register.table(table.id)
        await world.tables.play.act(table, user, code)
        seq = table.seq
    with pytest.raises(Denied, match="many-take-backs"):
        await world.tables.takebacks.take_back(table, user, seq)
    await moved(world, table)
    assert mover(table) != user
    assert not await world.tables.takebacks.take_back(table, mover(table), table.seq)
