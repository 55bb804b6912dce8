"""Letters in pictures: fonts, what they lack, and fitting words into their places."""

import re
import unicodedata
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Literal, TypeAlias

from arabic_reshaper import ArabicReshaper
from bidi import get_display
from PIL import Image, ImageFont

from bot.pictures.faces import JAPANESE, OTHERS, SANS, SERIF
from bot.pictures.stamps import Colour, in_steps, tint
from bot.pictures.theme import THEME, Lettering

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


Anchor: TypeAlias = Literal["lm", "mm", "rm"]
"""Which point of a line goes where it is placed: its left end, middle or right end."""


ELLIPSIS = "…"
MISSING = "□"
"""Replaces a letter that the fonts lack."""
MORE = {OTHERS: 0.88, JAPANESE: 0.94}
"""Fonts for what another lacks, in this order, and the relative size of their letters."""
JOINED = "、。，．・：；！？）」』ーぁぃぅぇぉっゃゅょァィゥェォッャュョ"
PIECES = re.compile(
    rf"\s*(?:[「『（]*[0-9]*(?:[ァ-ヺー]+|[⺀-鿿＀-￯])[{JOINED}]*|[^\s⺀-鿿＀-￯]+[{JOINED}]*)"
)
"""Letters that stay together on a line: a word, including one in katakana.

Any other Japanese letter stays with the number before it, and with what cannot begin or end a line.
"""
UNREADABLE = re.compile(rf"^[{MISSING} ]+(?=#[0-9]+$)")
"""Boxes with nothing but the number of a seat behind them."""
NOWHERE = "\U0010fffe"
"""A letter that no font has: it is drawn like all letters that a font lacks."""
STEP = 20
"""Pixels by which lines are narrowed at a time, as long as that adds no line."""
EDGES = 4
"""In how many steps letters fade at their edges: more make larger files."""
LETTERS_KEPT = 4096
LINES_KEPT = 2048


@lru_cache
def _font(hand: Lettering) -> ImageFont.FreeTypeFont:
    # The basic layout is the same on every machine; the other needs an extra library.
    return ImageFont.truetype(hand.font, hand.size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache
def _blank(font: Path) -> bytes:
    return bytes(_font(Lettering(font, 24)).getmask(NOWHERE))


@lru_cache(LETTERS_KEPT)
def _has(font: Path, letter: str) -> bool:
    return letter == " " or bytes(_font(Lettering(font, 24)).getmask(letter)) != _blank(font)


@lru_cache(LETTERS_KEPT)
def _letter(font: Path, letter: str) -> str:
    """A letter as it can be drawn: itself, a plainer one, or a box; unknown signs are left out."""
    if letter.isspace():
        return " "
    if not letter.isprintable() or unicodedata.combining(letter):
        return ""
    if _has(font, letter):
        return letter
    plainer = "".join(
        part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part)
    )
    if plainer and all(_has(font, part) for part in plainer):
        return plainer
    if any(_has(other, letter) for other in MORE):
        return letter
    return MISSING if unicodedata.category(letter)[0] in "LN" else ""


@lru_cache(LINES_KEPT)
def writable(text: str, font: Path = SANS) -> str:
    """The text in letters that can be drawn; empty if what is left cannot be read."""
    letters = [_letter(font, letter) for letter in unicodedata.normalize("NFC", text)]
    written = " ".join("".join(letters).split())
    return written if written.strip(MISSING + " ") else ""


def readable(name: str, player: int) -> str:
    """A name in letters that can be drawn; if there are none, the number of the place."""
    return UNREADABLE.sub("", writable(name)) or f"#{player + 1}"


@lru_cache(LINES_KEPT)
def width(text: str, hand: Lettering) -> int:
    """The width of a line, in pixels."""
    return int(
        sum(_font(part_hand).getlength(part) for part, part_hand in _parts(text, hand)) + 0.99
    )


@lru_cache(LINES_KEPT)
def _parts(text: str, hand: Lettering) -> tuple[tuple[str, Lettering], ...]:
    """A line from left to right, split into parts of one font each."""
    return tuple(
        ("".join(letters), letter_hand)
        for letter_hand, letters in groupby(displayed(text), lambda letter: _hand_of(letter, hand))
    )


