"""The origin of an interaction, and the rights of a bot that is only a guest there.

In a server without the bot, in groups and in direct messages between others, a user who has
installed it for themselves brings it along: it may answer, follow up five times, and change the
messages sent by the same token; nothing else.
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

MAX_FOLLOW_UPS = 5
EMBED_LINKS, MENTION_EVERYONE, EXTERNAL_EMOJIS = 1 << 14, 1 << 17, 1 << 18
ALLOWED = ATTACH | EMBED_LINKS | MENTION_EVERYONE
"""An interaction's value for an app's permissions in a private place."""
TO_GUILD, TO_USER = "0", "1"
"""The kinds of installation of an app."""
METADATA = "interaction_metadata"


def place_fields(made: Interaction, channel: Channel, person: Person) -> dict[str, Any]:
    """An interaction's fields about its place and its user."""
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
    """The users who brought the bot along; for a control, those of its message."""
    if channel.guild is not None and not channel.guest:
        return {TO_GUILD: str(channel.guild)}
    if made.source is not None and METADATA in made.source.body:
        integration_owners: dict[str, str] = made.source.body[METADATA][
            "authorizing_integration_owners"
        ]
        return integration_owners
    if channel.context == WITH_BOT and not person.installed:
        return {TO_GUILD: "0"}
    return {TO_USER: str(person.id)}


def interaction_metadata(made: Interaction, channel: Channel, person: Person) -> dict[str, Any]:
    """A message's fields about the interaction that it answers."""
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


def count_follow_up(made: Interaction, channel: Channel) -> None:
    """Count one more message after the answer. Raises ApiError if that is too many."""
    if channel.guest and len(made.sent) >= MAX_FOLLOW_UPS:
        raise enough()


def may_change(made: Interaction, channel: Channel, message: Message) -> bool:
    """Whether a token may change a message: a guest, only what it sent or was pressed on."""
    if channel.guest:
        return message is made.original or message.id in made.sent
    return message.viewer in (None, made.user)
