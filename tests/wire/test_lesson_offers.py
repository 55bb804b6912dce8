"""Lessons offered after real deals: below the score of a person alone, on hands among people."""

import contextlib
import random
import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import pytest

from bot.base.database_address import DatabaseAddress
from bot.learning.lessons.library import lessons
from bot.learning.lessons.offers import (
    BEGGAR,
    BONUSES,
    DEFENCE,
    KLOP,
    KONTRA,
    LEARN_OFFERED,
    MOND,
    OFFERED,
    PAGAT,
    PLAYERS,
    RADLI,
    SOLO,
)
from bot.learning.lessons.rows import MAX_OFFERS
from sandbox import Answer, Body, BotProcess, User, controls, text_of
from tests.databases import direct_connection, on_each_database
from tests.wire.bot_players import DealOver, OneDeal
from tests.wire.playing import (
    EPHEMERAL,
    SURE,
    Control,
    Game,
    controls_of,
    labels,
    newest_message_with,
    next_deal_message,
    press_on_board,
)

pytestmark = on_each_database

DEALS = 20
"""Deals within which everything comes up, whatever the cards."""


@dataclass
class Purposeful(OneDeal):
    """People who make the first of some moves that they may make, and avoid others."""

    wishes: tuple[str, ...] = ()
    """Beginnings of codes, the dearest first. Dear bids stand behind a button."""
    avoided: tuple[str, ...] = ()
    """Codes of moves that are made only where there is no other."""

    async def move(self, user: User, hand: Body) -> Answer:
        shown = controls_of(hand)
        more = [control for control in shown if control.code == "more"]
        if more and self._wished([control for control in shown if control.moves]) is None:
            hand = (await user.click(hand, more[0].id)).message or hand
        return await super().move(user, hand)

    def _choose(self, moves: list[Control]) -> Control:
        wished = self._wished(moves)
        if wished is not None:
            return wished
        others = [move for move in moves if move.code not in self.avoided]
        return super()._choose(others or moves)

    def _wished(self, moves: list[Control]) -> Control | None:
        for wish in self.wishes:
            for move in moves:
                if move.code.removeprefix(SURE).startswith(wish):
                    return move
        return None


class Occasion(NamedTuple):
    """A way to make the matter of a lesson come up."""

    wishes: tuple[str, ...] = ()
    avoided: tuple[str, ...] = ()
    sign: str = ""
    """Beginning of the code of a move that makes it come up; empty: chance has a part in it."""
    players: int = 4


ALONE = {
    SOLO: Occasion(wishes=("bid:solo_three", "bid:solo_"), sign="bid:solo_"),
    RADLI: Occasion(wishes=("bid:beggar",), sign="bid:beggar"),
    PLAYERS: Occasion(players=5),
    DEFENCE: Occasion(wishes=("pass",)),
    KONTRA: Occasion(wishes=("kontra:", "pass"), sign="kontra:"),
    BONUSES: Occasion(wishes=("say:trula", "bid:three", "pass")),
}
"""By lesson what Ana does alone with the house."""
AMONG_PEOPLE = {
    KLOP: Occasion(wishes=("pass", "bid:klop"), sign="bid:klop"),
    MOND: Occasion(wishes=("pass", "bid:klop", "play:T21"), sign="play:T21"),
    PAGAT: Occasion(wishes=("pass", "bid:three"), avoided=("play:T1",)),
}
"""By lesson what all four people do."""
IN_THE_USUAL_RUN = (SOLO, RADLI, PLAYERS, KLOP)


def each_of(numbers: Collection[str]) -> pytest.MarkDecorator:
    """Parametrise by lessons: all of them only in ``make long``."""

    def parameter(number: str) -> Any:
        return pytest.param(number, marks=[] if number in IN_THE_USUAL_RUN else pytest.mark.long)

    return pytest.mark.parametrize("number", [parameter(number) for number in numbers])


def offers(messages: list[Body]) -> list[tuple[Body, str]]:
    """The messages that lead to a lesson that is offered, each with its number."""
    return [
        (message, control["custom_id"].rpartition(":")[2])
        for message in messages
        for control in controls(message)
        if control["custom_id"].startswith(f"{LEARN_OFFERED}:")
    ]


