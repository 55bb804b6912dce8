"""Playing on from any position of any deal: to its end, by what is offered, and nothing is told."""

from collections import Counter
from random import Random

import pytest

from bot.interactions.practice import read_start
from bot.interactions.press import Click, move_of, read_click
from bot.pages.page import Button, Page, Select
from bot.pages.play_on import CARDS, PLAY, TALK, step_at
from bot.pages.practice import practice_page
from bot.pages.replay import replay, steps
from bot.tables.denied import Denied, Stale
from bot.tables.foregone import foregone
from bot.tables.info import PRACTICE
from bot.tables.practice import GO_ON, Practice
from engine import act, decode, observe
from sandbox.limits import LAYOUT, check_message
from tests.laws.playing import TABLES, Played, any_of, numbered, random_deal, rules_by_chance
from tests.pages.drawn import LOOKS, WORDS, payload, worst_name
from tests.pages.practised import BYSTANDER, USERS, Shelf

Table = tuple[str, int]
all_tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")


def deals(table: Table, seeds: int) -> list[Played]:
    """Random deals, every other one with options by chance."""
    found = []
    for seed in range(seeds):
        rng = Random(f"practice {table} {seed}")
        by_chance = seed % 2
        found.append(
            random_deal(rules_by_chance(table, rng), rng) if by_chance else numbered(table, seed)
        )
    return [played for played in found if played.steps]


def clicks(page: Page, practice: Practice, rng: Random) -> list[Click]:
    """What can be pressed on a page of a practice that makes a move, or asks about one."""
    found = []
    for control in page.controls():
        values: tuple[str, ...] = ()
        if isinstance(control, Select):
            values = tuple(c.value for c in rng.sample(control.choices, control.least))
        click = read_click(control.id, values, PRACTICE)
        if click is None:
            assert read_start(control.id) or control.id.startswith("replay:")
            continue
        assert click.table == practice.stored.id and click.seq == practice.info.seq
        found.append(click)
    return found


def move_in(click: Click) -> str:
    return move_of(click).removeprefix("sure:")


async def step(shelf: Shelf, practice: Practice, rng: Random) -> Practice:
    """Press something by chance."""
    page = practice_page(practice, WORDS)
    codes = [
        move_in(click)
        for click in clicks(page, practice, rng)
        if click.code not in ("hand", "last", "out", "more", "why")
    ]
    if not codes:  # all choices are rare ones
        codes = [
            move_in(click)
            for click in clicks(practice_page(practice, WORDS, more=True), practice, rng)
            if click.code not in ("hand", "last", "out", "more", "why")
        ]
    code = rng.choice(codes)
    if code == GO_ON:
        return await shelf.desk.let_pass(practice)
    return await shelf.desk.act(practice, code)


@all_tables
async def test_every_practice_can_be_played_to_its_end(table: Table) -> None:
    """By what stands on its pages; found again it is as it was, and old pages are stale."""
    seen: Counter[str] = Counter()
    for number, played in enumerate(deals(table, 30)):
        rng, shelf = Random(number), Shelf(played)
        position = rng.randrange(len(played.steps))
        user = rng.choice([*range(USERS, USERS + table[1]), BYSTANDER])
        practice = await shelf.start(position, user)
        while not practice.deal.over:
            seen[practice.view.phase] += 1
            assert practice.view.offers
            assert practice.last_word or not foregone(practice.deal)
            again = await shelf.desk.find(user, practice.stored.id, 1)
            assert again == practice
            after = await step(shelf, practice, rng)
            assert after.info.seq == practice.info.seq + 1
            with pytest.raises(Stale):
                await step(shelf, practice, rng)
            practice = after
        text = practice_page(practice, WORDS).text
        assert "in the match it was" in text
    assert seen["play"]


@all_tables
async def test_all_that_was_played_in_the_match_can_be_played_again(table: Table) -> None:
    """As long as the house does for the others what they did."""
    followed = 0
    for number, played in enumerate(deals(table, 12)):
        shelf = Shelf(played)
        for position in range(0, len(played.steps), 7):
            user = USERS + played.steps[position].player
            practice = await shelf.start(position, user)
            made = [(move.player, move.code) for move in practice.stored.moves]
            while made == played.moves[position:][: len(made)] and not practice.deal.over:
                player, code = played.moves[position + len(made)]
                if player != practice.seat:
                    break
                practice = await shelf.desk.act(practice, code)
                made = [(move.player, move.code) for move in practice.stored.moves]
                followed += 1
        del number
    assert followed


@all_tables
async def test_every_page_of_a_practice_fits(table: Table) -> None:
    names = tuple(worst_name(player) for player in range(table[1]))
    for number, played in enumerate(deals(table, 4)):
        rng, shelf = Random(number), Shelf(played, names)
        practice = await shelf.start(rng.randrange(len(played.steps) // 2))
        while True:
            for look in LOOKS:
                for more in (False, True):
                    page = practice_page(practice, WORDS, "x" * 200, look, more=more)
                    sent = payload(page)
                    check_message(sent, LAYOUT | int(sent.get("flags") or 0))
            if practice.deal.over:
                break
            practice = await step(shelf, practice, rng)
