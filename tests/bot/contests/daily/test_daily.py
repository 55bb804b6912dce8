"""The daily deal, by pages only: one try, the same cards, and what is told when."""

from contextlib import AbstractContextManager
from unittest.mock import patch

import pytest

from bot.contests.core.comparing import MIN_COMPARED
from bot.contests.daily.ladder_rows import LadderRows, Marked, RankedTry
from bot.contests.daily.service import DAY, games, headline, opening_time
from bot.features import PERSONAL
from bot.kit.errors import Denied
from bot.kit.page import Page
from bot.kit.wishes import Public
from bot.learning.puzzles.pages import PUZZLE_OF_DAY
from bot.privacy.rows import PrivacyRows
from engine import View, actions_of, encode
from tests.bot.contests.contest import HERE, PEOPLE, TODAY, Contests, add_ghost_results, moves_on
from tests.bot.discord.answering import press_on
from tests.bot.learning.puzzles.solving import add_puzzles
from tests.bot.tables.desk.desk_parts import page_of
from tests.bot.world import ANA, BOR, GUILD, World


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


def ids(page: Page) -> list[str]:
    return [control.id for control in page.controls()]


async def test_daily_result_without_comparison_is_not_shareable(contests: Contests) -> None:
    contest = await contests.contest(*headline(TODAY))
    page = await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    assert "Too few house players" in page.text and "`Tarok" not in page.text
    assert not [custom_id for custom_id in ids(page) if custom_id.startswith("daily:share:")]
    with pytest.raises(Denied, match="nothing-to-share"):
        await contests.wish(ANA, "daily:share:1")
    await add_ghost_results(contests, contest, number=MIN_COMPARED - 1)
    assert "Too few house players" in (await contests.wish(ANA, "daily:result:1")).text
    await add_ghost_results(contests, contest)
    page = await contests.wish(ANA, "daily:result:1")
    assert "`Tarok 700" in page.text
    assert [custom_id for custom_id in ids(page) if custom_id.startswith("daily:share:")]


async def test_result_of_a_closed_deal_with_few_ghosts_promises_no_more(
    contests: Contests,
) -> None:
    """An earlier release has counted the first try."""
    contest = await contests.contest(*headline(TODAY))
    for user in (ANA, BOR):
        await contests.play_to_end(user, await contests.open_try(user, contest))
    ladders, done = LadderRows(contests.store), RankedTry(1, ANA, GUILD, "Ana", 0)
    await ladders.rank("daily", (GUILD,), done, Marked(1, 70, None, 1.0), ())
    await contests.close()
    counted, other = [
        (await contests.wish(user, f"daily:result:{entry}")).text
        for user, entry in ((ANA, 1), (BOR, 2))
    ]
    assert "On ladders your result counts as better than 70%." in counted
    assert "so your result has no percentile." in other
    assert "look again" not in counted + other


async def test_daily_try_from_command_to_shared_line(contests: Contests) -> None:
    shown = await contests.desk.daily.today(PEOPLE[ANA], HERE)
    assert "one try" in shown.page.text
    way = next(control for control in shown.page.controls() if control.id.startswith("daily:open:"))
    await add_ghost_results(contests, await contests.contest(*headline(TODAY)))
    page = await contests.play_to_end(ANA, await contests.press(ANA, way))
    assert "You made" in page.text and "Tarok 700" in page.text
    share = next(control for control in page.controls() if control.id.startswith("daily:share:"))
    public = await press_on([contests], PEOPLE[ANA], HERE, share.id)
    assert isinstance(public, Public)
    assert public.page.text.startswith("**Ana** · Tarok 700")
    again = await contests.desk.daily.today(PEOPLE[ANA], HERE)
    assert again.page == page, "there is no second try"


async def test_page_of_an_open_deal_leads_to_the_puzzle_of_the_day(contests: Contests) -> None:
    add_puzzles()
    shown = await contests.desk.daily.today(PEOPLE[ANA], HERE)
    assert PUZZLE_OF_DAY in ids(shown.page)
    puzzle = page_of(await press_on([contests], PEOPLE[ANA], HERE, PUZZLE_OF_DAY))
    assert puzzle.text.startswith("-# Puzzle of the day · Slovenian tarok\n")


