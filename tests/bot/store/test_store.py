"""What every store keeps, and how it returns it."""

import asyncio
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from bot.store import (
    NOW,
    By,
    ChannelTaken,
    DealClosed,
    MoveTaken,
    Posting,
    Sleep,
    Store,
    StoredSeat,
    StoreError,
    changes,
)
from bot.store.sql_store import SqlStore
from bot.store.sqlite.store import SqliteStore
from tests.bot.store.hold import Hold
from tests.bot.store.store_examples import (
    ANA,
    BOR,
    CHANNEL,
    DECK,
    GUILD,
    SEATS,
    START,
    counted,
    lobby,
    move,
    new_deal,
    outcome,
    play,
    play_match,
    ranked,
    result,
)

# Tables -------------------------------------------------------------------------------------


async def test_a_lobby_comes_back_as_it_was_given(store: Store) -> None:
    number = await store.create_table(lobby())
    kept = await store.table(number)
    assert kept is not None
    assert {name: getattr(kept, name) for name in vars(lobby())} == vars(lobby())
    assert (kept.id, kept.state, kept.deals, kept.next_seq) == (number, "lobby", 0, 0)
    assert (kept.match, kept.ended_at) == (None, None)


async def test_an_unknown_table_is_none(store: Store) -> None:
    assert await store.table(1) is None


