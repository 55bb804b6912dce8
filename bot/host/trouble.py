"""Explanations of errors for the host: one sentence with advice, and whether to retry."""

import logging
from copy import copy

import aiohttp
import discord

from bot.base.exit_status import DO_NOT_TRY_AGAIN, TRY_AGAIN
from bot.base.pulse import Unwritable
from bot.discord.endpoint import UNREACHABLE
from bot.discord.errors import summary
from bot.store import CorruptDatabase, NewerDatabase, StoreError, StoreReadOnly
from bot.store.errors import OlderDatabase, StoreRefused

PERMANENT = (
    CorruptDatabase,
    NewerDatabase,
    OlderDatabase,
    StoreReadOnly,
    StoreRefused,
    Unwritable,
)
"""Errors of a database or a folder that only the host can mend."""

CLOSE_REASONS = {
    4004: "Discord does not accept this token any more: check DISCORD_TOKEN.",
    4010: "Discord refuses a shard of the bot: take TAROK_SHARDS away, or look at its number.",
    4011: "The bot is in too many servers for its shards: set a higher TAROK_SHARDS in all its "
    "processes, divide it among their TAROK_SHARD_IDS, and start them anew.",
    4012: "Discord no longer speaks with this release of discord.py: update Tarok.",
    4013: "Discord does not know what the bot wants to hear of: update Tarok.",
    4014: "Discord does not let the bot hear of its servers: in the developer portal look whether "
    "the application is limited or waits to be verified.",
}
"""Sentences for permanent errors, by the gateway's close code."""


def explain(error: Exception) -> tuple[str, int] | None:
    """The sentence and the exit status for an error that ends the bot; None for a bug of ours."""
    match error:
        case discord.LoginFailure() | discord.HTTPException(status=401):
            return "Discord does not know this token: check DISCORD_TOKEN.", DO_NOT_TRY_AGAIN
        case discord.PrivilegedIntentsRequired():
            return CLOSE_REASONS[4014], DO_NOT_TRY_AGAIN
        case discord.ConnectionClosed(code=code) if code in CLOSE_REASONS:
            return CLOSE_REASONS[code], DO_NOT_TRY_AGAIN
        case discord.HTTPException():
            return f"Discord does not let the bot in: {summary(error)}", TRY_AGAIN
        case discord.ConnectionClosed() | discord.GatewayNotFound():
            return f"Discord is out of order: {error}", TRY_AGAIN
        case aiohttp.ClientError() | OSError() | TimeoutError():
            return f"Discord cannot be reached: {error}", TRY_AGAIN
        case StoreError() | Unwritable():
            return str(error), DO_NOT_TRY_AGAIN if isinstance(error, PERMANENT) else TRY_AGAIN
    return None


EXTERNAL = (discord.DiscordException, *UNREACHABLE)
"""Errors of Discord or of the network, for which a traceback is useless."""


class InOneLine(logging.Formatter):
    """Formats errors of Discord or of the network in one line, and all others as ``inner`` does."""

    def __init__(self, inner: logging.Formatter) -> None:
        super().__init__()
        self._inner = inner

    def format(self, record: logging.LogRecord) -> str:
        """Format a copy without a useless traceback: other handlers get the record as it is."""
        line = copy(record)
        if isinstance(line.args, tuple):
            line.args = tuple(map(_summarize, line.args))
        error = line.exc_info[1] if line.exc_info else None
        if isinstance(error, EXTERNAL):
            line.msg = f"{line.getMessage()}: {type(error).__name__} {summary(error)}"
            line.args = line.exc_info = None
        return self._inner.format(line)


def external_error(record: logging.LogRecord) -> BaseException | None:
    """The error of Discord or of the network that a record is about; None: another record."""
    error = record.exc_info[1] if record.exc_info else None
    named = record.args if isinstance(record.args, tuple) else ()
    errors = (error,) if error is not None else named
    return next((each for each in errors if isinstance(each, EXTERNAL)), None)


def _summarize(argument: object) -> object:
    return summary(argument) if isinstance(argument, EXTERNAL) else argument
