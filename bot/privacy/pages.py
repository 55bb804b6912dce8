"""Pages about personal data: which are kept and why, their export, and their deletion."""

import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from typing import Final

from bot.kit.l10n import Words, sentence_by_language
from bot.kit.page import Attachment, Button, Page, Row, Text, page
from bot.privacy.rows import PersonalData

FORGET = "forget"
"""Prefix of custom_ids of the buttons that confirm or cancel the deletion."""

DATA_KINDS = (
    "names", "choices", "play", "sums", "looks-back", "words", "presses", "shared", "contests",
    "compared", "blocked",
)  # fmt: skip
"""The kinds of personal data, by the names of their sentences."""

EXPORT_NAME = "tarok"
"""The name of the exported file, without its ending."""
MAX_PLAIN_BYTES: Final = 8 << 20
"""Largest file that is not zipped: Discord's limit is 10 MiB (platform)."""


def former() -> Mapping[str, str]:
    """Return the names of deleted people, by language."""
    return sentence_by_language("former-player")


def privacy_page(words: Words) -> Page:
    """Return the page about personal data, their purpose, and the reader's rights."""
    kinds = "\n".join(f"- {words(f'privacy-{kind}')}" for kind in DATA_KINDS)
    return page(
        Text(f"{words('privacy-title')}\n{words('privacy-kept')}\n{kinds}"),
        Text(words("privacy-not-kept")),
        Text(words("privacy-rights")),
    )


def export_page(file: Attachment, words: Words) -> Page:
    """Return a page with the export attached."""
    return Page((Text(words("privacy-export")),), attachment=file)


def export_file(data: PersonalData) -> Attachment:
    """Write personal data as JSON, a row per line; zipped if that is too large for Discord.

    Takes a second for every hundred thousand moves: keep it off the event loop.
    """
    text = "".join(_lines(data)).encode()
    if len(text) <= MAX_PLAIN_BYTES:
        return Attachment(f"{EXPORT_NAME}.json", text)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as folder:
        folder.writestr(f"{EXPORT_NAME}.json", text)
    return Attachment(f"{EXPORT_NAME}.zip", buffer.getvalue())


def _lines(data: PersonalData) -> Iterator[str]:
    """Yield the file row by row, so that other threads get their turn."""
    row_text = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
    separator = "{"
    for kind, rows in data.items():
        yield f"{separator}\n{json.dumps(kind)}:["
        for index, row in enumerate(rows):
            yield f"{',' if index else ''}\n{row_text(row)}"
        yield "]"
        separator = ","
    yield "\n}\n" if data else "{}"


def forget_page(words: Words) -> Page:
    """Return the page that asks to confirm the deletion."""
    yes = Button(f"{FORGET}:yes", words("privacy-forget-yes"), "danger")
    no = Button(f"{FORGET}:no", words("sure-no"))
    return page(Text(words("privacy-sure")), Row((yes, no)))
