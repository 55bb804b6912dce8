"""Pictures of hand and table: low enough for a phone, with letters that can be read there."""

from dataclasses import replace
from io import BytesIO
from itertools import islice, pairwise

import pytest
from PIL import Image

from bot.deals.hand_table import hand_table
from bot.deals.poster import last_scene
from bot.deals.scenes import table_scene
from bot.kit.l10n import languages, load_words
from bot.kit.look import Look
from bot.pictures import lettering
from bot.pictures.draw import draw
from bot.pictures.faces import DECKS, ROWS
from bot.pictures.hand import placed
from bot.pictures.hand_table import ROOM, look_of
from bot.pictures.hand_table_middle import (
    CARD,
    CARDS,
    OWN,
    PAD,
    PILE_CARD,
    PILE_STEP,
    PILES,
    WIDEST_WORD,
)
from bot.pictures.layouts import WIDTH
from bot.pictures.names import brief, forms
from bot.pictures.piles import BADGE, STEP
from bot.pictures.scenes import HandTableScene, Scene
from bot.pictures.theme import THEME, Lettering
from engine import observe
from tests.laws.playing import each_table
from tests.pages.drawn import WORDS
from tests.pictures.views import Table, deal_pictures, info_of, moments

MOST_HIGH = 640
"""Pixels; with buttons it has room on a phone as tests/browser/test_geometry.py measures."""
PHONE, LEAST_LETTERS = 390, 14
NAME = "W" * 32

tables = each_table()


def test_letters_of_the_theme_are_large_enough_for_a_phone() -> None:
    sizes = [hand.size for hand in THEME if isinstance(hand, Lettering)]
    assert len(sizes) >= 3
    assert all(size * PHONE / WIDTH >= LEAST_LETTERS for size in sizes)


