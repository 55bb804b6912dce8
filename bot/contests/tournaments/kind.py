"""Tournaments as a kind of contest."""

from collections.abc import Callable

from bot.contests.core.entries import OpenEntry
from bot.contests.core.kind import Kind
from bot.contests.core.rows import Contest, ContestRows
from bot.contests.tournaments.desk import TournamentDesk
from bot.contests.tournaments.rows import TournamentRows
from bot.contests.tournaments.standings import keep_standings
from bot.deals.wording.words import plain
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.wishes import Person, Shown, Venue


class TournamentKind(Kind):
    """A tournament's deals."""

    name = "tournament"

    def __init__(
        self,
        rows: TournamentRows,
        contests: ContestRows,
        desk: TournamentDesk,
        ranked: Callable[[int], None],
    ) -> None:
        """``ranked`` is called with a tournament whose places have just been stored."""
        self._rows = rows
        self._contests = contests
        self._desk = desk
        self._ranked = ranked

    async def note(self, contest: Contest, words: Words) -> str:
        """Says that there is one try."""
        del contest
        return words("challenge-note")

    async def heading(self, contest: Contest, words: Words) -> str:
        """Returns the name that its organizer gave it, if there is one."""
        stored = await self._rows.find(contest.number)
        name = "" if stored is None else plain(stored.name)
        return name or words("tournament-heading")

    async def keep_places(self, contest: Contest) -> None:
        """Note all places, which are told from then on."""
        await keep_standings(self._rows, self._contests, contest)
        self._ranked(contest.number)

    async def readable_people(self, contest: Contest, guild: int) -> frozenset[int]:
        """People of its server read the results of all who are ranked."""
        stored = await self._rows.find(contest.number)
        if stored is None or stored.guild != guild:
            raise Denied("tournament-gone")
        if stored.called_off:
            raise Denied("no-traveller")
        entrants = await self._rows.entrants(stored.id)
        return frozenset(entrant.person for entrant in entrants if entrant.person is not None)

    def hint_refusal(self, contest: Contest) -> Denied:
        """Says that there are none before it is over."""
        del contest
        return Denied("tournament-no-hints")

    async def show_result(self, person: Person, place: Venue, entry: OpenEntry) -> Shown:
        """The result of a deal."""
        return await self._desk.show_result(person, place, entry)
