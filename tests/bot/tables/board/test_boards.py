"""Boards when drawing or sending fails: no failure blocks what comes after it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import pytest

from bot.deals.board import board
from bot.deals.wording.words import card_sign, signed
from bot.discord.sending.messages import SendOutcome, SendResult
from bot.kit.fallbacks import _log_once
from bot.kit.page import Page
from bot.tables.board import board_drawing, boards, live_board_page, redraw_queue
from bot.tables.board.redraw_queue import retry_delay
from bot.tables.model.records import CALL_LINE, NOW, Posting
from bot.tables.model.table import Table
from bot.tables.pages import endings, table_pages
from bot.tables.private import hand_page
from bot.tables.private.private_views import PrivateViews
from bot.tables.private.undelivered import DeliveryProblem
from tests.bot.discord_stub import Screen, StubInteraction
from tests.bot.store.store_examples import leaderboard
from tests.bot.tables.board.drawn_world import DrawnWorld, refuse_posts
from tests.bot.tables.drawing import drawn_hand
from tests.bot.world import ANA, BOR, CHANNEL, EVA
from tests.pages.drawn import WORDS
from tests.timeout import TIMEOUT


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DrawnWorld]:
    monkeypatch.setattr(board_drawing, "MAX_LAG_SECONDS", TIMEOUT)  # however busy the machine is
    _log_once.cache_clear()
    made = DrawnWorld(tmp_path / "tarok.sqlite3")
    await made.open()
    yield made
    await made.boards.close()
    await made.store.close()


def fails(*_: object, **__: object) -> NoReturn:
    raise KeyError("the Mond of Ana")


async def test_undrawable_score_falls_back_to_a_plain_page(
    world: DrawnWorld, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(endings, "score_sheet", fails)
    table = await world.start_table(2)
    await world.finish_deal(table)
    await world.settled()
    await world.play_moves(table)
    await world.settled()
    assert any("match is over" in text for text in world.channels.texts())
    sheets = [text for text in world.channels.texts() if text.startswith("### Deal")]
    plain = [text for text in sheets if "can't draw how it was scored" in text]
    assert len(plain) == 2
    assert table.match is not None
    for name, score in zip(("Ana", "Bor", "Cilka", "Dane"), table.match.scores, strict=True):
        assert f"{name:<5}  {signed(score)}" in plain[-1]
    lines = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(lines) == 2
    assert "KeyError at test_boards.py" in lines[0].getMessage()
    assert not any("Mond" in line.getMessage() or line.exc_info for line in lines)
    row = await world.rows.table(table.id)
    assert row is not None
    assert row.told == table.deals + 1


async def test_undrawable_match_end_falls_back_to_a_plain_page(
    world: DrawnWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endings, "match_over", fails)
    table = await world.start_table(1)
    await world.play_moves(table)
    await world.channels.until(
        lambda: any("match is over" in text for text in world.channels.texts())
    )
    await world.channels.until(lambda: not world.channels.alive(table.id))


async def test_end_of_a_stopped_match_replaces_its_board(world: DrawnWorld) -> None:
    table = await world.start_table(2)
    await world.finish_deal(table)
    await world.settled()
    await world.tables.stopping.stop(table, ANA, table.deals, may_manage=False)
    await world.channels.until(lambda: not world.channels.alive(table.id))
    await world.settled()
    ends = [text for text in world.channels.texts() if "closed" in text]
    assert len(ends) == 1
    assert "The match was closed" in ends[0]


async def test_undrawable_board_keeps_its_buttons(
    world: DrawnWorld, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(live_board_page, "board", fails)
    table = await world.start_table()
    await world.channels.until(lambda: "can't draw this board" in world.board(table))
    (alive,) = world.channels.alive(table.id)
    assert [button.id for button in world.channels.messages[alive].page.controls()] == [
        "t:1:0:hand"
    ]
    assert f"<@{table.publicly_awaited}>" in world.board(table)
    for _ in range(3):
        world.boards.repost(table)
        await world.settled()
    assert sum(record.levelno >= logging.ERROR for record in caplog.records) == 1


async def table_with_pages(world: DrawnWorld) -> Table:
    """A table whose people all have private pages, so that none need be called."""
    table = await world.start_table()
    for chair in table.chairs:
        token: Any = StubInteraction(user=chair.user or 0)
        world.boards._hands.remember(table, token, message=7)
    return table


async def test_board_lags_during_a_trick_and_shows_a_full_one_at_once(
    world: DrawnWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_with_pages(world)
    while not (table.live and table.view(None).leader is not None):
        await world.play_moves(table, 1)
    await world.settled()
    before = world.board(table)
    await world.play_moves(table, 1)
    await world.settled()
    assert world.board(table) == before
    monkeypatch.setattr(board_drawing, "MAX_LAG_SECONDS", 0)
    await world.play_moves(table, 1)
    await world.settled()
    assert world.board(table) != before
    monkeypatch.undo()
    shown = world.board(table)
    while table.live and table.view(None).trick:
        await world.play_moves(table, 1)
    await world.settled()
    assert world.board(table) != shown, "a full trick is shown at once"


async def test_lagging_board_catches_up(world: DrawnWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_drawing, "MAX_LAG_SECONDS", 0.2)
    table = await table_with_pages(world)
    while not (table.live and table.view(None).trick):
        await world.play_moves(table, 1)
    (card,) = table.view(None).trick
    sign = card_sign(table.rules.pack, card, WORDS)
    await world.channels.until(lambda: sign in world.board(table))


async def test_lagging_board_is_drawn_after_a_restart(world: DrawnWorld) -> None:
    """The stale board calls a person who has already moved; a correct one stays asleep."""
    table = await table_with_pages(world)
    while not (table.live and len(table.view(None).trick) == 1 and not table.has_no_choice):
        await world.settled()
        await world.play_moves(table, 1)
    sign, number = card_sign(table.rules.pack, table.view(None).trick[0], WORDS), table.id
    del table
    for shown in (False, True):
        await world.settled()
        assert (sign in world.board(await world.tables.register.table(number))) is shown
        await world.ended()
        (sleep,) = await world.rows.waiting()
        assert sleep.waits == ("remind absent" if shown else NOW)
        await world.restart()


async def test_undrawable_lobby_keeps_its_buttons(
    world: DrawnWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_pages, "lobby", fails)
    table = await world.open_table()
    await world.channels.until(lambda: "4 of 4" in world.board(table))
    (alive,) = world.channels.alive(table.id)
    codes = [button.id.split(":")[3] for button in world.channels.messages[alive].page.controls()]
    assert codes == ["chair", "start", "options", "lobby"]


async def test_undrawable_hand_keeps_its_drawable_buttons(
    world: DrawnWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start_table()
    assert table.awaited is not None
    whole = drawn_hand(table, table.awaited)
    monkeypatch.setattr(hand_page, "hand", fails)
    plain = drawn_hand(table, table.awaited)
    *own_controls, _take_back, _menu, _lesson = whole.controls()
    assert list(plain.controls()) == own_controls
    monkeypatch.setattr(hand_page, "hand_controls", fails)
    plainer = drawn_hand(table, table.awaited, "You must follow")
    assert [button.id for button in plainer.controls()] == ["t:1:0:hand"]
    assert plainer.text.startswith("> You must follow")
    assert "can't draw your hand" in plainer.text


async def test_page_rejected_by_discord_falls_back_to_a_plain_page(world: DrawnWorld) -> None:
    def picky(what: str, page: Page | None) -> SendOutcome:
        plain = page is None or "can't draw" in page.text or "Deal 1 is over" in page.text
        return SendOutcome.DONE if plain else SendOutcome.UNFIT

    table = await world.open_table(1)
    world.channels.outcome_of = picky
    await world.tables.lobbies.start(table, ANA)
    await world.channels.until(lambda: "can't draw this board" in world.board(table))
    await world.play_moves(table)
    await world.channels.until(
        lambda: any("match is over" in text for text in world.channels.texts())
    )


async def test_undrawable_table_does_not_affect_another(
    world: DrawnWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choosy(info: Any, *rest: Any, **named: Any) -> Page:
        if info.table == 1:
            raise RecursionError
        return board(info, *rest, **named)

    monkeypatch.setattr(live_board_page, "board", choosy)
    broken = await world.start_table()
    world.channel = CHANNEL + 1
    other = await world.start_table()
    await world.channels.until(
        lambda: world.board(broken) and "auction begins" in world.board(other)
    )


@pytest.mark.parametrize("trigger", ["click", "restart"])
async def test_undelivered_ending_is_posted_later(world: DrawnWorld, trigger: str) -> None:
    table = await world.start_table(1)
    await world.channels.until(lambda: world.board(table))
    world.channels.outcome_of = refuse_posts
    await world.play_moves(table)
    await world.channels.until(lambda: world.boards.undelivered.problem_at(table))
    assert table.told == 0
    world.channels.outcome_of = lambda what, page: SendOutcome.DONE
    if trigger == "click":
        world.boards.clicked(table.id, CHANNEL, None)
    else:
        await world.restart_with_boards()
    await world.channels.until(
        lambda: any("match is over" in text for text in world.channels.texts())
    )
    assert (
        sum(text.startswith(("### Deal 1\n", "### Deal 1 ")) for text in world.channels.texts())
        == 1
    )


async def test_hands_are_drawn_when_the_channel_refuses_posts(
    world: DrawnWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start_table(2)
    shown: list[tuple[int, int]] = []

    async def refresh(_: PrivateViews, table: Table, user: int) -> bool:
        shown.append((table.deals, user))
        return True

    monkeypatch.setattr(PrivateViews, "refresh", refresh)
    world.channels.outcome_of = refuse_posts
    await world.play_deal(table)
    await world.channels.until(lambda: world.boards.undelivered.problem_at(table))
    everybody = {ANA, BOR, BOR + 1, BOR + 2}
    await world.channels.until(lambda: {user for deal, user in shown if deal == 2} == everybody)


def test_retry_delay_grows_up_to_its_limit() -> None:
    waits = [retry_delay(failed) for failed in range(1, 1200)]
    assert waits[0] == 5
    assert waits == sorted(waits)
    assert max(waits) == 15 * 60


async def test_table_is_closed_when_its_channel_is_gone(world: DrawnWorld) -> None:
    table = await world.start_table(2)
    await world.play_deal(table)
    await world.channels.until(lambda: world.board(table))
    world.channels.channel_exists = False
    await world.play_moves(table, 1)
    await world.channels.until(lambda: not table.open and not world.boards._redraws)
    asked = len(world.channels.requests)
    standings = await leaderboard(world.store, 1)
    assert [standing.deals for standing in standings] == [1] * 4
    assert await world.rows.postings(table.id) == ()
    assert await world.rows.waiting() == ()
    assert len(world.channels.requests) == asked


async def test_restart_leaves_correct_messages_alone(world: DrawnWorld) -> None:
    """A board, and a lobby in another channel."""
    await world.start_table()
    await world.settled()
    world.channel += 1
    await world.open_table()
    await world.settled()
    before = list(world.channels.requests)
    for _ in range(3):
        await world.restart_with_boards()
        assert len(world.tables.register.all()) == 2
    assert world.channels.requests == before


async def test_board_drawn_while_postings_are_saved_is_saved_after_them(
    world: DrawnWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boards, "SAVE_DELAY", 0.0)
    table = await world.start_table()
    await world.settled()
    posted = world.boards._task(table).posted
    save = world.rows.set_postings

    async def save_slowly(postings: Mapping[int, tuple[Posting, ...]]) -> None:
        await save(postings)
        posted.unsaved = True  # it was drawn in this moment
        monkeypatch.setattr(world.rows, "set_postings", save)

    monkeypatch.setattr(world.rows, "set_postings", save_slowly)
    world.boards.invalidate(table)
    await world.settled()
    await world.boards._background.wait()
    assert not posted.unsaved


async def test_person_is_called_once_a_turn_across_restarts(world: DrawnWorld) -> None:
    table = await world.start_table()
    person = table.publicly_awaited
    await world.settled()
    for _ in range(5):
        await world.restart_with_boards()
    assert [pings for _, pings in world.channels.requests if pings] == [(person,)]


async def test_call_is_a_line_below_a_board_that_stays_and_goes_after_the_move(
    world: DrawnWorld,
) -> None:
    table = await world.start_table()
    await world.settled()
    (board_message,) = world.channels.alive(table.id)
    (line,) = world.channels.call_lines(table.id)
    assert line > board_message and "turn" in world.channels.messages[line].page.text
    world.boards.call(table)
    await world.settled()
    (reminder,) = world.channels.call_lines(table.id)
    assert reminder > line
    await world.play_moves(table, 1)
    await world.settled()
    assert world.channels.alive(table.id) == [board_message]
    assert reminder not in world.channels.call_lines(table.id)
    await world.play_moves(table)
    await world.settled()
    assert not world.channels.call_lines(table.id)


@pytest.mark.parametrize("moved", [False, True])
@pytest.mark.parametrize("arrives", [False, True])
async def test_call_whose_answer_was_lost_leaves_no_second_line_after_a_restart(
    world: DrawnWorld, *, arrives: bool, moved: bool
) -> None:
    """The bot ended while it posted the line, before or after Discord had carried that out."""
    table = await world.start_table()
    await world.settled()
    (row,) = [row for row in await world.rows.postings(table.id) if row.drawn == CALL_LINE]
    boards = [row for row in await world.rows.postings(table.id) if row.drawn != CALL_LINE]
    await world.boards.close()
    unconfirmed = (replace(row, message=None), *(replace(each, called=None) for each in boards))
    await world.rows.set_postings({table.id: unconfirmed})
    if not arrives:
        await world.channels.delete(table.channel, row.message or 0)
    await world.restart()
    table = await world.tables.register.table(table.id)
    if moved:
        await world.play_moves(table, 1)
    world.boards.changed(table, ())
    await world.settled()
    lines = world.channels.call_lines(table.id)
    assert len(lines) == 1 and (lines == [row.message]) == (arrives and not moved)


async def test_call_that_the_channel_refuses_comes_once_it_is_allowed(world: DrawnWorld) -> None:
    """Meanwhile the board is still edited, and hands tell why nobody was called."""
    table = await world.start_table()
    await world.settled()
    world.channels.outcome_of = refuse_posts
    await world.play_moves(table, 1)
    await world.channels.until(lambda: world.boards.undelivered.problem_at(table) is not None)
    person = table.publicly_awaited
    assert f"<@{person}>" in world.board(table) and not world.channels.call_lines(table.id)
    world.channels.outcome_of = lambda kind, page: SendOutcome.DONE
    world.boards.retry_in(table.channel)
    await world.settled()
    assert world.channels.requests[-1] == ("post", (person,))


@pytest.mark.parametrize(
    ("outcome", "pending"),
    [(SendOutcome.REFUSED, 0), (SendOutcome.AWAITS_CLICK, 0), (SendOutcome.FAILED, 1)],
)
async def test_table_without_a_right_or_a_token_does_not_count_as_late(
    world: DrawnWorld, outcome: SendOutcome, pending: int
) -> None:
    """The host's alerts are about Discord and the bot, not about what only a person brings."""
    table = await world.start_table(1)
    await world.settled()
    world.channels.outcome_of = lambda what, page: outcome
    await world.play_moves(table)
    await world.channels.until(lambda: world.boards.undelivered.problem_at(table) is not None)
    assert world.boards.pending == pending
    assert (world.boards.longest_pending > 0) == bool(pending)


