"""Calls to new tables: whom a server calls, when, and how people get on its list and off it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.calls.desk import CallDesk
from bot.calls.pages import MAX_LISTED
from bot.calls.rows import CallRows, CallSetting
from bot.calls.service import CALL_INTERVAL_SECONDS, Calls
from bot.choices.languages import Languages
from bot.choices.rows import ChoiceRows
from bot.discord.sending.messages import SendOutcome
from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.kit.page import Page
from bot.kit.wishes import Aside, Note, Public, Venue
from bot.store import StoreError
from bot.tables.model.table import Table
from tests.bot.discord.answering import press_on
from tests.bot.discord_stub import StubMessages
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, GUILD, World, refuse_write

ROLE = 77
DELAY = 20
MANAGER = replace(PEOPLE[ANA], may_manage_server=True)
LIST = CallSetting("list")


class Timer:
    """A sleep that lasts until the test ends it; ``begun``: the seconds asked for."""

    def __init__(self) -> None:
        self.begun: list[float] = []
        self._over = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.begun.append(seconds)
        await self._over.wait()

    def end(self) -> None:
        """End all sleeps, those to come included."""
        self._over.set()


@pytest.fixture
def post() -> StubMessages:
    return StubMessages()


@pytest.fixture
def timer() -> Timer:
    return Timer()


@pytest.fixture
async def calls(world: World, post: StubMessages, timer: Timer) -> AsyncIterator[Calls]:
    """Calls that follow a world's tables."""
    calls = Calls(
        rows=CallRows(world.store),
        register=world.tables.register,
        messages=post,
        languages=Languages(rows=ChoiceRows(world.store)),
        now=lambda: world.now,
        delay=DELAY,
        sleep=timer.sleep,
    )
    calls.start()
    yield calls
    await calls.close()


@pytest.fixture
def rows(world: World) -> CallRows:
    return CallRows(world.store)


@pytest.fixture
def desk(world: World, rows: CallRows) -> CallDesk:
    return CallDesk(rows, Languages(rows=ChoiceRows(world.store)))


async def keep_list(rows: CallRows, *people: int) -> None:
    """Let the server call people from its list."""
    await rows.choose(GUILD, LIST)
    for person in people:
        assert await rows.join(GUILD, person, MAX_LISTED)


async def open_lobby(world: World, channel: int = CHANNEL) -> Table:
    """Open a table of Ana's, where she waits alone."""
    return await world.tables.lobbies.open(
        guild=GUILD, channel=channel, reach=world.reach, founder=Chair("Ana", ANA),
        game="slovenian", players=4, options={}, length=2, language="en",
    )  # fmt: skip


async def finish(calls: Calls, timer: Timer) -> None:
    """Let the delay of all calls pass, and wait until they are made or not."""
    timer.end()
    await calls._background.wait()


def codes(page: Page) -> list[str]:
    """The last words of the page's controls."""
    return [control.id.partition(":")[2] for control in page.controls()]


# When a table opens -------------------------------------------------------------------------------


async def test_listed_people_without_a_seat_are_called_once_a_moment_later(
    world: World, calls: Calls, post: StubMessages, timer: Timer, rows: CallRows
) -> None:
    await keep_list(rows, ANA, BOR, CILKA, DANE)
    table = await open_lobby(world)
    await world.tables.lobbies.join(table, Chair("Bor", BOR))
    assert timer.begun == [DELAY] and not post.pages
    await finish(calls, timer)
    ((channel, page, _, _),) = post.posts
    assert (channel, page.pings, page.role_pings) == (CHANNEL, (CILKA, DANE), ())
    assert page.text == (
        f"<@{CILKA}>, <@{DANE}>: <@{ANA}> has opened a table of Slovenian tarok in <#{CHANNEL}> "
        "with 2 free seats."
    )
    assert codes(page) == ["join", "leave"]


async def test_role_is_called_with_the_number_of_free_seats(
    world: World, calls: Calls, post: StubMessages, timer: Timer, rows: CallRows
) -> None:
    await rows.choose(GUILD, CallSetting("role", ROLE))
    table = await open_lobby(world)
    for name, user in (("Bor", BOR), ("Cilka", CILKA)):
        await world.tables.lobbies.join(table, Chair(name, user))
    await finish(calls, timer)
    (page,) = post.pages
    assert (page.pings, page.role_pings, codes(page)) == ((), (ROLE,), [])
    assert page.text.startswith(f"<@&{ROLE}>: ") and "one free seat." in page.text


@pytest.mark.parametrize("setting", [CallSetting("nobody"), LIST], ids=["off", "empty list"])
async def test_server_that_calls_nobody_gets_no_message(
    world: World, calls: Calls, post: StubMessages, timer: Timer, rows: CallRows,
    setting: CallSetting,
) -> None:  # fmt: skip
    await rows.choose(GUILD, setting)
    await open_lobby(world)
    await finish(calls, timer)
    assert not post.posts


