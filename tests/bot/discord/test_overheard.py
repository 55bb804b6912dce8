"""Interactions received while another process answers, and which process answers them."""

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from bot.discord.answering.once import PreviousProcess
from bot.discord.answering.presses import Clicks
from bot.discord.gateway.line import ShardLine
from bot.discord.gateway.overheard import MAX_AGE, MAX_INTERACTIONS, PendingInteractions
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
from tests.bot.discord.fake_bot import FakeBot
from tests.bot.discord_stub import StubInteraction
from tests.bot.tables.desk.desk_parts import PEOPLE, desk_of, page_of
from tests.bot.world import ANA, BOR, World
from tests.manual_clock import ManualClock
from tests.timeout import TIMEOUT

COMMAND, PRESS, TYPING, FORM = 2, 3, 4, 5
SECOND = 1 << 22
NOBODY: Any = None


def interaction_data(number: int, kind: int = PRESS, server: int = SECOND) -> dict[str, Any]:
    """An interaction as Discord sends it."""
    return {"id": str(number), "type": kind, "guild_id": str(server)}


def numbers(interactions: list[Any]) -> list[int]:
    return [int(interaction["id"]) for interaction in interactions]


def everywhere(_: int) -> bool:
    return True


# Pending interactions -------------------------------------------------------------------------


def test_pending_interactions_are_drained_once_and_in_order() -> None:
    clock = ManualClock()
    overheard = PendingInteractions(clock)
    for number in (1, 2, 3):
        overheard.keep(interaction_data(number))
        clock.now += MAX_AGE / 2
    assert numbers(overheard.drain(everywhere)) == [2, 3]
    assert overheard.drain(everywhere) == []
    assert [overheard.may_be_answered(number) for number in (1, 2, 3, 4)] == [
        False,
        True,
        True,
        False,
    ]


def test_autocomplete_interactions_are_not_kept() -> None:
    overheard = PendingInteractions(ManualClock())
    for number, kind in enumerate((COMMAND, PRESS, TYPING, FORM)):
        overheard.keep(interaction_data(number, kind))
    assert numbers(overheard.drain(everywhere)) == [0, 1, 3]


def test_pending_interactions_of_other_servers_are_dropped() -> None:
    """Those outside of servers belong to the first shard."""
    overheard = PendingInteractions(ManualClock())
    overheard.keep(interaction_data(1))
    overheard.keep({"id": "2", "type": PRESS})
    assert numbers(overheard.drain(lambda server: server == 0)) == [2]


def test_pending_interactions_are_limited_in_number_and_age() -> None:
    clock = ManualClock()
    overheard = PendingInteractions(clock)
    for number in range(MAX_INTERACTIONS + 10):
        overheard.keep(interaction_data(number))
    assert len(overheard.drain(everywhere)) == MAX_INTERACTIONS
    for number in range(10):
        overheard.keep(interaction_data(number))
        clock.now += 2 * MAX_AGE
        assert len(overheard._queue) == 1


# Answers --------------------------------------------------------------------------------------


async def answer_overheard(
    interaction: StubInteraction, *, carried_out: bool = False, **how: Any
) -> int:
    """Reply to an interaction that another process may have handled; count its fulfilments."""
    fulfilled = 0

    async def noted(_: int) -> bool:
        return carried_out

    async def wish(_: object) -> Shown:
        nonlocal fulfilled
        fulfilled += 1
        return Note(Page((Text("there"),)))

    replies = replies_with(previous=PreviousProcess(everywhere, noted))
    pressed: Any = interaction
    await replies.answer(pressed, wish, **how)
    return fulfilled


async def test_wish_is_fulfilled_only_after_a_successful_acknowledgement() -> None:
    ours, theirs = StubInteraction(), StubInteraction()
    theirs.answered = True
    assert await answer_overheard(ours) == 1 and ours.deferred and ours.ways == ["edit"]
    assert await answer_overheard(theirs) == 0 and theirs.ways == []


def response(number: int, *, loading: bool = False, edited_at: datetime | None = None) -> Any:
    """An original response."""
    return SimpleNamespace(id=number, flags=SimpleNamespace(loading=loading), edited_at=edited_at)


NOW = datetime.now(UTC)


@pytest.mark.parametrize(
    ("private", "original", "fulfilled"),
    [
        (False, response(9, loading=True), 1),
        (False, response(9), 0),
        (True, response(5), 1),
        (True, response(5, edited_at=NOW - timedelta(days=1)), 1),
        (True, response(5, edited_at=NOW + timedelta(days=1)), 0),
        (True, response(9), 0),
        (True, None, 0),
    ],
)
async def test_interaction_only_acknowledged_by_another_process_is_answered(
    private: bool, original: Any, fulfilled: int
) -> None:
    """Its response still loads, or is the page pressed on, unchanged since."""
    interaction = StubInteraction(on_private=private)
    interaction.answered, interaction.original = True, original
    assert await answer_overheard(interaction) == fulfilled
    assert interaction.ways == ["edit"] * fulfilled


async def test_refusal_does_not_replace_a_page_only_acknowledged() -> None:
    async def wish(_: object) -> Shown:
        raise Denied("nobody-asks")

    interaction: Any = StubInteraction(on_private=True)
    interaction.answered, interaction.original = True, response(5)

    async def nothing(_: int) -> bool:
        return False

    replies = replies_with(previous=PreviousProcess(everywhere, nothing))
    await replies.answer(interaction, wish)
    assert interaction.ways == ["private after"]


