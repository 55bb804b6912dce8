"""Between tables and their store: rows of what is in memory, and tables out of rows."""

import json
import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.games import levels
from bot.store.database import Work
from bot.tables.memory.deal_log import replayed
from bot.tables.model.cards import DrawnCards
from bot.tables.model.hooks import Rounds, TableHooks
from bot.tables.model.live_deal import Live, shows_score
from bot.tables.model.match_packing import match_text, unpack_match
from bot.tables.model.records import (
    DealEnd,
    DealLog,
    Move,
    MoveMaker,
    NewDeal,
    NewTable,
    StoredTable,
)
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from engine import Deal, Match, digest

FIRST_DEALS = 3
"""Deals in which people play their only card themselves, unless they have chosen otherwise: so they
see each trick that they complete."""

logger = logging.getLogger(__name__)


class LoggedMove(NamedTuple):
    """A move that was made: for whom, its code, by whom, and the deal after it."""

    player: int
    code: str
    by: MoveMaker
    user: int | None
    after: Deal
    at: int


class RestoredTable(NamedTuple):
    """A table out of the store; ``diverged`` is the number of a deal that does not replay."""

    table: Table
    diverged: int | None


# Writing ------------------------------------------------------------------------------------


def _move(table: Table, made: LoggedMove, ahead: int = 0) -> Move:
    return Move(
        seq=table.seq + ahead,
        player=made.player,
        by=made.by,
        user=made.user,
        code=made.code,
        digest=digest(made.after),
        at=made.at,
    )


async def create(rows: TableRows, table: Table) -> int:
    """Write a new table; its number."""
    row = NewTable(
        guild=table.guild,
        channel=table.channel,
        reach=table.reach,
        founder=table.founder,
        variant=table.variant,
        players=table.players,
        options=tuple(table.options.items()),
        preset=table.preset,
        hints=table.hints,
        language=table.language,
        seats=table.chairs,
        created_at=table.created_at,
        dealer=table.dealer,
        ready=tuple(sorted(table.ready)),
        level=table.level,
        patience=table.patience,
        hurried=table.hurried,
    )
    return await rows.create_table(row)


async def begin(rows: TableRows, table: Table, live: Live, at: int, drawn: DrawnCards) -> None:
    """Write a deal as dealt, and what is kept about its cards."""
    assert table.match is not None
    pack = live.deal.rules.pack
    row = NewDeal(
        table=table.id,
        number=live.number,
        dealer=live.deal.dealer,
        deck=" ".join(pack.code(card) for card in live.deck),
        carry=match_text(table.match),
        digest=digest(live.deal),
        started_at=at,
        house=levels.player_levels(table.chairs),
        words=drawn.words,
        also=drawn.writes,
    )
    await rows.start_deal(row)


async def append(rows: TableRows, table: Table, *made: LoggedMove) -> None:
    """Write one move within a deal, or several."""
    assert table.live is not None
    moves = tuple(_move(table, move, ahead) for ahead, move in enumerate(made))
    await rows.append_moves(table.id, table.live.number, moves)


async def finish(
    rows: TableRows,
    hooks: TableHooks,
    table: Table,
    live: Live,
    made: LoggedMove | None,
    match: Match,
    at: int,
) -> None:
    """Write the end of a deal: the last move, the scores, the match, and what others keep of it.

    A deal that the same dealer repeats is finished too, without scores.
    """
    deal, also = live.deal, hooks.counting.count_deal(table, live, at)
    if match.over:
        also += _closing(hooks, table, match, at)
    outcome = DealEnd(
        scores=() if deal.repeated else deal.rules.settle(deal).scores,
        match=match_text(match),
        at=at,
        over=match.over,
        also=also,
    )
    moves = () if made is None else (_move(table, made),)
    await rows.append_moves(table.id, live.number, moves, outcome)


async def stop(
    rows: TableRows, hooks: TableHooks, table: Table, at: int, shown_end: int | None
) -> None:
    """Write that a table was closed before its end; its finished deals count.

    The match counts, as settled now, unless ``counts_when_stopped`` says otherwise. ``shown_end``:
    what the channel has been shown, if that changes too.
    """
    match = table.match if counts_when_stopped(table) else None
    await rows.stop_table(table.id, at, _closing(hooks, table, match, at), shown_end)


