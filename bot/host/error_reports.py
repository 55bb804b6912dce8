"""Sends errors of the log to an address of the host's choosing, in Sentry's protocol.

Only a bot with ``TAROK_ERROR_REPORTS`` loads this and ``sentry-sdk``. What is sent is the line of
the log, which has no names and cards, and beyond that no number of Discord's, no value of a
variable, and nothing of the machine but the places of the bot's own files.
"""

import logging
import re
from typing import Any

import sentry_sdk
from sentry_sdk.transport import Transport
from sentry_sdk.utils import BadDsn

from bot.base import VERSION
from bot.base.logs import Lines
from bot.base.setting_kinds import BadSetting
from bot.host.trouble import external_error

LONG_NUMBER = re.compile(r"\d{6,}")
"""Numbers of people, servers, channels and messages are longer."""
PLACE = re.compile(
    r'File "(?:(?:[^"]*/)?((?:bot|engine|search|site-packages|lib(?:64)?/python[\d.]+)/[^"]*)'
    r'|[^"]*/([^"/]*))"'
)
"""A file in a traceback: what is before the last of these folders is the host's own, and of a file
in none of them all but its name."""
FLUSH_SECONDS = 2.0
"""How long the end of the process waits for reports on their way."""
SENDERS = ("sentry_sdk", "urllib3")
"""Beginnings of the loggers of what sends: a report of theirs would lead to another."""

CONNECTING = ("discord.client", "discord.gateway")
"""Loggers of discord.py whose errors without a traceback are of a connection that was lost."""


class ErrorReports(logging.Handler):
    """Sends each error of the log."""

    def __init__(self, address: str, token: str, transport: type[Transport] | None = None) -> None:
        """``transport``: instead of the network. Raises BadSetting."""
        try:
            self._client = sentry_sdk.Client(
                dsn=address,
                release=f"tarok@{VERSION}",
                transport=transport,
                default_integrations=False,
                auto_enabling_integrations=False,
                auto_session_tracking=False,
                send_client_reports=False,
                max_breadcrumbs=0,
                server_name="",
            )
        except BadDsn:
            raise BadSetting(
                "TAROK_ERROR_REPORTS takes the address (DSN) of a project, such as "
                "https://key@host/1."
            ) from None
        super().__init__(logging.ERROR)
        self._lines = Lines(token)

    def emit(self, record: logging.LogRecord) -> None:
        """Send an error, unless Discord or the network is at fault."""
        lost = record.name in CONNECTING and not record.exc_info
        if lost or external_error(record) is not None or record.name.startswith(SENDERS):
            return
        try:
            self._client.capture_event(self._event(record))
        except Exception:
            self.handleError(record)

    def _event(self, record: logging.LogRecord) -> Any:
        """The event of a line; the SDK has a type for it that is no part of its interface."""
        text = self._lines.hide_tokens(record.getMessage())
        if record.exc_info:
            text += f"\n{self._lines.formatException(record.exc_info)}"
        text = PLACE.sub(r'File "\1\2"', LONG_NUMBER.sub("(number)", text))
        first, *traceback = text.split("\n")
        return {
            "level": "error",
            "logger": record.name,
            "message": first,
            "extra": {"traceback": "\n".join(traceback)},
            "fingerprint": [record.name, *traceback[-3:], re.sub(r"\d+", "", first)],
        }

    def close(self) -> None:
        """Wait a moment for reports on their way."""
        self._client.close(timeout=FLUSH_SECONDS)
        super().close()
