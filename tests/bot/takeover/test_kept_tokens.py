"""Saved tokens: a follower goes on editing private pages and guests' tables with them."""

from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.discord.answering.reach import reach_of
from bot.discord.answering.shares import SharedPage
from bot.discord.sending.messages import SendOutcome
from bot.kit.page import Page, Text
from bot.privacy.rows import Personal, PrivacyRows
from bot.store import StoreError
from bot.tables.model.table import Table
from bot.tables.private.private_view import PrivateView, StoredPrivateView
from bot.takeover import kept_tokens
from bot.takeover.kept_tokens import MAX_TOKEN_LAG, SHARED_LIFETIME, TOKEN_LIFETIME, revived
from bot.takeover.shared_page_rows import SharedPageRows
from bot.takeover.token_rows import TokenRows, TokensKept
from tests.bot.discord_stub import FOLLOW_UP
from tests.bot.takeover.processes import ROOM, Process, interaction_token
from tests.bot.world import ANA, BOR, CHANNEL, GUILD, World, refuse_write
from tests.timeout import poll_until

PAGE = Page((Text("The table"),))


Start = Callable[..., Process]


@pytest.fixture
async def process(world: World) -> AsyncIterator[Start]:
    """Returns a function that starts a process on the world's store."""
    processes: list[Process] = []

    def start(**options: Any) -> Process:
        processes.append(Process(world.store, **options))
        return processes[-1]

    yield start
    for process in processes:
        await process.hands.stop()


@pytest.fixture
async def table(world: World) -> Table:
    return await world.start_table()


async def test_follower_edits_pages_in_their_messages(process: Start, table: Table) -> None:
    before = process()
    before.hands.remember(table, before.press(interaction_token(1)), message=500)
    before.hands.remember(
        table, before.press(interaction_token(2, BOR)), message=501, original=False
    )
    await before.kept.save()
    after = process()
    await after.kept.load()
    for user in (ANA, BOR):
        assert after.hands.is_current(table, user)
        assert await after.hands.refresh(table, user)
    assert after.drawn == [("secret 1", None), ("secret 2", 501)]
    assert not before.drawn


async def test_follower_sends_page_not_shown_yet(process: Start, table: Table) -> None:
    """Onlookers keep their pages, too."""
    before = process()
    before.hands.remember(table, before.press(interaction_token(1)), shown=False)
    before.hands.remember(table, before.press(interaction_token(2, 55)), message=501)
    await before.kept.save()
    after = process()
    await after.kept.load()
    assert not after.hands.is_current(table, ANA)
    await after.hands.refresh(table, ANA)
    after.hands.show_watchers(table)
    await after.hands.wait_until_drawn()
    assert sorted(after.drawn) == [("secret 1", FOLLOW_UP), ("secret 2", None)]


async def test_follower_ignores_pages_of_other_shards(process: Start, table: Table) -> None:
    before = process()
    before.hands.remember(table, before.press(interaction_token(1)), message=500)
    await before.kept.save()
    after = process(serves=lambda server: server != GUILD)
    await after.kept.load()
    assert not after.hands.can_reach(table, ANA)


async def test_newer_token_of_same_message_is_saved_rarely(
    process: Start, table: Table, world: World
) -> None:
    """The newest token is saved when the process shuts down cleanly."""

    async def stored_tokens() -> set[str]:
        return {token.token for token in (await TokenRows(world.store).load(0)).tokens}

    first = process()
    for number, ago in enumerate((200.0, 199.0, 199.0 - MAX_TOKEN_LAG, 100.0, 99.0)):
        first.hands.remember(table, first.press(interaction_token(number, ago=ago)), message=500)
        await first.kept.save()
    assert await stored_tokens() == {"secret 0", "secret 2"}
    await first.kept.close()
    assert await stored_tokens() == {"secret 0", "secret 2", "secret 4"}
    after = process()
    await after.kept.load()
    await after.hands.refresh(table, ANA)
    assert after.drawn == [("secret 4", None)]


