"""Steps of a challenge in tests of the desk: sent, played, judged, looked at."""

import json

from bot.contests.challenges.pages import DUEL
from bot.contests.challenges.results import result_of
from bot.contests.challenges.service import ChallengeOptions
from bot.contests.core.judging import NO_VERDICT
from bot.games.forms import DEFAULT_FORM
from bot.kit.page import Page
from bot.kit.wishes import Public, Shown
from tests.bot.contests.contest import HERE, PEOPLE, Contests, moves_on
from tests.bot.discord.answering import press_on
from tests.bot.world import ANA, BOR

DEALS = 2


async def send_challenge(
    contests: Contests,
    other: int = BOR,
    user: int = ANA,
    deals: int = DEALS,
    counts: str | None = None,
) -> Page:
    """Ana challenges Bor."""
    wish = ChallengeOptions(DEFAULT_FORM, deals=deals, counts=counts)
    shown = await contests.desk.challenges.ask(PEOPLE[user], HERE, f"<@{other}>", wish)
    assert isinstance(shown, Public)
    return shown.page


async def press_control(
    contests: Contests, user: int, wish: str, number: int = 1, *, private: bool = True
) -> Shown:
    control = f"{DUEL}:{wish}:{number}"
    shown = await press_on([contests], PEOPLE[user], HERE, control, private=private)
    assert shown is not None
    return shown


async def page_of(contests: Contests, user: int, wish: str, number: int = 1) -> Page:
    page = (await press_control(contests, user, wish, number)).page
    assert page is not None
    return page


async def play_deals(contests: Contests, user: int, deals: int = DEALS, place: int = 0) -> Page:
    """Play this many deals, always choosing the offer at the same place."""
    for _ in range(deals):
        page = await page_of(contests, user, "play")
        while moves := moves_on(page):
            page = await contests.press(user, moves[place])
    return page


async def points(contests: Contests, user: int) -> list[int | None]:
    """How far somebody was ahead in each deal."""
    tries = [attempt for attempt in await contests.rows.tries_of(1) if attempt.person == user]
    return [None if attempt.points is None else result_of(attempt) for attempt in tries]


DEAR, CHEAP = 9.26, -0.31
"""The cost of the decisions in a deal, in points."""


async def judge_tries(
    contests: Contests, user: int, *costs: float | None, contest: int = 1, error: float = 0.0
) -> None:
    """All of somebody's tries have been judged; None: they can't be."""
    tries = [entry for entry in await contests.rows.tries_of(contest) if entry.person == user]
    for stored, cost in zip(tries, costs, strict=True):
        verdict = NO_VERDICT if cost is None else judged(cost, error)
        await contests.rows.note_verdict(stored.entry, verdict)


def judged(cost: float, error: float) -> str:
    """A verdict as it is stored."""
    return json.dumps({"squares": [0, 0, 0, 0], "cost": cost, "error": error})


async def both_played(contests: Contests, counts: str | None = None) -> None:
    """Ana and Bor have played a challenge; their decisions haven't been judged."""
    await send_challenge(contests, counts=counts)
    await press_control(contests, BOR, "accept")
    await play_deals(contests, ANA)
    await play_deals(contests, BOR, place=-1)


async def wish_text(contests: Contests, user: int, wish: str = "show") -> str:
    return (await page_of(contests, user, wish)).text
