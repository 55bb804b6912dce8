"""How well house players play: chosen in the lobby, kept, obeyed, and noted in the record."""

from dataclasses import replace

import pytest

from bot.choices.habits import Habits
from bot.games import levels
from bot.games.info import Chair, Level
from bot.kit.errors import Denied
from bot.kit.page import Page, Select
from bot.tables.clock.clock import Clock
from bot.tables.clock.house_players import THINK
from bot.tables.memory.moves import Randomness
from bot.tables.memory.stored_tables import FIRST_DEALS
from bot.tables.model.house_moves import move_by_thumb
from bot.tables.model.table import Table
from bot.tables.play.tables import build_tables
from engine import HABITS, View, choose, encode, observe, read
from tests.bot.tables.clock.timed import Hurry
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, codes, desk_of, open_lobby, page_of
from tests.bot.tables.lobby.between_deals import over, table_between_deals
from tests.bot.world import ANA, BOR, CHANNEL, GUILD, World
from tests.databases import direct_connection, sqlite_only
from tests.laws.playing import numbered_deal


def house_levels(table: Table) -> list[Level]:
    return [chair.level for chair in table.chairs if chair.user is None]


def choices(page: Page) -> dict[str, list[str]]:
    """The values that each select offers, by its code."""
    selects = [select for select in page.controls() if isinstance(select, Select)]
    return {
        select.id.split(":", 3)[3]: [choice.value for choice in select.choices]
        for select in selects
    }


async def without_search(world: World) -> World:
    """Rebuild the tables of the world without a search."""
    chance, hooks = Randomness(tuple, lambda _: 0), world.tables.register.hooks
    world.tables = build_tables(world.rows, lambda: world.now, chance, hooks=hooks, habits=Habits())
    return world


async def test_level_that_was_not_chosen_is_club_after_ones_first_deals(world: World) -> None:
    played = await world.start_table(length=FIRST_DEALS)
    for _ in range(FIRST_DEALS):
        await world.play_deal(played)
    desk = desk_of(world)
    table = (await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 1)).table
    assert "House players: club" in page_of(desk.lobby.show_lobby(table)).text
    await desk.lobby.fill(PEOPLE[ANA], table)
    assert house_levels(table) == ["club"] * 3


async def test_level_master_without_a_search_is_not_offered(world: World) -> None:
    desk = desk_of(await without_search(world))
    table = await open_lobby(desk)
    page = page_of(await desk.options.levels(PEOPLE[ANA], table))
    assert choices(page) == {"level:": ["novice", "club"]}
    assert "**Master**" not in page.text and "Masters don't play here" in page.text
    with pytest.raises(Denied, match="no-such-value"):
        await desk.options.set_level(PEOPLE[ANA], table, "master", "")
    await desk.lobby.fill(PEOPLE[ANA], table)
    assert house_levels(table) == ["club"] * 3


async def test_levels_are_set_for_all_and_for_single_house_players(world: World) -> None:
    desk = desk_of(world)
    table = await open_lobby(desk)
    await desk.lobby.house(PEOPLE[ANA], table)
    await desk.options.handle_press(PEOPLE[ANA], table, "level:", "novice")
    await desk.lobby.house(PEOPLE[ANA], table)
    shown = await desk.options.handle_press(PEOPLE[ANA], table, "level:Janez", "master")
    assert shown is not None
    all_levels = ["novice", "club", "master"]
    assert choices(shown.page) == dict.fromkeys(
        ("level:", "level:Micka", "level:Janez"), all_levels
    )
    assert house_levels(table) == ["novice", "master"]
    await world.restart()
    desk, table = desk_of(world), await world.tables.register.table(table.id)
    assert (house_levels(table), table.level) == (["novice", "master"], "novice")
    text = page_of(desk.lobby.show_lobby(table)).text
    assert "Micka · house, novice" in text
    assert "House players: novice" in text
    await desk.lobby.fill(PEOPLE[ANA], table)
    assert sorted(house_levels(table)) == ["master", "novice", "novice"]


async def test_a_table_is_opened_with_its_level(world: World) -> None:
    desk = desk_of(world)
    with pytest.raises(Denied, match="no-such-value"):
        await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 1, None, "grand")
    table = (await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 1, None, "novice")).table
    await desk.lobby.fill(PEOPLE[ANA], table)
    assert house_levels(table) == ["novice"] * 3


async def test_level_chosen_by_another_than_the_founder_is_refused(world: World) -> None:
    desk = desk_of(world)
    table = await open_lobby(desk)
    await desk.lobby.join(PEOPLE[BOR], table)
    assert "levels" in codes(page_of(await desk.lobby.panel(PEOPLE[ANA], table)))
    assert codes(page_of(await desk.lobby.panel(PEOPLE[BOR], table))) == {"menu"}
    for wish in (
        desk.options.levels(PEOPLE[BOR], table),
        desk.options.set_level(PEOPLE[BOR], table, "club", ""),
    ):
        with pytest.raises(Denied, match="founder-only"):
            await wish
    for level, name, key in (
        ("", "", "no-such-value"), ("grand", "", "no-such-value"),
        ("club", "Micka", "no-house-player"), ("club", "Bor", "no-house-player"),
    ):  # fmt: skip
        with pytest.raises(Denied, match=key):
            await desk.options.set_level(PEOPLE[ANA], table, level, name)
    await desk.lobby.fill(PEOPLE[ANA], table)
    with pytest.raises(Denied, match="already-started"):
        await desk.options.set_level(PEOPLE[ANA], table, "novice", "")
    assert house_levels(table) == ["club"] * 2


