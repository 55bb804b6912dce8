"""Stored settings of servers."""

import pytest

from bot.servers.rows import ServerRows
from bot.store import Store

GUILD, OTHER = 7, 8


@pytest.fixture
def rows(store: Store) -> ServerRows:
    """The repository on an empty store."""
    return ServerRows(store)


async def test_rules_are_replaced_by_game_and_server(rows: ServerRows) -> None:
    await rows.set_rules(GUILD, "slovenian", {"mond_penalty": "21"})
    await rows.set_rules(GUILD, "slovenian", {"knock": "off"})
    await rows.set_rules(GUILD, "cego", {"räuber": "on"})
    assert await rows.rules(GUILD) == {"slovenian": {"knock": "off"}, "cego": {"räuber": "on"}}
    assert await rows.rules(OTHER) == {}


async def test_rules_without_options_are_deleted(rows: ServerRows) -> None:
    for game in ("slovenian", "cego"):
        await rows.set_rules(GUILD, game, {"knock": "off"})
    await rows.set_rules(GUILD, "slovenian", {})
    assert set(await rows.rules(GUILD)) == {"cego"}


async def test_several_tables_are_allowed_by_server(rows: ServerRows) -> None:
    assert not await rows.allows_several_tables(GUILD)
    await rows.allow_several_tables(GUILD, True)
    assert await rows.allows_several_tables(GUILD)
    assert not await rows.allows_several_tables(OTHER)
    await rows.allow_several_tables(GUILD, False)
    assert not await rows.allows_several_tables(GUILD)


async def test_patience_is_kept_beside_other_settings(rows: ServerRows) -> None:
    assert await rows.patience(GUILD) is None
    await rows.allow_several_tables(GUILD, True)
    assert await rows.patience(GUILD) is None
    for seconds in (300, 0):
        await rows.set_patience(GUILD, seconds)
        assert await rows.patience(GUILD) == seconds
    assert await rows.allows_several_tables(GUILD)
    await rows.set_patience(OTHER, 60)
    assert not await rows.allows_several_tables(OTHER)


async def test_leagues_are_allowed_by_server_beside_other_settings(rows: ServerRows) -> None:
    assert not await rows.allows_leagues(GUILD)
    await rows.set_patience(GUILD, 300)
    assert not await rows.allows_leagues(GUILD)
    await rows.allow_leagues(GUILD, True)
    assert await rows.allows_leagues(GUILD)
    assert not await rows.allows_leagues(OTHER)
    assert await rows.patience(GUILD) == 300
    await rows.allow_leagues(GUILD, False)
    assert not await rows.allows_leagues(GUILD)
