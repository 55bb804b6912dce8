"""Log lines, as text or as JSON, with the numbers of what they are about.

No line has a token, a card or a name: errors are told without their messages.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

from bot.base.accidents import traced
from bot.base.log_subject import Subject, subject
from bot.base.settings import LogFormat

OF_INTERACTIONS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w-]+")
"""Addresses that contain an interaction's token."""
OF_TABLE = re.compile(r"table (\d+)\b")
"""The beginning of a line about a table, whoever logs it."""
HIDDEN = "(hidden)"


class Lines(logging.Formatter):
    """A line of text for each record, without secrets."""

    def __init__(self, token: str) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._token = token

    def formatException(self, ei: Any) -> str:  # noqa: N802 - as logging calls it
        """The traceback, without the errors' messages."""
        return traced(ei[1]) if ei and ei[1] is not None else ""

    def hidden(self, text: str) -> str:
        """A text without tokens."""
        if self._token:
            text = text.replace(self._token, HIDDEN)
        return OF_INTERACTIONS.sub(rf"\1{HIDDEN}", text)

    def format(self, record: logging.LogRecord) -> str:
        """The line, with what it is about at the end of its first line."""
        record.exc_text = None  # another formatter's traceback, with messages
        first, *rest = self.hidden(super().format(record)).split("\n")
        about = (f"{kind} {number}" for kind, number in numbers(record).items())
        told = ", ".join(about)
        return "\n".join([f"{first} ({told})" if told else first, *rest])


class JsonLines(Lines):
    """A JSON object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """The object: Discord's ids are strings, as many readers of JSON can't hold such
        numbers."""
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self.hidden(record.getMessage()),
            **numbers(record),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def numbers(record: logging.LogRecord) -> dict[str, str | int]:
    """The numbers of what a line is about, by kind."""
    about: Subject = subject()
    named = OF_TABLE.match(record.getMessage())
    table = int(named[1]) if named else about.table
    ids = {"interaction": about.interaction, "server": about.server}
    found: dict[str, str | int] = {kind: str(number) for kind, number in ids.items() if number}
    return found if table is None else {**found, "table": table}


def write_to_stderr(level: str, kind: LogFormat, token: str) -> logging.Handler:
    """Write all lines from a level on; returns the handler."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter((JsonLines if kind == "json" else Lines)(token))
    logging.basicConfig(level=level, handlers=[handler])
    return handler
