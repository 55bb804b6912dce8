"""Log lines: the ids of their subjects, and secrets that never appear."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.base import accidents
from bot.base.background import Background
from bot.base.logs import LIBRARIES, JsonLines, Lines, set_level
from bot.base.settings import LogFormat
from bot.discord.answering.reply_in_time import Reply
from bot.discord.commands.command_tree import Tree
from bot.kit.l10n import load_words
from tests.bot.discord_stub import StubInteraction

DEBUG, INFO, WARNING = logging.DEBUG, logging.INFO, logging.WARNING
TOKEN = "MTk4.a-token.of-the-bot"

logger = logging.getLogger("tests.of.logs")


class Log:
    """Captures log lines."""

    def __init__(self, kind: LogFormat) -> None:
        self._stream = io.StringIO()
        self.handler = logging.StreamHandler(self._stream)
        self.handler.setFormatter((JsonLines if kind == "json" else Lines)(TOKEN))

    @property
    def text(self) -> str:
        return self._stream.getvalue()

    @property
    def objects(self) -> list[dict[str, Any]]:
        """Its lines, parsed."""
        return [json.loads(line) for line in self.text.splitlines()]


@pytest.fixture
def log(request: pytest.FixtureRequest) -> Iterator[Log]:
    """A log as JSON, or as a test asks for."""
    log = Log(getattr(request, "param", "json"))
    logging.getLogger().addHandler(log.handler)
    yield log
    logging.getLogger().removeHandler(log.handler)


def test_a_line_is_an_object(log: Log) -> None:
    logger.warning("table %d: it is late", 12)
    (logged,) = log.objects
    assert (logged["level"], logged["logger"]) == ("WARNING", logger.name)
    assert (logged["message"], logged["table"]) == ("table 12: it is late", 12)
    assert logged["time"].endswith("+00:00")


async def test_a_line_tells_for_whom_it_was_written(log: Log) -> None:
    """The interaction and its server, also in background work."""
    background = Background()

    async def warn() -> None:
        logger.warning("something")

    async def answer() -> None:
        asked: Any = StubInteraction()
        Reply(asked, load_words()("en"))
        await warn()
        await background.start(warn, "aside")
        await background.start(warn, "at a table", 7)
        await background.keep(warn, "for ever")

    await asyncio.create_task(answer())
    keys = ("interaction", "server", "table")
    about = [tuple(line.get(key) for key in keys) for line in log.objects]
    answered = (str(StubInteraction.id), str(StubInteraction.guild_id), None)
    assert about == [answered, answered, (None, answered[1], 7), (None, None, None)]


async def test_log_line_of_a_failed_command_has_its_interaction(log: Log) -> None:
    """Even before the interaction is answered."""
    asked: Any = StubInteraction()
    asked.type, asked.data = discord.InteractionType.application_command, {"name": "tarok"}
    tree = Tree(discord.Client(intents=discord.Intents.none()))

    async def answer() -> None:
        assert await tree.interaction_check(asked)
        logger.warning("it has failed")

    await asyncio.create_task(answer())
    (line,) = (line for line in log.objects if line["logger"] == logger.name)
    assert (line["interaction"], line["server"]) == (
        str(StubInteraction.id),
        str(StubInteraction.guild_id),
    )


@pytest.mark.parametrize("log", ["text", "json"], indirect=True)
def test_log_line_never_has_a_token(log: Log) -> None:
    logger.warning("login with %s", TOKEN)
    logger.warning("POST https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages: 429")
    logger.warning("POST /interactions/123/aW50ZXJhY3Rpb24/callback")
    assert log.text.count("(hidden)") == 3
    assert TOKEN not in log.text and "aW50" not in log.text


@pytest.mark.parametrize("log", ["text", "json"], indirect=True)
def test_log_line_never_has_the_message_of_an_error(log: Log) -> None:
    """Even if a library logs it: the message may name a card or a person."""
    words = " ".join(("Ana", "holds", "the", "mond"))
    try:
        raise ValueError(words)
    except ValueError as error:
        accidents.note(error, "a reply")
        logger.exception("Ignoring exception in on_interaction")
    assert "the mond" not in log.text
    assert log.text.count("raise ValueError(words)") == 2


@pytest.mark.parametrize("log", ["text"], indirect=True)
def test_text_line_ends_with_its_subject(log: Log) -> None:
    logger.warning("table 12: two\nlines")
    first, second = log.text.splitlines()
    assert first.endswith("table 12: two (table 12)")
    assert second == "lines"


@pytest.mark.parametrize(
    ("level", "ours", "libraries"),
    [("DEBUG", DEBUG, INFO), ("INFO", INFO, INFO), ("WARNING", WARNING, WARNING)],
)
def test_level_of_libraries_is_never_debug(
    monkeypatch: pytest.MonkeyPatch, level: str, ours: int, libraries: int
) -> None:
    """Their debug lines have tokens of interactions."""
    for name in ("", *LIBRARIES):
        monkeypatch.setattr(logging.getLogger(name), "level", INFO)
    set_level("DEBUG")
    set_level(level)
    assert logging.root.level == ours
    assert {logging.getLogger(name).level for name in LIBRARIES} == {libraries}
    set_level("INFO")  # which also empties the loggers' caches of levels
