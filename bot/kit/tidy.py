"""Cleans names and typed text of letters that would spoil the text around them."""

import unicodedata
from functools import lru_cache
from itertools import groupby

from bot.base.typed_text import is_invisible, visible

MARKS = 2
"""Marks allowed on one letter beyond those that are part of it: more would stack up."""
SHAPING = "\u200c\u200d\ufe0e\ufe0f"
"""Invisible letters that shape others: they keep them apart or join them, in Persian or in a family
emoji, or choose how an emoji is drawn."""
TEXTS_KEPT = 2048


@lru_cache(TEXTS_KEPT)
def tidy(text: str) -> str:
    """The text without letters that hide, those that reverse others, and stacked marks."""
    seen = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter in SHAPING or not is_invisible(letter)
    )
    parts = [
        "".join(letters)[: MARKS if marks else None] for marks, letters in groupby(seen, _is_mark)
    ]
    kept = "".join(parts).strip()
    return kept if visible(kept).strip() else ""


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")
