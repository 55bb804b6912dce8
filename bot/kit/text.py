"""Text in columns of one width (kana and kanji are as wide as two), shortened, joined."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import groupby
from unicodedata import east_asian_width

from bot.base.typed_text import is_invisible, visible
from bot.kit.l10n import Words
from bot.pictures.faces import face_name, lettered_rank

WIDE = ("F", "W")


def columns(text: str) -> int:
    """Number of columns that a text takes.

    >>> columns("Ana"), columns("サクラ")
    (3, 6)
    """
    return sum(2 if east_asian_width(letter) in WIDE else 1 for letter in text)


def short(text: str, most: int) -> str:
    """A text in at most so many columns.

    >>> short("Konstantin", 8), short("サクラさん", 8)
    ('Konstan…', 'サクラ…')
    """
    if columns(text) <= most:
        return text
    while columns(text) >= most:
        text = text[:-1]
    return f"{text}…"


def align_left(text: str, width: int) -> str:
    """A text at the left of a column.

    >>> align_left("サクラ", 8) + "|"
    'サクラ  |'
    """
    return text + " " * (width - columns(text))


def align_right(text: str, width: int) -> str:
    """A text at the right of a column."""
    return " " * (width - columns(text)) + text


def aligned(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table: its first column to the left, the others to the right.

    >>> [*aligned([("Ana", "7"), ("サクラ", "35")])]
    ['Ana      7', 'サクラ  35']
    """
    rows = tuple(rows)
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = map(align_right, others, widths[1:])
        yield "  ".join((align_left(first, widths[0]), *cells)).rstrip()


MAX_MARKS = 2
"""Maximum number of combining marks on a letter: more would stack up."""

SHAPING = "\u200c\u200d\ufe0e\ufe0f"
"""Invisible letters that shape others: they keep them apart or join them, in Persian or in a family
emoji, or choose how an emoji is drawn."""

TEXT_CACHE_SIZE = 2048


@lru_cache(TEXT_CACHE_SIZE)
def tidy(text: str) -> str:
    """The text without invisible letters, those that reverse others, and stacked marks."""
    drawn = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter in SHAPING or not is_invisible(letter)
    )
    parts = [
        "".join(letters)[: MAX_MARKS if marks else None]
        for marks, letters in groupby(drawn, _is_mark)
    ]
    tidied = "".join(parts).strip()
    return tidied if visible(tidied).strip() else ""


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


SIGN_CACHE_SIZE = 1024
"""Size of the cache of card signs, of all games and languages together."""

SUIT_SIGNS = {"S": "♠", "D": "♦", "C": "♣", "H": "♥"}
"""The suits in the order in which a hand with all of them has them."""

BLACK, RED = "SC", "DH"


@lru_cache(SIGN_CACHE_SIZE)
def code_sign(code: str, words: Words) -> str:
    """A card by its code, as its players write it, after its mark if the words have one."""
    mark = words.marks.get(face_name(code), "") if words.marks else ""
    if code[0] in SUIT_SIGNS:
        return mark + SUIT_SIGNS[code[0]] + lettered_rank(code[1:], words.letters)
    name = words(f"card-{code}") if words.has(f"card-{code}") else code
    return mark + name if mark else name  # which may have grammatical cases


def join_sentences(words: Words, *sentences: str) -> str:
    """Sentences on one line, as the language separates them: Japanese puts no blank."""
    return reduce(lambda first, other: words("sentences", first=first, next=other), sentences)
