"""The repository of calls to new tables, on both databases."""

import pytest

from bot.blocks.rows import BlockRows
from bot.calls.rows import CallRows, CallSetting
from bot.store import Store
from tests.bot.store.store_examples import ANA, BOR, GUILD

OTHER = GUILD + 1
LIST = CallSetting("list")


@pytest.fixture
def rows(store: Store) -> CallRows:
    """The repository on an empty store."""
    return CallRows(store)


async def test_server_without_a_choice_calls_nobody(rows: CallRows) -> None:
    assert await rows.setting(GUILD) == CallSetting("nobody")
    assert not await rows.claim(GUILD, 1_000, 400)
    assert not await rows.join(GUILD, ANA, 9)


async def test_choice_replaces_an_earlier_one_of_its_server(rows: CallRows) -> None:
    await rows.choose(GUILD, LIST)
    await rows.choose(OTHER, CallSetting("role", 13))
    assert (await rows.setting(GUILD), await rows.setting(OTHER)) == (LIST, CallSetting("role", 13))
    await rows.choose(OTHER, CallSetting("nobody"))
    assert await rows.setting(OTHER) == CallSetting("nobody")


async def test_list_has_the_people_who_joined_and_did_not_leave(rows: CallRows) -> None:
    await rows.choose(GUILD, LIST)
    for person in (BOR, ANA, BOR):
        assert await rows.join(GUILD, person, 9)
    assert await rows.listed(GUILD) == (ANA, BOR)
    assert await rows.listed(OTHER) == ()
    await rows.leave(GUILD, ANA)
    assert await rows.listed(GUILD) == (BOR,)


async def test_full_list_takes_nobody_else(rows: CallRows) -> None:
    await rows.choose(GUILD, LIST)
    assert await rows.join(GUILD, ANA, 1)
    assert not await rows.join(GUILD, BOR, 1)
    assert await rows.join(GUILD, ANA, 1), "Ana is on it already"
    assert await rows.listed(GUILD) == (ANA,)


@pytest.mark.parametrize("other", [CallSetting("nobody"), CallSetting("role", 13)])
async def test_list_is_deleted_by_another_choice(rows: CallRows, other: CallSetting) -> None:
    await rows.choose(GUILD, LIST)
    await rows.join(GUILD, ANA, 9)
    await rows.choose(GUILD, LIST)
    assert await rows.listed(GUILD) == (ANA,)
    await rows.choose(GUILD, other)
    await rows.choose(GUILD, LIST)
    assert await rows.listed(GUILD) == ()


async def test_call_is_claimed_once_in_an_interval(rows: CallRows) -> None:
    for guild in (GUILD, OTHER):
        await rows.choose(guild, LIST)
    assert await rows.claim(GUILD, 1_000, 400)
    assert not await rows.claim(GUILD, 1_599, 999)
    assert await rows.claim(OTHER, 1_599, 999), "each server has its own interval"
    await rows.choose(GUILD, CallSetting("nobody"))
    await rows.choose(GUILD, LIST)
    assert not await rows.claim(GUILD, 1_599, 999), "switching it off and on begins no new one"
    assert await rows.claim(GUILD, 1_600, 1_000)


async def test_blocked_person_stays_on_the_list_and_is_not_called(
    rows: CallRows, store: Store
) -> None:
    await rows.choose(GUILD, LIST)
    for person in (ANA, BOR):
        assert await rows.join(GUILD, person, 9)
    assert await rows.to_call(GUILD) == (ANA, BOR)
    await BlockRows(store).block("user", ANA, "insults", 900)
    assert await rows.to_call(GUILD) == (BOR,)
    assert await rows.listed(GUILD) == (ANA, BOR)
