"""Scripts that run from right to left, and letters that change as they join their neighbours."""

from arabic_reshaper import ArabicReshaper
from bidi import get_display

FIRST = "\u0590"
"""The first letter of a script that runs from right to left; no Latin, Greek or Cyrillic one
comes after it."""
_RESHAPER = ArabicReshaper(configuration={"ARABIC LIGATURE ALLAH": False})  # the font lacks it


def displayed(text: str) -> str:
    """The letters of a line as they stand from left to right, in the forms that they have there.

    The sentence around them is one that runs from left to right.
    """
    if all(letter < FIRST for letter in text):
        return text
    return str(get_display(_RESHAPER.reshape(text), base_dir="L"))
