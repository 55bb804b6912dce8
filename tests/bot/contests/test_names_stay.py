"""A name belongs to the server where it is read.

Nicknames of one server reach no other one, and nobody's direct messages.
"""

import pytest

from bot.choices.languages import Languages
from bot.contests.challenges.news import ChallengeNews
from bot.contests.challenges.pages import DUEL
from bot.contests.challenges.rows import ChallengeRows
from bot.contests.challenges.service import ChallengeOptions
from bot.contests.teams.pages import shown
from bot.games.forms import DEFAULT_FORM
from bot.kit.page import Button, Page, Select
from bot.kit.wishes import Person, Shown, Venue
from tests.bot.contests.contest import Contests, moves_on
from tests.bot.contests.teams.server_match import OTHER, new, start_match
from tests.bot.contests.teams.teams import Teams
from tests.bot.discord.answering import press_on
from tests.bot.discord_stub import StubMessages
from tests.bot.tables.desk.desk_parts import WORDS, next_page_of, page_after
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, GUILD, World

HOME, AWAY = Venue(GUILD, CHANNEL, "en"), Venue(OTHER, CHANNEL + 50, "en")
MARKS = {GUILD: "OfHome", OTHER: "OfAway"}
"""The part that every nickname in a server has, and no other name."""
NAMES = {ANA: "Ana", BOR: "Bor", CILKA: "Cilka", DANE: "Dane"}


def person(user: int, place: Venue) -> Person:
    """A person as a server calls them."""
    name = f"{NAMES[user]}{MARKS[place.guild]}"
    return Person(user, name, WORDS, global_name=f"{NAMES[user]}Everywhere")


class Readers:
    """People who press controls in two servers. What they and others read there is looked at."""

    def __init__(self, contests: Contests) -> None:
        self._contests = contests
        self.read = 0

    def check(self, page: Page | None, guild: int | None) -> None:
        """``guild``: where it is read; None: in direct messages."""
        assert page is not None
        self.read += 1
        for other, mark in MARKS.items():
            if other != guild:
                assert mark not in str(page), f"a name of server {other} is read in {guild}"

    async def _shown(self, shown: Shown | None, place: Venue) -> Page:
        assert shown is not None
        self.check(shown.page, place.guild)
        if next_page_of(shown) is not None:
            self.check(await page_after(shown), place.guild)
        return shown.page

    async def press(
        self, user: int, place: Venue, control: str, *values: str, private: bool = True
    ) -> Page:
        shown = await press_on(
            [self._contests], person(user, place), place, control, values, private=private
        )
        return await self._shown(shown, place)

    async def challenge(self, user: int, place: Venue, other: int) -> Page:
        desk = self._contests.desk.challenges
        asked = await desk.ask(
            person(user, place), place, f"<@{other}>", ChallengeOptions(DEFAULT_FORM, deals=1)
        )
        return await self._shown(asked, place)

    async def list(self, user: int, place: Venue) -> Page:
        listed = await self._contests.desk.challenges.list(person(user, place))
        return await self._shown(listed, place)

    async def play(self, user: int, page: Page, *places: Venue) -> Page:
        """Play a try to its end, each move in another of the places."""
        moves = 0
        while offered := moves_on(page):
            place = places[moves % len(places)]
            control = offered[0]
            values = () if isinstance(control, Button) else _chosen_value(control)
            page = await self.press(user, place, control.id, *values)
            moves += 1
        return page


def _chosen_value(control: Select) -> tuple[str, ...]:
    choices, least = control.choices, control.least
    return tuple(choice.value for choice in choices[-least:])


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


@pytest.fixture
def readers(contests: Contests) -> Readers:
    return Readers(contests)


async def test_nickname_on_a_shared_daily_result_is_that_of_the_server_where_it_is_shared(
    contests: Contests, readers: Readers
) -> None:
    contest = await contests.contest()
    page = await readers.press(ANA, HOME, f"daily:open:{contest.id}")
    await readers.play(ANA, page, HOME, AWAY)
    number = await contests.rows.entry_of(contest.id, ANA, 0)
    assert number is not None
    await contests.rows.note_verdict(number, '{"squares": [0, 1, 2, 0], "cost": 6.5}')
    for place in (AWAY, HOME):
        await readers.press(ANA, place, f"daily:result:{number}")
        line = await readers.press(ANA, place, f"daily:share:{number}")
        assert person(ANA, place).name in line.text
        assert person(ANA, place).name in str(line)
    await contests.close()
    await readers.press(ANA, AWAY, f"daily:result:{number}")
    assert readers.read > 10


async def test_nicknames_of_a_challenge_between_two_servers_stay_where_they_are(
    contests: Contests, readers: Readers
) -> None:
    """The challenged person accepts elsewhere; both look at all of it in both servers."""
    post = StubMessages()
    news = ChallengeNews(
        rows=ChallengeRows(contests.store),
        challenges=contests.challenges,
        messages=post,
        languages=Languages(),
        directly=post.directly,
    )
    await readers.challenge(ANA, HOME, BOR)
    await readers.list(BOR, AWAY)
    await readers.press(BOR, AWAY, f"{DUEL}:accept:1")
    await news.attend()
    await readers.press(BOR, HOME, f"{DUEL}:accept:1", private=False)
    for user in (ANA, BOR):
        page = await readers.press(user, AWAY, f"{DUEL}:play:1")
        await readers.play(user, page, AWAY, HOME)
    await news.attend()
    for place in (HOME, AWAY):
        for user in (ANA, BOR):
            await readers.list(user, place)
            for wish in ("show", "past"):
                await readers.press(user, place, f"{DUEL}:{wish}:1")
            tries = [entry for entry in await contests.rows.tries_of(1) if entry.person == user]
            for finished in tries:
                await readers.press(user, place, f"{DUEL}:try:{finished.entry}")
    await readers.press(ANA, AWAY, f"{DUEL}:again:1")
    assert len(post.pages) >= 3
    for page in post.pages:
        readers.check(page, None)
    assert any("BorEverywhere" in page.text for page in post.pages)


async def test_nicknames_in_a_match_between_two_servers_stay_where_they_are(world: World) -> None:
    teams = Teams(world)
    ours = await teams.matches.make(new(teams, "slovenian", 4), DEFAULT_FORM, ())
    theirs = await teams.matches.take_on(new(teams, "slovenian", 4, OTHER, CILKA), ours.code)
    for guild, match, people in ((GUILD, ours.id, (ANA, BOR)), (OTHER, theirs.id, (CILKA, DANE))):
        for user in people:
            name = f"{NAMES[user]}{MARKS[guild]}"
            await teams.matches.sit(guild, match, user, name, 0)
    tables = [
        *await start_match(teams, GUILD, ours.id, ANA),
        *await start_match(teams, OTHER, theirs.id, CILKA),
    ]
    for table in tables:
        await teams.play_to_end(table)
    for guild, number in ((GUILD, ours.id), (OTHER, theirs.id)):
        seen = await teams.matches.seen(guild, number)
        assert seen.over
        page = shown(seen, WORDS)
        for other, mark in MARKS.items():
            assert (mark in str(page)) == (other == guild)
        assert page.text.count("a player (") == 2 and "<@" not in page.text
