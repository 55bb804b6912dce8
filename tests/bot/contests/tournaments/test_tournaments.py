"""Tournaments, by pages only: who may do what, who is told what, and who wins."""

import threading
from dataclasses import replace
from typing import Any
from unittest.mock import create_autospec

import pytest

from bot.contests.core.drawing_deals import draw_lively_secrets
from bot.contests.core.rows import NewContest
from bot.contests.tournaments import service as tournament_service
from bot.contests.tournaments import standings as tournament_standings
from bot.contests.tournaments.opening import HOUR, opening
from bot.contests.tournaments.pages import TOURNAMENT
from bot.contests.tournaments.rows import Ranking, TournamentRows
from bot.contests.tournaments.service import MAX_NAME, SHOWN
from bot.deals.wording.words import signed
from bot.features import PERSONAL
from bot.games.forms import DEFAULT_FORM, FORMS
from bot.kit.errors import Denied
from bot.kit.page import Page
from bot.kit.wishes import Venue
from bot.privacy.rows import PrivacyRows
from bot.store import StoreError
from bot.tables.model.house_moves import move_by_thumb
from bot.takeover.kept_tokens import KeptTokens
from bot.takeover.remote_changes import RemoteChanges
from tests.bot.contests.contest import HERE, PEOPLE, Contests, moves_on
from tests.bot.contests.tournaments.tournament_steps import (
    DEALS,
    MANAGER,
    announce_tournament,
    over,
    page_of,
    play_deals,
    points,
    press_control,
    wait_for_deals,
)
from tests.bot.world import ANA, BOR, CILKA, DANE, GUILD, World, refuse_write

NOVEMBER_28 = 1_795_874_400
"""A Saturday of 2026, at 14:00 UTC."""
ELSEWHERE = Venue(GUILD + 1, 99, "en")
WISHES = ("enter", "leave", "show", "play", "ranks", "back", "forth", "ask", "off")


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


def wishes(page: Page) -> set[str]:
    """The controls of a page about a tournament."""
    ids = [control.id.split(":") for control in page.controls()]
    return {stored[1] for stored in ids if stored[0] == TOURNAMENT}


# Announcing ---------------------------------------------------------------------------------------


async def test_tournament_announcement_requires_manager(contests: Contests) -> None:
    page = await announce_tournament(contests)
    assert f"{DEALS} deals" in page.text and "SHA-256" in page.text
    announce = contests.desk.tournaments.announce
    with pytest.raises(Denied, match="tournament-manager"):
        await announce(PEOPLE[ANA], HERE, DEFAULT_FORM)
    with pytest.raises(Denied, match="servers-only"):
        await announce(MANAGER, Venue(5, 5, "en", reach="direct"), DEFAULT_FORM)
    listed = (await contests.desk.tournaments.list(PEOPLE[ANA], HERE)).page
    assert listed is not None and "open until" in listed.text and "show" in wishes(listed)


async def test_tournament_deals_are_chosen_by_the_cards_that_people_get(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = list[int]()

    async def noted(new: NewContest, *arguments: Any, **named: Any) -> tuple[str, ...]:
        numbers.append(new.number)
        return await draw_lively_secrets(new, *arguments, **named)

    monkeypatch.setattr(tournament_service, "draw_lively_secrets", noted)
    for _ in range(2):
        await announce_tournament(contests)
    stored = await TournamentRows(contests.store).of_server(GUILD)
    assert numbers == sorted(tournament.id for tournament in stored)


async def test_tournament_command_validates_arguments(contests: Contests) -> None:
    announce = contests.desk.tournaments.announce
    for deals, lasts in ((0, 1), (17, 1), (1, 0), (1, 337)):
        with pytest.raises(Denied, match="no-such-value"):
            await announce(MANAGER, HERE, DEFAULT_FORM, None, deals, "0", lasts)
    with pytest.raises(Denied, match="no-such-value"):
        await announce(MANAGER, HERE, DEFAULT_FORM, None, 1, "0", 1, "luck")
    with pytest.raises(Denied, match="no-such-number"):
        await announce(MANAGER, HERE, FORMS["strohmann"], 5)


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("0", 0),
        (" 336 ", 336 * HOUR),
        ("2026-12-05 19:00", 173 * HOUR),
        ("2026-12-5 19:00", 173 * HOUR),
        (f"<t:{NOVEMBER_28 + 60}:F>", 60),
        (f"<t:{NOVEMBER_28 + 60}>", 60),
    ],
)
def test_opening_is_read_as_hours_or_as_a_moment(typed: str, seconds: int) -> None:
    assert opening(typed, NOVEMBER_28) == NOVEMBER_28 + seconds


