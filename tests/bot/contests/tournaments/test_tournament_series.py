"""Weekly tournaments: told once who won, followed by the next one, counted in a table."""

import logging
from collections.abc import Callable

import pytest

from bot.blocks.rows import BlockRows
from bot.choices.languages import Languages
from bot.choices.rows import ChoiceRows
from bot.contests.tournaments.news import TournamentNews
from bot.contests.tournaments.opening import HOUR
from bot.contests.tournaments.rows import StoredTournament, TournamentRank, TournamentRows
from bot.contests.tournaments.service import WEEK
from bot.contests.tournaments.trophies import TrophyShelf
from bot.discord.sending.messages import ChannelGone, SendOutcome
from bot.discord.sending.standing import LEFT
from bot.features import PERSONAL
from bot.games.forms import DEFAULT_FORM
from bot.kit.errors import Denied
from bot.kit.page import Page
from bot.privacy.rows import PrivacyRows
from bot.store import StoreError
from tests.bot.contests.contest import HERE, PEOPLE, Contests
from tests.bot.contests.tournaments.tournament_steps import (
    MANAGER,
    announce_tournament,
    over,
    page_of,
    play_deals,
    press_control,
    wait_for_deals,
)
from tests.bot.discord_stub import Killed, StubMessages
from tests.bot.world import ANA, BOR, CILKA, DANE, GUILD, World, refuse_write
from tests.pages.drawn import WORDS

NAME = "Friday Cup"


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


@pytest.fixture
def channel() -> StubMessages:
    return StubMessages()


@pytest.fixture
def rows(contests: Contests) -> TournamentRows:
    return TournamentRows(contests.store)


News = Callable[[], TournamentNews]


@pytest.fixture
def news(contests: Contests, rows: TournamentRows, channel: StubMessages) -> News:
    """News of tournaments, as after a start."""

    def begin() -> TournamentNews:
        return TournamentNews(
            rows=rows,
            tournaments=contests.tournaments,
            messages=channel,
            languages=Languages(rows=ChoiceRows(contests.store)),
            serves=lambda guild: guild == GUILD,
            changed=contests.changed.append,
            now=lambda: contests.now,
        )

    return begin


async def announce_weekly(contests: Contests, starts: str = "0", lasts: int = 48) -> Page:
    """Dane announces a weekly tournament of one deal."""
    announce = contests.desk.tournaments.announce
    shown = await announce(
        MANAGER,
        HERE,
        DEFAULT_FORM,
        deals=1,
        starts=starts,
        lasts=lasts,
        name=NAME,
        weekly=True,
    )
    await wait_for_deals(contests)
    return shown.page


async def newest(rows: TournamentRows) -> StoredTournament:
    return (await rows.of_server(GUILD))[0]


async def end_with(
    contests: Contests, rows: TournamentRows, places: dict[int, int], worst: int = CILKA
) -> None:
    """End the newest tournament with these places by person; one more person is last."""
    stored = await newest(rows)
    for person in (*places, worst):
        await rows.enter(stored.id, person, PEOPLE[person].name)
    of_all = {worst: len(places) + 1} | places
    entrants = await rows.entrants(stored.id)
    ranks = tuple(
        TournamentRank(
            of_all[entrant.person or 0], entrant.number, entrant.person, entrant.name, 50.0, 1, 0
        )
        for entrant in entrants
    )
    await rows.note_standings(stored.id, ranks)
    contests.now = max(contests.now, stored.closes)
    await contests.dailies.attend()


# The outcome --------------------------------------------------------------------------------------


async def test_tournament_winner_is_mentioned_once(
    contests: Contests, channel: StubMessages, news: News
) -> None:
    await announce_tournament(contests)
    await play_deals(contests, ANA)
    await news().attend()
    assert not channel.messages
    await over(contests)
    for _ in range(2):
        await news().attend()
    (message,) = channel.messages.values()
    assert message.page.pings == (ANA,)
    assert f"<@{ANA}> has won, with 50.0%" in message.page.text
    assert channel.count("edit") == 0


@pytest.mark.parametrize("accident", [Killed(), StoreError("the disk is full")])
async def test_kill_after_post_mentions_the_winner_in_the_same_message(
    contests: Contests, channel: StubMessages, news: News, accident: BaseException
) -> None:
    await announce_tournament(contests, 1)
    await play_deals(contests, ANA, 1)
    await over(contests)
    if isinstance(accident, Killed):
        channel.next_outcomes.append(accident)
        with pytest.raises(Killed):
            await news().attend()
    else:
        with refuse_write(TournamentRows, "note_told"), pytest.raises(StoreError):
            await news().attend()
    for _ in range(2):
        await news().attend()
    assert len(channel.messages) == 1
    assert channel.count("post") == 2


