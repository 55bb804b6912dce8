"""What is kept of a person, why, and being forgotten."""

import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from typing import Final

from bot.kit.l10n import Words, in_all_languages
from bot.kit.page import Attachment, Button, Page, Row, Text, page
from bot.privacy.rows import Kept

FORGET = "forget"
"""Begins custom_ids about being forgotten."""

KEPT = (
    "names", "choices", "play", "sums", "looks-back", "words", "presses", "contests", "compared",
)  # fmt: skip
"""The kinds of what is kept, by the names of their sentences."""


EXPORT = "tarok"
"""The name of the file that people are given, without its ending."""
MAX_PLAIN_BYTES: Final = 8 << 20
"""Largest file that is not zipped: Discord takes 10 MiB (platform)."""


def former() -> Mapping[str, str]:
    """The names of forgotten people, by language."""
    return in_all_languages("former-player")


def privacy_page(words: Words) -> Page:
    """What is kept of the reader, what it is for, and what they can do about it."""
    kept = "\n".join(f"- {words(f'privacy-{kind}')}" for kind in KEPT)
    return page(
        Text(f"{words('privacy-title')}\n{words('privacy-kept')}\n{kept}"),
        Text(words("privacy-not-kept")),
        Text(words("privacy-rights")),
    )


def export_page(file: Attachment, words: Words) -> Page:
    """All that is kept of somebody, as a file for them."""
    return Page((Text(words("privacy-export")),), attachment=file)


def export_file(kept: Kept) -> Attachment:
    """Write down what is kept of somebody: a row a line, zipped if that is too large for Discord.

    It takes a second for every hundred thousand moves: not for the event loop.
    """
    text = "".join(_lines(kept)).encode()
    if len(text) <= MAX_PLAIN_BYTES:
        return Attachment(f"{EXPORT}.json", text)
    zipped = io.BytesIO()
    with zipfile.ZipFile(zipped, "w", zipfile.ZIP_DEFLATED) as folder:
        folder.writestr(f"{EXPORT}.json", text)
    return Attachment(f"{EXPORT}.zip", zipped.getvalue())


def _lines(kept: Kept) -> Iterator[str]:
    """The file, row by row, so that other threads have their turn meanwhile."""
    row_text = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
    before = "{"
    for kind, rows in kept.items():
        yield f"{before}\n{json.dumps(kind)}:["
        for place, row in enumerate(rows):
            yield f"{',' if place else ''}\n{row_text(row)}"
        yield "]"
        before = ","
    yield "\n}\n" if kept else "{}"


def forget_page(words: Words) -> Page:
    """Whether they are sure."""
    yes = Button(f"{FORGET}:yes", words("privacy-forget-yes"), "danger")
    no = Button(f"{FORGET}:no", words("sure-no"))
    return page(Text(words("privacy-sure")), Row((yes, no)))
