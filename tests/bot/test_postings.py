"""What the store keeps of messages in channels, and which tables it says must be drawn."""

from dataclasses import replace

import pytest

from bot.store import Posting, Seat, Store
from tests.bot.store_examples import (
    BOR,
    CHANNEL,
    SEATS,
    START,
    lobby,
    move,
    play,
    play_match,
)

BOARD = Posting(nonce="a1", message=1 << 60, at=START, called=3, drawn="abc", seq=3)
INTENT = Posting(nonce="a2", at=START + 5, called=4)


async def test_messages_come_back_as_they_were_noted(store: Store) -> None:
    table, other = await play(store), await play(store, channel=CHANNEL + 1)
    for noted in ((BOARD,), (BOARD, INTENT), (INTENT,), ()):
        await store.set_postings({table: noted, other: (BOARD,)})
        assert await store.postings(table) == noted
        assert await store.postings(other) == (BOARD,)


async def test_a_board_that_shows_the_last_move_stands(store: Store) -> None:
    table = await play(store, moves=3)
    assert await store.undrawn_tables() == (table,)
    await store.set_postings({table: (BOARD,)})
    assert await store.undrawn_tables() == ()
    await store.append_moves(table, 1, (move(3),))
    assert await store.undrawn_tables() == (table,)


@pytest.mark.parametrize("noted", [(), (INTENT,), (BOARD, INTENT), (BOARD, replace(BOARD, seq=2))])
async def test_what_may_be_a_message_too_many_is_to_be_drawn(
    store: Store, noted: tuple[Posting, ...]
) -> None:
    table = await play(store, moves=3)
    await store.set_postings({table: noted})
    assert await store.undrawn_tables() == (table,)


async def test_a_change_without_a_move_is_to_be_drawn(store: Store) -> None:
    table = await play(store, moves=3)
    waiting = await store.create_table(lobby(channel=CHANNEL + 1))
    stands = {table: (BOARD,), waiting: (replace(BOARD, seq=0),)}
    left = (*SEATS[:1], Seat(BOR, "Bor", house=True), *SEATS[2:])
    for change in (
        store.set_seats(table, left),
        store.set_match(table, "{}", skis_called_by=1),
        store.set_options(waiting, ()),
    ):
        await store.set_postings(stands)
        assert await store.undrawn_tables() == ()
        await change
        assert len(await store.undrawn_tables()) == 1


async def test_a_closed_table_with_a_board_is_to_be_drawn(store: Store) -> None:
    ended = await play_match(store)
    await store.set_told(ended, 2)
    stopped = await store.create_table(lobby(channel=CHANNEL + 1))
    await store.stop_table(stopped, START)
    assert await store.undrawn_tables() == ()
    assert await store.untold_tables() == ()
    await store.set_postings({ended: (INTENT,), stopped: (BOARD,)})
    assert await store.undrawn_tables() == (ended, stopped)
    assert [table.id for table in await store.untold_tables()] == [ended, stopped]
