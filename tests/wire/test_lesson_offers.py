"""Lessons offered after real deals: below the score of a person alone, on hands among people."""

import contextlib
import random

from bot.base.database_address import DatabaseAddress
from bot.learning.lessons.library import lessons
from bot.learning.lessons.offers import BEGGAR, LEARN_OFFERED, OFFERED, PLAYERS
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
    next_deal_message,
)

pytestmark = on_each_database

DEALS = 4
"""Deals within which Ana may bid a beggar, whatever the cards."""


class Beggars(OneDeal):
    """People who bid a beggar whenever they may: it stands behind a button with the dear bids."""

    async def move(self, user: User, hand: Body) -> Answer:
        more = [control for control in controls_of(hand) if control.code == "more"]
        if more:
            hand = (await user.click(hand, more[0].id)).message or hand
        return await super().move(user, hand)

    def _choose(self, moves: list[Control]) -> Control:
        beggar = [move for move in moves if move.code.removeprefix(SURE) == "bid:beggar"]
        return beggar[0] if beggar else super()._choose(moves)


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


async def assert_leads_to_lesson(user: User, score: Body, number: str) -> None:
    lesson = lessons("en")[number]
    assert f"Learn: {lesson.title}" in labels(score)
    assert "### Deal " in text_of(score) and score["flags"] & EPHEMERAL
    page = (await user.click(score, f"{LEARN_OFFERED}:{number}")).message
    assert page is not None and f"Lesson {number} · {lesson.title} · 1 of " in text_of(page)


def offer_only(database: DatabaseAddress, user: User, number: str) -> None:
    """Note that a person has been offered all later lessons but one often enough."""
    rows = [(int(user.id), other, MAX_OFFERS, 0, 0) for other in OFFERED if other != number]
    with direct_connection(database) as db:
        for row in rows:
            db.execute(
                'INSERT INTO lesson_offers ("user", lesson, shown, table_id, deal)'
                " VALUES (?, ?, ?, ?, ?)",
                row,
            )


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
    game = Beggars(people[:1], random.Random(4))
    await game.open(deals=DEALS, house=3)
    between = await play_deal(game)
    while "bid:beggar" not in {move.code for move in game.done}:
        await Game.ask_for_next(game, between)
        between = await play_deal(game)
    ((score, number),) = offers(await people[0].wait_for(offers))
    assert number == BEGGAR
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
