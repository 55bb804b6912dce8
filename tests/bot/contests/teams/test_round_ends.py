"""A team match's tables that people don't play to their end."""

import contextlib
from typing import Any

import pytest

from bot.contests.core.rows import ContestRows
from bot.contests.teams.results import count_deals
from bot.contests.teams.service import DAYS
from bot.features import PERSONAL
from bot.kit.errors import Denied
from bot.kit.wishes import Venue
from bot.privacy.rows import PrivacyRows
from bot.store import StoreError
from tests.bot.contests.teams.teams import Teams, begun, play_moves
from tests.bot.tables.clock.timed import Timed
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, GUILD, World

HERE = Venue(GUILD, CHANNEL, "en")


@pytest.fixture
def teams(world: World) -> Teams:
    return Teams(world)


@pytest.fixture
def clocked(timed_world: Timed) -> Teams:
    timed_world.times.close_after = 4 * DAYS
    timed_world.patience = 0
    return Teams(timed_world)


async def test_house_finishes_round_at_deadline(clocked: Teams) -> None:
    world = clocked.world
    assert isinstance(world, Timed)
    first, second = await begun(clocked)
    await play_moves(clocked, first, 5)
    await world.later(DAYS - 1)
    assert first.open and second.open
    await world.later(1)
    assert first.state == second.state == "ended"
    match = await clocked.seen()
    assert match.over and count_deals(match.tables, 2) == 2


async def test_sleeping_round_table_is_finished_at_deadline(clocked: Teams) -> None:
    world = clocked.world
    assert isinstance(world, Timed)
    first, second = await begun(clocked)
    numbers = first.id, second.id
    await play_moves(clocked, first, 5)
    del first, second
    await clocked.restart()
    await world.later(DAYS)
    rows = [await world.rows.table(number) for number in numbers]
    assert [row and row.state for row in rows] == ["ended", "ended"]


async def test_round_table_without_people_is_played_at_once(clocked: Teams) -> None:
    world = clocked.world
    assert isinstance(world, Timed)
    number = await clocked.make_match(deals=1)
    _, (first, *others) = await clocked.begun(number, ((ANA,), (CILKA,)))
    await world.clock.tick()
    assert first.open and all(table.state == "ended" for table in others)


async def test_person_may_return_to_round_until_all_have_left(
    clocked: Teams,
) -> None:
    world = clocked.world
    assert isinstance(world, Timed)
    world.times.close_after = 1000
    first, second = await begun(clocked)
    attendance = world.tables.attendance
    await attendance.leave(first, ANA)
    assert await attendance.come_back(first, ANA, "Ana")
    for user in (ANA, CILKA):
        await attendance.leave(first, user)
    await world.clock.house.wait_for_people(first)
    await world.later(999)
    assert first.open
    await world.later(1)
    assert first.state == "ended" and second.open


async def test_deleted_person_leaves_round_and_empty_table_is_finished(clocked: Teams) -> None:
    world = clocked.world
    assert isinstance(world, Timed)
    first, second = await begun(clocked)
    forget = world.forgetting.forget
    await forget(ANA)
    assert first.open and first.chairs[0].user is None
    await forget(CILKA)
    await world.later(1)
    assert first.state == "ended" and second.open
    stored = (await clocked.seen()).stored
    assert stored.captain is None and stored.captain_name == ""
    assert {member.person for member in stored.members} == {BOR, DANE}
    kept = await PrivacyRows(world.store).data_of(PERSONAL, ANA)
    assert not any(kept.values())


async def test_round_table_in_missing_channel_is_finished_by_house(teams: Teams) -> None:
    first, second = await begun(teams)
    await teams.world.tables.stopping.channel_gone(first.channel)
    assert first.state == "ended" and second.open
    await teams.world.tables.stopping.guild_gone(GUILD)
    match = await teams.seen()
    assert match.over and count_deals(match.tables, 2) == 2


async def test_deleted_server_leaves_no_team_match(teams: Teams) -> None:
    first, _ = await begun(teams)
    assert GUILD in await PrivacyRows(teams.world.store).servers(PERSONAL)
    await PrivacyRows(teams.world.store).forget_server(PERSONAL, GUILD)
    with pytest.raises(Denied, match="teams-gone"):
        await teams.seen()
    assert GUILD not in await PrivacyRows(teams.world.store).servers(PERSONAL)
    assert first.round is not None
    contest = await ContestRows(teams.world.store).find(first.round.id)
    assert contest is not None and contest.settled


@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.long), 7], ids=str)
async def test_crash_at_any_round_move_loses_nothing(teams: Teams, every: int) -> None:
    """After each of so many moves only the file is left, and the round ends all the same.

    That is in the middle of a deal and between two; the tables come to what they come to without
    it.
    """
    first, second = await begun(teams)
    numbers = first.id, second.id
    del first, second
    moves = 0
    while True:
        tables = []
        for number in numbers:
            with contextlib.suppress(Denied):
                tables.append(await teams.world.tables.register.table(number))
        if not tables:
            break
        table = tables[moves % len(tables)]
        await play_moves(teams, table, 1)
        moves += 1
        if moves % every == 0:
            number, seq, open_ = table.id, table.seq, table.open
            del tables, table
            await teams.restart()
            if open_:
                assert (await teams.world.tables.register.table(number)).seq == seq
    match = await teams.seen()
    assert match.over and count_deals(match.tables, 2) == 2
    logs = [await teams.world.rows.finished_deals(number) for number in numbers]
    cards = [[(row.dealer, row.deck) for row in log if row.scores] for log in logs]
    assert cards[0] == cards[1]


async def test_killed_house_resumes_round(teams: Teams) -> None:
    """While it finishes a table, the store refuses time and again."""
    first, _ = await begun(teams)
    rows, calls = teams.world.rows, 0
    append = rows.append_moves

    async def sometimes(*what: Any) -> None:
        nonlocal calls
        calls += 1
        if calls % 10 == 0:
            raise StoreError("the disk is full")
        await append(*what)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rows, "append_moves", sometimes)
        while first.open:
            with contextlib.suppress(StoreError):
                await teams.play_to_end(first)
    assert calls > 10
    deals = await rows.finished_deals(first.id)
    assert sum(bool(deal.scores) for deal in deals) == 2
