"""Pages as Discord's components: the only place where a page becomes what discord.py sends.

Discord's JSON is written directly. Building discord.py's own buttons and selects just to have
them turned into the same JSON costs more than everything else about a click.
"""

import io
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import ComponentType, ui

from bot.kit.page import Block, Button, Divider, Emoji, Page, Picture, Row, Select, Text, TextForm

Component: TypeAlias = dict[str, Any]

STYLES = {
    "primary": discord.ButtonStyle.primary.value,
    "secondary": discord.ButtonStyle.secondary.value,
    "success": discord.ButtonStyle.success.value,
    "danger": discord.ButtonStyle.danger.value,
}


class PageView(ui.LayoutView):
    """Components to send, as a view of discord.py."""

    def __init__(self, components: list[Component]) -> None:
        super().__init__(timeout=None)
        self._components = components

    def to_components(self) -> list[Component]:
        """Return the components to discord.py."""
        return self._components

    def has_components_v2(self) -> bool:
        """Return True: all our messages are layouts."""
        return True

    def is_finished(self) -> bool:
        """Return True, so that discord.py does not keep the view to dispatch clicks."""
        return True


TYPED = "typed"
"""The custom_id of a form's line."""


class FormView(ui.Modal):
    """A form to send, as a modal of discord.py."""

    def __init__(self, form: TextForm) -> None:
        super().__init__(title=form.title, custom_id=form.id)
        self._form = form

    def to_dict(self) -> dict[str, Any]:
        """Return the form to discord.py."""
        line = {
            "type": ComponentType.text_input.value,
            "custom_id": TYPED,
            "style": discord.TextStyle.short.value,
            "required": False,
            "max_length": self._form.most,
        } | ({"value": self._form.value} if self._form.value else {})
        label = {
            "type": ComponentType.label.value,
            "label": self._form.label,
            "description": self._form.note,
            "component": line,
        }
        return {"custom_id": self._form.id, "title": self._form.title, "components": [label]}

    def is_finished(self) -> bool:
        """Return True, so that discord.py does not keep the form to dispatch its answer."""
        return True


class KeptFile(NamedTuple):
    """A file that stays in an edited message, in place of discord.py's Attachment."""

    name: str
    id: int

    def to_dict(self) -> dict[str, Any]:
        """Return the attachment to discord.py. ``attachment://`` finds it by its name."""
        return {"id": self.id, "filename": self.name}


@dataclass(frozen=True)
class Sendable:
    """A page as arguments for discord.py's methods, which can be used once."""

    view: ui.LayoutView
    mentions: discord.AllowedMentions
    files: tuple[discord.File, ...] = ()
    kept: tuple[KeptFile, ...] = ()

    def send(self) -> dict[str, Any]:
        """Arguments for a new message."""
        arguments: dict[str, Any] = {"view": self.view, "allowed_mentions": self.mentions}
        return arguments | ({"files": list(self.files)} if self.files else {})

    def edit(self) -> dict[str, Any]:
        """Arguments for an edit: files that are not among them are removed."""
        files = [*self.kept, *self.files]
        return {"view": self.view, "allowed_mentions": self.mentions, "attachments": files}


Files: TypeAlias = Mapping[str, bytes | int | KeptFile]
"""By the name of a picture: the bytes to upload, the number of the attachment that shows it, or
another picture that stays in its place."""


def compose(page: Page, files: Files | None = None, *, emojis: bool = True) -> Sendable:
    """The page as a layout; ``bot.discord.answering.presses`` reads the ids of its controls.

    A page with pictures needs ``files`` for all of them.
    """
    files = files or {}
    components = [_component(block, emojis, files) for block in page.blocks]
    pictures = [(picture.name, files[picture.name]) for picture in page.pictures]
    new = [
        discord.File(io.BytesIO(file), name) for name, file in pictures if isinstance(file, bytes)
    ]
    kept = [KeptFile(name, file) for name, file in pictures if isinstance(file, int)]
    kept += [file for _, file in pictures if isinstance(file, KeptFile)]
    if page.attachment is not None:
        data = io.BytesIO(page.attachment.data)
        new.append(discord.File(data, page.attachment.name))
        file = {"url": f"attachment://{page.attachment.name}"}
        components.append({"type": ComponentType.file.value, "file": file})
    users = [discord.Object(user) for user in page.pings]
    roles = [discord.Object(role) for role in page.role_pings]
    mentions = discord.AllowedMentions(everyone=False, roles=roles or False, users=users or False)
    return Sendable(PageView(components), mentions, tuple(new), tuple(kept))


def _component(block: Block, emojis: bool, files: Files) -> Component:
    match block:
        case Text(text):
            return {"type": ComponentType.text_display.value, "content": text}
        case Picture(_, alt):
            file = files.get(block.name)
            name = file.name if isinstance(file, KeptFile) else block.name
            item = {"media": {"url": f"attachment://{name}"}, "description": alt}
            return {"type": ComponentType.media_gallery.value, "items": [item]}
        case Divider():
            return {"type": ComponentType.separator.value, "divider": True, "spacing": 1}
        case Row(buttons):
            return _row([_button(button, emojis) for button in buttons])
        case Select():
            return _row([_select(block, emojis)])


def _row(components: list[Component]) -> Component:
    return {"type": ComponentType.action_row.value, "components": components}


def _emoji(emoji: Emoji | None, emojis: bool) -> Component:
    """The emoji part of a button or a choice, if it has one to show."""
    if emoji is None or not emojis:
        return {}
    return {"emoji": {"id": str(emoji.id), "name": emoji.name}}


def _button(button: Button, emojis: bool) -> Component:
    emoji = _emoji(button.emoji, emojis)
    label = {} if emoji and button.card else {"label": button.label}
    return (
        emoji
        | label
        | {
            "type": ComponentType.button.value,
            "style": STYLES[button.style],
            "custom_id": button.id,
            "disabled": button.disabled,
        }
    )


def _select(select: Select, emojis: bool) -> Component:
    return {
        "type": ComponentType.select.value,
        "custom_id": select.id,
        "placeholder": select.prompt,
        "min_values": select.least,
        "max_values": select.most,
        "options": [
            {"label": choice.label, "value": choice.value}
            | ({"description": choice.note} if choice.note else {})
            | ({"default": True} if choice.picked else {})
            | _emoji(choice.emoji, emojis)
            for choice in select.choices
        ],
    }
