"""Stored tables, their deals and moves."""

import asyncio
import logging
from dataclasses import replace
from typing import cast

import pytest

from bot.base.database_address import DatabaseAddress
from bot.features import PERSONAL
from bot.games.info import Chair, Guest
from bot.privacy.rows import PrivacyRows
from bot.store import ChannelTaken, DealClosed, MoveTaken, Store, StoreError
from bot.store.open_store import open_store
from bot.tables.model.records import (
    NOW,
    UNDO,
    MoveMaker,
    Mover,
    Posting,
    Sleep,
    StoredTable,
    TakeBack,
)
from bot.tables.rows.repository import TableRows
from bot.tables.rows.seat_requests import SeatRequest
from tests.bot.store.store_examples import (
    ANA,
    BOR,
    CHANNEL,
    CVET,
    DECK,
    GUILD,
    SEATS,
    START,
    begin_match,
    counting_work,
    leaderboard,
    lobby,
    move,
    new_deal,
    outcome,
    play_match,
    result,
)

BOARD = Posting(nonce="a1", message=1 << 60, at=START, deal=1, called=3, drawn="abc")
PLANNED = Posting(nonce="a2", at=START + 5, called=4)
EVA, DANE = 15, 16


@pytest.fixture
def rows(store: Store) -> TableRows:
    """The repository on an empty store."""
    return TableRows(store)


async def table_of(rows: TableRows, number: int) -> StoredTable:
    """A table that must exist."""
    table = await rows.table(number)
    assert table is not None
    return table


async def test_lobby_is_read_as_it_was_written(rows: TableRows) -> None:
    number = await rows.create_table(lobby())
    kept = await table_of(rows, number)
    assert {name: getattr(kept, name) for name in vars(lobby())} == vars(lobby())
    assert (kept.id, kept.state, kept.deals, kept.next_seq) == (number, "lobby", 0, 0)
    assert (kept.match, kept.ended_at) == (None, None)


async def test_unknown_table_is_not_found(rows: TableRows) -> None:
    assert await rows.table(1) is None


async def test_seats_are_replaced_as_a_whole(rows: TableRows) -> None:
    table = await rows.create_table(lobby())
    with_house = (*SEATS[:1], Chair("Bor", BOR, house=True), *SEATS[2:])
    for seats in (SEATS, with_house, ()):
        await rows.set_seats(table, seats)
        kept = await table_of(rows, table)
        assert kept.seats == seats


async def test_match_starts_with_its_seats_and_only_once(rows: TableRows) -> None:
    table = await rows.create_table(lobby())
    await rows.start_match(table, SEATS, '{"dealer": 3}')
    kept = await table_of(rows, table)
    assert (kept.state, kept.seats, kept.match) == ("playing", SEATS, '{"dealer": 3}')
    with pytest.raises(StoreError):
        await rows.start_match(table, (), "{}")
    assert await rows.table(table) == kept


async def test_later_match_keeps_the_caller_of_the_skis_round(rows: TableRows) -> None:
    table = await begin_match(rows.store)
    await rows.set_match(table, "called", skis_called_by=2)
    await rows.set_match(table, "later")
    kept = await table_of(rows, table)
    assert (kept.match, kept.skis_called_by) == ("later", 2)


async def test_channel_has_one_open_table(rows: TableRows) -> None:
    first = await rows.create_table(lobby())
    with pytest.raises(ChannelTaken):
        await rows.create_table(lobby())
    elsewhere = await rows.create_table(lobby(channel=71))
    await rows.stop_table(first, START + 1, ())
    second = await rows.create_table(lobby())
    assert [await rows.open_table_of(channel) for channel in (CHANNEL, 71, 72)] == [
        second, elsewhere, None,
    ]  # fmt: skip
    assert [table.id for table in await rows.tables_of_channel(CHANNEL)] == [second, first]
    assert [table.id for table in await rows.tables_of_channel(CHANNEL, limit=1)] == [second]


async def test_stopped_table_has_a_void_deal(rows: TableRows) -> None:
    table = await begin_match(rows.store, moves=2)
    await rows.stop_table(table, START + 50, ())
    kept, log = await table_of(rows, table), await rows.load_deal(table, 1)
    assert log is not None
    assert (kept.state, kept.ended_at) == ("stopped", START + 50)
    assert (log.deal.state, log.deal.scores, len(log.moves)) == ("void", None, 2)
    assert await rows.open_table_of(CHANNEL) is None


