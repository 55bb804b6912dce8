"""What the bot asks of a server, and the links that invite it: these bits and no others."""

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
"""What each permission is for, by its name in discord.py."""

NEEDED = ("view_channel", "send_messages")
"""Without these there are no tables; without the others less is shown."""

AUTHORIZE = "https://discord.com/oauth2/authorize"


def bits() -> int:
    """All of them, as Discord wants them in a link."""
    return discord.Permissions(**dict.fromkeys(PERMISSIONS, True)).value


def links(application: int) -> tuple[str, str]:
    """The link for a server, and the one for oneself."""
    server = {
        "client_id": application,
        "integration_type": 0,
        "scope": "bot applications.commands",
        "permissions": bits(),
    }
    oneself = {"client_id": application, "integration_type": 1, "scope": "applications.commands"}
    return f"{AUTHORIZE}?{urlencode(server)}", f"{AUTHORIZE}?{urlencode(oneself)}"
