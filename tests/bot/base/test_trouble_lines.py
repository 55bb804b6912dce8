"""What a host reads in the log about trouble that isn't ours."""

import io
import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.base.exit_status import DO_NOT_TRY_AGAIN, TRY_AGAIN
from bot.host.trouble import InOneLine, explain


@pytest.mark.parametrize(
    ("error", "lines"), [(ConnectionResetError("the line\nbroke"), 1), (KeyError("ours"), 4)]
)
def test_only_our_own_mistakes_have_a_traceback(error: Exception, lines: int) -> None:
    told = io.StringIO()
    handler = logging.StreamHandler(told)
    handler.addFilter(InOneLine())
    logger = logging.getLogger("tests.trouble")
    logger.propagate = False
    logger.addHandler(handler)
    try:
        raise error
    except type(error):
        logger.exception("attempt %d", 3)
    finally:
        logger.removeHandler(handler)
    found = told.getvalue().splitlines()
    assert found[0].startswith("attempt 3")
    assert ("Traceback" in told.getvalue()) is (lines > 1)
    assert len(found) >= lines


def test_error_that_a_line_tells_of_is_told_in_one_line() -> None:
    response: Any = SimpleNamespace(status=429, reason="Too Many Requests")
    page = discord.HTTPException(response, "<html>\n<title>No</title>\n" + 900 * "<p>No</p>\n")
    told = io.StringIO()
    handler = logging.StreamHandler(told)
    handler.addFilter(InOneLine())
    logger = logging.getLogger("tests.trouble")
    logger.propagate = False
    logger.addHandler(handler)
    logger.warning("nobody can be listened to yet: %s", page)
    logger.warning("%(error)s", {"error": 100})
    logger.removeHandler(handler)
    assert told.getvalue().splitlines() == [
        'nobody can be listened to yet: 429 Too Many Requests (a web page, "No")',
        "100",
    ]


def test_our_own_mistakes_are_not_explained_away() -> None:
    assert explain(KeyError("ours")) is None
    assert explain(ConnectionResetError()) is not None
    assert TRY_AGAIN not in (0, DO_NOT_TRY_AGAIN)
