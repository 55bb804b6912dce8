"""Counts deals and matches in the transactions in which they end; what fails is counted later."""

from bot.base.accidents import attempt
from bot.careers.rows import counting_deal, counting_match
from bot.store.database import Work
from bot.tables.model.live_deal import Live
from bot.tables.model.results import played, results
from bot.tables.model.table import Table
from engine import Match


class CareerCounting:
    """Counts what is played at tables. Where teams play, the results are the teams': nothing there
    counts for a person's career."""

    def deal(self, table: Table, live: Live, at: int) -> tuple[Work, ...]:
        """The write that counts a finished deal."""
        if table.round is not None:
            return ()
        found = attempt("summing up a deal", table.id, played, table, live.deal)
        return (counting_deal(table.id, live.number, at, found),)

    def match(self, table: Table, match: Match, at: int) -> tuple[Work, ...]:
        """The write that counts a match, settled as it stands."""
        if table.round is not None:
            return ()
        found = attempt("summing up the match", table.id, results, table, match)
        return (counting_match(table.id, at, found),)
