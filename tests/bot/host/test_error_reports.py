"""Errors that are sent to the host's own server: what broke, and nothing of anybody."""

import io
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import aiohttp
import pytest
from sentry_sdk.transport import Transport

from bot.base import accidents
from bot.base.setting_kinds import BadSetting
from bot.base.settings import Settings
from bot.host.error_reports import PLACE, ErrorReports
from bot.host.trouble import InOneLine
from bot.serving import _report_errors
from tests.bot.world import World

ADDRESS = "https://key@reports.test/1"
TOKEN = "MTE.secret.token"
ANA = 1_234_567_890_123_456_789


class Kept(Transport):
    """Keeps what would be sent."""

    sent: ClassVar[list[dict[str, Any]]] = []

    def capture_envelope(self, envelope: Any) -> None:
        self.sent.extend(item.payload.json for item in envelope.items)


@pytest.fixture
def log() -> Iterator[logging.Logger]:
    Kept.sent.clear()
    reports = ErrorReports(ADDRESS, TOKEN, Kept)
    logger = logging.getLogger("bot.tests")
    logger.addHandler(reports)
    yield logger
    logger.removeHandler(reports)
    reports.close()


def fail_in_a_deal(world: World) -> None:
    """Fail as a bug at a table does, with all that must not be sent at hand."""
    hand, name = ["T21", "HK"], f"Ana {ANA}"
    raise RuntimeError(f"{name} at {world} has {hand}")


def test_error_in_a_deal_names_nobody_and_no_card(
    log: logging.Logger, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accidents, "logger", log)
    accidents.attempt("drawing a board", 7, fail_in_a_deal, world)
    (event,) = Kept.sent
    text = json.dumps({**event, "timestamp": ""})  # which has T21 in it for an hour of each day
    assert "table 7: drawing a board has failed" in event["message"]
    assert "fail_in_a_deal" in text and "RuntimeError" in text
    for secret in ("T21", "HK", "Ana", str(ANA), str(Path.home()), str(Path(sys.prefix).parent)):
        assert secret not in text.replace("tests/bot", ""), secret


def test_tokens_and_numbers_of_discord_are_hidden(log: logging.Logger) -> None:
    log.error("%s was refused with %s at https://d.test/webhooks/12/aW50ZXI", ANA, TOKEN)
    (event,) = Kept.sent
    assert event["message"].startswith("(number) was refused with (hidden)")
    assert not {str(ANA), TOKEN, "aW50ZXI"} & set(event["message"].replace("/", " ").split())


def test_faults_of_discord_and_the_network_are_not_reported() -> None:
    Kept.sent.clear()
    reports = ErrorReports(ADDRESS, TOKEN, Kept)
    for name, error in (
        ("discord.client", None),
        ("bot.x", aiohttp.ClientConnectionError()),
        ("urllib3.pool", None),
    ):
        info = (type(error), error, None) if error else None
        reports.emit(logging.LogRecord(name, logging.ERROR, "", 0, "lost", (), info))
    assert not Kept.sent
    bug = (ValueError, ValueError(), None)
    reports.emit(logging.LogRecord("discord.client", logging.ERROR, "", 0, "bug", (), bug))
    assert len(Kept.sent) == 1


def test_errors_that_standard_error_shows_in_one_line_are_not_reported() -> None:
    """A handler that changes a record changes it for all handlers after it."""
    Kept.sent.clear()
    shown, reports = logging.StreamHandler(io.StringIO()), ErrorReports(ADDRESS, TOKEN, Kept)
    shown.setFormatter(InOneLine(logging.Formatter()))
    logger = logging.getLogger("tests.reports")
    logger.propagate = False
    handlers = (shown, reports)
    for handler in handlers:
        logger.addHandler(handler)
    try:
        raise aiohttp.ClientConnectionError
    except aiohttp.ClientConnectionError as error:
        logger.exception("a message was not sent")
        logger.error("a message was not sent: %s", error)
    finally:
        for handler in handlers:
            logger.removeHandler(handler)
    reports.close()
    assert not Kept.sent


@pytest.mark.parametrize(
    ("file", "sent"),
    [
        ("/opt/discord-bot/acme/bot/app.py", "bot/app.py"),
        ("/home/ana/bot/tarok/search/judging/judge.py", "search/judging/judge.py"),
        ("/usr/lib64/python3.12/asyncio/tasks.py", "lib64/python3.12/asyncio/tasks.py"),
        ("/v/lib/python3.11/site-packages/discord/bot.py", "site-packages/discord/bot.py"),
        ("/srv/of-ana/start.py", "start.py"),
        ("<string>", "<string>"),
    ],
)
def test_folders_of_the_host_are_cut_from_a_traceback(file: str, sent: str) -> None:
    line = f'  File "{file}", line 7, in run'
    assert PLACE.sub(r'File "\1\2"', line) == f'  File "{sent}", line 7, in run'


def test_two_reports_of_the_same_fault_are_one_to_their_reader(log: logging.Logger) -> None:
    for table in (7, 8):
        log.error("table %d: a timer has failed", table)
    first, second = Kept.sent
    assert first["fingerprint"] == second["fingerprint"]


def test_host_without_the_library_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(token=TOKEN, error_reports=ADDRESS)
    monkeypatch.setitem(sys.modules, "bot.host.error_reports", None)
    with pytest.raises(BadSetting, match=r"pip install '\.\[bot,reports\]'"):
        _report_errors(settings)


def test_address_of_no_project_is_refused() -> None:
    with pytest.raises(BadSetting, match="TAROK_ERROR_REPORTS takes"):
        ErrorReports("https://reports.test", TOKEN)
