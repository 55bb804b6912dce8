"""Pages of every game fit, have all their words, and offer exactly the legal moves."""

from collections.abc import Iterator
from dataclasses import replace

from bot.archive.replays import Headline
from bot.deals.board import board
from bot.deals.rule_options import option_name, option_pages, options_page, page_with, sheet_of
from bot.deals.score_sheet import score_sheet
from bot.kit.look import TEXT, Look
from bot.kit.page import Button, Page, Select
from bot.tables.pages.match_scores import match_over, scores
from engine import VARIANTS, Deal, Lay, actions_of, decode, encode, observe, offers
from engine.scores import Closing
from tests.laws.playing import RULES, Table, each_table, numbered_deal, sizes
from tests.pages.drawn import (
    WORDS,
    check_page_fits,
    hand_pages,
    lobby,
    pages_during,
    plain_info,
    worst_info,
)

all_tables = each_table()


@all_tables
@sizes(1, 12)
async def test_every_page_of_a_deal_fits(table: Table, deals: int) -> None:
    """Pages that are too large raise an error; the stand-in for Discord takes the others."""
    info = worst_info(table[1], variant=table[0])
    for seed in range(deals):
        played_deal = numbered_deal(table, seed)
        for step in played_deal.steps:
            for page in pages_during(step.deal, info):
                assert page.components <= 40
        end = observe(played_deal.end, None)
        for page in (board(info, end, WORDS), score_sheet(info, end, WORDS)):
            check_page_fits(page)
        for step in played_deal.steps[len(played_deal.steps) // 2 :][:1]:
            for page in pages_during(step.deal, info):
                check_page_fits(page)


@all_tables
def test_exposed_cards_are_named_until_the_first_trick(table: Table) -> None:
    info = plain_info(table[1], table[0])
    for look in (TEXT, Look("pictures")):
        for step in numbered_deal(table, 1).steps[::3]:
            public = observe(step.deal, None)
            page = board(info, public, WORDS, look=look)
            spoken_text = page.text + "".join(picture.alt for picture in page.pictures)
            assert ("Turned up" in spoken_text) == (any(public.exposed) and not public.tricks)


@all_tables
def test_long_names_do_not_widen_the_tables_of_a_board(table: Table) -> None:
    """Names take at most half of a phone's width, and stay different."""
    info = plain_info(table[1], table[0])
    chairs = tuple(replace(chair, name=f"{chair.name} {'W' * 24}") for chair in info.chairs)
    info = replace(info, chairs=chairs)
    for step in numbered_deal(table, 1).steps[::7]:
        text = board(info, observe(step.deal, None), WORDS).text
        fenced = [line for part in text.split("```")[1::2] for line in part.splitlines()]
        assert fenced
        assert not any("W" * 17 in line for line in fenced)
        assert all(f"{chair.name.split()[0]} " in "\n".join(fenced) for chair in chairs)


@all_tables
async def test_pages_around_the_deals_fit(table: Table) -> None:
    info = worst_info(table[1], variant=table[0])
    check_page_fits(lobby(info, WORDS))
    contract = max(RULES[table].contracts, key=len)
    deals = [Headline(info.scores, contract, 0)] * 30
    check_page_fits(scores(info, deals, (0,) * table[1], WORDS))
    places = (1,) * table[1]
    check_page_fits(
        match_over(info, info.scores, Closing(info.scores), places, WORDS, stopped=False, remark="")
    )


@all_tables
async def test_every_option_with_an_effect_has_a_select(table: Table) -> None:
    """All options are changed, so that the text of each page is as long as it can be."""
    game = VARIANTS[table[0]]
    players = table[1]
    options = game.options
    changed = tuple((option.key, option.values[-1]) for option in options)
    info = replace(worst_info(players, variant=game.key), options=changed)
    keys_shown: list[str] = []
    for number in range(len(option_pages(game.key, players))):
        page = options_page(sheet_of(info, changeable=True), number, WORDS, rules=False)
        check_page_fits(page)
        check_page_fits(options_page(sheet_of(info, changeable=True), number, WORDS, rules=True))
        check_page_fits(options_page(sheet_of(info, changeable=False), number, WORDS, rules=True))
        selects = [control for control in page.controls() if isinstance(control, Select)]
        keys = [select.id.split(":", 3)[3] for select in selects]
        keys_shown += [key.removeprefix("option:") for key in keys if key.startswith("option:")]
        values = {key: [choice.value for choice in select.choices]
                  for key, select in zip(keys, selects, strict=True)}  # fmt: skip
        for option in options:
            if f"option:{option.key}" in values:
                assert values[f"option:{option.key}"] == list(option.values)
                assert page_with(game.key, players, option.key) == number
    meant = [option.key for option in game.meant(players, dict(changed))]
    assert sorted(keys_shown) == sorted(meant)


@all_tables
def test_option_is_named_once_and_its_rule_shown_on_demand(table: Table) -> None:
    game = VARIANTS[table[0]]
    players = table[1]
    sheet = sheet_of(plain_info(players, game.key), changeable=True)
    for number in range(len(option_pages(game.key, players))):
        short = options_page(sheet, number, WORDS, rules=False)
        full = options_page(sheet, number, WORDS, rules=True)
        for option in game.options:
            name = f"**{option_name(option.key, WORDS.of(game.key))}**\n"
            assert short.text.count(name) == full.text.count(name) <= 1
            assert option.rule not in short.text
            assert option.rule in full.text or name not in full.text
        selects = [control for control in short.controls() if isinstance(control, Select)]
        assert not any(f"**{select.prompt}**" in short.text for select in selects)


def test_options_without_effect_are_hidden() -> None:
    game = VARIANTS["slovenian"]

    def end_options(**options: str) -> set[str]:
        return {option.key for option in game.meant(4, options)} & {"deals", "points"}

    assert end_options() == set()
    assert end_options(match_end="deals") == {"deals"}
    assert end_options(match_end="points") == {"points"}


def move_codes(page: Page, deal: Deal) -> Iterator[str]:
    """The codes of moves on the controls of a hand, without discards."""
    for control in page.controls():
        if isinstance(control, Button) and control.disabled:
            continue
        code = control.id.split(":", 3)[3]
        verb = code.split(":")[0]
        if verb == "pick" and isinstance(control, Select):
            yield from (choice.value for choice in control.choices)
        elif verb not in ("hand", "last", "out", "more", "sure", "why", "what", "lay"):
            yield code


@all_tables
@sizes(3, 12)
def test_hand_offers_exactly_the_legal_moves(table: Table, deals: int) -> None:
    info = plain_info(table[1], table[0])
    for seed in range(deals):
        for step in numbered_deal(table, seed).steps:
            deal = step.deal
            pack = step.deal.rules.pack
            pages = hand_pages(info, observe(deal, step.player))
            plain = [offer for offer in offers(deal, step.player) if offer.kind is not Lay]
            legal = sorted(encode(pack, action) for action in actions_of(tuple(plain)))
            codes = [code for page in pages for code in move_codes(page, deal)]
            moves_shown = sorted(encode(pack, decode(pack, code)) for code in codes)
            assert moves_shown == legal


@all_tables
@sizes(10, 40)
def test_score_sheet_of_every_deal_has_text(table: Table, deals: int) -> None:
    for seed in range(deals):
        end = numbered_deal(table, seed).end
        page = score_sheet(plain_info(table[1], table[0]), observe(end, None), WORDS)
        assert page.text
