"""Boards of tables that continue in another channel."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord.sending.messages import ChannelGone, SendOutcome, SendResult
from tests.bot.tables.board.drawn_world import DrawnWorld
from tests.bot.world import ANA, CHANNEL, GUILD


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[DrawnWorld]:
    opened = DrawnWorld(tmp_path / "tarok.sqlite3")
    await opened.open()
    yield opened
    await opened.boards.close()
    await opened.store.close()


@pytest.mark.parametrize(
    "mood", [SendOutcome.DONE, SendOutcome.FIXED], ids=["told", "not to be written"]
)
async def test_old_board_of_a_moved_table_links_to_its_channel(
    world: DrawnWorld, mood: SendOutcome
) -> None:
    """In a locked thread nothing can be written, so the board is removed there."""
    table = await world.start_table()
    await world.settled()
    (before,) = world.channels.alive(table.id)
    world.channels.outcome_of = lambda what, page: mood if what == "edit" else SendOutcome.DONE
    await world.tables.gathering.bring(table, ANA, GUILD, CHANNEL + 1)
    await world.settled()
    left = world.channels.messages.get(before)
    assert (left is not None) == (mood is SendOutcome.DONE)
    assert left is None or (f"<#{CHANNEL + 1}>" in left.page.text and not any(left.page.controls()))
    assert world.board(table) and world.channels.alive(table.id) != [before]


async def test_table_that_leaves_a_channel_as_that_is_deleted_goes_on(
    world: DrawnWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request to the old channel was under way, and told that it is gone."""
    table = await world.start_table()
    await world.settled()
    edit = world.channels.edit

    async def move_and_find_it_gone(*_: object) -> SendResult:
        monkeypatch.setattr(world.channels, "edit", edit)
        await world.tables.gathering.bring(table, ANA, GUILD, CHANNEL + 1)
        raise ChannelGone

    monkeypatch.setattr(world.channels, "edit", move_and_find_it_gone)
    world.boards.invalidate(table)
    await world.channels.until(lambda: table.channel != CHANNEL)
    await world.settled()
    assert table.open and world.board(table)


async def test_kill_before_the_first_board_in_a_new_channel_hides_no_table(
    world: DrawnWorld,
) -> None:
    """The message in the old channel isn't taken for one in the new."""
    table = await world.start_table()
    await world.settled()
    (before,) = world.channels.alive(table.id)
    await world.boards.close()
    await world.rows.move_table(table.id, CHANNEL + 1)
    await world.restart()
    await world.settled()
    assert set(world.channels.alive(table.id)) - {before}
