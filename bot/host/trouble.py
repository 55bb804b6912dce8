"""Trouble for the host to read: one sentence that says what to do, and whether to try again."""

import logging

import aiohttp
import discord

from bot.base.exit_status import DO_NOT_TRY_AGAIN, TRY_AGAIN
from bot.base.pulse import Unwritable
from bot.discord.endpoint import UNREACHABLE
from bot.discord.errors import summary
from bot.store import CorruptDatabase, NewerDatabase, StoreError, StoreReadOnly
from bot.store.errors import OlderDatabase, StoreRefused

HOPELESS = (
    CorruptDatabase,
    NewerDatabase,
    OlderDatabase,
    StoreReadOnly,
    StoreRefused,
    Unwritable,
)
"""What is wrong with a database or a folder until somebody does something about it."""

CLOSED = {
    4004: "Discord does not accept this token any more: check DISCORD_TOKEN.",
    4010: "Discord refuses a shard of the bot: take TAROK_SHARDS away, or look at its number.",
    4011: "The bot is in too many servers for its shards: set a higher TAROK_SHARDS in all its "
    "processes, divide it among their TAROK_SHARD_IDS, and start them anew.",
    4012: "Discord no longer speaks with this release of discord.py: update Tarok.",
    4013: "Discord does not know what the bot wants to hear of: update Tarok.",
    4014: "Discord does not let the bot hear of its servers: in the developer portal look whether "
    "the application is limited or waits to be verified.",
}
"""Why there is no use coming back, by the gateway's close code."""


def explain(error: Exception) -> tuple[str, int] | None:
    """The sentence and the exit status for an error that ends the bot; None: it is a mistake of
    ours."""
    match error:
        case discord.LoginFailure() | discord.HTTPException(status=401):
            return "Discord does not know this token: check DISCORD_TOKEN.", DO_NOT_TRY_AGAIN
        case discord.PrivilegedIntentsRequired():
            return CLOSED[4014], DO_NOT_TRY_AGAIN
        case discord.ConnectionClosed(code=code) if code in CLOSED:
            return CLOSED[code], DO_NOT_TRY_AGAIN
        case discord.HTTPException():
            return f"Discord does not let the bot in: {summary(error)}", TRY_AGAIN
        case discord.ConnectionClosed() | discord.GatewayNotFound():
            return f"Discord is out of order: {error}", TRY_AGAIN
        case aiohttp.ClientError() | OSError() | TimeoutError():
            return f"Discord cannot be reached: {error}", TRY_AGAIN
        case StoreError() | Unwritable():
            return str(error), DO_NOT_TRY_AGAIN if isinstance(error, HOPELESS) else TRY_AGAIN
    return None


ELSEWHERE = (discord.DiscordException, *UNREACHABLE)
"""Trouble of Discord or of the network: a traceback says no more than one line."""


class InOneLine(logging.Filter):
    """Logs trouble of Discord or of the network in one line, wherever a record has it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record through, without the traceback where it is useless."""
        if isinstance(record.args, tuple):
            record.args = tuple(map(_in_one_line, record.args))
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, ELSEWHERE):
            told = f"{record.getMessage()}: {type(error).__name__} {summary(error)}"
            record.msg, record.args = told, None
            record.exc_info = None
        return True


def _in_one_line(argument: object) -> object:
    return summary(argument) if isinstance(argument, ELSEWHERE) else argument
