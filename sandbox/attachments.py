"""Attachments of messages: taken, kept, shown by components, described as Discord does."""

import hashlib
import mimetypes
import re
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sandbox.errors import invalid_form, too_large
from sandbox.limits import FILE, GALLERY, THUMBNAIL, Complaint, walk

MAX_FILES = 10
MAX_BYTES = 10 << 20
MAX_DESCRIPTION = 1024
MAX_ITEMS = 10
REFERENCE = "attachment://"
PICTURES = ("image/png", "image/webp", "image/jpeg", "image/gif")
PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Upload:
    """A part ``files[index]`` of a request."""

    index: int
    name: str
    data: bytes

    @property
    def sha256(self) -> str:
        """The digest that the journal keeps."""
        return hashlib.sha256(self.data).hexdigest()


@dataclass(frozen=True)
class Attached:
    """A file of a message."""

    id: int
    name: str
    data: bytes
    description: str | None = None

    @property
    def type(self) -> str:
        """The media type, by file name; other files than pictures are streams of bytes."""
        guessed = mimetypes.guess_type(self.name)[0]
        return guessed if guessed in PICTURES else "application/octet-stream"

    @property
    def url(self) -> str:
        """The address on the stand-in's own server."""
        return f"/sandbox/files/{self.id}/{self.name}"

    def _common(self) -> dict[str, Any]:
        """The fields that an attachment and a component's media have in common."""
        size = {"content_type": self.type, "url": self.url, "proxy_url": self.url}
        if self.data.startswith(PNG):
            width, height = struct.unpack(">II", self.data[16:24])
            size |= {"width": width, "height": height}
        return size

    def attachment(self) -> dict[str, Any]:
        """The attachment object."""
        body = {"id": str(self.id), "filename": self.name, "size": len(self.data)} | self._common()
        return body if self.description is None else body | {"description": self.description}

    def media(self) -> dict[str, Any]:
        """The media item of a component that shows it."""
        # 2: loaded
        return self._common() | {"attachment_id": str(self.id), "flags": 0, "loading_state": 2}


def clean(name: str) -> str:
    """The name that Discord gives a file."""
    return re.sub(r"[^A-Za-z0-9_.-]", "_", name.strip()).lstrip("._") or "file"


def files_after_request(
    before: list[Attached],
    payload: dict[str, Any],
    uploads: list[Upload],
    number: Callable[[], int],
    *,
    new: bool,
) -> list[Attached]:
    """The files of a message after a request. Raises ApiError.

    - A new message has all that were sent; ``attachments`` may describe them.
    - An edit with ``attachments`` has only those that it lists, kept or sent.
    - An edit without them keeps what there was, and adds what is sent.
    """
    if sum(len(upload.data) for upload in uploads) > MAX_BYTES:
        raise too_large()
    listed = payload.get("attachments")
    entries = {str(entry.get("id")): entry for entry in listed or ()}
    sent = {str(upload.index): upload for upload in uploads}
    kept = {str(file.id): file for file in before}
    if complaints := list(_entries(listed or [], {*sent, *kept})):
        raise invalid_form(*complaints)
    stay = [file for file in before if listed is None or str(file.id) in entries]
    come = [
        _attach(number(), upload, entries.get(index, {}))
        for index, upload in sent.items()
        if new or listed is None or index in entries
    ]
    if len(stay) + len(come) > MAX_FILES:
        raise invalid_form(
            ("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer.")
        )
    return stay + come


def files_referable_by_name(
    before: list[Attached], attached: list[Attached], payload: dict[str, Any]
) -> list[Attached]:
    """The files that the components of an edit may refer to by name.

    Not those that are sent but not listed (discord-api-docs#7529), nor those kept by their id
    alone: an entry of ``attachments`` that keeps a file has to repeat its name.
    """
    listed = payload.get("attachments")
    if listed is None:
        return before
    again = {(str(entry.get("id")), entry.get("filename")) for entry in listed}
    return [file for file in attached if file not in before or (str(file.id), file.name) in again]


