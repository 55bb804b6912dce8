"""Secret questions whether to annul a deal: nothing that others are shown reveals them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.deals.board import board
from bot.deals.hand import hand
from bot.discord.answering.reply_priority import ReplyPriority
from bot.kit.errors import Stale
from bot.kit.page import Page
from bot.tables.board.posted import PostedMessages
from bot.tables.board.redraw_queue import RedrawTask
from bot.tables.desk.explaining import refusal
from bot.tables.model.table import Table
from engine.refusals import Refused
from tests.bot.discord_stub import StubMessages
from tests.bot.tables.clock.timed import Timed, open_timed_world
from tests.bot.tables.drawing import drawn_boards, private_views
from tests.bot.tables.private.secret_deals import ONE_TRUMP, dealt
from tests.bot.world import ANA, BOR, CILKA, DANE
from tests.pages.drawn import WORDS
from tests.timeout import TIMEOUT


@pytest.fixture
def world(timed_world: Timed) -> Timed:
    return timed_world


@pytest.fixture
async def elsewhere(tmp_path: Path) -> AsyncIterator[Timed]:
    """Another world, in which nobody is asked."""
    async with open_timed_world(tmp_path / "other.sqlite3") as made:
        yield made


def public(table: Table) -> Page:
    return board(table.info(), table.view(None), WORDS)


def send_pages(table: Table, *seats: int) -> list[Page]:
    """The board, and some players' hands."""
    return [public(table), *(hand(table.info(n), table.view(n), WORDS) for n in seats)]


async def passes(world: Timed, table: Table, user: int) -> None:
    await world.tables.play.act(table, user, "pass", table.shown_seq(table.turn))


async def test_secret_question_is_invisible_to_the_others(world: Timed, elsewhere: Timed) -> None:
    """ROM-DEAL-9: texts, buttons and their numbers are those of a deal without a question."""
    asked = await dealt(world, 2)
    # Cilka has a trump here, and Ana Cilka's worst card: nobody else sees it.
    unasked = await dealt(elsewhere, 2, ONE_TRUMP, "H2")
    assert asked.turn == 2 and unasked.turn == 1
    assert send_pages(asked, 3) == send_pages(unasked, 3)
    await passes(world, asked, CILKA)
    for user in (BOR, CILKA, DANE):
        assert asked.turn == unasked.turn
        assert send_pages(asked, 1, 3) == send_pages(unasked, 1, 3)
        await passes(world, asked, user)
        await passes(elsewhere, unasked, user)
        before = send_pages(asked, 0, 1, 2, 3)
        await world.restart()
        asked = await world.tables.register.table(asked.id)
        assert send_pages(asked, 0, 1, 2, 3) == before


async def test_secret_answer_does_not_change_the_board(world: Timed) -> None:
    """ROM-DEAL-9."""
    table = await dealt(world, 2)
    before = public(table)
    await passes(world, table, CILKA)
    assert public(table) == before


async def test_double_press_on_a_secret_answer_does_not_pass_in_the_auction(world: Timed) -> None:
    """ROM-DEAL-9: forehand is the one asked, and has two turns in a row."""
    table = await dealt(world, 1)
    number = table.shown_seq(1)
    await world.tables.play.act(table, BOR, "pass", number)
    with pytest.raises(Stale):
        await world.tables.play.act(table, BOR, "pass", number)
    assert table.turn == 1 and not table.view(None).bids


async def test_early_typed_pass_does_not_reveal_own_turn(world: Timed) -> None:
    """ROM-DEAL-9: forehand, whom all wait for as far as they know, types a pass too soon."""
    table = await dealt(world, 2)
    with pytest.raises(Refused) as refused:
        await world.tables.play.act(table, BOR, "pass")
    said = refusal(WORDS, refused.value, table.info())
    assert said == "You're about to be asked: one moment, please. (Rule ROM-GEN-2)"
    with pytest.raises(Refused) as refused:
        await world.tables.play.act(table, DANE, "pass")
    assert "It's Bor's turn" in refusal(WORDS, refused.value, table.info())
    assert table.turn == 2


