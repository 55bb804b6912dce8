"""Permissions that the bot asks for on a server, and the links that invite it."""

from urllib.parse import urlencode

import discord

PERMISSIONS = {
    "view_channel": "tables stand in channels",
    "send_messages": "boards are messages",
    "send_messages_in_threads": "the same where a table has a thread of its own",
    "attach_files": "the table and the hands are pictures; without it they are text",
    "read_message_history": "a board is looked for where it was after a restart",
    "create_public_threads": "several tables in a channel have a thread each",
}
"""Purpose of each permission, by its name in discord.py."""

REQUIRED = ("view_channel", "send_messages")
"""Permissions without which there are no tables; without the others less is shown."""

AUTHORIZE = "https://discord.com/oauth2/authorize"


def bits() -> int:
    """All permissions as Discord's bit field."""
    return discord.Permissions(**dict.fromkeys(PERMISSIONS, True)).value


def links(application: int) -> tuple[str, str]:
    """The invitation links for a server and for a user."""
    server = {
        "client_id": application,
        "integration_type": 0,
        "scope": "bot applications.commands",
        "permissions": bits(),
    }
    user = {"client_id": application, "integration_type": 1, "scope": "applications.commands"}
    return f"{AUTHORIZE}?{urlencode(server)}", f"{AUTHORIZE}?{urlencode(user)}"
