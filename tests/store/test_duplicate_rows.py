"""The repository of deals that others have had, on both databases: nobody is dealt one twice."""

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


async def begun(store: Store, channel: int, person: int, cards: str, **known: int) -> int:
    """A table where somebody is dealt a deal."""
    table_rows = TableRows(store)
    table = await table_rows.create_table(lobby(channel=channel, seats=()))
    await table_rows.start_match(table, (), "{}")
    also = (deal_writes(table, 1, Dealing(CHAIR, person, cards, **known)),)
    await table_rows.start_deal(dataclasses.replace(new_deal(table), also=also))
    return table


async def fill_all(rows: DuplicateRows) -> None:
    """Have a house player sit in every empty chair."""
    for chair in await rows.to_fill(100, masters=True):
        await rows.fill(chair, (GHOST,))


async def test_deal_is_found_once_the_house_has_sat_there(
    rows: DuplicateRows, store: Store
) -> None:
    await begun(store, 1, ANA, "11" * 32)
    assert await rows.find(CHAIR, BOR, 0) is None
    await fill_all(rows)
    found = await rows.find(CHAIR, BOR, 0)
    assert found is not None and found.cards == "11" * 32
    assert found.cards not in repr(found)
    assert await rows.find(CHAIR, ANA, 0) is None
    for other in (CHAIR._replace(place=1), CHAIR._replace(level="novice"), CHAIR._replace(form="")):
        assert await rows.find(other, BOR, 0) is None


async def test_lots_go_round(rows: DuplicateRows, store: Store) -> None:
    for number, cards in enumerate(("11" * 32, "55" * 32, "99" * 32)):
        await begun(store, number, ANA, cards)
    await fill_all(rows)
    lots = [int(one * 15, 16) for one in ("0", "2", "5", "6", "a", "f")]
    found = [await rows.find(CHAIR, BOR, lot) for lot in lots]
    assert ["155911"[n] for n, one in enumerate(found)] == [one.cards[0] for one in found if one]


async def test_second_deal_of_seen_cards_is_refused_and_leaves_nothing(
    rows: DuplicateRows, store: Store
) -> None:
    table_rows = TableRows(store)
    await begun(store, 1, ANA, "11" * 32)
    await fill_all(rows)
    found = await rows.find(CHAIR, BOR, 0)
    assert found is not None
    await begun(store, 2, BOR, found.cards, again=found.id)
    with pytest.raises(DealClosed):
        await begun(store, 3, BOR, found.cards, again=found.id)
    third = await table_rows.open_table_of(3)
    assert third is not None and await table_rows.load_deal(third, 1) is None
    assert await rows.dealt(third, 1) is None


async def test_deal_that_a_person_has_looked_at_is_found_for_others_alone(
    rows: DuplicateRows, store: Store
) -> None:
    table = await begun(store, 1, ANA, "11" * 32)
    await fill_all(rows)
    for _ in range(2):
        await rows.note_seen(BOR, table, 1)
    assert await rows.find(CHAIR, BOR, 0) is None
    assert await rows.find(CHAIR, CILKA, 0) is not None


async def test_withdrawn_deal_is_found_for_nobody(rows: DuplicateRows, store: Store) -> None:
    table = await begun(store, 1, ANA, "11" * 32)
    await fill_all(rows)
    await rows.withdraw(table, 2)
    assert await rows.find(CHAIR, BOR, 0) is not None, "that was another deal"
    await rows.withdraw(table, 1)
    assert await rows.find(CHAIR, BOR, 0) is None


async def test_result_is_kept_once(rows: DuplicateRows, store: Store) -> None:
    table = await begun(store, 1, ANA, "11" * 32)
    assert await rows.to_reckon() == ()
    await TableRows(store).append_moves(
        table, 1, (dataclasses.replace(move(0), user=ANA),), outcome()
    )
    assert await rows.to_reckon() == ((table, 1),)
    dealt = await rows.dealt(table, 1)
    assert dealt is not None and not dealt.reckoned and dealt.chair == CHAIR
    assert await rows.to_reckon(dealt.duplicate) == ((table, 1),)
    assert await rows.to_reckon(dealt.duplicate + 1) == ()
    result = ChairResult("two", 70, "0/pass", "", ANA, GUILD)
    for _ in range(2):
        await rows.keep(dealt, result)
    (one,) = await rows.outcomes(dealt.duplicate, 2, "club")
    assert one.outcome == result
    assert await rows.to_reckon() == ()


async def test_result_of_a_person_without_a_move_there_is_nobodys(
    rows: DuplicateRows, store: Store
) -> None:
    """They have asked to be forgotten while it was worked out."""
    table = await begun(store, 1, ANA, "11" * 32)
    await TableRows(store).append_moves(table, 1, (), outcome())
    dealt = await rows.dealt(table, 1)
    assert dealt is not None
    result = ChairResult("two", 70, "0/pass", "", ANA, GUILD)
    await rows.keep(dealt, result)
    (one,) = await rows.outcomes(dealt.duplicate, 2, "club")
    assert one.outcome == result._replace(person=None, home=0)


async def test_deal_that_is_no_measure_has_no_result(rows: DuplicateRows, store: Store) -> None:
    table = await begun(store, 1, ANA, "11" * 32)
    await TableRows(store).append_moves(table, 1, (), outcome())
    dealt = await rows.dealt(table, 1)
    assert dealt is not None
    await rows.keep(dealt, None)
    assert await rows.to_reckon() == ()
    assert await rows.outcomes(dealt.duplicate, 2, "club") == ()


async def test_deal_that_many_have_had_is_found_for_nobody(
    rows: DuplicateRows, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duplicate_rows, "MOST", 3)
    await begun(store, 1, ANA, "11" * 32)
    await fill_all(rows)
    for channel, person in ((2, BOR), (3, EVA)):
        found = await rows.find(CHAIR, person, 0)
        assert found is not None
        table = await begun(store, channel, person, found.cards, again=found.id)
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
    found = await rows.outcomes(chairs[1].duplicate, 1, "club")
    assert [one.outcome for one in found] == results
    await rows.note_ahead({found[0].id: 80, found[2].id: -240})
    again = await rows.outcomes(chairs[1].duplicate, 1, "club")
    assert [one.outcome.ahead for one in again] == [80, 90, -240]


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


async def test_chairs_among_masters_wait_for_somebody_who_searches(rows: DuplicateRows) -> None:
    await rows.seed("77" * 32, FORM, 4, "master")
    assert await rows.to_fill(100, masters=False) == ()
    assert len(await rows.to_fill(100, masters=True)) == 4


@sizes(2_000, 50_000, of="draws")
def test_many_draws_have_no_cards_that_the_person_has_seen(draws: int) -> None:
    """A million are drawn by ``python -m benchmarks duplicates``."""
    found = drawn(draws, people=draws // 100, seeded=30)
    assert found.twice == 0 and found.new
    assert found.compared + found.new == draws, "whatever is dealt again can be compared"
