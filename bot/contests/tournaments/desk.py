"""Tournaments: wishes of those who manage a server, and of those who play. People of other servers
see none of it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.contests.core.desk import TryDesk
from bot.contests.core.entries import Entry
from bot.contests.tournaments.pages import (
    ASK_OFF,
    BACK,
    ENTER,
    FORTH,
    LEAVE,
    OFF,
    PLAY,
    RANKS,
    SHOW,
    TOURNAMENT,
    TRY,
    control,
    listed,
    standings_page,
    sure_page,
    tournament_page,
    ways_on,
)
from bot.contests.tournaments.service import Tournament, Tournaments, Wish
from bot.games.forms import Form
from bot.kit.controls import are_numbers
from bot.kit.errors import Denied
from bot.kit.wishes import Note, Person, Place, Shown


@dataclass(frozen=True)
class Press:
    """A control of a tournament that was pressed."""

    person: Person
    place: Place
    number: int
    at: int
    """The page of places asked for."""


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
        place: Place,
        form: Form,
        players: int | None = None,
        deals: int | None = None,
        starts: int | None = None,
        lasts: int | None = None,
        ranking: str | None = None,
    ) -> Shown:
        """Hold one in this channel."""
        _manages(person, place)
        wish = Wish(
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
        )
        stored = await self._tournaments.announce(wish)
        self._changed(stored.id)
        notice = person.words("tournament-announced", channel=str(stored.channel))
        return await self._shown(person, place, stored.id, notice)

    async def list(self, person: Person, place: Place) -> Shown:
        """Those of the server."""
        _in_server(place)
        return Note(listed(await self._tournaments.listed(place.guild), person.words))

    async def clicked(self, person: Person, place: Place, custom_id: str) -> Shown | None:
        """Where a control leads; None: it has nothing to do with tournaments."""
        kind, *parts = custom_id.split(":")
        wish = WISHES.get(parts[0]) if kind == TOURNAMENT and len(parts) in (2, 3) else None
        numbers = parts[1:]
        if wish is None or not are_numbers(*numbers):
            return None
        _in_server(place)
        return await wish(self, Press(person, place, *map(int, (*numbers, "0")[:2])))

    async def _shown(self, person: Person, place: Place, number: int, notice: str = "") -> Shown:
        found = await self._tournaments.seen(place.guild, person.user, number)
        manages = person.may_manage_server
        return Note(tournament_page(found, person.words, manages=manages, notice=notice))

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
        await self._tournaments.withdraw(press.place.guild, press.person.user, press.number)
        self._changed(press.number)
        return await self.show(press)

    async def play(self, press: Press) -> Shown:
        """The current deal, or the next one."""
        person, place = press.person, press.place
        found = await self._tournaments.seen(place.guild, person.user, press.number)
        if found.state in ("before", "open") and not found.takes_part:
            raise Denied("tournament-out")
        if found.state == "before":
            raise Denied("tournament-early", at=str(found.stored.opens))
        deal = found.next_deal
        if not found.plays or deal is None:
            return await self.show(press)
        return await self._tries.open(person, place, found.contest, deal)

    async def ranks(self, press: Press) -> Shown:
        """Where people stand, as far as they may know."""
        who, guild = press.person.user, press.place.guild
        found = await self._tournaments.standings(guild, who, press.number, press.at)
        return Note(standings_page(found, press.person.words))

    async def of_try(self, press: Press) -> Shown:
        """A try of theirs."""
        entry = await self._tries.find(press.person, press.place, press.number)
        return await self._tries.stands(press.person, press.place, entry)

    async def ask_off(self, press: Press) -> Shown:
        """Ask whether to call it off really."""
        _manages(press.person, press.place)
        found = await self._seen(press)
        if found.state not in ("before", "open"):
            raise Denied("tournament-over")
        return Note(sure_page(found.stored, press.person.words))

    async def off(self, press: Press) -> Shown:
        """Call it off."""
        _manages(press.person, press.place)
        await self._tournaments.call_off(press.place.guild, press.number)
        self._changed(press.number)
        return await self.show(press)

    async def _seen(self, press: Press) -> Tournament:
        return await self._tournaments.seen(press.place.guild, press.person.user, press.number)

    async def over(self, person: Person, place: Place, entry: Entry) -> Shown:
        """The result of a deal of theirs."""
        self._changed(entry.contest.number)
        found = await self._tournaments.seen(place.guild, person.user, entry.contest.number)
        ways = ways_on(found.id, person.words, more=found.plays)
        return self._tries.result(person, place, entry, ways, control(TRY, entry.id))


def _in_server(place: Place) -> None:
    """Raise Denied outside of servers the bot is in."""
    if place.reach != "server":
        raise Denied("servers-only")


def _manages(person: Person, place: Place) -> None:
    """Raise Denied for people who do not manage a server the bot is in."""
    _in_server(place)
    if not person.may_manage_server:
        raise Denied("tournament-manager")


WISHES: dict[str, Callable[[TournamentDesk, Press], Awaitable[Shown]]] = {
    SHOW: TournamentDesk.show,
    ENTER: TournamentDesk.enter,
    LEAVE: TournamentDesk.leave,
    PLAY: TournamentDesk.play,
    RANKS: TournamentDesk.ranks,
    BACK: TournamentDesk.ranks,
    FORTH: TournamentDesk.ranks,
    TRY: TournamentDesk.of_try,
    ASK_OFF: TournamentDesk.ask_off,
    OFF: TournamentDesk.off,
}
"""What can be wished of a tournament."""
