"""Pages as Discord's components: the only renderer that knows discord."""

import io
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.pages.page import Block, Button, Page, Row, Rule, Select, Text

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@dataclass(frozen=True)
class Parts:
    """A page in the arguments of discord.py's methods."""

    view: ui.LayoutView
    mentions: discord.AllowedMentions
    file: discord.File | None

    def send(self) -> dict[str, Any]:
        """For a new message."""
        arguments: dict[str, Any] = {"view": self.view, "allowed_mentions": self.mentions}
        if self.file is not None:
            arguments["file"] = self.file
        return arguments

    def edit(self) -> dict[str, Any]:
        """For a message that is there already."""
        arguments: dict[str, Any] = {"view": self.view, "allowed_mentions": self.mentions}
        arguments["attachments"] = [] if self.file is None else [self.file]
        return arguments


def compose(page: Page) -> Parts:
    """The page as a layout. ``bot.interactions.clicks`` reads the ids of its controls."""
    view = ui.LayoutView(timeout=None)
    for block in page.blocks:
        view.add_item(_item(block))
    file = None
    if page.attachment is not None:
        file = discord.File(io.BytesIO(page.attachment.text.encode()), page.attachment.name)
        view.add_item(ui.File(f"attachment://{page.attachment.name}"))
    view.stop()  # else discord.py would keep every view ever sent, waiting for its clicks
    users = [discord.Object(user) for user in page.pings]
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=users or False)
    return Parts(view, mentions, file)


def _item(block: Block) -> ui.Item[Any]:
    match block:
        case Text(text):
            return ui.TextDisplay(text)
        case Rule():
            return ui.Separator()
        case Row(buttons):
            return ui.ActionRow(*map(_button, buttons))
        case Select():
            return ui.ActionRow(_select(block))


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(
        style=STYLES[button.style],
        label=button.label,
        custom_id=button.id,
        disabled=button.disabled,
    )


def _select(select: Select) -> ui.Select[Any]:
    return ui.Select(
        custom_id=select.id,
        placeholder=select.prompt,
        min_values=select.least,
        max_values=select.most,
        options=[
            discord.SelectOption(
                label=choice.label, value=choice.value, description=choice.note or None
            )
            for choice in select.choices
        ],
    )