async def play_deal(game: OneDeal) -> Body:
    """Play until the deal is over; the message that waits for the next one."""
    with contextlib.suppress(DealOver):
        await game.play()
    alone = len(game.people) == 1
    seen = await game.people[0].wait_for(lambda ms: next_deal_message(ms, alone=alone))
    between = next_deal_message(seen, alone=alone)
    assert between is not None
    return between


def alone(user: User, occasion: Occasion) -> Purposeful:
    """A person alone with the house who brings something about."""
    return Purposeful((user,), random.Random(4), wishes=occasion.wishes, avoided=occasion.avoided)


def has_done(game: Game, sign: str) -> bool:
    """Whether somebody has made a move whose code begins so."""
    return any(move.code.startswith(sign) for move in game.done)


def private_score(messages: list[Body], deal: int) -> Body | None:
    """The private page of somebody alone with the house, once it shows the score of a deal."""
    private = [message for message in messages if message["flags"] & EPHEMERAL]
    page = newest_message_with("next", private)
    return page if page and re.search(rf"### Deal {deal}\b", text_of(page)) else None


async def play_to_score(game: OneDeal, deal: int) -> Body:
    """Play a deal alone with the house; the private page with its score."""
    await play_deal(game)
    score_shown = partial(private_score, deal=deal)
    score = score_shown(await game.people[0].wait_for(score_shown))
    assert score is not None
    return score


async def play_until_it_comes_up(game: OneDeal, sign: str) -> Body:
    """Play deals until a lesson is offered; the score below which it is.

    ``sign``: beginning of the code of the move after which it is offered, and not before.
    """
    for deal in range(1, DEALS + 1):
        score = await play_to_score(game, deal)
        if sign:
            assert bool(offers([score])) == has_done(game, sign)
        if offers([score]):
            return score
        await Game.ask_for_next(game, score)
    raise AssertionError(f"no lesson is offered below {DEALS} deals")


async def assert_leads_to_lesson(user: User, score: Body, number: str) -> None:
    lesson = lessons("en")[number]
    assert f"Learn: {lesson.title}" in labels(score)
    assert "### Deal " in text_of(score) and score["flags"] & EPHEMERAL
    page = (await user.click(score, f"{LEARN_OFFERED}:{number}")).message
    assert page is not None and f"Lesson {number} · {lesson.title} · 1 of " in text_of(page)


def offer_only(database: DatabaseAddress, user: User, number: str) -> None:
    """Note that a person has been offered all later lessons but this often enough."""
    rows = [(int(user.id), other, MAX_OFFERS, 0, 0) for other in OFFERED if other != number]
    with direct_connection(database) as db:
        for row in rows:
            db.execute(
                'INSERT INTO lesson_offers ("user", lesson, shown, table_id, deal)'
                " VALUES (?, ?, ?, ?, ?)",
                row,
            )


def note_done(database: DatabaseAddress, user: User, number: str) -> None:
    """Note that a person has done a lesson."""
    with direct_connection(database) as db:
        row = (int(user.id), number)
        db.execute('INSERT INTO lessons_done ("user", lesson) VALUES (?, ?)', row)


