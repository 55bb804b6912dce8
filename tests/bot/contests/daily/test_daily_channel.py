"""The daily deal in a server's channel: one message a day, without spoilers."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from bot.choices.languages import Languages
from bot.choices.rows import ChoiceRows
from bot.contests.core.rows import Contest, Ghost
from bot.contests.daily import board as daily_boards
from bot.contests.daily.board_page import CHANNEL as KIND
from bot.contests.daily.channels import SETTLED, SETTLING, DailyChannels
from bot.contests.daily.rows import DailyChannel, DailyChannelRows
from bot.contests.daily.service import MAX_WAIT, MIN_WAIT, opening_time
from bot.deals.wording.words import signed
from bot.discord.sending.messages import ChannelGone, SendOutcome, SendResult
from bot.discord.sending.standing import EDIT_SECONDS, FRESH_SECONDS
from bot.features import PERSONAL
from bot.kit.errors import Denied
from bot.kit.page import Page
from bot.kit.wishes import Venue
from bot.privacy.rows import PrivacyRows
from bot.store import StoreError
from search.explain.verdicts import VERSION
from tests.bot.contests.contest import HERE, PEOPLE, TODAY, Contests, moves_on
from tests.bot.discord.answering import press_on
from tests.bot.discord_stub import Killed, StubMessages
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, GUILD, World, refuse_write
from tests.databases import sqlite_only, trace_statements
from tests.pages.days import verdict

FOUND = '{"squares": [0, 1, 2, 0], "cost": 6.5}'


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


@pytest.fixture
def channel() -> StubMessages:
    return StubMessages()


@pytest.fixture
def board(contests: Contests, channel: StubMessages) -> Callable[[], DailyChannels]:
    """The part that sees to it, as after a start."""

    def begin() -> DailyChannels:
        store = contests.store
        languages = Languages(rows=ChoiceRows(store))
        return DailyChannels(
            rows=DailyChannelRows(store),
            contests=contests.rows,
            store=store,
            dailies=contests.dailies,
            messages=channel,
            languages=languages,
            now=lambda: contests.now,
            serves=lambda _: True,
        )

    return begin


Board = Callable[[], DailyChannels]


def labels(page: Page) -> list[str]:
    return [getattr(control, "label", "") for control in page.controls()]


async def choose_channel(contests: Contests, what: str = "here") -> Page:
    manager = replace(PEOPLE[ANA], may_manage_server=True)
    shown = await press_on([contests], manager, HERE, f"{KIND}:{what}")
    assert shown is not None
    return shown.page


async def test_daily_channel_requires_manager(contests: Contests) -> None:
    assert f"<#{CHANNEL}>" in (await choose_channel(contests)).text
    assert contests.changed == [GUILD]
    assert "isn't posted anywhere" in (await choose_channel(contests, "off")).text
    assert await DailyChannelRows(contests.store).every() == ()
    with pytest.raises(Denied, match="not-yours-to-settle"):
        await press_on([contests], PEOPLE[BOR], HERE, f"{KIND}:here")
    alone = Venue(5, 5, "en", reach="direct")
    with pytest.raises(Denied, match="servers-only"):
        await press_on([contests], PEOPLE[BOR], alone, f"{KIND}:here")


async def test_daily_board_is_one_message_with_names_and_squares(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    seen = board()
    await seen.attend()
    await seen.attend()
    assert [message.channel for message in channel.messages.values()] == [CHANNEL]
    assert channel.count("edit") == 0
    assert "Play it too" not in labels(channel.messages[1].page), "nobody has played it yet"
    contest = (await contests.dailies.of_day(TODAY))[0]
    result = await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    assert GUILD in contests.changed[1:]
    await board().attend()  # after a restart
    assert "✓ **Ana**" in channel.messages[1].page.text and channel.count("edit") == 1
    assert "Play it too" in labels(channel.messages[1].page)
    await contests.rows.note_verdict(1, FOUND)
    await seen.attend()
    text = channel.messages[1].page.text
    assert "🟩🟨🟥🟩 **Ana**" in text and "6.5" not in text
    entry = await contests.rows.entry(1)
    assert entry is not None and f"**{signed(entry.points or 0)}**" in result.text
    assert f"{entry.points:+d}" not in text and "Points" not in text
    assert contest.secrets[0] not in str(channel.messages)


async def test_finished_daily_board_shows_results_and_next_is_posted(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    await board().attend()
    contest = (await contests.dailies.of_day(TODAY))[0]
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    await contests.open_try(BOR, contest)
    entry = await contests.rows.entry(1)
    assert entry is not None
    line = " ".join(move.code for move in entry.moves)
    for number in range(3):
        ghost = Ghost(contest.id, 0, 0, "club", number, entry.points or 0, line, entry.ahead)
        await contests.rows.keep_ghost(ghost, {})
    contests.now = opening_time(TODAY + 1) + 5
    await board().attend()
    assert "Points" not in channel.messages[1].page.text, "it is not settled yet"
    await contests.close()
    await board().attend()
    over = channel.messages[1].page.text
    made = signed(entry.points or 0)
    assert "Points" in over and "1. Ana" in over and made in over
    assert "* Bor" in over and "2. Bor" not in over and "`*`: left unfinished" in over
    median = f"In the middle of 3 house players:** Alice (house) made **{made}** with the same"
    assert median in over
    assert len(channel.messages) == 2 and "1" in channel.messages[2].page.text
    await board().attend()
    assert len(channel.messages) == 2


async def test_finished_daily_board_shows_play_better_than_the_advice_below_zero(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    await board().attend()
    contest = (await contests.dailies.of_day(TODAY))[0]
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    await contests.rows.note_verdict(1, '{"squares": [0, 0, 0, 0], "cost": -2.1, "error": 0.4}')
    await contests.close()
    await board().attend()
    over = channel.messages[1].page.text
    (row,) = (line for line in over.split("\n") if "1. Ana" in line)
    assert row.split()[-1] == "-2.1" and "below 0" in over
    result = await contests.wish(ANA, f"daily:show:{contest.id}")
    assert "better than the moves I'd have advised, by about **2.1 ± 0.4**" in result.text


async def test_kill_after_post_repeats_same_daily_board(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    channel.next_outcomes.append(Killed())
    with pytest.raises(Killed):
        await board().attend()
    await board().attend()
    assert len(channel.messages) == 1
    (row,) = await DailyChannelRows(contests.store).every()
    assert row.message == 1


@pytest.mark.parametrize("ghosts", [6, 7])
async def test_daily_board_names_declarer_of_rarest_of_ten_contracts(
    contests: Contests, channel: StubMessages, board: Board, ghosts: int
) -> None:
    """Ana and Cilka pass as long as they can, and Bor bids as high as he can."""
    await choose_channel(contests)
    await board().attend()
    contest = (await contests.dailies.of_day(TODAY))[0]
    for user, place in ((ANA, 0), (BOR, -1), (CILKA, 0)):
        page = await contests.open_try(user, contest)
        while moves := moves_on(page):
            page = await contests.press(user, moves[place])
    entry = await contests.rows.entry(1)
    assert entry is not None
    line = " ".join(move.code for move in entry.moves)
    for number in range(ghosts):
        await contests.rows.keep_ghost(Ghost(contest.id, 0, 0, "club", number, 0, line), {})
    await contests.close()
    await board().attend()
    text = channel.messages[1].page.text
    assert ("by Bor. Of 10 " in text) == (ghosts == 7) and "by Ana" not in text


@pytest.mark.parametrize("outcome", [SendOutcome.GONE, SendOutcome.REFUSED])
async def test_deleted_daily_board_is_not_reposted_until_tomorrow(
    contests: Contests, channel: StubMessages, board: Board, outcome: SendOutcome
) -> None:
    await choose_channel(contests)
    await board().attend()
    contest = (await contests.dailies.of_day(TODAY))[0]
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    channel.next_outcomes.append(outcome)
    await board().attend()
    await board().attend()
    assert channel.count("edit") == 1 and len(channel.messages) == 1
    await contests.close()
    await board().attend()
    assert len(channel.messages) == 2


async def test_forbidden_daily_channel_is_retried_when_chosen_again(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    channel.next_outcomes.append(SendOutcome.REFUSED)
    for _ in range(2):
        await board().attend()
        assert not channel.messages
    manager = replace(PEOPLE[ANA], may_manage_server=True)
    shown = await contests.desk.channel.show(manager, HERE)
    assert "may not write there" in shown.page.text
    await choose_channel(contests)
    await board().attend()
    assert len(channel.messages) == 1


async def test_missing_daily_channel_is_unset(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    channel.next_outcomes.append(ChannelGone())
    await board().attend()
    assert await DailyChannelRows(contests.store).every() == ()


async def test_daily_channel_chosen_while_the_earlier_one_is_found_missing_stays(
    contests: Contests, channel: StubMessages, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A manager has deleted the channel, and chosen another one while a request waited."""
    await choose_channel(contests)
    chosen = DailyChannel(GUILD, CHANNEL + 1, "en")

    async def choose_and_find_it_gone(*_: object) -> SendResult:
        await DailyChannelRows(contests.store).choose(chosen)
        raise ChannelGone

    monkeypatch.setattr(channel, "post", choose_and_find_it_gone)
    await board().attend()
    assert await DailyChannelRows(contests.store).every() == (chosen,)


