"""Scripts written from right to left, and letters whose shape depends on their neighbours."""

from arabic_reshaper import ArabicReshaper
from bidi import get_display

FIRST = "\u0590"
"""The first letter of right-to-left scripts; no Latin, Greek or Cyrillic letter comes after it."""
_RESHAPER = ArabicReshaper(configuration={"ARABIC LIGATURE ALLAH": False})  # the font lacks it


def displayed(text: str) -> str:
    """The letters of a line as displayed from left to right, in the shapes they have there.

    The surrounding sentence runs from left to right.
    """
    if all(letter < FIRST for letter in text):
        return text
    return str(get_display(_RESHAPER.reshape(text), base_dir="L"))
