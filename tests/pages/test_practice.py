"""Practices from any position of any deal reach its end by offered moves and tell no secret."""

from collections import Counter
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.archive.replay_page import CARDS, TALK, page_count, replay_page
from bot.archive.replays import Turn
from bot.games.forced import is_forced
from bot.games.info import PRACTICE
from bot.kit.controls import Click, move_of, read_click
from bot.kit.errors import Stale
from bot.kit.page import Button, Page, Select
from bot.kit.wishes import Person
from bot.learning.practice.desk import NON_MOVES, read_start
from bot.learning.practice.pages import practice_page
from bot.learning.practice.play_on import page_at, play_on_controls
from bot.learning.practice.service import GO_ON, Practice
from bot.tables.model.house_moves import ChooseMove
from engine import Deal, Refused, View, Views, encode, variant
from tests.laws.playing import (
    RandomDeal,
    each_table,
    numbered_deal,
    random_deal,
    random_rules,
    sizes,
)
from tests.laws.swaps import check_unseen
from tests.pages.drawn import LOOKS, WORDS, check_page_fits, worst_name
from tests.pages.practices import BYSTANDER, USERS, Shelf, bare_practice_page

Table = tuple[str, int]
all_tables = each_table()


def random_deals(table: Table, seeds: int) -> list[RandomDeal]:
    """Random deals, every other one with random options."""
    deals = []
    for seed in range(seeds):
        rng = Random(f"practice {table} {seed}")
        by_chance = seed % 2
        deals.append(
            random_deal(random_rules(table, rng), rng) if by_chance else numbered_deal(table, seed)
        )
    return [played_deal for played_deal in deals if played_deal.steps]


def move_clicks(page: Page, practice: Practice, rng: Random) -> list[Click]:
    """Controls on a page of a practice that make a move, or ask about one."""
    found_clicks = []
    for control in page.controls():
        values: tuple[str, ...] = ()
        if isinstance(control, Button) and control.disabled:
            continue
        if isinstance(control, Select):
            values = tuple(c.value for c in rng.sample(control.choices, control.least))
        click = read_click(control.id, PRACTICE, values)
        if click is None:
            assert read_start(control.id, ()) or control.id.startswith("replay:")
            continue
        assert click.table == practice.stored.id
        assert click.seq == practice.info.seq
        found_clicks.append(click)
    return found_clicks


def move_code(click: Click) -> str:
    return move_of(click).removeprefix("sure:")


async def press_at_random(shelf: Shelf, practice: Practice, rng: Random) -> Practice:
    """Press a random control with a move."""
    controls = move_clicks(bare_practice_page(practice, WORDS), practice, rng)
    code = rng.choice([move_code(click) for click in controls if click.kind not in NON_MOVES])
    if code == GO_ON:
        return await shelf.desk.let_pass(practice)
    try:
        return await shelf.desk.act(practice, code)
    except Refused:  # a select takes cards of which each may go, and not all of them together
        assert code.startswith("lay:")
        return await press_at_random(shelf, practice, rng)


@all_tables
@sizes(2, 30)
async def test_every_practice_can_be_played_to_its_end(table: Table, deals: int) -> None:
    """Moves are on its pages; a reloaded practice is equal, and old pages are stale."""
    phases: Counter[str] = Counter()
    for number, played_deal in enumerate(random_deals(table, deals)):
        rng = Random(number)
        shelf = Shelf(played_deal)
        position = rng.randrange(len(played_deal.steps))
        user = rng.choice([*range(USERS, USERS + table[1]), BYSTANDER])
        practice = await shelf.start(position, user)
        while not practice.deal.over:
            phases[practice.view.phase] += 1
            assert practice.view.offers
            assert practice.last_word or not is_forced(Views(practice.deal))
            reloaded = await shelf.desk.find(Person(user, "", WORDS), practice.stored.id, 1)
            assert reloaded == practice
            after = await press_at_random(shelf, practice, rng)
            assert after.info.seq == practice.info.seq + 1
            with pytest.raises(Stale):
                await press_at_random(shelf, practice, rng)
            practice = after
        text = bare_practice_page(practice, WORDS).text
        assert "in the match it was" in text
    assert phases["play"]


@all_tables
@sizes(2, 12)
async def test_practice_repeats_the_match(table: Table, deals: int) -> None:
    """The match is repeated as long as house players make the moves of the others."""
    followed = 0
    for played_deal in random_deals(table, deals):
        shelf = Shelf(played_deal)
        for position in range(0, len(played_deal.steps), 7):
            user = USERS + played_deal.steps[position].player
            practice = await shelf.start(position, user)
            moves_made = [(move.player, move.code) for move in practice.stored.moves]
            while (
                moves_made == played_deal.moves[position:][: len(moves_made)]
                and not practice.deal.over
            ):
                player, code = played_deal.moves[position + len(moves_made)]
                if player != practice.seat:
                    break
                practice = await shelf.desk.act(practice, code)
                moves_made = [(move.player, move.code) for move in practice.stored.moves]
                followed += 1
    assert followed


