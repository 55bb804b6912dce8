"""How long people wait for each other: a reminder half-way, and then they go on."""

from pathlib import Path

import pytest

from bot.deals.not_asked import patience_page
from bot.games.info import Chair
from bot.games.patience import DEFAULT_PATIENCE, OFF, TIMES
from bot.kit.errors import Denied
from bot.kit.page import Select
from bot.servers.desk import defaults_page
from bot.tables.model.deadlines import MAX_PAUSE_SECONDS
from bot.tables.model.table import Table
from tests.bot.tables.clock.late import house_has_played, page_of, player_on_turn, start_timed_match
from tests.bot.tables.clock.timed import Timed, open_timed_world
from tests.bot.tables.private.secret_deals import ONE_TRUMP, dealt
from tests.bot.world import ANA, BOR, CHANNEL, GUILD
from tests.pages.drawn import WORDS, lobby


@pytest.fixture
def world(timed_world: Timed) -> Timed:
    timed_world.times.remind_after = None
    return timed_world


# Late --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [time for time in TIMES.values() if time != OFF])
async def test_late_player_is_reminded_half_way_then_marked_away(
    world: Timed, seconds: int
) -> None:
    table = await start_timed_match(world, seconds)
    player, _ = player_on_turn(table)
    await world.later(seconds // 2 - 1)
    assert world.reminded == []
    await world.later(1)
    assert world.reminded == [0]
    await world.later(seconds - seconds // 2 - 1)
    assert table.turn == player and not table.info().away
    await world.later(1)
    assert table.info().away == (player,)
    await house_has_played(world, table)
    assert table.seq >= 1 and table.turn != player
    assert world.reminded == [0]


async def test_no_limit_makes_no_one_late(world: Timed) -> None:
    table = await start_timed_match(world, OFF)
    await world.later(MAX_PAUSE_SECONDS - 1)
    table = await world.tables.register.here(CHANNEL)
    assert table.seq == 0 and not table.info().away and world.reminded == []
    await world.later(1)
    with pytest.raises(Denied):
        await world.tables.register.here(CHANNEL)


async def test_timely_move_restores_the_full_time(world: Timed) -> None:
    table = await start_timed_match(world, 120)
    for _ in range(4):
        await world.later(119)
        await world.play_moves(table, 1)
    assert not table.info().away and len(world.reminded) == 4


async def test_host_can_set_an_earlier_reminder_but_no_later_one(world: Timed) -> None:
    world.times.remind_after = 45
    table = await start_timed_match(world, 120)
    await world.later(45)
    assert world.reminded == [0]
    await world.tables.stopping.stop(table, ANA, table.deals, may_manage=False)
    await start_timed_match(world, 30)
    await world.later(15)
    assert len(world.reminded) == 2


# Alone --------------------------------------------------------------------------------------------


async def alone(world: Timed, patience: int | None = None) -> Table:
    table = await world.tables.lobbies.open(
        guild=GUILD, channel=CHANNEL, founder=Chair("Ana", ANA), game="slovenian", players=4,
        options={}, length=1, language="en", patience=patience,
    )  # fmt: skip
    await world.tables.lobbies.fill(table, ANA)
    await house_has_played(world, table)
    return table


async def test_solo_player_is_not_hurried(world: Timed) -> None:
    table = await alone(world)
    assert "a move" not in page_of(table)
    before = table.seq
    await world.later(5_000)
    assert table.seq == before and world.reminded == []


async def test_solo_player_can_choose_a_time_limit(world: Timed) -> None:
    table = await alone(world, 120)
    assert "2 min a move" in page_of(table)
    player = table.turn
    await world.later(60)
    assert len(world.reminded) == 1
    await world.later(60)
    assert table.info().away == (player,)
    await house_has_played(world, table)
    assert table.state == "ended"


# What is chosen ---------------------------------------------------------------------------------


async def test_patience_is_the_founders_then_the_servers_then_the_hosts(world: Timed) -> None:
    assert (await world.open_table()).patience == 1_000
    await world.tables.defaults.set_patience(GUILD, 3600)
    world.channel = 5
    assert (await world.open_table()).patience == 3600
    assert DEFAULT_PATIENCE == 600
    table = await world.tables.register.here(5)
    await world.tables.settings.set_patience(table, ANA, 30)
    assert table.limit == 30
    await world.restart()
    assert (await world.tables.register.here(5)).limit == 30
    await world.tables.lobbies.start(await world.tables.register.here(5), ANA)
    await world.tables.stopping.stop(await world.tables.register.here(5), ANA, 1, may_manage=False)
    again = await world.tables.lobbies.rematch(table.id, ANA, "Ana", home=GUILD)
    assert (again.limit, again.hurried) == (30, True)


async def test_patience_is_set_by_the_founder_in_the_lobby_only(world: Timed) -> None:
    table = await world.open_table()
    with pytest.raises(Denied, match="founder-only"):
        await world.tables.settings.set_patience(table, BOR, 30)
    await world.tables.lobbies.start(table, ANA)
    with pytest.raises(Denied, match="already-started"):
        await world.tables.settings.set_patience(table, ANA, 30)


async def test_server_patience_keeps_its_other_choices(world: Timed) -> None:
    defaults = world.tables.defaults
    await defaults.set_patience(GUILD, 30)
    assert not await defaults.several(GUILD)
    await defaults.allow_several(GUILD, True)
    assert (await defaults.patience(GUILD), await defaults.several(GUILD)) == (30, True)
    await defaults.set_patience(GUILD, OFF)
    assert (await defaults.patience(GUILD), await defaults.several(GUILD)) == (OFF, True)


async def test_table_of_an_earlier_release_has_the_hosts_patience(world: Timed) -> None:
    table = await world.start_table()
    number = table.id
    del table
    await world.store.write(lambda db: db.execute("UPDATE tables SET patience = NULL"))
    world.patience = 700
    await world.restart()
    assert (await world.tables.register.table(number)).limit == 700
    await world.tables.register.close()
    await world.restart()
    await world.later(699)
    assert not (await world.tables.register.table(number)).info().away
    await world.later(1)
    assert (await world.tables.register.table(number)).info().away


async def test_lobby_shows_the_time_limit(world: Timed) -> None:
    table = await world.tables.lobbies.open(
        guild=GUILD, channel=CHANNEL, founder=Chair("Ana", ANA), game="slovenian", players=4,
        options={}, length=1, language="en",
    )  # fmt: skip
    assert "Time: 1,000 s a move" in lobby(table.info(), WORDS).text, "somebody may join"
    for _ in range(3):
        await world.tables.lobbies.add_house(table, ANA)
    assert "as much as you like" in lobby(table.info(), WORDS).text
    await world.tables.settings.set_patience(table, ANA, 86400)
    assert "Time: 1 day a move" in lobby(table.info(), WORDS).text
    choose = patience_page(table.info(), WORDS).blocks[1]
    assert isinstance(choose, Select) and "1 day" in choose.prompt
    assert "no limit" in {
        getattr(block, "prompt", "")
        for block in defaults_page(
            ("slovenian",), (), WORDS, several=False, leagues=False, patience=OFF
        ).blocks
    }


# In secret ---------------------------------------------------------------------------------------


async def test_house_move_does_not_reveal_a_secret_question(world: Timed, tmp_path: Path) -> None:
    """ROM-DEAL-9: forehand is reminded, and away, at the same second, asked or not."""
    async with open_timed_world(tmp_path / "other.sqlite3") as elsewhere:
        asked, unasked = await dealt(world, 2), await dealt(elsewhere, 2, ONE_TRUMP, "H2")
        for either_world in (world, elsewhere):
            either_world.times.pace, either_world.times.remind_after = 1_000_000, None
        for _ in range(110):
            await world.later(10)
            await elsewhere.later(10)
            assert page_of(asked) == page_of(unasked)
            assert asked.info().away == unasked.info().away
            assert bool(world.reminded) == bool(elsewhere.reminded)
        assert asked.info().away == (1,)
