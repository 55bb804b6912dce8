"""A stand-in for Discord on 127.0.0.1: REST v10, the gateway, and users who click.

It knows nothing of the bot that talks to it. It enforces Discord's own limits and error codes, so
that what works here works there, and it makes faults on demand. These names are its public face,
for tests of any bot; README.md teaches them. The modules behind them may change.
"""

from sandbox.attachments import Attached
from sandbox.callbacks import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    DEFERRED,
    DEFERRED_UPDATE,
    MESSAGE,
    UPDATE,
    acknowledge,
)
from sandbox.charges import PER_SECOND, Charge, is_free
from sandbox.client import (
    Answer,
    Body,
    Refusal,
    Sandbox,
    User,
    controls,
    files_of,
    pictures,
    text_of,
)
from sandbox.control import Greeting, Shortcut
from sandbox.errors import ApiError
from sandbox.faults import Bucket, Fault, Weather
from sandbox.gateway import INVALID_SHARD, MAX_GUILDS, Gateway
from sandbox.hardness import DISCORD, FAR, NEVER, SOFT, Hardness, Rate
from sandbox.limits import BUTTON, LAYOUT, check_commands, check_message, walk
from sandbox.process import BotProcess, Running
from sandbox.server import Server, stop_accepting
from sandbox.shapes import (
    APPLICATION,
    ATTACH,
    BOT_PERMISSIONS,
    CHANNELS,
    EVERYTHING,
    EXTERNAL_APPS,
    FIRST_PERSON,
    GUILD,
    HISTORY,
    OPEN_THREADS,
    SEND,
    THREAD,
    VIEW,
    Channel,
    Interaction,
    Message,
    Person,
    guild_object,
)
from sandbox.users import Impossible, Users
from sandbox.world import World

__all__ = [
    "APPLICATION",
    "ATTACH",
    "AUTOCOMPLETE",
    "BOT_PERMISSIONS",
    "BUTTON",
    "CHANNELS",
    "COMMAND",
    "COMPONENT",
    "DEFERRED",
    "DEFERRED_UPDATE",
    "DISCORD",
    "EVERYTHING",
    "EXTERNAL_APPS",
    "FAR",
    "FIRST_PERSON",
    "GUILD",
    "HISTORY",
    "INVALID_SHARD",
    "LAYOUT",
    "MAX_GUILDS",
    "MESSAGE",
    "NEVER",
    "OPEN_THREADS",
    "PER_SECOND",
    "SEND",
    "SOFT",
    "THREAD",
    "UPDATE",
    "VIEW",
    "Answer",
    "ApiError",
    "Attached",
    "Body",
    "BotProcess",
    "Bucket",
    "Channel",
    "Charge",
    "Fault",
    "Gateway",
    "Greeting",
    "Hardness",
    "Impossible",
    "Interaction",
    "Message",
    "Person",
    "Rate",
    "Refusal",
    "Running",
    "Sandbox",
    "Server",
    "Shortcut",
    "User",
    "Users",
    "Weather",
    "World",
    "acknowledge",
    "check_commands",
    "check_message",
    "controls",
    "files_of",
    "guild_object",
    "is_free",
    "pictures",
    "stop_accepting",
    "text_of",
    "walk",
]