@pytest.mark.parametrize("chosen", [CHANNEL + 1, None])
async def test_daily_board_posted_while_another_channel_or_none_is_chosen_is_deleted(
    contests: Contests,
    channel: StubMessages,
    board: Board,
    chosen: int | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await choose_channel(contests)
    rows, post = DailyChannelRows(contests.store), channel.post

    async def post_meanwhile(place: int, page: Page, once: str) -> SendResult:
        sent = await post(place, page, once)
        if chosen is None:
            await rows.clear(GUILD)
        elif place != chosen:
            await rows.choose(DailyChannel(GUILD, chosen, "en"))
        return sent

    monkeypatch.setattr(channel, "post", post_meanwhile)
    seen = board()
    for _ in range(2):
        await seen.attend()
    assert [message.channel for message in channel.messages.values()] == [chosen] * bool(chosen)
    assert channel.count("post") == (1 if chosen is None else 2)


async def test_old_daily_board_is_redrawn_rarely(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    await board().attend()
    contest = (await contests.dailies.of_day(TODAY))[0]
    for user, later, edits in ((ANA, FRESH_SECONDS + EDIT_SECONDS, 1), (BOR, 60, 1)):
        await contests.play_to_end(user, await contests.open_try(user, contest))
        contests.now += later
        await board().attend()
        assert channel.count("edit") == edits
    contests.now += EDIT_SECONDS
    await board().attend()
    assert channel.count("edit") == 2 and "Bor" in channel.messages[1].page.text


async def test_daily_board_is_not_posted_if_store_fails(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    with refuse_write(DailyChannelRows, "note_message"), pytest.raises(StoreError):
        await board().attend()
    assert not channel.messages


async def test_undrawable_daily_board_does_not_block_others(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    (row,) = await DailyChannelRows(contests.store).every()
    await DailyChannelRows(contests.store).choose(row._replace(guild=GUILD + 1))
    channel.next_outcomes.append(ZeroDivisionError())
    seen = board()
    await seen.attend()
    assert len(channel.messages) == 1
    for guild in (GUILD, GUILD + 1):
        seen.changed(guild)
    channel.next_outcomes.append(ZeroDivisionError())
    await seen.attend_asked()
    await seen.attend()
    assert len(channel.messages) == 2


SERVERS = 12


async def everywhere(contests: Contests) -> None:
    """Many servers have chosen a channel."""
    await choose_channel(contests)
    (row,) = await DailyChannelRows(contests.store).every()
    for number in range(1, SERVERS):
        await DailyChannelRows(contests.store).choose(row._replace(guild=GUILD + number))


@sqlite_only
async def test_idle_minute_asks_as_little_for_many_channels_as_for_one(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await everywhere(contests)
    seen = board()
    await seen.attend()
    assert len(channel.messages) == SERVERS
    contests.now += 60
    statements = list[str]()
    await trace_statements(contests.store, statements.append)
    await seen.attend_due()
    await trace_statements(contests.store, None)
    assert len(statements) <= 3 and channel.count("edit") == 0


async def test_next_day_comes_to_all_channels_at_their_time(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await everywhere(contests)
    seen = board()
    await seen.attend()
    contests.now = opening_time(TODAY + 1) + 5
    await seen.attend_due()
    assert len(channel.messages) == SERVERS, "the day before is not settled yet"
    await contests.close()
    await seen.attend_due()
    assert len(channel.messages) == 2 * SERVERS
    edits = channel.count("edit")
    await seen.attend_due()
    assert (len(channel.messages), channel.count("edit")) == (2 * SERVERS, edits)


async def test_day_that_cannot_be_settled_holds_up_its_channels_for_some_hours_only(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    seen = board()
    await seen.attend()
    contests.now = opening_time(TODAY + 1) + 5
    await seen.attend_due()
    contests.now = opening_time(TODAY + 1) + MAX_WAIT
    restarted = board()
    await restarted.attend_due()
    assert len(channel.messages) == 1, "after a start everything has some time"
    await seen.attend_due()
    assert len(channel.messages) == 2 and channel.count("edit") == 0
    contests.now += MIN_WAIT
    await restarted.attend_due()
    assert len(channel.messages) == 2, "today's is there"


async def test_lines_of_house_players_are_replayed_once_for_all_channels(
    contests: Contests, channel: StubMessages, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    await everywhere(contests)
    await board().attend()
    contest = (await contests.dailies.of_day(TODAY))[0]
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    entry = await contests.rows.entry(1)
    assert entry is not None
    line = " ".join(move.code for move in entry.moves)
    for number in range(5):
        await contests.rows.keep_ghost(Ghost(contest.id, 0, 0, "club", number, 35, line), {})
    contests.now = opening_time(TODAY + 1) + 5
    await contests.close()
    replayed, declared = list[int](), daily_boards._declared

    def counted(contest: Contest, codes: Sequence[str]) -> str:
        replayed.append(len(codes))
        return declared(contest, codes)

    monkeypatch.setattr(daily_boards, "_declared", counted)
    await board().attend()
    assert len(channel.messages) == 2 * SERVERS
    assert len(replayed) == 6, "five house players, and Ana in her own server"


async def test_forgotten_person_is_taken_off_the_board_without_a_look_at_all(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    seen = board()
    await seen.attend()
    contest = (await contests.dailies.of_day(TODAY))[0]
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    await seen.attend_at(GUILD)
    assert "Ana" in channel.messages[1].page.text
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "somebody"})
    await seen.attend_due()
    assert "Ana" not in channel.messages[1].page.text


async def test_next_daily_board_names_yesterdays_best_until_they_are_forgotten(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    """Two share the first place, and a third has left the deal unfinished."""
    await choose_channel(contests)
    seen = board()
    await seen.attend()
    contest = (await contests.dailies.of_day(TODAY))[0]
    for user in (ANA, BOR):
        await contests.play_to_end(user, await contests.open_try(user, contest))
    await contests.open_try(CILKA, contest)
    await contests.close()
    await seen.attend_due()
    text = channel.messages[2].page.text
    assert "Yesterday's best: **Ana and Bor**. People who finished it: 2." in text
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "somebody"})
    await seen.attend_due()
    assert len(channel.messages) == 2
    assert "Yesterday's best: **Bor**. People who finished it: 1." in channel.messages[2].page.text


async def test_common_mistake_is_shown_once_three_made_it_on_a_closed_day(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    seen = board()
    await seen.attend()
    contest = (await contests.dailies.of_day(TODAY))[0]
    people = {ANA: 9.0, BOR: 12.0, CILKA: 15.0}
    for entry, (user, cost) in enumerate(people.items(), 1):
        await contests.play_to_end(user, await contests.open_try(user, contest))
        await seen.attend_at(GUILD)
        assert "mistake" not in channel.messages[1].page.text
        bid, card = (
            verdict(2, "pass", "bid:two", 90.0, trick=0),
            verdict(9, "play:T9", "play:T5", cost),
        )
        record = {"version": VERSION, "squares": [0], "cost": cost}
        record["verdicts"] = [each.as_json() for each in (bid, card)]
        if user == CILKA:
            await contests.close()
            await seen.attend_due()
            assert "mistake" not in channel.messages[2].page.text
        await contests.rows.note_verdict(entry, json.dumps(record))
    contests.now += EDIT_SECONDS
    await seen.attend_due()
    text = channel.messages[2].page.text
    assert "mistake: **T9** in trick 5; **T5** was better. People who made it: 3." in text
    assert "Points lost on average: 12." in text
    names = text.partition("mistake")[2].partition("\n")[0]
    assert not any(PEOPLE[user].name in names for user in people)


async def test_judged_try_is_shown_though_nobody_asks(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    seen = board()
    await seen.attend()
    contest = (await contests.dailies.of_day(TODAY))[0]
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    await seen.attend_at(GUILD)
    await contests.rows.note_verdict(1, FOUND)
    contests.now += 60
    await seen.attend_due()
    assert "🟩🟨🟥🟩 **Ana**" in channel.messages[1].page.text


async def test_postponed_drawing_is_made_once_it_may_be(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    seen = board()
    await seen.attend()
    contest = (await contests.dailies.of_day(TODAY))[0]
    contests.now += FRESH_SECONDS + EDIT_SECONDS
    for user, edits in ((ANA, 1), (BOR, 1)):
        await contests.play_to_end(user, await contests.open_try(user, contest))
        await seen.attend_at(GUILD)
        assert channel.count("edit") == edits
    contests.now += EDIT_SECONDS
    await seen.attend_due()
    assert channel.count("edit") == 2 and "Bor" in channel.messages[1].page.text


async def test_channels_are_seen_to_as_soon_as_a_day_is_settled(
    contests: Contests, channel: StubMessages, board: Board
) -> None:
    await choose_channel(contests)
    contest = (await contests.dailies.of_day(TODAY))[0]
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    seen = board()
    await seen.attend()
    contests.now = opening_time(TODAY + 1) - 30
    await seen.attend_due()
    assert seen.seconds_to_due() == 30
    contests.now += 30
    await seen.attend_due()
    assert len(channel.messages) == 1 and seen.seconds_to_due() == SETTLING
    contests.now += SETTLED
    assert seen.seconds_to_due() > SETTLING, "it may take long"
    await contests.keeping.settle_due(contests.now)
    await seen.attend_due()
    assert len(channel.messages) == 2 and "It is over." in channel.messages[1].page.text
    assert seen.seconds_to_due() > SETTLING
