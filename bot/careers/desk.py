"""For people who want to know how well somebody plays."""

import re

from bot.base.typed_text import bare, folded
from bot.careers.leaderboard import leaderboard
from bot.careers.pages import (
    LEADERS,
    PROFILE,
    SHARE,
    TURNS,
    Pressed,
    chosen,
    month_name,
    read_control,
)
from bot.careers.profile import profile
from bot.careers.records import ALL_TIME
from bot.careers.service import CareerRequest, Careers
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.games.forms import known_form
from bot.help.desk import RulesDesk
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.mentions import sole_mention
from bot.kit.routes import Press, Route, known
from bot.kit.wishes import Note, Person, Public, Response, Shown

MONTH = re.compile(r"[0-9]{4}-[0-9]{2}")
YEAR = re.compile(r"(?<![0-9])[12][0-9]{3}(?![0-9])")
"""The year in the name of a month, wherever its language puts it."""


class CareerDesk:
    """Wishes for profiles and leaderboards.

    All methods may raise Denied or StoreError. ``guild`` is the server, or outside of servers
    the channel: who comes there may see what was played there.
    """

    def __init__(
        self, careers: Careers, rules: RulesDesk, languages: Languages, looks: Looks | None = None
    ) -> None:
        self._careers = careers
        self._rules = rules
        self._languages = languages
        self._looks = looks or Looks()

    def routes(self) -> tuple[Route, ...]:
        """Where controls of profiles and leaderboards lead."""
        return Route(at=PROFILE, answer=self._turn), Route(at=LEADERS, answer=self._turn)

    async def _turn(self, press: Press) -> Response:
        control = known(read_control(press.custom_id))
        return await self.pressed(press.person, press.place.guild, control, press.value)

    async def leaderboard(
        self,
        person: Person,
        guild: int,
        channel: int,
        game: str | None,
        players: int | None = None,
        when: str | None = None,
    ) -> Shown:
        """The first page of the best players at a game, or at the one of the channel."""
        form = await self._rules.form(channel, game)
        wanted = CareerRequest(form.name, players or 0, _month(when, person.words))
        return await self._leaders(person, guild, wanted, 0)

    async def profile(
        self,
        person: Person,
        guild: int,
        who: str | None = None,
        game: str | None = None,
        players: int | None = None,
        when: str | None = None,
    ) -> Shown:
        """How a mentioned person plays a game, or all they have played."""
        form = "" if game is None else known_form(game).name
        wanted = CareerRequest(form, players or 0, _month(when, person.words))
        return await self._profile(person, guild, _whose(person, who), wanted)

    async def pressed(self, person: Person, guild: int, pressed: Pressed, value: str) -> Shown:
        """Turn a page, choose, or show it to everybody."""
        wanted = chosen(pressed, value)
        if wanted is None or not (wanted.game or pressed.kind == PROFILE):
            raise Denied("no-such-value")
        shared = pressed.what == SHARE
        if not value and not shared and pressed.what not in TURNS:
            raise Denied("unknown-button")
        if pressed.kind == PROFILE:
            return await self._profile(person, guild, pressed.number, wanted, shared=shared)
        return await self._leaders(person, guild, wanted, pressed.number, shared=shared)

    async def months(self, guild: int, game: str | None, channel: int) -> tuple[int, ...]:
        """The seasons that can be asked for. Raises Denied."""
        return await self._careers.months(guild, (await self._rules.form(channel, game)).name)

    async def _leaders(
        self, person: Person, guild: int, wanted: CareerRequest, page: int, *, shared: bool = False
    ) -> Shown:
        user = 0 if shared else person.user
        found = await self._careers.leaderboard(guild, wanted, page, user)
        if shared:
            words = self._languages.of_server(guild, person.server_locale)
            return Public(leaderboard(found, words, shared=True))
        return Note(leaderboard(found, person.words))

    async def _profile(
        self,
        person: Person,
        guild: int,
        user: int,
        wanted: CareerRequest,
        *,
        shared: bool = False,
    ) -> Shown:
        name = person.name if user == person.user else ""
        found = await self._careers.profile(guild, user, name, wanted)
        if shared:
            words = self._languages.of_server(guild, person.server_locale)
            return Public(profile(found, words, self._looks.board(guild)))
        look = self._looks.of(person.user)
        return Note(profile(found, person.words, look, user=person.user))


def _month(when: str | None, words: Words) -> int:
    """A month as typed: 2026-11, or by its name; nothing: all time. Raises Denied."""
    typed = "" if when is None else folded(str(when))
    if typed in ("", str(ALL_TIME), folded(month_name(ALL_TIME, words))):
        return ALL_TIME
    if MONTH.fullmatch(typed):
        return int(typed[:4]) * 100 + int(typed[5:])
    if year := YEAR.search(typed):
        for month in range(int(year[0]) * 100 + 1, int(year[0]) * 100 + 13):
            if bare(month_name(month, words)) == bare(typed):
                return month
    raise Denied("no-such-value-of", option="period")


def _whose(person: Person, who: str | None) -> int:
    """The one person mentioned; nobody: whoever asks. Raises Denied."""
    if who is None:
        return person.user
    return sole_mention(who)


def typed_month(month: int) -> str:
    """A season as a command takes it.

    >>> typed_month(202611)
    '2026-11'
    """
    return f"{month // 100}-{month % 100:02d}" if month else str(ALL_TIME)
