"""Pictures and their alt texts show all cards that lie open."""

from dataclasses import replace

from bot.deals.beside_the_tricks import exposed_cards
from bot.deals.board import board
from bot.deals.deciding import points_taken, stakes
from bot.deals.hand_table import hand_table
from bot.deals.picture_middle import middle_text
from bot.deals.scenes import Pictured, finished_trick, hand_scene, previous_trick, table_scene
from bot.deals.wording.alt_texts import MAX_ALT, fit_alt
from bot.deals.wording.words import card_sign, contract_name, own_tops, sentence_case
from bot.kit.look import TEXT
from bot.pictures.faces import BACK, DECKS
from bot.pictures.layouts import LAYOUTS, turned
from bot.pictures.scenes import HandScene, HandTableScene, TableScene
from engine import Cards, Give, Lay, Pack, Play, View, observe, seated, union
from tests.engine.build import legal, play_moves
from tests.engine.romanian_cases import new_deal
from tests.laws.playing import each_table
from tests.pages.drawn import WORDS, worst_info
from tests.pages.signs import cards_in
from tests.pictures.views import Table, deal_pictures, info_of, moments, random_deals, set_of

tables = each_table()


def cards_of(pack: Pack, scene: TableScene) -> Cards:
    """All cards that lie face up in a picture of the table."""
    codes = [scene.called, *(card.code for card in scene.trick)]
    codes += [pile.top for seat in scene.seats for pile in seat.piles]
    codes += [code for card_set in scene.card_sets for code in card_set.cards]
    codes += [code for group in scene.groups for code in group.cards]
    return set_of(pack, *codes)


def is_in_play(view: View) -> bool:
    return not view.over and view.leader is not None


@tables
def test_the_table_shows_what_lies_open(table: Table) -> None:
    """The picture and its alt text have the cards that the text board names."""
    info, words = info_of(table), WORDS.of(table[0])
    for deal in moments(table, 4, every=4):
        pack, view = deal.rules.pack, observe(deal, None)
        picture = table_scene(info, view, WORDS)
        assert isinstance(picture.scene, TableScene)
        cards_shown = cards_of(pack, picture.scene)
        cards_named = cards_in(pack, picture.alt, words)
        named_beside = cards_in(pack, " ".join((*picture.scene.chips, picture.scene.status)), words)
        assert cards_named & ~named_beside == cards_shown & ~named_beside
        named_in_text = cards_in(pack, board(info, view, WORDS).text, words)
        assert not named_in_text & ~(cards_shown | named_beside)
        open_now = union(
            [view.called, *view.trick, *view.open_hands, *view.gifts, *exposed_cards(view)]
        )
        assert not open_now & ~cards_shown


@tables
def test_a_hand_shows_its_cards_and_dims_what_may_not_go(table: Table) -> None:
    info, words = info_of(table), WORDS.of(table[0])
    for deal in moments(table, 2, every=3):
        pack = deal.rules.pack
        for player in range(table[1]):
            view = observe(deal, player)
            picture = hand_scene(info, view, WORDS, TEXT)
            scene = hand_table(info, view, WORDS).scene
            assert isinstance(picture.scene, HandScene)
            assert isinstance(scene, HandTableScene)
            assert (
                scene.hand == picture.scene or not picture.scene.suits
            )  # the table itself says it
            cards = [card for suit in picture.scene.suits for card in suit]
            cards_shown = set_of(pack, *(card.code for card in cards))
            tops = set_of(pack, *(pile.top for pile in picture.scene.piles))
            assert tops == own_tops(view)
            if view.dealt:
                assert cards_shown == view.hand & ~tops
            assert cards_in(pack, picture.alt, words) == cards_shown | tops
            kinds = [offer.cards for offer in view.offers if offer.kind in (Play, Give, Lay)]
            bright = set_of(pack, *(card.code for card in cards if not card.dim))
            assert bright == (cards_shown & union(kinds) if kinds else cards_shown)


