"""A table where people may announce out of turn.

Everybody's presses count, and outlive a restart.
"""

import pytest

from bot.deals.board import board
from bot.deals.hand import hand
from bot.tables.model.table import Table
from engine.records.digest import digest
from engine.refusals import Refused
from tests.bot.deals.announcing import play_to_announcements
from tests.bot.world import World
from tests.pages.drawn import WORDS


def buttons(table: Table, user: int) -> set[str]:
    """The codes of the controls on a user's hand."""
    page = hand(table.info(), table.view(table.seat_of(user)), WORDS)
    return {control.id.split(":", 3)[3].removeprefix("sure:") for control in page.controls()}


async def test_defender_may_say_kontra_out_of_turn_in_free_order(world: World) -> None:
    """SLO-OPT-34."""
    table, defenders = await play_to_announcements(world, free_announcement_order="on")
    on_turn = table.awaited
    assert all("kontra:game" in buttons(table, user) for user in defenders)
    assert "pass" not in buttons(table, defenders[2])
    page = hand(table.info(), table.view(table.seat_of(defenders[2])), WORDS)
    assert "you may speak out of turn" in page.text
    assert "The others may speak out of turn" in board(table.info(), table.view(None), WORDS).text
    await world.tables.play.act(table, defenders[2], "kontra:game", table.seq)
    assert table.awaited == on_turn
    assert table.view(None).game_level == 1
    assert table.deal is not None
    state_before = digest(table.deal), table.seq
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert table.deal is not None
    assert (digest(table.deal), table.seq) == state_before
    await world.play_deal(table)


async def test_kontra_out_of_turn_is_refused_without_free_order(world: World) -> None:
    """SLO-ANN-2."""
    table, defenders = await play_to_announcements(world)
    assert "kontra:game" not in buttons(table, defenders[2])
    with pytest.raises(Refused):
        await world.tables.play.act(table, defenders[2], "kontra:game", table.seq)