async def test_closed_table_stays_as_it_is_when_stopped(rows: TableRows) -> None:
    table = await play_match(rows.store)
    before = await rows.table(table)
    await rows.stop_table(table, START + 999, counting_work(table, result(ANA, 1, 1, 1, 2)))
    assert await rows.table(table) == before
    assert await leaderboard(rows.store, GUILD) == []


@pytest.mark.parametrize("operation", ["set_match", "start_match", "set_seats"])
async def test_change_of_an_unknown_table_is_refused(rows: TableRows, operation: str) -> None:
    calls = {
        "set_match": lambda: rows.set_match(9, "{}"),
        "start_match": lambda: rows.start_match(9, SEATS, "{}"),
        "set_seats": lambda: rows.set_seats(9, SEATS),
    }
    with pytest.raises(StoreError):
        await calls[operation]()


async def test_sleeping_table_is_awake_after_a_write(rows: TableRows) -> None:
    table, other = (
        await begin_match(rows.store, moves=2),
        await rows.create_table(lobby(channel=71)),
    )
    awake = (Sleep(table, NOW, None, server=GUILD), Sleep(other, NOW, None, server=GUILD))
    assert await rows.waiting() == awake
    asleep = (
        Sleep(table, "remind absent", START, server=GUILD),
        Sleep(other, "close", START + 1, server=GUILD),
    )
    with_house = (*SEATS[:1], Chair("Bor", BOR, house=True), *SEATS[2:])
    for number, written in enumerate((
        rows.append_moves(table, 1, (move(2),)),
        rows.set_seats(table, with_house),
        rows.set_match(table, "{}", skis_called_by=1),
        rows.set_reminded(table, 3),
        rows.append_moves(table, 1, (move(3),), outcome()),
        rows.start_deal(new_deal(table, 2)),
        rows.void_deal(table, 2, START),
        rows.set_founder(table, BOR),
        rows.set_postings({table: (Posting(nonce="a", at=START),)}),
    )):  # fmt: skip
        await rows.put_to_sleep(asleep)
        await rows.set_postings({table: (Posting(nonce="a", message=1, at=START),)})
        assert set(await rows.waiting()) == set(asleep), number
        await written
        assert Sleep(table, NOW, START, server=GUILD) in await rows.waiting(), number
    await rows.set_options(other, {}, "")
    assert Sleep(other, NOW, START + 1, server=GUILD) in await rows.waiting()


async def test_closed_table_waits_until_its_end_has_been_shown(rows: TableRows) -> None:
    ended, stopped = await play_match(rows.store), await rows.create_table(lobby(channel=71))
    await rows.put_to_sleep((Sleep(stopped, "close", START),))
    await rows.stop_table(stopped, START, ())
    assert [sleep[:2] for sleep in await rows.waiting()] == [(ended, NOW), (stopped, NOW)]
    await rows.put_to_sleep((Sleep(ended, "close", START),))
    await rows.set_told(ended, 1)
    assert [sleep[:2] for sleep in await rows.waiting()] == [(ended, NOW), (stopped, NOW)]
    await rows.set_told(ended, 2)
    await rows.set_told(stopped, 1)
    assert await rows.waiting() == ()


async def test_deal_is_loaded_with_its_moves_in_order(rows: TableRows) -> None:
    table = await begin_match(rows.store)
    moves = tuple(move(seq, code) for seq, code in enumerate(("bid:two", "lay:S7+H1", "play:T21")))
    await rows.append_moves(table, 1, moves[:1])
    await rows.append_moves(table, 1, moves[1:])
    log, kept = await rows.load_deal(table, 1), await table_of(rows, table)
    assert log is not None
    assert log.moves == moves
    assert {name: getattr(log.deal, name) for name in vars(new_deal(table))} == vars(
        new_deal(table)
    )
    assert (log.deal.state, log.deal.scores, log.deal.finished_at) == ("live", None, None)
    assert (kept.deals, kept.next_seq) == (1, 3)


async def test_move_with_a_number_in_the_log_is_refused(rows: TableRows) -> None:
    table = await begin_match(rows.store, moves=2)
    before = await rows.load_deal(table, 1)
    with pytest.raises(MoveTaken):
        await rows.append_moves(table, 1, (move(2), move(1, "bid:one")), outcome())
    assert await rows.load_deal(table, 1) == before