@lru_cache(LETTERS_KEPT)
def _hand_of(letter: str, hand: Lettering) -> Lettering:
    """The lettering for a letter beside others in ``hand``."""
    if _has(hand.font, letter):
        return hand
    other = next((font for font in MORE if _has(font, letter)), OTHERS)
    return Lettering(other, round(hand.size * MORE[other]))


@lru_cache(LINES_KEPT)
def fitting(text: str, hand: Lettering, most: int) -> str:
    """The text in the font's letters, cut with an ellipsis if wider than ``most`` pixels."""
    text = writable(text, hand.font)
    if width(text, hand) <= most:
        return text
    kept = next(
        (end for end in range(len(text) - 1, 0, -1)
         if width(text[:end].rstrip() + ELLIPSIS, hand) <= most), 0,
    )  # fmt: skip
    return text[:kept].rstrip() + ELLIPSIS


@lru_cache(LINES_KEPT)
def headline(text: str) -> Lettering:
    """The lettering for a headline: the handsome one has fewer letters."""
    return THEME.headline if writable(text, SERIF) == writable(text, SANS) else THEME.plain_headline


@lru_cache(LINES_KEPT)
def smaller(text: str, hands: tuple[Lettering, ...], most: int) -> Lettering:
    """The first lettering in which the text fits, else the last."""
    fits = (hand for hand in hands if width(writable(text, hand.font), hand) <= most)
    return next(fits, hands[-1])


@lru_cache(LINES_KEPT)
def wrapped(text: str, hand: Lettering, most: int) -> tuple[str, ...]:
    """The text in lines of at most ``most`` pixels."""
    lines: list[str] = []
    for piece in PIECES.findall(writable(text, hand.font)):
        longer = lines[-1] + piece if lines else piece
        if lines and width(longer, hand) <= most:
            lines[-1] = longer
        else:
            lines.append(fitting(piece.strip(), hand, most))
    return tuple(lines)


@lru_cache(LINES_KEPT)
def balanced(text: str, hand: Lettering, most: int) -> tuple[str, ...]:
    """The text in as few lines as it needs, all about equally long."""
    lines = wrapped(text, hand, most)
    while most > STEP and len(narrower := wrapped(text, hand, most - STEP)) == len(lines):
        if any(line.endswith(ELLIPSIS) for line in narrower):
            break
        lines, most = narrower, most - STEP
    return lines


@lru_cache(LINES_KEPT)
def _mask(text: str, hand: Lettering) -> tuple[Image.Image, int, int]:
    """A line as a mask, with its offset.

    The offset is from the line's left end and from the middle of its capitals.
    """
    begin, placed = 0.0, []
    for part, part_hand in _parts(text, hand):
        core, (x, y) = _font(part_hand).getmask2(part, "L", anchor="ls")
        placed.append((core, round(begin) + x, y))
        begin += _font(part_hand).getlength(part)
    left, top = min(x for _, x, _ in placed) - 1, min(y for *_, y in placed) - 1
    right = max(x + core.size[0] for core, x, _ in placed) + 2
    bottom = max(y + core.size[1] for core, _, y in placed) + 2
    mask = Image.new("L", (right - left, bottom - top))
    for core, x, y in placed:
        mask.im.paste(core, (x - left, y - top, x - left + core.size[0], y - top + core.size[1]))
    return in_steps(mask, EDGES), left, top + _capital(hand) // 2


@lru_cache
def _capital(hand: Lettering) -> int:
    """The height of a capital letter, in pixels."""
    return int(-_font(hand).getbbox("H", anchor="ls")[1])


def write(
    image: Image.Image,
    at: tuple[int, int],
    text: str,
    hand: Lettering = THEME.text,
    colour: Colour = THEME.words,
    *,
    anchor: Anchor = "lm",
    most: int | None = None,
) -> int:
    """Write a line with its capitals centred on ``at``; returns its width in pixels."""
    text = writable(text, hand.font) if most is None else fitting(text, hand, most)
    if not text:
        return 0
    wide = width(text, hand)
    x = at[0] - {"lm": 0, "mm": wide // 2, "rm": wide}[anchor]
    mask, left, up = _mask(text, hand)
    tint(image, colour, mask, (x + left, at[1] + up))
    return wide


HEADS = (THEME.headline, THEME.plain_headline, THEME.text)
"""Sizes of a headline, the smaller ones for lack of room."""