async def test_stand_in_for_a_person_plays_at_level_club(world: World) -> None:
    table = await table_between_deals(world, (ANA, BOR))
    desk, seat = desk_of(world), table.seat_of(BOR)
    await desk.match.depart(PEOPLE[BOR], table)
    assert table.chairs[seat] == Chair("Bor", BOR, house=True, level="club")
    await desk.play.hand(PEOPLE[BOR], table)
    assert table.chairs[seat] == Chair("Bor", BOR)


async def test_a_rematch_keeps_the_levels(world: World) -> None:
    table = await table_between_deals(world)
    await desk_of(world).match.stop_table(PEOPLE[ANA], table, table.deals)
    rematch = await world.tables.lobbies.rematch(table.id, ANA, "Ana", home=GUILD)
    assert rematch.chairs == table.chairs
    await world.tables.stopping.stop(rematch, ANA, rematch.deals, may_manage=False)
    await without_search(world)
    assert (
        house_levels(await world.tables.lobbies.rematch(table.id, ANA, "Ana", home=GUILD))
        == ["club"] * 3
    )


@sqlite_only
async def test_chairs_of_an_earlier_release_have_level_club(world: World) -> None:
    table = await table_between_deals(world)
    with direct_connection(world.path) as db:
        (usual,) = db.execute(
            "SELECT dflt_value FROM pragma_table_info('seats') WHERE name='level'"
        )
        db.execute("UPDATE deals SET house = ''")
    assert usual == ("'club'",)
    _, text = await world.archive().record(ANA, CHANNEL, None)
    assert "# player" not in text, "nobody noted who played"
    assert read(text).deals[-1].over, "nobody noted who played"
    assert table.open


# The record -------------------------------------------------------------------------------------


async def test_record_lists_players_with_levels_and_can_be_read(world: World) -> None:
    desk = desk_of(world)
    table = (await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 4, level="club")).table
    assert table is not None
    await desk.lobby.join(PEOPLE[BOR], table)
    await desk.lobby.house(PEOPLE[ANA], table)
    await desk.options.set_level(PEOPLE[ANA], table, "novice", "Micka")
    await desk.lobby.fill(PEOPLE[ANA], table)
    await desk.match.depart(PEOPLE[BOR], table)
    await over(world, table)
    _, first = await world.archive().record(ANA, CHANNEL, None)
    player_lines = first.split("\n")[1:5]
    assert player_lines == [
        "# player 0: person", "# player 1: person",
        "# player 2: Micka, house, novice", "# player 3: Janez, house, club",
    ]  # fmt: skip
    assert read(first).deals[-1].over
    assert "Bor" not in first
    assert "Ana" not in first
    await desk.play.next_deal(PEOPLE[ANA], table)
    await over(world, table)
    _, second = await world.archive().record(ANA, CHANNEL, None)
    assert second.split("\n")[2] == "# player 1: house, club", "who has left goes unnamed"
    assert read(second).deals[-1].over


def test_record_lists_the_players_of_its_deal_not_later_ones() -> None:
    chairs = (Chair("Ana", ANA), Chair("Bor", BOR))
    assert levels.with_players("head\nrest\n", chairs, "- master") == (
        "head\n# player 0: person\n# player 1: house, master\nrest\n"
    )


# At the table -----------------------------------------------------------------------------------


def test_levels_have_different_habits() -> None:
    views = [
        observe(step.deal, step.player)
        for n in range(6)
        for step in numbered_deal(("slovenian", 4), n).steps
    ]
    for level in levels.LEVELS:
        by_thumb = [encode(v.rules.pack, choose(v, HABITS[levels.BY_THUMB[level]])) for v in views]
        assert [move_by_thumb(view, level) for view in views] == by_thumb
    assert any(move_by_thumb(view, "novice") != move_by_thumb(view, "club") for view in views)


@pytest.mark.parametrize("level", levels.LEVELS)
async def test_only_masters_search(world: World, level: Level) -> None:
    searched_views: list[View] = []

    async def think(view: View, seed: int, *_: object) -> None:
        del seed
        searched_views.append(view)

    clock = Clock(world.tables, world.rows, Hurry(), lambda: 0, lambda _: None, think)
    table = await world.start_table()
    turn = table.turn
    assert turn is not None
    chairs = list(table.chairs)
    chairs[turn] = replace(chairs[turn], house=True, level=level)
    async with table.lock:
        table.chairs = tuple(chairs)
    code = await clock.house.choose_move(table, turn, THINK)
    assert code == move_by_thumb(table.view(turn), level), "nobody had an answer"
    assert len(searched_views) == (level == "master")
