"""What is kept of a person, why, and being forgotten."""

import json
from collections.abc import Mapping
from functools import cache

from bot.pages.l10n import Words, languages, load_words
from bot.pages.page import Attachment, Button, Page, Row, Text, page
from bot.store import Kept

FORGET = "forget"
"""Begins custom_ids about being forgotten."""

KEPT = (
    "names", "choices", "play", "sums", "looks-back", "words", "presses", "contests", "compared",
)  # fmt: skip
"""The kinds of what is kept, by the names of their sentences."""


@cache
def former() -> Mapping[str, str]:
    """The names of forgotten people, by language."""
    spoken = load_words()
    return {language: _former(spoken(language)) for language in languages()}


def _former(words: Words) -> str:
    return words("former-player")


def privacy_page(words: Words) -> Page:
    """What is kept of the reader, what it is for, and what they can do about it."""
    kept = "\n".join(f"- {words(f'privacy-{kind}')}" for kind in KEPT)
    return page(
        Text(f"{words('privacy-title')}\n{words('privacy-kept')}\n{kept}"),
        Text(words("privacy-not-kept")),
        Text(words("privacy-rights")),
    )


def export_page(kept: Kept, words: Words) -> Page:
    """All that is kept of somebody, as a file for them."""
    text = json.dumps(kept, ensure_ascii=False, indent=1)
    return Page((Text(words("privacy-export")),), attachment=Attachment("tarok.json", text))


def forget_page(words: Words) -> Page:
    """Whether they are sure."""
    yes = Button(f"{FORGET}:yes", words("privacy-forget-yes"), "danger")
    no = Button(f"{FORGET}:no", words("sure-no"))
    return page(Text(words("privacy-sure")), Row((yes, no)))
