"""Events of a table for its channel: as they happen, or after a restart those it missed."""

from dataclasses import replace

from bot.base.accidents import attempt
from bot.tables.memory.deal_log import match_before, replayed
from bot.tables.model.live_deal import Live
from bot.tables.model.records import DealLog
from bot.tables.model.rounds import close_round_deal
from bot.tables.model.table import Finished, Table, TableEvent, Voided
from bot.tables.rows.repository import TableRows


def finished_event(table: Table, live: Live) -> Finished:
    """The event of a finished deal, at a table whose match counts it already."""
    assert table.match is not None
    # A deal that does not count shares its number with the deal that replaces it.
    counted = live.deal.counted if table.round is None else not live.deal.repeated
    number = table.match.finished + (0 if counted else 1)
    info = replace(table.info(), deal=number)
    return Finished(info, live.views(None), live.number)


async def missed_events(rows: TableRows, table: Table) -> tuple[TableEvent, ...]:
    """The ends of deals and the match that the channel has not been shown."""
    events: list[TableEvent] = []
    over = table.deals if table.live is None else table.deals - 1
    for number in range(table.told + 1, over + 1):
        stored = await rows.load_deal(table.id, number)
        if stored is not None and stored.deal.state == "finished":
            events += _finished_again(table, stored)
        elif stored is not None and stored.deal.state == "void" and table.open:
            events.append(Voided(table.info(), number))
    if not table.open and table.match is not None and table.match.finished:
        ended = attempt("telling the end", table.id, table.ended)
        events += () if ended is None else (ended,)
    return tuple(events)


def _finished_again(table: Table, stored: DealLog) -> tuple[Finished, ...]:
    """The end of a deal, from its log; empty if the log does not replay."""
    live = replayed(table, stored)
    if live is None:
        return ()
    finished = attempt(
        "telling how a deal ended",
        table.id,
        lambda: finished_event(just_after(table, stored, live), live),
    )
    return () if finished is None else (finished,)


def just_after(table: Table, stored: DealLog, live: Live) -> Table:
    """The table as it was when a deal of its log was scored."""
    match = close_round_deal(match_before(table, stored.deal), live, table.round)
    return replace(table, match=match, live=None)
