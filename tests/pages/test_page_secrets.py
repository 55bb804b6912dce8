"""Pages name no card that their reader has not seen, and do not depend on such cards."""

from collections.abc import Iterator
from random import Random

from bot.deals.board import board, last_trick
from bot.deals.cards_out import cards_out
from bot.deals.hand import hand
from bot.deals.score_sheet import score_sheet
from bot.deals.wording.words import card_sign
from bot.kit.page import Page, Select
from bot.tables.desk.explaining import refusal
from engine import Deal, View, decode, observe, why_not
from engine.cards import each
from tests.laws.playing import (
    RULES,
    each_table,
    numbered_deal,
    random_deal,
    random_rules,
    sizes,
)
from tests.laws.swaps import check_king, check_unseen
from tests.pages.drawn import LOOKS, WORDS, cache_last, first_hand, hand_pages, plain_info, tables
from tests.pages.signs import cards_in, cards_on, shown_cards

Table = tuple[str, int]
PACK = RULES["slovenian", 4].pack


def views(deal: Deal) -> Iterator[View]:
    """The views of the deal of the public and of each player."""
    for viewer in (None, *range(deal.rules.players)):
        yield observe(deal, viewer)


def reasons(deal: Deal, page: Page, viewer: int) -> Iterator[str]:
    """The answers in the list of the cards that may not be played."""
    info = plain_info(deal.rules.players)
    for control in page.controls():
        for choice in control.choices if isinstance(control, Select) else ():
            if control.id.endswith(":why"):
                refused = why_not(deal, viewer, decode(PACK, choice.value))
                assert refused is not None
                yield refusal(WORDS, refused, info)


@cache_last
def public_pages(deal: Deal) -> list[Page]:
    """The public pages."""
    info = plain_info(deal.rules.players, deal.rules.variant)
    public = observe(deal, None)
    return [board(info, public, WORDS), last_trick(info, public, WORDS)]


def pages(deal: Deal, viewer: int | None) -> list[Page]:
    """The public pages, and the hand of a viewer with its further pages."""
    public = public_pages(deal)
    info = plain_info(deal.rules.players)
    if viewer is None:
        return public
    view = observe(deal, viewer)
    return [*public, *hand_pages(info, view), first_hand(info, view)]


@tables
@sizes(2, 8)
def test_page_names_only_cards_that_its_reader_has_seen(table: Table, deals: int) -> None:
    for seed in range(deals):
        played_deal = numbered_deal(table, seed)
        for deal in (*(step.deal for step in played_deal.steps), played_deal.end):
            for view in views(deal):
                for page in pages(deal, view.viewer):
                    assert not cards_on(PACK, page) & ~shown_cards(view)
                    for text in () if view.viewer is None else reasons(deal, page, view.viewer):
                        assert not cards_in(PACK, text) & ~shown_cards(view)


@tables
@sizes(3, 8)
def test_board_names_every_card_that_lies_open(table: Table, deals: int) -> None:
    for seed in range(deals):
        for step in numbered_deal(table, seed).steps:
            public = observe(step.deal, None)
            cards_named = cards_on(PACK, board(plain_info(table[1]), public, WORDS))
            open_now = (public.called, *public.trick, *public.open_hands, *public.gifts)
            for cards in open_now:
                assert not cards & ~cards_named
            if public.phase in ("talon", "discard"):
                assert not sum(public.sets) & ~cards_named


@tables
@sizes(2, 10)
def test_hand_shows_all_its_cards(table: Table, deals: int) -> None:
    for seed in range(deals):
        for step in numbered_deal(table, seed).steps:
            for player in range(table[1]):
                view = observe(step.deal, player)
                page = hand(plain_info(table[1]), view, WORDS)
                assert not view.hand & ~cards_in(PACK, page.text)


def pages_and_answers(deal: Deal, viewer: int | None) -> list[object]:
    """Every page of a viewer, and every answer of the list on their hand."""
    viewer_pages = pages(deal, viewer)
    answers = [
        reason
        for page in viewer_pages
        if viewer is not None
        for reason in reasons(deal, page, viewer)
    ]
    if viewer is not None:  # what they have not seen: named all together, whoever holds it
        info = plain_info(deal.rules.players)
        viewer_pages += [cards_out(info, observe(deal, viewer), WORDS, look) for look in LOOKS]
    return [*viewer_pages, *answers]


@tables
@sizes(2, 20)
def test_pages_do_not_change_with_unseen_cards(table: Table, deals: int) -> None:
    compared = sum(
        check_unseen(numbered_deal(table, n), Random(n), 5, pages_and_answers) for n in range(deals)
    )
    assert compared > 5 * deals


def board_and_hand(deal: Deal, viewer: int | None) -> list[Page]:
    """The board, and the hand of the viewer, at a table of any game."""
    pages = public_pages(deal)
    info = plain_info(deal.rules.players, deal.rules.variant)
    return pages if viewer is None else [*pages, hand(info, observe(deal, viewer), WORDS)]


@each_table()
@sizes(2, 12)
def test_pages_of_any_game_do_not_change_with_unseen_cards(table: Table, deals: int) -> None:
    """Deals have any options and equal moves, with two unseen cards exchanged in the deck."""
    compared = 0
    for seed in range(deals):
        rng = Random(seed)
        played_deal = random_deal(random_rules(table, rng), rng)
        for check in (check_unseen, check_king):
            compared += check(played_deal, rng, 4, board_and_hand)
    assert compared > 5 * deals


@sizes(10, 40)
def test_pages_do_not_change_with_the_holder_of_the_called_king(deals: int) -> None:
    table = "slovenian", 4
    compared = sum(
        check_king(numbered_deal(table, n), Random(n), 6, pages_and_answers) for n in range(deals)
    )
    assert 4 * compared > 15 * deals


@tables
def test_score_sheet_names_no_card(table: Table) -> None:
    """Cards unseen in the deal stay unknown when it is over."""
    for seed in range(30):
        end = numbered_deal(table, seed).end
        page = score_sheet(plain_info(table[1]), observe(end, None), WORDS)
        assert not cards_on(PACK, page)


def test_search_finds_cards_in_each_spelling() -> None:
    for card in each(PACK.whole):
        sign = card_sign(PACK, card, WORDS)
        for text in (f"Taken: {sign}.", f"**{sign}** ×2", f"1 [{sign}]"):
            assert cards_in(PACK, text) == card
    assert cards_in(PACK, "♥K T2") == PACK.cards("HK T2")
    assert cards_in(PACK, "♠10 ♥1 T21") == PACK.cards("S10 H1 T21")
    assert not cards_in(PACK, "Pagat ultimo · Kings · Trick 12 · Škis round declared")


def test_search_finds_cards_of_another_players_hand() -> None:
    deal = numbered_deal(("slovenian", 4), 1).steps[0].deal
    hand_page = hand(plain_info(4), observe(deal, 0), WORDS)
    assert cards_on(PACK, hand_page) == observe(deal, 0).hand
    assert cards_on(PACK, hand_page) & ~shown_cards(observe(deal, 1))