async def test_shared_first_place_mentions_both(
    contests: Contests, rows: TournamentRows, channel: StubMessages, news: News
) -> None:
    await announce_tournament(contests, 1)
    await end_with(contests, rows, {ANA: 1, BOR: 1})
    await news().attend()
    page = channel.messages[1].page
    assert page.pings == (ANA, BOR)
    assert f"<@{ANA}> and <@{BOR}> share first place" in page.text


async def test_forgotten_winner_is_not_mentioned(
    contests: Contests, rows: TournamentRows, channel: StubMessages, news: News
) -> None:
    await announce_tournament(contests, 1)
    await end_with(contests, rows, {ANA: 1, BOR: 2})
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    await news().attend()
    page = channel.messages[1].page
    assert page.pings == ()
    assert str(ANA) not in page.text and "a former player has won" in page.text


async def test_blocked_winner_gets_no_notification(
    contests: Contests, channel: StubMessages, news: News
) -> None:
    await announce_tournament(contests)
    await play_deals(contests, ANA)
    await over(contests)
    await BlockRows(contests.store).block("user", ANA, "insults", 900)
    await news().attend()
    (message,) = channel.messages.values()
    assert message.page.pings == () and f"<@{ANA}> has won" in message.page.text


async def test_tournament_without_outcome_is_not_told(
    contests: Contests, rows: TournamentRows, channel: StubMessages, news: News
) -> None:
    """A tournament without a player, and a cancelled one, have no message about a winner."""
    for _ in range(2):
        await announce_tournament(contests, 1)
    await press_control(contests, MANAGER, "off", 2)
    await over(contests)
    await news().attend()
    assert not channel.messages and await rows.to_tell() == ()


async def test_failed_outcome_is_retried_unless_the_channel_is_gone(
    contests: Contests, rows: TournamentRows, channel: StubMessages, news: News
) -> None:
    await announce_tournament(contests, 1)
    await end_with(contests, rows, {ANA: 1})
    channel.next_outcomes += [SendOutcome.FAILED, ChannelGone()]
    await news().attend()
    assert len(await rows.to_tell()) == 1
    await news().attend()
    assert await rows.to_tell() == () and not channel.messages


# The next one -------------------------------------------------------------------------------------


async def test_weekly_tournament_begins_on_the_hour_and_is_hidden_before(
    contests: Contests, rows: TournamentRows
) -> None:
    page = await announce_weekly(contests, starts="5")
    stored = await newest(rows)
    assert stored.opens % HOUR == 0
    assert contests.now + 4 * HOUR < stored.opens <= contests.now + 5 * HOUR
    assert stored.closes == stored.opens + 48 * HOUR
    assert f"<t:{stored.opens}:R>" in page.text and "repeats every week" in page.text
    await press_control(contests, ANA, "enter")
    with pytest.raises(Denied, match="tournament-early"):
        await press_control(contests, ANA, "play")
    contests.now = stored.opens
    await press_control(contests, ANA, "play")


async def test_weekly_tournament_at_a_moment_begins_then(
    contests: Contests, rows: TournamentRows
) -> None:
    await announce_weekly(contests, starts=f"<t:{contests.now + 90}>")
    assert (await newest(rows)).opens == contests.now + 90


async def test_weekly_tournament_is_repeated_for_five_weeks(
    contests: Contests, rows: TournamentRows, channel: StubMessages, news: News
) -> None:
    await announce_weekly(contests)
    first = await newest(rows)
    for week in range(1, 6):
        await end_with(contests, rows, {ANA: 1, BOR: 2})
        for _ in range(3):
            await news().attend()
        following = await newest(rows)
        assert following.id == week + 1
        assert following.opens == first.opens + week * WEEK
        assert following.lasts == first.lasts == following.closes - following.opens
        assert (following.name, following.channel, following.organizer, following.deals) == (
            *(NAME, HERE.channel, DANE, 1),
        )
        assert following.weekly and following.series == first.id
    assert channel.count("post") == 5
    assert contests.changed == [2, 3, 4, 5, 6]
    deals = [await contests.rows.find(stored.contest) for stored in await rows.of_server(GUILD)]
    assert len({contest.secrets for contest in deals if contest is not None}) == 6


