"""Two servers play each other: a team and tables in each, and the same deals."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace

import pytest

from bot.choices.languages import Languages
from bot.contests.core.rows import ContestRows
from bot.contests.teams.desk import RequestedMatch, TeamDesk
from bot.contests.teams.pages import shown
from bot.contests.teams.results import count_deals, totals
from bot.contests.teams.rounds import HOUSE
from bot.contests.teams.service import DAYS
from bot.features import PERSONAL
from bot.games.forms import FORMS, form_of
from bot.kit.errors import Denied
from bot.kit.l10n import load_words
from bot.kit.wishes import Public, Venue
from bot.privacy.rows import PrivacyRows
from bot.tables.model.table import Table
from tests.bot.contests.contest import Contests
from tests.bot.contests.teams.server_match import OTHER, new, start_match
from tests.bot.contests.teams.teams import Teams, play_moves
from tests.bot.discord.answering import press_on
from tests.bot.tables.clock.timed import Timed
from tests.bot.tables.desk.desk_parts import PEOPLE, WORDS
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, EVA, GUILD, World
from tests.databases import direct_connection
from tests.laws.playing import TABLES


@pytest.fixture
def teams(world: World) -> Teams:
    return Teams(world)


async def accepted_matches(
    teams: Teams, game: str = "slovenian", players: int = 4
) -> tuple[int, int]:
    """Ana's server asks, and Cilka's accepts; two people join in each."""
    asked = await teams.matches.make(new(teams, game, players), FORMS[game], ())
    assert asked.code
    rival_match = new(teams, "slovenian", 4, OTHER, CILKA)
    other = await teams.matches.take_on(rival_match, f" {asked.code.upper()} ")
    for guild, number, people in (
        (GUILD, asked.id, (ANA, BOR)),
        (OTHER, other.id, (CILKA, DANE)),
    ):
        for person in people:
            await teams.matches.sit(guild, number, person, f"P{person}", 0)
    return asked.id, other.id


async def test_server_match_teams_play_same_deals_at_all_seats(teams: Teams) -> None:
    home_match, other = await accepted_matches(teams)
    here = await start_match(teams, GUILD, home_match, ANA)
    away_tables = await start_match(teams, OTHER, other, CILKA)
    assert [[chair.user for chair in table.chairs] for table in here] == [
        [ANA, None, None, None], [None, BOR, None, None], [None] * 4, [None] * 4,
    ]  # fmt: skip
    assert {table.guild for table in here} == {GUILD} and {
        table.guild for table in away_tables
    } == {OTHER}
    dealt = {
        (table.live.deck, table.live.deal.dealer) for table in (*here, *away_tables) if table.live
    }
    assert len(dealt) == 1
    for table in (*here, *away_tables):
        match = await teams.matches.seen(GUILD, home_match)
        assert not match.over and all(table.deals == () for table in match.tables)
        await play_out(teams, table)
    for guild, number in ((GUILD, home_match), (OTHER, other)):
        match = await teams.matches.seen(guild, number)
        assert match.over and count_deals(match.tables, 2) == 4
        assert "has won" in shown(match, WORDS).text or "draw" in shown(match, WORDS).text
    first = await teams.matches.seen(GUILD, home_match)
    second = await teams.matches.seen(OTHER, other)
    assert totals(first.tables, 2) == totals(second.tables, 2)
    assert [table.row.guild for table in second.tables] == [OTHER] * 4 + [GUILD] * 4


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_server_match_with_equal_play_is_drawn(teams: Teams, table: tuple[str, int]) -> None:
    game, players = table
    home_match, other = await accepted_matches(teams, form_of(game, players).name, players)
    tables = (
        *await start_match(teams, GUILD, home_match, ANA),
        *await start_match(teams, OTHER, other, CILKA),
    )
    for table_at_end in tables:
        await teams.play_to_end(table_at_end)
    match = await teams.matches.seen(GUILD, home_match)
    assert match.stored.variant == game and match.stored.players == players
    sums = totals(match.tables, 2)
    assert sums[0] == sums[1]
    assert match.by_lead or sums[0] == sum(sum(deal) for deal in match.tables[0].deals)


async def test_server_match_counts_leads_over_the_house(teams: Teams) -> None:
    home_match, other = await accepted_matches(teams)
    for table in (
        *await start_match(teams, GUILD, home_match, ANA),
        *await start_match(teams, OTHER, other, CILKA),
    ):
        await play_out(teams, table)
    match = await teams.matches.seen(GUILD, home_match)
    assert match.by_lead and "A result is a lead" in shown(match, WORDS).text
    played = [(result, deal) for result in match.tables for deal in range(4)]
    for result, deal in played:
        assert abs(sum(result.deals[deal])) <= 2, "leads add up to 0, but for their rounding"
        scores = result.short[deal].scores
        assert result.deals[deal] == tuple(
            round(own_score - (sum(scores) - own_score) / 3) for own_score in scores
        )
    assert any(result.deals[deal] != result.short[deal].scores for result, deal in played)


async def test_match_has_the_same_number_in_both_servers(teams: Teams) -> None:
    await teams.matches.make(new(teams, "slovenian", 4), FORMS["slovenian"], ())
    home_match, other = await accepted_matches(teams)
    titles = list[str]()

    def open_titled(server: int, channel: int, title: str) -> AbstractAsyncContextManager[int]:
        titles.append(title)
        return teams.thread(server, channel, title)

    desk = TeamDesk(
        teams.matches, Languages(load_words(strict=True)), open_titled, lambda: teams.world.now
    )
    for guild, number, user in ((GUILD, home_match, ANA), (OTHER, other, CILKA)):
        venue = Venue(guild, CHANNEL, "en", no_thread)
        for control in (f"teams:show:{number}", f"teams:start:{number}"):
            pressed = await press_on([desk], PEOPLE[user], venue, control, private=False)
            assert pressed.page is not None and "Team match 2\n" in pressed.page.text
        listed = (await desk.list(PEOPLE[user], venue)).page
        assert listed is not None and "**2** ·" in listed.text and "**3**" not in listed.text
    assert len(titles) == 8 and all("match 2 ·" in title for title in titles)
    await PrivacyRows(teams.world.store).forget_server(PERSONAL, GUILD)
    assert (await teams.matches.seen(OTHER, other)).number == home_match


async def test_server_joins_round_of_an_earlier_release_by_its_rule(teams: Teams) -> None:
    home_match, other = await accepted_matches(teams)
    await start_match(teams, GUILD, home_match, ANA)
    with direct_connection(teams.world.path) as db:
        db.execute("UPDATE contests SET ahead = 0")
    away_tables = await start_match(teams, OTHER, other, CILKA)
    assert [[chair.user for chair in table.chairs] for table in away_tables] == [
        [CILKA, None, None, None], [None, DANE, None, None],
    ]  # fmt: skip
    match = await teams.matches.seen(OTHER, other)
    assert not match.by_lead and match.own[0].seats == (1, HOUSE, 1, HOUSE)


async def test_server_match_is_accepted_once_by_another_server(teams: Teams) -> None:
    asked = await teams.matches.make(new(teams, "slovenian", 4), FORMS["slovenian"], ())
    home_match = replace(asked)
    for guild, code in ((OTHER, "0" * 10), (OTHER, ""), (GUILD, home_match.code)):
        with pytest.raises(Denied, match="teams-code"):
            await teams.matches.take_on(new(teams, "slovenian", 4, guild, CILKA), code)
    await teams.matches.sit(GUILD, asked.id, ANA, "Ana", 0)
    with pytest.raises(Denied, match="teams-alone"):
        await start_match(teams, GUILD, asked.id, ANA)
    away_match = await teams.matches.take_on(
        new(teams, "krolami", 4, OTHER, CILKA), home_match.code
    )
    assert (away_match.variant, away_match.code, away_match.rival) == ("slovenian", "", asked.id)
    with pytest.raises(Denied, match="teams-code"):
        await teams.matches.take_on(new(teams, "slovenian", 4, OTHER + 1, EVA), home_match.code)
    with pytest.raises(Denied, match="teams-gone"):
        await teams.matches.sit(GUILD, asked.id, BOR, "Bor", 1)
    await teams.matches.call_off(OTHER, away_match.id, CILKA, may_manage=False)
    with pytest.raises(Denied, match="teams-alone"):
        await start_match(teams, GUILD, asked.id, ANA)


async def test_person_cannot_play_for_both_teams(teams: Teams) -> None:
    _, other = await accepted_matches(teams)
    with pytest.raises(Denied, match="teams-other"):
        await teams.matches.sit(OTHER, other, ANA, "Ana", 0)


async def test_server_match_requires_managers(teams: Teams) -> None:
    languages = Languages(load_words(strict=True))
    desk = TeamDesk(teams.matches, languages, teams.thread, lambda: teams.world.now)
    here = Venue(GUILD, CHANNEL, "en", no_thread)
    venue = Venue(OTHER, CHANNEL, "de", no_thread)
    ana, cilka = (replace(PEOPLE[user], may_manage_server=True) for user in (ANA, CILKA))
    asked = RequestedMatch(FORMS["slovenian"], None, None, 1, ("",))
    with pytest.raises(Denied, match="teams-server"):
        await desk.make(PEOPLE[ANA], here, asked)
    page = (await desk.make(ana, here, asked)).page
    assert page is not None
    code = page.text.partition("the code `")[2].partition("`")[0]
    with pytest.raises(Denied, match="teams-server"):
        await desk.take_on(PEOPLE[CILKA], venue, code)
    shown_there = await desk.take_on(cilka, venue, code)
    assert isinstance(shown_there, Public)
    pressed = await press_on([desk], PEOPLE[DANE], venue, "teams:sit:2:0", private=False)
    assert pressed is not None and "Team B" in pressed.page.text
    with pytest.raises(Denied, match="teams-gone"):
        await press_on([desk], PEOPLE[DANE], venue, "teams:sit:1:0", private=False)


async def play_out(teams: Teams, table: Table) -> None:
    """People play their tables, and the house those where it sits alone."""
    if any(chair.user is not None for chair in table.chairs):
        await play_moves(teams, table)
    else:
        await teams.play_to_end(table)


def no_thread(title: str) -> AbstractAsyncContextManager[int]:
    """It could be opened, but isn't."""
    raise AssertionError(title)