async def reminders(world: Timed, table: Table, answer_at: int | None) -> list[int]:
    """When a person is reminded, if Cilka answers in secret at that time.

    Nobody else ever answers.
    """
    begun, times = world.now, []
    for _ in range(30):
        await world.later(10)
        times += [world.now - begun] * len(world.reminded)
        world.reminded.clear()
        if world.now - begun == answer_at:
            await passes(world, table, CILKA)
    return times


@pytest.mark.parametrize("answer_at", [10, 90, 100, 110, 250, None])
async def test_reminder_time_does_not_reveal_a_secret_question(
    world: Timed, elsewhere: Timed, answer_at: int | None
) -> None:
    """ROM-DEAL-9: neither later, because of an answer, nor twice."""
    unasked = await reminders(elsewhere, await dealt(elsewhere, 2, ONE_TRUMP, "H2"), None)
    asked = await reminders(world, await dealt(world, 2), answer_at)
    assert asked == unasked == [100]


async def test_restart_during_a_secret_question_sends_no_second_reminder(world: Timed) -> None:
    """ROM-DEAL-9."""
    table = await dealt(world, 2)
    await world.later(100)
    await world.restart()
    await passes(world, await world.tables.register.table(table.id), CILKA)
    await world.restart()
    await world.later(500)
    assert world.reminded == [0]


async def test_absence_from_a_secret_question_changes_no_chair(world: Timed) -> None:
    """ROM-DEAL-9: silence means no, and all wait for forehand as far as they know."""
    table = await dealt(world, 2)
    before = public(table)
    await world.later(1_000)
    assert table.turn == 1 and public(table) == before
    await world.later(1_000)
    assert table.chairs[1].house and not table.chairs[2].house


async def test_player_leaving_a_secret_question_is_answered_by_the_house(world: Timed) -> None:
    """ROM-DEAL-9: a house player takes the seat, and the table goes on."""
    table = await dealt(world, 2)
    await world.tables.attendance.leave(table, CILKA)
    await asyncio.wait_for(world.clock.house.wait_for_people(table), TIMEOUT)
    assert table.awaited in (ANA, BOR, DANE)


@pytest.mark.parametrize("seat", [1, 2])
async def test_house_player_answers_a_secret_question_at_once(world: Timed, seat: int) -> None:
    """ROM-DEAL-9: a pause before the auction would tell that somebody is thinking."""
    table = await dealt(world, seat)
    world.times.pace = 60
    await world.tables.attendance.leave(table, (ANA, BOR, CILKA, DANE)[seat])
    answered = asyncio.Event()
    world.tables.register.listen(lambda _, __: answered.set())
    await asyncio.wait_for(answered.wait(), TIMEOUT)
    assert table.seq == 1


async def calls(world: Timed, table: Table, *answers: int) -> list[tuple[str, tuple[int, ...]]]:
    """Record the posts while these people pass and one reminder comes; no hand is open."""
    channels = StubMessages()
    boards = drawn_boards(world, channels, private_views())
    posted = PostedMessages(table.id, table.channel, world.rows, channels, lambda: world.now)
    task = RedrawTask(
        table,
        posted,
        draw=boards.draw,
        on_idle=lambda _: None,
        replies=ReplyPriority(0),
        pause=0,
        first_draws=asyncio.Semaphore(1),
    )
    await boards.draw(task)
    task.call_requested = True
    await boards.draw(task)
    for user in answers:
        await passes(world, table, user)
        await boards.draw(task)
    await task.cancel()
    await boards.close()
    return [request for request in channels.requests if request[0] == "post"]


@pytest.mark.parametrize("seat", [1, 2])
async def test_calls_of_forehand_do_not_reveal_a_secret_question(
    world: Timed, elsewhere: Timed, seat: int
) -> None:
    """ROM-DEAL-9: at once, by a reminder, and not again when the answer comes."""
    unasked = await calls(elsewhere, await dealt(elsewhere, seat, ONE_TRUMP, "H2"), BOR)
    asked = await calls(world, await dealt(world, seat), (ANA, BOR, CILKA)[seat], BOR)
    assert (
        asked == unasked == [("post", ()), ("post", (BOR,)), ("post", (BOR,)), ("post", (CILKA,))]
    )
