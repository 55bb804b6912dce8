"""Tournaments: wishes of those who manage a server, and of those who play.

People of other servers see none of it.
"""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.contests.core.desk import TryDesk
from bot.contests.core.entries import OpenEntry
from bot.contests.tournaments.pages import (
    ASK_OFF,
    ASK_STOP,
    BACK,
    ENTER,
    FORTH,
    LEAVE,
    OFF,
    PLAY,
    RANKS,
    SERIES,
    SHOW,
    STOP,
    TOURNAMENT,
    TRY,
    control,
    list_page,
    next_buttons,
    standings_page,
    sure_page,
    tournament_page,
)
from bot.contests.tournaments.series_pages import series_page, sure_stop_page
from bot.contests.tournaments.service import Tournament, TournamentOptions, Tournaments
from bot.games.forms import Form
from bot.kit.errors import Denied
from bot.kit.routes import Press, Route
from bot.kit.wishes import Later, Note, Person, Shown, Venue


class TournamentDesk:
    """Wishes about tournaments. Every one raises Denied, StoreError or nothing."""

    def __init__(
        self,
        tournaments: Tournaments,
        tries: TryDesk,
        changed: Callable[[int], None],
    ) -> None:
        """``changed`` is called with a tournament whose board may have changed."""
        self._tournaments = tournaments
        self._tries = tries
        self._changed = changed

    async def announce(
        self,
        person: Person,
        place: Venue,
        form: Form,
        players: int | None = None,
        deals: int | None = None,
        starts: str | None = None,
        lasts: int | None = None,
        ranking: str | None = None,
        name: str | None = None,
        *,
        weekly: bool = False,
    ) -> Shown:
        """Hold one in this channel."""
        _manages(person, place)
        wish = TournamentOptions(
            guild=place.guild,
            channel=place.channel,
            language=person.server_locale,
            person=person.user,
            form=form,
            players=players,
            deals=deals,
            starts=starts,
            lasts=lasts,
            ranking=ranking,
            name=name,
            weekly=weekly,
        )
        stored = await self._tournaments.announce(wish)
        self._changed(stored.id)
        notice = person.words("tournament-announced", channel=str(stored.channel))
        return await self._shown(person, place, stored.id, notice)

    async def list(self, person: Person, place: Venue) -> Shown:
        """Those of the server."""
        _in_server(place)
        return Note(list_page(await self._tournaments.listed(place.guild), person.words))

    def routes(self) -> tuple[Route, ...]:
        """Where controls of tournaments lead."""
        repeatable = {ENTER: self.enter, LEAVE: self.leave, PLAY: self.play}
        others = {
            SHOW: self.show,
            RANKS: self.ranks,
            BACK: self.ranks,
            FORTH: self.ranks,
            TRY: self._tries.show_pressed,
            ASK_OFF: self.ask_off,
            OFF: self.call_off,
            SERIES: self.series,
            ASK_STOP: self.ask_stop,
            STOP: self.stop,
        }
        return tuple(
            Route(
                at=f"{TOURNAMENT}:{wish}:#",
                answer=partial(_answer_in_server, answer),
                repeatable=wish in repeatable,
            )
            for wish, answer in (*repeatable.items(), *others.items())
        )

    async def _shown(
        self, person: Person, place: Venue, tournament_id: int, notice: str = ""
    ) -> Shown:
        tournament = await self._tournaments.seen(place.guild, person.user, tournament_id)
        manages = person.may_manage_server
        stops = manages or tournament.stored.organizer == person.user
        return Note(
            tournament_page(tournament, person.words, manages=manages, stops=stops, notice=notice)
        )

    # Wishes -------------------------------------------------------------------------------------

    async def show(self, press: Press) -> Shown:
        """How it stands."""
        return await self._shown(press.person, press.place, press.number)

    async def enter(self, press: Press) -> Shown:
        """Take part."""
        who = press.person
        await self._tournaments.enter(press.place.guild, who.user, who.name, press.number)
        self._changed(press.number)
        return await self.show(press)

    async def leave(self, press: Press) -> Shown:
        """Stop taking part."""
        who, place = press.person, press.place
        left = await self._tournaments.withdraw(place.guild, who.user, press.number)
        self._changed(press.number)
        return await self._shown(
            who, place, press.number, who.words("tournament-left") if left else ""
        )

    async def play(self, press: Press) -> Shown:
        """The current deal, or the next one."""
        person, place = press.person, press.place
        tournament = await self._tournaments.seen(place.guild, person.user, press.number)
        if tournament.state in ("before", "open") and not tournament.takes_part:
            raise Denied("tournament-gone-out" if tournament.entrant else "tournament-out")
        if tournament.state == "before":
            raise Denied("tournament-early", at=str(tournament.stored.opens))
        deal = tournament.next_deal
        if not tournament.plays or deal is None:
            return await self.show(press)
        if not tournament.is_drawn:
            return await self._drawn(press)
        return await self._tries.open(person, place, tournament.contest, deal)

    async def _drawn(self, press: Press) -> Shown:
        """Have the deals drawn: the page then names their commitment."""
        words = press.person.words

        async def drawn() -> Shown:
            await self._tournaments.wait_for_deals(press.number)
            tournament = await self._seen(press)
            if not tournament.is_drawn:
                raise Denied("being-prepared")
            notice = words("tournament-drawn") if tournament.plays else ""
            return await self._shown(press.person, press.place, press.number, notice)

        waits = words("denied-being-prepared")
        page = (await self._shown(press.person, press.place, press.number, waits)).page
        return Note(page, then=Later(drawn, control(SHOW, press.number)))

    async def ranks(self, press: Press) -> Shown:
        """Where people stand, as far as they may know."""
        who, guild = press.person.user, press.place.guild
        page = press.numbers[1] if len(press.numbers) > 1 else 0
        standings = await self._tournaments.standings(guild, who, press.number, page)
        return Note(standings_page(standings, press.person.words))

    async def ask_off(self, press: Press) -> Shown:
        """Ask whether to call it off really."""
        _manages(press.person, press.place)
        tournament = await self._seen(press)
        if tournament.state not in ("before", "open"):
            raise Denied("tournament-over")
        return Note(sure_page(tournament.stored, press.person.words))

    async def call_off(self, press: Press) -> Shown:
        """Call it off."""
        _manages(press.person, press.place)
        await self._tournaments.call_off(press.place.guild, press.number)
        self._changed(press.number)
        return await self.show(press)

    async def series(self, press: Press) -> Shown:
        """The table of its series."""
        who, place = press.person, press.place
        table = await self._tournaments.series(place.guild, who.user, press.number)
        return Note(series_page(table, who.words))

    async def ask_stop(self, press: Press) -> Shown:
        """Ask whether to stop the series really."""
        who = press.person
        stored = await self._tournaments.check_stop(
            press.place.guild, who.user, press.number, manages=who.may_manage_server
        )
        return Note(sure_stop_page(stored, who.words))

    async def stop(self, press: Press) -> Shown:
        """Stop the series."""
        who, place = press.person, press.place
        await self._tournaments.stop_series(
            place.guild, who.user, press.number, manages=who.may_manage_server
        )
        self._changed(press.number)
        return await self._shown(who, place, press.number, who.words("tournament-last"))

    async def _seen(self, press: Press) -> Tournament:
        return await self._tournaments.seen(press.place.guild, press.person.user, press.number)

    async def show_result(self, person: Person, place: Venue, entry: OpenEntry) -> Shown:
        """The result of a deal of theirs."""
        self._changed(entry.contest.number)
        self._tournaments.note_change(entry.contest.number)
        tournament = await self._tournaments.seen(place.guild, person.user, entry.contest.number)
        ways = next_buttons(tournament, entry.stored.deal, person.words)
        return self._tries.result(person, entry, ways, control(TRY, entry.id))


def _in_server(place: Venue) -> None:
    """Raise Denied outside of servers the bot is in."""
    if place.reach != "server":
        raise Denied("servers-only")


def _manages(person: Person, place: Venue) -> None:
    """Raise Denied for people who do not manage a server the bot is in."""
    _in_server(place)
    if not person.may_manage_server:
        raise Denied("tournament-manager")


async def _answer_in_server(answer: Callable[[Press], Awaitable[Shown]], press: Press) -> Shown:
    _in_server(press.place)
    return await answer(press)
