"""Faces keep their colours in pictures with a small palette."""

from functools import cache
from io import BytesIO
from random import Random

import numpy as np
import pytest
from coloraide import Color
from numpy.typing import NDArray
from PIL import Image, ImageChops, ImageColor, ImageFilter

from bot.pictures.cards import LIGHTS, NONE, Light, face, sized
from bot.pictures.draw import draw
from bot.pictures.faces import DECKS, face_path
from bot.pictures.palette import CODES, FINE, WAYS, Grade, palette
from bot.pictures.scenes import Card, HandScene
from bot.pictures.theme import THEME
from cards import clear
from cards.people import DRESSES
from tests.laws.playing import sizes
from tests.pictures.colours import Numbers, chroma, delta_e, hue, hue_difference, lab

MOST = 3.0
"""The mean ΔE2000 of faces that the eye forgives."""
SUITS = {
    "classic": {suit: dress.robe for suit, dress in DRESSES.items()},
    "clear": {suit: clear.COLORS[suit] for suit in "CDHT"},
}
"""The colours of suits, except black, which has no hue."""
COLOURFUL = 12
"""The least chroma whose hue can be seen."""
BETWEEN = 16
"""Degrees by which a colour of a suit is nearer to that suit's hue than to any other."""
WIDTH = 60
"""Of the faces that are looked at, in pixels."""

decks = pytest.mark.parametrize("deck", DECKS)
lights = pytest.mark.parametrize("light", LIGHTS)
some_faces = sizes(16, len(CODES), of="faces")