def _entries(listed: list[dict[str, Any]], ids: set[str]) -> Iterator[Complaint]:
    for place, entry in enumerate(listed):
        if str(entry.get("id")) not in ids:
            yield f"attachments.{place}.id", "ATTACHMENT_NOT_FOUND", "Attachment data not found"
        if len(entry.get("description") or "") > MAX_DESCRIPTION:
            message = f"Must be {MAX_DESCRIPTION} or fewer in length."
            yield f"attachments.{place}.description", "BASE_TYPE_MAX_LENGTH", message


def _attach(number: int, upload: Upload, entry: dict[str, Any]) -> Attached:
    name = clean(entry.get("filename") or upload.name)
    return Attached(number, name, upload.data, entry.get("description"))


# Components that show files ---------------------------------------------------------------------


def _media(component: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any], str]]:
    """The places of a component in which a file can stand: path, holder, and key in it."""
    if component.get("type") == GALLERY:
        for place, item in enumerate(component.get("items") or ()):
            yield f"items.{place}.media", item, "media"
    elif component.get("type") == THUMBNAIL:
        yield "media", component, "media"
    elif component.get("type") == FILE:
        yield "file", component, "file"


def check_media(components: list[dict[str, Any]], files: list[Attached]) -> None:
    """Raise ApiError 50035 for galleries, thumbnails and files that Discord would refuse."""
    complaints = [
        complaint
        for place, component in enumerate(walk(components))
        for complaint in _component_complaints(f"components.{place}", component, files)
    ]
    if complaints:
        raise invalid_form(*complaints)


def _component_complaints(
    path: str, component: dict[str, Any], files: list[Attached]
) -> Iterator[Complaint]:
    number = len(component.get("items") or ())
    if component.get("type") == GALLERY and not 1 <= number <= MAX_ITEMS:
        message = f"Must be between 1 and {MAX_ITEMS} in length."
        yield f"{path}.items", "BASE_TYPE_BAD_LENGTH", message
    for where, holder, key in _media(component):
        description = holder.get("description")
        if description is not None and not 1 <= len(description) <= MAX_DESCRIPTION:
            message = f"Must be between 1 and {MAX_DESCRIPTION} in length."
            yield (
                f"{path}.{where.removesuffix('.media')}.description",
                "BASE_TYPE_BAD_LENGTH",
                message,
            )
        yield from _address(f"{path}.{where}.url", (holder.get(key) or {}).get("url"), files, key)


def _address(path: str, url: Any, files: list[Attached], key: str) -> Iterator[Complaint]:
    if not url:
        yield path, "BASE_TYPE_REQUIRED", "This field is required"
    elif str(url).startswith(REFERENCE):
        if _referenced_file(url, files) is None:
            message = f'The referenced attachment ("{url}") was not found'
            yield path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message
    elif key == "file" or not re.match("https?://", str(url)):
        schemes = "'attachment'" if key == "file" else "'http', 'https', 'attachment'"
        message = f"Scheme is not supported. Scheme must be one of ({schemes})."
        yield path, "URL_TYPE_INVALID_SCHEME", message


def _referenced_file(url: str, files: list[Attached]) -> Attached | None:
    name = clean(url.removeprefix(REFERENCE))
    return next((file for file in files if file.name == name), None)


def resolve_references(components: Any, files: list[Attached]) -> Any:
    """Components as Discord gives them back: references have become addresses."""
    if isinstance(components, list):
        return [resolve_references(part, files) for part in components]
    if not isinstance(components, dict):
        return components
    component = {key: resolve_references(value, files) for key, value in components.items()}
    for _, holder, key in _media(component):
        file = _referenced_file(holder[key]["url"], files)
        if file is not None:
            holder[key] = file.media()
            if key == "file":
                component |= {"name": file.name, "size": len(file.data)}
    return component


def unshown(components: list[dict[str, Any]], files: list[Attached]) -> list[dict[str, Any]]:
    """The ``attachments`` of a message: Discord leaves out those that a component shows."""
    shown = {
        holder[key].get("attachment_id")
        for component in walk(components)
        for _, holder, key in _media(component)
    }
    return [file.attachment() for file in files if str(file.id) not in shown]
