"""Alone with the house, a person's own page is the game.

One message, and a small board beside it.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.discord.answering.reply_priority import ReplyPriority
from bot.games.info import Chair
from bot.kit.look import Look
from bot.kit.page import Picture
from bot.pictures.scenes import PosterScene
from bot.tables.memory.untold import missed_events
from bot.tables.model.pace import TRICK_PAUSES, Pace, filled_by_itself
from bot.tables.model.table import Table, TableEvent
from bot.tables.pages.alone import changes_soon
from bot.tables.private.refreshes import Refreshes
from engine import Play, act, observe
from tests.bot.discord_stub import Screen, StubInteraction, StubMessages
from tests.bot.tables.board.drawn_world import refuse_posts
from tests.bot.tables.clock.timed import Hurry, Timed
from tests.bot.tables.drawing import drawn_boards, drawn_hand, private_views
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, GUILD
from tests.laws.playing import RULES, random_deal
from tests.timeout import TIMEOUT

NEVER = 3600.0
"""Seconds between two drawings of a board: no page waits for them."""


class Solo(Timed):
    """A world in which Ana plays with the house, with boards drawn in a stand-in for channels."""

    pause = 0.01

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.channels = StubMessages()

    def add_listeners(self) -> None:
        self.hands = private_views()
        self.refreshes = Refreshes(
            self.hands, self.pages, replies=ReplyPriority(0), last_trick_seconds=0
        )
        self.boards = drawn_boards(self, self.channels, self.hands, pause=self.pause)
        self.tables.register.listen(self.refreshes.changed)
        self.tables.register.listen(self.boards.changed)

    async def close(self) -> None:
        await self.clock.close()
        await self.refreshes.close()
        await self.boards.close()

    async def restart_with_boards(self) -> None:
        """Restart the process with the same channels."""
        await self.close()
        await self.restart()

    async def alone(self, length: int = 8, players: int = 4) -> Table:
        table = await self.tables.lobbies.open(
            guild=GUILD,
            channel=CHANNEL,
            founder=Chair("Ana", ANA),
            game="slovenian",
            players=players,
            options={},
            length=length,
            language="en",
        )
        await self.tables.lobbies.fill(table, ANA)
        return table

    async def click(self, table: Table) -> None:
        """Ana makes the first move she is offered."""
        seat = table.seat_of(ANA)
        code = self.code(table, table.view(seat).offers[0].nth(0))
        await self.tables.play.act(table, ANA, code, table.shown_seq(seat))


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Solo]:
    made = Solo(tmp_path / "tarok.sqlite3")
    await made.open()
    yield made
    await made.close()
    await made.store.close()


def sat(world: Solo, table: Table) -> Screen:
    """Ana has a page of her own from now on."""
    screen = Screen()
    token: Any = StubInteraction(user=ANA, screen=screen)
    world.hands.remember(table, token, message=7)
    return screen


async def play_deal(world: Solo, table: Table, screen: Screen) -> None:
    """Play by the page until it has *Next deal*."""
    while True:
        await screen.until(lambda: "next" in screen.codes or asks(table, screen))
        if "next" in screen.codes:
            return
        await world.click(table)


async def play_match(world: Solo, table: Table, screen: Screen) -> None:
    """Play a deal by the page, and with it the match."""
    await world.hands.refresh(table, ANA)
    while table.open:
        await screen.until(lambda: not table.open or asks(table, screen))
        if table.open:
            await world.click(table)


def asks(table: Table, screen: Screen) -> bool:
    """Whether the page asks for the move that the table waits for."""
    seat = table.seat_of(ANA)
    choosing = table.awaited == ANA and not table.has_no_choice
    return choosing and screen.shows[-1].split(":")[2] == str(table.shown_seq(seat))


async def test_solo_match_is_one_page_and_one_board(world: Solo) -> None:
    table = await world.alone()
    screen = sat(world, table)
    await world.hands.refresh(table, ANA)
    for deal in (1, 2):
        async with asyncio.timeout(TIMEOUT):
            await play_deal(world, table, screen)
        title = f"### Deal {deal}"  # a page already on its way may have come before it
        await screen.until(partial(lambda title: title in screen.text, title))
        await world.tables.play.ask_for_next(table, ANA)
        await screen.until(lambda: "next" not in screen.codes)
    assert screen.sent == 0, "all was drawn in the one message"
    await world.channels.until(lambda: world.channels.alive(table.id))
    assert world.channels.count("post") == 1 and len(world.channels.messages) == 1


async def test_result_is_in_the_channel_only_if_the_page_is_gone(
    world: Solo,
) -> None:
    table = await world.alone(2)
    screen = sat(world, table)
    await world.hands.refresh(table, ANA)
    await play_deal(world, table, screen)
    await world.channels.until(lambda: "sit" in codes(world, table))
    (alive,) = world.channels.alive(table.id)
    board = world.channels.messages[alive].page
    assert "### Deal 1" not in board.text and "next" not in codes(world, table)
    assert "hand" in codes(world, table) and "Score: " in board.text
    assert "menu" in screen.codes and "The deal is over" not in screen.text
    view: Any = world.hands.drawable((table.id, ANA))
    view.sender.expires_at = view.sender.created_at  # they haven't clicked for a quarter of an hour
    world.tables.register.tell(table)
    await world.channels.until(lambda: "next" in codes(world, table))
    assert "### Deal 1" in world.channels.messages[alive].page.text


async def test_score_of_a_solo_deal_begins_with_what_decided_it(world: Solo) -> None:
    """In pictures a poster, without them the trick; so does the page that has the score."""
    table = await world.alone()
    async with table.lock:
        table.newcomers = {}
    screen = sat(world, table)
    await world.hands.refresh(table, ANA)
    await play_deal(world, table, screen)
    assert screen.text.startswith("**What decided it · Trick")
    undelivered = world.hands.undelivered
    in_pictures = drawn_hand(table, ANA, look=Look("pictures"), undelivered=undelivered)
    assert isinstance(in_pictures.blocks[0], Picture)
    assert isinstance(in_pictures.blocks[0].scene, PosterScene)
    assert in_pictures.instead is not None
    assert in_pictures.instead() == drawn_hand(table, ANA, undelivered=undelivered)


async def test_score_of_a_first_deal_is_short(world: Solo) -> None:
    """A phone shows it at once: no poster, nothing twice, and one row for what comes next."""
    table = await world.alone()
    screen = sat(world, table)
    await world.hands.refresh(table, ANA)
    await play_deal(world, table, screen)
    assert screen.text.startswith("### Deal 1")
    assert "card points and took" not in screen.text and " in all: " not in screen.text
    assert "ask-stop" not in screen.codes
    in_pictures = drawn_hand(table, ANA, look=Look("pictures"), undelivered=world.hands.undelivered)
    assert not in_pictures.pictures


async def test_match_end_is_in_the_channel_alone_and_the_score_on_the_page_alone(
    world: Solo,
) -> None:
    table = await world.alone(1)
    screen = sat(world, table)
    await play_match(world, table, screen)
    await screen.until(lambda: "### Deal 1" in screen.text)
    await world.channels.until(
        lambda: any("match is over" in text for text in world.channels.texts())
    )
    await world.hands.wait_until_drawn()
    assert "### Deal 1" in screen.text and "The deal is over" not in screen.text
    assert not any("match is over" in text for text in screen.texts)
    assert sum("match is over" in text for text in world.channels.texts()) == 1
    assert not any(
        "### Deal 1\n" in text or "### Deal 1 " in text for text in world.channels.texts()
    )


async def test_page_keeps_the_result_when_the_channel_refuses_the_end(
    world: Solo,
) -> None:
    table = await world.alone(1)
    screen = sat(world, table)
    world.channels.outcome_of = refuse_posts
    await play_match(world, table, screen)
    await world.channels.until(lambda: len(world.boards.undelivered.endings(table)) == 2)
    await world.hands.refresh(table, ANA)
    assert "match is over" in screen.text and "### Deal 1" in screen.text


async def test_page_does_not_wait_for_the_board(world: Solo) -> None:
    table = await world.alone()
    screen = sat(world, table)
    world.boards._pause = NEVER
    world.boards._redraws.clear()
    await world.hands.refresh(table, ANA)
    await play_deal(world, table, screen)
    assert "### Deal 1" in screen.text


async def test_board_has_its_buttons_after_a_restart(world: Solo) -> None:
    """Tokens are gone then: players return to their cards, and between two deals go on."""
    table = await world.alone()
    await world.channels.until(lambda: "hand" in codes(world, table))  # the lobby is drawn over
    await world.restart_with_boards()
    table = await world.tables.register.table(table.id)
    assert codes(world, table) >= {"hand", "watch"}
    await world.channels.until(
        lambda: f"**<@{ANA}> " in board_text(world, table) or not table.awaited
    )
    screen = sat(world, table)
    await world.hands.refresh(table, ANA)
    await play_deal(world, table, screen)
    await world.restart_with_boards()
    table = await world.tables.register.table(table.id)
    await world.channels.until(lambda: "next" in codes(world, table))
    (alive,) = world.channels.alive(table.id)
    assert "### Deal 1" in world.channels.messages[alive].page.text, "the score is told once more"
    assert world.channels.count("post") == 1


def board_text(world: Solo, table: Table) -> str:
    """The text of the board; empty: there is none yet, or two for a moment."""
    alive, *others = world.channels.alive(table.id) or [0]
    return "" if not alive or others else world.channels.messages[alive].page.text


def codes(world: Solo, table: Table) -> set[str]:
    """The controls of the board; empty: there is none yet, or two for a moment."""
    alive, *others = world.channels.alive(table.id) or [0]
    if not alive or others:
        return set()
    return {
        control.id.split(":", 3)[-1] for control in world.channels.messages[alive].page.controls()
    }


async def test_board_offers_the_next_deal_without_an_event(world: Solo) -> None:
    table = await world.alone()
    screen = sat(world, table)
    await world.hands.refresh(table, ANA)
    await play_deal(world, table, screen)
    await world.channels.until(lambda: "sit" in codes(world, table))
    await world.tables.play.ask_for_next(table, ANA)
    await world.channels.until(lambda: "watch" in codes(world, table))


async def test_solo_board_is_drawn_a_few_times_a_deal(world: Solo, monkeypatch: Any) -> None:
    monkeypatch.setattr("bot.tables.board.board_drawing.SMALL_BOARD_PAUSES", NEVER)
    table = await world.alone()
    screen = sat(world, table)
    await world.hands.refresh(table, ANA)
    await play_deal(world, table, screen)
    await world.tables.play.ask_for_next(table, ANA)
    await play_deal(world, table, screen)
    assert len(world.channels.requests) <= 2 * 3, "a lobby, the first deal, and the score of each"


async def test_player_sitting_out_sees_each_trick(world: Solo) -> None:
    table = await world.alone(players=5)
    seat = table.seat_of(ANA)
    while seat in table.view(None).order:  # sooner or later she sits out a deal
        screen = sat(world, table)
        await world.hands.refresh(table, ANA)
        await play_deal(world, table, screen)
        await world.tables.play.ask_for_next(table, ANA)
    screen = sat(world, table)
    await screen.until(lambda: "next" in screen.codes)
    assert len(screen.pages) >= 4


async def test_short_lived_picture_is_foreseen() -> None:
    """After a person's own card: one card more fills the trick, or makes it their turn."""
    soon = set()
    for step in random_deal(RULES["slovenian", 4], Random(4)).steps:
        if isinstance(step.action, Play):
            view = observe(act(step.deal, step.player, step.action), step.player)
            soon.add((len(view.trick), changes_soon(view)))
    assert (3, True) in soon and {(1, False), (2, False)} <= soon
    assert not {(1, True), (2, True)} & soon