def some_codes(faces: int) -> tuple[str, ...]:
    """Codes of ``faces`` cards, of each suit and of the trumps."""
    return CODES[:: len(CODES) // faces]


def one_pixel(colour: tuple[float, ...]) -> Image.Image:
    return Image.new("RGB", (1, 1), colour)


def face_on_felt(code: str, deck: str, light: Light, width: int) -> Image.Image:
    """A face on felt."""
    size = sized(width)
    image, card = Image.new("RGB", size, THEME.rim), face(deck, code, size, light)
    image.paste(card, mask=card)
    return image


@cache
def sheet(deck: str, light: Light, faces: int) -> Image.Image:
    """A picture of faces side by side, before it gets a palette."""
    size = sized(WIDTH)
    picture = Image.new("RGB", (size.width * len(some_codes(faces)), size.height))
    for place, code in enumerate(some_codes(faces)):
        picture.paste(face_on_felt(code, deck, light, WIDTH), (place * size.width, 0))
    return picture


@cache
def drawn_and_sent(deck: str, light: Light, grade: Grade, faces: int) -> tuple[Numbers, Numbers]:
    """CIELAB values of faces side by side, before and after they get a palette."""
    drawn = sheet(deck, light, faces)
    quantized = drawn.quantize(palette=palette(deck, grade), dither=NONE)
    return lab(drawn), lab(quantized.convert("RGB"))


@decks
@lights
@some_faces
def test_faces_look_as_they_were_drawn(deck: str, light: Light, faces: int) -> None:
    apart = delta_e(*drawn_and_sent(deck, light, FINE, faces))
    assert apart.mean() <= MOST / 1.5
    each_face = np.split(apart, len(some_codes(faces)), axis=1)
    by_face = {
        code: difference.mean()
        for code, difference in zip(some_codes(faces), each_face, strict=True)
    }
    assert {code: mean for code, mean in by_face.items() if mean > 1.3 * MOST} == {}


@pytest.mark.long
@decks
@lights
def test_faces_look_as_drawn_in_pictures_with_fewer_colours(deck: str, light: Light) -> None:
    for grade, _ in WAYS[2:]:
        assert delta_e(*drawn_and_sent(deck, light, grade, len(CODES))).mean() <= 1.5 * MOST


def nearest_suit(hues: Numbers, deck: str) -> tuple[Numbers, Numbers]:
    """The suit of the nearest hue, and by how many degrees it is nearer than the next."""
    suit_hues = [
        hue(lab(one_pixel(ImageColor.getrgb(colour))))[0, 0] for colour in SUITS[deck].values()
    ]
    differences = np.abs(
        np.stack([hue_difference(np.full_like(hues, suit_hue), hues) for suit_hue in suit_hues])
    )
    nearest_two = np.sort(differences, axis=0)[:2]
    return np.argmin(differences, axis=0).astype(float), nearest_two[1] - nearest_two[0]


def smooth_areas(picture: Image.Image) -> NDArray[np.bool_]:
    """A mask without edges, where pixels are mixtures of two colours."""
    most, least = picture.filter(ImageFilter.MaxFilter(3)), picture.filter(ImageFilter.MinFilter(3))
    bands = np.asarray(ImageChops.difference(most, least))
    return np.asarray(bands.max(axis=-1) <= 16)


def scaled(code: str, deck: str, width: int) -> Image.Image:
    """A face on felt in all the colours of its edges."""
    size = sized(width)
    image = Image.new("RGB", size, THEME.rim)
    with Image.open(face_path(deck, code)) as file:
        card = file.convert("RGBA").resize(size, Image.Resampling.HAMMING)
    image.paste(card, mask=card)
    return image


@decks
@some_faces
def test_faces_with_few_colours_look_as_painted(deck: str, faces: int) -> None:
    apart = {
        (code, width): delta_e(
            lab(scaled(code, deck, width)), lab(face_on_felt(code, deck, "bright", width))
        ).mean()
        for code in some_codes(faces)
        for width in (WIDTH, 128)
    }
    assert np.mean([*apart.values()]) <= MOST / 1.5
    assert {face: mean for face, mean in apart.items() if mean > 1.3 * MOST} == {}


@decks
@some_faces
@pytest.mark.parametrize(("part", "apart"), [(1 / 50, MOST), (1 / 1000, 6 * MOST)])
def test_colours_of_a_scaled_face_are_kept(
    deck: str, faces: int, part: float, apart: float
) -> None:
    """Its main ones look as painted; a cheek or a gem is no mixture at an edge."""
    for code in some_codes(faces):
        whole = scaled(code, deck, 128)
        kept = lab(face_on_felt(code, deck, "bright", 128)).reshape(-1, 1, 3)
        kept = np.unique(kept, axis=0)
        for count, colour in whole.getcolors(1 << 20) or ():
            if count >= part * whole.width * whole.height and isinstance(colour, tuple):
                painted = np.broadcast_to(lab(one_pixel(colour)), kept.shape)
                assert delta_e(painted, kept).min() <= apart, (code, colour)


@decks
@some_faces
def test_colour_of_a_suit_never_becomes_that_of_another(deck: str, faces: int) -> None:
    """Orange stays orange, cream cream and navy navy."""
    before, after = drawn_and_sent(deck, "bright", FINE, faces)
    suit, clearly = nearest_suit(hue(before), deck)
    colourful = (chroma(before) >= COLOURFUL) & (clearly >= BETWEEN)
    coloured = colourful & smooth_areas(sheet(deck, "bright", faces))
    moved = coloured & (nearest_suit(hue(after), deck)[0] != suit)
    assert coloured.sum() > 250 * faces
    assert moved.sum() <= 0.002 * coloured.sum()


@decks
@some_faces
def test_main_colours_of_a_face_are_kept(deck: str, faces: int) -> None:
    """A main colour covers a fiftieth of a face."""
    for code in some_codes(faces):
        with Image.open(face_path(deck, code)) as file:
            picture = file.convert("RGBA").convert("RGB")
        pixels = picture.width * picture.height
        for count, colour in picture.getcolors(pixels) or ():
            if count >= pixels / 50 and isinstance(colour, tuple):
                row = one_pixel(colour)
                before, after = (
                    lab(row),
                    lab(row.quantize(palette=palette(deck, FINE)).convert("RGB")),
                )
                assert delta_e(before, after)[0, 0] <= MOST, code
                turned = abs(hue_difference(hue(before), hue(after))[0, 0])
                assert turned <= 8 or chroma(before)[0, 0] < COLOURFUL, code


@decks
def test_sent_hand_has_the_colours_of_its_faces(deck: str) -> None:
    """The queen of diamonds wears orange beside the queen of hearts in red."""
    hand = ("DQ", "DC", "HQ", "HC", "SQ", "CQ", "T1", "T2")
    scene = HandScene(deck, (tuple(map(Card, hand)),))
    with Image.open(BytesIO(draw(scene))) as sent:
        colours = sent.convert("RGB").getcolors() or []
    often = [entry for count, entry in colours if count >= 7 and isinstance(entry, tuple)]
    sent_colours = np.concatenate([lab(one_pixel(entry))[0] for entry in often])
    for code in hand:
        painted = face_on_felt(code, deck, "bright", 128).getcolors(1 << 20) or []
        for _, colour in sorted(painted, reverse=True)[:3]:
            assert isinstance(colour, tuple)
            face_colour = lab(one_pixel(colour)).reshape(1, 3)
            assert (
                delta_e(np.broadcast_to(face_colour, sent_colours.shape), sent_colours).min()
                <= MOST
            ), code


def test_colour_difference_agrees_with_coloraide() -> None:
    """Differences of random pairs of colours agree with the package ``coloraide``."""
    chance = Random(7)
    pairs = [(tuple(chance.randbytes(3)), tuple(chance.randbytes(3))) for _ in range(200)]
    for pair in [*pairs, ((0, 0, 0), (255, 255, 255)), ((0, 0, 255), (9, 0, 240))]:
        ours = delta_e(*(lab(one_pixel(colour)) for colour in pair))
        first, second = (Color("srgb", [part / 255 for part in colour]) for colour in pair)
        assert ours[0, 0] == pytest.approx(first.delta_e(second, method="2000"), abs=0.05)


def test_no_palette_has_more_than_a_file_holds() -> None:
    assert all(grade.colours <= 256 for grade, _ in WAYS)
