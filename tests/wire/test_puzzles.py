"""Puzzles through Discord's wire: wherever people are, and with the bot killed between presses."""

import pytest

from bot.games.info import PRACTICE
from bot.kit.controls import read_click
from bot.learning.puzzles.pages import BACK, HANDS, NEXT, TRICKS, TRY
from bot.learning.puzzles.tables import PUZZLE
from sandbox import Body, BotProcess, Sandbox, User, controls, text_of
from search.puzzles.puzzle import SAME
from tests.bot.learning.puzzles.solving import read_puzzles_of_tests
from tests.databases import on_each_database
from tests.wire.table_steps import move_to_place

pytestmark = on_each_database

PUZZLES = read_puzzles_of_tests().puzzles


def codes(page: Body) -> dict[str, str]:
    """The custom_ids of a puzzle's buttons by their codes."""
    ids = [control["custom_id"] for control in controls(page)]
    clicks = {custom_id: read_click(custom_id, PUZZLE) for custom_id in ids}
    return {click.code: custom_id for custom_id, click in clicks.items() if click is not None}


def right_codes(page: Body) -> set[str]:
    """The codes of the right answers of the puzzle on a page."""
    number = next(iter(codes(page).values())).split(":")[1]
    answers = PUZZLES[f"{int(number):08x}"].answers
    return {answer.code for answer in answers if answer.is_right}


async def open_puzzle(user: User, **options: str) -> Body:
    """Type the command; only this person sees its page."""
    answer = await user.slash("tarok puzzles", **options)
    assert answer.message is not None
    assert answer.ephemeral
    return answer.message


async def press(user: User, page: Body, code: str) -> Body:
    """Press a button; the page is redrawn in the message."""
    answer = await user.click(page, codes(page)[code])
    assert answer.message is not None
    assert answer.message["id"] == page["id"]
    return answer.message


async def click_start(user: User, page: Body, start: str) -> Body:
    """Press the first button whose custom_id begins so; the page is redrawn in the message."""
    ids = (control["custom_id"] for control in controls(page))
    answer = await user.click(page, next(each for each in ids if each.startswith(start)))
    assert answer.message is not None
    assert answer.message["id"] == page["id"]
    return answer.message


@pytest.mark.parametrize("place", ["", "Bot", "foreign"], ids=["server", "direct", "installed"])
async def test_puzzle_is_answered_voted_on_and_left_in_one_message(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, place: str
) -> None:
    ana = people[0]
    if place:
        await move_to_place(place, sandbox, ana)
    page = await open_puzzle(ana)
    assert "Puzzle · Slovenian tarok · 6 puzzles" in text_of(page)
    page = await press(ana, page, TRICKS)
    wrong = next(code for code in codes(page) if code not in {*right_codes(page), SAME, TRICKS})
    page = await press(ana, page, wrong)
    assert "Wrong:" in text_of(page) and "Why:" in text_of(page)
    page = await press(ana, page, HANDS)
    practice = await click_start(ana, page, TRY)
    assert "Practice · puzzle" in text_of(practice)
    page = await click_start(ana, practice, BACK)
    page = await press(ana, page, "down")
    assert "Wrong:" in text_of(page)
    page = await press(ana, page, NEXT)
    page = await press(ana, page, next(iter(right_codes(page))))
    assert "Right:" in text_of(page)


async def test_answer_survives_a_kill_of_the_bot(bot: BotProcess, people: tuple[User, ...]) -> None:
    ana = people[0]
    page = await open_puzzle(ana)
    page = await press(ana, page, SAME)
    text = text_of(page)
    await bot.kill()
    await bot.start()
    page = await press(ana, page, "up")
    assert text_of(page) == text
    practice = await click_start(ana, page, TRY)
    await bot.kill()
    await bot.start()
    moved = await click_start(ana, practice, f"{PRACTICE}:")
    assert "Practice · puzzle" in text_of(moved)
    page = await click_start(ana, moved, BACK)
    assert text_of(page) == text
    page = await press(ana, page, NEXT)
    assert SAME in codes(page)


async def test_themes_are_suggested_and_games_without_puzzles_refused(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    assert bot
    assert "no puzzles of this game yet" in text_of(await open_puzzle(people[0], game="taper"))
    suggested = await people[0].autocomplete("tarok puzzles", "theme")
    assert [choice["value"] for choice in suggested][:2] == ["draw", "pagat"]
