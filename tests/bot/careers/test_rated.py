"""Which matches change ratings, and the remarks about that in lobbies and score sheets."""

from dataclasses import replace

import pytest

from bot.careers.records import CareerQuery
from bot.careers.remarks import RatingRemarks
from bot.careers.rows import DAY, MAX_RATED_OF_TWO, CareerRows
from bot.kit.limits import WaitingLimits
from bot.learning.hints.service import Hints
from bot.store import Store
from bot.tables.model.records import UNDO, DealEnd, MatchResult, Move
from bot.tables.model.table import Ended
from bot.tables.rows.repository import TableRows
from tests.bot.learning.practising import nobody_thinks
from tests.bot.store.store_examples import (
    ANA,
    BOR,
    CVET,
    GUILD,
    START,
    begin_match,
    counting_work,
    move,
    result,
)
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, desk_of, page_of
from tests.bot.world import ANA as FIRST
from tests.bot.world import BOR as SECOND
from tests.bot.world import World
from tests.pages.drawn import WORDS

GAME = CareerQuery(guild=GUILD, game="slovenian")
TWO = (result(ANA, 90, 1, 8, 2), result(BOR, -90, 2, 8, 2))
MORNING = START - START % DAY


async def match(
    store: Store,
    *results: MatchResult,
    at: int = MORNING,
    hinted: bool = False,
    moves: tuple[Move, ...] = (move(0),),
) -> str | None:
    """Play a match to its end; return whether it changed ratings."""
    table_rows = TableRows(store)
    table = await begin_match(store)
    if hinted:
        await table_rows.note_hint(table, 1, 0, 0)
    end = DealEnd((0, 70, 0, 0), "{}", at, True, counting_work(table, *results, ended_at=at))
    await table_rows.append_moves(table, 1, moves, end)
    return await CareerRows(store).rated(table)


async def test_match_with_hint_changes_no_rating(store: Store) -> None:
    assert await match(store, *TWO, hinted=True) == "hint"
    for user in (ANA, BOR):
        assert await CareerRows(store).rating(GAME, user) is None
    assert await match(store, *TWO) == "yes"
    before = await CareerRows(store).rating(GAME, ANA)
    three = (*TWO, result(CVET, 0, 2, 8, 3))
    assert await match(store, *three, hinted=True) == "hint"
    assert before is not None
    assert await CareerRows(store).rating(GAME, ANA) == before
    _, rows = await CareerRows(store).leaderboard_rows(GAME, 1, 10, 0)
    assert {row.user: row.matches for row in rows} == {ANA: 3, BOR: 2 + 1, CVET: 1}, "played it is"


async def test_fourth_match_of_same_two_people_in_a_day_changes_no_rating(store: Store) -> None:
    assert await match(store, *TWO, hinted=True) == "hint"
    for number in range(MAX_RATED_OF_TWO):
        assert await match(store, *TWO[:: 1 - 2 * (number % 2)], at=MORNING + number) == "yes"
    before = await CareerRows(store).rating(GAME, ANA)
    assert await match(store, *TWO, at=MORNING + DAY - 1) == "often"
    assert await CareerRows(store).rating(GAME, ANA) == before
    with_cvet = (result(ANA, 90, 1, 8, 2), result(CVET, -90, 2, 8, 2))
    assert await match(store, *with_cvet) == "yes", "with somebody else"
    three = tuple(result(user, 0, 1, 8, 3) for user in (ANA, BOR, CVET))
    assert await match(store, *three) == "yes", "with somebody else beside them"
    assert await match(store, *TWO, at=MORNING + DAY) == "yes", "the next day"


async def test_solo_match_changes_no_rating(store: Store) -> None:
    assert await match(store, result(ANA, 9, 1, 8, 1)) == "alone"


async def test_agreed_takeback_leaves_match_rated(store: Store) -> None:
    back = Move(1, 0, "person", BOR, UNDO, "d", START)
    assert await match(store, *TWO, moves=(move(0), back, move(2))) == "yes"
    once = await CareerRows(store).rating(GAME, ANA)
    again = (result(CVET, 90, 1, 8, 2), result(104, -90, 2, 8, 2))
    assert await match(store, *again) == "yes"
    assert once is not None
    assert await CareerRows(store).rating(GAME, CVET) == once


async def test_lobby_says_whether_match_will_be_rated(world: World) -> None:
    desk = desk_of(world)
    table = (await desk.lobby.open(PEOPLE[FIRST], HERE, "slovenian", 4, 4)).table
    assert table is not None

    def text() -> str:
        return page_of(desk.lobby.show_lobby(table)).text

    assert WORDS("rated-of", people=1) in text()
    await desk.lobby.join(PEOPLE[SECOND], table)
    assert WORDS("rated-of", people=2) in text()
    assert WORDS("rated-unless-hints") not in text()
    await desk.lobby.allow_hints(PEOPLE[FIRST], table)
    assert WORDS("rated-unless-hints") in text()
    for user in (13, 14):
        await desk.lobby.join(PEOPLE[user], table)
    assert WORDS("rated-of", people=3) in text()


async def test_lobby_of_two_says_that_partners_play_without_ratings(world: World) -> None:
    """Lombardia has lasting partners, whom the lot draws at the start."""
    desk = desk_of(world)
    table = (await desk.lobby.open(PEOPLE[FIRST], HERE, "lombardia", 4, 4)).table
    assert table is not None
    shown = []
    for user in (SECOND, 13):
        await desk.lobby.join(PEOPLE[user], table)
        shown.append(WORDS("rated-unless-partners") in page_of(desk.lobby.show_lobby(table)).text)
    assert shown == [True, False]


async def test_match_of_two_partners_says_why_it_changed_no_rating(store: Store) -> None:
    partners = (replace(result(user, 90, 1, 8, 2), side=0) for user in (ANA, BOR))
    assert await match(store, *partners) == "partners"
    (table,) = await TableRows(store).tables_of_channel(70)
    remark = await RatingRemarks(CareerRows(store)).below_end(table.id)
    assert remark(WORDS) == f"-# {WORDS('rated-partners')}"
    assert await CareerRows(store).rating(GAME, ANA) is None


@pytest.mark.parametrize("hinted", [False, True])
async def test_last_score_sheet_says_whether_match_was_rated(world: World, hinted: bool) -> None:
    table = await world.open_table(1)
    await world.tables.settings.set_hints(table, FIRST, allowed=True)
    await world.tables.lobbies.start(table, FIRST)
    user = table.awaited
    assert user is not None
    if hinted:
        hints = Hints(world.rows, nobody_thinks, WaitingLimits())
        await hints.give(table, user, 1, table.shown_seq(table.turn))
    await world.play_moves(table)
    (ended,) = (event for event in world.events if isinstance(event, Ended))
    text = (await world.pages.ending(table, ended))(WORDS).page.text
    assert (WORDS("rated-hint") in text, WORDS("rated-yes") in text) == (hinted, not hinted)
