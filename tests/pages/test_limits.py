"""Discord's limits: every page can be sent, however long names and numbers are.

The constructors of pages raise TooLarge themselves, so drawing a page is already half the test.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.archive.replays import Headline
from bot.careers.leaderboard import leaderboard
from bot.careers.profile import profile
from bot.careers.records import Extreme
from bot.contests.tournaments.service import MAX_NAME
from bot.contests.tournaments.trophies import trophy_line
from bot.deals.board import board
from bot.deals.hand import hand
from bot.deals.score_sheet import score_sheet
from bot.games.forms import FORMS
from bot.games.hints_given import REASONS, GivenHint
from bot.games.info import Chair, TableInfo
from bot.games.levels import LEVELS
from bot.help.manual import course, manual
from bot.help.pages import help_page
from bot.kit.page import (
    Attachment,
    Button,
    Choice,
    Divider,
    Page,
    Row,
    Select,
    Text,
    TooLarge,
    note,
    rows,
)
from bot.tables.board.live_board_page import call_line
from bot.tables.desk.explaining import refusal
from bot.tables.pages.levels import levels_page
from bot.tables.pages.lobby import closed
from bot.tables.pages.match_scores import MAX_DEALS, match_over, scores, voided
from engine import Bid, Deal, Kontra, Pass, Say, View, act, observe, offers, open_deal
from engine.actions import MAY_PASS, KeyOffer
from engine.deal import Item
from engine.registry import VARIANTS
from engine.scores import Closing, Note
from search.explain.grades import Gap
from search.explain.nudges import Reason, Tried, hint_by_thumb
from tests.laws.playing import RULES, Step, numbered_deal, random_deck, sizes
from tests.pages.careers import PEOPLE, leaders, profiles
from tests.pages.commands import GAMES, SECTIONS
from tests.pages.drawn import (
    BIGGEST,
    LOOKS,
    WORDS,
    check_page_fits,
    lobby,
    pages_during,
    payload,
    plain_info,
    tables,
    worst_info,
    worst_name,
)
from tests.pages.refusals import refusals
from tests.pages.tournaments import trophies

Table = tuple[str, int]


def faces(players: int) -> list[TableInfo]:
    return [worst_info(players), worst_info(players, house=True), plain_info(players)]


@tables
@sizes(1, 6)
async def test_every_page_of_every_deal_can_be_sent(table: Table, deals: int) -> None:
    for seed in range(deals):
        played_deal = numbered_deal(table, seed)
        for deal in (*(step.deal for step in played_deal.steps), played_deal.end):
            for info in faces(table[1]):
                for page in pages_during(deal, info):
                    check_page_fits(page)
        for info in faces(table[1]):
            check_page_fits(score_sheet(info, observe(played_deal.end, None), WORDS))


def slow_auction(deal: Deal, bidders: tuple[int, ...]) -> Iterator[Deal]:
    """An auction in which ``bidders`` raise by as little as they can, and the others pass."""
    while not deal.contract and deal.turn is not None:
        keys = next((offer.keys for offer in offers(deal, deal.turn) if offer.kind is Bid), ())
        ranked = sorted(keys, key=lambda key: deal.rules.contracts[key].rank)
        may_bid = deal.turn in bidders and ranked
        deal = act(deal, deal.turn, Bid(ranked[0]) if may_bid else Pass())
        yield deal


@tables
@pytest.mark.parametrize(
    "bidders",
    [(0, 1, 2, 3), *(pytest.param(two, marks=pytest.mark.long) for two in ((0, 1), (0, 3)))],
    ids=str,
)
async def test_the_longest_auction_fits(table: Table, bidders: tuple[int, ...]) -> None:
    rules = RULES[table]
    deal = open_deal(rules, random_deck(rules, Random(3)), rules.players - 1)
    for step in slow_auction(deal, bidders):
        for info in faces(table[1]):
            for page in pages_during(step, info):
                check_page_fits(page)


def fullest_view(view: View, level: int) -> View:
    """A view in which all have announced everything, with kontras to this level."""
    announced = (Item(key, owner, level) for key in view.rules.bonuses for owner in view.order)
    items = (Item("game", view.declarer or 0, level), *announced)
    codes = tuple(item.code for item in items)
    all_offers = (MAY_PASS, KeyOffer(Say, tuple(view.rules.bonuses)), KeyOffer(Kontra, codes))
    return view._replace(items=items, offers=all_offers if level < 4 else ())


@tables
async def test_the_longest_announcements_fit(table: Table) -> None:
    """More is announced here than any table can announce, so real announcements fit too."""
    step = next(step for step in many_steps(table) if step.deal.speaking is not None)
    public = observe(step.deal, None)
    view = observe(step.deal, step.player)
    for info in faces(table[1]):
        for level in (3, 4):
            check_page_fits(board(info, fullest_view(public, level)._replace(offers=()), WORDS))
        for level in (0, 3):
            check_page_fits(hand(info, possible_view(fullest_view(view, level)), WORDS))


def many_steps(table: Table) -> Iterator[Step]:
    for seed in range(50):
        yield from numbered_deal(table, seed).steps


def possible_view(view: View) -> View:
    """A view without the announcements that exclude others: valat and king ultimo."""
    items = tuple(item for item in view.items if item.key not in ("valat", "king_ultimo"))
    may_pass, say, _ = view.offers
    steps = KeyOffer(Kontra, tuple(item.code for item in items))
    return view._replace(items=items, offers=(may_pass, say, steps))


@tables
async def test_a_refusal_fits_above_the_hand(table: Table) -> None:
    info = worst_info(table[1], house=True)
    played_deal = numbered_deal(table, 2)
    for refused in refusals():
        notice = refusal(WORDS, refused, info)
        for step in (played_deal.steps[0], played_deal.steps[-1]):
            check_page_fits(hand(info, observe(step.deal, step.player), WORDS, notice=notice))


@tables
async def test_the_lobby_fits_with_any_number_of_people(table: Table) -> None:
    info = worst_info(table[1])
    for players in range(1, table[1] + 1):
        for house in (False, True):
            chairs = tuple(replace(chair, house=house) for chair in info.chairs[:players])
            table_info = replace(info, chairs=(info.chairs[0], *chairs[1:]), deal=0)
            check_page_fits(lobby(table_info, WORDS))
            empty = tuple(replace(chair, user=None, house=True, level="master") for chair in chairs)
            check_page_fits(levels_page(replace(table_info, chairs=empty), LEVELS, WORDS))
            check_page_fits(closed(table_info, WORDS))


@tables
def test_a_hint_fits_beside_the_fullest_hand(table: Table) -> None:
    info = replace(worst_info(table[1], house=True, variant=table[0]), hints=True)
    for step in numbered_deal(table, 1).steps:
        view = observe(step.deal, step.player)
        hint = hint_by_thumb(view)
        tried = (Tried(hint.move, -250.0, 100.0, Gap(250.0, 20.0, 400)),) * 12
        reasons = (Reason("close", {"moves": " ".join([hint.move] * 12)}), *hint.reasons) * 2
        long = hint._replace(tried=tried, reasons=reasons, worlds=400)
        for look in LOOKS:
            given_hint = GivenHint(1, info.seq, REASONS, long)
            check_page_fits(hand(info, view, WORDS, look=look, given=given_hint))


@tables
@pytest.mark.parametrize("deals", [0, 1, MAX_DEALS, MAX_DEALS + 1, 1000])
async def test_a_score_sheet_of_any_length_fits(table: Table, deals: int) -> None:
    info = worst_info(table[1])
    rows = [Headline(info.scores, "color_valat_without", 0)] * deals
    check_page_fits(scores(info, rows, info.marks, WORDS))


@tables
async def test_the_end_of_a_long_match_fits(table: Table) -> None:
    players = table[1]
    final = Closing((-109_999,) * players, (1000,) * players, (Note("radli", {"points": 100}),))
    for info in faces(players):
        for stopped in (False, True):
            check_page_fits(
                match_over(
                    info, info.scores, final, (1,) * players, WORDS, stopped=stopped, remark=""
                )
            )
        check_page_fits(voided(WORDS))


async def test_a_deal_void_by_all_hands_fits() -> None:
    rules = RULES["slovenian", 4]
    deal = open_deal(rules, random_deck(rules, Random(0)), 0)
    view = observe(deal, None)._replace(void=(0, 1, 2, 3))
    check_page_fits(score_sheet(worst_info(4), view, WORDS))


@pytest.mark.parametrize("number", [0, 1, 10])
async def test_a_leaderboard_fits(number: int) -> None:
    board = leaders(worst_name(0), number=number)
    worst = tuple(
        row._replace(place=99_990 + row.place, matches=99_999, won=99_999, total=-BIGGEST)
        for row in board.rows
    )
    own_row = worst[0]._replace(place=99_999) if worst else None
    for shared in (False, True):
        check_page_fits(
            leaderboard(
                replace(board, rows=worst, own_row=own_row, months=SEASONS), WORDS, shared=shared
            )
        )


def test_a_profile_fits() -> None:
    shelf = trophy_line(trophies("_" * MAX_NAME), WORDS)
    for career in profiles(worst_name(0)):
        best = Extreme(BIGGEST, 1 << 62, 99_999)
        record = replace(PEOPLE, deals=10**6, total=-BIGGEST * 10**6, best=best, worst=best)
        worst = replace(career, months=SEASONS, games=tuple(FORMS), people=record, house=record)
        for shown_profile in (career, worst):
            for user in (0, shown_profile.user):
                for look in LOOKS:
                    drawn = profile(shown_profile, WORDS, look, user=user, lines=(shelf,))
                    check_page_fits(drawn)


SEASONS = tuple(year * 100 + month for year in (2031, 2030, 2029) for month in range(12, 0, -1))
"""More of them than a list takes."""


async def test_the_manual_and_the_notes_fit() -> None:
    for variant in VARIANTS:
        assert course(variant, "en")
        for number in range(-1, len(course(variant, "en")) + 1):
            for look in LOOKS:
                check_page_fits(manual(variant, number, WORDS, look))
    check_page_fits(manual("no-such-game", 0, WORDS))
    check_page_fits(help_page(WORDS, GAMES, SECTIONS))
    check_page_fits(note("A sentence."))


async def test_a_page_with_a_file_shows_the_file() -> None:
    page = Page((Text("The record"),), attachment=Attachment("tarok-7-3.game", "tarok-record 1\n"))
    body = payload(page)
    check_page_fits(page)
    assert {"type": 13, "file": {"url": "attachment://tarok-7-3.game"}}.items() <= (
        body["components"][-1].items()
    )
    assert [entry["filename"] for entry in body["attachments"]] == ["tarok-7-3.game"]


def buttons(number: int) -> list[Button]:
    return [Button(f"id{place}", "label") for place in range(number)]


TOO_LARGE: dict[str, Callable[[], object]] = {
    "a label of 81": lambda: Button("id", "x" * 81),
    "no label": lambda: Button("id", ""),
    "an id of 101": lambda: Button("x" * 101, "label"),
    "a choice of 101": lambda: Choice("value", "x" * 101),
    "a value of 101": lambda: Choice("x" * 101, "label"),
    "26 choices": lambda: Select("id", "?", tuple(Choice(str(n), "x") for n in range(26))),
    "no choices": lambda: Select("id", "?", ()),
    "more than there is": lambda: Select("id", "?", (Choice("a", "a"),), 1, 2),
    "a row of six": lambda: Row(tuple(buttons(6))),
    "an empty row": lambda: Row(()),
    "4001 characters": lambda: Page((Text("x" * 2000), Text("x" * 2001))),
    "no text": lambda: Page((Text(" "), *rows(buttons(1)))),
    "the same id twice": lambda: Page((Text("x"), Row((buttons(1)[0], buttons(1)[0])))),
    "41 components": lambda: Page((Text("x"), *rows(buttons(30)), *[Divider()] * 4)),
}


@pytest.mark.parametrize("fault", TOO_LARGE)
def test_constructor_of_a_part_that_is_too_large_raises(fault: str) -> None:
    with pytest.raises(TooLarge):
        TOO_LARGE[fault]()


async def test_page_of_forty_components_and_four_thousand_characters_fits() -> None:
    check_page_fits(Page((Text("x" * 4000), *rows(buttons(30)), *[Divider()] * 3)))


async def test_only_the_pinged_role_is_notified() -> None:
    called = payload(Page((Text("<@&13> <@&14>"),), role_pings=(13,)))["allowed_mentions"]
    assert (called["parse"], called["roles"], "users" in called) == ([], [13], False)


async def test_only_the_pinged_user_is_notified() -> None:
    """Mentions in a name notify no user."""
    rules = RULES["slovenian", 4]
    deal = open_deal(rules, random_deck(rules, Random(0)), 0)
    info = plain_info(4)
    info = replace(info, chairs=(Chair("@everyone <@12>", 11), *info.chairs[1:]))
    called = payload(call_line(info, WORDS, 12))["allowed_mentions"]
    assert (called["parse"], called["users"]) == ([], [12])
    silent = payload(board(info, observe(deal, None), WORDS))["allowed_mentions"]
    assert not silent["parse"]
    assert "users" not in silent