async def test_save_looks_only_at_hands_that_changed(
    process: Start, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = process()
    for person in range(200):
        first.hands.remember(
            table, first.press(interaction_token(person, person)), message=1000 + person
        )
    await first.kept.save()
    serialized, looks = list[int](), list[int]()
    stored, oldest = PrivateView.stored, kept_tokens._oldest_alive

    def record_stored(message: PrivateView, number: int, person: int) -> StoredPrivateView:
        serialized.append(person)
        return stored(message, number, person)

    monkeypatch.setattr(PrivateView, "stored", record_stored)

    def count_look() -> int:
        looks.append(1)
        return oldest()

    monkeypatch.setattr(kept_tokens, "_oldest_alive", count_look)
    await first.kept.save()
    assert (serialized, looks) == ([], []), "nothing has changed"
    first.hands.remember(table, first.press(interaction_token(500, 7)), message=2000)
    await first.kept.save()
    assert serialized == [7]
    assert len(looks) == 1


async def test_failed_save_is_retried_in_full(process: Start, table: Table, world: World) -> None:
    first = process()
    first.hands.remember(table, first.press(interaction_token(1)), message=500)
    with refuse_write(TokenRows, "keep"), pytest.raises(StoreError):
        await first.kept.save()
    await first.kept.save()
    after = process()
    await after.kept.load()
    assert after.hands.is_current(table, ANA)


async def test_change_is_saved_in_background(process: Start, table: Table, world: World) -> None:
    first = process()
    await first.kept.begin(tidies=False)
    first.hands.remember(table, first.press(interaction_token(1)), message=500)

    async def kept_hands() -> object:
        return (await TokenRows(world.store).load(0)).hands

    await poll_until(kept_hands)
    await first.kept.close()


async def test_follower_does_not_restore_dropped_page(process: Start, table: Table) -> None:
    before = process()
    before.hands.remember(table, before.press(interaction_token(1)), message=500)
    await before.kept.save()
    await before.hands.stop_watching(table, ANA)
    await before.kept.save()
    after = process()
    await after.kept.load()
    assert not after.hands.can_reach(table, ANA)


async def test_expired_tokens_are_deleted(process: Start, table: Table, world: World) -> None:
    first = process()
    old = interaction_token(1, ago=TOKEN_LIFETIME.total_seconds() + 1)
    first.hands.remember(table, first.press(old), message=500)
    first.hands.remember(table, first.press(interaction_token(2, BOR)), message=501)
    await first.kept.save()
    assert [token.token for token in (await TokenRows(world.store).load(0)).tokens] == ["secret 2"]
    await TokenRows(world.store).keep(TokensKept((old,)))
    await first.kept.begin(tidies=True)

    async def old_token_is_gone() -> bool:
        return len((await TokenRows(world.store).load(0)).tokens) <= 1

    await poll_until(old_token_is_gone)
    await first.kept.close()


async def test_pages_shared_a_month_ago_are_deleted(process: Start, world: World) -> None:
    shared_pages, now = SharedPageRows(world.store), discord.utils.utcnow()
    day = timedelta(days=1)
    for person, age in ((ANA, SHARED_LIFETIME), (BOR, SHARED_LIFETIME - day)):
        message = discord.utils.time_snowflake(now - age)
        await shared_pages.keep(SharedPage(person, CHANNEL, GUILD, "daily:share:7", message))
    first = process()
    await first.kept.begin(tidies=True)

    async def old_page_is_gone() -> bool:
        return await shared_pages.find(ANA, CHANNEL, "daily:share:7") is None

    await poll_until(old_page_is_gone)
    assert await shared_pages.find(BOR, CHANNEL, "daily:share:7") is not None
    await first.kept.close()


async def test_follower_edits_guest_table_with_saved_token(process: Start, world: World) -> None:
    """The follower edits the table's message and posts a new one."""
    table = await create_guest_table(world)
    before = process()
    guest = before.press(interaction_token(1, server=0))
    messages = before.guests.for_table(table)
    assert before.guests.note_reply(guest)
    sent = await messages.post(ROOM, PAGE, "")
    assert sent.message == FOLLOW_UP
    await before.kept.save()
    after = process()
    await after.kept.load()
    restored = after.guests.for_table(table)
    assert (await restored.edit(ROOM, FOLLOW_UP, PAGE)).outcome is SendOutcome.DONE
    assert (await restored.post(ROOM, PAGE, "")).outcome is SendOutcome.DONE
    assert after.drawn == [("secret 1", FOLLOW_UP), ("secret 1", FOLLOW_UP)]


async def test_deleted_person_gets_no_more_edits(
    process: Start, table: Table, world: World
) -> None:
    """Neither the process that was asked nor another with a cached token edits their messages."""
    first, other = process(), process()
    first.hands.remember(table, first.press(interaction_token(1)), message=500)
    await first.kept.save()
    await other.kept.load()
    guest = other.press(interaction_token(3, server=0))
    other.guests.for_table(await create_guest_table(world))
    assert other.guests.note_reply(guest)
    await other.kept.save()
    world.remembering = (first.kept,)
    await world.forgetting.forget(ANA)
    await other.kept.drop_forgotten()
    for editor in (first, other):
        assert not editor.hands.can_reach(table, ANA)
        await editor.kept.save(whole=True)
    assert not other.guests.live_tokens(ROOM)
    assert not other.guests.note_reply(guest)
    assert not (await TokenRows(world.store).load(0)).tokens


async def test_token_saved_during_deletion_is_deleted(
    process: Start, table: Table, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People whose tokens are saved meanwhile keep them."""
    first, other, bor = process(), process(), interaction_token(2, BOR)
    for saver in (first, other):
        saver.hands.remember(table, saver.press(interaction_token(1)), message=500)
        await saver.kept.save()
    forget, load = PrivacyRows(world.store).forget_person, TokenRows(world.store).load

    async def forget_and_save(_: PrivacyRows, personal: Personal, user: int, names: Any) -> None:
        await forget(personal, user, names)
        for saver in (first, other):
            saver.hands.remember(table, saver.press(interaction_token(3, BOR)), message=502)
            await saver.kept.save(whole=True)

    async def load_and_save(since: int) -> TokensKept:
        saved = await load(since)
        other.hands.remember(table, other.press(bor), message=501)
        await other.kept.save(whole=True)
        return saved

    monkeypatch.setattr(PrivacyRows, "forget_person", forget_and_save)
    monkeypatch.setattr(other.rows, "load", load_and_save)
    world.remembering = (first.kept,)
    await world.forgetting.forget(ANA)
    await other.kept.drop_forgotten()
    for saver in (first, other):
        await saver.kept.save()
    assert other.hands.can_reach(table, BOR)
    assert not other.hands.can_reach(table, ANA)
    kept = await load(0)
    people = {page.person for page in kept.hands} | {token.person for token in kept.tokens}
    assert people == {BOR}


async def create_guest_table(world: World) -> Table:
    world.reach, world.channel = "guest", ROOM
    return await world.open_table()


async def test_revived_interaction_equals_original_as_far_as_token_goes() -> None:
    client = discord.Client(intents=discord.Intents.none())
    client._connection.application_id = 4
    kept = interaction_token(1)
    async with client:
        for server, reach in ((GUILD, "server"), (0, "guest")):
            interaction = revived(client, kept._replace(server=server))
            assert (interaction.id, interaction.token, interaction.user.id) == (
                kept.interaction,
                kept.token,
                ANA,
            )
            assert (interaction.channel_id, interaction.guild_id or 0) == (CHANNEL, server)
            assert str(interaction.locale) == "en"
            assert reach_of(interaction) == reach
            assert not interaction.is_expired()
