"""Which matches change ratings, and that people are told."""

import pytest

from bot.careers.records import CareerQuery
from bot.careers.rows import DAY, OF_TWO, CareerRows
from bot.learning.hints.service import Hints
from bot.store import UNDO, DealEnd, MatchResult, Move, Store
from bot.tables.model.table import Ended
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import ANA, BOR, CVET, GUILD, START, counted, move, play, result
from tests.bot.tables.desk.test_desk import HERE, PEOPLE, desk_of, page_of
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
    """Play a match to its end; returns whether it changed ratings."""
    table_rows = TableRows(store)
    table = await play(store)
    if hinted:
        await table_rows.note_hint(table, 1, 0, 0)
    over = DealEnd((0, 70, 0, 0), "{}", at, True, counted(table, *results, at=at))
    await table_rows.append_moves(table, 1, moves, over)
    return await CareerRows(store).rated(table)


async def test_a_match_with_a_hint_counts_in_no_rating(store: Store) -> None:
    assert await match(store, *TWO, hinted=True) == "hint"
    assert (
        await CareerRows(store).rating(GAME, ANA) is None
        and await CareerRows(store).rating(GAME, BOR) is None
    )
    assert await match(store, *TWO) == "yes"
    before = await CareerRows(store).rating(GAME, ANA)
    three = (*TWO, result(CVET, 0, 2, 8, 3))
    assert await match(store, *three, hinted=True) == "hint"
    assert before is not None and await CareerRows(store).rating(GAME, ANA) == before
    _, rows = await CareerRows(store).standings(GAME, 1, 10, 0)
    assert {row.user: row.matches for row in rows} == {ANA: 3, BOR: 2 + 1, CVET: 1}, "played it is"


async def test_of_two_people_alone_three_matches_a_day_count(store: Store) -> None:
    assert await match(store, *TWO, hinted=True) == "hint"
    for number in range(OF_TWO):
        assert await match(store, *TWO[:: 1 - 2 * (number % 2)], at=MORNING + number) == "yes"
    before = await CareerRows(store).rating(GAME, ANA)
    assert await match(store, *TWO, at=MORNING + DAY - 1) == "often"
    assert await CareerRows(store).rating(GAME, ANA) == before
    with_cvet = (result(ANA, 90, 1, 8, 2), result(CVET, -90, 2, 8, 2))
    assert await match(store, *with_cvet) == "yes", "with somebody else"
    three = tuple(result(user, 0, 1, 8, 3) for user in (ANA, BOR, CVET))
    assert await match(store, *three) == "yes", "with somebody else beside them"
    assert await match(store, *TWO, at=MORNING + DAY) == "yes", "the next day"


async def test_one_person_has_no_rating(store: Store) -> None:
    assert await match(store, result(ANA, 9, 1, 8, 1)) == "alone"


async def test_a_move_taken_back_by_agreement_changes_nothing(store: Store) -> None:
    back = Move(1, 0, "person", BOR, UNDO, "d", START)
    assert await match(store, *TWO, moves=(move(0), back, move(2))) == "yes"
    once = await CareerRows(store).rating(GAME, ANA)
    again = (result(CVET, 90, 1, 8, 2), result(104, -90, 2, 8, 2))
    assert await match(store, *again) == "yes"
    assert once is not None and await CareerRows(store).rating(GAME, CVET) == once


async def test_what_will_count_is_said_in_the_lobby(world: World) -> None:
    desk = desk_of(world)
    table = (await desk.lobby.open(PEOPLE[FIRST], HERE, "slovenian", 4, 4)).table
    assert table is not None

    def said() -> str:
        return page_of(desk.lobby.stands(table)).text

    assert WORDS("rated-of", people=1) in said()
    await desk.lobby.join(PEOPLE[SECOND], table)
    assert WORDS("rated-of", people=2) in said() and WORDS("rated-unless-hints") not in said()
    await desk.lobby.allow_hints(PEOPLE[FIRST], table)
    assert WORDS("rated-unless-hints") in said()
    for user in (13, 14):
        await desk.lobby.join(PEOPLE[user], table)
    assert WORDS("rated-of", people=3) in said()


@pytest.mark.parametrize("hinted", [False, True])
async def test_what_has_counted_is_said_on_the_last_sheet(world: World, hinted: bool) -> None:
    table = await world.table(1)
    await world.tables.settings.set_hints(table, FIRST, allowed=True)
    await world.tables.lobbies.start(table, FIRST)
    user = table.awaited
    assert user is not None
    if hinted:
        await Hints(world.rows).give(table, user, 1, table.shown_seq(table.turn))
    await world.play(table)
    (ended,) = (event for event in world.events if isinstance(event, Ended))
    told = (await world.pages.ending(table, ended))(WORDS).page.text
    assert (WORDS("rated-hint") in told, WORDS("rated-yes") in told) == (hinted, not hinted)
