"""Deals of tournaments, drawn in the background after these are announced."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import pytest

from bot.choices.languages import Languages
from bot.choices.rows import ChoiceRows
from bot.contests.core.deals import (
    commitment_of,
    commitment_to_all,
    deal_for,
    deck_of,
    mark_of,
    open_deal,
)
from bot.contests.core.rows import Contest, ContestRows
from bot.contests.tournaments.news import TournamentNews
from bot.games.forms import DEFAULT_FORM
from bot.kit.errors import Denied
from bot.kit.page import Page
from bot.kit.wishes import Note
from bot.store import StoreError
from bot.thinkers.side_jobs import AtOnce
from tests.bot.contests.contest import HERE, PEOPLE, Contests, moves_on
from tests.bot.contests.tournaments.tournament_steps import (
    DEALS,
    MANAGER,
    over,
    page_of,
    play_deals,
    press_control,
    wait_for_deals,
)
from tests.bot.discord_stub import StubMessages
from tests.bot.world import ANA, BOR, CILKA, GUILD, World, refuse_write

UNDRAWN, SETTLED = "cards are being drawn", "The cards are settled. The SHA-256"
WAITS, NOW = "still being prepared", "The cards are settled now"
T = TypeVar("T")


class HeldJobs(AtOnce):
    """Jobs that wait until they are let go."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.let_go = asyncio.Event()
        self.number = 0

    async def do(self, job: Callable[..., T], *args: object, person: int = 0) -> T:
        self.number += 1
        self.begun.set()
        await self.let_go.wait()
        return job(*args)


@pytest.fixture
def jobs() -> HeldJobs:
    return HeldJobs()


@pytest.fixture
def contests(world: World, jobs: HeldJobs) -> Contests:
    """Contests whose cards are chosen, once jobs are let go."""
    built = Contests(world)
    built.jobs, built.tries = jobs, 2
    built.begin()
    return built


async def announce(contests: Contests, starts: str = "0", *, weekly: bool = False) -> Page:
    """Dane announces a tournament, whose deals are yet to be drawn."""
    shown = await contests.desk.tournaments.announce(
        MANAGER, HERE, DEFAULT_FORM, None, DEALS, starts, 48, weekly=weekly
    )
    return shown.page


async def stored_contest(contests: Contests, number: int = 1) -> Contest:
    (contest,) = await contests.rows.find_by_number("tournament", number)
    return contest


async def attend_news(contests: Contests, guild: int = GUILD) -> None:
    """See to the news of tournaments, as after a start, in a process that serves a server."""
    news = TournamentNews(
        rows=contests.tournament_rows,
        tournaments=contests.tournaments,
        messages=StubMessages(),
        languages=Languages(rows=ChoiceRows(contests.store)),
        serves=lambda number: number == guild,
        changed=contests.changed.append,
        now=lambda: contests.now,
    )
    await news.attend()


async def kill_and_restart(contests: Contests) -> None:
    """Restart the bot: what was under way is gone."""
    await contests.tournaments.close()
    await contests.restart()


@pytest.fixture
def waiting(contests: Contests, monkeypatch: pytest.MonkeyPatch) -> "asyncio.Queue[int]":
    """Gets an entry for each press that waits for deals."""
    queue, wait_for = asyncio.Queue[int](), contests.tournaments.wait_for_deals

    async def wait(tournament_id: int) -> None:
        queue.put_nowait(tournament_id)
        await wait_for(tournament_id)

    monkeypatch.setattr(contests.tournaments, "wait_for_deals", wait)
    return queue


async def page_once_drawn(contests: Contests, user: int) -> Page:
    """The page that takes the place of the one which *Play* brings before the deals are drawn."""
    shown = await press_control(contests, user, "play")
    assert isinstance(shown, Note) and shown.then is not None
    assert WAITS in shown.page.text and UNDRAWN in shown.page.text
    return (await shown.then.make()).page