async def test_deal_of_three_players_leads_from_its_score_to_their_lesson(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    del bot
    game = OneDeal(people[:1], random.Random(4))
    await game.open(deals=DEALS, house=2, players=3)
    await play_deal(game)
    ((score, number),) = offers(await people[0].wait_for(offers))
    assert number == PLAYERS
    await assert_leads_to_lesson(people[0], score, PLAYERS)


async def test_bid_of_a_beggar_leads_from_its_score_to_the_lesson(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    await bot.stop()
    offer_only(database, people[0], BEGGAR)
    await bot.start()
    game = alone(people[0], ALONE[RADLI])
    await game.open(deals=DEALS, house=3)
    score = await play_until_it_comes_up(game, "bid:beggar")
    await assert_leads_to_lesson(people[0], score, BEGGAR)


async def test_lesson_of_a_deal_among_people_is_offered_on_their_hands_of_the_next(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    """All read the score: there nothing is offered."""
    del bot
    game = OneDeal(people[:2], random.Random(4))
    await game.open(deals=DEALS, house=1, players=3)
    between = await play_deal(game)
    assert not offers([between])
    await Game.ask_for_next(game, between)
    await game.step()
    for user in game.people:
        for message, number in offers(await user.wait_for(offers)):
            assert number == PLAYERS and message["flags"] & EPHEMERAL


@each_of(ALONE)
async def test_matter_of_a_lesson_leads_from_the_score_to_it(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress, number: str
) -> None:
    await bot.stop()
    offer_only(database, people[0], number)
    await bot.start()
    occasion = ALONE[number]
    game = alone(people[0], occasion)
    await game.open(deals=DEALS, house=occasion.players - 1, players=occasion.players)
    score = await play_until_it_comes_up(game, occasion.sign)
    assert [offered for _, offered in offers([score])] == [number]
    await assert_leads_to_lesson(people[0], score, number)


async def test_offer_that_nobody_follows_stands_below_two_deals(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    """Each of the three deals has a beggar, and changes the radli."""
    assert await offers_of_beggars(bot, people[0], database) == [1, 1, 0]


async def test_lesson_opened_from_a_score_is_not_offered_below_the_next(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    assert await offers_of_beggars(bot, people[0], database, follows=True) == [1, 0, 0]


async def test_lesson_that_is_done_is_not_offered(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    note_done(database, people[0], RADLI)
    assert await offers_of_beggars(bot, people[0], database, deals=1) == [0]


async def offers_of_beggars(
    bot: BotProcess,
    user: User,
    database: DatabaseAddress,
    *,
    deals: int = MAX_OFFERS + 1,
    follows: bool = False,
) -> list[int]:
    """Play deals until a beggar was played in some of them: the offers of radli below those.

    ``follows``: whether the person opens an offered lesson.
    """
    await bot.stop()
    offer_only(database, user, RADLI)
    await bot.start()
    game, numbers = alone(user, ALONE[RADLI]), list[int]()
    await game.open(deals=deals + DEALS, house=3)
    for deal in range(1, deals + DEALS):
        game.done.clear()
        score = await play_to_score(game, deal)
        offered = offers([score])
        if has_done(game, "bid:beggar"):
            numbers.append(len(offered))
        for message, number in offered if follows else ():
            await assert_leads_to_lesson(user, message, number)
        if len(numbers) == deals:
            break
        await Game.ask_for_next(game, score)
    return numbers


@each_of(AMONG_PEOPLE)
async def test_matter_of_a_lesson_among_people_leads_to_it_from_hands_of_those_who_need_it(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress, number: str
) -> None:
    """Ana has done the lesson; the mond is the matter of its player alone."""
    await bot.stop()
    for user in people:
        offer_only(database, user, number)
    note_done(database, people[0], number)
    await bot.start()
    occasion = AMONG_PEOPLE[number]
    game = Purposeful(people, random.Random(4), wishes=occasion.wishes, avoided=occasion.avoided)
    await game.open(deals=DEALS)
    learners = set[User]()
    for deal in range(1, DEALS):
        between = await play_deal(game)
        assert not offers([between])
        concerned = users_concerned(database, deal, number)
        learners = {user for user in people[1:] if int(user.id) in concerned}
        if learners:
            break
        await Game.ask_for_next(game, between)
    assert learners
    await Game.ask_for_next(game, between)
    await game.step()
    for user in learners:
        offered = offers(await user.wait_for(offers))
        assert {lesson for _, lesson in offered} == {number}
        assert all(message["flags"] & EPHEMERAL for message, _ in offered)
    for user in set(people) - learners:
        hand = await press_on_board(user, "hand")
        assert hand.message is not None and not offers([hand.message])


def users_concerned(database: DatabaseAddress, deal: int, number: str) -> set[int]:
    """The people for whom the matter of a lesson has come up in a deal, by its moves."""
    with direct_connection(database) as db:
        query = 'SELECT "user", code FROM moves WHERE deal = ? ORDER BY seq'
        moves = db.execute(query, (deal,)).fetchall()
    users = {user for user, _ in moves if user is not None}
    if number == PAGAT:
        return users if "play:T1" in {code for _, code in moves[-4:]} else set()
    sign = AMONG_PEOPLE[number].sign
    signed = {user for user, code in moves if code == sign}
    return users if number == KLOP and signed else signed
