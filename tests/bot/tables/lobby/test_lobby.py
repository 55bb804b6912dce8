"""The lobby before a match: seats, options, the start."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from bot.games.forms import FORMS
from bot.games.info import TABLE
from bot.kit.controls import read_click
from bot.kit.errors import Denied
from bot.kit.page import Page, Select
from bot.kit.slips import Slips
from bot.tables.desk.clicks import TableClicks
from bot.tables.desk.responses import Watch
from bot.tables.model.table import Table
from tests.bot.discord.answering import press_at_table
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, codes, desk_of, open_lobby, page_of
from tests.bot.world import ANA, BOR, EVA, World


def selected_label(page: Page, key: str) -> str:
    """The label of an option's select."""
    selects = [select for select in page.controls() if isinstance(select, Select)]
    return next(
        select.prompt
        for select in selects
        if select.id.split(":", 3)[3].startswith(f"option:{key}")
    )


async def test_fill_seats_the_house_and_starts(world: World) -> None:
    desk = desk_of(world)
    table = await open_lobby(desk)
    assert {"fill"} == codes(page_of(desk.lobby.show_lobby(table))) & {"fill", "start"}
    await desk.lobby.fill(PEOPLE[ANA], table)
    assert table.state == "playing" and table.live is not None
    assert [chair.user for chair in table.chairs].count(None) == 3
    await world.restart()
    again = await world.tables.register.table(table.id)
    assert (again.state, again.chairs) == ("playing", table.chairs)


async def test_lobby_is_filled_and_set_up_by_its_founder_only(world: World) -> None:
    desk = desk_of(world)
    table = await open_lobby(desk)
    await desk.lobby.join(PEOPLE[BOR], table)
    for wish in (
        desk.lobby.house(PEOPLE[BOR], table),
        desk.lobby.unhouse(PEOPLE[BOR], table),
        desk.lobby.start(PEOPLE[BOR], table),
        desk.lobby.fill(PEOPLE[BOR], table),
        desk.options.set_option(PEOPLE[BOR], table, "mond_penalty", "21"),
        desk.options.play_by(PEOPLE[BOR], table),
    ):
        with pytest.raises(Denied, match="founder-only"):
            await wish
    shown = page_of(await desk.options.options(PEOPLE[BOR], table))
    assert not any(code.startswith(("option:", "options-reset")) for code in codes(shown))
    assert "Only Ana" in shown.text


USUAL = {"match_end": "deals", "deals": "8"}


async def test_options_can_be_reset(world: World) -> None:
    desk = desk_of(world)
    table = await open_lobby(desk)
    shown = page_of(await desk.options.set_option(PEOPLE[ANA], table, "mond_penalty", "21"))
    assert selected_label(shown, "mond_penalty") == "21"
    assert table.changed_options == (
        ("match_end", "deals"), ("deals", "1"), ("mond_penalty", "21"),
    )  # fmt: skip
    await desk.options.play_by(PEOPLE[ANA], table)
    assert table.options == USUAL, "nobody has chosen a match without end"


async def test_meaningless_option_is_dropped(world: World) -> None:
    desk = desk_of(world)
    table = await open_lobby(desk)
    shown = page_of(
        await desk.options.set_option(PEOPLE[ANA], table, "match_end", "points", rules=True)
    )
    assert "deals" not in table.options
    assert "option:points:r" in codes(shown) and "SLO-OPT-36" in shown.text
    await desk.options.set_option(PEOPLE[ANA], table, "klop_kontra", "on")
    await desk.options.set_option(PEOPLE[ANA], table, "max_kontra_level", "0")
    assert "klop_kontra" not in table.options


async def test_server_can_have_several_tables_in_threads(world: World) -> None:
    desk, titles = desk_of(world), list[str]()

    @asynccontextmanager
    async def open_thread(title: str) -> AsyncIterator[int]:
        titles.append(title)
        yield 100 + len(titles)

    here = replace(HERE, open_thread=open_thread)
    first = (await desk.lobby.open(PEOPLE[ANA], here, "taper", None, None)).table
    assert first is not None and first.channel == here.channel and not titles
    with pytest.raises(Denied, match="channel-taken"):
        await desk.lobby.open(PEOPLE[BOR], here, "taper", None, None)
    await world.tables.defaults.allow_several(here.guild, True)
    await world.restart()
    desk = desk_of(world)
    for number, title in ((101, "Taper: Bor's table"), (102, "Slovenian tarok: Bor's table")):
        game = title.split(":")[0]
        shown = await desk.lobby.open(PEOPLE[BOR], here, game, None, None)
        assert shown.table is not None and shown.table.channel == number
        assert f"<#{number}>" in page_of(shown).text and titles[-1] == title
    with pytest.raises(Denied, match="no-such-number"):
        await desk.lobby.open(PEOPLE[BOR], here, "taper", 5, None)
    assert len(titles) == 2


async def test_bystander_can_watch(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    for shown in (
        await desk.play.hand(PEOPLE[EVA], table),
        await desk.play.watch(PEOPLE[EVA], table),
    ):
        assert isinstance(shown, Watch) and "follows the game" in page_of(shown).text
        assert codes(page_of(shown)) == {"watch", "last"}
    with pytest.raises(Denied, match="not-at-table"):
        await desk.play.hand(PEOPLE[EVA], await open_elsewhere(world))


async def open_elsewhere(world: World) -> Table:
    """A lobby in another channel."""
    world.channel = 77
    return await world.open_table()


async def test_match_has_an_end_unless_endless_is_chosen(world: World) -> None:
    desk = desk_of(world)
    for form in FORMS.values():
        opened_one = (await desk.lobby.open(PEOPLE[ANA], HERE, form.name, None, None)).table
        assert opened_one is not None and opened_one.rules.length == 8, form.name
        await desk.lobby.cancel(PEOPLE[ANA], opened_one)
    table = (await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, None)).table
    assert table is not None
    await desk.options.set_option(PEOPLE[ANA], table, "match_end", "skis_round")
    assert table.rules.length is None


async def test_double_press_of_the_chair_button_does_not_give_up_the_seat(
    world: World,
) -> None:
    desk, table = desk_of(world), await open_lobby(desk_of(world))
    now = [100.0]
    clicks = TableClicks(desk, Slips(lambda: now[0], 0.4))
    press = read_click(table.info().control("chair"), TABLE)
    assert press is not None
    for later, sits in ((0.0, True), (0.3, True), (1.0, False), (0.3, False), (1.0, True)):
        now[0] += later
        await press_at_table(clicks, PEOPLE[BOR], table.guild, press, private=False)
        assert (table.player_of(BOR) is not None) == sits
