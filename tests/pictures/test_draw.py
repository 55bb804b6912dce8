"""Pictures: the same from the same scene, small enough to send, whatever people are called."""

import hashlib
import re
import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from itertools import combinations
from random import Random

import pytest
from PIL import Image

from bot.deals.scenes import table_scene
from bot.kit.look import by_suit
from bot.pictures import board
from bot.pictures.cards import sized
from bot.pictures.draw import draw
from bot.pictures.faces import BACK, DECKS, SANS, SERIF
from bot.pictures.hand import WIDTH, placed, rows_of
from bot.pictures.layouts import (
    CARD,
    CARD_SETS,
    HEIGHT,
    LAYOUTS,
    Corner,
    Layout,
    Spot,
    trick_places,
)
from bot.pictures.lettering import MISSING, displayed, fitting, headline, width, wrapped, writable
from bot.pictures.piles import STEP
from bot.pictures.scenes import (
    CalendarScene,
    Card,
    Fan,
    HandScene,
    Scene,
    Seat,
    ShareScene,
    SpreadScene,
    StrawMan,
    TableScene,
    TrickCard,
)
from bot.pictures.seats import DISC, HAND_WIDE, HELD, PILE_CARD, PILE_STEP
from bot.pictures.small_cards import CAPTION, WIDTHS
from bot.pictures.stamps import Box
from bot.pictures.theme import THEME
from engine import observe, union
from tests.laws.playing import RULES, each_table, numbered_deal, sizes
from tests.pages.drawn import WORDS, worst_info
from tests.pictures.views import Table, deal_pictures, moments

MOST_BYTES = 60 * 1024
MARKS = DISC + 2
"""How high the marks of dealer, forehand and leader stand over a plate."""
tables = each_table()

TRUMPS = tuple(Card(f"T{number}") for number in range(21, 0, -1))
KINGS = tuple((Card(f"{suit}K"), Card(f"{suit}Q")) for suit in "SCD")
WIDEST = HandScene(
    "classic",
    ((Card("F"), *TRUMPS[:20]), *KINGS),
    (StrawMan("HK", 3), StrawMan("S7", 2), StrawMan(BACK, 3)),
)


def open_picture(scene: Scene) -> Image.Image:
    image = Image.open(BytesIO(draw(scene)))
    image.load()
    return image


