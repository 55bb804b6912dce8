"""The emojis of the application: what Discord takes, and where messages may use them."""

import base64
import binascii
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sandbox.errors import ApiError, invalid_form
from sandbox.limits import BUTTON, SELECTS, Complaint, walk
from sandbox.shapes import bot_user

MAX_EMOJIS = 2000
MAX_BYTES = 256 << 10
NAME = re.compile(r"^[A-Za-z0-9_]{2,32}$")
IMAGE = re.compile(r"^data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)$", re.DOTALL)
INVALID_EMOJI = "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"
MAGIC = {
    "image/png": b"\x89PNG\r\n\x1a\n",
    "image/jpeg": b"\xff\xd8\xff",
    "image/gif": b"GIF8",
    "image/webp": b"RIFF",
}


@dataclass
class Emoji:
    """An emoji of the application."""

    id: int
    name: str
    type: str
    data: bytes

    def body(self) -> dict[str, Any]:
        """The emoji object."""
        return {
            "id": str(self.id),
            "name": self.name,
            "roles": [],
            "user": bot_user(),
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }


class Emojis:
    """All emojis of the application."""

    def __init__(self, number: Callable[[], int]) -> None:
        self.all: dict[int, Emoji] = {}
        self.keep: Callable[[str, Emoji], None] = lambda _what, _emoji: None
        self._number = number

    def find(self, number: int) -> Emoji:
        """An emoji. Raises ApiError."""
        if number not in self.all:
            raise ApiError(404, 10014, "Unknown Emoji")
        return self.all[number]

    def create(self, body: dict[str, Any]) -> Emoji:
        """A new emoji. Raises ApiError."""
        if len(self.all) >= MAX_EMOJIS:
            raise ApiError(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
        complaints = list(self._name(body.get("name")))
        media, data = _image(body.get("image"))
        if data is None:
            complaints.append(("image", "IMAGE_INVALID", "Invalid image data"))
        elif len(data) > MAX_BYTES:
            complaints.append(
                ("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
            )
        if complaints or data is None:
            raise invalid_form(*complaints)
        made = Emoji(self._number(), body["name"], media, data)
        self.all[made.id] = made
        self.keep("create", made)
        return made

    def rename(self, number: int, body: dict[str, Any]) -> Emoji:
        """Rename an emoji. Raises ApiError."""
        emoji = self.find(number)
        if body.get("name") != emoji.name:
            if complaints := list(self._name(body.get("name"))):
                raise invalid_form(*complaints)
            emoji.name = body["name"]
            self.keep("update", emoji)
        return emoji

    def delete(self, number: int) -> None:
        """Take an emoji away. Raises ApiError."""
        self.keep("delete", self.all.pop(self.find(number).id))

    def _name(self, name: Any) -> Iterator[Complaint]:
        if not isinstance(name, str) or not 2 <= len(name) <= 32:
            yield "name", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length."
        elif not NAME.match(name):
            message = "String value did not match validation regex."
            yield "name", "STRING_TYPE_REGEX", message
        elif any(emoji.name == name for emoji in self.all.values()):
            message = "An emoji with that name already exists"
            yield "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message

    def check(self, components: list[dict[str, Any]]) -> None:
        """Raise ApiError 50035 where a button or an option has an emoji that does not exist."""
        complaints = [
            (f"components.{place}{where}.emoji.name", *INVALID_EMOJI)
            for place, component in enumerate(walk(components))
            for where, emoji in _emojis_of(component)
            if not self._known(emoji)
        ]
        if complaints:
            raise invalid_form(*complaints)

    def _known(self, emoji: dict[str, Any]) -> bool:
        """Whether it is one of the application's emojis, or may be a Unicode one."""
        if emoji.get("id"):
            return int(emoji["id"]) in self.all
        name = str(emoji.get("name") or "")
        return bool(name) and not re.search(r"[A-Za-z_: ]", name)


def _emojis_of(component: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The emojis of a component, each with its place there."""
    if component.get("type") == BUTTON and component.get("emoji"):
        yield "", component["emoji"]
    if component.get("type") in SELECTS:
        for place, option in enumerate(component.get("options") or ()):
            if option.get("emoji"):
                yield f".options.{place}", option["emoji"]


def _image(image: Any) -> tuple[str, bytes | None]:
    """The media type and bytes of a data address; None for bytes: not a data address."""
    match = IMAGE.match(image) if isinstance(image, str) else None
    if match is None:
        return "", None
    try:
        data = base64.b64decode(match[2], validate=True)
    except binascii.Error:
        return "", None
    return match[1], data if data.startswith(MAGIC.get(match[1], b"")) and data else None
