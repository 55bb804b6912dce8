"""Text that people type, folded for comparison: the one place that decides which letters count.

Commands, options, names of games, rules and replays compare typed text through this module alone.
Record files are read as they stand (docs/records.md).
"""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

LETTER_CACHE_SIZE = 4096
"""Size of the letter caches: autocomplete folds whole lists at every letter typed."""

INVISIBLE_KINDS = ("Cc", "Cf", "Cs")
"""Categories of controls, format characters (zero-width, direction) and lone surrogates."""
INVISIBLE_RANGES = (
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x115F, 0x1160), (0x3164, 0x3164), (0xFFA0, 0xFFA0),  # Hangul fillers
    (0x17B4, 0x17B5),  # Khmer inherent vowels
    (0x180B, 0x180F),  # Mongolian variation selectors
    (0x2800, 0x2800),  # the empty Braille pattern
    (0xFE00, 0xFE0F), (0xE0100, 0xE01EF),  # variation selectors: U+FE0F is sent by phones
    (0x1D159, 0x1D159),  # null notehead
)  # fmt: skip
"""Further code points that are drawn as nothing, whatever their category says."""

PLAINER = str.maketrans(
    {"ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ø": "o", "Ø": "O", "ı": "i"}
    | dict(zip("♤♡♢♧❤", "♠♥♦♣♥", strict=True))
    | dict.fromkeys("‘’ʼ`´", "'")
)
"""Letters and signs with a plainer twin that Unicode does not decompose to."""

SUIT_SIGNS = "♠♥♦♣"


def is_invisible(letter: str) -> bool:
    """True if nothing is drawn for the letter, and it is no blank."""
    return _drawn(letter) == ""


def visible(text: str) -> str:
    """The text without invisible letters; blanks of any kind become plain ones."""
    return "".join(map(_drawn, text))


@lru_cache(LETTER_CACHE_SIZE)
def _drawn(letter: str) -> str:
    """A letter as it is drawn: itself, a plain blank, or nothing."""
    code = ord(letter)
    if letter.isspace():
        return " "
    hidden = unicodedata.category(letter) in INVISIBLE_KINDS or any(
        first <= code <= last for first, last in INVISIBLE_RANGES
    )
    return "" if hidden else letter


def fold(text: str) -> str:
    """Text as any keyboard types it: lower case, without accents and invisible letters.

    >>> fold("Taroki z królami"), fold("\u200b♠\ufe0f9"), fold("SLO\u2013PLAY\u20113")
    ('taroki z krolami', '♠9', 'slo-play-3')
    """
    parts = unicodedata.normalize("NFKD", visible(text).translate(PLAINER))
    return " ".join("".join(map(_plain, parts)).casefold().split())


@lru_cache(LETTER_CACHE_SIZE)
def _plain(letter: str) -> str:
    """A letter of a decomposed text: no accents or enclosing marks, one kind of dash and digit."""
    kind = unicodedata.category(letter)
    if unicodedata.combining(letter) or kind == "Me":
        return ""
    if kind == "Pd" or letter == "\u2212":
        return "-"
    return str(unicodedata.decimal(letter)) if kind == "Nd" else _drawn(letter)


def bare(text: str) -> str:
    """Folded text without blanks and punctuation, alike for all spellings of a name.

    >>> bare("SLO-PLAY-3"), bare("slo play 3"), bare("♠ K")
    ('sloplay3', 'sloplay3', '♠k')
    """
    return "".join(
        letter
        for letter in fold(text)
        if letter in SUIT_SIGNS or unicodedata.category(letter)[0] in "LMN"
    )


def fits(typed: str, *names: str) -> bool:
    """True if every word typed is part of one of the names."""
    shown = fold(" ".join(names))
    return all(word in shown for word in fold(typed).split())


def match_choice(named: Iterable[tuple[str, str]], typed: str) -> str:
    """The value that typed text means, of choices by name and value.

    Text that means none of them is returned as it is: the option's own parser refuses it.
    """
    choices, text = tuple(named), fold(typed)
    values = {value for _, value in choices if text == fold(value)}
    if not values and bare(text) and not text.removeprefix("-").isdigit():  # -1 is not 1
        values = {value for name, value in choices if bare(text) in (bare(name), bare(value))}
    return values.pop() if len(values) == 1 else typed
