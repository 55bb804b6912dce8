"""A match's earlier deals, loaded from the store: their bids and calls tell how people play.

They follow from the match's log before the deal in question alone, so that every search about it
gets the same, at any time.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import TypeAlias

from bot.games.info import PERSON
from bot.tables.memory import stored_tables
from bot.tables.memory.deal_log import OTHER_RULES, match_before
from bot.tables.model.records import DealLog, Move, StoredDeal, StoredTable
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from bot.thinkers.earlier import EarlierDeal, EarlierDeals
from bot.thinkers.pickling import pack_deal
from engine import Play, decode, next_deal

MAX_DEALS = 12
"""Number of the newest deals to use: people change, and a match may be long."""

SeatOwner: TypeAlias = str | int | None
"""The player of a seat: a level of the house, or a user; None: unknown."""


async def at_table(rows: TableRows, table: Table) -> EarlierDeals:
    """The earlier deals for the deal on the table, read once for each.

    Not to be called under the lock. Raises StoreError.
    """
    if table.live is None:
        return ()
    number, history = table.live.number, table.earlier
    if history is None or history[0] != number:
        history = number, await earlier_deals(rows, table.id, number)
        async with table.lock:
            table.earlier = history
    return history[1]


async def earlier_deals(rows: TableRows, table: int, deal: int) -> EarlierDeals:
    """A table's scored deals before this one, with the moves of the same players.

    Raises StoreError.
    """
    finished = await rows.finished_deals(table)
    deals = [row for row in finished if row.number < deal and row.scores][-MAX_DEALS:]
    if not deals:
        return ()
    stored, log = await rows.table(table), await rows.load_deal(table, deal)
    if stored is None or log is None:
        return ()
    moves = await rows.moves(table, tuple(row.number for row in deals))
    loaded_table = stored_tables.table_of(stored)
    owners = _seat_owners(stored, log)
    loaded = (_earlier(loaded_table, row, moves[row.number], owners) for row in deals)
    return tuple(deal for deal in loaded if deal is not None)


def _seat_owners(stored: StoredTable, log: DealLog) -> tuple[SeatOwner, ...]:
    """The player of each seat in a deal, as noted when it began.

    Of several people the one who moved first, or else sits there.
    """
    noted = log.deal.house.split() or [PERSON] * len(stored.seats)
    first = {move.player: move.user for move in reversed(log.moves) if move.by == "person"}
    return tuple(
        first.get(player, seat.user) if level == PERSON else level
        for player, (level, seat) in enumerate(zip(noted, stored.seats, strict=True))
    )


def _earlier(
    table: Table, row: StoredDeal, entries: tuple[Move, ...], owners: Sequence[SeatOwner]
) -> EarlierDeal | None:
    """A deal to send, without the play of its cards; None: its rules are gone."""
    try:
        before = match_before(table, row)
        pack = before.rules.pack
        start = next_deal(before, pack.deck(row.deck.split()))
        moves = DealLog(row, entries).moves
        said = takewhile(lambda move: not isinstance(decode(pack, move.code), Play), moves)
        levels = row.house.split() or [PERSON] * len(owners)
        moves_made = [
            (move.player, move.code, _made_by(move, levels[move.player], owners[move.player]))
            for move in said
        ]
    except OTHER_RULES:
        return None
    return EarlierDeal(pack_deal(start), tuple(moves_made))


def _made_by(move: Move, level: str, owner: SeatOwner) -> bool:
    """Return whether the seat's player made the move; for absent people the clock does."""
    if move.by == "person":
        return move.user is not None and move.user == owner
    return move.by == "house" and owner != PERSON and level == owner