async def test_pause_is_drawn_on_every_live_hand(world: DrawnWorld) -> None:
    table = await world.start_table()
    screens = {user: Screen() for user in (ANA, BOR)}
    for user, screen in screens.items():
        token: Any = StubInteraction(user=user, screen=screen)
        world.boards._hands.remember(table, token, message=user)
    await world.tables.pauses.pause(table, ANA)
    await world.settled()
    for screen in screens.values():
        assert screen.shows[-1].endswith(":resume")
    await world.tables.pauses.resume(table, BOR)
    await world.settled()
    for screen in screens.values():
        assert screen.shows[-1].endswith(":hand")


async def test_pause_suppresses_calls(world: DrawnWorld) -> None:
    table = await world.start_table()
    await world.settled()
    world.channels.requests.clear()
    with world.boards._replies.reply():  # nothing is drawn before the pause
        await world.play_moves(table, 1)
        await world.tables.pauses.pause(table, ANA)
    await world.settled()
    assert not any(pings for _, pings in world.channels.requests)
    await world.tables.pauses.resume(table, ANA)
    await world.settled()
    assert any(pings for _, pings in world.channels.requests)


async def test_watched_table_is_redrawn_after_each_move(world: DrawnWorld) -> None:
    table, screen = await world.start_table(), Screen()
    token: Any = StubInteraction(user=EVA, screen=screen)
    world.boards._hands.remember(table, token, message=EVA)
    await world.settled()
    await world.play_moves(table, 1)
    await world.settled()
    await world.boards._hands.wait_until_drawn()
    assert screen.shows[-1] == table.info().control("watch")
    assert not any(str(table.info().control("hand")) in shown for shown in screen.shows)
    shown = len(screen.shows)
    await world.boards._hands.stop_watching(table, EVA)
    await world.play_moves(table, 1)
    await world.settled()
    await world.boards._hands.wait_until_drawn()
    assert len(screen.shows) == shown


