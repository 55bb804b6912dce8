"""Numbers of queries: for many deals or tables as many as for a single one."""

import contextlib
from collections.abc import AsyncIterator

from bot.contests.challenges.rows import ChallengeRows
from bot.contests.core.rows import ContestRows, NewContest
from bot.contests.teams.rows import Member, NewTeamMatch, TeamMatchRows
from tests.bot.world import ANA, CHANNEL, GUILD, World
from tests.databases import sqlite_only, trace_statements

pytestmark = sqlite_only


@contextlib.asynccontextmanager
async def traced_statements(world: World) -> AsyncIterator[list[str]]:
    """The statements executed inside."""
    statements: list[str] = []
    await trace_statements(world.store, statements.append)
    yield statements
    await trace_statements(world.store, None)


async def test_score_sheet_of_many_deals_takes_as_many_queries_as_of_one(world: World) -> None:
    table = await world.start_table(None, match_end="skis_round")
    numbers = set()
    for deals in (1, 2, 12):
        while table.match is not None and table.match.finished < deals:
            await world.play_deal(table)
        fresh = world.archive()
        async with traced_statements(world) as statements:
            sheet = await fresh.sheet(CHANNEL)
        assert len(sheet.deals) >= deals
        assert all(deal.scores for deal in sheet.deals)
        numbers.add(len(statements))
        async with traced_statements(world) as again:
            assert await fresh.sheet(CHANNEL) == sheet
        assert len(again) < len(statements)  # some is in memory by now
    assert numbers == {2}


async def test_tables_come_with_their_seats_in_one_query(world: World) -> None:
    numbers = set()
    for tables in (1, 4):
        while len(await world.rows.tables_of_channel(CHANNEL)) < tables:
            await world.tables.stopping.stop(await world.start_table(1), ANA, 1, may_manage=True)
        for read in (
            world.rows.tables_of_channel(CHANNEL),
            world.rows.tables_of_person(GUILD, ANA),
        ):
            async with traced_statements(world) as statements:
                stored = await read
            assert len(stored) == tables
            assert all(row.seats[0].name == "Ana" and len(row.seats) == 4 for row in stored)
            numbers.add(len(statements))
    assert numbers == {2}


async def test_contests_of_a_day_come_with_their_deals_in_two_queries(world: World) -> None:
    contests = ContestRows(world.store)
    for players in (3, 4, 5):
        await contests.make(
            NewContest(
                kind="daily", number=1, variant="slovenian", players=players, house="club 0 1",
                opens=0, closes=9, secrets=("5a" * 32, f"{players}b" * 32),
            )
        )  # fmt: skip
    async with traced_statements(world) as statements:
        stored = await contests.find_by_number("daily", 1)
    assert [contest.secrets for contest in stored] == [
        ("5a" * 32, f"{players}b" * 32) for players in (3, 4, 5)
    ]
    assert len(statements) == 2


async def test_team_matches_come_with_their_members_in_two_queries(world: World) -> None:
    for number in range(3):
        member = Member(100 + number, 0, 0, asked=False, name=f"Captain {number}")
        new = NewTeamMatch(
            guild=GUILD, channel=CHANNEL, captain=ANA, captain_name="Ana", variant="slovenian",
            players=4, teams=2, deals=4, language="en", created_at=number, members=(member,),
        )  # fmt: skip
        await TeamMatchRows(world.store).make(new)
    async with traced_statements(world) as statements:
        stored = await TeamMatchRows(world.store).of_server(GUILD)
    assert [match.members[0].person for match in stored] == [102, 101, 100]
    assert len(statements) == 2


async def test_scores_of_challenges_come_in_one_query(world: World) -> None:
    async with traced_statements(world) as statements:
        assert await ChallengeRows(world.store).scores((1, 2, 3)) == ()
    assert len(statements) == 1