@pytest.mark.parametrize(("late", "weeks"), [(0, 2), (20 * HOUR, 2), (30 * HOUR, 3)])
async def test_downtime_opens_one_late_tournament(
    contests: Contests, rows: TournamentRows, news: News, late: int, weeks: int
) -> None:
    """The one of the first week passed unplayed; that of the second is opened if half is left."""
    await announce_weekly(contests)
    first = await newest(rows)
    await end_with(contests, rows, {ANA: 1})
    await news().attend()
    contests.now = first.opens + 2 * WEEK + late
    await contests.dailies.attend()
    for _ in range(3):
        await news().attend()
    listed = await rows.of_server(GUILD)
    assert [stored.opens - first.opens for stored in listed] == [weeks * WEEK, WEEK, 0]


async def test_unsettled_tournament_is_followed_on_time_and_told_later(
    contests: Contests, rows: TournamentRows, channel: StubMessages, news: News
) -> None:
    await announce_weekly(contests)
    first = await newest(rows)
    for now in (first.closes, first.opens + WEEK - 1):
        contests.now = now
        await news().attend()
        assert await newest(rows) == first
    contests.now = first.opens + WEEK
    for _ in range(2):
        await news().attend()
    following = await newest(rows)
    assert (following.id, following.opens, following.series) == (2, contests.now, first.id)
    assert not channel.messages
    await rows.enter(first.id, ANA, PEOPLE[ANA].name)
    await rows.note_standings(first.id, (TournamentRank(1, 1, ANA, PEOPLE[ANA].name, 50.0, 1, 0),))
    for _ in range(2):
        await news().attend()
    (message,) = channel.messages.values()
    assert message.page.pings == (ANA,)
    assert len(await rows.of_server(GUILD)) == 2


async def test_cancelled_week_is_followed_by_the_next(
    contests: Contests, rows: TournamentRows, news: News
) -> None:
    await announce_weekly(contests)
    first = await newest(rows)
    contests.now += HOUR
    asked = (await page_of(contests, MANAGER, "ask")).text
    assert "The series goes on with the next one" in asked
    await press_control(contests, MANAGER, "off")
    await contests.dailies.attend()
    await news().attend()
    following = await newest(rows)
    assert following.opens == first.opens + WEEK
    await press_control(contests, MANAGER, "stop", following.id)
    asked = (await page_of(contests, MANAGER, "ask", following.id)).text
    assert "no ranking" in asked and "series" not in asked
    assert following.closes - following.opens == 48 * HOUR


async def test_two_processes_make_one_next_tournament(
    contests: Contests, rows: TournamentRows, news: News
) -> None:
    await announce_weekly(contests)
    await end_with(contests, rows, {ANA: 1})
    await news().attend()
    (ended,) = [stored for stored in await rows.of_server(GUILD) if stored.id == 1]
    assert await contests.tournaments.repeat(ended) is None
    assert len(await rows.of_server(GUILD)) == 2


async def test_tournament_that_lasts_longer_than_a_week_cannot_repeat(contests: Contests) -> None:
    await announce_weekly(contests, lasts=168)
    with pytest.raises(Denied, match="tournament-week"):
        await announce_weekly(contests, lasts=169)


async def test_series_is_stopped_by_its_organizer_or_a_manager(
    contests: Contests, rows: TournamentRows, news: News
) -> None:
    await announce_weekly(contests)
    assert "Stop the series" not in str((await page_of(contests, ANA, "show")).controls())
    for wish in ("last", "stop"):
        with pytest.raises(Denied, match="tournament-stop"):
            await press_control(contests, ANA, wish)
    organizer = PEOPLE[DANE]
    assert not organizer.may_manage_server
    assert "as it is, but none follows" in (await page_of(contests, organizer, "last")).text
    page = await page_of(contests, organizer, "stop")
    assert "no tournament follows" in page.text and "every week" not in page.text
    for wish in ("last", "stop"):
        with pytest.raises(Denied, match="tournament-stopped"):
            await press_control(contests, MANAGER, wish)
    await end_with(contests, rows, {ANA: 1})
    await news().attend()
    assert len(await rows.of_server(GUILD)) == 1


async def test_question_to_stop_a_series_claims_no_going_on_of_an_ended_tournament(
    contests: Contests, rows: TournamentRows
) -> None:
    """It is over, and the next one is announced in a minute."""
    await announce_weekly(contests)
    await end_with(contests, rows, {ANA: 1})
    text = (await page_of(contests, MANAGER, "last")).text
    assert "goes on" not in text and "none follows it" in text