async def test_waiting_player_sees_what_the_board_shows(world: DrawnWorld) -> None:
    """On their page, too, the trick never goes backwards; it is drawn over their message."""
    table = await world.start_table()
    await world.settled()
    assert table.awaited is not None
    waits = next(user for user in (ANA, BOR) if user != table.awaited)
    screen = Screen()
    token: Any = StubInteraction(user=waits, screen=screen)
    world.boards._hands.remember(table, token, message=waits)
    while table.awaited != waits:
        await world.play_moves(table, 1)
        await world.settled()
        await world.boards._hands.wait_until_drawn()
        assert screen.shows[-1] == table.info(table.seat_of(waits)).control("hand")
    assert not screen.sent


async def test_private_pages_show_a_score_that_is_slow_on_its_way(
    world: DrawnWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They also show the button of the next deal, which the channel lacks as well."""
    monkeypatch.setattr(redraw_queue, "SLOW_SECONDS", 0.0)
    arrives, table = asyncio.Event(), await world.start_table(2)
    await world.settled()
    pages: list[Page] = []
    seen = asyncio.Event()

    usual = world.channels.post

    async def post(channel: int, page: Page, once: str) -> SendResult:
        await arrives.wait()
        return await usual(channel, page, once)

    monkeypatch.setattr(world.channels, "post", post)
    set_problem = world.boards.undelivered.set_problem

    def noted(table_of_problem: Table, problem: DeliveryProblem | None) -> None:
        set_problem(table_of_problem, problem)
        if problem is not None and problem.pending:
            pages.append(drawn_hand(table, ANA, undelivered=world.boards.undelivered))
            seen.set()

    monkeypatch.setattr(world.boards.undelivered, "set_problem", noted)
    await world.finish_deal(table)
    async with asyncio.timeout(TIMEOUT):
        await seen.wait()
    assert "### Deal 1" in pages[-1].text
    assert [button.id for button in pages[-1].controls() if button.id.endswith(":next")]
    arrives.set()
    await world.settled()
    assert not world.boards.undelivered.problem_at(table)
    assert "### Deal 1" not in drawn_hand(table, ANA, undelivered=world.boards.undelivered).text
