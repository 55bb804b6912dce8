"""Replays of finished deals show every card once, in every game, however the deal ended."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from random import Random

from bot.archive.replay_page import CARDS, PLAY, TALK, page_count, replay_page
from bot.archive.replays import Replayed, headline
from bot.archive.replays import replay as replayed
from bot.kit.page import Button
from bot.pictures.faces import face_name
from bot.pictures.scenes import Fan, Scene, SpreadScene, TableScene
from engine import Cards, Pack, union
from tests.laws.playing import (
    TABLES,
    RandomDeal,
    each_table,
    numbered_deal,
    random_deal,
    random_rules,
    sizes,
)
from tests.pages.deal_logs import deal_log, table_of
from tests.pages.drawn import LOOKS, WORDS, check_page_fits, worst_name
from tests.pages.signs import cards_in

Table = tuple[str, int]
PICTURES, MARKED = LOOKS[:2]
all_tables = each_table()


def replay_deal(played_deal: RandomDeal) -> Replayed:
    replayed_deal = replayed(table_of(played_deal.end.rules), deal_log(played_deal))
    assert replayed_deal is not None
    return replayed_deal


@cache
def varied_deal(table: Table, number: int) -> RandomDeal:
    """A random deal, with random options if its number is odd."""
    if number % 2 == 0:
        return numbered_deal(table, number // 2)
    rng = Random(f"replay {table} {number // 2}")
    return random_deal(random_rules(table, rng), rng)


@cache
def replay_of(table: Table, number: int) -> Replayed:
    """The replay of a varied deal."""
    return replay_deal(varied_deal(table, number))


def deals_of(table: Table, deals: int) -> Iterator[tuple[RandomDeal, Replayed]]:
    """Varied deals with their replays."""
    for number in range(deals):
        yield varied_deal(table, number), replay_of(table, number)


def buttons(deal: Replayed, step: int, *, shared: bool = False) -> dict[str, Button]:
    page = replay_page(deal, step, WORDS, shared=shared)
    return {control.id: control for control in page.controls() if isinstance(control, Button)}


@all_tables
@sizes(2, 10)
async def test_every_page_of_a_replay_fits(table: Table, deals: int) -> None:
    """Names of players are as long as Discord allows."""
    for played_deal, _ in deals_of(table, deals):
        table_row = table_of(played_deal.end.rules)
        table_row.chairs = tuple(
            chair.__class__(worst_name(player), chair.user)
            for player, chair in enumerate(table_row.chairs)
        )
        deal = replayed(table_row, deal_log(played_deal))
        assert deal is not None
        for step in (
            CARDS,
            TALK,
            PLAY,
            page_count(deal) // 2,
            page_count(deal) - 2,
            page_count(deal) - 1,
        ):
            for shared, look in product((False, True), LOOKS):
                check_page_fits(replay_page(deal, step, WORDS, shared=shared, look=look))


@all_tables
@sizes(1, 5)
def test_picture_of_a_replayed_trick_shows_cards_and_hands_of_its_time(
    table: Table, deals: int
) -> None:
    """Cards lie before their players; there is no score, which was not known yet."""
    for _, deal in deals_of(table, deals):
        for number, moment in enumerate(deal.moments):
            page = replay_page(deal, PLAY + number, WORDS, look=PICTURES)
            assert page.instead is not None
            in_text = page.instead()
            assert in_text == replay_page(deal, PLAY + number, WORDS)
            assert list(page.controls()) == list(in_text.controls())
            scene, *hands = (picture.scene for picture in page.pictures)
            assert isinstance(scene, TableScene)
            pack = moment.view.rules.pack
            trick = moment.trick
            order = moment.view.order
            lying = {pack[card.code]: card.player for card in scene.trick}
            assert lying == {card: trick.player_of(card, order) for card in trick.cards}
            assert [card.player for card in scene.trick if card.wins] == [trick.winner]
            assert not any(seat.score or seat.marks or seat.turn for seat in scene.seats)
            assert not (scene.card_sets or scene.lines)
            fans = [fan for spread in hands for fan in fans_of(spread)]
            assert cards_of(pack, fans) == union(moment.view.open_hands)
            assert {fan.marked for fan in fans} <= {"", *(card.code for card in scene.trick)}


def fans_of(scene: Scene) -> tuple[Fan, ...]:
    assert isinstance(scene, SpreadScene)
    return scene.fans


def cards_of(pack: Pack, fans: Iterable[Fan]) -> Cards:
    """The cards of fans, none of which is there twice."""
    cards = [pack[code] for fan in fans for part in fan.parts for code in part]
    assert len(set(cards)) == len(cards)
    return union(cards)


@all_tables
@sizes(2, 5)
def test_first_picture_of_a_replay_shows_the_whole_pack(table: Table, deals: int) -> None:
    """The alt text names the pack, too; there is no picture if no card was dealt."""
    for _, deal in deals_of(table, deals):
        page = replay_page(deal, CARDS, WORDS, look=PICTURES)
        assert len(page.pictures) == any(deal.dealt)
        for picture in page.pictures:
            pack = deal.end.rules.pack
            assert cards_of(pack, fans_of(picture.scene)) == pack.whole
            assert cards_in(pack, picture.alt, WORDS.of(table[0])) == pack.whole


def test_straw_men_come_in_the_order_of_the_hands() -> None:
    """Hands and straw men have equal orders, whoever dealt."""
    order: set[bool] = set()
    for _, deal in deals_of(("strohmann", 2), 10):
        if not any(deal.dealt):
            continue
        hands = deal.dealt
        straw = [union(tuple(piles)) for piles in deal.straw]
        fans = fans_of(replay_page(deal, CARDS, WORDS, look=PICTURES).pictures[0].scene)
        cards_shown = [cards_of(deal.end.rules.pack, [fan]) for fan in fans[:4]]
        first = hands.index(cards_shown[0])
        order.add(bool(first))
        assert straw.index(cards_shown[2]) == first
    assert order == {False, True}


@all_tables
@sizes(2, 5)
def test_replay_with_emojis_shows_those_of_all_dealt_cards(table: Table, deals: int) -> None:
    for _, deal in deals_of(table, deals):
        faces_shown = {
            marks.split("_")[0]
            for marks in replay_page(deal, CARDS, WORDS, look=MARKED).text.split("<:")[1:]
        }
        faces_dealt = (
            {face_name(code) for code in deal.end.rules.pack.codes} if any(deal.dealt) else set()
        )
        assert faces_shown == faces_dealt


@all_tables
@sizes(6, 50)
def test_replay_has_each_card_of_the_pack_once(table: Table, deals: int) -> None:
    """Hands, straw men and talon together are the whole pack."""
    for played_deal, deal in deals_of(table, deals):
        if not any(deal.dealt):  # it ended before anybody held cards
            continue
        piles = [pile for piles_of_player in deal.straw for pile in piles_of_player]
        places = [*deal.dealt, *deal.talon, *piles]
        assert union(tuple(places)) == played_deal.end.rules.pack.whole
        assert sum(cards.bit_count() for cards in places) == len(played_deal.end.rules.pack.codes)


@all_tables
@sizes(6, 50)
def test_tricks_of_a_replay_are_those_of_the_deal(table: Table, deals: int) -> None:
    """Cards of a trick were in the shown hands or on straw men."""
    for played_deal, deal in deals_of(table, deals):
        end = played_deal.end
        tricks = end.playing.tricks if end.playing else ()
        assert tuple(moment.trick for moment in deal.moments) == tricks
        for moment in deal.moments:
            for card in moment.trick.cards:
                player = moment.trick.player_of(card, end.order)
                tops = moment.view.straw.open_to(player) if moment.view.straw else 0
                assert card & (moment.view.open_hands[player] | tops)


@all_tables
@sizes(6, 50)
def test_card_points_at_the_end_of_a_replay_are_the_settled_ones(table: Table, deals: int) -> None:
    for played_deal, deal in deals_of(table, deals):
        settled = played_deal.end.rules.settle(played_deal.end)
        if settled.piles and deal.moments:
            assert deal.moments[-1].piles == settled.piles
        for moment in deal.moments:
            everybody = [player for pile in moment.piles for player in pile.players]
            assert sorted(everybody) == sorted(played_deal.end.order)


@all_tables
def test_buttons_of_a_replay_lead_through_all_pages(table: Table) -> None:
    deal = replay_of(table, 0)
    last = page_count(deal) - 1
    prefix = f"replay:{deal.info.table}:{deal.number}"
    for step in range(page_count(deal)):
        buttons_shown = buttons(deal, step)
        assert buttons_shown[f"{prefix}:{min(step + 1, last)}:n"].disabled == (step == last)
        assert buttons_shown[f"{prefix}:{max(step - 1, 0)}:b"].disabled == (step == 0)
        assert buttons_shown[f"{prefix}:0:f"].disabled == (step == 0)
        assert buttons_shown[f"{prefix}:{last}:l"].disabled == (step == last)
        assert f"share:{deal.info.table}:{deal.number}:{step}:s" in buttons_shown
        assert list(buttons(deal, step, shared=True)) == [f"{prefix}:{step}:o"]
    assert replay_page(deal, 10**9, WORDS) == replay_page(deal, last, WORDS)


@sizes(26, 50)
def test_deals_that_end_early_have_a_replay(deals: int) -> None:
    ends = set()
    for table, number in product(TABLES, range(deals)):
        end = varied_deal(table, number).end
        ended = end.ended or ("void" if end.void else "")
        if ended:
            replayed_end = replay_of(table, number).end
            assert (replayed_end.ended, replayed_end.void) == (end.ended, end.void)
            ends.add(ended)
    assert {"void", "thrown_in", "surrendered", "monte"} <= ends


@all_tables
@sizes(6, 50)
def test_headline_has_contract_declarer_and_scores(table: Table, deals: int) -> None:
    for played_deal, deal in deals_of(table, deals):
        short = headline(table_of(played_deal.end.rules), deal_log(played_deal))
        contract = played_deal.end.contract.key if played_deal.end.contract else ""
        if deal.moments:
            assert short.contract == contract
            assert short.declarer == played_deal.end.bidding.declarer
        settled = deal.end.settlement
        assert settled is not None
        assert short.scores == (() if played_deal.end.repeated else settled.scores)


def test_log_with_a_wrong_digest_has_no_replay() -> None:
    played_deal = numbered_deal(("slovenian", 4), 0)
    log = deal_log(played_deal)
    table = table_of(played_deal.end.rules)
    other = log.deal.__class__(**{**log.deal.__dict__, "digest": "another"})
    broken = log.__class__(other, log.moves)
    assert replayed(table, broken) is None
    assert headline(table, broken).contract == ""


def test_unfinished_deal_has_no_replay() -> None:
    """Cards of an unfinished deal are secret, even if the store calls it finished."""
    played_deal = numbered_deal(("slovenian", 4), 0)
    log = deal_log(played_deal)
    assert (
        replayed(table_of(played_deal.end.rules), log.__class__(log.deal, log.moves[:-1])) is None
    )
