"""A table's messages of which nobody knows whether they were posted, told apart."""

import pytest

from bot.kit.page import Page, note
from bot.tables.board.live_board_page import call_line
from bot.tables.board.posted import PostedMessages
from bot.tables.model.records import CALL_LINE, Posting
from bot.tables.model.table import Table
from bot.tables.pages.plain import plain_board
from tests.bot.discord_stub import StubMessages
from tests.bot.world import CHANNEL, World
from tests.pages.drawn import WORDS

BOTH_ORDERS = pytest.mark.parametrize("order", [("board", "line"), ("line", "board")])


async def unconfirmed(
    world: World, channels: StubMessages, order: tuple[str, ...]
) -> tuple[Table, PostedMessages]:
    """A board and a line that calls, both in the channel, of which the table knows no number."""
    table = await world.start_table()
    pages = {"board": board_of(table), "line": call_line(table.info(), WORDS, 0)}
    for kind in order:
        await channels.post(CHANNEL, pages[kind], once=kind)
    rows = Posting(nonce="line", at=0, called=0, drawn=CALL_LINE), Posting(nonce="board", at=0)
    await world.rows.set_postings({table.id: rows})
    posted = PostedMessages(table.id, CHANNEL, world.rows, channels, lambda: 0)
    await posted.load(CHANNEL, lambda: note("The table has moved on."))
    return table, posted


def board_of(table: Table) -> Page:
    return plain_board(table.info(), WORDS, turn=None)


@BOTH_ORDERS
async def test_board_of_unknown_fate_is_not_taken_for_the_line(
    world: World, order: tuple[str, ...]
) -> None:
    channels = StubMessages()
    table, posted = await unconfirmed(world, channels, order)
    boards = channels.alive(table.id)
    await posted.show(board_of(table), 1)
    assert [posted.board] == boards
    await posted.end_call()
    assert channels.alive(table.id) == boards and not channels.call_lines(table.id)


@BOTH_ORDERS
async def test_line_of_unknown_fate_that_ends_leaves_the_board(
    world: World, order: tuple[str, ...]
) -> None:
    channels = StubMessages()
    table, posted = await unconfirmed(world, channels, order)
    boards = channels.alive(table.id)
    await posted.end_call()
    assert channels.alive(table.id) == boards and not channels.call_lines(table.id)
    await posted.show(board_of(table), 1)
    assert channels.alive(table.id) == boards == [posted.board]
