"""Where an interaction comes from, and what a bot may do where it is only a guest.

In a server without the bot, in groups and in direct messages between others, somebody who has
installed it for themselves brings it along: it may answer, follow up five times, and change what
the same token has sent; nothing else.
"""

from typing import Any

from sandbox.errors import enough
from sandbox.shapes import (
    ATTACH,
    EXTERNAL_APPS,
    FOREIGN,
    IN_GUILD,
    WITH_BOT,
    Channel,
    Interaction,
    Message,
    Person,
)

MOST_FOLLOW_UPS = 5
EMBED_LINKS, MENTION_EVERYONE, EXTERNAL_EMOJIS = 1 << 14, 1 << 17, 1 << 18
ALLOWED = ATTACH | EMBED_LINKS | MENTION_EVERYONE
"""What an interaction says of an app's permissions in a private place."""
TO_GUILD, TO_USER = "0", "1"
"""Where an app is installed."""
METADATA = "interaction_metadata"


def place(made: Interaction, channel: Channel, person: Person) -> dict[str, Any]:
    """What an interaction says of the place it comes from, and of the person."""
    if channel.guild is None:
        return {
            "user": person.user(),
            "context": channel.context,
            "app_permissions": str(ALLOWED | EXTERNAL_EMOJIS * (channel.context == WITH_BOT)),
            "authorizing_integration_owners": owners(made, channel, person),
        }
    return {
        "guild_id": str(channel.guild),
        "guild": {"id": str(channel.guild), "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "member": person.member(channel.guild),
        "context": IN_GUILD,
        "app_permissions": str(ALLOWED if channel.guest else channel.bot_permissions),
        "authorizing_integration_owners": owners(made, channel, person),
    }


def owners(made: Interaction, channel: Channel, person: Person) -> dict[str, str]:
    """Who brought the bot along; for a control, whoever did when its message was sent."""
    if channel.guild is not None and not channel.guest:
        return {TO_GUILD: str(channel.guild)}
    if made.source is not None and METADATA in made.source.body:
        found: dict[str, str] = made.source.body[METADATA]["authorizing_integration_owners"]
        return found
    if channel.context == WITH_BOT and not person.installed:
        return {TO_GUILD: "0"}
    return {TO_USER: str(person.id)}


def told_by(made: Interaction, channel: Channel, person: Person) -> dict[str, Any]:
    """What a message says of the interaction that it answers."""
    metadata = {
        "id": str(made.id),
        "type": made.kind,
        "user": person.user(),
        "authorizing_integration_owners": owners(made, channel, person),
    }
    return {METADATA: metadata}


def seen_by_them_alone(channel: Channel, person: Person) -> bool:
    """Whether only this person sees what a bot answers there."""
    return channel.guild == FOREIGN and not person.permissions & EXTERNAL_APPS


def following(made: Interaction, channel: Channel) -> None:
    """One more message after the answer. Raises ApiError if that is too many."""
    if channel.guest and len(made.sent) >= MOST_FOLLOW_UPS:
        raise enough()


def may_change(made: Interaction, channel: Channel, message: Message) -> bool:
    """Whether a token may change a message: a guest, only what it sent or was pressed on."""
    if channel.guest:
        return message is made.original or message.id in made.sent
    return message.viewer in (None, made.user)