async def test_shared_daily_line_keeps_its_key_when_squares_come(contests: Contests) -> None:
    """So its message is edited, and no second one is posted; another try has another key."""
    contest = await contests.contest(*headline(TODAY))
    await add_ghost_results(contests, contest)
    shared = list[Public]()
    for number, user in enumerate((ANA, BOR), 1):
        await contests.play_to_end(user, await contests.open_try(user, contest))
        for verdict in (None, None, '{"squares":[0,0,0,0],"cost":1}'):
            if verdict is not None:
                await contests.rows.note_verdict(number, verdict)
            public = await press_on([contests], PEOPLE[user], HERE, f"daily:share:{number}")
            assert isinstance(public, Public)
            shared.append(public)
    keys, lines = ([each.dedupe_key for each in shared], [each.page for each in shared])
    assert [*map(keys.index, keys)] == [0, 0, 0, 3, 3, 3] and all(keys)
    assert [*map(lines.index, lines)] == [0, 0, 2, 3, 3, 5]


async def answer_puzzle_of_day(contests: Contests, user: int, seconds: int) -> Page:
    """Open the puzzle of the day, and answer it after a while."""
    add_puzzles()
    shown = await press_on([contests], PEOPLE[user], HERE, PUZZLE_OF_DAY)
    assert shown is not None
    contests.now += seconds
    answer = next(c for c in shown.page.controls() if ":play:" in c.id or c.id.endswith(":same"))
    answered = await press_on([contests], PEOPLE[user], HERE, answer.id)
    assert answered is not None
    return answered.page


async def test_puzzle_of_the_day_is_shared_without_its_answer(contests: Contests) -> None:
    page = await answer_puzzle_of_day(contests, ANA, 12)
    (share,) = (control for control in page.controls() if control.id.startswith("puzzle:share:"))
    mark = "✅" if "**Right:**" in page.text else "❌"
    public = await press_on([contests], PEOPLE[ANA], HERE, share.id)
    assert isinstance(public, Public)
    assert public.page.text == f"**Ana** · Tarok puzzle 700 · {mark} · 0:12"
    assert ids(public.page) == [PUZZLE_OF_DAY]
    assert str(ANA) in public.dedupe_key
    with pytest.raises(Denied, match="nothing-to-share"):
        await press_on([contests], PEOPLE[BOR], HERE, share.id)


async def test_shared_puzzle_of_the_day_counts_days_in_a_row(contests: Contests) -> None:
    """Together with the deals of the day; a puzzle that lay open for long has no time."""
    contest = await contests.contest(*headline(TODAY))
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    contests.now += DAY
    page = await answer_puzzle_of_day(contests, ANA, 3600)
    share = next(custom_id for custom_id in ids(page) if custom_id.startswith("puzzle:share:"))
    public = await press_on([contests], PEOPLE[ANA], HERE, share)
    assert isinstance(public, Public)
    assert public.page.text.startswith("**Ana** · Tarok puzzle 701 · ")
    assert public.page.text.endswith(" · 🔥 2")
    assert ":" not in public.page.text


@pytest.mark.parametrize("game", games()[:8], ids=str)
async def test_every_game_has_a_daily_deal(contests: Contests, game: tuple[str, int]) -> None:
    contest = await contests.contest(*game)
    page = await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    assert "You made" in page.text


async def test_late_player_finds_try_finished_before_settling(contests: Contests) -> None:
    """The day is over, and nobody has settled it yet."""
    contest = await contests.contest()
    page = await contests.open_try(ANA, contest)
    contests.now = contest.closes
    assert "the house finished it" in (await contests.press(ANA, moves_on(page)[0])).text
    with pytest.raises(Denied, match="contest-settling"):
        await contests.open_try(BOR, contest)


