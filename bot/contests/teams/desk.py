"""Team matches: wishes of people who gather for one, or want to know how it stands."""

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import NamedTuple

from bot.choices.languages import Languages
from bot.contests.teams.lengths import usual_deals
from bot.contests.teams.match import TeamMatch
from bot.contests.teams.pages import (
    AGAIN,
    OFF,
    SHOW,
    SIT,
    START,
    TABLE,
    TEAMS,
    UP,
    calling_page,
    matches,
    shown,
)
from bot.contests.teams.rows import NewTeamMatch
from bot.contests.teams.service import OpenThread, TeamMatches
from bot.games.forms import DEFAULT_FORM, Form
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.mentions import mentioned_users
from bot.kit.page import Page
from bot.kit.routes import PageAnswer, Press, Route
from bot.kit.wishes import Note, Person, Public, Replace, Shown, Venue

THREAD_TITLE = 100
"""Most characters of a thread's title (platform)."""


class RequestedMatch(NamedTuple):
    """A match as asked for."""

    form: Form
    players: int | None
    deals: int | None
    teams: int | None
    """1: this server's team plays another server's."""
    named: tuple[str, ...] = ()
    """The people mentioned for each team; empty: whoever wants to."""


class TeamDesk:
    """Wishes about team matches. Every one raises Denied, StoreError or nothing."""

    def __init__(
        self,
        matches: TeamMatches,
        languages: Languages,
        open_thread: OpenThread,
        now: Callable[[], int],
    ) -> None:
        self._matches = matches
        self._languages = languages
        self._open_thread = open_thread
        self._now = now

    async def check_making(
        self, person: Person, place: Venue, asked: RequestedMatch
    ) -> tuple[int, ...]:
        """The people mentioned in a match as asked for. Raises Denied if it may not be made."""
        new, named = self._new(person, place, asked), tuple(map(_people, asked.named))
        await self._matches.check_making(new, asked.form, named)
        return tuple(chain(*named))

    async def make(self, person: Person, place: Venue, asked: RequestedMatch) -> Shown:
        """Let people gather, where everybody sees it."""
        new, named = self._new(person, place, asked), tuple(map(_people, asked.named))
        made = await self._matches.make(new, asked.form, named)
        return Public(calling_page(TeamMatch(made), self._words(person, place)))

    async def made_already(self, person: Person, place: Venue) -> Shown:
        """Show the match that an earlier process has created but not shown."""
        matches = await self._matches.listed(place.guild)
        made = next((match for match in matches if match.stored.captain == person.user), None)
        if made is None:
            raise Denied("teams-gone")
        return Public(calling_page(made, self._words(person, place)))

    def _new(self, person: Person, place: Venue, asked: RequestedMatch) -> NewTeamMatch:
        """A match that somebody makes here. Raises Denied."""
        if place.reach != "server" or place.open_thread is None:
            raise Denied("teams-where")
        if asked.teams == 1 and not person.may_manage_server:
            raise Denied("teams-server")
        game, players = asked.form.variant, asked.players or asked.form.players
        teams = asked.teams or 2
        return NewTeamMatch(
            guild=place.guild,
            channel=place.channel,
            captain=person.user,
            captain_name=person.name,
            variant=game,
            players=players,
            teams=teams,
            deals=asked.deals or usual_deals(game, players, teams),
            language=place.language,
            created_at=self._now(),
        )

    async def take_on(self, person: Person, place: Venue, code: str) -> Shown:
        """Take on another server's team, which asked with this code."""
        asked = RequestedMatch(DEFAULT_FORM, None, None, 1)
        new = self._new(person, place, asked)
        made = await self._matches.take_on(new, code)
        return Public(calling_page(TeamMatch(made), self._words(person, place)))

    async def list(self, person: Person, place: Venue) -> Shown:
        """Those of this server."""
        if place.reach != "server":
            raise Denied("teams-where")
        return Note(matches(await self._matches.listed(place.guild), person.words))

    def routes(self) -> tuple[Route, ...]:
        """Where controls of team matches lead."""
        gathering = {SIT: self.sit, UP: self.get_up, START: self.start, OFF: self.call_off}
        others = {SHOW: self.show, TABLE: self.at_table, AGAIN: self.repeat}
        return (
            *(
                Route(
                    at=f"{TEAMS}:{wish}:#",
                    answer=partial(self._while_gathering, answer),
                    repeatable=True,
                    edits_public=True,
                )
                for wish, answer in gathering.items()
            ),
            *(
                Route(at=f"{TEAMS}:{wish}:#", answer=answer, repeatable=True)
                for wish, answer in others.items()
            ),
        )

    async def _while_gathering(self, answer: PageAnswer, press: Press) -> Shown:
        """An answer that is possible until the match begins."""
        if press.already_done or not press.private:
            match = await self._matches.seen(press.place.guild, press.number)
            if match.stored.state != "gathering":  # this message is out of date: it began elsewhere
                return self._answered(press, match)
        return await answer(press)

    def _words(self, person: Person, place: Venue) -> Words:
        """For everybody in the channel."""
        return self._languages.of_server(place.guild, person.server_locale)

    def _answered(self, press: Press, match: TeamMatch) -> Shown:
        """The pressed message, as it is now."""
        if press.private:
            return Note(shown(match, press.person.words))
        words = self._words(press.person, press.place)

        async def current() -> Page:
            return shown(await self._matches.seen(press.place.guild, press.number), words)

        gathers = match.stored.state == "gathering"
        return Replace(shown(match, words), current if gathers else None)

    async def sit(self, press: Press) -> Shown:
        """Sit down in a team."""
        who, guild = press.person, press.place.guild
        sit = self._matches.sit
        team = press.numbers[1] if len(press.numbers) > 1 else 0
        return self._answered(press, await sit(guild, press.number, who.user, who.name, team))

    async def get_up(self, press: Press) -> Shown:
        """Give up the seat."""
        guild, user = press.place.guild, press.person.user
        return self._answered(press, await self._matches.get_up(guild, press.number, user))

    async def call_off(self, press: Press) -> Shown:
        """Call it off."""
        match = await self._matches.call_off(
            press.place.guild,
            press.number,
            press.person.user,
            may_manage=press.person.may_manage,
        )
        return self._answered(press, match)

    async def start(self, press: Press) -> Shown:
        """Open the tables."""
        words = self._words(press.person, press.place)
        number = (await self._matches.seen(press.place.guild, press.number)).number

        def title(table_index: int) -> str:
            return words("teams-thread", match=number, number=table_index + 1)[:THREAD_TITLE]

        match = await self._matches.start(
            press.place.guild,
            press.number,
            press.person.user,
            title,
            self._open_thread,
            may_manage=press.person.may_manage,
        )
        return self._answered(press, match)

    async def repeat(self, press: Press) -> Shown:
        """Another match of the same teams, where it was pressed."""
        who, place = press.person, press.place
        if press.already_done:
            return await self.made_already(who, place)
        made = await self._matches.repeat(place.guild, press.number, who.user, who.name)
        return Public(calling_page(TeamMatch(made), self._words(who, place)))

    async def show(self, press: Press) -> Shown:
        """How it stands, for one person."""
        return await self._shown(press, await self._matches.seen(press.place.guild, press.number))

    async def at_table(self, press: Press) -> Shown:
        """Show a match from one of its tables."""
        match = await self._matches.of_table(press.number)
        if match is None or match.stored.guild != press.place.guild:
            raise Denied("teams-gone")
        return await self._shown(press, match)

    async def _shown(self, press: Press, match: TeamMatch) -> Shown:
        page: Page = shown(match, press.person.words)
        return Note(page)


def _people(typed: str) -> tuple[int, ...]:
    """The people mentioned. Raises Denied."""
    users = mentioned_users(typed)
    if str(typed).strip() and not users:
        raise Denied("teams-named")
    return users
