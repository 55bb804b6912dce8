"""What the channel shows if something goes wrong: nothing blocks what comes after it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NoReturn

import pytest

from bot.choices.languages import Languages
from bot.deals.board import board
from bot.deals.words import card_sign, signed
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.sending.messages import SendOutcome, Sent
from bot.kit.fallbacks import _log_once
from bot.kit.page import Page
from bot.store import NOW
from bot.tables.board import board_drawing, live_board, redraw_task
from bot.tables.board.boards import Boards
from bot.tables.board.redraw_task import patience
from bot.tables.model.table import Table
from bot.tables.pages import endings, table_pages
from bot.tables.private import hand_page
from bot.tables.private.hand_page import draw_hand
from bot.tables.private.private_views import PrivateViews
from bot.tables.private.unshown import Lack
from tests.bot.discord_stub import Screen, StubInteraction, StubMessages
from tests.bot.store.store_examples import ranked
from tests.bot.world import ANA, BOR, CHANNEL, EVA, World
from tests.pages.drawn import WORDS
from tests.soon import SOON


class Shown(World):
    """A world whose tables are drawn in a stand-in for channels."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.channels = StubMessages()

    def prepare(self) -> None:
        hands, languages = PrivateViews(ReplyPriority(0)), Languages(lambda _: WORDS)
        ahead = ReplyPriority(0)
        self.boards = Boards(
            self.channels,
            self.tables,
            self.pages,
            hands,
            self.rows,
            languages,
            lambda: self.now,
            0,
            ahead,
        )
        self.tables.register.listen(self.boards.changed)

    async def restarted(self) -> None:
        """The same channels with another process; what was waiting has been drawn."""
        await self.boards.close()
        await self.again()
        await self.settled()

    async def ended(self) -> None:
        """The process ends properly."""
        await self.boards.close()
        await self.tables.register.close()

    async def settled(self) -> None:
        """Wait until everything is drawn."""
        async with asyncio.timeout(SOON):
            for task in tuple(self.boards._redraws.values()):
                await task.settled.wait()

    def board(self, table: Table) -> str:
        """The text of the one message with buttons."""
        alive = self.channels.alive(table.id)
        return self.channels.messages[alive[0]].page.text if len(alive) == 1 else ""


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Shown]:
    monkeypatch.setattr(board_drawing, "BEHIND", SOON)  # however busy the machine is
    _log_once.cache_clear()
    made = Shown(tmp_path / "tarok.sqlite3")
    await made.open()
    yield made
    await made.boards.close()
    await made.store.close()


def fails(*_: object, **__: object) -> NoReturn:
    raise KeyError("the Mond of Ana")


def may_not_post(what: str, _: Page | None) -> SendOutcome:
    return SendOutcome.REFUSED if what == "post" else SendOutcome.DONE


