"""Later lessons are offered below the score of a deal in which their matter came up."""

import asyncio
from functools import cache

import pytest

from bot.games.info import Chair
from bot.kit.look import TEXT
from bot.kit.page import Button
from bot.kit.wishes import Aside
from bot.learning.lessons.library import lessons
from bot.learning.lessons.offers import (
    KLOP,
    LEARN_OFFERED,
    OFFERED,
    LessonOffers,
    OffersAmongPeople,
    occasions,
)
from bot.learning.lessons.rows import MAX_OFFERS, LessonRows
from bot.tables.model.house_moves import move_by_thumb
from bot.tables.model.table import Finished, Table
from engine import DECLARING, Bid, View, observe
from tests.bot.discord.answering import press_on
from tests.bot.learning.learners import Learner
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, page_of
from tests.bot.tables.drawing import drawn_hand
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, GUILD, World
from tests.laws.playing import numbered_deal
from tests.pages.drawn import WORDS


@cache
def ends(deals: int = 150) -> tuple[View, ...]:
    """The public ends of deals with random moves, of four players and a few of others."""
    tables = [*[4] * deals, *[3, 5] * 5]
    every = [numbered_deal(("slovenian", size), number).end for number, size in enumerate(tables)]
    return tuple(observe(deal, None) for deal in every if deal.playing is not None)


def occasion_of(number: str, view: View, player: int) -> bool:
    """Whether the matter of a lesson came up for a player, found otherwise than in the bot."""
    rules, settlement = view.rules, view.settlement
    assert settlement is not None
    match number:
        case "6":
            return view.contract is not None and view.contract.key == "klop"
        case "7":
            return any(
                trick.player_of(card, view.order) == player
                for trick in view.tricks
                for card in trick.cards
                if rules.pack.code(card) == "T21"
            )
        case "8":
            full = len(view.tricks) == 12
            return full and any(rules.pack.code(card) == "T1" for card in view.tricks[-1].cards)
        case "9":
            return view.declarer is not None and view.sides[player] != DECLARING
        case "10":
            return max((item.level for item in view.items), default=0) > 0
        case "12":
            return bool(bids_of(view) & {"beggar", "open_beggar"})
        case "13":
            return bool(bids_of(view) & SOLOS[rules.players])
        case "14":
            return view.carry.compulsory or (rules.players != 3 and changes_radli(view))
        case "15":
            return rules.players != 4
    return any("bonus" in line.facts for line in settlement.lines)


VALATS = {"color_valat_without", "valat_without"}
WITHOUT_PARTNER = {"solo_three", "solo_two", "solo_one", "solo_without", *VALATS}
SOLOS = {3: {"three", "two", "one"}, 4: WITHOUT_PARTNER, 5: WITHOUT_PARTNER}
"""By the number of players: the bids of a player who wants tricks, and has no partner."""


def bids_of(view: View) -> set[str]:
    """The contracts that were bid."""
    return {action.key for _, action in view.bids if isinstance(action, Bid)}


def changes_radli(view: View) -> bool:
    """Whether everybody gets a radlo for a deal (SLO-RAD-1), or one is struck (SLO-RAD-3)."""
    assert view.contract is not None and view.settlement is not None
    if view.settlement.made and view.declarer in view.doubled:
        return True
    normal = {"three", "two", "one", "solo_three", "solo_two", "solo_one"}
    bonuses = {line.facts.get("bonus") for line in view.settlement.lines}
    return view.contract.key not in normal or "valat" in bonuses


@pytest.mark.parametrize("number", OFFERED)
def test_lesson_fits_the_deals_in_which_its_matter_came_up(number: str) -> None:
    outcomes = set()
    for view in ends():
        for player in view.order:
            expected = occasion_of(number, view, player)
            assert (number in occasions(view, player)) == expected
            outcomes.add(expected)
    assert outcomes == {False, True}


def test_deal_without_a_contract_fits_no_lesson() -> None:
    view = observe(numbered_deal(("slovenian", 4), 0).steps[0].deal, None)
    assert not list(occasions(view, 0))


async def start_alone(world: World) -> Table:
    """A match of Ana and the house, without an end."""
    table = await world.tables.lobbies.open(
        guild=GUILD,
        channel=CHANNEL,
        founder=Chair("Ana", ANA),
        game="slovenian",
        players=4,
        options={},
        length=50,
        language="en",
    )
    await world.tables.lobbies.fill(table, ANA)
    return table


