"""Commands and controls for profiles and leaderboards."""

import re
from collections.abc import Sequence

from bot.base.typed_text import bare, fold
from bot.careers.additions import ProfileAdditions
from bot.careers.leaderboard import leaderboard
from bot.careers.pages import (
    LEADERS,
    PROFILE,
    SHARE_ACTION,
    TURNS,
    CareerControl,
    chosen_request,
    month_name,
    read_control,
)
from bot.careers.profile import profile
from bot.careers.records import ALL_TIME
from bot.careers.service import CareerRequest, Careers
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.games.forms import find_form
from bot.help.desk import RulesDesk
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.mentions import sole_mention
from bot.kit.routes import Press, Route, checked_control
from bot.kit.wishes import Note, Person, Public, Response, Shown

MONTH = re.compile(r"[0-9]{4}-[0-9]{2}")
YEAR = re.compile(r"(?<![0-9])[12][0-9]{3}(?![0-9])")
"""The year in a month's name: languages put it in different places."""


class CareerDesk:
    """Profiles and leaderboards.

    All methods may raise Denied or StoreError. ``guild`` is the server's id, or outside of servers
    the channel's: people there may see what was played there.
    """

    def __init__(
        self,
        careers: Careers,
        rules: RulesDesk,
        languages: Languages,
        looks: Looks,
        additions: Sequence[ProfileAdditions],
    ) -> None:
        """Make the desk; ``additions`` come below the name in a profile."""
        self._careers = careers
        self._rules = rules
        self._languages = languages
        self._looks = looks
        self._additions = additions

    def routes(self) -> tuple[Route, ...]:
        """Return the routes of controls of profiles and leaderboards."""
        return Route(at=PROFILE, answer=self._turn), Route(at=LEADERS, answer=self._turn)

    async def _turn(self, press: Press) -> Response:
        control = checked_control(read_control(press.custom_id))
        return await self.handle_press(press.person, press.place.guild, control, press.value)

    async def leaderboard(
        self,
        person: Person,
        guild: int,
        channel: int,
        game: str | None,
        players: int | None = None,
        when: str | None = None,
    ) -> Shown:
        """Show the first page of a game's leaderboard; None: the game of the channel's table."""
        form = await self._rules.form(channel, game)
        request = CareerRequest(form.name, players or 0, _month(when, person.words))
        return await self._leaders(person, guild, request, 0)

    async def profile(
        self,
        person: Person,
        guild: int,
        mention: str | None = None,
        game: str | None = None,
        players: int | None = None,
        when: str | None = None,
    ) -> Shown:
        """Show the profile of a mentioned person, or the asker's, for a game or for all games."""
        form = "" if game is None else find_form(game).name
        request = CareerRequest(form, players or 0, _month(when, person.words))
        return await self._profile(person, guild, _user_of_mention(person, mention), request)

    async def handle_press(
        self, person: Person, guild: int, control: CareerControl, value: str
    ) -> Shown:
        """Turn a page, apply a choice, or post the page in the channel."""
        request = chosen_request(control, value)
        if request is None or not (request.game or control.kind == PROFILE):
            raise Denied("no-such-value")
        shared = control.action == SHARE_ACTION
        if not value and not shared and control.action not in TURNS:
            raise Denied("unknown-button")
        if control.kind == PROFILE:
            return await self._profile(person, guild, control.number, request, shared=shared)
        return await self._leaders(person, guild, request, control.number, shared=shared)

    async def months(self, guild: int, game: str | None, channel: int) -> tuple[int, ...]:
        """List the seasons of a game. Raises Denied if there is no such game."""
        return await self._careers.months(guild, (await self._rules.form(channel, game)).name)

    async def _leaders(
        self, person: Person, guild: int, request: CareerRequest, page: int, *, shared: bool = False
    ) -> Shown:
        user = 0 if shared else person.user
        board = await self._careers.leaderboard(guild, request, page, user)
        if shared:
            words = self._languages.of_server(guild, person.server_locale)
            return Public(leaderboard(board, words, shared=True))
        return Note(leaderboard(board, person.words))

    async def _profile(
        self,
        person: Person,
        guild: int,
        user: int,
        request: CareerRequest,
        *,
        shared: bool = False,
    ) -> Shown:
        name = person.name if user == person.user else ""
        career = await self._careers.profile(guild, user, name, request)
        if shared:
            words = self._languages.of_server(guild, person.server_locale)
            lines = await self._lines(user, guild, words)
            return Public(profile(career, words, self._looks.board(guild), lines=lines))
        look = self._looks.of(person.user)
        lines = await self._lines(user, guild, person.words)
        return Note(profile(career, person.words, look, user=person.user, lines=lines))

    async def _lines(self, user: int, guild: int, words: Words) -> tuple[str, ...]:
        """Lines that other capabilities add about a person."""
        lines = [await addition.line(user, guild, words) for addition in self._additions]
        return tuple(line for line in lines if line)


def _month(when: str | None, words: Words) -> int:
    """Parse a typed month: 2026-11, or its name; None: all time. Raises Denied."""
    typed = "" if when is None else fold(str(when))
    if typed in ("", str(ALL_TIME), fold(month_name(ALL_TIME, words))):
        return ALL_TIME
    if MONTH.fullmatch(typed):
        return int(typed[:4]) * 100 + int(typed[5:])
    if year := YEAR.search(typed):
        for month in range(int(year[0]) * 100 + 1, int(year[0]) * 100 + 13):
            if bare(month_name(month, words)) == bare(typed):
                return month
    raise Denied("no-such-value-of", option="period")


def _user_of_mention(person: Person, mention: str | None) -> int:
    """Return the user mentioned; without a mention, the asker. Raises Denied."""
    if mention is None:
        return person.user
    return sole_mention(mention)


def month_value(month: int) -> str:
    """Return a season as the commands take it.

    >>> month_value(202611)
    '2026-11'
    """
    return f"{month // 100}-{month % 100:02d}" if month else str(ALL_TIME)