async def test_first_finished_server_sees_no_result_yet(teams: Teams) -> None:
    home_match, other = await accepted_matches(teams)
    here = await start_match(teams, GUILD, home_match, ANA)
    for home_table in here:
        await play_out(teams, home_table)
    match = await teams.matches.seen(GUILD, home_match)
    assert not match.over and "has not begun" in shown(match, WORDS).text
    archive = teams.world.archive()
    with pytest.raises(Denied, match="round-open"):
        await archive.replay(GUILD, ANA, here[0].id, 1)
    away_tables = await start_match(teams, OTHER, other, CILKA)
    match = await teams.matches.seen(GUILD, home_match)
    assert "0 of 4 tables" in shown(match, WORDS).text
    for away_table in away_tables:
        await teams.play_to_end(away_table)
    assert (await teams.matches.seen(GUILD, home_match)).over
    assert (await archive.replay(GUILD, ANA, here[0].id, 1)).dealt


async def test_second_server_reads_until_when_the_deals_begun_by_the_first_are_open(
    teams: Teams,
) -> None:
    home_match, other = await accepted_matches(teams)
    before = shown(await teams.matches.seen(OTHER, other), WORDS).text
    assert "for three days then" in before
    here = await start_match(teams, GUILD, home_match, ANA)
    contest = here[0].round
    assert contest is not None
    after = shown(await teams.matches.seen(OTHER, other), WORDS).text
    assert "three days" not in after and f"<t:{contest.closes_at}:f>" in after


