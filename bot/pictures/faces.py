"""Where to find the card faces; ``cards/`` draws them.

A face has the same size in every deck, so decks can be swapped.
"""

from pathlib import Path

DATA = Path(__file__).parents[1] / "data"

DECKS = ("classic", "clear")
"""The decks to choose from, the default first."""

BACK = "back"
"""Stands in for a card's code, for a card lying face down."""

FOOL = "fool"

SERIF = DATA / "fonts" / "LibreBodoni-Bold.ttf"
"""For numerals: Latin letters and digits, no card signs."""

SANS = DATA / "fonts" / "SourceSans3-Semibold.ttf"
"""For names and words: Latin, Greek and Cyrillic, the signs of the suits, ``●`` and ``○``."""


OTHERS = DATA / "fonts" / "DejaVuSans-Bold.ttf"
"""For what ``SANS`` lacks: Hebrew, Arabic, Armenian, Georgian and many signs."""

JAPANESE = DATA / "fonts" / "NotoSansJP-Semibold.ttf"
"""For what both lack: kana, and the 2965 level-1 kanji of JIS X 0208."""


def face_name(code: str) -> str:
    """The name of a card's face and emoji: ``sk``, ``d10``, ``t21``, ``fool``, ``back``.

    Discord wants at least two characters, so the Fool's ``F`` is written out.

    >>> face_name("T21"), face_name("F")
    ('t21', 'fool')
    """
    return FOOL if code == "F" else code.lower()


def face_path(deck: str, code: str) -> Path:
    """The PNG of a card, or of ``BACK``, in one of the ``DECKS``."""
    return DATA / "cards" / deck / f"{face_name(code)}.png"


def emoji_path(code: str) -> Path:
    """The PNG of the emoji of a card, or of ``BACK``; it serves all decks."""
    return DATA / "emojis" / f"{face_name(code)}.png"
