"""The bot's token: where it is read from, and what it looks like. No sentence repeats any of it."""

import re
from collections.abc import Mapping
from pathlib import Path

from bot.base.setting_kinds import BadSetting

TOKEN, TOKEN_FILE = "DISCORD_TOKEN", "DISCORD_TOKEN_FILE"

SHAPE = re.compile(r"[A-Za-z0-9._~+/=-]{1,300}")
"""Longer than any token, and without blanks, line breaks and quotation marks."""
LARGEST_FILE = 4096
"""Bytes of a file that are read: a token has some seventy."""
REAL = re.compile(r"[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}")
"""The form of Discord's own tokens."""
LONGEST_NAME = 200
HIDDEN = "(hidden)"


def read_token(environment: Mapping[str, str]) -> str:
    """Read the token from where it is kept. Raises BadSetting."""
    token, file = (environment.get(name, "").strip() for name in (TOKEN, TOKEN_FILE))
    if token and file:
        raise BadSetting(f"{TOKEN} and {TOKEN_FILE} are both set: take one of them away.")
    if file:
        return _token_in(file)
    if not token:
        raise BadSetting(
            f"{TOKEN} is not set: it takes the bot token from Discord's developer portal; "
            f"{TOKEN_FILE} takes a file that holds it. Without one, `make run` starts the sandbox."
        )
    if not SHAPE.fullmatch(token):
        raise BadSetting(
            f"{TOKEN} takes the bot token alone, without blanks, line breaks or quotation marks."
        )
    return token


def _token_in(file: str) -> str:
    name = shown_file(file)
    try:
        with Path(file).open("rb") as opened:
            token = opened.read(LARGEST_FILE).decode("utf-8").strip()
    except OSError as error:
        raise BadSetting(f"{TOKEN_FILE} names {name}: {error.strerror}.") from None
    except ValueError:
        token = ""
    if not SHAPE.fullmatch(token):
        raise BadSetting(f"{TOKEN_FILE} names {name}: it takes a file with the token alone in it.")
    return token


def shown_file(file: str) -> str:
    """The name of the token's file; hidden if it may be the token itself."""
    hidden = len(file) > LONGEST_NAME or not file.isprintable() or REAL.search(file)
    return HIDDEN if hidden else file