async def test_hands_of_several_people_come_below_the_board(world: Solo) -> None:
    """Also that of whoever is on turn first: they'd have to look for their cards above it."""
    table = await world.start_table()
    drawn: list[tuple[int, bool]] = []  # of each hand its move, and whether a board was there

    def note(screen: Screen) -> None:
        if "hand" in screen.codes:
            drawn.append((int(screen.shows[-1].split(":")[2]), "hand" in codes(world, table)))

    screens = [Screen() for _ in range(4)]
    for user, screen in zip((ANA, BOR, CILKA, DANE), screens, strict=True):
        screen.on_page = partial(note, screen)
        token: Any = StubInteraction(user=user, screen=screen)
        world.hands.remember(table, token, message=7)
    await world.finish_deal(table)
    await world.channels.until(lambda: "next" in codes(world, table))
    first = table.seq
    await world.ask_for_next_deal(table)
    for screen in screens:
        await screen.until(partial(getattr, screen, "sent"))
    below = [place for move, place in drawn if move >= first]  # others may come late
    assert below and all(below)


OUT = "You're sitting this deal out"


@pytest.mark.parametrize("people", [1, 4], ids=["alone", "of several"])
async def test_player_sitting_out_gets_their_page_when_it_is_dealt(
    world: Solo, people: int
) -> None:
    """Nobody asks them anything: it comes by itself."""
    world.times.pace = world.times.solo_pace = NEVER
    table = await world.tables.lobbies.open(
        guild=GUILD, channel=CHANNEL, founder=Chair("Ana", ANA), game="slovenian", players=5,
        options={}, length=5, language="en",
    )  # fmt: skip
    for name, user in (("Bor", BOR), ("Cilka", CILKA), ("Dane", DANE))[: people - 1]:
        await world.tables.lobbies.join(table, Chair(name, user))
    screens = {chair.user: Screen() for chair in table.chairs if chair.user is not None}
    for user, screen in screens.items():
        token: Any = StubInteraction(user=user, screen=screen)
        world.hands.remember(table, token, shown=False)
    await world.tables.lobbies.fill(table, ANA)
    out = table.chairs[table.view(None).dealer].user
    assert out == ANA
    await screens[out].until(lambda: OUT in screens[out].text)