@pytest.mark.parametrize(
    "typed",
    [
        *("", "-1", "337", "1.5", "²", "soon", "Saturday 20:00", "05/12/2026 19:00", "x" * 6000),
        *("2026-11-28 13:59", "2026-12-12 14:01", "2026-02-30 12:00", "0000-01-01 00:00"),
        *("<t:1>", "<t:999999999999>", "<t:-1>"),
    ],
)
def test_opening_that_cannot_be_is_refused_with_an_example(typed: str) -> None:
    with pytest.raises(Denied, match="tournament-starts") as refused:
        opening(typed, NOVEMBER_28)
    assert refused.value.facts == {
        "days": 14, "example": "2026-11-29 19:00", "now": "2026-11-28 14:00",
    }  # fmt: skip


async def test_number_of_tournaments_is_limited(contests: Contests) -> None:
    for _ in range(3):
        await announce_tournament(contests, 1)
    with pytest.raises(Denied, match="many-tournaments"):
        await announce_tournament(contests, 1)
    for number in (1, 2):
        await press_control(contests, MANAGER, "off", number)
        await announce_tournament(contests, 1)
    await press_control(contests, MANAGER, "off", 3)
    with pytest.raises(Denied, match="many-announced"):
        await announce_tournament(contests, 1)
    contests.now += 25 * HOUR
    await announce_tournament(contests, 1)


async def test_open_tournament_is_listed_before_finished_ones(contests: Contests) -> None:
    await announce_tournament(contests, 1, starts=24)
    for number in range(2, SHOWN + 2):
        contests.now += 5 * HOUR
        await announce_tournament(contests, 1)
        await press_control(contests, MANAGER, "off", number)
    page = (await contests.desk.tournaments.list(PEOPLE[ANA], HERE)).page
    assert "open until" in page.text.splitlines()[1]
    assert next(control.id for control in page.controls()) == f"{TOURNAMENT}:show:1"
    assert len([*page.controls()]) == SHOWN


# Taking part --------------------------------------------------------------------------------------


async def test_tournament_is_entered_early_and_played_after_start(contests: Contests) -> None:
    await announce_tournament(contests, starts=2)
    page = await page_of(contests, ANA, "enter")
    assert "You're in" in page.text and "play" not in wishes(page)
    with pytest.raises(Denied, match="tournament-early"):
        await press_control(contests, ANA, "play")
    contests.now += 2 * HOUR
    assert moves_on(await page_of(contests, ANA, "play"))
    with pytest.raises(Denied, match="tournament-out"):
        await press_control(contests, BOR, "play")


async def test_entrant_who_left_returns_to_same_tries(contests: Contests) -> None:
    await announce_tournament(contests)
    await play_deals(contests, ANA, 1)
    made = await points(contests, ANA)
    page = await page_of(contests, ANA, "leave")
    assert "You have left" in page.text and "enter" in wishes(page)
    with pytest.raises(Denied, match="tournament-gone-out"):
        await press_control(contests, ANA, "play")
    assert await TournamentRows(contests.store).entrants(1) == ()
    await play_deals(contests, ANA, 1)
    assert (await points(contests, ANA))[:1] == made and len(await points(contests, ANA)) == 2
    await press_control(contests, BOR, "enter")
    assert "You have left the tournament" in (await page_of(contests, BOR, "leave")).text
    assert "You haven't entered" in (await page_of(contests, BOR, "show")).text
    assert "You have left" not in (await page_of(contests, BOR, "leave")).text


async def test_entrant_who_has_played_all_deals_cannot_leave(contests: Contests) -> None:
    """They have seen the standings: leaving would move others up."""
    await announce_tournament(contests, 1)
    for user in (ANA, BOR):
        await play_deals(contests, user, 1)
    assert "leave" not in wishes(await page_of(contests, BOR, "show"))
    places = (await page_of(contests, ANA, "ranks")).text
    with pytest.raises(Denied, match="tournament-played"):
        await press_control(contests, BOR, "leave")
    assert (await page_of(contests, ANA, "ranks")).text == places


