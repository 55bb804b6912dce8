"""Team matches: the same cards at all tables, and who sits where."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.contests.core.rows import ContestRows
from bot.contests.teams.lengths import MAX_DEALS
from bot.contests.teams.results import count_deals, totals
from bot.contests.teams.service import THREADS
from bot.games.forms import form_of
from bot.kit.errors import Denied
from bot.kit.wishes import Venue
from bot.tables.model.table import Table
from tests.bot.contests.teams.teams import Teams, begun, play_moves, play_until_finished
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, EVA, GUILD, World
from tests.laws.playing import TABLES
from tests.timeout import TIMEOUT

HERE = Venue(GUILD, CHANNEL, "en")


@pytest.fixture
def teams(world: World) -> Teams:
    return Teams(world)


def decks(teams: Teams, tables: tuple[Table, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """The dealer and cards of the deal at each of these tables."""
    assert all(table.live is not None for table in tables)
    return [(table.live.deal.dealer, table.live.deck) for table in tables if table.live is not None]


async def test_team_tables_get_same_cards_with_rotated_seats(teams: Teams) -> None:
    first, second = await begun(teams)
    assert [chair.user for chair in first.chairs] == [ANA, CILKA, None, None]
    assert [chair.user for chair in second.chairs] == [None, BOR, None, DANE]
    assert len({chair.name for chair in first.chairs}) == 4
    first_deck, other = decks(teams, (first, second))
    assert first_deck == other
    await teams.world.tables.rounds.time_is_up(second)
    logs = [await teams.world.rows.finished_deals(second.id)]
    await teams.world.tables.rounds.time_is_up(first)
    logs.append(await teams.world.rows.finished_deals(first.id))
    assert [(row.dealer, row.deck) for row in logs[0]] == [
        (row.dealer, row.deck) for row in logs[1]
    ]
    assert [row.dealer for row in logs[0] if row.scores] == [0, 1]


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_team_match_of_house_players_is_drawn(teams: Teams, table: tuple[str, int]) -> None:
    """If all play alike, each team scores the same over all tables.

    In every form, automatically.
    """
    game, players = table
    number = await teams.make_match(form_of(game, players).name, players)
    _, tables = await teams.begun(number, ((ANA,), (CILKA,)))
    for seated in tables:
        await teams.play_to_end(seated)
    match = await teams.seen(number)
    assert match.over and count_deals(match.tables, 2) == 4
    sums = totals(match.tables, 2)
    assert sums[0] == sums[1] == sum(sum(deal) for deal in match.tables[0].deals)
    assert len({seated.deals for seated in match.tables}) == 1


async def test_teams_seated_in_latin_square(teams: Teams) -> None:
    people = ((ANA,), (BOR,), (CILKA,))
    number = await teams.make_match(players=3, teams=3, deals=1)
    _, tables = await teams.begun(number, people)
    assert [chair.user for chair in tables[0].chairs] == [ANA, BOR, CILKA]
    assert all(chair.user is None for table in tables[1:] for chair in table.chairs)
    for seated in tables:
        await teams.play_to_end(seated)
    match = await teams.seen(number)
    assert len(set(totals(match.tables, 3))) == 1


async def test_redeal_is_same_at_all_team_tables(teams: Teams) -> None:
    """Nothing that one table does changes the deals of another."""
    first, second = await begun(teams, deals=4)
    await play_moves(teams, first)
    await play_moves(teams, second)
    rows = [await teams.world.rows.finished_deals(table.id) for table in (first, second)]
    counted_rows = [[(row.dealer, row.deck) for row in log if row.scores] for log in rows]
    assert counted_rows[0] == counted_rows[1] and len(counted_rows[0]) == 4


async def test_team_deals_carry_nothing_over(teams: Teams) -> None:
    first, _ = await begun(teams, deals=4)
    for number in range(1, 4):
        await play_until_finished(teams, first, number)
        assert first.match is not None
        assert first.match.carry == first.rules.tally.first(first.players)
        assert first.match.dealer == number % first.players


async def test_people_join_leave_and_change_teams(teams: Teams) -> None:
    number, matches = await teams.make_match(), teams.matches
    await matches.sit(GUILD, number, ANA, "Ana", 0)
    await matches.sit(GUILD, number, BOR, "Bor", 0)
    match = await matches.sit(GUILD, number, ANA, "Ana", 1)
    assert [member.person for member in match.sitting(0)] == [BOR]
    assert [member.person for member in match.sitting(1)] == [ANA]
    match = await matches.get_up(GUILD, number, ANA)
    assert match.sitting(1) == ()
    for user in range(4):
        await matches.sit(GUILD, number, 100 + user, f"P{user}", 1)
    with pytest.raises(Denied, match="teams-full"):
        await matches.sit(GUILD, number, ANA, "Ana", 1)
    with pytest.raises(Denied, match="teams-gone"):
        await matches.sit(GUILD, number, ANA, "Ana", 2)


async def test_named_team_is_reserved_for_its_people(teams: Teams) -> None:
    number, matches = await teams.make_match(named=((ANA, BOR), ())), teams.matches
    with pytest.raises(Denied, match="teams-closed"):
        await matches.sit(GUILD, number, CILKA, "Cilka", 0)
    with pytest.raises(Denied, match="teams-other"):
        await matches.sit(GUILD, number, ANA, "Ana", 1)
    match = await teams.seen(number)
    assert [member.name for member in match.sitting(0)] == ["Ana"], "who asks need not be asked"
    assert [member.person for member in match.asked(0)] == [BOR]
    match = await matches.get_up(GUILD, number, ANA)
    assert {member.person for member in match.asked(0)} == {ANA, BOR}
    await matches.sit(GUILD, number, CILKA, "Cilka", 1)


async def test_team_match_command_validates_arguments(teams: Teams) -> None:
    for named in (((ANA,), (ANA, BOR)), ((1, 2, 3, 4, 5), ())):
        with pytest.raises(Denied, match="teams-named"):
            await teams.make_match(named=named)
    with pytest.raises(Denied, match="teams-number"):
        await teams.make_match(teams=3)
    with pytest.raises(Denied, match="teams-number"):
        await teams.make_match("lombardia", teams=4)
    with pytest.raises(Denied, match="no-such-number"):
        await teams.make_match("strohmann", 5)
    for deals in (0, MAX_DEALS + 1):
        with pytest.raises(Denied, match="no-such-value"):
            await teams.make_match(deals=deals)
    for _ in range(3):
        await teams.make_match()
    with pytest.raises(Denied, match="many-team-matches"):
        await teams.make_match()


async def test_team_match_start_requires_captain_or_manager(teams: Teams) -> None:
    number = await teams.make_match()
    at = "Table {}".format
    await teams.matches.sit(GUILD, number, ANA, "Ana", 0)
    with pytest.raises(Denied, match="teams-empty"):
        await teams.matches.start(GUILD, number, ANA, at, teams.thread, may_manage=False)
    await teams.matches.sit(GUILD, number, BOR, "Bor", 1)
    for doing in (
        teams.matches.start(GUILD, number, BOR, at, teams.thread, may_manage=False),
        teams.matches.call_off(GUILD, number, BOR, may_manage=False),
    ):
        with pytest.raises(Denied, match="teams-captain"):
            await doing
    await teams.matches.start(GUILD, number, BOR, at, teams.thread, may_manage=True)
    for late in (
        teams.matches.start(GUILD, number, ANA, at, teams.thread, may_manage=False),
        teams.matches.call_off(GUILD, number, ANA, may_manage=False),
        teams.matches.sit(GUILD, number, EVA, "Eva", 0),
        teams.matches.get_up(GUILD, number, ANA),
    ):
        with pytest.raises(Denied, match="teams-begun"):
            await late
    off = await teams.make_match()
    match = await teams.matches.call_off(GUILD, off, ANA, may_manage=False)
    assert match.stored.state == "off"


async def test_failed_team_match_start_begins_nothing(teams: Teams) -> None:
    number, store = await teams.make_match(), teams.world.store
    await teams.matches.sit(GUILD, number, ANA, "Ana", 0)
    await teams.matches.sit(GUILD, number, BOR, "Bor", 1)
    await teams.world.open_table()  # it is in the channel

    @asynccontextmanager
    async def taken(server: int, channel: int, title: str) -> AsyncIterator[int]:
        yield CHANNEL

    at = GUILD, number, ANA, lambda n: "Table"
    with pytest.raises(Denied, match="channel-taken"):
        await teams.matches.start(*at, taken, may_manage=False)
    assert (await teams.seen(number)).stored.state == "gathering"
    assert await ContestRows(store).find_by_number("teams", number) == ()
    await teams.matches.start(*at, teams.thread, may_manage=False)


async def ready(teams: Teams) -> int:
    """A match whose two teams have a person each."""
    number = await teams.make_match()
    await teams.matches.sit(GUILD, number, ANA, "Ana", 0)
    await teams.matches.sit(GUILD, number, BOR, "Bor", 1)
    return number


async def test_team_match_beyond_the_hourly_threads_opens_none(teams: Teams) -> None:
    """It opened some, and was then refused the next."""
    for _ in range(THREADS.most // 4):
        at = GUILD, await ready(teams), ANA, str, teams.thread
        await teams.matches.start(*at, may_manage=False)
    opened = next(teams.threads)
    at = GUILD, await ready(teams), ANA, str, teams.thread
    with pytest.raises(Denied, match="many-threads"):
        await teams.matches.start(*at, may_manage=False)
    assert next(teams.threads) == opened + 1


async def test_start_whose_second_thread_is_refused_counts_for_no_limit(teams: Teams) -> None:
    number, left = await ready(teams), list[str]()

    @asynccontextmanager
    async def once(server: int, channel: int, title: str) -> AsyncIterator[int]:
        if title == "1":
            raise Denied("thread-refused")
        async with teams.thread(server, channel, title) as thread:
            try:
                yield thread
            except Denied:
                left.append(title)
                raise

    for _ in range(THREADS.most):
        with pytest.raises(Denied, match="thread-refused"):
            await teams.matches.start(GUILD, number, ANA, str, once, may_manage=False)
    assert left == ["0"] * THREADS.most, "it is known each time that the first got no table"
    await teams.matches.start(GUILD, number, ANA, str, teams.thread, may_manage=False)


async def test_start_that_waits_for_its_threads_holds_up_no_other_match(teams: Teams) -> None:
    """Pressed again it is said to be under way; a person who sits down meanwhile plays."""
    number, asked, let_go = await ready(teams), asyncio.Event(), asyncio.Event()

    @asynccontextmanager
    async def slow(server: int, channel: int, title: str) -> AsyncIterator[int]:
        asked.set()
        await let_go.wait()
        async with teams.thread(server, channel, title) as thread:
            yield thread

    at = GUILD, number, ANA, lambda n: "Table", slow
    first = asyncio.create_task(teams.matches.start(*at, may_manage=False))
    await asked.wait()
    for _ in range(60):
        with pytest.raises(Denied, match="being-prepared"):
            await teams.matches.start(*at, may_manage=False)
    other = await teams.make_match()
    await asyncio.wait_for(teams.matches.sit(GUILD, other, CILKA, "Cilka", 0), TIMEOUT)
    await teams.matches.sit(GUILD, number, CILKA, "Cilka", 0)
    let_go.set()
    begun = await first
    assert len(begun.tables) == 4
    seats = [table.row.seats for table in begun.tables]
    assert CILKA in {seat.user for of_table in seats for seat in of_table}


async def test_team_match_is_hidden_from_other_servers(teams: Teams) -> None:
    await begun(teams)
    for doing in (
        teams.matches.seen(GUILD + 1, 1),
        teams.matches.sit(GUILD + 1, 1, EVA, "Eva", 0),
        teams.matches.call_off(GUILD + 1, 1, ANA, may_manage=True),
    ):
        with pytest.raises(Denied, match="teams-gone"):
            await doing
    assert await teams.matches.listed(GUILD + 1) == ()
