"""Hooks of the whole bot: a capability that is forgotten there would be silent."""

from collections.abc import AsyncIterator
from dataclasses import fields
from pathlib import Path

import pytest

from bot.app import Tarok
from bot.archive.archive import Archive
from bot.archive.desk import ReplayDesk
from bot.base.settings import Settings
from bot.fairness.service import Fairness
from bot.privacy.forgetting import Forgetting
from bot.store.sqlite.store import SqliteStore
from bot.tables.pages.table_pages import TablePages
from bot.tables.play.tables import Tables
from bot.takeover.remote_changes import RemoteChanges


def class_names(objects: object) -> list[str]:
    """The kinds of what a hook holds."""
    return [type(item).__name__ for item in objects] if isinstance(objects, list | tuple) else []


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqliteStore]:
    monkeypatch.setattr("discord.http.Route.BASE", "")  # to be put back after the test
    monkeypatch.setattr("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", None)
    store = await SqliteStore.open(tmp_path / "tarok.sqlite3")
    yield store
    await store.close()


@pytest.mark.parametrize(("duplicates", "sources"), [
    (True, ["TeamRounds", "Duplicates"]), (False, ["TeamRounds"]),
])  # fmt: skip
async def test_hooks_of_the_whole_bot_hold_each_capability(
    store: SqliteStore, duplicates: bool, sources: list[str]
) -> None:
    async with Tarok(Settings(token="", duplicates=duplicates), store) as bot:
        hooks, archive = bot.parts.get(Tables).register.hooks, bot.parts.get(Archive)
        classes = {entry.name: type(getattr(hooks, entry.name)).__name__ for entry in fields(hooks)}
        assert classes == {
            "cards": "Fairness", "rounds": "TeamRounds", "counting": "CareerCounting",
            "onlookers": "Duplicates",
        }  # fmt: skip
        assert isinstance(hooks.cards, Fairness) and bot.parts.get(Fairness) is hooks.cards
        assert hooks.cards.deals_again == duplicates
        assert class_names(hooks.cards.sources) == sources
        others = bot.parts.get(Forgetting)._caches()
        assert class_names(tuple(others)) == [
            "Languages",
            "Looks",
            "Habits",
            "Archive",
            "PuzzleMaking",
            "Coach",
            "Questions",
            "Tournaments",
            "KeptTokens",
        ]
        dropped = bot.parts.get(RemoteChanges)._drop_names
        assert [entry.__qualname__ for entry in dropped] == [
            "Archive.clear", "Tournaments.drop_standings",
        ]  # fmt: skip
        lines, controls = archive.record_lines, bot.parts.get(ReplayDesk).extra_controls
        assert [entry.__qualname__ for entry in lines] == ["Verification.record_lines"]
        assert [entry.__module__ for entry in controls] == ["bot.learning.practice.play_on"]
        assert len(bot.parts.get(TablePages)._below_score) == 3
        listeners = [entry.__qualname__ for entry in bot.parts.get(Tables).register._listeners]
        assert listeners == ["SittingIn._wake_waiting", "TeamNews.heard"]
        added = {"t:#:#:hint", "t:#:#:details", "t:#:#:word", "t:#:#:word:#"}
        assert added <= set(bot._clicks._routes.addresses), "controls at tables of other rooms"
