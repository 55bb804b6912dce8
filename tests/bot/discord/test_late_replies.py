"""A late reply hides nothing: what came meanwhile is drawn over it, or is on it."""

import asyncio
from typing import Any

from bot.choices.looks import Looks
from bot.discord.answering.reply_priority import ReplyPriority
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
from bot.tables.private.unshown import Lack
from tests.bot.discord.answering import at_tables, press_at_table
from tests.bot.discord_stub import RESPONSE, Screen, StubInteraction
from tests.bot.tables.desk.test_desk import PEOPLE, desk_of, page_of
from tests.bot.world import ANA, GUILD, World
from tests.soon import SOON

SCORE = "The match is over: Ana has won."


async def replying(
    world: World, hands: PrivateViews, table: Table, pressed: Any, code: str
) -> None:
    """The bot replies to a press that meant a move."""
    tables: Any = world.tables
    desk = PlayDesk(tables, Looks(), hands.unshown, DrawnHands())

    async def move(person: Person) -> Shown:
        return await desk.act(person, table, code, seq=0)

    nothing: Any = None
    await at_tables(hands, nothing, nothing).to(pressed, move)


async def test_how_the_match_ended_stays_though_the_reply_to_the_last_press_comes_after_it(
    world: World,
) -> None:
    """That press came when all was over, but the score wasn't written yet."""
    table, screen = await world.started(1), Screen()
    _, code = world.move(table)
    hands = PrivateViews(ReplyPriority(0))
    earlier: Any = StubInteraction(user=ANA, screen=screen)
    hands.remember(table, earlier, message=RESPONSE)
    await world.play(table)
    pressed = StubInteraction(on_private=True, screen=screen)
    pressed.gate.clear()
    reply = asyncio.create_task(replying(world, hands, table, pressed, code))
    await asyncio.wait_for(pressed.begun.wait(), SOON)
    hands.unshown.note(table, Lack("", told=(lambda _: note(SCORE),)))
    redrawn = asyncio.create_task(hands.refresh(table, ANA))
    for _ in range(9):  # it has every chance to come first
        await asyncio.sleep(0)
    pressed.gate.set()
    await asyncio.wait_for(asyncio.gather(reply, redrawn), SOON)
    assert "over by then" not in screen.text
    assert SCORE in screen.text
    await hands.stop()


async def test_who_goes_on_after_a_pause_has_their_hand_in_its_place(world: World) -> None:
    """On the board it is pressed for all, and they get a note beside it."""
    table, clicks = await world.started(1), TableClicks(desk_of(world), Slips(lambda: 0.0, 0.4))
    assert table.awaited is not None
    for private, kind in ((True, Hand), (False, Note)):
        await world.tables.pauses.pause(table, table.awaited)
        click = Click(table.id, table.seq, "resume")
        shown = await press_at_table(clicks, PEOPLE[table.awaited], GUILD, click, private=private)
        assert isinstance(shown, kind) and "goes on" in page_of(shown).text
        moves = [one for one in page_of(shown).controls() if ":bid:" in one.id or ":pass" in one.id]
        assert bool(moves) == private