@tables
def test_hand_and_table_picture_shows_all_for_a_decision(table: Table) -> None:
    """Picture and alt text have cards on the table, leader, calls, contract and points."""
    info, words = info_of(table), WORDS.of(table[0])
    for deal in moments(table, 2, every=5):
        pack = deal.rules.pack
        for player in range(table[1]):
            view = observe(deal, player)
            picture = hand_table(info, view, WORDS)
            assert isinstance(picture.scene, HandTableScene)
            scene = picture.scene.table
            if view.trick:
                on_table = [(card.player, pack[card.code]) for card in scene.trick]
                players = [seated(view.order, view.leader or 0, n) for n in range(len(view.trick))]
                assert on_table == list(zip(players, view.trick, strict=True))
            if view.called:
                assert card_sign(pack, view.called, words) in scene.called_caption
            if view.declarer is not None and view.contract is not None:
                assert info.chairs[view.declarer].name in scene.contract
            elif view.contract is not None:
                assert contract_name(view.contract.key, words) == scene.contract
            for item in stakes(info, view, words):
                assert sentence_case(item) in scene.chips
            assert sorted((*picture.scene.others, player)) == sorted({*view.order, player})
            if points := points_taken(view):
                assert points in picture.scene.points
            open_now = union([view.called, *view.trick, *view.open_hands, *view.gifts])
            assert not (open_now | view.hand) & ~cards_in(pack, picture.alt, words)


def test_viewer_of_a_table_sits_at_the_bottom() -> None:
    """For onlookers the only person or the host sits there; the next player sits at the right."""
    info = info_of(("slovenian", 4))
    deal = next(iter(random_deals(("slovenian", 4), 1))).steps[0].deal
    for player in range(4):
        scene = hand_table(info, observe(deal, player), WORDS).scene
        assert isinstance(scene, HandTableScene)
        assert scene.player == player
        assert scene.others == tuple((player + step) % 4 for step in (3, 2, 1))
    public = observe(deal, None)
    assert bottom_player(table_scene(replace(info, founder=13), public, WORDS)) == 2
    alone = tuple(
        replace(chair, user=None, house=True) if chair.user != 14 else chair
        for chair in info.chairs
    )
    assert bottom_player(table_scene(replace(info, chairs=alone), public, WORDS)) == 3


def bottom_player(picture: Pictured) -> int:
    """The player drawn at the bottom for all onlookers."""
    assert isinstance(picture.scene, TableScene)
    layout = turned(LAYOUTS[len(picture.scene.seats)], picture.scene.bottom)
    heights = [place.plate[1] for place in layout.places]
    assert sorted(layout.places) == sorted(LAYOUTS[len(picture.scene.seats)].places)
    return heights.index(max(heights))


@tables
def test_alt_texts_are_neither_too_long_nor_empty(table: Table) -> None:
    info = worst_info(table[1], variant=table[0])
    for deal in moments(table, 2, every=7):
        table_picture = table_scene(info, observe(deal, None), WORDS)
        hand = hand_table(info, observe(deal, 0), WORDS)
        assert 0 < len(table_picture.alt) <= MAX_ALT
        assert 0 < len(hand.alt) <= MAX_ALT
        assert not [mark for mark in (": .", " )") if mark in table_picture.alt + hand.alt]


@tables
def test_equal_views_have_equal_scenes(table: Table) -> None:
    """A gallery finds a picture again by its scene."""
    for deal in moments(table, 2, every=11):
        first, second = list(deal_pictures(table, deal)), list(deal_pictures(table, deal))
        assert first == second
        assert list(map(hash, first)) == list(map(hash, second))


@tables
def test_public_table_marks_player_on_turn_dealer_and_forehand(table: Table) -> None:
    info = info_of(table)
    for deal in moments(table, 2, every=7):
        view = observe(deal, None)
        scene = table_scene(info, view, WORDS).scene
        assert isinstance(scene, TableScene)
        assert [seat.turn for seat in scene.seats].count(True) == (0 if view.over else 1)
        assert scene.seats[view.dealer].dealer
        assert scene.seats[view.order[0]].forehand
        if is_in_play(view) and view.trick:
            assert scene.trick[0].player == view.leader
            assert [card.wins for card in scene.trick].count(True) == 1