async def test_carried_out_wish_is_not_repeated_unless_repeatable() -> None:
    for repeatable, fulfilled in ((False, 0), (True, 1)):
        interaction = StubInteraction()
        assert (
            await answer_overheard(interaction, carried_out=True, repeatable=repeatable)
            == fulfilled
        )
        assert interaction.ways == ["edit"]


@pytest.mark.parametrize(
    "custom_id",
    [
        *("daily:open:1", "duel:play:1", "cup:play:1", "practise:1", "share:1:2:1:s"),
        *("look:person:show:text", "d:slovenian:several:on"),
    ],
)
async def test_repeatable_press_is_answered_again_if_its_answer_is_missing(
    custom_id: str,
) -> None:
    """A mere "done" would leave the player without cards, or the channel without the page."""

    async def noted(_: int) -> bool:
        return True

    async def opened(*_: object, **__: object) -> Shown:
        return Note(Page((Text("the cards"),)))

    routes = Routes([Route(at=custom_id.partition(":")[0], answer=opened, repeatable=True)])
    clicks = Clicks(routes, replies_with(previous=PreviousProcess(everywhere, noted)))
    pressed: Any = StubInteraction(on_private=True)
    pressed.data = {"custom_id": custom_id}
    await clicks.answer(pressed)
    assert pressed.screen.text == "the cards"


async def test_form_is_the_first_response_without_acknowledgement() -> None:
    interaction = StubInteraction()
    assert await answer_overheard(interaction, opens_form=True) == 1 and interaction.ways == [
        "private"
    ]


async def test_displaced_process_leaves_the_answer_to_the_next() -> None:
    """Unless it has acknowledged the interaction, and no process has answered."""

    async def wish(_: object) -> Shown:
        raise NotOwner("Another bot has taken over.")

    for begun, original in ((False, None), (True, response(9)), (True, response(9, loading=True))):
        interaction: Any = StubInteraction()
        interaction.deferred, interaction.original = begun, original
        await replies_with().answer(interaction, wish)
        assert interaction.ways == (["edit"] if original and original.flags.loading else [])


@pytest.mark.parametrize("in_time", [True, False])
async def test_finish_drains_replies_or_leaves_them_to_the_next_process(in_time: bool) -> None:
    """Acknowledged interactions get a request to retry: no other process can answer them."""
    go_on, replies = asyncio.Event(), replies_with()

    async def wish(_: object) -> Shown:
        await go_on.wait()
        return Note(Page((Text("there"),)))

    interactions: list[Any] = [StubInteraction(), StubInteraction()]
    interactions[1].deferred = True
    replying = [
        asyncio.create_task(replies.answer(interaction, wish)) for interaction in interactions
    ]
    await asyncio.sleep(0)
    finishing = asyncio.create_task(replies.finish(TIMEOUT if in_time else 0.01))
    await asyncio.sleep(0)
    assert not finishing.done()
    if in_time:
        go_on.set()
    await asyncio.wait_for(finishing, TIMEOUT)
    assert [interaction.ways for interaction in interactions] == [
        ["private"] if in_time else [],
        ["edit"],
    ]
    await asyncio.gather(*replying, return_exceptions=True)


async def test_carried_out_press_is_answered_with_the_current_page(world: World) -> None:
    """A press that lacks only its answer: for a chair, and for a move, but not for a later move."""
    clicks = TableClicks(desk_of(world), Slips(lambda: 0.0, 0.4))
    table = await world.open_table()
    chair = read_click(table.info().control("chair"), TABLE)
    assert chair is not None
    shown = await press_at_table(clicks, PEOPLE[BOR], table.guild, chair, private=False, done=True)
    assert table.player_of(BOR) is not None and "<@12>" in page_of(shown).text
    await world.tables.lobbies.start(table, ANA)
    user, code = world.random_move(table)
    press = Click(table.id, table.shown_seq(table.player_of(user)), code)
    for seq in (1, 1):  # first the note alone says that it is made, then the log
        shown = await press_at_table(
            clicks, PEOPLE[user], table.guild, press, private=True, done=True
        )
        assert table.seq == seq and not page_of(shown).text.startswith(">")


# Lines ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("held_shards", [(0, 1), (2, 3)])
async def test_takeover_keeps_only_the_lines_of_own_shards(held_shards: tuple[int, ...]) -> None:
    """They stay connected, and the number of shards is not asked for again."""
    bot, begun, shut = FakeBot([4], 4), list[int](), list[int]()

    async def hold(line: ShardLine, _: object) -> None:
        begun.append(line.shard)
        await asyncio.Event().wait()

    async def close(line: ShardLine) -> None:
        shut.append(line.shard)

    with patch.object(ShardLine, "hold", hold), patch.object(ShardLine, "shut", close):
        await bot.listen_in((0, 1, 2, 3))
        await asyncio.sleep(0)
        assert begun == [0, 1, 2, 3] and not bot.counts
        bot.held = held_shards
        await bot.follow()
        connecting = asyncio.create_task(bot.connect())
        await asyncio.sleep(0)
        assert bot.counts == [4] and [line.shard for line in bot.lines] == list(held_shards)
        assert [bot.serves(number << 22) for number in range(4)] == [
            n in held_shards for n in range(4)
        ]
        await asyncio.sleep(0)
        assert begun == [0, 1, 2, 3] and shut == [n for n in range(4) if n not in held_shards]
        connecting.cancel()
        await asyncio.gather(connecting, return_exceptions=True)