@tables
@sizes(1, 2)
def test_pictures_are_small_and_of_one_width(table: Table, deals: int) -> None:
    for number, deal in enumerate(moments(table, deals, every=26 // deals)):
        for picture in list(deal_pictures(table, deal))[:2]:
            assert not isinstance(picture.scene, ShareScene | CalendarScene)
            data = draw(replace(picture.scene, deck=DECKS[number % 2]))
            assert len(data) <= MOST_BYTES
            assert Image.open(BytesIO(data)).size[0] == WIDTH


@pytest.mark.parametrize("deck", DECKS)
def test_the_largest_hand_is_small_enough(deck: str) -> None:
    """The largest hand has 27 cards, with straw men, in three rows (STR-STRAW-3)."""
    assert sum(map(len, WIDEST.suits)) == 27
    assert len(draw(replace(WIDEST, deck=deck, caption="On your straw men"))) <= MOST_BYTES


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("table", [("slovenian", 4), ("slovenian", 3), ("lombardia", 4)], ids=str)
@sizes(1, 3)
def test_a_whole_pack_is_small_enough(deck: str, table: Table, deals: int) -> None:
    """All hands of a deal and the talon are one picture, however it was dealt."""
    pack, chance = RULES[table].pack, Random(3)
    for _ in range(deals):
        codes = chance.sample(pack.codes, len(pack.codes))
        hand_size = len(codes) // table[1]
        hands = [
            tuple(codes[first : first + hand_size]) for first in range(0, len(codes), hand_size)
        ]
        fans = tuple(Fan("Ana", tuple((code,) for code in hand)) for hand in hands)
        assert len(draw(SpreadScene(deck, fans))) <= MOST_BYTES


def test_bytes_of_a_scene_are_equal_in_every_process() -> None:
    code = (
        "import hashlib; from bot.pictures.draw import draw; from bot.pictures.scenes import Card, "
        f"HandScene, StrawMan; print(hashlib.sha256(draw({WIDEST!r})).hexdigest())"
    )
    other = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert other.stdout.strip() == hashlib.sha256(draw(WIDEST)).hexdigest()


def test_unplayable_cards_are_darker() -> None:
    cards = (Card("HK"), Card("H7"))
    bright = open_picture(HandScene("classic", (cards,))).convert("L")
    dim = open_picture(HandScene("classic", (tuple(card._replace(dim=True) for card in cards),)))
    light = [sum(image.convert("L").histogram()[200:]) for image in (bright, dim)]
    assert light[0] > 10 * light[1]


@tables
def test_the_longest_names_and_numbers_are_drawn(table: Table) -> None:
    info = worst_info(table[1], variant=table[0])
    steps = numbered_deal(table, 3).steps
    for step in (steps[0], steps[len(steps) // 2], steps[-1]):
        draw(table_scene(info, observe(step.deal, None), WORDS).scene)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Škrjanc Ångström", "Škrjanc Ångström"),
        ("Ελένη", "Ελένη"),
        ("Жанна", "Жанна"),
        ("𝕬𝖓𝖆", "Ana"),
        ("Ana 🃏✨", "Ana 🃏"),
        ("Ana 🦊", "Ana"),
        ("דנה", "דנה"),
        ("محمد", "محمد"),
        ("Անի", "Անի"),
        ("Ana\n\u202eBor\u0007", "Ana Bor"),
        ("王Ana", "王Ana"),
        ("王小明", "王小明"),
        ("たろう・タロウ", "たろう・タロウ"),
        ("\u4b00Ana", f"{MISSING}Ana"),
        ("\u4b00", ""),
        ("", ""),
    ],
)
def test_letters_missing_in_the_font_are_replaced(name: str, written: str) -> None:
    assert writable(name) == written


def test_long_words_are_cut_with_an_ellipsis() -> None:
    for name in ("W" * 32, "i" * 32, "Ana"):
        shortened = fitting(name, THEME.text, 120)
        assert width(shortened, THEME.text) <= 120
        assert shortened == name or (shortened.endswith("…") and name.startswith(shortened[:-1]))


def test_rows_are_few_and_keep_suits_together() -> None:
    """Each suit lies in one row, however long."""
    assert rows_of((5, 4), 9) == (9,)
    assert rows_of((5, 2, 2, 3), 9) == (5, 12)
    for suits in (
        (22, 2, 2, 1),
        (12,),
        (3, 3, 3, 3),
        (21,),
        (1,),
        (7, 4, 4, 4, 2),
        (4, 5, 1, 4, 5),
    ):
        for most in (9, 12):
            ends = rows_of(suits, most)
            assert ends[-1] == sum(suits)
            assert len(ends) <= -(-sum(suits) // most)
            assert not set(ends) - {sum(suits[: place + 1]) for place in range(len(suits))}
            for place in placed(suits, most, 120, 700):
                assert 0 <= place.x <= 700 - 120


def test_suits_side_by_side_differ_in_colour() -> None:
    """Colours alternate as far as possible; a part of a hand keeps the order of the whole."""
    pack = RULES["slovenian", 4].pack
    suits = {suit: pack.suits[suit] for suit in "SCDH"}
    for number in range(1, 5):
        for held_suits in combinations(suits, number):
            cards = union([suits[suit] for suit in held_suits])
            order = "".join(pack.code(suit[0])[0] for suit in by_suit(pack, cards))
            blacks = sum(suit in "SC" for suit in held_suits)
            if abs(blacks - (number - blacks)) < 2:
                assert not re.search("[SC]{2}|[DH]{2}", order)
            for first, second in combinations(held_suits, 2):
                pair = by_suit(pack, suits[first] | suits[second], cards)
                places = [order.index(pack.code(suit[0])[0]) for suit in pair]
                assert places == sorted(places)


layouts = pytest.mark.parametrize("layout", LAYOUTS.values())


@layouts
def test_plates_are_on_the_table_and_uncovered(layout: Layout) -> None:
    """Plates with the marks at their upper edge lie on the table, and nothing covers them."""
    plates = [box_around(place.plate, *layout.plate) for place in layout.places]
    marked = [(left, upper - MARKS, right, lower) for left, upper, right, lower in plates]
    for number, plate in enumerate(marked):
        assert is_on_table(plate)
        others = [
            *plates[:number],
            *plates[number + 1 :],
            *trick_boxes(layout),
            *boxes_beside_trick(layout),
        ]
        assert not [other for other in others if overlap(plate, other)]


@layouts
def test_cards_of_a_trick_cover_no_piles_or_corners(layout: Layout) -> None:
    """The light around the winning card counts; the marks of a plate do not."""
    piles = [piles_box(place) for place in layout.places if place.piles is not None]
    corners = [corner_box(corner) for corner in layout.corners]
    for card in trick_boxes(layout):
        assert not [other for other in (*piles, *corners) if overlap(card, other)]
        assert is_on_table(card)


@layouts
def test_hands_face_down_cover_no_plates_lines_or_corners(layout: Layout) -> None:
    hands = [box_around(place.hand, HAND_WIDE, sized(HELD).height) for place in layout.places]
    piles = [piles_box(place) for place in layout.places if place.piles is not None]
    marked = [box_around(place.plate, *layout.plate) for place in layout.places]
    marked = [(left, upper - MARKS, right, lower) for left, upper, right, lower in marked]
    others = [*marked, *piles, layout.lines, *map(corner_box, layout.corners)]
    for number, hand in enumerate(hands):
        assert not [other for other in (*others, *hands[:number]) if overlap(hand, other)]
        assert is_on_table(hand)


@layouts
def test_cards_of_a_trick_lie_apart(layout: Layout) -> None:
    for first, second in combinations(trick_boxes(layout), 2):
        assert not overlap(first, second)


@pytest.mark.parametrize("number", range(1, 5))
def test_cards_of_a_trick_are_numbered_in_the_order_of_play(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each number is on the card of the player whose turn it was."""
    numbered: list[tuple[int, int]] = []
    monkeypatch.setattr(board, "count", lambda _, middle, turn: numbered.append((turn, middle[0])))
    order = (2, 3, 0, 1)[:number]
    cards = tuple(TrickCard(player, f"H{player + 1}") for player in order)
    draw(TableScene("clear", "", (Seat("Ana", "0"),) * 4, trick=cards))
    lefts = {player: left for player, (left, _) in trick_places(LAYOUTS[4].row, 0).items()}
    assert numbered == [(turn, lefts[player] + CARD // 2) for turn, player in enumerate(order, 1)]


def trick_boxes(layout: Layout) -> list[Box]:
    """The boxes of as many cards as a trick may have: of five players one sits out."""
    size = sized(CARD)
    places = trick_places(layout.row[:4], 0).values()
    return [(left, top, left + size.width, top + size.height) for left, top in places]


def boxes_beside_trick(layout: Layout) -> list[Box]:
    """Boxes on the table except those of the trick."""
    return [CARD_SETS, layout.lines, *map(corner_box, layout.corners)]


def corner_box(corner: Corner) -> Box:
    high = CAPTION + sized(WIDTHS["small"]).height
    return corner.left, corner.top, corner.left + corner.width, corner.top + high


def piles_box(place: Spot) -> Box:
    """The box of three straw men of four cards."""
    assert place.piles is not None
    (left, top), size = place.piles, sized(PILE_CARD)
    under = 3 * STEP
    return left, top, left + 2 * PILE_STEP + size.width + under, top + size.height + under


def box_around(middle: tuple[int, int], wide: int, high: int) -> Box:
    left, top = middle[0] - wide // 2, middle[1] - high // 2
    return left, top, left + wide, top + high


def is_on_table(box: Box) -> bool:
    left, top, right, bottom = box
    return left >= 0 and top >= 0 and right <= WIDTH and bottom <= HEIGHT


def overlap(first: tuple[int, ...], second: tuple[int, ...]) -> bool:
    return (
        first[0] < second[2]
        and second[0] < first[2]
        and first[1] < second[3]
        and second[1] < first[3]
    )


def test_scripts_from_right_to_left_are_reversed() -> None:
    """A name is reversed as a whole, within a sentence that is not; Arabic letters join."""
    assert displayed("Ana") == "Ana"
    assert displayed("דנה to lead.") == "הנד to lead."
    assert displayed("לאה") == "האל"
    joined = displayed("محمد")
    assert len(joined) == 4
    assert not set(joined) & set("محمد")
    assert all(writable(letter) == letter for letter in joined)


LETTERS = {
    "sl": "čšžČŠŽ",
    "de": "äöüßÄÖÜ",
    "it": "àèéìòùÀÈÉÌÒÙ",
    "pl": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ",
    "ro": "ăâîșțĂÂÎȘȚ",
}


@pytest.mark.parametrize("language", LETTERS)
def test_headlines_and_words_have_the_letters_of_a_language(language: str) -> None:
    for font in (SERIF, SANS):
        assert writable(LETTERS[language], font) == LETTERS[language]
    assert headline(LETTERS[language]) == THEME.headline


def test_japanese_lines_end_between_letters() -> None:
    """Japanese has no blanks; no line begins with a sign that ends a sentence or a bracket."""
    text = "ここは一時停止中です。誰でも「再開」を押せば、また始まります。" * 2
    lines = wrapped(text, THEME.text, 200)
    assert "".join(lines) == text
    assert all(width(line, THEME.text) <= 200 for line in lines)
    assert not [line for line in lines if line[0] in "、。」" or line[-1] == "「"]
    for room in range(100, 300, 10):
        assert not [
            line
            for line in wrapped("相手はAna、Borさんです。", THEME.text, room)
            if line[0] in "、。"
        ]


@pytest.mark.parametrize("whole", ["コントラ", "12人"])
def test_words_in_katakana_and_counted_things_stay_on_one_line(whole: str) -> None:
    room = width(f"ここでの{whole}", THEME.text) - 1
    assert wrapped(f"ここでの{whole}", THEME.text, room) == ("ここでの", whole)


@pytest.mark.parametrize("layout", LAYOUTS.values())
def test_the_auction_ends_above_the_corners(layout: Layout) -> None:
    """The auction may stand above corners, but never covers their captions."""
    left, _, right, lower = layout.lines
    for corner in layout.corners:
        if corner.left < right and left < corner.left + corner.width:
            assert lower <= corner.top + 4


def test_a_house_player_is_marked_though_the_name_is_long() -> None:
    marked = Seat("Giovanni", "0", kind="circolo"), Seat("Ana", "0")
    plain = marked[0]._replace(kind=""), marked[1]
    assert draw(TableScene("classic", "", marked)) != draw(TableScene("classic", "", plain))
