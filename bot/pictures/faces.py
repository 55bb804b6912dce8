"""Where the faces of the cards are found; ``cards/`` draws them.

A face is a picture of one size in every deck, so that one may stand for the other.
"""

from pathlib import Path

DATA = Path(__file__).parents[1] / "data"

DECKS = ("classic", "clear")
"""The decks to choose from, the default first."""

BACK = "back"
"""Stands where the code of a card would, for a card lying face down."""

FOOL = "fool"

SERIF = DATA / "fonts" / "LibreBodoni-Bold.ttf"
"""For numerals: Latin letters and digits, no card signs."""

SANS = DATA / "fonts" / "SourceSans3-Semibold.ttf"
"""For names and words: Latin, Greek and Cyrillic, the signs of the suits, ``●`` and ``○``."""


OTHERS = DATA / "fonts" / "DejaVuSans-Bold.ttf"
"""For what ``SANS`` lacks: Hebrew, Arabic, Armenian, Georgian and many signs."""

JAPANESE = DATA / "fonts" / "NotoSansJP-Semibold.ttf"
"""For what both lack: kana, and the 2965 kanji of the first level of JIS X 0208."""


def face_name(code: str) -> str:
    """The name of a card's face and of its emoji: ``sk``, ``d10``, ``t21``, ``fool``, ``back``.

    Discord wants two characters and more, so the Fool's ``F`` is written out.

    >>> face_name("T21"), face_name("F")
    ('t21', 'fool')
    """
    return FOOL if code == "F" else code.lower()


def face_path(deck: str, code: str) -> Path:
    """The PNG of a card, or of the ``BACK``, in one of the ``DECKS``."""
    return DATA / "cards" / deck / f"{face_name(code)}.png"


def emoji_path(code: str) -> Path:
    """The PNG of a card's emoji, or that of the ``BACK``; it serves all decks."""
    return DATA / "emojis" / f"{face_name(code)}.png"