async def test_tournament_is_announced_before_its_deals_are_drawn(
    contests: Contests, jobs: HeldJobs
) -> None:
    page = await announce(contests)
    assert "is announced" in page.text
    assert UNDRAWN in page.text and SETTLED not in page.text
    jobs.let_go.set()
    await wait_for_deals(contests)
    contest = await stored_contest(contests)
    shown = await page_of(contests, ANA, "show")
    assert SETTLED in shown.text and commitment_to_all(contest) in shown.text
    assert UNDRAWN not in shown.text


async def test_commitment_that_was_shown_stays_until_the_secrets_are(
    contests: Contests, jobs: HeldJobs
) -> None:
    jobs.let_go.set()
    await announce(contests)
    await wait_for_deals(contests)
    contest = await stored_contest(contests)
    await attend_news(contests)
    await play_deals(contests, ANA)
    await contests.tournaments.wait_for_deals(1)
    await over(contests)
    shown = await page_of(contests, ANA, "show")
    assert await stored_contest(contests) == contest.__class__(**{**vars(contest), "settled": True})
    assert commitment_to_all(contest) in shown.text
    assert all(secret in shown.text for secret in contest.secrets)


async def test_deal_pressed_before_it_is_drawn_opens_after_its_commitment_was_shown(
    contests: Contests, jobs: HeldJobs, waiting: "asyncio.Queue[int]"
) -> None:
    await announce(contests)
    for user in (ANA, BOR):
        await page_of(contests, user, "enter")
    presses = [asyncio.create_task(page_once_drawn(contests, user)) for user in (ANA, BOR)]
    for _ in presses:
        await waiting.get()
    jobs.let_go.set()
    commitment = ""
    for press in presses:
        page = await press
        commitment = commitment or commitment_to_all(await stored_contest(contests))
        assert NOW in page.text and commitment in page.text
        assert not moves_on(page)
    assert await contests.rows.tries_of(1) == ()
    assert moves_on(await page_of(contests, ANA, "play"))
    assert jobs.number == DEALS * contests.tries, "drawn once, however many wait"


async def test_impatient_player_leaves_the_drawing_going(
    contests: Contests, jobs: HeldJobs, waiting: "asyncio.Queue[int]"
) -> None:
    await announce(contests)
    await page_of(contests, ANA, "enter")
    press = asyncio.create_task(page_once_drawn(contests, ANA))
    await waiting.get()
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    jobs.let_go.set()
    await wait_for_deals(contests)
    assert moves_on(await page_of(contests, ANA, "play"))
    assert jobs.number == DEALS * contests.tries


async def test_tournament_killed_between_announcement_and_start_draws_its_deals_after_a_restart(
    contests: Contests, jobs: HeldJobs
) -> None:
    await announce(contests, starts="2")
    await page_of(contests, ANA, "enter")
    await jobs.begun.wait()
    await kill_and_restart(contests)
    assert UNDRAWN in (await page_of(contests, ANA, "show")).text
    jobs.let_go.set()
    await attend_news(contests, guild=GUILD + 1)
    assert not any((await stored_contest(contests)).secrets), "another process serves it"
    await attend_news(contests)
    await wait_for_deals(contests)
    contest = await stored_contest(contests)
    assert commitment_to_all(contest) in (await page_of(contests, ANA, "show")).text
    with pytest.raises(Denied, match="tournament-early"):
        await page_of(contests, ANA, "play")
    await kill_and_restart(contests)
    contests.now += 2 * 3600
    assert moves_on(await page_of(contests, ANA, "play"))
    assert await stored_contest(contests) == contest


async def test_tournament_that_begins_undrawn_after_a_restart_draws_its_deals_at_the_first_press(
    contests: Contests, jobs: HeldJobs
) -> None:
    await announce(contests, starts="1")
    await jobs.begun.wait()
    await kill_and_restart(contests)
    contests.now += 3600
    jobs.let_go.set()
    await page_of(contests, ANA, "enter")
    assert NOW in (await page_once_drawn(contests, ANA)).text
    assert moves_on(await page_of(contests, ANA, "play"))


