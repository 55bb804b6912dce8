"""Discord's limits on messages, components and commands."""

import re
from collections.abc import Iterator
from typing import Any

from sandbox.errors import invalid_form

Complaint = tuple[str, str, str]

EPHEMERAL = 1 << 6
LOADING = 1 << 7
"""The flag of an answer that is still to come."""
LAYOUT = 1 << 15
"""The flag of components version 2."""

MAX_CONTENT = 2000
MAX_NONCE = 25
MAX_THREAD_NAME = 100
MAX_COMMAND = 8000
MAX_DISPLAY = 4000
MAX_COMPONENTS = 40
ROW, BUTTON, TEXT_INPUT, SECTION, TEXT, THUMBNAIL = 1, 2, 4, 9, 10, 11
GALLERY, FILE, CONTAINER = 12, 13, 17
SELECTS = (3, 5, 6, 7, 8)
LINK_STYLE = 5
COMMAND_NAME = re.compile(r"^[-_\w]{1,32}$")


def _too_long(path: str, text: Any, most: int, least: int = 0) -> Iterator[Complaint]:
    if not isinstance(text, str) or not least <= len(text) <= most:
        code = "BASE_TYPE_BAD_LENGTH"
        yield path, code, f"Must be between {least} and {most} in length."


def check_length(path: str, text: Any, most: int, least: int = 1) -> None:
    """Raise ApiError 50035 for a text that is too long or too short."""
    if complaints := tuple(_too_long(path, text, most, least)):
        raise invalid_form(*complaints)


def children(component: dict[str, Any]) -> list[dict[str, Any]]:
    """The components directly inside one."""
    singles = (component.get("accessory"), component.get("component"))
    return [*(component.get("components") or ()), *filter(None, singles)]


def walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All components, nested ones too, each before what is inside it."""
    nested = []
    for component in components:
        nested.append(component)
        if inside := children(component):
            nested += walk(inside)
    return nested


def check_message(payload: dict[str, Any], flags: int) -> None:
    """Raise ApiError 50035 for a message that Discord would refuse; ``flags`` are in force."""
    complaints = list(_content(payload, flags))
    components = payload.get("components") or []
    if flags & LAYOUT:
        complaints += _layout(payload, components)
    else:
        complaints += _classic(components)
    complaints += _controls(components)
    if complaints:
        raise invalid_form(*complaints)


def _content(payload: dict[str, Any], flags: int) -> Iterator[Complaint]:
    content, embeds = payload.get("content"), payload.get("embeds")
    if payload.get("nonce") is not None:
        yield from _too_long("nonce", str(payload["nonce"]), MAX_NONCE)
    if content is not None:
        yield from _too_long("content", content, MAX_CONTENT)
    if flags & LAYOUT:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if payload.get(key):
                message = (
                    "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                )
                yield key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message
    if embeds:
        yield from _embeds(embeds)


def _embeds(embeds: list[dict[str, Any]]) -> Iterator[Complaint]:
    if len(embeds) > 10:
        yield "embeds", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length."
    total = 0
    for place, embed in enumerate(embeds):
        for key, most in (("title", 256), ("description", 4096)):
            text = embed.get(key) or ""
            total += len(text)
            yield from _too_long(f"embeds.{place}.{key}", text, most)
        fields = embed.get("fields") or []
        if len(fields) > 25:
            yield f"embeds.{place}.fields", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length."
        for number, field in enumerate(fields):
            total += len(field.get("name", "")) + len(field.get("value", ""))
            yield from _too_long(f"embeds.{place}.fields.{number}.name", field.get("name"), 256, 1)
            yield from _too_long(
                f"embeds.{place}.fields.{number}.value", field.get("value"), 1024, 1
            )
    if total > 6000:
        yield "embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000"


def _layout(payload: dict[str, Any], components: list[dict[str, Any]]) -> Iterator[Complaint]:
    everything = walk(components)
    if len(everything) > MAX_COMPONENTS:
        message = f"Must be {MAX_COMPONENTS} or fewer in length."
        yield "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message
    texts = [part.get("content", "") for part in everything if part.get("type") == TEXT]
    if sum(map(len, texts)) > MAX_DISPLAY:
        yield "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "Text exceeds 4000."
    if any(not text for text in texts):
        yield "components", "BASE_TYPE_REQUIRED", "A text display needs content."
    if "components" in payload and not components:
        yield "components", "BASE_TYPE_REQUIRED", "This field is required"
    for place, part in enumerate(components):
        if part.get("type") in (BUTTON, *SELECTS):
            yield f"components.{place}", "BASE_TYPE_CHOICES", "Controls stand in action rows."


def _classic(components: list[dict[str, Any]]) -> Iterator[Complaint]:
    if len(components) > 5:
        yield "components", "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 5 in length."
    for place, row in enumerate(components):
        if row.get("type") != ROW:
            yield f"components.{place}.type", "BASE_TYPE_CHOICES", "Only action rows are allowed."


def _controls(components: list[dict[str, Any]]) -> Iterator[Complaint]:
    seen: set[str] = set()
    for number, part in enumerate(walk(components)):
        path, kind = f"components.{number}", part.get("type")
        if kind == ROW:
            yield from _row(path, children(part))
        if kind == BUTTON:
            yield from _button(path, part)
        if kind in SELECTS:
            yield from _select(path, part)
        custom_id = part.get("custom_id")
        if custom_id is not None:
            yield from _too_long(f"{path}.custom_id", custom_id, 100, 1)
            if custom_id in seen:
                message = "Component custom id cannot be duplicated"
                yield f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message
            seen.add(custom_id)


def _row(path: str, parts: list[dict[str, Any]]) -> Iterator[Complaint]:
    most = 1 if any(part.get("type") in SELECTS for part in parts) else 5
    if not 1 <= len(parts) <= most:
        code = "BASE_TYPE_BAD_LENGTH"
        yield f"{path}.components", code, f"Must be between 1 and {most} in length."


def _button(path: str, button: dict[str, Any]) -> Iterator[Complaint]:
    yield from _too_long(f"{path}.label", button.get("label") or "", 80)
    if not button.get("label") and not button.get("emoji"):
        yield f"{path}.label", "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji."
    if button.get("style") != LINK_STYLE and not button.get("custom_id"):
        yield f"{path}.custom_id", "BASE_TYPE_REQUIRED", "This field is required"


def _select(path: str, select: dict[str, Any]) -> Iterator[Complaint]:
    options = select.get("options") or []
    if select["type"] == 3 and not 1 <= len(options) <= 25:
        yield f"{path}.options", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length."
    values = [option.get("value") for option in options]
    if len(set(values)) != len(values):
        yield f"{path}.options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Values are unique."
    for place, option in enumerate(options):
        yield from _too_long(f"{path}.options.{place}.label", option.get("label"), 100, 1)
        yield from _too_long(f"{path}.options.{place}.value", option.get("value"), 100, 1)
        yield from _too_long(
            f"{path}.options.{place}.description", option.get("description") or "", 100
        )
    yield from _too_long(f"{path}.placeholder", select.get("placeholder") or "", 150)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= least <= most <= max(len(options), 1) or (
        select["type"] == 3 and most > len(options)
    ):
        yield f"{path}.max_values", "BASE_TYPE_BAD_LENGTH", "More values than options."


CHAT_INPUT, ENTRY_POINT = 1, 4
"""Types of commands: typed ones, and the one that starts an application's Activity."""


