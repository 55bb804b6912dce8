"""A follower goes on drawing people's private pages and guests' tables."""

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.discord.answering.reach import reach_of
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.sending.delivery import Delivery
from bot.discord.sending.messages import SendOutcome
from bot.kit.page import Page, Text
from bot.privacy.rows import Personal, PrivacyRows
from bot.store import StoreError
from bot.store.sql_store import SqlStore
from bot.tables.board.guests import Guests
from bot.tables.model.table import Table
from bot.tables.private.private_view import HandKept, PrivateView
from bot.tables.private.private_views import PrivateViews
from bot.takeover import kept_tokens
from bot.takeover.kept_tokens import LIFE, YOUNG, KeptTokens, revived
from bot.takeover.token_rows import Token, TokenRows, TokensKept
from tests.bot.discord_stub import FOLLOW_UP, StubInteraction, StubMessages
from tests.bot.world import ANA, BOR, CHANNEL, GUILD, World, refusing

PAGE = Page((Text("The table"),))
ROOM = 77


def pressed(number: int, person: int = ANA, *, ago: float = 10.0, server: int = GUILD) -> Token:
    """An interaction of so many seconds ago."""
    when = discord.utils.utcnow() - timedelta(seconds=ago)
    interaction = discord.utils.time_snowflake(when) + number
    channel = CHANNEL if server else ROOM
    return Token(interaction, f"secret {number}", person, channel, server, "en", posts=False)


class Process:
    """A process, and what it draws."""

    def __init__(self, store: SqlStore, hears: Callable[[int], bool] = lambda _: True) -> None:
        self.presses: list[StubInteraction] = []
        self.rows = TokenRows(store)
        self.hands = PrivateViews(ReplyPriority(0))
        self.guests = Guests(Delivery(), lambda: 0, StubMessages())
        self.kept = KeptTokens(self.rows, self.hands, self.guests, self.press, hears)

    def press(self, kept: Token) -> Any:
        """An interaction, or what is left of it."""
        press: Any = StubInteraction(user=kept.person, channel=kept.channel)
        press.id, press.token, press.deferred = kept.interaction, kept.token, True
        press.guild_id, press.locale = kept.server or None, kept.locale
        press.expires_at = discord.utils.snowflake_time(kept.interaction) + LIFE
        press.context = discord.app_commands.AppCommandContext(dm_channel=False)
        press.data = {"custom_id": "t:1:0:hand"}
        self.presses.append(press)
        return press

    @property
    def drawn(self) -> list[tuple[str, int | None]]:
        """By which token it has drawn in which message; None: in that of the token's response."""
        return [(press.token, drawn.message) for press in self.presses for drawn in press.drawn]


Start = Callable[..., Process]


@pytest.fixture
async def process(world: World) -> AsyncIterator[Start]:
    """Starts one on the same store."""
    processes: list[Process] = []

    def start(**options: Any) -> Process:
        processes.append(Process(world.store, **options))
        return processes[-1]

    yield start
    for process in processes:
        await process.hands.stop()


@pytest.fixture
async def table(world: World) -> Table:
    return await world.started()


async def test_a_page_is_drawn_in_its_message_by_the_process_that_takes_over(
    process: Start, table: Table
) -> None:
    before = process()
    before.hands.remember(table, before.press(pressed(1)), message=500)
    before.hands.remember(table, before.press(pressed(2, BOR)), message=501, original=False)
    await before.kept.save()
    after = process()
    await after.kept.load()
    for user in (ANA, BOR):
        assert after.hands.stands(table, user) and await after.hands.refresh(table, user)
    assert after.drawn == [("secret 1", None), ("secret 2", 501)]
    assert not before.drawn


async def test_whoever_has_no_page_yet_is_sent_it(process: Start, table: Table) -> None:
    """And onlookers keep looking on."""
    before = process()
    before.hands.remember(table, before.press(pressed(1)), shown=False)
    before.hands.remember(table, before.press(pressed(2, 55)), message=501)
    await before.kept.save()
    after = process()
    await after.kept.load()
    assert not after.hands.stands(table, ANA)
    await after.hands.refresh(table, ANA)
    after.hands.show_watchers(table)
    await after.hands.passed()
    assert sorted(after.drawn) == [("secret 1", FOLLOW_UP), ("secret 2", None)]