async def test_missed_daily_deal_is_only_practice(contests: Contests) -> None:
    contest = await contests.contest()
    await contests.close()
    assert "practice" in (await contests.wish(ANA, f"daily:show:{contest.id}")).text
    page = await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    assert "You made" in page.text and "🔥" not in page.text
    assert not [custom_id for custom_id in ids(page) if custom_id.startswith("daily:share:")]
    assert await contests.rows.results_of(contest.id, 0) == ()
    with pytest.raises(Denied, match="nothing-to-share"):
        await contests.wish(ANA, "daily:share:1")


async def test_deal_of_tomorrow_is_refused(contests: Contests) -> None:
    await contests.dailies.attend()
    tomorrow = await contests.rows.find_by_number("daily", TODAY + 1)
    assert len(tomorrow) == len(games())
    for wish in ("show", "open"):
        with pytest.raises(Denied, match="no-such-contest"):
            await contests.wish(ANA, f"daily:{wish}:{tomorrow[0].id}")
    page = await contests.wish(ANA, f"daily:day:{TODAY + 1}")
    assert not [custom_id for custom_id in ids(page) if custom_id.startswith("daily:show:")]


async def test_verdicts_on_decisions_are_stored_and_shown_after_closing(
    contests: Contests,
) -> None:
    contest = await contests.contest()
    page = await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    await contests.rows.note_verdict(1, '{"squares": [0, 1, 2, 0], "cost": 6.5}')
    page = await contests.wish(ANA, f"daily:show:{contest.id}")
    assert "🟩🟨🟥🟩" in page.text and "6.5" not in page.text
    await contests.close()
    page = await contests.wish(ANA, f"daily:show:{contest.id}")
    assert "mistakes, judged by what you could know: about **6.5**" in page.text


async def test_deleted_server_takes_its_laid_open_daily_tries(contests: Contests) -> None:
    contest = await contests.contest()
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    await contests.close()
    assert await contests.archive.matches(GUILD, ANA)
    await PrivacyRows(contests.store).forget_server(PERSONAL, GUILD)
    await contests.restart()
    assert not await contests.archive.matches(GUILD, ANA)
    page = await contests.wish(ANA, f"daily:show:{contest.id}")
    assert "You made" in page.text and not [
        custom_id for custom_id in ids(page) if "replay" in custom_id
    ]


async def test_stored_answer_of_earlier_house_is_used(contests: Contests) -> None:
    """The house plays differently by now, but people get the answers that others got there."""
    contest = await contests.contest()
    page, texts = await contests.open_try(ANA, contest), list[str]()
    while moves := moves_on(page):
        texts.append(page.text)
        page = await contests.press(ANA, moves[0])
    with unlike_itself():
        await contests.restart()
        page = await contests.open_try(BOR, contest)
        for text in texts:
            assert page.text.replace("Bor", "Ana") == text
            page = await contests.press(BOR, moves_on(page)[0])


def unlike_itself() -> AbstractContextManager[object]:
    """While this lasts, the house does the last thing that comes to mind."""

    def last(view: View, level: str = "club") -> str:
        return encode(view.rules.pack, list(actions_of(view.offers))[-1])

    return patch("bot.contests.core.house.move_by_thumb", last)


async def test_daily_streak(contests: Contests) -> None:
    for day in range(3):
        contests.now = opening_time(TODAY + day) + 5
        dailies = await contests.dailies.of_day(TODAY + day)
        page = await contests.play_to_end(ANA, await contests.open_try(ANA, dailies[0]))
    assert "🔥 3" in page.text


def test_daily_headline_is_usual_game_at_weekends() -> None:
    week = [headline(day) for day in range(1, 57)]
    assert all(week[day] == games()[0] for day in range(56) if (day + 2) % 7 >= 5)
    assert set(week) == set(games()), "all in turn"


def test_daily_deal_begins_at_midnight() -> None:
    assert opening_time(2) - opening_time(1) == DAY and opening_time(1) == 1_735_689_600