async def test_person_who_left_a_tournament_reads_that_when_it_is_over(contests: Contests) -> None:
    await announce_tournament(contests)
    for user in (ANA, CILKA):
        await play_deals(contests, user, 1)
    await press_control(contests, CILKA, "leave")
    contests.now += 48 * HOUR
    await contests.dailies.attend()
    assert "You left this tournament" in (await page_of(contests, CILKA, "show")).text
    assert "You didn't take part" in (await page_of(contests, DANE, "show")).text
    assert "Your rank" in (await page_of(contests, ANA, "show")).text


async def test_played_tournaments_leave_room_for_others(contests: Contests) -> None:
    for number in range(1, 6):
        place = replace(HERE, guild=GUILD + number)
        manager = replace(MANAGER, user=900 + number)
        await contests.desk.tournaments.announce(manager, place, DEFAULT_FORM, None, 1)
        await press_control(contests, ANA, "enter", number, place)
    await wait_for_deals(contests)
    await press_control(contests, ANA, "play", 1, replace(HERE, guild=GUILD + 1))
    entry = await contests.entries.find(ANA, 1, ())
    while not entry.over:
        entry = await contests.entries.act(entry, move_by_thumb(entry.view), ())
    await announce_tournament(contests, 1)
    await press_control(contests, ANA, "enter", 6)


async def test_number_of_entered_tournaments_is_limited(contests: Contests) -> None:
    for number in range(1, 6):
        wider = replace(HERE, guild=GUILD + number)
        await contests.desk.tournaments.announce(
            replace(MANAGER, user=900 + number), wider, DEFAULT_FORM, None, 1
        )
        await press_control(contests, ANA, "enter", number, wider)
    await announce_tournament(contests, 1)
    with pytest.raises(Denied, match="many-entered"):
        await press_control(contests, ANA, "enter", 6)
    await press_control(contests, ANA, "leave", 1, replace(HERE, guild=GUILD + 1))
    await press_control(contests, ANA, "enter", 6)


async def test_tournament_is_shown_by_its_name_until_its_organizer_is_forgotten(
    contests: Contests,
) -> None:
    shown = await contests.desk.tournaments.announce(
        MANAGER, HERE, DEFAULT_FORM, None, 1, name="  The *big*\u202e cup "
    )
    assert "### The \\*big\\* cup\n" in shown.page.text
    await play_deals(contests, ANA, 1)
    listed = (await contests.desk.tournaments.list(PEOPLE[BOR], HERE)).page.text
    assert "1. The \\*big\\* cup · Slovenian" in listed
    assert "**The \\*big\\* cup · Slovenian" in (await page_of(contests, ANA, "ranks")).text
    exported = await PrivacyRows(contests.store).data_of(PERSONAL, DANE)
    assert "The *big* cup" in str(exported["tournaments_announced"])
    await PrivacyRows(contests.store).forget_person(PERSONAL, DANE, {"en": "a former player"})
    assert "### Tournament\n" in (await page_of(contests, ANA, "show")).text


async def test_too_long_name_of_a_tournament_is_refused(contests: Contests) -> None:
    announce = contests.desk.tournaments.announce
    with pytest.raises(Denied, match="no-such-value"):
        await announce(MANAGER, HERE, DEFAULT_FORM, None, 1, name="x" * (MAX_NAME + 1))
    await announce(MANAGER, HERE, DEFAULT_FORM, None, 1, name="x" * MAX_NAME)


# What is told -------------------------------------------------------------------------------------


async def test_standings_are_shown_to_finished_entrants(contests: Contests) -> None:
    await announce_tournament(contests)
    await play_deals(contests, ANA)
    await play_deals(contests, BOR, 1)
    for user in (BOR, CILKA):
        page = await page_of(contests, user, "show")
        assert "ranks" not in wishes(page)
        with pytest.raises(Denied, match="tournament-hidden"):
            await press_control(contests, user, "ranks")
    page = await page_of(contests, ANA, "ranks")
    assert "1. Ana" in page.text and "Bor" not in page.text and "so far" in page.text
    contest = await contests.rows.find(1)
    shown = await page_of(contests, ANA, "show")
    assert contest is not None and contest.secrets[0] not in shown.text