@tables
def test_the_previous_trick_is_shown_big(table: Table) -> None:
    end = next(card.end for card in random_deals(table, 9) if observe(card.end, None).tricks)
    view, pack = observe(end, None), end.rules.pack
    picture = previous_trick(info_of(table), view, WORDS, DECKS[0])
    assert isinstance(picture.scene, TableScene)
    cards = set_of(pack, *(card.code for card in picture.scene.trick))
    assert cards == union(view.tricks[-1].cards) == cards_in(pack, picture.alt, WORDS.of(table[0]))


def test_names_in_pictures_have_only_letters_of_the_font() -> None:
    """Alt texts keep the names unchanged."""
    steps = next(iter(random_deals(("slovenian", 4), 1))).steps
    chairs = tuple(replace(chair, name="\N{CRAB}") for chair in info_of(("slovenian", 4)).chairs)
    info = replace(info_of(("slovenian", 4)), chairs=chairs)
    view = observe(steps[-1].deal, None)
    for picture in (
        table_scene(info, view, WORDS),
        previous_trick(info, view, WORDS, DECKS[0]),
        finished_trick(info, view, WORDS, DECKS[0]),
    ):
        assert "\N{CRAB}" not in repr(picture.scene)
        assert "\N{CRAB}" in picture.alt


def test_long_alt_text_is_cut_between_sentences() -> None:
    text = fit_alt(["a" * 500 + ".", "b" * 500 + ".", "c" * 500 + "."])
    assert text == "a" * 500 + ". " + "b" * 500 + ". …"
    assert len(fit_alt(["d" * 2000])) == MAX_ALT


@tables
def test_unseen_cards_lie_face_down(table: Table) -> None:
    """Hands and talon are backs until there is a trick or the talon is looked at."""
    backs = 0
    for deal in moments(table, 2, every=3):
        scene = table_scene(info_of(table), observe(deal, None), WORDS).scene
        assert isinstance(scene, TableScene)
        cards_held = [seat.held for seat in scene.seats]
        assert cards_held in ([0] * len(cards_held), [hand.bit_count() for hand in deal.hands])
        assert not (any(cards_held) and (scene.trick or scene.card_sets))
        if scene.talon is not None:
            assert scene.talon.cards == (BACK,) * len(deal.talon)
        backs += any(cards_held)
    assert backs


def test_bid_that_holds_another_players_bid_is_highlighted() -> None:
    """ROM-BID-6: *La mine* holds a bid that another made."""
    deal = play_moves(new_deal(), "1 bid:doi1, 2 pass, 3 bid:doi2, 0 pass, 1 bid:la_mine")
    _, lines = middle_text(info_of(("romanian", 4)), observe(deal, None), WORDS)
    assert [line.weight for line in lines] == ["plain", "low", "plain", "low", "high"]


def test_level_of_a_game_is_a_short_label() -> None:
    """A longer label would be cut off on a phone; its meaning can be asked for."""
    deal = play_moves(new_deal(), "1 bid:doi1, 2 bid:doi2, 3 pass, 0 pass, 1 bid:la_mine, 2 pass")
    deal = play_moves(deal, "1 call:DK")
    scene = hand_table(info_of(("romanian", 4)), observe(deal, 1), WORDS).scene
    assert isinstance(scene, HandTableScene)
    assert "Level 2: lost × 2" in scene.table.chips


def test_refused_set_lies_open_beside_sets_that_stay_unseen() -> None:
    """ROM-TAL-4; the sets lie there until the first card is played."""
    deal = play_moves(
        new_deal(), "1 bid:doi1, 2 pass, 3 pass, 0 pass, 1 call:DK, 1 refuse, 1 take:2"
    )
    deal = play_moves(deal, f"1 {next(iter(legal(deal)))}")
    scene = table_scene(info_of(("romanian", 4)), observe(deal, None), WORDS).scene
    assert isinstance(scene, TableScene)
    assert [card_set.cards for card_set in scene.card_sets] == [
        ("C7", "HK"), (BACK, BACK), (BACK, BACK),
    ]  # fmt: skip