async def test_second_of_two_moves_at_once_is_refused(rows: TableRows) -> None:
    table = await begin_match(rows.store)
    answers = await asyncio.gather(
        *(rows.append_moves(table, 1, (move(0, code),)) for code in ("pass", "bid:one")),
        return_exceptions=True,
    )
    log = await rows.load_deal(table, 1)
    assert log is not None
    assert [type(answer) for answer in answers] == [type(None), MoveTaken]
    assert log.moves == (move(0, "pass"),)


async def test_last_move_finishes_deal_and_match_together(rows: TableRows) -> None:
    table = await begin_match(rows.store, moves=1)
    results = (result(BOR, 70, 1, 1, 3), result(ANA, 0, 2, 1, 3))
    await rows.append_moves(table, 1, (move(1),), outcome(True, counting_work(table, *results)))
    kept, log = await table_of(rows, table), await rows.load_deal(table, 1)
    assert log is not None
    assert (log.deal.state, log.deal.scores) == ("finished", outcome().scores)
    assert (kept.state, kept.match, kept.ended_at) == ("ended", outcome().match, outcome().at)
    assert [line.user for line in await leaderboard(rows.store, GUILD)] == [BOR, ANA]
    assert await rows.open_table_of(CHANNEL) is None


async def test_deal_without_moves_can_be_finished(rows: TableRows) -> None:
    table = await begin_match(rows.store)
    await rows.append_moves(table, 1, (), outcome())
    await rows.start_deal(new_deal(table, 2))
    await rows.append_moves(table, 2, (move(0),), outcome())
    kept = await table_of(rows, table)
    assert (kept.state, kept.deals) == ("playing", 2)
    assert [deal.number for deal in await rows.finished_deals(table)] == [1, 2]


async def test_void_deal_is_kept_but_not_among_the_finished(rows: TableRows) -> None:
    table = await begin_match(rows.store, moves=2)
    await rows.void_deal(table, 1, START + 60)
    await rows.start_deal(new_deal(table, 2))
    log, kept = await rows.load_deal(table, 1), await table_of(rows, table)
    assert log is not None
    assert (log.deal.state, log.deal.finished_at) == ("void", START + 60)
    assert (kept.deals, kept.next_seq) == (2, 2)
    assert await rows.finished_deals(table) == ()


async def test_moves_of_a_deal_that_is_not_live_are_refused(rows: TableRows) -> None:
    table = await begin_match(rows.store)
    await rows.append_moves(table, 1, (move(0),), outcome())
    with pytest.raises(DealClosed):
        await rows.append_moves(table, 1, (move(1),))
    with pytest.raises(DealClosed):
        await rows.append_moves(table, 2, (move(0),))
    with pytest.raises(DealClosed):
        await rows.void_deal(table, 1, START)
    assert await rows.load_deal(table, 2) is None


async def test_second_live_deal_of_a_table_is_refused(rows: TableRows) -> None:
    table = await begin_match(rows.store)
    for number in (1, 2):
        with pytest.raises(DealClosed):
            await rows.start_deal(new_deal(table, number))


async def test_moves_with_a_bad_one_among_them_are_all_refused(rows: TableRows) -> None:
    table = await begin_match(rows.store)
    bad = replace(move(1), by=cast("MoveMaker", "nobody"))
    with pytest.raises(StoreError):
        await rows.append_moves(table, 1, (move(0), bad), outcome())
    log = await rows.load_deal(table, 1)
    assert log is not None
    assert (log.deal.state, log.moves) == ("live", ())


async def test_postings_are_replaced_by_table(rows: TableRows) -> None:
    table = await rows.create_table(lobby())
    other = await rows.create_table(lobby(channel=CHANNEL + 1))
    for postings in ((BOARD,), (BOARD, PLANNED), (PLANNED,), ()):
        await rows.set_postings({table: postings, other: (BOARD,)})
        assert await rows.postings(table) == postings
        assert await rows.postings(other) == (BOARD,)


