"""What people do while another process answers, and who answers it in the end."""

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from bot.discord.answering.once import Before
from bot.discord.answering.presses import Clicks
from bot.discord.gateway.line import ShardLine
from bot.discord.gateway.overheard import AWAITED, MOST, PendingInteractions
from bot.games.info import TABLE
from bot.kit.controls import Click, read_click
from bot.kit.errors import Denied
from bot.kit.page import Page, Text
from bot.kit.routes import Route, Routes
from bot.kit.slips import Slips
from bot.kit.wishes import Note, Shown
from bot.store.errors import NotOwner
from bot.tables.desk.clicks import TableClicks
from tests.bot.discord.answering import press_at_table, replies_with
from tests.bot.discord.test_shard_lines import Bot
from tests.bot.discord_stub import StubInteraction
from tests.bot.tables.desk.test_desk import PEOPLE, desk_of, page_of
from tests.bot.world import ANA, BOR, World
from tests.soon import SOON

COMMAND, PRESS, TYPING, FORM = 2, 3, 4, 5
SECOND = 1 << 22
NOBODY: Any = None


class Clock:
    """A clock that moves only when told to."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def told(number: int, kind: int = PRESS, server: int = SECOND) -> dict[str, Any]:
    """Something that somebody did, as Discord tells it."""
    return {"id": str(number), "type": kind, "guild_id": str(server)}


def numbers(left: list[Any]) -> list[int]:
    return [int(one["id"]) for one in left]


def everywhere(_: int) -> bool:
    return True


# What is kept ---------------------------------------------------------------------------------


def test_what_may_still_wait_for_an_answer_is_left_once_and_in_order() -> None:
    clock = Clock()
    overheard = PendingInteractions(clock)
    for number in (1, 2, 3):
        overheard.keep(told(number))
        clock.now += AWAITED / 2
    assert numbers(overheard.left(everywhere)) == [2, 3]
    assert overheard.left(everywhere) == []
    assert [overheard.doubtful(number) for number in (1, 2, 3, 4)] == [False, True, True, False]


def test_lists_while_somebody_types_are_not_kept() -> None:
    overheard = PendingInteractions(Clock())
    for number, kind in enumerate((COMMAND, PRESS, TYPING, FORM)):
        overheard.keep(told(number, kind))
    assert numbers(overheard.left(everywhere)) == [0, 1, 3]


def test_nothing_is_left_of_other_processes_servers() -> None:
    """Outside of servers it is for the holder of the first shard."""
    overheard = PendingInteractions(Clock())
    overheard.keep(told(1))
    overheard.keep({"id": "2", "type": PRESS})
    assert numbers(overheard.left(lambda server: server == 0)) == [2]


def test_no_more_is_kept_than_may_wait() -> None:
    clock = Clock()
    overheard = PendingInteractions(clock)
    for number in range(MOST + 10):
        overheard.keep(told(number))
    assert len(overheard.left(everywhere)) == MOST
    for number in range(10):
        overheard.keep(told(number))
        clock.now += 2 * AWAITED
        assert len(overheard._heard) == 1


# Who answers ----------------------------------------------------------------------------------


async def answered(interaction: StubInteraction, *, carried_out: bool = False, **how: Any) -> int:
    """How often we fulfilled a wish that another process may have fulfilled."""
    fulfilled = 0

    async def noted(_: int) -> bool:
        return carried_out

    async def wish(_: object) -> Shown:
        nonlocal fulfilled
        fulfilled += 1
        return Note(Page((Text("there"),)))

    replies = replies_with(before=Before(everywhere, noted))
    pressed: Any = interaction
    await replies.to(pressed, wish, **how)
    return fulfilled


async def test_discord_says_who_was_first_before_anything_is_done() -> None:
    ours, theirs = StubInteraction(), StubInteraction()
    theirs.answered = True
    assert await answered(ours) == 1 and ours.deferred and ours.ways == ["edit"]
    assert await answered(theirs) == 0 and theirs.ways == []


def there(number: int, *, loading: bool = False, edited_at: datetime | None = None) -> Any:
    """An answer as it stands."""
    return SimpleNamespace(id=number, flags=SimpleNamespace(loading=loading), edited_at=edited_at)


NOW = datetime.now(UTC)


@pytest.mark.parametrize(
    ("private", "original", "fulfilled"),
    [
        (False, there(9, loading=True), 1),
        (False, there(9), 0),
        (True, there(5), 1),
        (True, there(5, edited_at=NOW - timedelta(days=1)), 1),
        (True, there(5, edited_at=NOW + timedelta(days=1)), 0),
        (True, there(9), 0),
        (True, None, 0),
    ],
)
async def test_what_was_only_acknowledged_is_answered(
    private: bool, original: Any, fulfilled: int
) -> None:
    """What still loads, and a page that was pressed on and has not changed since."""
    interaction = StubInteraction(on_private=private)
    interaction.answered, interaction.original = True, original
    assert await answered(interaction) == fulfilled
    assert interaction.ways == ["edit"] * fulfilled


async def test_a_refusal_comes_beside_a_page_that_was_only_acknowledged() -> None:
    async def wish(_: object) -> Shown:
        raise Denied("nobody-asks")

    interaction: Any = StubInteraction(on_private=True)
    interaction.answered, interaction.original = True, there(5)

    async def nothing(_: int) -> bool:
        return False

    replies = replies_with(before=Before(everywhere, nothing))
    await replies.to(interaction, wish)
    assert interaction.ways == ["private after"]


async def test_what_was_carried_out_is_not_repeated_for_a_missing_answer() -> None:
    """Unless a wish finds out by itself."""
    for knows, fulfilled in ((False, 0), (True, 1)):
        interaction = StubInteraction()
        assert await answered(interaction, carried_out=True, knows=knows) == fulfilled
        assert interaction.ways == ["edit"]


@pytest.mark.parametrize(
    "custom_id",
    [
        *("daily:open:1", "duel:play:1", "cup:play:1", "practise:1", "share:1:2:1:s"),
        *("look:person:show:text", "d:slovenian:several:on"),
    ],
)
async def test_what_was_opened_or_chosen_is_shown_though_the_answer_was_missing(
    custom_id: str,
) -> None:
    """Just being told that it was done would leave them without their cards, or the channel without
    what they share."""

    async def noted(_: int) -> bool:
        return True

    async def opened(*_: object, **__: object) -> Shown:
        return Note(Page((Text("the cards"),)))

    routes = Routes([Route(at=custom_id.partition(":")[0], answer=opened, repeatable=True)])
    clicks = Clicks(routes, replies_with(before=Before(everywhere, noted)))
    pressed: Any = StubInteraction(on_private=True)
    pressed.data = {"custom_id": custom_id}
    await clicks.clicked(pressed)
    assert pressed.screen.text == "the cards"


async def test_what_opens_a_window_is_the_first_answer_or_none() -> None:
    interaction = StubInteraction()
    assert await answered(interaction, opens=True) == 1 and interaction.ways == ["private"]


async def test_a_displaced_process_leaves_the_answer_to_its_follower() -> None:
    """Unless it already told Discord that it would answer, and nobody has."""

    async def wish(_: object) -> Shown:
        raise NotOwner("Another bot has taken over.")

    for begun, original in ((False, None), (True, there(9)), (True, there(9, loading=True))):
        interaction: Any = StubInteraction()
        interaction.deferred, interaction.original = begun, original
        await replies_with().to(interaction, wish)
        assert interaction.ways == (["edit"] if original and original.flags.loading else [])


@pytest.mark.parametrize("in_time", [True, False])
async def test_what_was_begun_is_finished_or_left_to_the_follower(in_time: bool) -> None:
    """Whoever was told that an answer comes is told to try again: nobody else can answer."""
    go_on, replies = asyncio.Event(), replies_with()

    async def wish(_: object) -> Shown:
        await go_on.wait()
        return Note(Page((Text("there"),)))

    interactions: list[Any] = [StubInteraction(), StubInteraction()]
    interactions[1].deferred = True
    replying = [asyncio.create_task(replies.to(interaction, wish)) for interaction in interactions]
    await asyncio.sleep(0)
    finishing = asyncio.create_task(replies.finish(SOON if in_time else 0.01))
    await asyncio.sleep(0)
    assert not finishing.done()
    if in_time:
        go_on.set()
    await asyncio.wait_for(finishing, SOON)
    assert [interaction.ways for interaction in interactions] == [
        ["private"] if in_time else [],
        ["edit"],
    ]
    await asyncio.gather(*replying, return_exceptions=True)


async def test_what_was_carried_out_is_shown_as_it_stands(world: World) -> None:
    """A press that lacks only its answer: for a chair, and for a move, but not a move yet to
    come."""
    clicks = TableClicks(desk_of(world), Slips(lambda: 0.0, 0.4))
    table = await world.table()
    chair = read_click(table.info().control("chair"), TABLE)
    assert chair is not None
    shown = await press_at_table(clicks, PEOPLE[BOR], table.guild, chair, private=False, done=True)
    assert table.player_of(BOR) is not None and "<@12>" in page_of(shown).text
    await world.tables.lobbies.start(table, ANA)
    user, code = world.move(table)
    press = Click(table.id, table.shown_seq(table.player_of(user)), code)
    for seq in (1, 1):  # first the note alone says that it is made, then the log
        shown = await press_at_table(
            clicks, PEOPLE[user], table.guild, press, private=True, done=True
        )
        assert table.seq == seq and not page_of(shown).text.startswith(">")


# Whose lines ----------------------------------------------------------------------------------


@pytest.mark.parametrize("own", [(0, 1), (2, 3)])
async def test_a_follower_keeps_the_lines_to_its_own_shards(own: tuple[int, ...]) -> None:
    """They stay up, and nobody asks again how many there are."""
    bot, begun, shut = Bot([4], 4), list[int](), list[int]()

    async def hold(line: ShardLine, _: object) -> None:
        begun.append(line.shard)
        await asyncio.Event().wait()

    async def close(line: ShardLine) -> None:
        shut.append(line.shard)

    with patch.object(ShardLine, "hold", hold), patch.object(ShardLine, "shut", close):
        await bot.listen_in((0, 1, 2, 3))
        await asyncio.sleep(0)
        assert begun == [0, 1, 2, 3] and not bot.counts
        bot.held = own
        await bot.follow()
        connecting = asyncio.create_task(bot.connect())
        await asyncio.sleep(0)
        assert bot.counts == [4] and [line.shard for line in bot.lines] == list(own)
        assert [bot.hears(number << 22) for number in range(4)] == [n in own for n in range(4)]
        await asyncio.sleep(0)
        assert begun == [0, 1, 2, 3] and shut == [n for n in range(4) if n not in own]
        connecting.cancel()
        await asyncio.gather(connecting, return_exceptions=True)
