"""Court cards have the letters that a person has chosen, alike in words, pictures and emojis."""

from dataclasses import replace

import pytest

from bot.deals.hand import hand
from bot.deals.wording.typed_moves import parse_card
from bot.kit.look import Look
from bot.kit.page import Button, Emoji, Picture
from bot.kit.text import SUIT_SIGNS, code_sign
from bot.pictures.draw import draw
from bot.pictures.faces import COURT, DECKS, FIGURES, LETTERS, drawn_code, face_name, face_path
from bot.pictures.scenes import HandTableScene
from cards import work
from engine import observe
from tests.laws.playing import RULES, each_table, numbered_deal
from tests.pages.drawn import WORDS, check_page_fits, plain_info

PACK = RULES["slovenian", 4].pack
EMOJIS = {face_name(code): Emoji(face_name(code), 7) for code in (*work.CODES, *work.LETTERED)}
each_letters = pytest.mark.parametrize("letters", LETTERS)


@each_letters
def test_letters_of_court_cards_differ_and_have_faces(letters: str) -> None:
    assert len(set(letters)) == len(COURT)
    for deck in DECKS:
        for suit in SUIT_SIGNS:
            codes = [drawn_code(f"{deck} {letters}", suit + rank) for rank in COURT]
            assert codes == [suit + letter for letter in letters]
            assert all(face_path(deck, code).is_file() for code in codes)


@each_letters
def test_signs_of_all_cards_can_be_typed_with_the_letters(letters: str) -> None:
    words = WORDS.with_letters(letters)
    signs = {code: code_sign(code, words) for code in PACK.codes}
    assert len(set(signs.values())) == len(PACK.codes)
    assert {parse_card(sign, PACK, words) for sign in signs.values()} == set(PACK.codes)
    for code, sign in signs.items():
        assert parse_card(sign, PACK, words) == code


def test_letters_of_suits_keep_their_meaning_in_typed_codes() -> None:
    """DC is the cavalier of diamonds, also to those who write D for a queen."""
    for letters in LETTERS:
        words = WORDS.with_letters(letters)
        assert {code: parse_card(code, PACK, words) for code in PACK.codes} == {
            code: code for code in PACK.codes
        }
        assert parse_card("CD", PACK, words) == parse_card("CD", PACK, WORDS)


@each_table()
async def test_no_page_of_a_hand_has_another_letter_than_the_chosen_one(
    table: tuple[str, int],
) -> None:
    info, words = plain_info(table[1], variant=table[0]), WORDS.with_letters("RDCV")
    steps = numbered_deal(table, 0).steps
    gone = {sign + rank for sign in SUIT_SIGNS.values() for rank in COURT if rank != "C"}
    for number, step in enumerate(steps):
        view = observe(step.deal, step.player)
        for style in ("text", "emojis"):
            look = Look(style, emojis=EMOJIS, letters="RDCV")
            page = hand(info, view, words, look=look)
            labels = [control.label for control in page.controls() if isinstance(control, Button)]
            assert not [sign for sign in gone if sign in " ".join((page.text, *labels))]
            if number % 10 == 0:
                check_page_fits(page)


def test_emoji_on_a_button_and_in_a_line_has_the_chosen_letter() -> None:
    look = Look("emojis", emojis=EMOJIS, letters="KDCF")
    for code, face in (("HQ", "hd"), ("SJ", "sf"), ("CK", "ck"), ("DC", "dc"), ("T21", "t21")):
        assert look.emoji(code) == EMOJIS[face]
        assert code_sign(code, look.words(WORDS)).startswith(f"<:{face}:7>")
    lacking = Look("emojis", emojis={"hq": Emoji("hq", 7)}, letters="KDCF")
    assert lacking.emoji("HQ") is None
    assert code_sign("HQ", lacking.words(WORDS.with_letters("KDCF"))) == "♥D"


@each_letters
def test_picture_and_its_alt_text_have_the_chosen_letters(letters: str) -> None:
    step = numbered_deal(("slovenian", 4), 0).steps[0]
    view, words = observe(step.deal, step.player), WORDS.with_letters(letters)
    look = Look("pictures", letters=letters)
    page = hand(plain_info(4), view, words, look=look)
    (picture,) = (block for block in page.blocks if isinstance(block, Picture))
    assert isinstance(picture.scene, HandTableScene)
    assert {picture.scene.deck, picture.scene.table.deck, picture.scene.hand.deck} == {look.faces}
    held = [card.code for suit in picture.scene.hand.suits for card in suit]
    assert all(code_sign(code, words) in picture.alt for code in held)
    usual = replace(picture.scene, deck=DECKS[0])
    differs = any(drawn_code(look.faces, code) != code for code in held)
    assert (draw(picture.scene) != draw(usual)) == differs


def test_figures_name_every_letter_that_is_in_no_code() -> None:
    assert set(FIGURES) == set("".join(LETTERS)) - set(COURT)
