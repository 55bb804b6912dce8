"""Conditions that leave blocked people and servers out of what the bot sends by itself.

Their list belongs to ``bot/blocks/``. A statement with one of these conditions finds no message for
them: it waits until the block is taken back.
"""


def person_plays(column: str) -> str:
    """Return the condition that the person of a column is not blocked."""
    return f"{column} NOT IN (SELECT number FROM blocks WHERE kind = 'user')"  # noqa: S608 - constants only


def server_plays(column: str) -> str:
    """Return the condition that the server of a column is not blocked."""
    return f"{column} NOT IN (SELECT number FROM blocks WHERE kind = 'server')"  # noqa: S608 - constants only
