"""How faces are drawn, by geometry: what has to stay apart does, and no two look alike."""

import itertools
from collections.abc import Container, Iterable
from dataclasses import replace
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from coloraide import Color
from numpy.typing import NDArray
from PIL import Image, ImageColor, ImageDraw, ImageFilter

from bot.pictures.cards import LIGHTS, face, sized
from bot.pictures.faces import DECKS, ROWS
from bot.pictures.theme import THEME
from cards import classic, clear, paint, signs, svg, trump_signs
from cards.colors import GOLD
from cards.courts import FIGURES
from cards.frames import document
from cards.people import DRESSES
from cards.pips import pips
from cards.work import CODES

CLEAR = 8
"""How far a pip is from an index and from each other pip, in units of the drawing (300 a card)."""
SUITS = "SCDH"


def card_parameters(cards: Iterable[int], short: Container[int]) -> list[Any]:
    """Parameters of a test: all cards in ``make long``, those in ``short`` in ``make test``."""
    return [card if card in short else pytest.param(card, marks=pytest.mark.long) for card in cards]


def ink(drawing: str) -> Image.Image:
    """Where something is drawn: white on black, a pixel a unit."""
    alpha = paint.raster(document(drawing), 300).getchannel("A")
    return alpha.point([0] * 64 + [255] * 192)


def surroundings(drawn: Image.Image, units: int) -> Image.Image:
    """The drawn pixels, and all that are nearer to them than ``units``."""
    return drawn.filter(ImageFilter.MaxFilter(2 * units - 1))


def pieces(drawn: Image.Image) -> int:
    """How many separate pieces there are."""
    rest, count = drawn.copy(), 0
    while (box := rest.getbbox()) is not None:
        row = np.asarray(rest)[box[1]]
        ImageDraw.floodfill(rest, (int(np.argmax(row > 0)), box[1]), 0)
        count += 1
    return count


def common_ink(first: Image.Image, second: Image.Image) -> NDArray[np.bool_]:
    return (np.asarray(first) > 0) & (np.asarray(second) > 0)


