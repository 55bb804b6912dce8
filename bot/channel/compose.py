"""Pages as Discord's components: the one place where a page becomes what discord.py sends.

Discord's JSON is written down at once. Building discord.py's own buttons and selects only to have
them turned into the same JSON costs more than everything else about a click.
"""

import io
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ComponentType, ui

from bot.pages.page import Block, Button, Page, Row, Rule, Select, Text

Component: TypeAlias = dict[str, Any]

STYLES = {
    "primary": discord.ButtonStyle.primary.value,
    "secondary": discord.ButtonStyle.secondary.value,
    "success": discord.ButtonStyle.success.value,
    "danger": discord.ButtonStyle.danger.value,
}


class Layout(ui.LayoutView):
    """Components as they are sent; discord.py takes them for a view that waits for no click."""

    def __init__(self, components: list[Component]) -> None:
        super().__init__(timeout=None)
        self._components = components

    def to_components(self) -> list[Component]:
        """The components, for discord.py."""
        return self._components

    def has_components_v2(self) -> bool:
        """Whether the message is a layout; ours all are."""
        return True

    def is_finished(self) -> bool:
        """Whether nobody waits for clicks, so that discord.py need not keep the view."""
        return True


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
    """The page as a layout; ``bot.interactions.clicks`` reads the ids of its controls."""
    components = [_component(block) for block in page.blocks]
    file = None
    if page.attachment is not None:
        file = discord.File(io.BytesIO(page.attachment.text.encode()), page.attachment.name)
        source = {"url": f"attachment://{page.attachment.name}"}
        components.append({"type": ComponentType.file.value, "file": source})
    users = [discord.Object(user) for user in page.pings]
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=users or False)
    return Parts(Layout(components), mentions, file)


def _component(block: Block) -> Component:
    match block:
        case Text(text):
            return {"type": ComponentType.text_display.value, "content": text}
        case Rule():
            return {"type": ComponentType.separator.value, "divider": True, "spacing": 1}
        case Row(buttons):
            return _row([_button(button) for button in buttons])
        case Select():
            return _row([_select(block)])


def _row(components: list[Component]) -> Component:
    return {"type": ComponentType.action_row.value, "components": components}


def _button(button: Button) -> Component:
    return {
        "type": ComponentType.button.value,
        "style": STYLES[button.style],
        "label": button.label,
        "custom_id": button.id,
        "disabled": button.disabled,
    }


def _select(select: Select) -> Component:
    return {
        "type": ComponentType.select.value,
        "custom_id": select.id,
        "placeholder": select.prompt,
        "min_values": select.least,
        "max_values": select.most,
        "options": [
            {"label": choice.label, "value": choice.value}
            | ({"description": choice.note} if choice.note else {})
            for choice in select.choices
        ],
    }