async def test_series_ends_with_its_channel(
    contests: Contests,
    rows: TournamentRows,
    channel: StubMessages,
    news: News,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await announce_weekly(contests)
    await end_with(contests, rows, {ANA: 1})
    channel.next_outcomes.append(ChannelGone())
    with caplog.at_level(logging.WARNING):
        await news().attend()
    assert "no longer repeated" in caplog.text
    assert len(await rows.of_server(GUILD)) == 1 and await rows.to_tell() == ()


async def test_series_whose_board_was_never_posted_ends(
    contests: Contests, rows: TournamentRows, news: News
) -> None:
    await announce_weekly(contests)
    await rows.note_board(1, None, LEFT, contests.now)
    await over(contests)
    await news().attend()
    (stored,) = await rows.of_server(GUILD)
    assert not stored.weekly


async def test_series_of_a_forgotten_organizer_goes_on_without_a_name(
    contests: Contests, rows: TournamentRows, news: News
) -> None:
    await announce_weekly(contests)
    await PrivacyRows(contests.store).forget_person(PERSONAL, DANE, {"en": "a former player"})
    await over(contests)
    await news().attend()
    following = await newest(rows)
    assert (following.id, following.organizer, following.name) == (2, None, "")


# The table and trophies ---------------------------------------------------------------------------


async def test_series_table_counts_points_by_place(
    contests: Contests, rows: TournamentRows, news: News
) -> None:
    await announce_weekly(contests)
    for places in ({ANA: 1, BOR: 2}, {ANA: 1, BOR: 1}, {BOR: 1, ANA: 2}):
        await end_with(contests, rows, places)
        await news().attend()
    page = await page_of(contests, ANA, "series", 2)
    assert NAME in page.text and "Tournaments counted: 3" in page.text
    lines = [line.split() for line in page.text.splitlines()]
    # Ana: 12 + 11 + 10, Bor: 10 + 11 + 12, with two wins each; Cilka: 8 + 8 + 8.
    assert ["▸", "1.", "Ana", "33.0", "2"] in lines
    assert ["1.", "Bor", "33.0", "2"] in lines
    assert ["3.", "Cilka", "24.0", "0"] in lines
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    text = (await page_of(contests, BOR, "series", 2)).text
    assert "Ana" not in text and "33.0" in text


async def test_series_table_counts_the_last_ranked_tournaments_and_no_open_one(
    contests: Contests, rows: TournamentRows, news: News
) -> None:
    await announce_weekly(contests)
    for places in ({ANA: 1}, {BOR: 1}):
        await end_with(contests, rows, places)
        await news().attend()
    stored = await newest(rows)
    assert stored.id == 3 and stored.series == 1 and not stored.ranked
    last = await rows.series_places(1, 1, 10)
    assert {(place.tournament, place.person) for place in last} == {(2, BOR), (2, CILKA)}
    await contests.tournaments.call_off(GUILD, 3)
    assert await rows.series_places(1, 1, 10) == last, "nor a cancelled one"


async def test_repeated_tournament_is_not_announced_by_its_organizer_again(
    contests: Contests, rows: TournamentRows, news: News
) -> None:
    """Series that are repeated leave their organizer's limit for announcements as it was."""
    await announce_weekly(contests)
    assert await rows.count_made_by(DANE, 0) == 1
    await end_with(contests, rows, {ANA: 1})
    await news().attend()
    assert (await newest(rows)).id == 2
    assert await rows.count_made_by(DANE, 0) == 1
    await announce_tournament(contests)
    assert await rows.count_made_by(DANE, 0) == 2


async def test_series_table_is_empty_before_the_first_end(contests: Contests) -> None:
    await announce_weekly(contests)
    assert "has been ranked yet" in (await page_of(contests, BOR, "series")).text
    await announce_tournament(contests)
    with pytest.raises(Denied, match="unknown-button"):
        await press_control(contests, BOR, "series", 2)


async def test_trophies_are_the_first_three_places_with_anybody_behind(
    contests: Contests, rows: TournamentRows, news: News
) -> None:
    await announce_weekly(contests)
    for places in ({ANA: 1, BOR: 2}, {ANA: 1}):
        await end_with(contests, rows, places)
        await news().attend()
    line = TrophyShelf(rows).line
    all_time = "Trophies of this server's tournaments, all games, all time"
    assert await line(ANA, GUILD, WORDS) == f"{all_time}: 🏆 Friday Cup ×2"
    assert await line(BOR, GUILD, WORDS) == f"{all_time}: 🥈 Friday Cup"
    assert await line(CILKA, GUILD, WORDS) == "", "nobody came after Cilka"
    assert await line(ANA, GUILD + 1, WORDS) == "", "other servers learn nothing"
    exported = await PrivacyRows(contests.store).data_of(PERSONAL, ANA)
    assert [row["place"] for row in exported["tournaments"]] == [1, 1]
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    assert await line(ANA, GUILD, WORDS) == ""
