"""The repository of puzzles that were made here, on both databases."""

import pytest

from bot.careers.rows import deal_count_work
from bot.learning.puzzles.made_rows import PERSONAL, MadePuzzle, MadePuzzleRows, PlayedDeal
from bot.privacy.rows import PrivacyRows
from bot.store import Store
from bot.tables.model.records import DealEnd
from bot.tables.model.records import PlayedDeal as DealOfPerson
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import ANA, BOR, START, begin_match, new_deal

MISTAKE = MadePuzzle("0a", "slovenian", "text of 0a", None, is_shared=False)
SHARED = MadePuzzle("0b", "slovenian", "text of 0b", None, is_shared=True)


@pytest.fixture
def rows(store: Store) -> MadePuzzleRows:
    """The repository on an empty store."""
    return MadePuzzleRows(store)


async def test_mistake_is_given_to_its_person_alone(rows: MadePuzzleRows) -> None:
    await rows.keep(MISTAKE, ANA)
    await rows.keep(SHARED, BOR)
    assert await rows.shared("slovenian") == ("text of 0b",)
    assert await rows.shared("taper") == ()
    assert await rows.mistakes(ANA, "slovenian") == ("text of 0a",)
    assert await rows.mistakes(BOR, "slovenian") == ("text of 0b",)
    assert await rows.text("0a") == "text of 0a"
    assert await rows.text("0c") == ""


async def test_person_without_the_deal_is_not_named_beside_its_puzzle(
    rows: MadePuzzleRows, store: Store
) -> None:
    """They have asked to be forgotten while it was made."""
    table = await begin_match(store)
    await rows.keep(MISTAKE._replace(table=table), ANA)
    await rows.keep(SHARED._replace(table=table), ANA)
    await rows.note_source(ANA, table, 1)
    assert await rows.text("0a") == ""
    assert await rows.shared("slovenian") == ("text of 0b",)
    assert await rows.mistakes(ANA, "slovenian") == ()
    kept = await PrivacyRows(store).data_of((PERSONAL,), ANA)
    assert kept == {"puzzle_mistakes": [], "puzzle_sources": []}


async def test_puzzle_made_again_takes_the_place_of_the_earlier_one(rows: MadePuzzleRows) -> None:
    await rows.keep(SHARED, None)
    await rows.keep(SHARED._replace(text="another"), None)
    assert await rows.shared("slovenian") == ("another",)


async def test_number_of_house_deals_is_kept_by_game(rows: MadePuzzleRows) -> None:
    assert await rows.house_deals("slovenian") == 0
    for deals in (1, 2):
        await rows.note_house_deals("slovenian", deals)
    assert (await rows.house_deals("slovenian"), await rows.house_deals("taper")) == (2, 0)


async def test_newest_deal_that_was_not_looked_at_comes_first(
    rows: MadePuzzleRows, store: Store
) -> None:
    """Ana plays alone with the house, then with Bor, who is not the one that was looked at."""
    table_rows, table = TableRows(store), await begin_match(store)
    for number, users in enumerate(((ANA,), (ANA, BOR)), 1):
        if number > 1:
            await table_rows.start_deal(new_deal(table, number))
        played = tuple(DealOfPerson(n, user, "slovenian", 70) for n, user in enumerate(users))
        at = START + number
        counted = deal_count_work(table, number, at, played)
        await table_rows.append_moves(
            table, number, (), DealEnd((70, 0), "{}", at, also=(counted,))
        )
    assert await rows.next_deal(ANA) == PlayedDeal(table, 2, is_among_people=True)
    await rows.note_source(ANA, table, 2)
    assert await rows.next_deal(ANA) == PlayedDeal(table, 1, is_among_people=False)
    await rows.note_source(ANA, table, 1)
    assert await rows.next_deal(ANA) is None
    assert await rows.next_deal(BOR) == PlayedDeal(table, 2, is_among_people=True)