async def test_cancelled_tournament_draws_no_deals_and_shows_no_commitment(
    contests: Contests, jobs: HeldJobs
) -> None:
    await announce(contests, starts="1")
    await jobs.begun.wait()
    page = await page_of(contests, MANAGER, "off")
    assert "SHA-256" not in page.text
    await kill_and_restart(contests)
    jobs.let_go.set()
    await attend_news(contests)
    await over(contests)
    assert not any((await stored_contest(contests)).secrets)
    page = await page_of(contests, MANAGER, "show")
    assert "cancelled" in page.text and "SHA-256" not in page.text


async def test_tournament_cancelled_while_deals_are_drawn_stays_cancelled(
    contests: Contests, jobs: HeldJobs, waiting: "asyncio.Queue[int]"
) -> None:
    await announce(contests)
    await page_of(contests, ANA, "enter")
    press = asyncio.create_task(page_once_drawn(contests, ANA))
    await waiting.get()
    await page_of(contests, MANAGER, "off")
    jobs.let_go.set()
    page = await press
    assert "cancelled" in page.text and NOW not in page.text and not moves_on(page)
    assert "cancelled" in (await page_of(contests, ANA, "play")).text
    assert await contests.rows.tries_of(1) == ()


async def test_tournament_that_ends_undrawn_is_settled_without_secrets(
    contests: Contests, jobs: HeldJobs
) -> None:
    await announce(contests)
    await page_of(contests, ANA, "enter")
    await kill_and_restart(contests)
    await over(contests)
    assert (await stored_contest(contests)).settled
    page = await page_of(contests, ANA, "show")
    assert "It is over" in page.text and "SHA-256" not in page.text
    jobs.let_go.set()
    await attend_news(contests)
    assert not jobs.number or not any((await stored_contest(contests)).secrets)
    traveller = await contests.press_control(PEOPLE[ANA], HERE, "traveller:1:0")
    assert "Nobody" in traveller.page.text


async def test_deals_of_the_next_tournament_of_a_series_are_drawn_after_it_is_announced(
    contests: Contests, jobs: HeldJobs
) -> None:
    await announce(contests, weekly=True)
    jobs.let_go.set()
    await wait_for_deals(contests)
    await over(contests)
    jobs.let_go.clear()
    await attend_news(contests)
    assert contests.changed == [2], "announced at once"
    assert UNDRAWN in (await page_of(contests, ANA, "show", 2)).text
    jobs.let_go.set()
    await wait_for_deals(contests)
    contest = await stored_contest(contests, 2)
    assert commitment_to_all(contest) in (await page_of(contests, ANA, "show", 2)).text


async def test_deals_that_could_not_be_stored_are_drawn_anew(
    contests: Contests, jobs: HeldJobs
) -> None:
    jobs.let_go.set()
    with refuse_write(ContestRows, "keep_secrets"):
        await announce(contests)
        await page_of(contests, ANA, "enter")
        with pytest.raises(StoreError):
            await page_once_drawn(contests, ANA)
    await attend_news(contests)
    await wait_for_deals(contests)
    assert moves_on(await page_of(contests, ANA, "play"))


async def test_player_is_asked_to_wait_when_drawing_fails(
    contests: Contests, jobs: HeldJobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **_by_name: object) -> object:
        raise RuntimeError("no worker")

    monkeypatch.setattr(jobs, "do", fail)
    await announce(contests)
    await page_of(contests, CILKA, "enter")
    with pytest.raises(Denied, match="being-prepared"):
        await page_once_drawn(contests, CILKA)


async def test_cards_cannot_be_dealt_from_a_secret_that_is_yet_to_be_drawn(
    contests: Contests,
) -> None:
    await announce(contests)
    contest = await stored_contest(contests)
    for use in (
        lambda: commitment_of(contest, 0),
        lambda: commitment_to_all(contest),
        lambda: deck_of(contest, 0),
        lambda: mark_of(contest, ANA, 0),
        lambda: deal_for(contest, ANA),
        lambda: open_deal(contest, 0),
    ):
        with pytest.raises(ValueError, match="yet to be drawn"):
            use()
