"""A tournament's board in its channel: one message, without spoilers until all is over."""

from collections.abc import Callable

import pytest

from bot.blocks.rows import BlockRows
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import ChoiceRows
from bot.contests.tournaments.board import TournamentBoards
from bot.contests.tournaments.kind import TournamentKind
from bot.contests.tournaments.pages import standings_page
from bot.contests.tournaments.rows import TournamentRows
from bot.discord.sending.messages import ChannelGone, SendOutcome
from bot.discord.sending.standing import EDIT_SECONDS, FRESH_SECONDS, LEFT
from bot.kit.l10n import languages, load_words
from bot.kit.look import Look
from bot.store import StoreError
from tests.bot.contests.contest import Contests, moves_on
from tests.bot.contests.tournaments.tournament_steps import (
    MANAGER,
    announce_tournament,
    over,
    page_of,
    play_deals,
    points,
    press_control,
)
from tests.bot.discord_stub import Killed, StubMessages
from tests.bot.world import ANA, BOR, CILKA, GUILD, World, refuse_write
from tests.databases import sqlite_only, trace_statements
from tests.pages.tournaments import standings


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


@pytest.fixture
def channel() -> StubMessages:
    return StubMessages()


Boards = Callable[[], TournamentBoards]


@pytest.fixture
def ended() -> list[int]:
    """Tournaments of which the news are told that they are over."""
    return []


@pytest.fixture
def boards(contests: Contests, channel: StubMessages, ended: list[int]) -> Boards:
    """The part that sees to it, as after a start."""

    def begin() -> TournamentBoards:
        store = contests.store
        return TournamentBoards(
            rows=TournamentRows(store),
            store=store,
            messages=channel,
            languages=Languages(rows=ChoiceRows(store)),
            looks=Looks(usual=Look("text")),
            now=lambda: contests.now,
            over=ended.append,
            serves=lambda _: True,
            closes=lambda: None,
        )

    return begin