async def test_a_score_that_cannot_be_drawn_is_told_plainly(
    world: Shown, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(endings, "score_sheet", fails)
    table = await world.started(2)
    await world.finish_deal(table)
    await world.settled()
    await world.play(table)
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


async def test_the_end_of_a_match_that_cannot_be_drawn_is_told_plainly(
    world: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endings, "match_over", fails)
    table = await world.started(1)
    await world.play(table)
    await world.channels.until(
        lambda: any("match is over" in text for text in world.channels.texts())
    )
    await world.channels.until(lambda: not world.channels.alive(table.id))


async def test_a_board_that_cannot_be_drawn_keeps_its_buttons(
    world: Shown, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(live_board, "board", fails)
    table = await world.started()
    await world.channels.until(lambda: "can't draw this board" in world.board(table))
    (alive,) = world.channels.alive(table.id)
    assert [one.id for one in world.channels.messages[alive].page.controls()] == ["t:1:0:hand"]
    assert f"<@{table.called}>" in world.board(table)
    for _ in range(3):
        world.boards.repost(table)
        await world.settled()
    assert sum(record.levelno >= logging.ERROR for record in caplog.records) == 1


async def with_pages(world: Shown) -> Table:
    """A table whose people all see their own pages, so nobody need be notified."""
    table = await world.started()
    for chair in table.chairs:
        token: Any = StubInteraction(user=chair.user or 0)
        world.boards._hands.remember(table, token, message=7)
    return table


async def test_while_a_trick_is_played_the_board_may_be_a_moment_behind(
    world: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await with_pages(world)
    while not (table.live and table.view(None).leader is not None):
        await world.play(table, 1)
    await world.settled()
    before = world.board(table)
    await world.play(table, 1)
    await world.settled()
    assert world.board(table) == before
    monkeypatch.setattr(board_drawing, "BEHIND", 0)
    await world.play(table, 1)
    await world.settled()
    assert world.board(table) != before
    monkeypatch.undo()
    shown = world.board(table)
    while table.live and table.view(None).trick:
        await world.play(table, 1)
    await world.settled()
    assert world.board(table) != shown, "a full trick is shown at once"


async def test_a_board_that_is_behind_catches_up(
    world: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_drawing, "BEHIND", 0.2)
    table = await with_pages(world)
    while not (table.live and table.view(None).trick):
        await world.play(table, 1)
    (card,) = table.view(None).trick
    sign = card_sign(table.rules.pack, card, WORDS)
    await world.channels.until(lambda: sign in world.board(table))


async def test_a_board_that_is_behind_is_drawn_after_a_start(world: Shown) -> None:
    """The stale board calls somebody who has already moved; one that is as it should be is left
    asleep."""
    table = await with_pages(world)
    while not (table.live and len(table.view(None).trick) == 1 and not table.unasked):
        await world.settled()
        await world.play(table, 1)
    sign, number = card_sign(table.rules.pack, table.view(None).trick[0], WORDS), table.id
    del table
    for shown in (False, True):
        await world.settled()
        assert (sign in world.board(await world.tables.register.table(number))) is shown
        await world.ended()
        (sleep,) = await world.rows.waiting()
        assert sleep.waits == ("remind absent" if shown else NOW)
        await world.again()


async def test_a_lobby_that_cannot_be_drawn_keeps_its_buttons(
    world: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_pages, "lobby", fails)
    table = await world.table()
    await world.channels.until(lambda: "4 of 4" in world.board(table))
    (alive,) = world.channels.alive(table.id)
    codes = [one.id.split(":")[3] for one in world.channels.messages[alive].page.controls()]
    assert codes == ["chair", "start", "options", "lobby"]


async def test_a_hand_that_cannot_be_drawn_keeps_the_buttons_that_can(
    world: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.started()
    assert table.awaited is not None
    whole = draw_hand(table, table.awaited, WORDS)
    monkeypatch.setattr(hand_page, "hand", fails)
    plain = draw_hand(table, table.awaited, WORDS)
    assert list(plain.controls()) == list(whole.controls())
    monkeypatch.setattr(hand_page, "hand_controls", fails)
    plainer = draw_hand(table, table.awaited, WORDS, "You must follow")
    assert [one.id for one in plainer.controls()] == ["t:1:0:hand"]
    assert plainer.text.startswith("> You must follow")
    assert "can't draw your hand" in plainer.text


async def test_a_page_that_discord_does_not_take_is_drawn_plainly(world: Shown) -> None:
    def picky(what: str, page: Page | None) -> SendOutcome:
        plain = page is None or "can't draw" in page.text or "Deal 1 is over" in page.text
        return SendOutcome.DONE if plain else SendOutcome.UNFIT

    table = await world.table(1)
    world.channels.outcome_of = picky
    await world.tables.lobbies.start(table, ANA)
    await world.channels.until(lambda: "can't draw this board" in world.board(table))
    await world.play(table)
    await world.channels.until(
        lambda: any("match is over" in text for text in world.channels.texts())
    )


async def test_a_table_in_trouble_does_not_touch_another(
    world: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choosy(info: Any, *rest: Any, **named: Any) -> Page:
        if info.table == 1:
            raise RecursionError
        return board(info, *rest, **named)

    monkeypatch.setattr(live_board, "board", choosy)
    one = await world.started()
    world.channel = CHANNEL + 1
    other = await world.started()
    await world.channels.until(lambda: world.board(one) and "auction begins" in world.board(other))


@pytest.mark.parametrize("how", ["click", "restart"])
async def test_what_could_not_be_told_is_told_later(world: Shown, how: str) -> None:
    table = await world.started(1)
    await world.channels.until(lambda: world.board(table))
    world.channels.outcome_of = may_not_post
    await world.play(table)
    await world.channels.until(lambda: world.boards.unshown.of(table))
    assert table.told == 0
    world.channels.outcome_of = lambda what, page: SendOutcome.DONE
    if how == "click":
        world.boards.clicked(table.id, CHANNEL, None)
    else:
        await world.restarted()
    await world.channels.until(
        lambda: any("match is over" in text for text in world.channels.texts())
    )
    assert (
        sum(text.startswith(("### Deal 1\n", "### Deal 1 ")) for text in world.channels.texts())
        == 1
    )


async def test_players_get_their_hands_though_nothing_can_be_posted(
    world: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.started(2)
    shown: list[tuple[int, int]] = []

    async def refresh(_: PrivateViews, table: Table, user: int) -> bool:
        shown.append((table.deals, user))
        return True

    monkeypatch.setattr(PrivateViews, "refresh", refresh)
    world.channels.outcome_of = may_not_post
    await world.play_deal(table)
    await world.channels.until(lambda: world.boards.unshown.of(table))
    everybody = {ANA, BOR, BOR + 1, BOR + 2}
    await world.channels.until(lambda: {user for deal, user in shown if deal == 2} == everybody)


def test_what_fails_again_and_again_is_tried_less_and_less() -> None:
    waits = [patience(failed) for failed in range(1, 1200)]
    assert waits[0] == 5
    assert waits == sorted(waits)
    assert max(waits) == 15 * 60


async def test_a_table_is_closed_when_its_channel_is_gone(world: Shown) -> None:
    table = await world.started(2)
    await world.play_deal(table)
    await world.channels.until(lambda: world.board(table))
    world.channels.channel_exists = False
    await world.play(table, 1)
    await world.channels.until(lambda: not table.open and not world.boards._redraws)
    asked = len(world.channels.requests)
    standings = await ranked(world.store, 1)
    assert [standing.deals for standing in standings] == [1] * 4
    assert await world.rows.postings(table.id) == ()
    assert await world.rows.waiting() == ()
    assert len(world.channels.requests) == asked


async def test_what_stands_is_left_alone_by_a_start(world: Shown) -> None:
    """A board, and a lobby in another channel."""
    await world.started()
    await world.settled()
    world.channel += 1
    await world.table()
    await world.settled()
    before = list(world.channels.requests)
    for _ in range(3):
        await world.restarted()
        assert len(world.tables.register.all()) == 2
    assert world.channels.requests == before


async def test_one_turn_is_one_call_whatever_restarts(world: Shown) -> None:
    table = await world.started()
    person = table.called
    await world.settled()
    for _ in range(5):
        await world.restarted()
    assert [pings for _, pings in world.channels.requests if pings] == [(person,)]


async def test_a_pause_is_seen_on_every_live_hand(world: Shown) -> None:
    table = await world.started()
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


async def test_nobody_is_called_in_a_pause(world: Shown) -> None:
    table = await world.started()
    await world.settled()
    world.channels.requests.clear()
    with world.boards._ahead.reply():  # nothing is drawn before the pause
        await world.play(table, 1)
        await world.tables.pauses.pause(table, ANA)
    await world.settled()
    assert not any(pings for _, pings in world.channels.requests)
    await world.tables.pauses.resume(table, ANA)
    await world.settled()
    assert any(pings for _, pings in world.channels.requests)


async def test_what_a_bystander_watches_goes_on_by_itself(world: Shown) -> None:
    table, screen = await world.started(), Screen()
    token: Any = StubInteraction(user=EVA, screen=screen)
    world.boards._hands.remember(table, token, message=EVA)
    await world.settled()
    await world.play(table, 1)
    await world.settled()
    await world.boards._hands.passed()
    assert screen.shows[-1] == table.info().control("watch")
    assert not any(str(table.info().control("hand")) in shown for shown in screen.shows)
    shown = len(screen.shows)
    await world.boards._hands.let_go(table, EVA)
    await world.play(table, 1)
    await world.settled()
    await world.boards._hands.passed()
    assert len(screen.shows) == shown


async def test_who_waits_sees_what_the_board_shows(world: Shown) -> None:
    """On their page, too, the trick never goes backwards; it is drawn over their message."""
    table = await world.started()
    await world.settled()
    assert table.awaited is not None
    waits = next(user for user in (ANA, BOR) if user != table.awaited)
    screen = Screen()
    token: Any = StubInteraction(user=waits, screen=screen)
    world.boards._hands.remember(table, token, message=waits)
    while table.awaited != waits:
        await world.play(table, 1)
        await world.settled()
        await world.boards._hands.passed()
        assert screen.shows[-1] == table.info(table.seat_of(waits)).control("hand")
    assert not screen.sent


async def test_private_pages_show_a_score_that_is_slow_on_its_way(
    world: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what to press for the next deal, as the channel does not have that either."""
    monkeypatch.setattr(redraw_task, "SLOW", 0.0)
    arrives, table = asyncio.Event(), await world.started(2)
    await world.settled()
    pages: list[Page] = []
    seen = asyncio.Event()

    usual = world.channels.post

    async def post(channel: int, page: Page, once: str) -> Sent:
        await arrives.wait()
        return await usual(channel, page, once)

    monkeypatch.setattr(world.channels, "post", post)
    note = world.boards.unshown.note

    def noted(at: Table, lack: Lack | None) -> None:
        note(at, lack)
        if lack is not None and lack.told:
            pages.append(draw_hand(table, ANA, WORDS, unshown=world.boards.unshown))
            seen.set()

    monkeypatch.setattr(world.boards.unshown, "note", noted)
    await world.finish_deal(table)
    async with asyncio.timeout(SOON):
        await seen.wait()
    assert "### Deal 1" in pages[-1].text
    assert [one.id for one in pages[-1].controls() if one.id.endswith(":next")]
    arrives.set()
    await world.settled()
    assert not world.boards.unshown.of(table)
    assert "### Deal 1" not in draw_hand(table, ANA, WORDS, unshown=world.boards.unshown).text
