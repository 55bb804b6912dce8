"""A match's earlier deals, out of the store: what was said in them tells how people play.

All that a search is told of them follows from the match's log before the deal it is
asked about, so everybody is told the same, whenever they ask.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import TypeAlias

from bot.store import PERSON, DealLog, Move, StoredDeal, StoredTable
from bot.tables.memory import stored_tables
from bot.tables.memory.deal_log import OTHER_RULES, match_before
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from bot.thinkers.earlier import Earlier, EarlierDeal
from bot.thinkers.pickling import pack_deal
from engine import Play, decode, next_deal

MOST = 12
"""How many deals to look back on, the newest: people change, and a match may be long."""

Who: TypeAlias = str | int | None
"""Who plays a seat: a level of the house, or a user; None: unknown."""


async def at_table(rows: TableRows, table: Table) -> Earlier:
    """What there is for the deal on the table, read once a deal; never called under its lock.

    Raises StoreError.
    """
    if table.live is None:
        return ()
    number, known = table.live.number, table.earlier
    if known is None or known[0] != number:
        known = number, await earlier_deals(rows, table.id, number)
        async with table.lock:
            table.earlier = known
    return known[1]


async def earlier_deals(rows: TableRows, table: int, deal: int) -> Earlier:
    """A table's scored deals before this one, with moves that tell of who plays in this one. Raises
    StoreError."""
    found = [one for one in await rows.finished_deals(table) if one.number < deal and one.scores][
        -MOST:
    ]
    if not found:
        return ()
    row, now = await rows.table(table), await rows.load_deal(table, deal)
    if row is None or now is None:
        return ()
    moves = await rows.moves(table, tuple(one.number for one in found))
    at, who = stored_tables.table_of(row), _who_plays(row, now)
    each = (_earlier(at, one, moves[one.number], who) for one in found)
    return tuple(one for one in each if one is not None)


def _who_plays(row: StoredTable, now: DealLog) -> tuple[Who, ...]:
    """Who plays each seat in a deal: as noted when it began; of people, whoever moved first, or
    else sits there."""
    noted = now.deal.house.split() or [PERSON] * len(row.seats)
    first = {move.player: move.user for move in reversed(now.moves) if move.by == "person"}
    return tuple(
        first.get(player, seat.user) if level == PERSON else level
        for player, (level, seat) in enumerate(zip(noted, row.seats, strict=True))
    )


def _earlier(
    table: Table, row: StoredDeal, entries: tuple[Move, ...], who: Sequence[Who]
) -> EarlierDeal | None:
    """A deal to send, without the play of its cards; None: its rules are gone."""
    try:
        before = match_before(table, row)
        pack = before.rules.pack
        start = next_deal(before, pack.deck(row.deck.split()))
        moves = DealLog(row, entries).moves
        said = takewhile(lambda move: not isinstance(decode(pack, move.code), Play), moves)
        levels = row.house.split() or [PERSON] * len(who)
        made = [
            (move.player, move.code, _made_by(move, levels[move.player], who[move.player]))
            for move in said
        ]
    except OTHER_RULES:
        return None
    return EarlierDeal(pack_deal(start), tuple(made))


def _made_by(move: Move, level: str, who: Who) -> bool:
    """Whether somebody made a move themselves; for absent people the clock does."""
    if move.by == "person":
        return move.user is not None and move.user == who
    return move.by == "house" and level == who != PERSON
