"""Errors of Discord in one line, and how long a refusal asks to wait."""

import math
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.base.exit_status import DO_NOT_TRY_AGAIN, TRY_AGAIN
from bot.discord.errors import MAX_RETRY_AFTER, MAX_SUMMARY, is_temporary, retry_after, summary
from bot.discord.sending.messages import SendOutcome, attempt
from bot.host.trouble import explain
from tests.bot.discord_stub import http_error

PAGE = "<!doctype html>\n<html><head><title>Access\n denied</title></head>" + 500 * "<p>No</p>\n"


def handshake(status: int) -> aiohttp.WSServerHandshakeError:
    """A refusal of the gateway before any session."""
    info: Any = SimpleNamespace(real_url="wss://gateway")
    return aiohttp.WSServerHandshakeError(info, (), status=status)


def test_web_page_is_summed_up_by_its_title() -> None:
    assert summary(http_error(429, PAGE)) == '429 Reason (a web page, "Access denied")'
    assert summary(http_error(403, "<html>" + 900 * "x")) == "403 Reason (a web page)"


def test_details_of_an_api_error_stay_in_one_line() -> None:
    errors = {"name": {"_errors": [{"code": "LENGTH", "message": "Too long."}]}}
    body = {"code": 50035, "message": "Invalid Form Body", "errors": errors}
    line = summary(http_error(400, body))
    assert line == "400 Reason (error code: 50035): Invalid Form Body; In name: Too long."


def test_error_without_words_is_named() -> None:
    assert summary(TimeoutError()) == "TimeoutError"
    assert len(summary(ValueError(10 * MAX_SUMMARY * "x"))) == MAX_SUMMARY


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (http_error(429, PAGE), True),
        (http_error(403, PAGE), True),
        (http_error(403, {"code": 40001, "message": "Unauthorized"}), True),
        (http_error(500, PAGE), True),
        (discord.RateLimited(600.0), True),
        (handshake(429), True),
        (handshake(503), True),
        (http_error(400, PAGE), False),
        (http_error(401, PAGE), False),
        (http_error(404, PAGE), False),
        (handshake(404), False),
        (discord.LoginFailure(), False),
        (ConnectionResetError(), False),
    ],
)
def test_temporary_refusals_are_told_from_permanent_ones(error: Exception, expected: bool) -> None:
    assert is_temporary(error) is expected


@pytest.mark.parametrize(
    ("named", "seconds"),
    [
        (None, 0.0),
        ("600", 600.0),
        ("0.5", 0.5),
        ("-3", 0.0),
        ("nan", 0.0),
        ("inf", 0.0),
        ("1e12", MAX_RETRY_AFTER),
        ("Wed, 21 Oct 2026 07:28:00 GMT", 0.0),
    ],
)
def test_retry_after_is_read_within_bounds(named: str | None, seconds: float) -> None:
    headers = {} if named is None else {"Retry-After": named}
    assert retry_after(http_error(429, PAGE, **headers)) == seconds
    assert math.isfinite(seconds)


def test_refused_token_is_not_retried() -> None:
    explained = explain(http_error(401, {"code": 0, "message": "401: Unauthorized"}))
    assert explained is not None and explained[1] == DO_NOT_TRY_AGAIN
    other = explain(http_error(404, PAGE))
    assert other is not None and other[1] == TRY_AGAIN
    assert "<p>" not in other[0] and "\n" not in other[0]


async def test_web_page_of_the_proxy_is_not_shown_as_a_reason() -> None:
    """A channel that refuses names a permission; the proxy's page is a temporary failure."""

    async def send() -> None:
        raise http_error(403, PAGE, **{"Retry-After": "30"})

    sent = await attempt(send(), 7)
    assert (sent.outcome, sent.reason, sent.wait) == (SendOutcome.FAILED, "", 30.0)


async def test_refusal_is_logged_with_its_channel(caplog: pytest.LogCaptureFixture) -> None:
    """The host gives the right that is missing there."""

    async def send() -> None:
        raise http_error(403, {"code": 50013, "message": "Missing Permissions"})

    assert (await attempt(send(), 812)).outcome is SendOutcome.REFUSED
    assert "in channel 812: 403" in caplog.text