async def test_seat_request_lasts_for_a_deal_and_a_refusal_for_the_match(
    rows: TableRows,
) -> None:
    table = await begin_match(rows.store)
    eva, dane = SeatRequest(Guest(EVA, "Eva", 10)), SeatRequest(Guest(DANE, "Dane", 9))
    for request in (eva, dane):
        await rows.ask_seat(table, request)
    assert await rows.seat_requests(table) == (dane, eva)
    assert table in await PrivacyRows(rows.store).tables_with(EVA)
    refused = dane._replace(declined=True)
    await rows.ask_seat(table, refused)
    assert await rows.seat_requests(table) == (refused, eva)
    for person in (EVA, ANA):
        await rows.drop_seat_request(table, person)
    assert await rows.seat_requests(table) == (refused,)
    await rows.ask_seat(table, eva)
    kept = await PrivacyRows(rows.store).data_of(PERSONAL, DANE)
    assert [request["declined"] for request in kept["seats_asked_for"]] == [1]
    await rows.append_moves(table, 1, (), outcome())
    await rows.start_deal(new_deal(table, 2))
    assert await rows.seat_requests(table) == (refused,)
    await rows.stop_table(table, 20, ())
    assert await rows.seat_requests(table) == ()


async def test_seat_request_ends_when_its_person_sits_or_is_forgotten(rows: TableRows) -> None:
    table = await begin_match(rows.store)
    for person in (EVA, DANE):
        await rows.ask_seat(table, SeatRequest(Guest(person, "Somebody", 10)))
    seats = (await table_of(rows, table)).seats
    await rows.set_seats(table, (*seats[:-1], replace(seats[-1], user=EVA)))
    assert [request.guest.user for request in await rows.seat_requests(table)] == [DANE]
    await PrivacyRows(rows.store).forget_person(PERSONAL, DANE, {"en": "a former player"})
    assert await rows.seat_requests(table) == ()


async def test_lobby_settings_are_read_as_they_were_written(rows: TableRows) -> None:
    number = await rows.create_table(lobby(dealer=2, ready=(ANA,)))
    await rows.set_options(number, {"knock": "on"}, preset="ours")
    await rows.set_level(number, "master", SEATS)
    await rows.set_hints(number, False)
    await rows.set_patience(number, 60)
    await rows.set_founder(number, BOR)
    await rows.set_removed(number, {CVET, ANA})
    await rows.set_ready(number, (BOR, CVET))
    await rows.draw_lots(number)
    table = await table_of(rows, number)
    assert (table.options, table.preset, table.level) == ((("knock", "on"),), "ours", "master")
    assert (table.seats, table.hints, table.patience) == (SEATS, False, 60)
    assert table.hurried, "the founder has chosen"
    assert (table.founder, table.removed, table.ready) == (BOR, (ANA, CVET), (BOR, CVET))
    assert table.dealer is None


@pytest.mark.parametrize("allowed", [True, False, None])
async def test_new_table_keeps_whether_its_lobby_allows_hints(
    rows: TableRows, allowed: bool | None
) -> None:
    number = await rows.create_table(lobby(hints=allowed))
    assert (await table_of(rows, number)).hints is allowed


async def test_lobby_settings_are_refused_once_the_match_has_begun(rows: TableRows) -> None:
    table = await begin_match(rows.store)
    for call in (
        rows.set_options(table, {}, ""),
        rows.set_level(table, "novice", SEATS),
        rows.set_hints(table, True),
        rows.set_patience(table, 0),
    ):
        with pytest.raises(StoreError):
            await call


async def test_pause_is_kept_with_the_player_who_asked_for_it(rows: TableRows) -> None:
    number = await begin_match(rows.store)
    await rows.set_pause(number, START, 0, 2)
    table = await table_of(rows, number)
    assert (table.paused, table.resumed, table.paused_by) == (START, 0, 2)
    await rows.set_pause(number, None, START + 5)
    table = await table_of(rows, number)
    assert (table.paused, table.resumed, table.paused_by) == (None, START + 5, None)


async def test_moved_table_has_no_postings_and_frees_its_channel(rows: TableRows) -> None:
    table = await rows.create_table(lobby())
    await rows.set_postings({table: (BOARD,)})
    await rows.move_table(table, CHANNEL + 1)
    assert await rows.postings(table) == ()
    assert await rows.channels_in_use(GUILD) == (CHANNEL + 1,)
    other = await rows.create_table(lobby())
    with pytest.raises(ChannelTaken):
        await rows.move_table(other, CHANNEL + 1)
    assert set(await rows.channels_in_use(GUILD)) == {CHANNEL, CHANNEL + 1}


