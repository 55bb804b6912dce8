"""A server's choice of whom to call to new tables, and its list of people."""

from bot.calls.pages import (
    CALL_NOBODY,
    CALLS,
    INVITE,
    JOIN,
    KEEP_LIST,
    LEAVE,
    MAX_LISTED,
    CallStatus,
    invitation,
    status_page,
)
from bot.calls.rows import CallRows, CallSetting
from bot.choices.languages import Languages
from bot.kit.errors import Denied
from bot.kit.mentions import sole_role
from bot.kit.page import Page, note
from bot.kit.routes import PageAnswer, Press, Route
from bot.kit.wishes import Aside, Note, Person, Public, Shown, Venue


class CallDesk:
    """Wishes about calls to new tables. Each raises Denied or StoreError."""

    def __init__(self, rows: CallRows, languages: Languages) -> None:
        self._rows = rows
        self._languages = languages

    async def open(self, person: Person, place: Venue, role: str | None) -> Shown:
        """Show whom the server calls, after choosing a role by its mention."""
        _check_server(place)
        if role is not None:
            _check_may_manage(person)
            setting = CallSetting("role", sole_role(role, place.guild))
            await self._rows.choose(place.guild, setting)
        return Note(await self._page(person, place))

    def routes(self) -> tuple[Route, ...]:
        """Routes of the controls of these pages."""
        answers: dict[str, PageAnswer] = {
            JOIN: self._join,
            LEAVE: self._leave,
            KEEP_LIST: self._keep_list,
            CALL_NOBODY: self._call_nobody,
            INVITE: self._invite,
        }
        return tuple(
            Route(at=f"{CALLS}:{code}", answer=answer, repeatable=code != INVITE)
            for code, answer in answers.items()
        )

    async def _join(self, press: Press) -> Shown:
        person, guild = press.person, press.place.guild
        _check_server(press.place)
        if not await self._rows.join(guild, person.user, MAX_LISTED):
            if (await self._rows.setting(guild)).callees != "list":
                raise Denied("no-call-list")
            raise Denied("call-list-full", most=MAX_LISTED)
        return await self._confirm(press, press.person.words("calls-joined"))

    async def _leave(self, press: Press) -> Shown:
        _check_server(press.place)
        await self._rows.leave(press.place.guild, press.person.user)
        if (await self._rows.setting(press.place.guild)).callees == "role":
            raise Denied("no-call-list")  # an older message: the role may call them all the same
        return await self._confirm(press, press.person.words("calls-left"))

    async def _confirm(self, press: Press, sentence: str) -> Shown:
        """Show the private page that was pressed on anew, or else a sentence."""
        if press.private:
            return Note(await self._page(press.person, press.place))
        return Aside(note(sentence), brief=True)

    async def _keep_list(self, press: Press) -> Shown:
        return await self._choose(press, CallSetting("list"))

    async def _call_nobody(self, press: Press) -> Shown:
        return await self._choose(press, CallSetting("nobody"))

    async def _choose(self, press: Press, setting: CallSetting) -> Shown:
        _check_server(press.place)
        _check_may_manage(press.person)
        await self._rows.choose(press.place.guild, setting)
        return Note(await self._page(press.person, press.place))

    async def _invite(self, press: Press) -> Shown:
        """Show everybody in the channel how to put themselves on the list."""
        _check_server(press.place)
        _check_may_manage(press.person)
        if (await self._rows.setting(press.place.guild)).callees != "list":
            raise Denied("no-call-list")
        words = self._languages.of_server(press.place.guild, press.person.server_locale)
        return Public(invitation(words))

    async def _page(self, person: Person, place: Venue) -> Page:
        listed = await self._rows.listed(place.guild)
        status = CallStatus(
            await self._rows.setting(place.guild),
            listed=len(listed),
            is_listed=person.user in listed,
            may_manage=person.may_manage_server,
        )
        return status_page(status, person.words)


def _check_server(place: Venue) -> None:
    """Raise Denied outside of servers with the bot."""
    if place.reach != "server":
        raise Denied("servers-only")


def _check_may_manage(person: Person) -> None:
    """Raise Denied unless the person may manage the server."""
    if not person.may_manage_server:
        raise Denied("not-yours-to-settle")
