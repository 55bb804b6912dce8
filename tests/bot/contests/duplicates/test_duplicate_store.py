"""What a store keeps about deals that others have had, and that nobody is dealt one twice."""

import dataclasses

import pytest

from benchmarks.duplicates import drawn
from bot.contests.duplicates.deals import form_text
from bot.fairness.rows import FairnessRows
from bot.store import DealClosed, duplicate_sql
from bot.store.duplicate_sql import dealing
from bot.store.duplicates import ChairResult, DealChair, Dealing
from bot.store.sql_store import SqlStore
from tests.bot.store.store_examples import lobby, new_deal, outcome
from tests.bot.world import ANA, BOR, CILKA, EVA, GUILD
from tests.laws.playing import amounts

FORM = form_text("slovenian", 4, ())
CHAIR = DealChair(FORM, 2, "club")
GHOST = ChairResult("two", 35, "0/pass", "club 1")


async def begun(store: SqlStore, channel: int, person: int, cards: str, **known: int) -> int:
    """A table where somebody is dealt a deal."""
    table = await store.create_table(lobby(channel=channel, seats=()))
    await store.start_match(table, (), "{}")
    also = (dealing(table, 1, Dealing(CHAIR, person, cards, **known)),)
    await store.start_deal(dataclasses.replace(new_deal(table), also=also))
    return table


async def filled(store: SqlStore) -> None:
    for chair in await store.duplicates_to_fill(100, masters=True):
        await store.fill_duplicate(chair, (GHOST,))


async def test_a_deal_is_found_once_the_house_has_sat_there(store: SqlStore) -> None:
    await begun(store, 1, ANA, "11" * 32)
    assert await store.duplicate_for(CHAIR, BOR, 0) is None
    await filled(store)
    found = await store.duplicate_for(CHAIR, BOR, 0)
    assert found is not None and found.cards == "11" * 32
    assert found.cards not in repr(found)
    assert await store.duplicate_for(CHAIR, ANA, 0) is None
    for other in (CHAIR._replace(place=1), CHAIR._replace(level="novice"), CHAIR._replace(form="")):
        assert await store.duplicate_for(other, BOR, 0) is None


async def test_lots_go_round(store: SqlStore) -> None:
    for number, cards in enumerate(("11" * 32, "55" * 32, "99" * 32)):
        await begun(store, number, ANA, cards)
    await filled(store)
    lots = [int(one * 15, 16) for one in ("0", "2", "5", "6", "a", "f")]
    found = [await store.duplicate_for(CHAIR, BOR, lot) for lot in lots]
    assert ["155911"[n] for n, one in enumerate(found)] == [one.cards[0] for one in found if one]


async def test_who_has_seen_it_is_refused_whoever_asks_at_once(store: SqlStore) -> None:
    await begun(store, 1, ANA, "11" * 32)
    await filled(store)
    found = await store.duplicate_for(CHAIR, BOR, 0)
    assert found is not None
    await begun(store, 2, BOR, found.cards, again=found.id)
    with pytest.raises(DealClosed):
        await begun(store, 3, BOR, found.cards, again=found.id)
    third = await store.open_table_of(3)
    assert third is not None and await store.load_deal(third, 1) is None, "nothing of it is kept"
    assert await FairnessRows(store).secret(third, 1) is None


async def test_a_result_is_kept_once_and_of_nobody_who_is_forgotten(store: SqlStore) -> None:
    table = await begun(store, 1, ANA, "11" * 32)
    assert await store.duplicates_to_reckon() == ()
    await store.append_moves(table, 1, (), outcome())
    assert await store.duplicates_to_reckon() == ((table, 1),)
    dealt = await store.dealt_duplicate(table, 1)
    assert dealt is not None and not dealt.reckoned and dealt.chair == CHAIR
    assert await store.duplicates_to_reckon(dealt.duplicate) == ((table, 1),)
    assert await store.duplicates_to_reckon(dealt.duplicate + 1) == ()
    result = ChairResult("two", 70, "0/pass", "", ANA, GUILD)
    for _ in range(2):
        await store.keep_duplicate_outcome(dealt, result)
    (one,) = await store.duplicate_outcomes(dealt.duplicate, 2, "club")
    assert one.outcome == result._replace(person=None, home=0), "she has made no move"
    assert await store.duplicates_to_reckon() == ()


async def test_what_many_have_had_is_dealt_to_nobody_any_more(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duplicate_sql, "MOST", 3)
    await begun(store, 1, ANA, "11" * 32)
    await filled(store)
    for channel, person in ((2, BOR), (3, EVA)):
        found = await store.duplicate_for(CHAIR, person, 0)
        assert found is not None
        table = await begun(store, channel, person, found.cards, again=found.id)
        await store.append_moves(table, 1, (), outcome())
        dealt = await store.dealt_duplicate(table, 1)
        assert dealt is not None
        await store.keep_duplicate_outcome(dealt, ChairResult("two", 70, "0/pass", ""))
    assert await store.duplicate_for(CHAIR, CILKA, 0) is None


async def test_results_are_read_as_they_were_kept(store: SqlStore) -> None:
    await store.seed_duplicate("77" * 32, FORM, 4, "club")
    assert await store.seeded_duplicates(FORM, "club") == 1
    assert await store.seeded_duplicates(FORM, "novice") == 0
    chairs = await store.duplicates_to_fill(100, masters=False)
    assert [one.chair.place for one in chairs] == [0, 1, 2, 3]
    results = [GHOST._replace(points=n, ghost=f"club {n}", ahead=n) for n in (5, 90, -20)]
    await store.fill_duplicate(chairs[1], tuple(results))
    await store.fill_duplicate(chairs[1], tuple(results))
    found = await store.duplicate_outcomes(chairs[1].duplicate, 1, "club")
    assert [one.outcome for one in found] == results
    await store.note_duplicates_ahead({found[0].id: 80, found[2].id: -240})
    again = await store.duplicate_outcomes(chairs[1].duplicate, 1, "club")
    assert [one.outcome.ahead for one in again] == [80, 90, -240]
    await store.fill_duplicate(chairs[0], ())
    assert await store.duplicate_for(DealChair(FORM, 0, "club"), EVA, 0) is None, (
        "nothing is played"
    )
    assert await store.duplicate_for(DealChair(FORM, 1, "club"), EVA, 0) is not None
    assert len(await store.duplicates_to_fill(100, masters=False)) == 2


async def test_masters_wait_for_who_searches(store: SqlStore) -> None:
    await store.seed_duplicate("77" * 32, FORM, 4, "master")
    assert await store.duplicates_to_fill(100, masters=False) == ()
    assert len(await store.duplicates_to_fill(100, masters=True)) == 4


@amounts(2_000, 50_000, of="draws")
def test_of_many_draws_none_is_of_cards_that_were_seen(draws: int) -> None:
    """A million are drawn by ``python -m benchmarks duplicates``."""
    found = drawn(draws, people=draws // 100, seeded=30)
    assert found.twice == 0 and found.new
    assert found.compared + found.new == draws, "whatever is dealt again can be compared"
