"""Cleans names and typed text of letters that would spoil the text around them."""

import unicodedata
from functools import lru_cache
from itertools import groupby

MARKS = 2
"""Marks allowed on one letter beyond those that are part of it: more would stack up."""
LEFT_OUT = ("Cc", "Cf", "Cs")
"""Kinds of letters that are invisible, and reverse or hide others: controls, bidi overrides."""
JOINERS = "\u200c\u200d"
"""Of these, what keeps letters apart or joins them, in Persian or in a family emoji."""
TEXTS_KEPT = 2048


@lru_cache(TEXTS_KEPT)
def tidy(text: str) -> str:
    """The text without invisible letters, those that reverse others, and stacked marks."""
    seen = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or letter in JOINERS or unicodedata.category(letter) not in LEFT_OUT
    )
    parts = [
        "".join(letters)[: MARKS if marks else None] for marks, letters in groupby(seen, _is_mark)
    ]
    return "".join(parts).strip()


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")
