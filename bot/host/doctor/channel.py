"""Checks in a channel: permissions, and the speed of messages with pictures."""

import io
import os
from collections.abc import AsyncIterator, Iterator
from time import monotonic, time
from typing import Any

import discord

from bot.discord.errors import summary
from bot.discord.permissions import PERMISSIONS, REQUIRED
from bot.host.doctor.findings import Finding, Headers, finding_of

PICTURE_BYTES = 60 * 1024
"""Size of a large picture of a table."""
MAX_UPLOAD_SECONDS = 2.0
"""Time in which a picture should arrive: Discord allows three seconds for an answer."""
BUTTON = "doctor"

CheckedChannel = discord.TextChannel | discord.Thread


async def check_channel(
    client: discord.Client, channel_id: int, headers: Headers, wait: float
) -> AsyncIterator[Finding]:
    """Run all checks in a channel. A message is shown there meanwhile."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, CheckedChannel):
        yield Finding(
            "bad", "channel", f"{channel_id} is not seen",
            "name a text channel of a server in which the bot is and which it may view",
        )  # fmt: skip
        return
    for finding in check_permissions(channel):
        yield finding
    allowed = channel.permissions_for(channel.guild.me)
    if not all(getattr(allowed, name) for name in (*REQUIRED, "attach_files")):
        return
    try:
        async for finding in check_messages(client, channel, headers, wait):
            yield finding
    except discord.HTTPException as error:
        yield Finding("bad", "messages", summary(error), "give the permissions named above")


def check_permissions(channel: CheckedChannel) -> Iterator[Finding]:
    """Check each permission that the bot asks for."""
    allowed = channel.permissions_for(channel.guild.me)
    for name, purpose in PERMISSIONS.items():
        given = getattr(allowed, name)
        yield finding_of(
            given,
            f"may {name.replace('_', ' ')}",
            "yes" if given else f"no: {purpose}",
            "allow it to the bot's role there, or invite it anew (`python -m bot invite`)",
            "bad" if name in REQUIRED else "look",
        )
    roles = "all roles" if allowed.mention_everyone else "roles that anyone may mention"
    yield Finding("ok", "may call (`/tarok server call`)", roles)
    if allowed.administrator:
        yield Finding(
            "look", "administrator", "yes", "the bot does not want to be one: take it away"
        )


async def check_messages(
    client: discord.Client, channel: CheckedChannel, headers: Headers, wait: float
) -> AsyncIterator[Finding]:
    """Post a message with a picture and a button for the host, and edit it as boards are edited."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Press me", custom_id=BUTTON))
    begun = monotonic()
    sent = await channel.send("python -m bot doctor", file=_file())
    yield _took("message with 60 KiB", monotonic() - begun)
    try:
        begun = monotonic()
        edited = await sent.edit(content="Please press.", attachments=sent.attachments, view=view)
        yield _took("edit that keeps its file", monotonic() - begun)
        before, after = ([a.id for a in message.attachments] for message in (sent, edited))
        yield finding_of(
            before == after,
            "kept file",
            "the same" if before == after else "another",
            "report this: boards rely on it",
        )
        yield _limits(headers)
        view.stop()
        yield await check_press(client, wait)
    finally:
        await sent.delete()


async def check_press(client: discord.Client, wait: float) -> Finding:
    """Measure an answer with a picture, once the button is pressed."""
    what = "answer with 60 KiB"

    def ours(interaction: discord.Interaction[Any]) -> bool:
        data: Any = interaction.data or {}
        return bool(data.get("custom_id") == BUTTON)

    print(f"A button is in the channel: press it within {wait:.0f} s.", flush=True)
    try:
        pressed = await client.wait_for("interaction", check=ours, timeout=wait)
    except TimeoutError:
        return Finding("look", what, "nobody pressed", "run this again, and press the button")
    heard = time() - pressed.created_at.timestamp()
    begun = monotonic()
    await pressed.response.send_message("Thank you.", file=_file(), ephemeral=True)
    took = monotonic() - begun
    return _took(what, took, f" (heard {heard:.2f} s after the press, by both clocks)")


def _file() -> discord.File:
    return discord.File(io.BytesIO(os.urandom(PICTURE_BYTES)), "sixty.bin")


def _took(what: str, seconds: float, more: str = "") -> Finding:
    return finding_of(
        seconds < MAX_UPLOAD_SECONDS,
        what,
        f"{seconds:.2f} s{more}",
        "the line out is slow: host the bot elsewhere, or set TAROK_LOOK=emojis",
        "look",
    )


def _limits(headers: Headers) -> Finding:
    """Check Discord's rate limit of edits."""
    limit, resets = headers.edit_limit
    return finding_of(
        bool(limit),
        "limit of edits",
        f"{limit} in {resets} s a channel" if limit else "Discord says none",
        "report this, with Discord's answer: the bot counts on five in five seconds",
        "look",
    )
