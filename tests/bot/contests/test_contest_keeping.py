"""A finished contest is settled even if one try fails, and names nobody who is forgotten."""

import asyncio
from functools import partial
from typing import Any

import pytest

from bot.base.background import Background
from bot.contests.core import keeping as contest_keeping
from bot.contests.core.deals import SEAT, LinePosition
from bot.contests.core.keeping import RETRY_SECONDS
from bot.contests.core.rows import Contest, EntryFinish, EntryMove, StoredEntry
from bot.contests.daily import service as daily_service
from bot.features import PERSONAL
from bot.kit.errors import Denied
from bot.privacy.rows import PrivacyRows
from engine import observe
from tests.bot.contests.contest import TODAY, Contests, add_ghost_results, moves_on
from tests.bot.world import ANA, BOR, CILKA, World
from tests.timeout import poll_until

FORMER = {"en": "a former player"}


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


def fails(*_: object) -> Any:
    raise ZeroDivisionError


async def begun(contests: Contests, user: int, *game: Any) -> int:
    """Make a move in one of today's deals; return the contest's number."""
    contest = await contests.contest(*game)
    page = await contests.open_try(user, contest)
    await contests.press(user, moves_on(page)[0])
    return contest.id


async def is_settled(contests: Contests, number: int) -> bool:
    contest = await contests.rows.find(number)
    return contest is not None and contest.settled


async def test_unfinishable_try_does_not_block_others(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await begun(contests, ANA), await begun(contests, BOR)
    assert first == second
    finish = contests.entries.finish

    async def finished(number: int) -> None:
        await (fails() if number == 1 else finish(number))

    monkeypatch.setattr(contests.entries, "finish", finished)
    await contests.close()
    entry = await contests.rows.entry(2)
    assert entry is not None and entry.finished_at is not None
    assert await is_settled(contests, first)


async def test_failing_contest_does_not_block_others(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await begun(contests, ANA)
    other = await begun(contests, BOR, "slovenian", 3)
    settle = contests.keeping.settle

    async def settle_but_one(contest: Any) -> None:
        await (fails() if contest.id == first else settle(contest))

    monkeypatch.setattr(contests.keeping, "settle", settle_but_one)
    await contests.close()
    assert await is_settled(contests, other) and not await is_settled(contests, first)
    monkeypatch.undo()
    await contests.dailies.attend()
    assert await is_settled(contests, first)


class Judges:
    """A worker that can't judge some tries."""

    open = True

    def __init__(self, contests: Contests, *failing: int) -> None:
        self._rows, self._failing = contests.rows, failing
        self.asked: list[int] = []

    async def judge(self, stored: StoredEntry, _: Contest) -> None:
        self.asked.append(stored.id)
        if stored.id in self._failing:
            raise Denied("analysis-failed")
        await self._rows.note_verdict(stored.id, "{}")


async def test_unjudgeable_tries_do_not_block_others(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    for user in (ANA, BOR, CILKA):
        await begun(contests, user)
    await contests.close()
    judges = Judges(contests, 1, 2)
    monkeypatch.setattr(contests.keeping, "_judging", judges)
    monkeypatch.setattr(contest_keeping, "JUDGED_PER_ROUND", 2)
    for _ in range(2):
        await contests.dailies.attend()
    assert judges.asked == [1, 2, 3]
    contests.now += RETRY_SECONDS
    await contests.dailies.attend()
    assert judges.asked == [1, 2, 3, 1, 2]


class EndlessJudges(Judges):
    """A worker that never comes to an end."""

    async def judge(self, stored: StoredEntry, contest: Contest) -> None:
        await super().judge(stored, contest)
        await asyncio.Event().wait()


async def test_contest_is_settled_at_its_closing_time_while_a_try_is_judged(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No look is due for ten minutes, and nobody asks for the results."""
    contest = await contests.contest()
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    judges = EndlessJudges(contests)
    monkeypatch.setattr(contests.keeping, "_judging", judges)
    monkeypatch.setattr(daily_service, "LATER", 600.0)
    contests.now = contest.closes - 1
    background = Background()
    background.keep(contests.dailies._judge, "judging")
    background.keep(contests.dailies._settle, "settling")
    contests.dailies._wanted.set()
    await poll_until(lambda: judges.asked)
    contests.now = contest.closes
    await poll_until(lambda: is_settled(contests, contest.id))
    await background.close()
    assert judges.asked == [1]


async def test_try_judged_while_its_contest_is_settled_is_counted_with_its_cost(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = await contests.contest()
    await add_ghost_results(contests, contest)
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    contests.now, keeping = contest.closes, contests.keeping

    class JudgesOverMidnight(Judges):
        async def judge(self, stored: StoredEntry, contest: Contest) -> None:
            await keeping.settle_due(contest.closes)
            await self._rows.note_verdict(stored.id, '{"squares":[0,0,0,0],"cost":3.0}')

    monkeypatch.setattr(contests.keeping, "_judging", JudgesOverMidnight(contests))
    recounted = list[int]()
    kind = contests.kinds.find(contest)
    monkeypatch.setattr(kind, "recount_try", partial(_note_entry, recounted))
    await contests.keeping.judge_some(contests.now)
    assert recounted == [1]


async def _note_entry(entries: list[int], _: Contest, entry: StoredEntry) -> None:
    entries.append(entry.id)


async def test_game_without_daily_deal_does_not_block_others(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = contests.rows.make

    async def made(new: Any) -> None:
        await (fails() if new.variant == "slovenian" else make(new))

    monkeypatch.setattr(contests.rows, "make", made)
    await contests.dailies.prepare()
    games = {daily.variant for daily in await contests.rows.find_by_number("daily", TODAY)}
    assert len(games) > 2 and "slovenian" not in games


async def test_person_deleted_while_try_is_laid_open_is_nowhere(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = await contests.contest()
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    lay_open = contests.rows.lay_open

    async def forgotten_meanwhile(*read: Any) -> int | None:
        await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, FORMER)
        return await lay_open(*read)

    monkeypatch.setattr(contests.rows, "lay_open", forgotten_meanwhile)
    await contests.close()
    assert await is_settled(contests, contest.id)
    assert not any((await PrivacyRows(contests.store).data_of(PERSONAL, ANA)).values())


async def test_try_decided_in_time_counts_as_finished_by_person(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The day ends while the house is still thinking about the last cards."""
    contest, move = await contests.contest(), contests.house.move

    async def thought(at: Contest, deal: int, standing: LinePosition) -> str:
        view = observe(standing.deal, SEAT)
        if view.phase == "play" and view.hand.bit_count() <= 1:
            contests.now = contest.closes
        return await move(at, deal, standing)

    monkeypatch.setattr(contests.house, "move", thought)
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    entry = await contests.rows.entry(1)
    assert entry is not None and entry.finished_at == contest.closes and not entry.by_house


async def test_move_while_house_finishes_try_counts(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process may have taken their press, just as the day ended."""
    contest = await contests.contest()
    await contests.open_try(ANA, contest)
    append = contests.rows.append_moves
    moved: list[EntryMove] = []

    async def after_them(
        number: int, first: int, moves: tuple[EntryMove, ...], finish: EntryFinish | None = None
    ) -> None:
        if not moved:
            moved.append(moves[0])
            await append(number, first, (moves[0],))
        await append(number, first, moves, finish)

    monkeypatch.setattr(contests.rows, "append_moves", after_them)
    await contests.close()
    entry: StoredEntry | None = await contests.rows.entry(1)
    assert entry is not None and entry.finished_at is not None and len(moved) == 1
    assert await is_settled(contests, contest.id)