def counts_when_stopped(table: Table) -> bool:
    """Return whether a match that is broken off is won and lost all the same.

    Alone with the house it is not, and among people only after half of its deals or points.
    """
    match = table.match
    if match is None or table.people == 1:
        return False
    if match.goal is not None:
        return 2 * max(match.scores) >= match.goal
    return match.length is None or 2 * match.finished >= match.length


def _closing(hooks: TableHooks, table: Table, match: Match | None, at: int) -> tuple[Work, ...]:
    """Writes of other rooms for the transaction in which a table is closed.

    They see its match as it then stands.
    """
    played = match is not None and match.finished > 0
    counted = hooks.counting.count_match(table, match, at) if match is not None and played else ()
    return (*counted, hooks.rounds.closing(table.id))


# Reading ------------------------------------------------------------------------------------


async def restore(rows: TableRows, rounds: Rounds, row: StoredTable) -> RestoredTable:
    """A table as its last written move left it. Raises StoreError, and Unreadable for its deal."""
    table = _table(row)
    table.round = None if row.contest is None else await rounds.round(row.contest)
    if row.match:
        table.match = unpack_match(table.rules, json.loads(row.match))
    if row.state == "playing":
        await _load_guests(rows, table)
    last = await rows.load_deal(row.id, row.deals) if row.deals else None
    if last is None or last.deal.state != "live":
        if last is not None:
            _restore_between(table, last)
        return RestoredTable(table, None)
    table.live = replayed(table, last)
    if table.live is None:
        return RestoredTable(table, row.deals)
    at = last.entries[-1].at if last.entries else last.deal.started_at
    table.moved_at = max(at, table.resumed)
    table.asked_back = await rows.take_back(table.id)
    table.newcomers = await newcomers(rows, table)
    return RestoredTable(table, None)


async def _load_guests(rows: TableRows, table: Table) -> None:
    """Load the guests who ask to sit in, and those who were refused."""
    requests = await rows.seat_requests(table.id)
    table.guests = tuple(request.guest for request in requests if not request.declined)
    table.declined = tuple(request.guest for request in requests if request.declined)


async def newcomers(rows: TableRows, table: Table) -> Mapping[int, int]:
    """The finished deals of those people at a table who have fewer than ``FIRST_DEALS``."""
    people = (chair.user for chair in table.chairs if chair.user is not None)
    return await rows.newcomers(tuple(people), FIRST_DEALS)


def _restore_between(table: Table, last: DealLog) -> None:
    """After a deal that was played people look at its score until they ask for the next one."""
    table.moved_at = max(last.deal.finished_at or table.moved_at, table.resumed)
    if table.state == "playing" and last.deal.state == "finished":
        live = replayed(table, last)
        table.between = live is not None and shows_score(live.deal)


def _table(row: StoredTable) -> Table:
    return replace(
        new_table_from(row),
        id=row.id,
        state=row.state,
        told=row.told,
        seq=row.next_seq,
        deals=row.deals,
        moved_at=row.since or 0,
        reminded=row.reminded,
        ready=frozenset(row.ready),
        dealer=row.dealer,
        paused=row.paused,
        resumed=row.resumed,
        paused_by=row.paused_by,
        removed=frozenset(row.removed),
    )


def new_table_from(row: NewTable) -> Table:
    """A table with all that a lobby begins with: people, rules, and how it is played."""
    return Table(
        id=0,
        guild=row.guild,
        channel=row.channel,
        reach=row.reach,
        founder=row.founder,
        variant=row.variant,
        players=row.players,
        options=dict(row.options),
        preset=row.preset,
        hints=row.hints,
        language=row.language,
        created_at=row.created_at,
        chairs=row.seats,
        level=row.level,
        patience=row.patience or 0,
        hurried=row.hurried,
    )


def table_of(row: StoredTable) -> Table:
    """A table with neither match nor deal: to read its finished deals, never to play at."""
    return _table(row)
