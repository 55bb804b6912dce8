"""Log lines about trouble that is no bug of the bot."""

import io
import logging

import pytest

from bot.base.exit_status import DO_NOT_TRY_AGAIN, TRY_AGAIN
from bot.host.trouble import InOneLine, explain
from tests.bot.discord_stub import http_error


@pytest.mark.parametrize(
    ("error", "lines"), [(ConnectionResetError("the line\nbroke"), 1), (KeyError("ours"), 4)]
)
def test_only_bugs_are_logged_with_a_traceback(error: Exception, lines: int) -> None:
    output = io.StringIO()
    handler = logging.StreamHandler(output)
    handler.setFormatter(InOneLine(logging.Formatter()))
    logger = logging.getLogger("tests.trouble")
    logger.propagate = False
    logger.addHandler(handler)
    try:
        raise error
    except type(error):
        logger.exception("attempt %d", 3)
    finally:
        logger.removeHandler(handler)
    lines_written = output.getvalue().splitlines()
    assert lines_written[0].startswith("attempt 3")
    assert ("Traceback" in output.getvalue()) is (lines > 1)
    assert len(lines_written) >= lines


def test_error_in_a_log_line_is_shortened_to_one_line() -> None:
    page = http_error(429, "<html>\n<title>No</title>\n" + 900 * "<p>No</p>\n")
    output = io.StringIO()
    handler = logging.StreamHandler(output)
    handler.setFormatter(InOneLine(logging.Formatter()))
    logger = logging.getLogger("tests.trouble")
    logger.propagate = False
    logger.addHandler(handler)
    logger.warning("nobody can be listened to yet: %s", page)
    logger.warning("%(error)s", {"error": 100})
    logger.removeHandler(handler)
    assert output.getvalue().splitlines() == [
        'nobody can be listened to yet: 429 Reason (a web page, "No")',
        "100",
    ]


def test_bug_has_no_explanation() -> None:
    assert explain(KeyError("ours")) is None
    assert explain(ConnectionResetError()) is not None
    assert TRY_AGAIN not in (0, DO_NOT_TRY_AGAIN)
