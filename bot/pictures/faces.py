"""Where to find the card faces; ``cards/`` draws them.

A face has the same size in every deck, so decks can be swapped.
"""

from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).parents[1] / "data"

TRUMPS = frozenset((*(f"T{number}" for number in range(1, 22)), "F"))


class Deck(NamedTuple):
    """A deck as pictures know it, in shares of a card; ``cards/<key>.py`` draws its faces."""

    corner: float
    """How much of a card's width identifies it."""
    plain: tuple[float, float]
    """The width and height of the corner with the signs of a plain or court card."""
    trump: tuple[float, float]
    """The width and height of a trump's."""
    shade: float
    """How much of the felt shows through these signs where a card is dimmed."""
    more: tuple[float, float, float, float] | None = None
    """A part to leave out of a trump in a fan, where half of it would be read: another numeral."""

    def signs(self, code: str) -> tuple[float, float]:
        """The width and height of the corner with the signs of a card."""
        return self.trump if code in TRUMPS else self.plain


ROWS = {
    "classic": Deck(0.38, (0.35, 0.41), (1, 0.18), 0.25, more=(0.393, 0.032, 0.943, 0.168)),
    "clear": Deck(0.53, (1, 1), (1, 1), 0.42),
}
"""The decks to choose from, the default first."""

DECKS = tuple(ROWS)

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


COURT = "KQCJ"
"""The letters of court cards in their codes: king, queen, cavalier, jack."""

LETTERS = (COURT, "KDCB", "RDCF", "KDCW", "RDCV", "KDCF")
"""The letters that people write for them, in this order: as in the codes, in German, Italian,
Polish, Romanian and Slovenian."""

FIGURES = {
    letter: rank
    for letters in LETTERS
    for letter, rank in zip(letters, COURT, strict=True)
    if letter not in COURT
}
"""The rank of each letter that is in no code."""

DECK_AND_LETTERS = " "
"""Between a deck's key and other letters than those of the codes."""


def lettered_rank(rank: str, letters: str) -> str:
    """A rank of a suit as written with these letters.

    >>> lettered_rank("Q", "KDCB"), lettered_rank("10", "KDCB")
    ('D', '10')
    """
    return letters[COURT.index(rank)] if rank in COURT else rank


def lettered_code(code: str, letters: str) -> str:
    """The code of the face with these letters: ``HD`` for ``HQ``.

    >>> lettered_code("HQ", "KDCB"), lettered_code("T21", "KDCB"), lettered_code("F", "KDCB")
    ('HD', 'T21', 'F')
    """
    return code if code[0] == "T" or len(code) < 2 else code[0] + lettered_rank(code[1:], letters)


def face_in_codes(face: str) -> str:
    """The face of the same card with the letter of the codes.

    >>> face_in_codes("hd"), face_in_codes("hq"), face_in_codes("t21")
    ('hq', 'hq', 't21')
    """
    rank = FIGURES.get(face[1:].upper())
    return face if rank is None else face[0] + rank.lower()


def lettered_deck(deck: str, letters: str) -> str:
    """A deck with these letters, as scenes name it."""
    return deck if letters == COURT else f"{deck}{DECK_AND_LETTERS}{letters}"


def deck_key(deck: str) -> str:
    """The key of a deck that scenes name, without its letters."""
    return deck.partition(DECK_AND_LETTERS)[0]


def drawn_code(deck: str, code: str) -> str:
    """The code of a card's face in a deck that scenes name."""
    letters = deck.partition(DECK_AND_LETTERS)[2]
    return lettered_code(code, letters) if letters and code != BACK else code


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