async def test_everything_written_outlives_the_process(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    before = await SqliteStore.open(path)
    table = await play(before, moves=3)
    await before.set_reminded(table, 3)
    kept = [await before.table(table), await before.load_deal(table, 1), await before.waiting()]
    await before.close()
    after = await SqliteStore.open(path)
    assert kept == [
        await after.table(table),
        await after.load_deal(table, 1),
        await after.waiting(),
    ]
    await after.close()


async def test_seats_change_as_a_whole(store: Store) -> None:
    table = await store.create_table(lobby())
    left = (*SEATS[:1], StoredSeat(BOR, "Bor", house=True), *SEATS[2:])
    for seats in (SEATS, left, ()):
        await store.set_seats(table, seats)
        kept = await store.table(table)
        assert kept is not None
        assert kept.seats == seats


async def test_a_match_starts_with_its_seats_and_only_once(store: Store) -> None:
    table = await store.create_table(lobby())
    await store.start_match(table, SEATS, '{"dealer": 3}')
    kept = await store.table(table)
    assert kept is not None
    assert (kept.state, kept.seats, kept.match) == ("playing", SEATS, '{"dealer": 3}')
    with pytest.raises(StoreError):
        await store.start_match(table, (), "{}")
    assert await store.table(table) == kept


async def test_who_declared_the_skis_round_stays_noted(store: Store) -> None:
    table = await play(store)
    await store.set_match(table, "called", skis_called_by=2)
    await store.set_match(table, "later")
    kept = await store.table(table)
    assert kept is not None
    assert (kept.match, kept.skis_called_by) == ("later", 2)


async def test_a_channel_has_one_open_table(store: Store) -> None:
    first = await store.create_table(lobby())
    with pytest.raises(ChannelTaken):
        await store.create_table(lobby())
    elsewhere = await store.create_table(lobby(channel=71))
    await store.stop_table(first, START + 1, ())
    second = await store.create_table(lobby())
    assert [await store.open_table_of(channel) for channel in (CHANNEL, 71, 72)] == [
        second, elsewhere, None,
    ]  # fmt: skip
    assert [table.id for table in await store.tables_of_channel(CHANNEL)] == [second, first]
    assert [table.id for table in await store.tables_of_channel(CHANNEL, limit=1)] == [second]


async def test_stopping_voids_the_live_deal(store: Store) -> None:
    table = await play(store, moves=2)
    await store.stop_table(table, START + 50, ())
    kept, log = await store.table(table), await store.load_deal(table, 1)
    assert kept is not None
    assert log is not None
    assert (kept.state, kept.ended_at) == ("stopped", START + 50)
    assert (log.deal.state, log.deal.scores, len(log.moves)) == ("void", None, 2)
    assert await store.open_table_of(CHANNEL) is None


async def test_stopping_a_closed_table_changes_nothing(store: Store) -> None:
    table = await play_match(store)
    before = await store.table(table)
    await store.stop_table(table, START + 999, counted(table, result(ANA, 1, 1, 1, 2)))
    assert await store.table(table) == before
    assert await ranked(store, GUILD) == []


@pytest.mark.parametrize("operation", ["set_match", "start_match", "set_seats"])
async def test_a_table_that_is_not_there_cannot_be_changed(store: Store, operation: str) -> None:
    calls = {
        "set_match": lambda: store.set_match(9, "{}"),
        "start_match": lambda: store.start_match(9, SEATS, "{}"),
        "set_seats": lambda: store.set_seats(9, SEATS),
    }
    with pytest.raises(StoreError):
        await calls[operation]()


# Sleep --------------------------------------------------------------------------------------


async def test_what_a_table_waits_for_is_kept_until_something_is_written(store: Store) -> None:
    table, other = await play(store, moves=2), await store.create_table(lobby(channel=71))
    awake = (Sleep(table, NOW, None, server=GUILD), Sleep(other, NOW, None, server=GUILD))
    assert await store.waiting() == awake
    asleep = (
        Sleep(table, "remind absent", START, server=GUILD),
        Sleep(other, "close", START + 1, server=GUILD),
    )
    left = (*SEATS[:1], StoredSeat(BOR, "Bor", house=True), *SEATS[2:])
    for number, written in enumerate((
        store.append_moves(table, 1, (move(2),)),
        store.set_seats(table, left),
        store.set_match(table, "{}", skis_called_by=1),
        store.set_reminded(table, 3),
        store.append_moves(table, 1, (move(3),), outcome()),
        store.start_deal(new_deal(table, 2)),
        store.void_deal(table, 2, START),
        store.set_founder(table, BOR),
        store.set_postings({table: (Posting(nonce="a", at=START),)}),
    )):  # fmt: skip
        await store.put_to_sleep(asleep)
        await store.set_postings({table: (Posting(nonce="a", message=1, at=START),)})
        assert set(await store.waiting()) == set(asleep), number
        await written
        assert Sleep(table, NOW, START, server=GUILD) in await store.waiting(), number
    await store.set_options(other, ())
    assert Sleep(other, NOW, START + 1, server=GUILD) in await store.waiting()


async def test_a_closed_table_waits_until_its_end_has_been_shown(store: Store) -> None:
    ended, stopped = await play_match(store), await store.create_table(lobby(channel=71))
    await store.put_to_sleep((Sleep(stopped, "close", START),))
    await store.stop_table(stopped, START, ())
    assert [sleep[:2] for sleep in await store.waiting()] == [(ended, NOW), (stopped, NOW)]
    await store.put_to_sleep((Sleep(ended, "close", START),))
    await store.set_told(ended, 1)
    assert [sleep[:2] for sleep in await store.waiting()] == [(ended, NOW), (stopped, NOW)]
    await store.set_told(ended, 2)
    await store.set_told(stopped, 1)
    assert await store.waiting() == ()


# Deals and moves ----------------------------------------------------------------------------


async def test_a_deal_comes_back_with_its_moves_in_order(store: Store) -> None:
    table = await play(store)
    moves = tuple(move(seq, code) for seq, code in enumerate(("bid:two", "lay:S7+H1", "play:T21")))
    await store.append_moves(table, 1, moves[:1])
    await store.append_moves(table, 1, moves[1:])
    log, kept = await store.load_deal(table, 1), await store.table(table)
    assert log is not None
    assert kept is not None
    assert log.moves == moves
    assert {name: getattr(log.deal, name) for name in vars(new_deal(table))} == vars(
        new_deal(table)
    )
    assert (log.deal.state, log.deal.scores, log.deal.finished_at) == ("live", None, None)
    assert (kept.deals, kept.next_seq) == (1, 3)


async def test_a_number_is_taken_once(store: Store) -> None:
    table = await play(store, moves=2)
    before = await store.load_deal(table, 1)
    with pytest.raises(MoveTaken):
        await store.append_moves(table, 1, (move(2), move(1, "bid:one")), outcome())
    assert await store.load_deal(table, 1) == before


async def test_of_two_moves_at_once_one_is_taken(store: Store) -> None:
    table = await play(store)
    answers = await asyncio.gather(
        *(store.append_moves(table, 1, (move(0, code),)) for code in ("pass", "bid:one")),
        return_exceptions=True,
    )
    log = await store.load_deal(table, 1)
    assert log is not None
    assert [type(answer) for answer in answers] == [type(None), MoveTaken]
    assert log.moves == (move(0, "pass"),)


async def test_the_last_move_finishes_deal_and_match_together(store: Store) -> None:
    table = await play(store, moves=1)
    results = (result(BOR, 70, 1, 1, 3), result(ANA, 0, 2, 1, 3))
    await store.append_moves(table, 1, (move(1),), outcome(True, counted(table, *results)))
    kept, log = await store.table(table), await store.load_deal(table, 1)
    assert kept is not None
    assert log is not None
    assert (log.deal.state, log.deal.scores) == ("finished", outcome().scores)
    assert (kept.state, kept.match, kept.ended_at) == ("ended", outcome().match, outcome().at)
    assert [line.user for line in await ranked(store, GUILD)] == [BOR, ANA]
    assert await store.open_table_of(CHANNEL) is None


async def test_a_deal_that_ends_by_itself_needs_no_move(store: Store) -> None:
    table = await play(store)
    await store.append_moves(table, 1, (), outcome())
    await store.start_deal(new_deal(table, 2))
    await store.append_moves(table, 2, (move(0),), outcome())
    kept = await store.table(table)
    assert kept is not None
    assert (kept.state, kept.deals) == ("playing", 2)
    assert [deal.number for deal in await store.finished_deals(table)] == [1, 2]


async def test_a_void_deal_is_kept_but_not_shown(store: Store) -> None:
    table = await play(store, moves=2)
    await store.void_deal(table, 1, START + 60)
    await store.start_deal(new_deal(table, 2))
    log, kept = await store.load_deal(table, 1), await store.table(table)
    assert log is not None
    assert kept is not None
    assert (log.deal.state, log.deal.finished_at) == ("void", START + 60)
    assert (kept.deals, kept.next_seq) == (2, 2)
    assert await store.finished_deals(table) == ()


async def test_only_a_live_deal_takes_moves(store: Store) -> None:
    table = await play(store)
    await store.append_moves(table, 1, (move(0),), outcome())
    with pytest.raises(DealClosed):
        await store.append_moves(table, 1, (move(1),))
    with pytest.raises(DealClosed):
        await store.append_moves(table, 2, (move(0),))
    with pytest.raises(DealClosed):
        await store.void_deal(table, 1, START)
    assert await store.load_deal(table, 2) is None


async def test_a_table_has_one_live_deal(store: Store) -> None:
    table = await play(store)
    for number in (1, 2):
        with pytest.raises(DealClosed):
            await store.start_deal(new_deal(table, number))


async def test_one_bad_move_keeps_the_others_out(store: Store) -> None:
    table = await play(store)
    bad = replace(move(1), by=cast("By", "nobody"))
    with pytest.raises(StoreError):
        await store.append_moves(table, 1, (move(0), bad), outcome())
    log = await store.load_deal(table, 1)
    assert log is not None
    assert (log.deal.state, log.moves) == ("live", ())


# Cancellation -------------------------------------------------------------------------------


async def test_a_call_that_has_not_begun_is_taken_back_by_a_cancellation(
    store: SqlStore,
) -> None:
    table = await play(store)
    async with Hold(store):
        append = asyncio.create_task(store.append_moves(table, 1, (move(0), move(1))))
        await asyncio.sleep(0)
        append.cancel()
        with pytest.raises(asyncio.CancelledError):
            await append
    log = await store.load_deal(table, 1)
    assert log is not None and log.moves == ()


async def test_a_call_that_has_begun_is_done_whole_and_its_caller_told(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await play(store)
    told: list[str] = []

    async def append() -> None:
        await store.append_moves(table, 1, (move(0), move(1)))
        told.append("done")
        await asyncio.Event().wait()
        told.append("not cancelled")

    written, loop = changes.append_moves, asyncio.get_running_loop()

    def cancelled_halfway(*arguments: Any) -> None:
        loop.call_soon_threadsafe(task.cancel)
        written(*arguments)

    monkeypatch.setattr(changes, "append_moves", cancelled_halfway)
    task = asyncio.create_task(append())
    with pytest.raises(asyncio.CancelledError):
        await task
    log = await store.load_deal(table, 1)
    assert log is not None and log.moves == (move(0), move(1))
    assert told == ["done"]


async def test_a_time_out_is_told_as_one(store: SqlStore) -> None:
    table = await play(store)
    async with Hold(store):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await store.append_moves(table, 1, (move(0),))
    await store.append_moves(table, 1, (move(0),))


# The file -----------------------------------------------------------------------------------


async def test_a_closed_store_refuses_and_may_be_closed_again(store: Store) -> None:
    await store.close()
    await store.close()
    with pytest.raises(StoreError):
        await store.waiting()


async def test_no_card_stands_in_a_log(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = await play(store)
    secret = move(0, "lay:S7+H1")
    await store.append_moves(table, 1, (secret,))
    with pytest.raises(MoveTaken) as refused:
        await store.append_moves(table, 1, (secret,))
    log = await store.load_deal(table, 1)
    for text in (caplog.text, repr(log), repr(secret), repr(new_deal(table)), str(refused.value)):
        assert "S7" not in text
        assert DECK not in text