async def test_places_of_running_tournament_are_worked_out_once_for_many(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked = list[threading.Thread]()
    reckoned = tournament_standings._standings

    def counted(*arguments: Any) -> Any:
        worked.append(threading.current_thread())
        return reckoned(*arguments)

    monkeypatch.setattr(tournament_standings, "_standings", counted)
    await announce_tournament(contests)
    for user in (ANA, BOR):
        await play_deals(contests, user)
        pages = [await page_of(contests, user, "ranks") for _ in range(20)]
        assert all(page == pages[0] for page in pages)
    assert len(worked) == 2, "once for each who has just come to have a place"
    assert "Bor" in (await page_of(contests, ANA, "ranks")).text
    await press_control(contests, CILKA, "enter")
    assert "Bor" in (await page_of(contests, ANA, "ranks")).text
    assert len(worked) == 3, "somebody has come who may get a place"
    assert threading.main_thread() not in worked


async def test_standings_drop_a_person_whom_another_process_forgets(contests: Contests) -> None:
    """They were named here for up to a minute."""
    rereading = contests.world.tables.register.rereading
    drop_names = (contests.tournaments.drop_standings,)
    tokens = create_autospec(KeptTokens, instance=True)
    changes = RemoteChanges(contests.store, (), drop_names, rereading, tokens)
    await changes.poll()
    await announce_tournament(contests)
    for user in (ANA, BOR):
        await play_deals(contests, user)
    assert "Bor" in (await page_of(contests, ANA, "ranks")).text
    await PrivacyRows(contests.store).forget_person(PERSONAL, BOR, {"en": "a former player"})
    await changes.poll()
    assert "Bor" not in (await page_of(contests, ANA, "ranks")).text


async def test_places_are_public_when_tournament_is_over(contests: Contests) -> None:
    """Ana and Bor have played both, Cilka has left her second one unfinished."""
    await announce_tournament(contests)
    await play_deals(contests, ANA)
    await play_deals(contests, BOR, place=-1)
    await play_deals(contests, CILKA, 1)
    await leave_deal(contests, CILKA)
    contests.now += 48 * HOUR
    assert "The time is up" in (await page_of(contests, ANA, "show")).text
    await contests.dailies.attend()
    page = await page_of(contests, DANE, "ranks")
    assert all(name in page.text for name in ("Ana", "Bor", "Cilka")) and "1/2" in page.text
    assert "You didn't take part" in (await page_of(contests, DANE, "show")).text
    own_page = await page_of(contests, CILKA, "show")
    assert "Your rank: **" in own_page.text and "play" not in wishes(own_page)
    contest = await contests.rows.find(1)
    assert contest is not None and all(secret in own_page.text for secret in contest.secrets)
    result = await page_of(contests, ANA, "try", 1)
    assert [control for control in result.controls() if control.id.startswith("replay:")]
    for wish in ("enter", "leave"):
        with pytest.raises(Denied, match="tournament-over"):
            await press_control(contests, DANE, wish)


async def leave_deal(contests: Contests, user: int) -> None:
    """Open the next deal, make a move, and leave it."""
    page = await page_of(contests, user, "play")
    await contests.press(user, moves_on(page)[0])


async def test_left_tournament_deal_scores_the_bottom_and_is_marked(contests: Contests) -> None:
    """Three play the first deal alike; Cilka leaves the second."""
    await announce_tournament(contests)
    for user in (ANA, BOR):
        await play_deals(contests, user)
    await play_deals(contests, CILKA, 1)
    await leave_deal(contests, CILKA)
    contests.now += 48 * HOUR
    await contests.dailies.attend()
    *_, entry = [attempt for attempt in await contests.rows.tries_of(1) if attempt.person == CILKA]
    assert entry.by_house and entry.points is not None
    standings = await contests.tournaments.standings(GUILD, DANE, 1)
    assert [(rank.name, rank.score, rank.deals) for rank in standings.rows] == [
        ("Ana", 50.0, 2), ("Bor", 50.0, 2), ("Cilka", 25.0, 1)
    ]  # fmt: skip
    own_page = (await page_of(contests, CILKA, "show")).text
    assert f"{signed(entry.points)}*" in own_page and "`*`: left unfinished" in own_page
    places = (await page_of(contests, DANE, "ranks")).text
    assert places.count("2/2*") == 0 and places.count("1/2*") == 1
    assert "`*`: left unfinished" in places
    assert "Σ" not in own_page


async def test_person_with_left_deals_alone_has_no_tournament_rank(contests: Contests) -> None:
    await announce_tournament(contests, 1)
    await play_deals(contests, ANA, 1)
    await press_control(contests, CILKA, "enter")
    await leave_deal(contests, CILKA)
    contests.now += 48 * HOUR
    await contests.dailies.attend()
    standings = await contests.tournaments.standings(GUILD, DANE, 1)
    assert [rank.name for rank in standings.rows] == ["Ana"]
    assert "you finished no deal" in (await page_of(contests, CILKA, "show")).text


async def test_places_are_told_before_all_tries_are_laid_open(contests: Contests) -> None:
    """For a thousand people that takes a minute."""
    await announce_tournament(contests, 1)
    await play_deals(contests, ANA, 1)
    contests.now += 48 * HOUR
    with refuse_write(contests.rows, "lay_open"), pytest.raises(StoreError):
        await contests.dailies.attend()
    assert "1. Ana" in (await page_of(contests, BOR, "ranks")).text
    contest = await contests.rows.find(1)
    own_page = await page_of(contests, ANA, "show")
    assert contest is not None and not contest.settled and contest.secrets[0] not in own_page.text
    await contests.dailies.attend()
    assert contest.secrets[0] in (await page_of(contests, ANA, "show")).text


async def test_canceled_tournament_has_no_places(contests: Contests) -> None:
    await announce_tournament(contests)
    await play_deals(contests, ANA, 1)
    assert "ask" in wishes(await page_of(contests, MANAGER, "show"))
    assert "ask" not in wishes(await page_of(contests, ANA, "show"))
    assert "off" in wishes(await page_of(contests, MANAGER, "ask"))
    for wish in ("ask", "off"):
        with pytest.raises(Denied, match="tournament-manager"):
            await press_control(contests, ANA, wish)
    assert "cancelled" in (await page_of(contests, MANAGER, "off")).text
    for wish in ("ask", "off"):
        with pytest.raises(Denied, match="tournament-over"):
            await press_control(contests, MANAGER, wish)
    page = await page_of(contests, ANA, "play")
    assert not moves_on(page) and "cancelled" in page.text
    await contests.dailies.attend()
    assert await TournamentRows(contests.store).count_placed(1) == 0
    with pytest.raises(Denied, match="tournament-hidden"):
        await press_control(contests, ANA, "ranks")


# Who is not there ---------------------------------------------------------------------------------


async def test_list_of_another_server_has_no_tournament_of_this_one(contests: Contests) -> None:
    await announce_tournament(contests)
    elsewhere = replace(MANAGER, user=77)
    listed = (await contests.desk.tournaments.list(elsewhere, ELSEWHERE)).page
    assert listed is not None and not wishes(listed)
    alone = Venue(5, 5, "en", reach="direct")
    with pytest.raises(Denied, match="servers-only"):
        await press_control(contests, ANA, "show", 1, alone)


async def test_deleted_entrant_is_named_former_player(contests: Contests) -> None:
    await announce_tournament(contests)
    await play_deals(contests, ANA)
    await play_deals(contests, BOR, place=-1)
    await over(contests)
    before = [
        (standing.place, standing.score)
        for standing in await TournamentRows(contests.store).standings(1, 0, 9)
    ]
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    page = await page_of(contests, BOR, "ranks")
    assert "ex-player" in page.text and "Ana" not in page.text
    after = [
        (standing.place, standing.score)
        for standing in await TournamentRows(contests.store).standings(1, 0, 9)
    ]
    assert before == after


async def test_person_forgotten_meanwhile_has_no_place(contests: Contests) -> None:
    await announce_tournament(contests)
    await play_deals(contests, ANA, 1)
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    assert await TournamentRows(contests.store).entrants(1) == ()
    await play_deals(contests, BOR)
    await over(contests)
    standings = await TournamentRows(contests.store).standings(1, 0, 9)
    assert [(entrant.name, entrant.place) for entrant in standings] == [("Bor", 1)]


@pytest.mark.parametrize("ranking", ["matchpoints", "differences"])
async def test_person_forgotten_meanwhile_changes_no_score(
    contests: Contests, ranking: Ranking
) -> None:
    await announce_tournament(contests, ranking=ranking)
    await play_deals(contests, ANA)
    await play_deals(contests, BOR, place=-1)
    await play_deals(contests, CILKA, 2)
    rows, now = TournamentRows(contests.store), tournament_standings.standings_now
    stored = await rows.find(1)
    assert stored is not None
    before = {rank.name: rank for rank in await now(rows, contests.rows, stored)}
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    after = await now(rows, contests.rows, stored)
    assert {rank.name: rank.score for rank in after} == {
        name: rank.score for name, rank in before.items() if name != "Ana"
    }
    assert [rank.place for rank in after] in ([1, 2], [1, 1])
    await over(contests)
    assert {rank.name: rank.score for rank in await rows.standings(1, 0, 9)} == {
        rank.name: rank.score for rank in after
    }


async def test_person_forgotten_after_leaving_does_not_count_again(contests: Contests) -> None:
    await announce_tournament(contests)
    await play_deals(contests, ANA, 1)
    await play_deals(contests, BOR, place=-1)
    await play_deals(contests, CILKA)
    await press_control(contests, ANA, "leave")
    rows, now = TournamentRows(contests.store), tournament_standings.standings_now
    stored = await rows.find(1)
    assert stored is not None
    before = await now(rows, contests.rows, stored)
    assert {rank.name for rank in before} == {"Bor", "Cilka"}
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    assert await now(rows, contests.rows, stored) == before
    assert len(await contests.rows.results_of(1, 0)) == 2
    await over(contests)
    assert await rows.standings(1, 0, 9) == before


async def test_deleted_server_has_no_tournaments(contests: Contests) -> None:
    """The house still finishes what was started there, and nothing gets in its way."""
    await announce_tournament(contests)
    await press_control(contests, ANA, "enter")
    page = await page_of(contests, ANA, "play")
    assert GUILD in await PrivacyRows(contests.store).servers(PERSONAL)
    await PrivacyRows(contests.store).forget_server(PERSONAL, GUILD)
    assert GUILD not in await PrivacyRows(contests.store).servers(PERSONAL)
    with pytest.raises(Denied, match="tournament-gone"):
        await press_control(contests, ANA, "show")
    await contests.press(ANA, moves_on(page)[0])
    await over(contests)
    contest = await contests.rows.find(1)
    assert contest is not None and contest.settled


# Forged -------------------------------------------------------------------------------------------


# The name in the titles of its deals --------------------------------------------------------------


NAME, ESCAPED = "a_b *Cup*", r"a\_b \*Cup\*"


async def titles_of_deals(contests: Contests) -> set[str]:
    """The titles, up to the game, of Ana's try, its result and its traveller, once it is over."""
    await page_of(contests, ANA, "enter")
    pages = [page := await page_of(contests, ANA, "play")]
    pages.append(await contests.press(ANA, moves_on(page)[0]))
    pages.append(await play_deals(contests, ANA, deals=1))
    await over(contests)
    (contest,) = await contests.rows.find_by_number("tournament", 1)
    pages.append(await page_of(contests, ANA, "try", 1))
    traveller = await contests.wish(ANA, f"traveller:{contest.id}:0")
    lines = [page.text.split("\n")[0] for page in pages] + [traveller.text.split("\n")[1]]
    return {line.removeprefix("### ").partition(" · ")[0] for line in lines}


async def test_titles_of_deals_say_the_escaped_name_of_their_tournament(
    contests: Contests,
) -> None:
    await announce_tournament(contests, deals=1, name=NAME)
    assert await titles_of_deals(contests) == {ESCAPED}


async def test_titles_of_deals_lose_the_name_of_a_forgotten_organizer(contests: Contests) -> None:
    await announce_tournament(contests, deals=1, name=NAME)
    await PrivacyRows(contests.store).forget_person(PERSONAL, DANE, {"en": "a former player"})
    assert await titles_of_deals(contests) == {"Tournament"}