@pytest.mark.parametrize("begins", [False, True])
async def test_match_whose_other_server_has_cancelled_says_so(teams: Teams, begins: bool) -> None:
    home_match, other = await accepted_matches(teams)
    assert "Another server plays" in shown(await teams.matches.seen(GUILD, home_match), WORDS).text
    if begins:
        await start_match(teams, GUILD, home_match, ANA)
    await teams.matches.call_off(OTHER, other, CILKA, may_manage=False)
    text = shown(await teams.matches.seen(GUILD, home_match), WORDS).text
    assert "that one has cancelled it" in text
    assert "Another server plays" not in text and "has not begun" not in text


@pytest.fixture
def clocked(timed_world: Timed) -> Teams:
    timed_world.times.close_after = 4 * DAYS
    timed_world.patience = 0
    return Teams(timed_world)


async def test_server_that_does_not_begin_in_time_has_not_played(clocked: Teams) -> None:
    teams = clocked
    home_match, other = await accepted_matches(teams)
    here = await start_match(teams, GUILD, home_match, ANA)
    contest = here[0].round
    assert contest is not None
    for home_table in here:
        await teams.play_to_end(home_table)
    contests = Contests(teams.world)
    teams.world.now = contest.closes_at
    await contests.keeping.settle_due(contest.closes_at)
    with pytest.raises(Denied, match="teams-begun"):
        await start_match(teams, OTHER, other, CILKA)
    match = await teams.matches.seen(GUILD, home_match)
    assert match.over and count_deals(match.tables, 2) == 0
    assert "nobody has won" in shown(match, WORDS).text


async def test_server_match_cannot_begin_at_deadline(
    teams: Teams, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything is announced while threads are still being opened."""
    home_match, other = await accepted_matches(teams)
    contest = (await start_match(teams, GUILD, home_match, ANA))[0].round
    assert contest is not None
    open_thread = teams.thread

    @asynccontextmanager
    async def opened_late(server: int, channel: int, title: str) -> AsyncIterator[int]:
        await ContestRows(teams.world.store).settle(contest.id)
        async with open_thread(server, channel, title) as thread:
            yield thread

    monkeypatch.setattr(teams, "thread", opened_late)
    with pytest.raises(Denied, match="teams-begun"):
        await start_match(teams, OTHER, other, CILKA)
    assert not (await teams.matches.seen(OTHER, other)).own


async def test_deleted_server_leaves_rival_its_match(teams: Teams) -> None:
    home_match, other = await accepted_matches(teams)
    here = await start_match(teams, GUILD, home_match, ANA)
    await start_match(teams, OTHER, other, CILKA)
    await teams.world.tables.stopping.guild_gone(OTHER)
    assert not (await teams.matches.seen(GUILD, home_match)).over
    await PrivacyRows(teams.world.store).forget_server(PERSONAL, OTHER)
    for home_table in here:
        await teams.play_to_end(home_table)
    match = await teams.matches.seen(GUILD, home_match)
    assert match.over and shown(match, WORDS).text and match.stored.rival is None
