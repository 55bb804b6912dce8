"""The repository of deals that others have had, on both databases."""

import dataclasses

import pytest

from benchmarks.duplicates import drawn
from bot.contests.duplicates import rows as duplicate_rows
from bot.contests.duplicates.deals import form_text
from bot.contests.duplicates.rows import ChairResult, DealChair, Dealing, DuplicateRows, deal_writes
from bot.store import DealClosed, Store
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import lobby, move, new_deal, outcome
from tests.bot.world import ANA, BOR, CILKA, EVA, GUILD
from tests.laws.playing import sizes

FORM = form_text("slovenian", 4, ())
CHAIR = DealChair(FORM, 2, "club")
GHOST = ChairResult("two", 35, "0/pass", "club 1")


@pytest.fixture
def rows(store: Store) -> DuplicateRows:
    """The repository on an empty store."""
    return DuplicateRows(store)


async def begin_deal(
    store: Store, channel: int, person: int, cards: str, again: int | None = None
) -> int:
    """Begin a person's deal at a new table; return the number of the table.

    ``again``: the number of the duplicate that is dealt again.
    """
    table_rows = TableRows(store)
    table = await table_rows.create_table(lobby(channel=channel, seats=()))
    await table_rows.start_match(table, (), "{}")
    also = (deal_writes(table, 1, Dealing(CHAIR, person, cards, again)),)
    await table_rows.start_deal(dataclasses.replace(new_deal(table), also=also))
    return table


async def fill_all(rows: DuplicateRows) -> None:
    """Have a house player sit in every empty chair."""
    for chair in await rows.to_fill(100, masters=True):
        await rows.fill(chair, (GHOST,))


async def test_deal_is_found_once_the_house_has_played_it(
    rows: DuplicateRows, store: Store
) -> None:
    await begin_deal(store, 1, ANA, "11" * 32)
    assert await rows.find(CHAIR, BOR, 0) is None
    await fill_all(rows)
    duplicate = await rows.find(CHAIR, BOR, 0)
    assert duplicate is not None
    assert duplicate.cards == "11" * 32
    assert duplicate.cards not in repr(duplicate)
    assert await rows.find(CHAIR, ANA, 0) is None
    for other in (CHAIR._replace(place=1), CHAIR._replace(level="novice"), CHAIR._replace(form="")):
        assert await rows.find(other, BOR, 0) is None


async def test_duplicates_are_drawn_in_a_circle(rows: DuplicateRows, store: Store) -> None:
    for number, cards in enumerate(("11" * 32, "55" * 32, "99" * 32)):
        await begin_deal(store, number, ANA, cards)
    await fill_all(rows)
    lots = [int(digit * 15, 16) for digit in ("0", "2", "5", "6", "a", "f")]
    duplicates = [await rows.find(CHAIR, BOR, lot) for lot in lots]
    assert [duplicate and duplicate.cards[0] for duplicate in duplicates] == [*"155911"]


async def test_second_deal_of_seen_cards_is_refused_as_a_whole(
    rows: DuplicateRows, store: Store
) -> None:
    table_rows = TableRows(store)
    await begin_deal(store, 1, ANA, "11" * 32)
    await fill_all(rows)
    duplicate = await rows.find(CHAIR, BOR, 0)
    assert duplicate is not None
    await begin_deal(store, 2, BOR, duplicate.cards, again=duplicate.id)
    with pytest.raises(DealClosed):
        await begin_deal(store, 3, BOR, duplicate.cards, again=duplicate.id)
    third = await table_rows.open_table_of(3)
    assert third is not None
    assert await table_rows.load_deal(third, 1) is None
    assert await rows.dealt(third, 1) is None


async def test_deal_seen_by_a_person_is_found_only_for_others(
    rows: DuplicateRows, store: Store
) -> None:
    table = await begin_deal(store, 1, ANA, "11" * 32)
    await fill_all(rows)
    for _ in range(2):
        await rows.note_seen(BOR, table, 1)
    assert await rows.find(CHAIR, BOR, 0) is None
    assert await rows.find(CHAIR, CILKA, 0) is not None


async def test_withdrawn_deal_is_found_for_nobody(rows: DuplicateRows, store: Store) -> None:
    table = await begin_deal(store, 1, ANA, "11" * 32)
    await fill_all(rows)
    await rows.withdraw(table, 2)
    assert await rows.find(CHAIR, BOR, 0) is not None, "another deal was withdrawn"
    await rows.withdraw(table, 1)
    assert await rows.find(CHAIR, BOR, 0) is None