async def test_tables_are_found_by_person_founder_and_round(rows: TableRows) -> None:
    over = await play_match(rows.store)
    going_on = await begin_match(rows.store)
    waiting = await rows.create_table(lobby(channel=71))
    elsewhere = await begin_match(rows.store, guild=8, channel=80)
    assert [stored.id for stored in await rows.tables_of_person(GUILD, BOR)] == [going_on, over]
    assert [stored.id for stored in await rows.tables_of_person(GUILD, BOR, limit=1)] == [going_on]
    assert [stored.id for stored in await rows.open_tables_of(GUILD, ANA)] == [waiting, going_on]
    assert [stored.id for stored in await rows.open_tables_of(8, ANA)] == [elsewhere]
    assert await rows.tables_led(ANA) == 3
    assert await rows.tables_of_round(1) == ()
    assert await rows.count_waiting() == len(await rows.waiting()) == 4


async def test_people_are_newcomers_until_they_have_finished_enough_deals(rows: TableRows) -> None:
    table = await play_match(rows.store)
    await begin_match(rows.store)
    finished = len(await rows.finished_deals(table))
    stranger = max(ANA, BOR) + 1_000
    assert await rows.newcomers((ANA, BOR, stranger), finished) == {stranger: 0}
    assert await rows.newcomers((ANA, BOR, stranger), finished + 1) == {
        ANA: finished,
        BOR: finished,
        stranger: 0,
    }


async def test_moves_of_several_deals_are_read_by_deal(rows: TableRows) -> None:
    table = await begin_match(rows.store, moves=2)
    await rows.append_moves(table, 1, (move(2),), outcome())
    await rows.start_deal(new_deal(table, 2))
    assert await rows.moves(table, (1, 2)) == {1: (move(0), move(1), move(2)), 2: ()}


async def test_movers_of_a_deal_have_their_seats_and_names(rows: TableRows) -> None:
    """Moves of the house are nobody's."""
    table = await begin_match(rows.store, moves=2)
    await rows.append_moves(table, 1, (replace(move(2), by="house", user=None),))
    assert await rows.movers(table) == (Mover(1, 0, BOR, "Bor"), Mover(1, 1, BOR, "Bor"))


async def test_hints_are_counted_once_for_each_move(rows: TableRows) -> None:
    table = await begin_match(rows.store)
    for player, seq in ((1, 0), (1, 0), (1, 4), (2, 1)):
        await rows.note_hint(table, 1, player, seq)
    assert await rows.hints(table, 1) == {1: 2, 2: 1}
    assert await rows.hints(table, 2) == {}


async def test_take_back_request_replaces_the_last_one_and_ends_with_the_table(
    rows: TableRows,
) -> None:
    table = await begin_match(rows.store)
    assert await rows.take_back(table) is None
    for request in (TakeBack(1, (ANA,)), TakeBack(2, (ANA, BOR), True, 1, (0, 2))):
        await rows.set_take_back(table, request)
        assert await rows.take_back(table) == request
    await rows.stop_table(table, START, ())
    assert await rows.take_back(table) is None


async def test_moves_taken_back_are_counted_by_player(rows: TableRows) -> None:
    table = await begin_match(rows.store, moves=1)
    house = replace(move(3, UNDO), by="house", user=None)
    await rows.append_moves(table, 1, (move(1, UNDO), move(2), house))
    assert await rows.taken_back(table, 1) == {1: 1}


async def test_stored_tables_are_the_same_after_a_restart(
    rows: TableRows, store: Store, database_address: DatabaseAddress
) -> None:
    table = await begin_match(rows.store, moves=3)
    await rows.set_reminded(table, 3)
    kept = await rows.table(table), await rows.load_deal(table, 1), await rows.waiting()
    await store.close()
    after = await open_store(database_address)
    rows = TableRows(after)
    assert kept == (await rows.table(table), await rows.load_deal(table, 1), await rows.waiting())
    await after.close()


async def test_logs_and_errors_never_show_cards(
    rows: TableRows, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table = await begin_match(rows.store)
    secret = move(0, "lay:S7+H1")
    await rows.append_moves(table, 1, (secret,))
    with pytest.raises(MoveTaken) as refused:
        await rows.append_moves(table, 1, (secret,))
    log = await rows.load_deal(table, 1)
    for text in (caplog.text, repr(log), repr(secret), repr(new_deal(table)), str(refused.value)):
        assert "S7" not in text
        assert DECK not in text