async def test_pages_of_another_process_are_left_to_it(process: Start, table: Table) -> None:
    before = process()
    before.hands.remember(table, before.press(pressed(1)), message=500)
    await before.kept.save()
    after = process(hears=lambda server: server != GUILD)
    await after.kept.load()
    assert not after.hands.reaches(table, ANA)


async def test_a_newer_token_for_the_same_message_is_saved_seldom(
    process: Start, table: Table, world: World
) -> None:
    """But the newest when the process ends in its own time."""

    async def noted() -> set[str]:
        return {one.token for one in (await TokenRows(world.store).load(0)).tokens}

    one = process()
    for number, ago in enumerate((200.0, 199.0, 199.0 - YOUNG, 100.0, 99.0)):
        one.hands.remember(table, one.press(pressed(number, ago=ago)), message=500)
        await one.kept.save()
    assert await noted() == {"secret 0", "secret 2"}
    await one.kept.close()
    assert await noted() == {"secret 0", "secret 2", "secret 4"}
    after = process()
    await after.kept.load()
    await after.hands.refresh(table, ANA)
    assert after.drawn == [("secret 4", None)]


async def test_save_looks_only_at_hands_that_changed(
    process: Start, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = process()
    for person in range(200):
        one.hands.remember(table, one.press(pressed(person, person)), message=1000 + person)
    await one.kept.save()
    looked, clock = list[int](), list[int]()
    kept, oldest = PrivateView.kept, kept_tokens._oldest

    def counted(message: PrivateView, number: int, person: int) -> HandKept:
        looked.append(person)
        return kept(message, number, person)

    monkeypatch.setattr(PrivateView, "kept", counted)

    def timed() -> int:
        clock.append(1)
        return oldest()

    monkeypatch.setattr(kept_tokens, "_oldest", timed)
    await one.kept.save()
    assert not looked and not clock, "nothing has changed"
    one.hands.remember(table, one.press(pressed(500, 7)), message=2000)
    await one.kept.save()
    assert looked == [7] and len(clock) == 1


async def test_failed_save_is_repeated_in_full(process: Start, table: Table, world: World) -> None:
    one = process()
    one.hands.remember(table, one.press(pressed(1)), message=500)
    with refusing(TokenRows, "keep"), pytest.raises(StoreError):
        await one.kept.save()
    await one.kept.save()
    after = process()
    await after.kept.load()
    assert after.hands.stands(table, ANA)


async def test_change_is_saved_without_being_asked_for(
    process: Start, table: Table, world: World
) -> None:
    one = process()
    await one.kept.begin(tidies=False)
    one.hands.remember(table, one.press(pressed(1)), message=500)
    async with asyncio.timeout(60):
        while not (await TokenRows(world.store).load(0)).hands:  # noqa: ASYNC110 - of its own accord
            await asyncio.sleep(0.01)
    await one.kept.close()


async def test_a_page_that_is_let_go_is_not_drawn_again(process: Start, table: Table) -> None:
    before = process()
    before.hands.remember(table, before.press(pressed(1)), message=500)
    await before.kept.save()
    await before.hands.let_go(table, ANA)
    await before.kept.save()
    after = process()
    await after.kept.load()
    assert not after.hands.reaches(table, ANA)


async def test_expired_tokens_are_deleted(process: Start, table: Table, world: World) -> None:
    one = process()
    old = pressed(1, ago=LIFE.total_seconds() + 1)
    one.hands.remember(table, one.press(old), message=500)
    one.hands.remember(table, one.press(pressed(2, BOR)), message=501)
    await one.kept.save()
    assert [it.token for it in (await TokenRows(world.store).load(0)).tokens] == ["secret 2"]
    await TokenRows(world.store).keep(TokensKept((old,)))
    await one.kept.begin(tidies=True)
    async with asyncio.timeout(60):
        while len((await TokenRows(world.store).load(0)).tokens) > 1:  # noqa: ASYNC110 - of its own accord
            await asyncio.sleep(0.01)
    await one.kept.close()


async def test_guests_tables_are_drawn_by_earlier_tokens(process: Start, world: World) -> None:
    """In the message that stands there, and in a new one where another's stood."""
    table = await _guests_table(world)
    before = process()
    guest = before.press(pressed(1, server=0))
    there = before.guests.at(table)
    assert before.guests.heard(guest)
    sent = await there.post(ROOM, PAGE, "")
    assert sent.message == FOLLOW_UP
    await before.kept.save()
    after = process()
    await after.kept.load()
    again = after.guests.at(table)
    assert (await again.edit(ROOM, FOLLOW_UP, PAGE)).outcome is SendOutcome.DONE
    assert (await again.post(ROOM, PAGE, "")).outcome is SendOutcome.DONE
    assert after.drawn == [("secret 1", FOLLOW_UP), ("secret 1", FOLLOW_UP)]


async def test_nothing_is_drawn_for_a_forgotten_person(
    process: Start, table: Table, world: World
) -> None:
    """Neither by the process that was asked, nor by another that remembered them."""
    one, other = process(), process()
    one.hands.remember(table, one.press(pressed(1)), message=500)
    await one.kept.save()
    await other.kept.load()
    guest = other.press(pressed(3, server=0))
    other.guests.at(await _guests_table(world))
    assert other.guests.heard(guest)
    await other.kept.save()
    world.remembering = (one.kept,)
    await world.forgetting.forget(ANA)
    await other.kept.look()
    for process_ in (one, other):
        assert not process_.hands.reaches(table, ANA)
        await process_.kept.save(whole=True)
    assert not other.guests.fresh(ROOM) and not other.guests.heard(guest)
    assert not (await TokenRows(world.store).load(0)).tokens


async def test_what_is_saved_while_somebody_is_forgotten_is_not_kept(
    process: Start, table: Table, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor are others forgotten who are saved meanwhile."""
    one, other, bor = process(), process(), pressed(2, BOR)
    for each in (one, other):
        each.hands.remember(table, each.press(pressed(1)), message=500)
        await each.kept.save()
    forget, load = PrivacyRows(world.store).forget_person, TokenRows(world.store).load

    async def noted_meanwhile(_: PrivacyRows, personal: Personal, user: int, names: Any) -> None:
        await forget(personal, user, names)
        for each in (one, other):
            each.hands.remember(table, each.press(pressed(3, BOR)), message=502)
            await each.kept.save(whole=True)

    async def read_before(since: int) -> TokensKept:
        found = await load(since)
        other.hands.remember(table, other.press(bor), message=501)
        await other.kept.save(whole=True)
        return found

    monkeypatch.setattr(PrivacyRows, "forget_person", noted_meanwhile)
    monkeypatch.setattr(other.rows, "load", read_before)
    world.remembering = (one.kept,)
    await world.forgetting.forget(ANA)
    await other.kept.look()
    for each in (one, other):
        await each.kept.save()
    assert other.hands.reaches(table, BOR) and not other.hands.reaches(table, ANA)
    kept = await load(0)
    people = {one.person for one in kept.hands} | {one.person for one in kept.tokens}
    assert people == {BOR}


async def _guests_table(world: World) -> Table:
    world.reach, world.channel = "guest", ROOM
    return await world.table()


async def test_an_interaction_is_what_it_was_as_far_as_its_token_goes() -> None:
    client = discord.Client(intents=discord.Intents.none())
    client._connection.application_id = 4
    kept = pressed(1)
    async with client:
        for server, reach in ((GUILD, "server"), (0, "guest")):
            made = revived(client, kept._replace(server=server))
            assert (made.id, made.token, made.user.id) == (kept.interaction, kept.token, ANA)
            assert (made.channel_id, made.guild_id or 0) == (CHANNEL, server)
            assert str(made.locale) == "en" and reach_of(made) == reach
            assert not made.is_expired()
