"""A table's events for its channel: as they happen, or after a restart those it missed."""

from dataclasses import replace

from bot.base.accidents import attempt
from bot.store import DealLog
from bot.tables.memory.deal_log import match_before, replayed
from bot.tables.model.live_deal import Live
from bot.tables.model.rounds import close_round_deal
from bot.tables.model.table import Event, Finished, Table, Voided
from bot.tables.rows.repository import TableRows


def how_it_ended(table: Table, live: Live) -> Finished:
    """A finished deal, at a table whose match has been closed over it."""
    assert table.match is not None
    # A deal that does not count shares its number with the deal that replaces it.
    counted = live.deal.counted if table.round is None else not live.deal.repeated
    number = table.match.finished + (0 if counted else 1)
    info = replace(table.info(), deal=number)
    return Finished(info, live.views(None), live.number)


async def untold(rows: TableRows, table: Table) -> tuple[Event, ...]:
    """How deals and the match ended, as far as the channel has not been shown it."""
    events: list[Event] = []
    over = table.deals if table.live is None else table.deals - 1
    for number in range(table.told + 1, over + 1):
        stored = await rows.load_deal(table.id, number)
        if stored is not None and stored.deal.state == "finished":
            events += _again(table, stored)
        elif stored is not None and stored.deal.state == "void" and table.open:
            events.append(Voided(table.info(), number))
    if not table.open and table.match is not None and table.match.finished:
        ended = attempt("telling the end", table.id, table.ended)
        events += () if ended is None else (ended,)
    return tuple(events)


def _again(table: Table, stored: DealLog) -> tuple[Finished, ...]:
    """The end of a deal out of its log; if the log does not replay, nothing can be shown."""
    live = replayed(table, stored)
    if live is None:
        return ()
    found = attempt(
        "telling how a deal ended",
        table.id,
        lambda: how_it_ended(just_after(table, stored, live), live),
    )
    return () if found is None else (found,)


def just_after(table: Table, stored: DealLog, live: Live) -> Table:
    """The table as it was when a deal of its log was scored."""
    match = close_round_deal(match_before(table, stored.deal), live, table.round)
    return replace(table, match=match, live=None)