async def test_running_tournament_board_shows_progress_without_results(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    await announce_tournament(contests)
    seen = boards()
    await seen.attend()
    assert "Nobody has entered yet" in channel.messages[1].page.text
    await play_deals(contests, ANA)
    await press_control(contests, BOR, "enter")
    page = await page_of(contests, BOR, "play")
    await contests.press(BOR, moves_on(page)[0])
    await boards().attend()  # after a restart
    text = channel.messages[1].page.text
    assert "Ana · 2 of 2" in text and "Bor · 0 of 2" in text and "2 people have entered" in text
    made = [point for point in await points(contests, ANA) if point]
    assert not any(f"{result:+d}" in text for result in made) and not {"♠", "♥", "♦", "♣"} & set(
        text
    )
    contest = await contests.rows.find(1)
    assert contest is not None and contest.secrets[0] not in str(channel.messages)
    assert len(channel.messages) == 1
    edits = channel.count("edit")
    await seen.attend()
    assert channel.count("edit") == edits, "nothing is new"


async def test_finished_tournament_board_shows_places_once(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    await announce_tournament(contests)
    await boards().attend()
    await play_deals(contests, ANA)
    await play_deals(contests, BOR, place=-1)
    contests.now += 48 * 3600
    await boards().attend()
    assert (
        "being worked out" in channel.messages[1].page.text
        and "Ana" not in channel.messages[1].page.text
    )
    await over(contests)
    await boards().attend()
    text = channel.messages[1].page.text
    assert "Ana" in text and "Bor" in text and "1." in text and "%" in text
    (row,) = await TournamentRows(contests.store).of_server(1)
    assert row.drawn == LEFT and await TournamentRows(contests.store).to_draw() == ()
    edits = channel.count("edit")
    await boards().attend()
    assert channel.count("edit") == edits


async def test_board_tells_the_news_of_places_that_another_process_has_worked_out(
    contests: Contests, boards: Boards, ended: list[int]
) -> None:
    await announce_tournament(contests)
    await play_deals(contests, ANA)
    seen = boards()
    await seen.attend()
    contests.now += 48 * 3600
    await seen.attend()
    assert not ended
    await over(contests)
    for _ in range(2):
        await seen.attend_asked()
    assert ended == [1]


async def test_canceled_tournament_board_says_so(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    await announce_tournament(contests)
    await boards().attend()
    await play_deals(contests, ANA, 1)
    await press_control(contests, MANAGER, "off")
    await boards().attend()
    assert (
        "cancelled" in channel.messages[1].page.text and "Ana" not in channel.messages[1].page.text
    )
    assert await TournamentRows(contests.store).to_draw() == ()


async def test_only_requested_tournament_boards_are_redrawn(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    """One that is over, or never existed, causes no trouble."""
    for _ in range(2):
        await announce_tournament(contests)
    seen = boards()
    seen.changed(2)
    seen.changed(3)
    await seen.attend_asked()
    assert len(channel.messages) == 1
    await press_control(contests, MANAGER, "off", 2)
    for _ in range(2):
        seen.changed(2)
        await seen.attend_asked()
    assert channel.count("edit") == 1 and "cancelled" in channel.messages[1].page.text


async def test_unplayed_tournament_board_says_so(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    await announce_tournament(contests)
    await boards().attend()
    await press_control(contests, CILKA, "enter")
    await over(contests)
    await boards().attend()
    assert "Nobody has played" in channel.messages[1].page.text


async def test_kill_after_post_repeats_same_tournament_board(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    await announce_tournament(contests)
    channel.next_outcomes.append(Killed())
    with pytest.raises(Killed):
        await boards().attend()
    await boards().attend()
    assert len(channel.messages) == 1
    (row,) = await TournamentRows(contests.store).of_server(1)
    assert row.message == 1


@pytest.mark.parametrize("outcome", [SendOutcome.GONE, SendOutcome.REFUSED, ChannelGone()])
async def test_missing_tournament_board_is_not_reposted(
    contests: Contests, channel: StubMessages, boards: Boards, outcome: SendOutcome | Exception
) -> None:
    await announce_tournament(contests)
    await boards().attend()
    await play_deals(contests, ANA, 1)
    channel.next_outcomes.append(outcome)
    await boards().attend()
    edits = channel.count("edit")
    await boards().attend()
    assert channel.count("edit") == edits and len(channel.messages) == 1
    await play_deals(contests, ANA, 1)
    await over(contests)
    assert "1. Ana" in (await page_of(contests, BOR, "ranks")).text


async def test_failed_tournament_board_is_retried(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    await announce_tournament(contests)
    channel.next_outcomes.append(SendOutcome.FAILED)
    await boards().attend()
    await boards().attend()
    assert len(channel.messages) == 1


async def test_old_tournament_board_is_redrawn_rarely_and_reposted_at_end(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    await announce_tournament(contests)
    await boards().attend()
    contests.now += FRESH_SECONDS + EDIT_SECONDS
    for user, edits in ((ANA, 1), (BOR, 1)):
        await press_control(contests, user, "enter")
        await boards().attend()
        assert channel.count("edit") == edits
    contests.now += EDIT_SECONDS
    await boards().attend()
    assert channel.count("edit") == 2 and "Bor" in channel.messages[1].page.text
    await play_deals(contests, ANA)
    await over(contests)
    channel.next_outcomes.append(SendOutcome.FIXED)
    await boards().attend()
    assert "1. Ana" in channel.messages[2].page.text


async def test_tournament_board_is_posted_once_if_store_fails(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    await announce_tournament(contests)
    with refuse_write(TournamentRows, "note_board"), pytest.raises(StoreError):
        await boards().attend()
    await boards().attend()
    assert len(channel.messages) == 1


async def test_undrawable_tournament_board_does_not_block_others(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    for _ in range(2):
        await announce_tournament(contests)
    channel.next_outcomes.append(ZeroDivisionError())
    await boards().attend()
    assert len(channel.messages) == 1
    await boards().attend()
    assert len(channel.messages) == 2


@sqlite_only
async def test_idle_minute_asks_nothing_of_single_tournaments(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    for _ in range(3):
        await announce_tournament(contests)
    seen = boards()
    await seen.attend()
    assert len(channel.messages) == 3
    contests.now += 60
    statements = list[str]()
    await trace_statements(contests.store, statements.append)
    await seen.attend_due()
    await trace_statements(contests.store, None)
    assert len(statements) == 1 and channel.count("edit") == 0


async def test_tournament_begins_and_ends_on_its_board_though_nobody_asks(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    await announce_tournament(contests, starts=2)
    seen = boards()
    await seen.attend()
    before = channel.messages[1].page.text
    contests.now += 2 * 3600 + 1
    await seen.attend_due()
    assert channel.messages[1].page.text != before
    contests.now += 48 * 3600
    await seen.attend_due()
    await over(contests)
    await seen.attend_asked()
    await seen.attend_due()
    (stored,) = await TournamentRows(contests.store).of_server(GUILD)
    assert stored.drawn == LEFT


@pytest.mark.parametrize("language", languages())
def test_forgotten_person_is_named_whole_in_the_table_of_each_language(language: str) -> None:
    """It was "a former pla"."""
    words = load_words()(language)
    text = standings_page(standings(), words).text
    assert f" 4. {words('tournament-former')} " in text


async def test_board_of_a_blocked_server_rests_until_it_is_let_in(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    await announce_tournament(contests)
    seen, blocks = boards(), BlockRows(contests.store)
    await seen.attend()
    drawn = len(channel.requests)
    await blocks.block("server", GUILD, "bots", 900)
    await press_control(contests, BOR, "enter")
    await seen.attend_at(1)
    await seen.attend()
    assert len(channel.requests) == drawn
    await blocks.unblock("server", GUILD)
    contests.now += FRESH_SECONDS
    await seen.attend()
    assert len(channel.requests) == drawn + 1
    assert "Bor" in channel.messages[1].page.text


async def test_board_of_an_earlier_week_shows_at_once_that_the_tournament_is_open(
    contests: Contests, channel: StubMessages, boards: Boards
) -> None:
    await announce_tournament(contests, starts=72)
    board = boards()
    await board.attend()
    contests.now += 72 * 3600 - 20
    await press_control(contests, ANA, "enter")
    await board.attend()
    assert board.seconds_to_due() == 20
    await press_control(contests, BOR, "enter")
    contests.now += 20
    await board.attend_due()
    text = channel.messages[1].page.text
    assert "It is open until" in text and "2 people have entered" in text
    await press_control(contests, CILKA, "enter")
    await board.attend()
    assert "2 people have entered" in channel.messages[1].page.text, "its edits are spared"


async def test_stored_places_are_announced_without_waiting_for_a_round(contests: Contests) -> None:
    await announce_tournament(contests)
    await play_deals(contests, ANA)
    rows, ranked = TournamentRows(contests.store), list[int]()
    kind = TournamentKind(rows, contests.rows, contests.desk.tournaments, ranked.append)
    contest = await contests.rows.find(1)
    assert contest is not None
    await kind.keep_places(contest)
    (stored,) = await rows.of_server(GUILD)
    assert stored.ranked and ranked == [stored.id]
