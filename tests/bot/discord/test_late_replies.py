"""Late replies: the page shows what happened in the meantime."""

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.choices.looks import Looks
from bot.kit.controls import Click
from bot.kit.page import note
from bot.kit.slips import Slips
from bot.kit.wishes import Note, Person, Shown
from bot.tables.desk.clicks import TableClicks
from bot.tables.desk.playing import PlayDesk
from bot.tables.desk.responses import Hand
from bot.tables.model.table import Table
from bot.tables.private.hand_page import DrawnHands
from bot.tables.private.private_views import PrivateViews
from bot.tables.private.undelivered import DeliveryProblem
from tests.bot.discord.answering import press_at_table, replies_with_tables
from tests.bot.discord_stub import RESPONSE, Screen, StubInteraction
from tests.bot.tables.desk.desk_parts import PEOPLE, desk_of, page_of
from tests.bot.tables.drawing import private_views
from tests.bot.world import ANA, GUILD, World
from tests.timeout import TIMEOUT

SCORE = "The match is over: Ana has won."


async def reply_to_press(
    world: World, hands: PrivateViews, table: Table, pressed: Any, code: str
) -> None:
    """The bot replies to a press that meant a move."""
    tables: Any = world.tables
    desk = PlayDesk(tables, Looks(), hands.undelivered, DrawnHands())

    async def move(person: Person) -> Shown:
        return await desk.act(person, table, code, seq=0)

    boards = SimpleNamespace(stands_below=lambda table, message: False)
    await replies_with_tables(hands, boards, None).answer(pressed, move)


async def test_late_reply_to_the_last_press_does_not_hide_the_score(
    world: World,
) -> None:
    """The press came after the end of the match, but before its score was stored."""
    table, screen = await world.start_table(1), Screen()
    _, code = world.random_move(table)
    hands = private_views()
    earlier: Any = StubInteraction(user=ANA, screen=screen)
    hands.remember(table, earlier, message=RESPONSE)
    await world.play_moves(table)
    pressed = StubInteraction(on_private=True, screen=screen)
    pressed.gate.clear()
    reply = asyncio.create_task(reply_to_press(world, hands, table, pressed, code))
    await asyncio.wait_for(pressed.begun.wait(), TIMEOUT)
    hands.undelivered.set_problem(table, DeliveryProblem("", pending=(lambda *_: note(SCORE),)))
    redrawn = asyncio.create_task(hands.refresh(table, ANA))
    for _ in range(9):  # it has every chance to come first
        await asyncio.sleep(0)
    pressed.gate.set()
    await asyncio.wait_for(asyncio.gather(reply, redrawn), TIMEOUT)
    assert "over by then" not in screen.text
    assert SCORE in screen.text
    await hands.stop()


async def test_resume_after_a_pause_shows_the_hand_in_place(world: World) -> None:
    """Pressed on the board, it brings a private note."""
    table, clicks = await world.start_table(1), TableClicks(desk_of(world), Slips(lambda: 0.0, 0.4))
    assert table.awaited is not None
    for private, kind in ((True, Hand), (False, Note)):
        await world.tables.pauses.pause(table, table.awaited)
        click = Click(table.id, table.seq, "resume")
        shown = await press_at_table(clicks, PEOPLE[table.awaited], GUILD, click, private=private)
        assert isinstance(shown, kind) and "goes on" in page_of(shown).text
        ids = [control.id for control in page_of(shown).controls()]
        moves = [custom_id for custom_id in ids if ":bid:" in custom_id or ":pass" in custom_id]
        assert bool(moves) == private