@tables
def test_no_letters_of_any_picture_are_smaller_than_a_phone_shows_well(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of boards, hands, posters and spreads: the law is measured where letters are drawn."""
    hands: set[Lettering] = set()
    mask_of = lettering._mask

    def mask(text: str, hand: Lettering) -> tuple[Image.Image, int, int]:
        hands.add(hand)
        return mask_of(text, hand)

    monkeypatch.setattr(lettering, "_mask", mask)
    for deal in moments(table, 1, every=13):
        for picture in islice(deal_pictures(table, deal), 2):
            draw(picture.scene)
    end = list(moments(table, 1, every=1000))[-1]
    draw(last_scene(info_of(table), observe(end, None), WORDS).scene)
    assert hands
    assert {hand for hand in hands if hand.size * PHONE / WIDTH < LEAST_LETTERS} == set()


@tables
@pytest.mark.parametrize(
    ("deals", "every"), [(1, 13), pytest.param(2, 7, marks=pytest.mark.long)], ids=str
)
def test_the_picture_is_low_with_the_longest_names(table: Table, deals: int, every: int) -> None:
    """The picture is low in every phase, with any number of cards and with both decks."""
    chairs = tuple(replace(chair, name=NAME) for chair in info_of(table).chairs)
    info = replace(info_of(table), chairs=chairs)
    for number, deal in enumerate(moments(table, deals, every=every)):
        player = number % table[1] if deal.turn is None else deal.turn
        scene = hand_table(info, observe(deal, player), WORDS, Look(deck=DECKS[number % 2])).scene
        image = Image.open(BytesIO(draw(scene)))
        assert image.width == WIDTH
        assert image.height <= MOST_HIGH


@tables
def test_no_score_is_cut_off(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores of players with marks fit even on the plates of dealer and leader."""
    chairs = tuple(replace(chair, name=NAME) for chair in info_of(table).chairs)
    scores, marks = (-1200,) * table[1], (12,) * table[1]
    info = replace(info_of(table), chairs=chairs, scores=scores, marks=marks)
    deal = next(moments(table, 1))
    for player in range(table[1]):
        texts = texts_drawn_in(hand_table(info, observe(deal, player), WORDS).scene, monkeypatch)
        scores_drawn = [text.split(" ○")[0] for text in texts if text.startswith("-1")]
        assert scores_drawn
        assert set(scores_drawn) == {"-1200"}


PEOPLE = ("Annegret Wolkenstein", "Leopoldine Hohenlohe", "Konstantin Brzęczyszcz",
          "Władysław", "Ștefăniță-Bogdan C.")  # fmt: skip


def texts_drawn_in(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Draw a picture and return all texts that are written in it."""
    texts: list[str] = []
    mask_of = lettering._mask

    def mask(text: str, hand: Lettering) -> tuple[Image.Image, int, int]:
        texts.append(text)
        return mask_of(text, hand)

    with monkeypatch.context() as patch:
        patch.setattr(lettering, "_mask", mask)
        draw(scene)
    return texts


@tables
def test_each_player_is_drawn_with_a_distinct_name(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plates in pictures of hands and the board have the whole name, or a short form of it."""
    pairs = zip(info_of(table).chairs, PEOPLE, strict=False)
    info = replace(info_of(table), chairs=tuple(replace(chair, name=name) for chair, name in pairs))
    for deal in moments(table, 1, every=9):
        if deal.over:
            continue
        views = [observe(deal, player) for player in range(table[1])]
        scenes = [hand_table(info, view, WORDS).scene for view in views]
        for scene in (*scenes, table_scene(info, observe(deal, None), WORDS).scene):
            texts = texts_drawn_in(scene, monkeypatch)
            players = {*scene.others, scene.player} if isinstance(scene, HandTableScene) else {
                *range(table[1])}  # fmt: skip
            for player in players:
                assert any(form in texts for form in forms(PEOPLE[: table[1]], player))


def test_straw_men_lie_side_by_side_with_their_numbers() -> None:
    """Numbers lie within the picture, and none below the card of another pile."""
    for hidden in range(4):
        middle = PILE_CARD + STEP * hidden - STEP
        assert 2 * PILE_STEP + middle + BADGE + 6 <= PILES, "no number touches the edge"
        assert middle + BADGE <= PILE_STEP + PILE_CARD * ROWS["classic"].corner
    assert PILES + CARD[1] / 2 <= min(CARDS[1][0], WIDTH - OWN[1])


@pytest.mark.parametrize("least", [1, 2])
@pytest.mark.parametrize("deck", DECKS)
def test_corner_of_each_card_of_a_hand_can_be_seen(deck: str, least: int) -> None:
    """A covered card shows its corner, in hands as they are dealt; while one bids in two rows."""
    for suits in ((4, 2, 2, 2, 2), (9, 1, 1, 1), (3, 4, 4, 4, 4), (7, 3, 4, 2, 3), (6, 3, 3, 2, 2)):
        look = look_of(suits, deck, least, 128)
        places = list(placed(suits, look.most, look.size.width, ROOM))
        assert look.rows >= least
        assert len(places) == sum(suits)
        assert places[-1].row < 2
        for card, next_card in pairwise(places):
            if card.row == next_card.row:
                assert next_card.x - card.x >= ROWS[deck].corner * look.size.width


def test_cards_from_the_talon_are_marked_for_their_holder() -> None:
    """A card from the talon is marked for its holder alone, until the play begins."""
    for deal in moments(("slovenian", 4), 12):
        view = observe(deal, deal.turn)
        if view.phase == "discard":
            break
    assert deal.turn is not None
    scenes = [hand_table(info_of(("slovenian", 4)), observe(deal, p), WORDS) for p in range(4)]
    for player, picture in enumerate(scenes):
        assert isinstance(picture.scene, HandTableScene)
        fresh = [card.code for suit in picture.scene.hand.suits for card in suit if card.fresh]
        if player != deal.turn:
            assert not fresh
            continue
        pack = deal.rules.pack
        assert pack.cards(" ".join(fresh)) == view.sets[view.chosen - 1] & view.hand
        assert "Just taken from the talon" in picture.alt


def test_fixed_partner_is_named_at_the_top_of_a_hand() -> None:
    """The name stands there in every phase: a plate may have no room for a note."""
    table = ("lombardia", 4)
    pairs = zip(info_of(table).chairs, PEOPLE, strict=False)
    info = replace(info_of(table), chairs=tuple(replace(chair, name=name) for chair, name in pairs))
    for deal in moments(table, 1, every=9):
        for player in () if deal.over else range(4):
            scene = hand_table(info, observe(deal, player), WORDS).scene
            assert isinstance(scene, HandTableScene)
            chips = scene.table.chips
            partner = brief(PEOPLE, (player + 2) % 4, 14)
            assert any(partner in chip for chip in chips)


@pytest.mark.parametrize("language", languages())
def test_word_on_the_led_card_is_not_cut(language: str) -> None:
    word = load_words()(language)("picture-led")
    assert lettering.fitting(word, THEME.text, WIDEST_WORD - 2 * PAD) == word
