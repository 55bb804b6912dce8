"""Others' results with the same cards, alone with the same house.

A deal's result is worked out from its log when somebody asks, or in time nobody
else wants: if that breaks off, nothing is lost.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.archive.archive import Archive
from bot.archive.replays import Replayed
from bot.base.accidents import note
from bot.contests.core.comparing import Comparison, compare
from bot.contests.core.points_ahead import measure, points_suffice
from bot.contests.duplicates.lines import DealLine, ahead_in, line_of, replayed_line
from bot.contests.duplicates.rows import ChairResult, DealtDuplicate, DuplicateRows, StoredOutcome
from bot.games.info import TableInfo
from bot.kit.errors import Denied
from bot.store import StoreError
from bot.tables.model.records import DealLog, StoredTable
from bot.tables.rows.repository import TableRows


@dataclass(frozen=True)
class Compared:
    """A finished deal compared with others' results."""

    info: TableInfo
    """The table once the deal was scored."""
    number: int
    """The deal's number in its log."""
    own: DealLine
    made: int
    """The deal's score at its table, with all that earlier deals had left behind."""
    others: tuple[StoredOutcome, ...]
    """The furthest ahead first."""

    @property
    def comparison(self) -> Comparison:
        """How it compares with them."""
        return compare(measure(self.own.outcome), [measure(other.outcome) for other in self.others])

    @property
    def by_points(self) -> bool:
        """Whether points alone decide who ranks before whom."""
        return points_suffice([self.own.outcome, *(other.outcome for other in self.others)])


class DuplicateResults:
    """Reads results and works them out. Every method may raise StoreError."""

    def __init__(self, rows: DuplicateRows, table_rows: TableRows, archive: Archive) -> None:
        self._rows = rows
        self._table_rows = table_rows
        self._archive = archive

    async def reckon(self, duplicate: int | None = None) -> None:
        """Work out the results of finished deals, of one or of any."""
        while outcomes := await self._rows.to_reckon(duplicate):
            for table, deal in outcomes:
                await self._reckon(table, deal)

    async def _reckon(self, table: int, deal: int) -> None:
        dealt = await self._rows.dealt(table, deal)
        if dealt is None:
            return
        try:
            row, log = await self._log(dealt)
            line = await self._line(dealt, row, log)
        except StoreError:
            raise
        except Exception as error:  # a log without sense is no measure for others
            note(error, "comparing a deal", table)
            line = None
        counts = line is not None and line.alone
        await self._rows.keep(dealt, line.outcome if line and counts else None)

    async def _log(self, dealt: DealtDuplicate) -> tuple[StoredTable, DealLog]:
        row = await self._table_rows.table(dealt.table)
        log = await self._table_rows.load_deal(dealt.table, dealt.deal)
        if row is None or log is None:
            raise Denied("no-such-deal")
        return row, log

    async def _line(self, dealt: DealtDuplicate, row: StoredTable, log: DealLog) -> DealLine | None:
        hints = await self._table_rows.hints(dealt.table, dealt.deal)
        undone = await self._table_rows.taken_back(dealt.table, dealt.deal)
        return line_of(dealt, row, log, hints, undone)

    async def compare(self, guild: int, user: int, table: int, deal: int) -> Compared:
        """Compare a finished deal with others' results, for people who may look at it.

        Raises Denied, also if nobody else has it.
        """
        replayed = await self._archive.replay(guild, user, table, deal)
        dealt, row, log = await self._dealt(table, deal)
        await self.reckon(dealt.duplicate)
        line = await self._line(dealt, row, log)
        if line is None:
            raise Denied("no-others")
        place, level = dealt.chair.place, dealt.chair.level
        others = await self._known(dealt, await self._rows.outcomes(dealt.duplicate, place, level))
        player = (place + log.deal.dealer) % row.players
        made = (log.deal.scores or (0,) * row.players)[player]
        shown = [
            result for result in others if not _is_by_same_person(line.outcome, result.outcome)
        ]
        shown.sort(key=lambda result: (-measure(result.outcome), -result.outcome.points))
        return Compared(replayed.info, deal, line, made, tuple(shown))

    async def _known(
        self, dealt: DealtDuplicate, outcomes: Iterable[StoredOutcome]
    ) -> list[StoredOutcome]:
        """Results with a known lead.

        Those of earlier releases are replayed once; results by rules that have since changed are no
        measure any more.
        """
        known, new = list[StoredOutcome](), dict[int, int]()
        for result in outcomes:
            outcome = result.outcome
            if outcome.ahead is None and (parts := ahead_in(dealt, outcome)) is not None:
                outcome, new[result.id] = outcome._replace(ahead=parts), parts
            known += [result._replace(outcome=outcome)] if outcome.ahead is not None else []
        if new:
            await self._rows.note_ahead(new)
        return known

    async def _dealt(self, table: int, deal: int) -> tuple[DealtDuplicate, StoredTable, DealLog]:
        dealt = await self._rows.dealt(table, deal)
        if dealt is None:
            raise Denied("no-others")
        return dealt, *await self._log(dealt)

    async def look(self, table: int, deal: int, chair_result: ChairResult, name: str) -> Replayed:
        """Return a stored line of play as a deal of a table whose reader may see it.

        Raises Denied.
        """
        dealt, row, log = await self._dealt(table, deal)
        line = replayed_line(dealt, row, log, chair_result, name)
        if line is None:
            raise Denied("deal-unreadable")
        return line


def _is_by_same_person(result: ChairResult, other: ChairResult) -> bool:
    """Whether a result is the person's own: nobody has a deal twice."""
    return not other.ghost and result.person is not None and result.person == other.person
