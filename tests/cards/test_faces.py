"""The faces in ``data/`` are those that ``cards/`` draws, and no card of any game lacks one."""

import itertools
import re
from pathlib import Path

import pytest
from coloraide import Color
from PIL import Image

from bot.pictures.faces import (
    BACK,
    DATA,
    DECKS,
    JAPANESE,
    OTHERS,
    SANS,
    SERIF,
    emoji_path,
    face_name,
    face_path,
)
from cards import clear, work
from cards.colors import PAPER
from engine import VARIANTS

PACKS = [family.build(players).pack for family in VARIANTS.values() for players in family.players]
APART = 15
"""The least distance (CIEDE2000) of two suits; 2.3 is just noticed."""
SIGHTS = [
    None, ("protan", "machado"), ("protan", "vienot"), ("deutan", "machado"), ("deutan", "vienot"),
    ("tritan", "machado"), ("tritan", "brettel"),
]  # fmt: skip
"""How colours are seen: by most people, and as each kind of colour blindness is simulated."""


def picture_size(path: Path) -> tuple[int, int]:
    with Image.open(path) as picture:
        return picture.size


def stored_pictures() -> set[Path]:
    return {path for folder in ("cards", "emojis") for path in (DATA / folder).rglob("*.png")}


@pytest.mark.parametrize("kind", work.KINDS)
def test_stored_faces_equal_the_drawn_ones(kind: str) -> None:
    """After a change of a drawing: ``python -m cards``."""
    for path, picture in work.pictures(kind):
        with Image.open(path) as stored:
            assert stored.convert("RGBA").tobytes() == picture.convert("RGBA").tobytes(), path


def test_no_other_faces_are_stored() -> None:
    codes = (*work.CODES, *work.LETTERED, BACK)
    named = {face_path(deck, code) for deck in DECKS for code in codes}
    assert stored_pictures() == named | {emoji_path(code) for code in codes}


def test_every_card_of_every_game_has_a_face_and_an_emoji() -> None:
    codes = {code for pack in PACKS for code in pack.codes}
    assert codes == set(work.CODES)
    assert len({face_name(code) for code in codes}) == 78
    for code in (*codes, BACK):
        assert all(face_path(deck, code).is_file() for deck in DECKS), code
        assert emoji_path(code).is_file(), code


def test_faces_of_all_decks_are_of_one_size() -> None:
    sizes = {picture_size(path) for path in (DATA / "cards").rglob("*.png")}
    assert sizes == {(216, 360)}


def test_emojis_keep_discords_limits() -> None:
    for path in (DATA / "emojis").iterdir():
        assert re.fullmatch("[a-z0-9_]{2,32}", path.stem)
        assert picture_size(path) == (128, 128)
        assert path.stat().st_size < 256_000


def test_faces_stay_small() -> None:
    assert sum(path.stat().st_size for path in stored_pictures()) < 2_500_000


def perceived_colour(color: str, sight: tuple[str, str] | None) -> Color:
    if sight is None:
        return Color(color)
    return Color(color).filter(sight[0], method=sight[1]).clip()


@pytest.mark.parametrize("sight", SIGHTS)
def test_suits_differ_for_all_eyes(sight: tuple[str, str] | None) -> None:
    for first, second in itertools.combinations(clear.COLORS.values(), 2):
        apart = perceived_colour(first, sight).delta_e(
            perceived_colour(second, sight), method="2000"
        )
        assert apart >= APART, (first, second)


@pytest.mark.parametrize("paper", [clear.WHITE, PAPER])
def test_suits_stand_out_from_the_paper_of_each_deck(paper: str) -> None:
    """3 to 1 is what WCAG asks of large letters."""
    for color in clear.COLORS.values():
        assert Color(color).contrast(Color(paper)) >= 3


@pytest.mark.parametrize("font", [SERIF, SANS, OTHERS, JAPANESE])
def test_fonts_have_their_licences_beside_them(font: Path) -> None:
    family = font.name.split("-")[0]
    (licence,) = (path for path in font.parent.glob(f"{family}-*.txt"))
    text = " ".join(licence.read_text("utf-8").split())
    assert "SIL Open Font License" in text or "Bitstream Vera Fonts Copyright" in text
