"""Log lines, as text or as JSON, with the ids of their subject.

No line has a token, a card or a name: errors are logged without their messages.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

from bot.base.accidents import format_traceback
from bot.base.log_subject import Subject, subject
from bot.base.settings import LogFormat

INTERACTION_URL = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w-]+")
"""Part of a URL up to an interaction's token, and the token."""
TABLE_PREFIX = re.compile(r"table (\d+)\b")
"""Beginning of a line about a table."""
HIDDEN = "(hidden)"
LIBRARIES = ("discord", "PIL")
"""Libraries whose debug lines tell hosts nothing: what is sent, and each piece of a picture."""


class Lines(logging.Formatter):
    """A line of text for each record, without secrets."""

    def __init__(self, token: str) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._token = token

    def formatException(self, ei: Any) -> str:  # noqa: N802 - as logging calls it
        """The traceback, without the errors' messages."""
        return format_traceback(ei[1]) if ei and ei[1] is not None else ""

    def hide_tokens(self, text: str) -> str:
        """A text without tokens."""
        if self._token:
            text = text.replace(self._token, HIDDEN)
        return INTERACTION_URL.sub(rf"\1{HIDDEN}", text)

    def format(self, record: logging.LogRecord) -> str:
        """Format a record; the ids of its subject end the first line."""
        record.exc_text = None  # another formatter's traceback, with messages
        first, *rest = self.hide_tokens(super().format(record)).split("\n")
        ids = ", ".join(f"{kind} {number}" for kind, number in subject_ids(record).items())
        return "\n".join([f"{first} ({ids})" if ids else first, *rest])


class JsonLines(Lines):
    """A JSON object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as an object.

        Discord's ids are strings, as many readers of JSON can't hold such numbers.
        """
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self.hide_tokens(record.getMessage()),
            **subject_ids(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def subject_ids(record: logging.LogRecord) -> dict[str, str | int]:
    """Ids of the subject of a line, by kind."""
    current: Subject = subject()
    prefix = TABLE_PREFIX.match(record.getMessage())
    table = int(prefix[1]) if prefix else current.table
    discord_ids = {"interaction": current.interaction, "server": current.server}
    ids: dict[str, str | int] = {
        kind: str(number) for kind, number in discord_ids.items() if number
    }
    return ids if table is None else {**ids, "table": table}


def write_to_stderr(level: str, kind: LogFormat, token: str) -> logging.Handler:
    """Log to stderr from ``level`` on; return the handler."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter((JsonLines if kind == "json" else Lines)(token))
    logging.basicConfig(handlers=[handler])
    set_level(level)
    return handler


def set_level(level: str) -> None:
    """Log from ``level`` on, until it is set again."""
    logging.root.setLevel(level)
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.root.level))
