"""Counts deals and matches in the transactions in which they end; failures are counted later."""

from bot.base.accidents import attempt
from bot.careers.rows import deal_count_work, match_count_work
from bot.store.database import Work
from bot.tables.model.live_deal import Live
from bot.tables.model.results import played_deals, results
from bot.tables.model.table import Table
from engine import Match


class CareerCounting:
    """Writes that count deals and matches played at tables.

    Rounds of team matches count for no career: their results are the teams'.
    """

    def count_deal(self, table: Table, live: Live, at: int) -> tuple[Work, ...]:
        """Return the write that counts a finished deal."""
        if table.round is not None:
            return ()
        deals = attempt("summing up a deal", table.id, played_deals, table, live.deal)
        return (deal_count_work(table.id, live.number, at, deals),)

    def count_match(self, table: Table, match: Match, at: int) -> tuple[Work, ...]:
        """Return the write that counts a match, settled as it stands."""
        if table.round is not None:
            return ()
        match_results = attempt("summing up the match", table.id, results, table, match)
        return (match_count_work(table.id, at, match_results),)
