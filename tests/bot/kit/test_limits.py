"""Limits on a user: each has its own refusal, and does not affect other users."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.contests.challenges import service as challenges
from bot.contests.teams import service as teams
from bot.contests.tournaments import service as tournaments
from bot.kit import limits
from bot.kit.errors import Denied
from bot.kit.l10n import load_words
from bot.kit.limits import CLICKS, EXPORTS, QUESTIONS, THREADS, Limit, RateLimiter, WaitingLimits
from bot.kit.page import note
from bot.kit.wishes import Note, Person, Shown
from bot.learning.analyses.rows import AnalysisRows
from bot.learning.analyses.service import Analyses
from bot.learning.hints.service import Hints
from bot.privacy.desk import PrivacyDesk
from bot.tables.lobby import lobbies
from bot.tables.lobby.lobbies import DRAINED_UNTIL, OPEN_TABLES
from bot.tables.play import takebacks
from bot.tables.play.takebacks import TAKE_BACKS
from bot.thinkers.pool import Workers
from bot.thinkers.study import Study
from engine import View
from search.explain.nudges import Hint
from tests.bot.discord.answering import replies_with
from tests.bot.discord_stub import StubInteraction
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, desk_of
from tests.bot.tables.lobby.between_deals import table_between_deals
from tests.bot.tables.play.undoing import everybody_agrees, mover, play_until_undoable
from tests.bot.world import ANA, BOR, CHANNEL, GUILD, World

LIMITING = (
    limits, lobbies, takebacks, challenges, tournaments, teams,
)  # fmt: skip
"""Modules that have limits."""


async def test_limits_have_the_documented_figures_and_sentences() -> None:
    rows = [row for part in LIMITING for row in vars(part).values() if isinstance(row, Limit)]
    at_once = {(number, 0) for number in (2, 3, 5, 2000)}
    in_time = {(20, 5), (3, 600), (5, 3600), (8, 3600), (10, 3600), (5, 86_400)}
    assert {(row.most, row.seconds) for row in rows} == at_once | in_time
    words = load_words(strict=True)("en")
    assert all(f"{row.most:,}" in words(f"denied-{row.key}", most=row.most)
               for row in rows if row is not CLICKS)  # fmt: skip


async def test_export_is_given_a_few_times_in_ten_minutes(world: World) -> None:
    desk = PrivacyDesk(world.forgetting)
    for _ in range(EXPORTS.most):
        assert (await desk.export(PEOPLE[ANA])).page is not None
    with pytest.raises(Denied, match="many-exports"):
        await desk.export(PEOPLE[ANA])
    assert (await desk.export(PEOPLE[BOR])).page is not None


async def test_sixth_open_table_of_a_person_is_refused(world: World) -> None:
    for number in range(OPEN_TABLES.most):
        world.channel = CHANNEL + number
        table = await world.open_table()
    world.channel += 1
    with pytest.raises(Denied, match="many-tables"):
        await world.open_table()
    await desk_of(world).lobby.open(PEOPLE[BOR], replace(HERE, channel=99), "slovenian", 4, 4)
    await world.tables.stopping.cancel(table, ANA, may_manage=False)
    assert await world.open_table()


async def test_sixth_thread_in_an_hour_is_refused(world: World) -> None:
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


async def test_drain_refuses_new_tables_and_rematches_until_its_time(world: World) -> None:
    table = await world.open_table()
    await world.tables.stopping.cancel(table, ANA, may_manage=False)
    await world.store.set_note(DRAINED_UNTIL, str(world.now + 1))
    with pytest.raises(Denied, match="no-new-tables"):
        await world.open_table()
    with pytest.raises(Denied, match="no-new-tables"):
        await world.tables.lobbies.check_may_open(BOR)
    world.now += 1
    assert await world.open_table()


async def test_refused_table_opens_no_thread(world: World) -> None:
    """Regression: a thread was opened before each refusal."""
    for number in range(OPEN_TABLES.most):
        world.channel = CHANNEL + number
        await world.open_table()
    await world.tables.defaults.allow_several(GUILD, True)

    def open_thread(title: str) -> AbstractAsyncContextManager[int]:
        raise AssertionError(title)

    with pytest.raises(Denied, match="many-tables"):
        await desk_of(world).lobby.open(
            PEOPLE[ANA], replace(HERE, open_thread=open_thread), "slovenian", 4, 4
        )


def test_rate_limiter_counts_within_its_seconds() -> None:
    now = 0.0
    clicks = RateLimiter(CLICKS, lambda: now)
    for _ in range(CLICKS.most):
        clicks.note(ANA)
    for _ in range(3):
        with pytest.raises(Denied, match="many-clicks"):
            clicks.note(ANA)
    clicks.note(BOR)
    now = CLICKS.seconds
    clicks.note(ANA)


async def test_click_over_the_limit_is_refused_privately() -> None:
    replies, done = replies_with(limited=True), 0

    async def wish(_: Person) -> Shown:
        nonlocal done
        done += 1
        return Note(note("done"))

    for _ in range(CLICKS.most):
        await replies.answer(cast(Any, StubInteraction()), wish)
    quick = StubInteraction()
    await replies.answer(cast(Any, quick), wish)
    assert done == CLICKS.most
    assert quick.ways == ["private"]


async def test_third_waiting_question_is_refused(world: World) -> None:
    waiting = WaitingLimits()
    table = await table_between_deals(world)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slow(view: View, user: int, *_: object) -> Hint | None:
        assert user == ANA
        begun.set()
        await go_on.wait()
        return None

    await world.ask_for_next_deal(table)
    while table.awaited != ANA or table.has_no_choice:
        turn = table.turn
        assert turn is not None
        assert table.live is not None
        code = world.code(table, next(iter(table.view(turn).offers)).nth(0))
        await world.tables.play.act_for_house(table, table.seq, code)
    hints, seq = Hints(world.rows, slow, waiting), table.shown_seq(table.turn)
    giving = [asyncio.create_task(hints.give(table, ANA, 1, seq)) for _ in range(3)]
    await begun.wait()
    waiting.check(ANA)
    analyses = Analyses(AnalysisRows(world.store), world.rows, world.archive(),
                        cast(Study, OpenStudy()), waiting, ())  # fmt: skip
    finished = await analyses.played(GUILD, ANA, table.id, 1)
    with waiting.hold_question(ANA):
        with pytest.raises(Denied, match="many-questions"):
            analyses.check(finished)
        with pytest.raises(Denied, match="many-questions"):
            await analyses.find(finished)
        waiting.check(BOR)
    go_on.set()
    await asyncio.gather(*giving)
    analyses.check(finished)
    for _ in range(QUESTIONS.most):
        waiting.check(ANA)


class OpenStudy:
    """A study that is ready."""

    open = True


async def test_study_takes_turns_between_people() -> None:
    """One more of Ana's 200 waiting jobs precedes Bor's first, and none precedes his hint."""
    order: list[str] = []
    free = asyncio.Semaphore(0)

    class Worker:
        """A process that answers when allowed to."""

        async def ask(self, job: Callable[..., Any], name: str, *, seconds: float) -> str:
            await free.acquire()
            order.append(name)
            return name

    study = Study(cast(Workers, Worker()))

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
    assert order.index("Bor") <= 4
    assert order.index("Bor once more") <= 7
    assert order.count("Ana") == 200


async def test_fourth_take_back_in_a_deal_is_refused(world: World) -> None:
    """Restarts do not reset the count of three for each player."""
    table = await world.start_table()
    await play_until_undoable(world, table)
    user, seq = mover(table), table.seq
    for _ in range(TAKE_BACKS.most):
        assert table.live is not None
        assert table.live.last is not None
        code = world.code(table, table.live.last.action)
        assert not await world.tables.takebacks.take_back(table, user, seq)
        await everybody_agrees(table, world)
        await world.restart()
        table = await world.tables.register.table(table.id)
        await world.tables.play.act(table, user, code)
        seq = table.seq
    with pytest.raises(Denied, match="many-take-backs"):
        await world.tables.takebacks.take_back(table, user, seq)
    await play_until_undoable(world, table)
    assert mover(table) != user
    assert not await world.tables.takebacks.take_back(table, mover(table), table.seq)
