"""Columns of letters of one width, some of which (kana, kanji) are as wide as two."""

from unicodedata import east_asian_width

WIDE = ("F", "W")


def columns(text: str) -> int:
    """How many columns a text takes.

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


def left(text: str, width: int) -> str:
    """A text at the left of a column.

    >>> left("サクラ", 8) + "|"
    'サクラ  |'
    """
    return text + " " * (width - columns(text))


def right(text: str, width: int) -> str:
    """A text at the right of a column."""
    return " " * (width - columns(text)) + text