async def test_last_trick_is_shown_once_before_the_score(world: Solo) -> None:
    """Its cards play themselves: otherwise nobody would see them.

    A process that goes on leaves the score in place.
    """
    world.refreshes._last_trick_seconds = 0.001
    table = await world.alone()
    screen = sat(world, table)
    await world.hands.refresh(table, ANA)
    await play_deal(world, table, screen)
    anew = Refreshes(world.hands, world.pages, replies=ReplyPriority(0), last_trick_seconds=0.001)
    anew.changed(table, await missed_events(world.rows, table))
    await anew._background.wait()
    await world.hands.wait_until_drawn()
    texts = [str(page) for page in screen.pages]
    (lay,) = [number for number, page in enumerate(texts) if "Trick 12" in page]
    assert "### Deal 1" not in texts[lay] and "### Deal 1" in texts[lay + 1]


async def test_trick_completed_by_itself_stays_for_a_moment(world: Solo) -> None:
    """The solo player has pressed nothing, and would already see the next one."""
    paces = Hurry(solo_pace=1.0)
    lay: Counter[tuple[bool, float]] = Counter()

    def changed(table: Table, _: tuple[TableEvent, ...]) -> None:
        if table.live is not None and table.turn is not None:
            lay[filled_by_itself(table), Pace(paces).before(table)] += 1
            if filled_by_itself(table):
                drawn = Refreshes(
                    world.hands, world.pages, replies=ReplyPriority(0), last_trick_seconds=0
                )
                assert drawn._users_to_refresh(table) == {ANA}

    table = await world.alone(length=20)
    world.tables.register.listen(changed)
    screen = sat(world, table)
    await world.hands.refresh(table, ANA)
    while (True, TRICK_PAUSES) not in lay:
        await play_deal(world, table, screen)
        await world.tables.play.ask_for_next(table, ANA)
        await screen.until(lambda: "next" not in screen.codes)
    assert set(lay) == {(True, TRICK_PAUSES), (False, 1.0), (False, 0.0)}