async def end_of_next_deal(world: World, table: Table) -> Finished:
    """Play a deal out by rules of thumb."""
    await world.ask_for_next_deal(table)
    number = table.deals
    while table.live is not None and table.deals == number:
        assert table.turn is not None
        code = move_by_thumb(table.view(table.turn))
        if table.awaited is None or table.has_no_choice:
            await world.tables.play.act_for_house(table, table.seq, code)
        else:
            await world.tables.play.act(table, ANA, code, table.shown_seq(table.turn))
    ended = next(event for event in reversed(world.events) if isinstance(event, Finished))
    assert ended.told == number
    return ended


async def offered_below(world: World, table: Table, ended: Finished) -> list[str]:
    """The lessons offered below the private score of a deal."""
    draw = await world.pages.private_ending(table, ended)
    buttons = [control for control in draw(WORDS, TEXT).controls() if isinstance(control, Button)]
    offers = [button for button in buttons if button.id.startswith(LEARN_OFFERED)]
    numbers = [button.id.rpartition(":")[2] for button in offers]
    titles = [f"Learn: {lessons('en')[number].title}" for number in numbers]
    assert [button.label for button in offers] == titles
    return numbers


async def test_score_offers_the_first_lesson_that_fits_below_two_deals_each(world: World) -> None:
    table = await start_alone(world)
    shown = dict.fromkeys(OFFERED, 0)
    while min(shown.values()) < MAX_OFFERS and table.deals < 40:
        ended = await end_of_next_deal(world, table)
        fitting = occasions(ended.view, table.seat_of(ANA))
        expected = [number for number in fitting if shown[number] < MAX_OFFERS][:1]
        assert await offered_below(world, table, ended) == expected
        assert await offered_below(world, table, ended) == expected, "drawn again"
        for number in expected:
            shown[number] += 1
    assert sum(shown.values()) > MAX_OFFERS


async def test_lessons_that_are_opened_or_done_are_not_offered(world: World) -> None:
    table, learner = await start_alone(world), Learner(world)
    for number in OFFERED:
        await learner.rows.begin(ANA, number, f"{number}.1", 1)
    for _ in range(4):
        assert not await offered_below(world, table, await end_of_next_deal(world, table))


async def test_offered_lesson_opens_beside_the_score(world: World) -> None:
    learner = Learner(world)
    shown = await press_on([learner.desk], PEOPLE[ANA], HERE, f"{LEARN_OFFERED}:{KLOP}")
    assert isinstance(shown, Aside) and lessons("en")[KLOP].title in page_of(shown).text
    assert await LessonRows(world.store).offer(ANA, (KLOP,), 1, 1) is None


async def test_public_score_offers_no_lesson(world: World) -> None:
    table = await world.start_table(1)
    assert {chair.user for chair in table.chairs} == {ANA, BOR, CILKA, DANE}
    await world.play_moves(table)
    ended = next(event for event in world.events if isinstance(event, Finished))
    draw = await world.pages.ending(table, ended)
    assert not any(control.id.startswith(LEARN_OFFERED) for control in draw(WORDS).page.controls())
    assert not await offered_below(world, table, ended)


async def test_people_are_offered_a_lesson_on_their_own_hands_of_the_next_deal(
    world: World,
) -> None:
    """Each the lesson about what happened to them, until the deal after it."""
    among = OffersAmongPeople(LessonOffers(LessonRows(world.store)), world.tables.register)
    among.start()
    table = await world.start_table(8)
    seen = set()
    for _ in range(6):
        await world.finish_deal(table)
        while tasks := among._background.running:
            await asyncio.wait(tasks)
        ended = next(event for event in reversed(world.events) if isinstance(event, Finished))
        await world.ask_for_next_deal(table)
        for user in (ANA, BOR, CILKA, DANE):
            player = table.seat_of(user)
            numbers = [number.rpartition(":")[2] for number in offered_on_hand(table, user)]
            assert set(numbers) <= set(occasions(ended.view, player)) and len(numbers) <= 1
            offer = table.lesson_offers.get(user)
            assert bool(numbers) == (offer is not None and offer.deal == ended.told)
            seen |= {(user, number) for number in numbers}
    assert len({user for user, _ in seen}) > 1
    await among.close()


def offered_on_hand(table: Table, user: int) -> list[str]:
    """The custom_ids of lessons that a person's hand leads to."""
    page = drawn_hand(table, user)
    return [control.id for control in page.controls() if control.id.startswith(LEARN_OFFERED)]
