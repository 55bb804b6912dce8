"""*Play* in a lesson, in channels with and without a table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from bot.games.info import Chair
from bot.help.manual import PLAY_FIRST
from bot.help.pages import help_page
from bot.kit.errors import Denied
from bot.kit.routes import Press
from bot.kit.wishes import Note, Response, Venue
from bot.learning.lessons.first_table import FirstTable
from bot.learning.lessons.library import FIRST_SERIES
from bot.learning.lessons.pages import LEARN
from bot.servers.rows import ServerRows
from bot.tables.desk.responses import Hand, Seated
from bot.tables.model.table import Table
from tests.bot.learning.learners import Learner
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, desk_of, page_of
from tests.bot.world import ANA, BOR, CILKA, DANE, EVA, GUILD, World
from tests.pages.drawn import WORDS

THREAD = 77


async def play(
    world: World, user: int, place: Venue = HERE, *, game: str = "slovenian"
) -> Response:
    """Press *Play* on the page of a lesson."""
    custom_id = f"{PLAY_FIRST}:{game}"
    press = Press(person=PEOPLE[user], place=place, server=GUILD, custom_id=custom_id)
    return await FirstTable(desk_of(world)).play(press)


async def open_lobby_of(world: World, *users: int) -> Table:
    """A lobby of some people."""
    founder, *others = users
    opened = await desk_of(world).lobby.open(PEOPLE[founder], HERE, "slovenian", 4, 1)
    for user in others:
        await world.tables.lobbies.join(opened.table, Chair(PEOPLE[user].name, user))
    return opened.table


async def test_learner_in_a_free_channel_plays_with_the_house(world: World) -> None:
    response = await play(world, ANA)
    assert isinstance(response, Seated)
    table = response.table
    assert table.alone and table.state == "playing" and table.level == "novice"


async def test_help_leads_to_a_lesson_and_to_a_table(world: World) -> None:
    learn, play_first = help_page(WORDS, (), ()).controls()
    learner = Learner(world)
    await learner.press(learn.id)
    assert (await learner.stored()).lesson == FIRST_SERIES[0]
    custom_id = play_first.id
    press = Press(person=PEOPLE[ANA], place=HERE, server=GUILD, custom_id=custom_id)
    response = await FirstTable(desk_of(world)).play(press)
    assert isinstance(response, Seated) and response.table.state == "playing"


async def test_learner_joins_a_lobby_of_others(world: World) -> None:
    table = await open_lobby_of(world, BOR)
    response = await play(world, ANA)
    assert isinstance(response, Seated) and response.table is table
    assert table.state == "lobby" and table.player_of(ANA) is not None
    again = await play(world, ANA)
    assert isinstance(again, Seated) and table.people == 2


async def test_learner_of_another_game_joins_no_lobby(world: World) -> None:
    table = await open_lobby_of(world, BOR)
    assert isinstance(await play(world, ANA, game="strohmann"), Note)
    assert table.player_of(ANA) is None


async def test_learner_alone_in_a_lobby_begins_the_match(world: World) -> None:
    table = await open_lobby_of(world, ANA)
    response = await play(world, ANA)
    assert isinstance(response, Hand) and response.table is table
    assert table.state == "playing"


async def test_learner_removed_from_the_lobby_is_refused(world: World) -> None:
    table = await open_lobby_of(world, BOR, ANA)
    await world.tables.gathering.remove(table, BOR, ANA)
    with pytest.raises(Denied, match="removed"):
        await play(world, ANA)


async def test_learner_in_a_match_goes_on_there(world: World) -> None:
    table = await world.start_table()
    response = await play(world, ANA)
    assert isinstance(response, Hand) and response.table is table


@pytest.mark.parametrize("begun", [False, True])
async def test_learner_at_a_table_taken_by_others_reads_where_to_play(
    world: World, begun: bool
) -> None:
    table = await open_lobby_of(world, ANA, BOR, CILKA, DANE)
    if begun:
        await world.tables.lobbies.start(table, ANA)
    response = await play(world, EVA)
    assert isinstance(response, Note) and "/tarok new" in page_of(response).text
    ids = [control.id for control in page_of(response).controls()]
    assert f"{LEARN}:all" in ids
    assert any(custom_id.endswith(":watch") for custom_id in ids) == begun


async def test_learner_gets_a_thread_where_the_server_allows_several_tables(world: World) -> None:
    table, titles = await world.start_table(), list[str]()

    @asynccontextmanager
    async def open_thread(title: str) -> AsyncIterator[int]:
        titles.append(title)
        yield THREAD

    place = replace(HERE, open_thread=open_thread)
    assert isinstance(await play(world, EVA, place), Note)
    await ServerRows(world.store).allow_several_tables(GUILD, True)
    response = await play(world, EVA, place)
    assert isinstance(response, Seated) and response.table is not table
    assert response.table.channel == THREAD and len(titles) == 1