async def test_second_table_is_called_to_only_after_the_interval(
    world: World, calls: Calls, post: StubMessages, timer: Timer, rows: CallRows
) -> None:
    await keep_list(rows, BOR)
    for seconds in (0, CALL_INTERVAL_SECONDS - 1, 1):
        world.now += seconds
        await open_lobby(world, channel=CHANNEL + world.now)
        await finish(calls, timer)
    assert post.people == [CHANNEL + 1_000, CHANNEL + 1_000 + CALL_INTERVAL_SECONDS]


async def test_table_started_at_once_with_the_house_is_called_to_by_nobody(
    world: World, calls: Calls, post: StubMessages, timer: Timer, rows: CallRows
) -> None:
    await keep_list(rows, BOR)
    await world.tables.lobbies.fill(await open_lobby(world), ANA)
    await finish(calls, timer)
    assert not post.posts and await rows.claim(GUILD, world.now, 0), "nor is a call counted"


@pytest.mark.parametrize("closed", [True, False], ids=["closed", "full"])
async def test_table_without_a_free_seat_is_called_to_by_nobody(
    world: World, calls: Calls, post: StubMessages, timer: Timer, rows: CallRows, closed: bool
) -> None:
    await keep_list(rows, BOR)
    table = await open_lobby(world)
    if closed:
        await world.tables.stopping.cancel(table, ANA, may_manage=False)
    else:
        for _ in range(3):
            await world.tables.lobbies.add_house(table, ANA)
    await finish(calls, timer)
    assert not post.posts


@pytest.mark.parametrize("reach", ["direct", "guest"])
async def test_table_outside_of_servers_of_the_bot_is_called_to_by_nobody(
    world: World, calls: Calls, timer: Timer, reach: str
) -> None:
    del calls
    world.reach = "direct" if reach == "direct" else "guest"
    await open_lobby(world)
    assert not timer.begun


async def test_change_of_an_old_lobby_calls_nobody(
    world: World, calls: Calls, timer: Timer
) -> None:
    table = await open_lobby(world)
    await finish(calls, timer)
    world.now += DELAY + 1
    await world.tables.lobbies.join(table, Chair("Bor", BOR))
    assert timer.begun.count(DELAY) == 1


