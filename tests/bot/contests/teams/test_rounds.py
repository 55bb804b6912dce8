"""A round of a team match: what is shown while it is open, and once it is over."""

from collections.abc import Awaitable

import pytest

from bot.careers.rows import CareerRows
from bot.contests.core.rows import ContestRows
from bot.contests.teams.kind import UNREADABLE
from bot.contests.teams.results import count_deals, deal_points
from bot.fairness.rows import FairnessRows
from bot.fairness.verification import Verification
from bot.features import PERSONAL
from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.kit.wishes import Venue
from bot.privacy.rows import PrivacyRows
from tests.bot.contests.teams.teams import Teams, begun, play_moves, play_until_finished
from tests.bot.tables.desk.desk_parts import PEOPLE, desk_of
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, EVA, GUILD, World

HERE = Venue(GUILD, CHANNEL, "en")


@pytest.fixture
def teams(world: World) -> Teams:
    return Teams(world)


async def expect_refusal(doing: Awaitable[object], key: str) -> None:
    with pytest.raises(Denied, match=key):
        await doing


async def test_round_deal_is_hidden_until_round_is_over(teams: Teams) -> None:
    """Not even to those who have played it: they might tell others, and the bot won't help them."""
    world = teams.world
    first, _ = await begun(teams)
    await play_until_finished(teams, first, 1)
    archive, desk = world.archive(), desk_of(world)
    verification = Verification(FairnessRows(world.store), archive)
    for user in (ANA, CILKA, BOR, EVA):
        await expect_refusal(archive.sheet(first.channel), "round-open")
        await expect_refusal(archive.record(user, first.channel, None), "round-open")
    for user in (ANA, CILKA):
        for wish in (archive.replay, archive.share, verification.check):
            await expect_refusal(wish(GUILD, user, first.id, 1), "round-open")
        await expect_refusal(archive.deals(GUILD, user, first.id), "round-open")
        kept = await PrivacyRows(world.store).data_of(PERSONAL, user)
        assert kept["seats"] and not kept["moves"] and not kept["deals"] and not kept["matches"]
    for user in (BOR, EVA):  # at another table, and at none
        for look in (desk.play.watch, desk.play.hand, desk.play.last):
            await expect_refusal(look(PEOPLE[user], first), "round-watch|not-at-table")
        await expect_refusal(world.fairness.pledge(first), "round-cards")
    match = await teams.seen()
    assert not match.over and all(table.deals == () for table in match.tables)


async def test_round_table_refuses_hints_joining_and_closing(
    teams: Teams,
) -> None:
    world, (first, _) = teams.world, await begun(teams)
    desk = desk_of(world)
    assert not first.hints_allowed and not first.info().hints
    await play_moves(teams, first, 3)
    assert all(first.undoable(player) == 0 for player in range(4))
    stop = world.tables.stopping.stop
    for manages in (False, True):
        await expect_refusal(stop(first, ANA, first.deals, may_manage=manages), "round-stop")
    await expect_refusal(
        world.tables.removing.remove(first, ANA, CILKA, may_manage=False), "round-remove"
    )
    await expect_refusal(world.tables.lobbies.join(first, Chair("Bor", BOR)), "already-started")
    await play_until_finished(teams, first, 1)
    await expect_refusal(world.tables.sitting_in.ask(first, Chair("Bor", BOR)), "round-seats")
    await expect_refusal(desk.gathering.sit(PEOPLE[BOR], first), "round-seats")
    await expect_refusal(world.tables.play.declare_skis(first, ANA, first.deals), "no-skis")


async def test_round_private_page_has_score_and_next_deal(teams: Teams) -> None:
    first, _ = await begun(teams)
    await play_until_finished(teams, first, 1)
    info = first.info()
    assert info.veiled and first.between
    await teams.world.tables.play.ask_for_next(first, ANA)
    await teams.world.tables.play.ask_for_next(first, CILKA)
    assert first.live is not None and first.live.number == 2


async def test_round_does_not_count_for_careers(teams: Teams) -> None:
    for table in await begun(teams):
        await play_moves(teams, table)
    store = teams.world.store
    for user in (ANA, BOR, CILKA, DANE):
        kept = await PrivacyRows(store).data_of(PERSONAL, user)
        assert kept["moves"] and not kept["deals"] and not kept["sums"] and not kept["matches"]
    assert await CareerRows(store).next_uncounted(after=0) is None


async def test_round_results_are_shown_after_last_table(teams: Teams) -> None:
    world, (first, second) = teams.world, await begun(teams)
    await play_moves(teams, first)
    assert not (await teams.seen()).over, "it waits for the other table"
    await play_moves(teams, second)
    match = await teams.seen()
    assert match.over and count_deals(match.tables, 2) == 2
    for deal in range(2):
        tables = [table.deals[deal] for table in match.tables]
        assert deal_points(match.tables, deal, 2) == (
            tables[0][0] + tables[1][1] + tables[2][2] + tables[3][3],
            tables[0][1] + tables[1][3] + tables[2][0] + tables[3][2],
        )
    archive = world.archive()
    assert (await archive.sheet(first.channel)).deals
    assert (await archive.replay(GUILD, ANA, first.id, 1)).dealt
    name, record = await archive.record(ANA, first.channel, 1)
    assert name and record
    checked, _, _ = await Verification(FairnessRows(world.store), archive).check(
        GUILD, ANA, first.id, 1
    )
    assert checked.commitment is None, "the cards follow from the secrets of the match"


async def test_round_deal_counts_once_all_tables_played_it(teams: Teams) -> None:
    """An unreadable table's deals don't count.

    It doesn't keep the match from ending for ever.
    """
    contests = ContestRows(teams.world.store)
    first, second = await begun(teams)
    await play_moves(teams, first)
    await play_until_finished(teams, second, 1)
    contest = first.round
    assert contest is not None
    keeping = contest.closes_at + UNREADABLE
    assert [overdue.id for overdue in await contests.overdue(keeping)] == [contest.id]
    await contests.settle(contest.id)
    match = await teams.seen()
    assert match.over and count_deals(match.tables, 2) == 1
