"""Ways in which a phone alters what people type."""

from collections.abc import Callable, Mapping

DIGITS = str.maketrans("0123456789", "０１２３４５６７８９")

SUITS = {sign: f"{sign}\ufe0f" for sign in "♠♥♦♣"}

PHONES: Mapping[str, Callable[[str], str]] = {
    "zero-width": lambda text: "\u200b" + "\u2060".join(text) + "\ufeff",
    "emoji": lambda text: "".join(SUITS.get(letter, letter) for letter in text) + "\ufe0f",
    "capitals": str.upper,
    "blanks": lambda text: "\u00a0 " + text.replace(" ", "\u202f") + "\u3000",
    "dashes": lambda text: text.replace("-", "\u2011"),
    "digits": lambda text: text.translate(DIGITS),
}
"""By name: how the typed text arrives."""
