"""Rounds of team matches as a kind of contest."""

from bot.contests.core.entries import OpenEntry
from bot.contests.core.kind import Kind
from bot.contests.core.rows import Contest
from bot.kit.errors import Denied
from bot.kit.wishes import Person, Shown, Venue
from bot.tables.rows.repository import TableRows

UNREADABLE = 86_400
"""A round ends with its last table. If one cannot be read, the round ends without it so many
seconds after its time is up."""


class TeamKind(Kind):
    """The deals of a round, which people play at tables and not in tries."""

    name = "teams"

    def __init__(self, rows: TableRows) -> None:
        self._rows = rows

    async def is_due(self, contest: Contest, now: int) -> bool:
        """Whether all tables are done, or one has kept the others waiting for long.

        Another server may have failed to begin in time.
        """
        if now >= contest.closes + UNREADABLE:
            return True
        tables = await self._rows.tables_of_round(contest.id)
        return all(table.state in ("ended", "stopped") for table in tables)

    def hint_refusal(self, contest: Contest) -> Denied:
        """There are no tries."""
        del contest
        return Denied("entry-gone")

    async def show_result(self, person: Person, place: Venue, entry: OpenEntry) -> Shown:
        """Raises Denied: there are no tries."""
        del person, place, entry
        raise Denied("entry-gone")