@pytest.mark.parametrize("count", card_parameters(range(1, 11), (4, 7, 10)))
@pytest.mark.parametrize("suit", SUITS)
def test_pips_stand_clear_of_the_index_and_of_each_other(suit: str, count: int) -> None:
    signs = ink(pips(suit, count, "#000000"))
    assert not common_ink(
        surroundings(ink(classic.corner(suit, str(count), "#000000")), CLEAR), signs
    ).any()
    assert pieces(surroundings(signs, CLEAR // 2)) == count


def test_pips_stand_on_three_columns() -> None:
    """The middle one is the card's, and the card looks the same from both ends."""
    for suit, count in itertools.product(SUITS, range(1, 11)):
        drawn = ink(pips(suit, count, "#000000"))
        wide = np.flatnonzero(np.asarray(drawn).any(axis=0))
        assert abs(wide[0] + wide[-1] - 299) <= 2


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_faces_look_alike_at_60_pixels(deck: str) -> None:
    seen = {
        code: np.asarray(face(deck, code, sized(60)).convert("RGB"), dtype=np.int16)
        for code in CODES
    }
    for first, second in itertools.combinations(CODES, 2):
        assert np.abs(seen[first] - seen[second]).mean() > 1, (first, second)


def _recoloured_court(rank: str, suit: str) -> NDArray[np.int16]:
    """A court of a suit in the colours of spades."""
    drawn = document(svg.placed(FIGURES[rank](replace(DRESSES["S"], suit=suit)), 150, 250))
    return np.asarray(paint.raster(drawn, 60).convert("RGB"), dtype=np.int16)


@pytest.mark.parametrize("rank", FIGURES)
def test_courts_have_a_pose_and_a_thing_of_their_own(rank: str) -> None:
    """Dressed alike they would still be told apart, small as they are."""
    for first, second in itertools.combinations(SUITS, 2):
        assert (
            np.abs(_recoloured_court(rank, first) - _recoloured_court(rank, second)).mean() > 3
        ), (first, second)


@pytest.mark.parametrize("suit", SUITS)
def test_horse_of_a_cavalier_is_seen_at_60_pixels(suit: str) -> None:
    """It fills a good part of the card, and stands out from what is behind it."""
    dress = DRESSES[suit]
    small = np.asarray(face("classic", f"{suit}C", sized(60)).convert("RGB"), dtype=np.int16)
    near_horse = np.abs(small - np.array(ImageColor.getrgb(dress.horse))).max(axis=-1) <= 24
    assert near_horse.mean() >= 0.07
    for behind in (dress.ground, dress.rays):
        assert Color(dress.horse).delta_e(Color(behind), method="2000") >= 12


def test_trumps_of_the_clear_deck_have_a_sign_each() -> None:
    """No sign is taken for another, small as it is."""
    size = 16
    signs = [
        paint.raster(
            svg.document(trump_signs.of_trump(number, 50, 50, 90, "#ffffff", "#000000"), 100, 100),
            size,
        )
        for number in range(1, 22)
    ]
    shades = [np.asarray(sign.convert("RGBA"), dtype=np.int16)[..., 3] for sign in signs]
    for first, second in itertools.combinations(shades, 2):
        assert np.abs(first - second).mean() > 16


@pytest.mark.parametrize("deck", [classic, clear], ids=DECKS)
@pytest.mark.parametrize("suit", SUITS)
def test_signs_in_corners_are_large_and_of_four_colours(deck: ModuleType, suit: str) -> None:
    """On number and court cards, each in the colour of its suit."""
    color = np.array(ImageColor.getrgb(signs.COLORS[suit]))
    for rank in ("7", "K"):
        card = np.asarray(paint.raster(deck.face(f"{suit}{rank}"), 300).convert("RGB"), np.int16)
        printed = np.abs(card[100:260, :102] - color).max(axis=-1) <= 8
        high = np.flatnonzero(printed.any(axis=1))
        assert high[-1] - high[0] >= 84


def test_a_fanned_trump_has_one_number_alone() -> None:
    """Between its index and its right edge, there is paper alone; the scene is as it was."""
    size = sized(216)
    for code in ("T1", "T8", "T18", "T21", "F"):
        whole, fanned = (
            np.asarray(face("classic", code, size, fanned=part).convert("RGB"), np.int16)
            for part in (False, True)
        )
        numeral = (slice(16, 58), slice(92, 196))
        assert np.ptp(whole[numeral], axis=(0, 1)).max() > 100
        assert np.ptp(fanned[numeral], axis=(0, 1)).max() <= 4
        assert (whole[64:-64] == fanned[64:-64]).all()
        assert (whole[:60, :84] == fanned[:60, :84]).all()


@pytest.mark.parametrize("code", ["SK", "H7", "T9"])
@pytest.mark.parametrize("deck", DECKS)
def test_signs_of_a_dimmed_card_are_less_dim_than_its_art(deck: str, code: str) -> None:
    size = sized(216)
    bright, dim = (
        np.asarray(face(deck, code, size, light).convert("RGB"), np.float64) for light in LIGHTS
    )
    changed, most = np.abs(bright - dim), np.abs(bright - np.array(THEME.rim))
    wide, high = (
        round(share * side) - 8 for share, side in zip(ROWS[deck].signs(code), size, strict=True)
    )
    signs_dimmed = changed[8:high, 8:wide].sum() / most[8:high, 8:wide].sum()
    assert signs_dimmed == pytest.approx(ROWS[deck].shade, abs=0.02)
    middle = slice(160, 200), slice(90, 126)
    art_dimmed = changed[middle].sum() / most[middle].sum()
    assert art_dimmed >= signs_dimmed - 0.02
    assert deck == "clear" or art_dimmed >= 2 * signs_dimmed


@pytest.mark.parametrize("number", range(1, 23))
def test_trula_alone_is_framed_in_gold(number: int) -> None:
    """The gold frame runs all along the edge, on both decks."""
    code, honour = "F" if number == 22 else f"T{number}", number in classic.HONOURS
    for drawing, gold in ((classic.face(code), GOLD), (clear.face(code), clear.GOLD)):
        card = np.asarray(paint.raster(drawing, 300).convert("RGB"), dtype=np.int16)
        edge = np.abs(card[40:460, :24] - np.array(ImageColor.getrgb(gold))).max(axis=-1) <= 6
        assert (edge.sum(axis=1) >= 6).all() == honour
