"""Team matches, by their pages and controls only."""

import random
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any

import pytest

from bot.choices.languages import Languages
from bot.contests.teams.desk import RequestedMatch, TeamDesk
from bot.contests.teams.lengths import MAX_DEALS
from bot.contests.teams.match import TeamMatch
from bot.contests.teams.pages import TEAMS as CONTROLS
from bot.contests.teams.pages import shown as page_of_match
from bot.contests.teams.rows import TeamMatchRows
from bot.games.forms import FORMS
from bot.kit.errors import Denied
from bot.kit.l10n import load_words
from bot.kit.wishes import Note, Public, Replace, Shown, Venue
from tests.bot.contests.teams.teams import Teams, begun, play_until_finished
from tests.bot.discord.answering import press_on
from tests.bot.tables.desk.desk_parts import PEOPLE
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, EVA, GUILD, World
from tests.pages.team_matches import shared_match
from tests.pages.team_matches import started_match as played_match

HERE = Venue(GUILD, CHANNEL, "en")


@pytest.fixture
def teams(world: World) -> Teams:
    return Teams(world)


def no_thread(title: str) -> AbstractAsyncContextManager[int]:
    """It could be opened, but isn't."""
    raise AssertionError(title)


class Desks:
    """The desk of team matches."""

    def __init__(self, teams: Teams) -> None:
        self.desk = TeamDesk(
            teams.matches,
            Languages(load_words(strict=True)),
            teams.thread,
            lambda: teams.world.now,
        )

    async def gather_people(self, **asked: Any) -> Shown:
        """Ana gathers people."""
        place = Venue(GUILD, CHANNEL, "en", no_thread)
        wanted = RequestedMatch(FORMS["slovenian"], None, 2, None, ("", ""))._replace(**asked)
        return await self.desk.make(PEOPLE[ANA], place, wanted)

    async def press(self, user: int, control: str, *, private: bool = False) -> Shown:
        """Press a control of the match."""
        shown = await press_on(
            [self.desk], PEOPLE[user], HERE, f"{CONTROLS}:{control}", private=private
        )
        assert shown is not None
        return shown


def text(shown: Shown) -> str:
    return shown.page.text


async def test_unposted_team_match_is_posted_and_not_repeated(teams: Teams) -> None:
    """The process ended as it had noted it."""
    desks = Desks(teams)
    made = await desks.gather_people()
    place = Venue(GUILD, CHANNEL, "en", no_thread)
    assert await desks.desk.made_already(PEOPLE[ANA], place) == made
    with pytest.raises(Denied, match="teams-gone"):
        await desks.desk.made_already(PEOPLE[BOR], place)
    again = await press_on(
        [desks.desk], PEOPLE[ANA], HERE, f"{CONTROLS}:again:1", private=False, done=True
    )
    assert again is not None and again.page == made.page
    assert len(await teams.matches.listed(GUILD)) == 1


async def test_team_match_pages_from_lobby_to_result(teams: Teams) -> None:
    desks = Desks(teams)
    shown = await desks.gather_people()
    assert isinstance(shown, Public) and "Team A" in text(shown)
    await desks.press(ANA, "sit:1:0")
    shown = await desks.press(BOR, "sit:1:1")
    assert isinstance(shown, Replace) and "**Team B**: Bor" in text(shown)
    shown = await desks.press(ANA, "start:1")
    assert isinstance(shown, Replace) and "<#900>" in text(shown) and "<#901>" in text(shown)
    match = await teams.seen()
    assert match.contest is not None
    secrets = match.contest.secrets
    assert not any(secret in text(shown) for secret in secrets)
    for table in await teams.tables(match):
        at_table = await desks.press(EVA, f"table:{table.id}", private=True)
        assert isinstance(at_table, Note) and "draw" not in text(at_table)
        await teams.play_to_end(table)
    shown = await desks.press(CILKA, "show:1", private=True)
    assert "A draw" in text(shown) and all(secret in text(shown) for secret in secrets)
    assert "over" in text(await desks.desk.list(PEOPLE[EVA], HERE))


async def test_team_page_that_arrives_late_is_drawn_with_everybody_who_sits(teams: Teams) -> None:
    desks = Desks(teams)
    await desks.gather_people()
    shown = await desks.press(ANA, "sit:1:0")
    await desks.press(BOR, "sit:1:1")
    assert isinstance(shown, Replace) and shown.current is not None
    assert "Bor" not in text(shown) and "Bor" in (await shown.current()).text


async def test_stale_team_message_shows_current_state(teams: Teams) -> None:
    """The match was started, or called off, from Ana's own page."""
    desks = Desks(teams)
    for last, sentence in (("start", "<#900>"), ("off", "is off")):
        await desks.gather_people()
        number = max(match.id for match in await teams.matches.listed(GUILD))
        await desks.press(ANA, f"sit:{number}:0")
        await desks.press(BOR, f"sit:{number}:1")
        await desks.press(ANA, f"{last}:{number}", private=True)
        for wish in (f"sit:{number}:1", f"up:{number}", f"start:{number}", f"off:{number}"):
            shown = await desks.press(EVA, wish)
            assert isinstance(shown, Replace) and sentence in text(shown)
            with pytest.raises(Denied, match="teams-begun"):
                await desks.press(EVA, wish, private=True)


