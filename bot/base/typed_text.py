"""Text that people type, folded for comparison: the one place that decides which letters count.

Commands, options, names of games, rules and replays compare typed text through this module alone.
Record files are read as they stand (docs/records.md).
"""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

LETTERS_KEPT = 4096
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
    """Whether nothing is drawn for the letter, and it is no blank."""
    return _seen(letter) == ""


def visible(text: str) -> str:
    """The text without invisible letters; blanks of any kind become plain ones."""
    return "".join(map(_seen, text))


@lru_cache(LETTERS_KEPT)
def _seen(letter: str) -> str:
    """A letter as it is drawn: itself, a plain blank, or nothing."""
    code = ord(letter)
    if letter.isspace():
        return " "
    hidden = unicodedata.category(letter) in INVISIBLE_KINDS or any(
        first <= code <= last for first, last in INVISIBLE_RANGES
    )
    return "" if hidden else letter


def folded(text: str) -> str:
    """Letters as anybody can type them: small, without accents, nothing that cannot be seen.

    >>> folded("Taroki z królami"), folded("\u200b♠\ufe0f9"), folded("SLO\u2013PLAY\u20113")
    ('taroki z krolami', '♠9', 'slo-play-3')
    """
    parts = unicodedata.normalize("NFKD", visible(text).translate(PLAINER))
    return " ".join("".join(map(_plain, parts)).casefold().split())


@lru_cache(LETTERS_KEPT)
def _plain(letter: str) -> str:
    """A letter of a decomposed text: no accents or enclosing marks, one kind of dash and digit."""
    kind = unicodedata.category(letter)
    if unicodedata.combining(letter) or kind == "Me":
        return ""
    if kind == "Pd" or letter == "\u2212":
        return "-"
    return str(unicodedata.decimal(letter)) if kind == "Nd" else _seen(letter)


def bare(text: str) -> str:
    """A folded text without blanks and punctuation: what two spellings of one name share.

    >>> bare("SLO-PLAY-3"), bare("slo play 3"), bare("♠ K")
    ('sloplay3', 'sloplay3', '♠k')
    """
    return "".join(
        one for one in folded(text) if one in SUIT_SIGNS or unicodedata.category(one)[0] in "LMN"
    )


def fits(typed: str, *names: str) -> bool:
    """Whether everything typed, word by word, is somewhere in the names."""
    shown = folded(" ".join(names))
    return all(word in shown for word in folded(typed).split())


def chosen(named: Iterable[tuple[str, str]], typed: str) -> str:
    """The value meant by typed text, of choices by name and value; else the text itself, which the
    reader of that option refuses in its own words."""
    choices, wanted = tuple(named), folded(typed)
    found = {value for _, value in choices if wanted == folded(value)}
    if not found and bare(wanted) and not wanted.removeprefix("-").isdigit():  # -1 is not 1
        found = {value for name, value in choices if bare(wanted) in (bare(name), bare(value))}
    return found.pop() if len(found) == 1 else typed