async def test_result_is_kept_once(rows: DuplicateRows, store: Store) -> None:
    table = await begin_deal(store, 1, ANA, "11" * 32)
    assert await rows.to_reckon() == ()
    await TableRows(store).append_moves(
        table, 1, (dataclasses.replace(move(0), user=ANA),), outcome()
    )
    assert await rows.to_reckon() == ((table, 1),)
    dealt = await rows.dealt(table, 1)
    assert dealt is not None
    assert not dealt.reckoned
    assert dealt.chair == CHAIR
    assert await rows.to_reckon(dealt.duplicate) == ((table, 1),)
    assert await rows.to_reckon(dealt.duplicate + 1) == ()
    result = ChairResult("two", 70, "0/pass", "", ANA, GUILD)
    for _ in range(2):
        await rows.keep(dealt, result)
    (stored,) = await rows.outcomes(dealt.duplicate, 2, "club")
    assert stored.outcome == result
    assert await rows.to_reckon() == ()


async def test_result_of_a_person_without_a_move_names_nobody(
    rows: DuplicateRows, store: Store
) -> None:
    """The person has asked to be forgotten while the result was worked out."""
    table = await begin_deal(store, 1, ANA, "11" * 32)
    await TableRows(store).append_moves(table, 1, (), outcome())
    dealt = await rows.dealt(table, 1)
    assert dealt is not None
    result = ChairResult("two", 70, "0/pass", "", ANA, GUILD)
    await rows.keep(dealt, result)
    (stored,) = await rows.outcomes(dealt.duplicate, 2, "club")
    assert stored.outcome == result._replace(person=None, home=0)


async def test_deal_kept_without_an_outcome_has_no_result(
    rows: DuplicateRows, store: Store
) -> None:
    table = await begin_deal(store, 1, ANA, "11" * 32)
    await TableRows(store).append_moves(table, 1, (), outcome())
    dealt = await rows.dealt(table, 1)
    assert dealt is not None
    await rows.keep(dealt, None)
    assert await rows.to_reckon() == ()
    assert await rows.outcomes(dealt.duplicate, 2, "club") == ()


async def test_deal_played_by_many_is_found_for_nobody(
    rows: DuplicateRows, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duplicate_rows, "MOST", 3)
    await begin_deal(store, 1, ANA, "11" * 32)
    await fill_all(rows)
    for channel, person in ((2, BOR), (3, EVA)):
        duplicate = await rows.find(CHAIR, person, 0)
        assert duplicate is not None
        table = await begin_deal(store, channel, person, duplicate.cards, again=duplicate.id)
        await TableRows(store).append_moves(table, 1, (), outcome())
        dealt = await rows.dealt(table, 1)
        assert dealt is not None
        await rows.keep(dealt, ChairResult("two", 70, "0/pass", ""))
    assert await rows.find(CHAIR, CILKA, 0) is None


async def test_results_are_read_as_they_were_kept(rows: DuplicateRows) -> None:
    await rows.seed("77" * 32, FORM, 4, "club")
    assert await rows.count_seeded(FORM, "club") == 1
    assert await rows.count_seeded(FORM, "novice") == 0
    chairs = await rows.to_fill(100, masters=False)
    assert [chair.chair.place for chair in chairs] == [0, 1, 2, 3]
    results = [GHOST._replace(points=n, ghost=f"club {n}", ahead=n) for n in (5, 90, -20)]
    for _ in range(2):
        await rows.fill(chairs[1], tuple(results))
    first = await rows.outcomes(chairs[1].duplicate, 1, "club")
    assert [stored.outcome for stored in first] == results
    await rows.note_ahead({first[0].id: 80, first[2].id: -240})
    again = await rows.outcomes(chairs[1].duplicate, 1, "club")
    assert [stored.outcome.ahead for stored in again] == [80, 90, -240]


async def test_chair_where_the_deal_cannot_be_played_is_found_for_nobody(
    rows: DuplicateRows,
) -> None:
    await rows.seed("77" * 32, FORM, 4, "club")
    unplayable, played, *rest = await rows.to_fill(100, masters=False)
    await rows.fill(unplayable, ())
    await rows.fill(played, (GHOST,))
    assert await rows.find(unplayable.chair, EVA, 0) is None
    assert await rows.find(played.chair, EVA, 0) is not None
    assert await rows.to_fill(100, masters=False) == tuple(rest)


async def test_chairs_of_masters_are_filled_only_by_masters(rows: DuplicateRows) -> None:
    await rows.seed("77" * 32, FORM, 4, "master")
    assert await rows.to_fill(100, masters=False) == ()
    assert len(await rows.to_fill(100, masters=True)) == 4


@sizes(2_000, 50_000, of="draws")
def test_many_draws_deal_no_cards_that_the_person_has_seen(draws: int) -> None:
    """``python -m benchmarks duplicates`` makes a million draws."""
    draw = drawn(draws, people=draws // 100, seeded=30)
    assert draw.twice == 0
    assert draw.new
    assert draw.compared + draw.new == draws, "each deal dealt again can be compared"