@all_tables
@sizes(1, 4)
async def test_every_page_of_a_practice_fits(table: Table, deals: int) -> None:
    names = tuple(worst_name(player) for player in range(table[1]))
    for number, played_deal in enumerate(random_deals(table, deals)):
        rng = Random(number)
        shelf = Shelf(played_deal, names)
        practice = await shelf.start(rng.randrange(len(played_deal.steps) // 2))
        while True:
            for look in LOOKS:
                for more in (False, True):
                    page = practice_page(practice, WORDS, "x" * 200, look, more=more, given=None)
                    check_page_fits(page)
            if practice.deal.over:
                break
            practice = await press_at_random(shelf, practice, rng)


@all_tables
@sizes(2, 12)
async def test_each_page_of_a_replay_offers_practice_from_its_positions(
    table: Table, deals: int
) -> None:
    """Players get positions of their own decisions, others those of all public decisions."""
    for played_deal in random_deals(table, deals):
        shelf = Shelf(played_deal)
        deal = shelf.looked_at
        for player in (None, *range(table[1])):
            positions: set[int] = set()
            for number in range(page_count(deal)):
                extra_controls = play_on_controls(deal, number, player, WORDS)
                page = replay_page(deal, number, WORDS, extra_controls=extra_controls)
                practice_controls = [
                    control for control in page.controls() if control.id.startswith("practise:")
                ]
                buttons = [block for block in practice_controls if isinstance(block, Button)]
                last = number == page_count(deal) - 1
                assert len(buttons) == (not last and (number != TALK or has_talk(played_deal)))
                for way in practice_controls:
                    choices = way.choices if isinstance(way, Select) else (None,)
                    for choice in choices:
                        start = read_start(way.id, (choice.value,) if choice else ())
                        assert start is not None
                        assert start[:2] == (7, 1)
                        positions.add(start.position)
                        if choice is not None or number in (CARDS, TALK):
                            continue
                        assert page_at(deal, start.position) == number
            for turn in deal.turns:
                if turn.secret and player is None:
                    assert turn.position not in positions
                elif player in (None, turn.player) and choices_at(turn) > 1:
                    assert turn.position in positions or turn.trick is not None
            assert all(position < len(played_deal.steps) for position in positions)


def choices_at(turn: Turn) -> int:
    return sum(offer.size for offer in turn.view.offers)


def has_talk(played_deal: RandomDeal) -> bool:
    """Whether the deal has moves, so that its page of talk offers a practice."""
    return bool(played_deal.steps)


def practice_views(deal: Deal, viewer: int | None, template: Practice) -> list[Page]:
    """The pages of a practice of the viewer at this state of the deal."""
    if viewer is None or viewer not in deal.order:
        return []
    practice = replace(
        template, deal=deal, before=deal, stored=replace(template.stored, seat=viewer)
    )
    return [bare_practice_page(practice, WORDS, look=look) for look in LOOKS]


@all_tables
@sizes(1, 8)
async def test_pages_of_a_practice_do_not_change_with_unseen_cards(
    table: Table, deals: int
) -> None:
    compared = 0
    for seed, played_deal in enumerate(random_deals(table, deals)):
        template = await Shelf(played_deal).start(0)
        look = partial(practice_views, template=template)
        compared += check_unseen(played_deal, Random(seed), 4, look)
    assert compared > deals


async def test_practice_seats_dealer_who_sat_out_on_turn() -> None:
    played_deal = numbered_deal(("slovenian", 5), 1)
    (rests,) = set(range(5)) - set(played_deal.end.order)
    practice = await Shelf(played_deal).start(0, USERS + rests)
    assert practice.seat == played_deal.steps[0].player


@sizes(10, 60)
async def test_practice_stops_for_players_who_may_speak_out_of_turn(deals: int) -> None:
    """SLO-OPT-34: at the end of the talk they may answer the last announcement, or pass."""
    stops = 0
    for seed in range(deals):
        rng = Random(seed)
        rules = variant("slovenian").build(
            4, {"free_announcement_order": "on", "announcement_opening": "three_passes"}
        )
        played_deal = random_deal(rules, rng)
        talk = [n for n, step in enumerate(played_deal.steps) if step.deal.free_order]
        for position in talk[:1]:
            for player in range(4):
                practice = await Shelf(played_deal).start(position, USERS + player)
                if not practice.last_word:
                    continue
                stops += 1
                page = bare_practice_page(practice, WORDS)
                assert any(control.id.endswith(f":{GO_ON}") for control in page.controls())
                assert any(
                    "kontra" in control.id or "say" in control.id for control in page.controls()
                )
                assert practice.view.turn != practice.seat
                assert practice.view.offers
    assert stops


# Levels of house players -------------------------------------------------------------------------


def master_table(think: ChooseMove) -> Shelf:
    """A deal of two people, a novice and a master, at a table with level master."""
    shelf = Shelf(numbered_deal(("slovenian", 4), 1), house="- novice - master", think=think)
    shelf.table_.level = "master"
    return shelf


async def finish_practice(practice: Practice, shelf: Shelf) -> Practice:
    """Play a practice to the end by the first offered moves."""
    while not practice.deal.over:
        offer = next(offered for offered in practice.view.offers if offered.size)
        code = encode(practice.deal.rules.pack, offer.nth(0))
        practice = await shelf.desk.act(practice, code)
    return practice


async def test_house_players_of_a_practice_have_the_levels_of_the_deal() -> None:
    """Stand-ins for people have the level of the table."""
    searchers: set[int | None] = set()

    async def think(view: View, seed: int, *_: object) -> str | None:
        searchers.add(view.viewer)
        return None

    shelf = master_table(think)
    practice = await shelf.start(0)
    assert practice.levels == ("master", "novice", "master", "master")
    chairs = practice.info.chairs
    assert [chair.level for chair in chairs if chair.house] == ["novice", "master", "master"]
    await finish_practice(practice, shelf)
    assert searchers == {2, 3}, "the novice does not search, and nobody for the person"


async def test_master_whose_search_fails_plays_by_rules_of_thumb(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def think(view: View, seed: int, *_: object) -> str | None:
        raise RuntimeError("nobody is there")

    shelf = master_table(think)
    assert (await finish_practice(await shelf.start(0), shelf)).deal.over
    assert "a house player of a practice" in caplog.text
