"""People who are late again and again, or pause a table for all, don't hold others up for long."""

import pytest

from bot.games.patience import HURRIED, OFTEN_LATE
from bot.tables.model import deadlines
from bot.tables.model.deadlines import LONE_PAUSE_SECONDS, UNPAUSE
from bot.tables.model.table import Table
from tests.bot.tables.clock.late import page_of, player_on_turn, start_timed_match
from tests.bot.tables.clock.timed import Timed
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, desk_of
from tests.bot.tables.desk.desk_parts import page_of as shown_page
from tests.bot.world import ANA, BOR, CHANNEL

PATIENCE = 600


@pytest.fixture
def world(timed_world: Timed) -> Timed:
    timed_world.times.remind_after, timed_world.times.pace = None, 60
    return timed_world


async def late(world: Timed, times: int) -> tuple[Table, int]:
    """A table whose player on turn has run out of time this often, and come back."""
    table = await start_timed_match(world, PATIENCE)
    player, user = player_on_turn(table)
    for number in range(times):
        assert table.patience_now == PATIENCE and table.chairs[player].late == number
        await world.later(PATIENCE)
        assert table.info().away == (player,)
        await world.tables.attendance.mark_present(table, user)
    return table, user


async def test_three_timeouts_shorten_the_time_to_thirty_seconds(world: Timed) -> None:
    table, _ = await late(world, OFTEN_LATE)
    assert "30 s a move from now on" in page_of(table)
    await world.later(HURRIED - 1)
    assert not table.info().away
    await world.later(1)
    assert table.info().away


async def test_fewer_timeouts_change_nothing(world: Timed) -> None:
    table, _ = await late(world, OFTEN_LATE - 1)
    assert "from now on" not in page_of(table) and "10 min" in page_of(table)


async def test_hurried_player_stays_hurried_after_leaving(world: Timed) -> None:
    table, user = await late(world, OFTEN_LATE)
    await world.tables.attendance.leave(table, user)
    await world.tables.attendance.come_back(table, user, "Another name")
    assert table.patience_now == HURRIED
    await world.restart()
    table = await world.tables.register.here(CHANNEL)
    assert table.patience_now == HURRIED and deadlines.sleep_of(table) is None
    await world.later(HURRIED)
    assert table.info().away, "nor does a start of the bot give them more"


async def test_others_keep_their_full_time(world: Timed) -> None:
    table, user = await late(world, OFTEN_LATE)
    while table.awaited == user:
        _, code = world.random_move(table)
        await world.tables.play.act(table, user, code)
    assert table.awaited is not None and table.patience_now == PATIENCE
    assert "from now on" not in page_of(table)


async def test_shorter_limit_is_not_changed_by_timeouts(world: Timed) -> None:
    table = await start_timed_match(world, 20)
    _, user = player_on_turn(table)
    for _ in range(OFTEN_LATE + 1):
        await world.later(20)
        await world.tables.attendance.mark_present(table, user)
    assert table.patience_now == 20


async def test_pause_of_one_player_ends_after_a_day(world: Timed) -> None:
    table = await start_timed_match(world, PATIENCE)
    shown = await desk_of(world).match.pause(PEOPLE[BOR], table)
    assert "24 hours at most" in shown_page(shown).text
    assert set(deadlines.waiting_since(table)) == {UNPAUSE}
    await world.tables.pauses.pause(table, BOR)
    await world.restart()
    table = await world.tables.register.here(CHANNEL)
    await world.later(LONE_PAUSE_SECONDS - 1)
    assert table.paused is not None and table.open
    await world.later(1)
    assert table.paused is None and not table.info().away
    assert set(deadlines.waiting_since(table).values()) == {world.now}, "with all their time"


async def test_pause_of_two_players_lasts_longer(world: Timed) -> None:
    table = await start_timed_match(world, PATIENCE)
    await world.tables.pauses.pause(table, BOR)
    await world.tables.pauses.pause(table, ANA)
    await world.restart()
    table = await world.tables.register.here(CHANNEL)
    await world.later(LONE_PAUSE_SECONDS)
    assert table.paused is not None


async def test_pause_can_be_ended_from_any_seat(world: Timed) -> None:
    table = await start_timed_match(world, PATIENCE)
    await world.tables.pauses.pause(table, BOR)
    await world.tables.pauses.resume(table, ANA)
    assert table.paused is None and table.paused_by is None


async def test_solo_pause_has_no_limit(world: Timed) -> None:
    desk = desk_of(world)
    table = (await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 4)).table
    await desk.lobby.fill(PEOPLE[ANA], table)
    shown = await desk.match.pause(PEOPLE[ANA], table)
    assert "24 hours" not in shown_page(shown).text
    await world.later(LONE_PAUSE_SECONDS)
    assert table.paused is not None