async def test_table_whose_opening_took_as_long_as_the_delay_is_still_new(
    world: World, calls: Calls, timer: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock tells whole seconds: with the shortest delay a second may be over at once."""
    monkeypatch.setattr(calls, "_delay", 1)
    monkeypatch.setattr(calls, "_now", lambda: world.now + 1)
    await open_lobby(world)
    await finish(calls, timer)
    assert timer.begun


async def test_person_removed_from_the_lobby_is_not_called(
    world: World, calls: Calls, post: StubMessages, timer: Timer, rows: CallRows
) -> None:
    await keep_list(rows, BOR, CILKA)
    table = await open_lobby(world)
    await world.tables.lobbies.join(table, Chair("Bor", BOR))
    await world.tables.gathering.remove(table, ANA, BOR)
    await finish(calls, timer)
    assert [page.pings for page in post.pages] == [(CILKA,)]


async def test_call_that_is_not_recorded_is_not_posted(
    world: World, calls: Calls, post: StubMessages, timer: Timer, rows: CallRows
) -> None:
    await keep_list(rows, BOR)
    await open_lobby(world)
    with refuse_write(CallRows, "claim"):
        await finish(calls, timer)
    assert not post.posts


async def test_call_that_discord_refuses_is_not_repeated(
    world: World, calls: Calls, post: StubMessages, timer: Timer, rows: CallRows
) -> None:
    await keep_list(rows, BOR)
    post.next_outcomes = [SendOutcome.REFUSED]
    for channel in (CHANNEL, CHANNEL + 1):
        await open_lobby(world, channel)
        await finish(calls, timer)
    assert [sent.outcome for sent in post.posts] == [SendOutcome.REFUSED]


async def test_call_to_a_channel_that_is_gone_is_no_accident(
    world: World, calls: Calls, post: StubMessages, timer: Timer, rows: CallRows,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    await keep_list(rows, BOR)
    post.channel_exists = False
    await open_lobby(world)
    await finish(calls, timer)
    assert "Traceback" not in caplog.text and "nobody is called" in caplog.text


# What a server chooses ----------------------------------------------------------------------------


async def test_role_is_chosen_by_its_mention(desk: CallDesk, rows: CallRows) -> None:
    shown = await desk.open(MANAGER, HERE, f"<@&{ROLE}>")
    assert f"<@&{ROLE}> is called" in shown.page.text and not shown.page.role_pings
    assert "mention all roles" in shown.page.text
    assert codes(shown.page) == ["list", "nobody"]
    assert await rows.setting(GUILD) == CallSetting("role", ROLE)


@pytest.mark.parametrize(
    "typed", ["", "@Players", f"<@{BOR}>", "<@&5> <@&6>", f"<@&{GUILD}>", f"<@&{'9' * 19}>"]
)
async def test_text_that_names_no_single_role_is_refused(
    desk: CallDesk, rows: CallRows, typed: str
) -> None:
    with pytest.raises(Denied, match="one-role"):
        await desk.open(MANAGER, HERE, typed)
    assert await rows.setting(GUILD) == CallSetting("nobody")


async def test_choice_is_for_those_who_may_manage_the_server(
    desk: CallDesk, rows: CallRows
) -> None:
    with pytest.raises(Denied, match="not-yours-to-settle"):
        await desk.open(PEOPLE[BOR], HERE, f"<@&{ROLE}>")
    for code in ("list", "nobody", "invite"):
        with pytest.raises(Denied, match="not-yours-to-settle"):
            await press_on([desk], PEOPLE[BOR], HERE, f"calls:{code}")
    assert codes((await desk.open(PEOPLE[BOR], HERE, None)).page) == []
    assert await rows.setting(GUILD) == CallSetting("nobody")


@pytest.mark.parametrize("reach", ["direct", "guest"])
async def test_calls_are_for_servers_of_the_bot(desk: CallDesk, reach: str) -> None:
    elsewhere = Venue(5, 5, "en", reach="direct" if reach == "direct" else "guest")
    with pytest.raises(Denied, match="servers-only"):
        await desk.open(MANAGER, elsewhere, None)
    for code in ("join", "leave", "list", "nobody", "invite"):
        with pytest.raises(Denied, match="servers-only"):
            await press_on([desk], MANAGER, elsewhere, f"calls:{code}")


async def test_list_is_kept_until_the_server_calls_nobody(desk: CallDesk, rows: CallRows) -> None:
    kept = await press_on([desk], MANAGER, HERE, "calls:list")
    assert "nobody so far" in kept.page.text
    assert codes(kept.page) == ["join", "invite", "nobody"]
    await press_on([desk], PEOPLE[BOR], HERE, "calls:join")
    ended = await press_on([desk], MANAGER, HERE, "calls:nobody")
    assert "Nobody is called." in ended.page.text and codes(ended.page) == ["list"]
    assert await rows.listed(GUILD) == ()


async def test_invitation_to_the_list_is_public_and_notifies_nobody(desk: CallDesk) -> None:
    with pytest.raises(Denied, match="no-call-list"):
        await press_on([desk], MANAGER, HERE, "calls:invite")
    await press_on([desk], MANAGER, HERE, "calls:list")
    shown = await press_on([desk], MANAGER, HERE, "calls:invite")
    assert isinstance(shown, Public) and codes(shown.page) == ["join", "leave"]
    assert not shown.page.pings and not shown.page.role_pings


# On the list --------------------------------------------------------------------------------------


async def test_person_joins_and_leaves_the_list_by_public_buttons(
    desk: CallDesk, rows: CallRows
) -> None:
    await rows.choose(GUILD, LIST)
    bor = PEOPLE[BOR]
    joined = await press_on([desk], bor, HERE, "calls:join", private=False)
    assert isinstance(joined, Aside) and "You'll be called" in joined.page.text
    assert await rows.listed(GUILD) == (BOR,)
    left = await press_on([desk], bor, HERE, "calls:leave", private=False)
    assert isinstance(left, Aside) and "won't be called" in left.page.text
    assert await rows.listed(GUILD) == ()


async def test_person_joins_and_leaves_the_list_on_the_private_page(
    desk: CallDesk, rows: CallRows
) -> None:
    await rows.choose(GUILD, LIST)
    assert codes((await desk.open(PEOPLE[BOR], HERE, None)).page) == ["join"]
    joined = await press_on([desk], PEOPLE[BOR], HERE, "calls:join")
    assert isinstance(joined, Note) and "You're on the list" in joined.page.text
    assert codes(joined.page) == ["leave"] and "one person" in joined.page.text
    left = await press_on([desk], PEOPLE[BOR], HERE, "calls:leave")
    assert "You aren't on the list" in left.page.text


async def test_full_list_and_missing_list_are_refused(desk: CallDesk, rows: CallRows) -> None:
    with pytest.raises(Denied, match="no-call-list"):
        await press_on([desk], PEOPLE[BOR], HERE, "calls:join")
    await keep_list(rows, *range(100, 100 + MAX_LISTED))
    with pytest.raises(Denied, match="call-list-full"):
        await press_on([desk], PEOPLE[BOR], HERE, "calls:join")


async def test_full_list_fits_into_one_message(
    world: World, calls: Calls, post: StubMessages, timer: Timer, rows: CallRows
) -> None:
    first = 1_234_567_890_123_456_789
    await keep_list(rows, *range(first, first + MAX_LISTED))
    await open_lobby(world)
    await finish(calls, timer)
    (page,) = post.pages
    assert len(page.pings) == MAX_LISTED == page.text.count(f"<@{str(first)[:9]}")


async def test_list_stays_as_it_was_when_the_store_fails(desk: CallDesk, rows: CallRows) -> None:
    await rows.choose(GUILD, LIST)
    with refuse_write(CallRows, "join"), pytest.raises(StoreError):
        await press_on([desk], PEOPLE[BOR], HERE, "calls:join")
    assert await rows.listed(GUILD) == ()
