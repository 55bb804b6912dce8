"""The list of all drawings, file by file."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from PIL import Image

from bot.pictures.faces import BACK, DECKS, FIGURES, emoji_path, face_path
from cards import emojis, paint
from engine.pack import TAROT

WIDTH = 216
"""The width of a card in pixels; it is 360 high."""

CODES = TAROT.codes
"""The cards of all games: the packs of 54 and 42 are parts of this one of 78."""

LETTERED = tuple(suit + letter for suit in "SCDH" for letter in FIGURES)
"""Court cards with the letters of other languages."""

EMOJIS = "emojis"
KINDS = (*DECKS, EMOJIS)
"""The kinds of drawings: two decks, and the emojis."""


def pictures(kind: str) -> Iterator[tuple[Path, Image.Image]]:
    """Every file below ``data/`` that is drawn for one of the ``KINDS``, with its picture."""
    for code in (*CODES, *LETTERED, BACK):
        if kind == EMOJIS:
            yield emoji_path(code), paint.raster(emojis.face(code), emojis.SIZE)
        else:
            deck = import_module(f"cards.{kind}")
            yield face_path(kind, code), paint.framed(deck.face(code), WIDTH, deck.EDGE)
