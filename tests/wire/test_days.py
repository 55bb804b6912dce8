"""A person's days through Discord's wire: from a result to the calendar, and back to the deals."""

import random

from sandbox import BotProcess, User, text_of
from tests.databases import on_each_database
from tests.wire.conftest import ONE_DAY
from tests.wire.contest_steps import open_daily_deal, play_try
from tests.wire.playing import labels

pytestmark = [on_each_database, ONE_DAY]


async def test_days_lead_from_a_result_through_all_pages(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    del bot
    ana, bor = people[:2]
    page = await play_try(ana, await open_daily_deal(ana), random.Random(1))
    for label, said in (
        ("My days", "My days · "),
        ("Records", "Days played: **1**"),
        ("Decisions", "nothing to show yet"),
        ("Calendar", "Deals finished on one day."),
        ("Today's deals", "Deals of day"),
        ("My days", "My days · "),
    ):
        answer = await ana.press(page, label)
        assert answer.message is not None and answer.ephemeral
        page = answer.message
        assert said in text_of(page)
    assert not {"♠", "♥", "♦", "♣"} & {*text_of(page)}

    profile = (await bor.slash("tarok profile")).message
    assert profile is not None
    empty = (await bor.press(profile, "My days")).message
    assert empty is not None and "haven't played a deal of the day yet" in text_of(empty)
    assert labels(empty) == {"Today's deals"}