async def test_finished_team_match_offers_rematch(teams: Teams) -> None:
    desks = Desks(teams)
    first, second = await begun(teams)
    with pytest.raises(Denied, match="round-open"):
        await desks.press(BOR, "again:1", private=True)
    for table in (first, second):
        await teams.play_to_end(table)
    with pytest.raises(Denied, match="teams-again"):  # even if she manages the channel
        await desks.press(EVA, "again:1", private=True)
    shown = await desks.press(BOR, "again:1", private=True)
    assert isinstance(shown, Public) and "Team match 2" in text(shown)
    assert "**Team A**: Ana and Bor" in text(shown) and "Bor starts" in text(shown)
    await desks.press(BOR, "start:2")
    assert [table.row.state for table in (await teams.seen(2)).tables] == ["playing"] * 4


async def test_team_match_threads_are_limited(teams: Teams) -> None:
    for _ in range(2):
        await teams.begun(await teams.make_match())
    with pytest.raises(Denied, match="many-threads"):
        await teams.begun(await teams.make_match())


async def test_named_people_are_pinged(teams: Teams) -> None:
    desks = Desks(teams)
    shown = await desks.gather_people(named=(f"<@{ANA}> <@!{BOR}>", f"<@{CILKA}>"))
    assert set(shown.page.pings) == {BOR, CILKA}
    for typed in ("Bor", f"<@{10**19}>"):
        with pytest.raises(Denied, match="teams-named"):
            await desks.gather_people(named=(typed, ""))
    with pytest.raises(Denied, match="teams-where"):
        await desks.desk.make(
            PEOPLE[ANA], HERE, RequestedMatch(FORMS["slovenian"], None, None, None)
        )


FORGED = ("{}:{}:{}", CONTROLS + ":{}:{}", CONTROLS + ":{}:{}:{}", CONTROLS + ":sit:{}:{}{}")
WRITTEN = (
    *(CONTROLS, "sit", "up", "start", "off", "show", "table"),
    *(0, 1, 2, 3, -1, 10**17, 10**30, "", "x", "²", "T21"),
)


@pytest.mark.parametrize("times", [1000, pytest.param(10_000, marks=pytest.mark.long)], ids=str)
async def test_forged_team_presses_of_strangers_do_nothing(teams: Teams, times: int) -> None:
    """Eva sits nowhere.

    One match is being played; another, not hers, is gathering the people it names.
    """
    first, second = await begun(teams)
    await play_until_finished(teams, first, 1)
    await teams.make_match(named=((ANA,), (BOR,)))
    before = [await TeamMatchRows(teams.world.store).find(number) for number in (1, 2)]
    desks, chance = Desks(teams), random.Random(2)
    match = await teams.seen()
    assert match.contest is not None
    for _ in range(times):
        control = chance.choice(FORGED).format(*(chance.choice(WRITTEN) for _ in range(3)))
        private = chance.random() < 0.5
        try:
            shown = await press_on([desks.desk], PEOPLE[EVA], HERE, control, private=private)
        except Denied:
            continue
        if shown is not None:
            shown_text = repr(shown.page)
            assert not any(secret in shown_text for secret in match.contest.secrets)
            assert "+" not in text(shown) and "Σ" not in text(shown)
    assert before == [await TeamMatchRows(teams.world.store).find(number) for number in (1, 2)]
    assert second.seq == 0


def test_team_results_with_long_names_fit_message() -> None:
    names = tuple("*" * 31 + str(number) for number in range(8))
    match = played_match(names, over=True, teams=5, players=5)
    of = replace(match.stored, deals=MAX_DEALS)
    assert match.contest is not None
    contest = replace(match.contest, secrets=match.contest.secrets * (MAX_DEALS // 2))
    tables = tuple(
        table._replace(
            deals=table.deals * (MAX_DEALS // 2),
            short=table.short * (MAX_DEALS // 2),
            numbers=tuple(range(1, MAX_DEALS + 1)),
        )
        for table in match.tables
    )
    for words in map(load_words(strict=True), ("en", "de", "sl", "it", "pl", "ro", "ja")):
        page = page_of_match(TeamMatch(of, contest, tables), words)
        assert "Σ" in page.text and all(secret in page.text for secret in contest.secrets)


def test_team_lead_above_thousand_is_written_alike_in_sentence_and_table() -> None:
    match = played_match(over=True)
    none = (0,) * 4
    first, *others = (table._replace(deals=(none, none)) for table in match.tables)
    tables = (first._replace(deals=((3005, 0, 0, 0), none)), *others)
    won = TeamMatch(match.stored, match.contest, tables)
    for language, figure in (("en", "3,005"), ("de", "3.005")):
        text = page_of_match(won, load_words(strict=True)(language)).text
        sentence, table = text.split("```")[:2]
        assert figure in sentence and f"+{figure}" in table


def test_team_that_is_behind_two_equal_ones_has_not_drawn() -> None:
    """A match of three teams once was "A draw." for the one that had lost."""
    text = page_of_match(shared_match(), load_words()("en")).text
    assert "**Team A and Team B share first place.**" in text and "draw" not in text
