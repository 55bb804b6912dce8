"""The repository of people and servers that are kept from playing, on both databases."""

import pytest

from bot.blocks.rows import CHANGES, Block, BlockRows, SeatedAt
from bot.games.info import Guest
from bot.store import Store
from bot.tables.rows.repository import TableRows
from bot.tables.rows.seat_requests import SeatRequest
from tests.bot.store.store_examples import ANA, BOR, GUILD, begin_match

WHY = "Insults at three tables."


@pytest.fixture
def rows(store: Store) -> BlockRows:
    """The repository on an empty store."""
    return BlockRows(store)


async def test_blocks_are_listed_by_age_and_kind(rows: BlockRows) -> None:
    assert await rows.block("server", ANA, "bots", 900) is None
    assert await rows.block("user", ANA, WHY, 800) is None
    assert await rows.blocks() == (
        Block("user", ANA, WHY, 800),
        Block("server", ANA, "bots", 900),
    )


async def test_second_block_returns_the_first_and_keeps_its_time(rows: BlockRows) -> None:
    await rows.block("user", ANA, WHY, 800)
    earlier = Block("user", ANA, WHY, 800)
    assert await rows.block("user", ANA, WHY, 900) == earlier
    assert await rows.store.note(CHANGES) == "1", "nothing has changed"
    assert await rows.block("user", ANA, "another reason", 900) == earlier
    assert await rows.blocks() == (Block("user", ANA, "another reason", 800),)
    assert await rows.store.note(CHANGES) == "2"


async def test_notice_is_claimed_once_for_each_reason(rows: BlockRows) -> None:
    await rows.block("user", ANA, WHY, 800)
    assert await rows.claim_notice(ANA)
    assert not await rows.claim_notice(ANA)
    assert not await rows.claim_notice(BOR), "nobody blocks Bor"
    assert await rows.blocks() == (Block("user", ANA, WHY, 800, told=True),)
    await rows.block("user", ANA, "another reason", 900)
    assert await rows.claim_notice(ANA)


async def test_unblocked_person_is_off_the_list(rows: BlockRows) -> None:
    await rows.block("user", ANA, WHY, 800)
    await rows.block("server", ANA, WHY, 800)
    assert await rows.unblock("user", ANA) == Block("user", ANA, WHY, 800)
    assert await rows.unblock("user", ANA) is None
    assert [block.kind for block in await rows.blocks()] == ["server"]
    assert await rows.store.note(CHANGES) == "3"


async def test_open_tables_of_a_person_are_found_by_seat_and_request(
    rows: BlockRows, store: Store
) -> None:
    eva = 999
    closed, open_number = await begin_match(store), await begin_match(store, channel=71)
    await TableRows(store).stop_table(closed, 9, ())
    await TableRows(store).ask_seat(open_number, SeatRequest(Guest(eva, "Eva", 1)))
    for user in (ANA, eva):
        assert await rows.tables_with(user) == (SeatedAt(open_number, GUILD),)
    assert await rows.tables_with(eva + 1) == ()


async def test_table_outside_of_servers_belongs_to_none(rows: BlockRows, store: Store) -> None:
    number = await begin_match(store, guild=70, channel=70, reach="direct")
    assert await rows.tables_with(ANA) == (SeatedAt(number, 0),)