def check_commands(commands: list[dict[str, Any]]) -> None:
    """Raise ApiError 50035 for a set of commands that Discord would refuse."""
    complaints: list[Complaint] = []
    names = [(command.get("type", CHAT_INPUT), command.get("name")) for command in commands]
    if len(commands) > 100 or len(set(names)) != len(names):
        complaints.append(("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Names are unique."))
    for place, command in enumerate(commands):
        if command.get("type", CHAT_INPUT) == CHAT_INPUT:
            complaints += _command(str(place), command)
        if sum(_text_of(command)) > MAX_COMMAND:
            complaints.append(
                (str(place), "APPLICATION_COMMAND_TOO_LARGE", "Over 8000 characters.")
            )
    if complaints:
        raise invalid_form(*complaints)


def _longest(part: dict[str, Any], key: str) -> int:
    """The length of a text in its longest translation."""
    texts = [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]
    return max(map(len, texts))


def _text_of(part: dict[str, Any]) -> Iterator[int]:
    yield _longest(part, "name") + _longest(part, "description")
    for choice in part.get("choices") or ():
        yield _longest(choice, "name") + len(str(choice["value"]))
    for option in part.get("options") or ():
        yield from _text_of(option)


def _name_complaints(path: str, part: dict[str, Any]) -> Iterator[Complaint]:
    """Complaints about a name and a description, in every language."""
    code = "APPLICATION_COMMAND_INVALID_NAME"
    for place, name in _translations(part, "name"):
        if not COMMAND_NAME.match(name) or name != name.lower():
            yield f"{path}.{place}", code, "Command name is invalid"
    for place, text in _translations(part, "description"):
        yield from _too_long(f"{path}.{place}", text, 100, 1)


def _translations(part: dict[str, Any], key: str) -> Iterator[tuple[str, Any]]:
    yield key, part.get(key) or ""
    for locale, text in (part.get(f"{key}_localizations") or {}).items():
        yield f"{key}_localizations.{locale}", text


def _command(path: str, part: dict[str, Any]) -> Iterator[Complaint]:
    yield from _name_complaints(path, part)
    options = part.get("options") or []
    if len(options) > 25 or len(part.get("choices") or ()) > 25:
        yield f"{path}.options", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length."
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{path}.options", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required first."
    for place, option in enumerate(options):
        yield from _command(f"{path}.options.{place}", option)


def check_choices(choices: list[dict[str, Any]]) -> None:
    """Raise ApiError 50035 for an autocomplete answer that Discord would refuse."""
    complaints = [
        complaint
        for place, choice in enumerate(choices)
        for complaint in _too_long(f"data.choices.{place}.name", choice.get("name"), 100, 1)
    ]
    if len(choices) > 25:
        complaints.append(("data.choices", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer."))
    if complaints:
        raise invalid_form(*complaints)
