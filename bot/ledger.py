"""Between tables and their store: rows of what is in memory, and tables out of rows."""

import json
import logging
from typing import NamedTuple

from bot.render.face import Chair
from bot.store import (
    By,
    Closing,
    DealRow,
    MoveRow,
    ResultRow,
    SeatRow,
    Store,
    TableRow,
)
from bot.table import Live, State, Table, pack_match, unpack_match
from engine.codec import BadCode, decode
from engine.deal import Deal
from engine.machine import act
from engine.match import Match, final_scores, next_deal, places
from engine.record import digest
from engine.refusals import Refused

log = logging.getLogger(__name__)


class Made(NamedTuple):
    """A move that has been made: for whom, its code, by whom, and the deal after it."""

    player: int
    code: str
    by: By
    user: int | None
    after: Deal
    at: int


class Restored(NamedTuple):
    """A table out of the store; ``diverged`` is the number of a deal that does not replay."""

    table: Table
    diverged: int | None


class Diverged(Exception):
    """The log of a deal does not lead where it led."""


# Writing ------------------------------------------------------------------------------------


def _seats(chairs: tuple[Chair, ...]) -> tuple[SeatRow, ...]:
    return tuple(
        SeatRow(player, chair.user, chair.name, chair.house) for player, chair in enumerate(chairs)
    )


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _move_row(table: Table, made: Made) -> MoveRow:
    assert table.live is not None
    return MoveRow(
        table=table.id,
        deal=table.live.number,
        seq=table.seq,
        player=made.player,
        by=made.by,
        user=made.user,
        code=made.code,
        digest=digest(made.after),
        at=made.at,
    )


async def create(store: Store, table: Table) -> int:
    """Write a new table; its number."""
    row = TableRow(
        id=0,
        guild=table.guild,
        channel=table.channel,
        founder=table.founder,
        variant=table.variant,
        players=table.players,
        options=_json(dict(table.options)),
        length=table.length,
        language=table.language,
        created_at=table.created_at,
    )
    return await store.create_table(row, _seats(table.chairs))


async def seat(store: Store, table: Table, chairs: tuple[Chair, ...]) -> None:
    """Write who sits where."""
    await store.set_seats(table.id, _seats(chairs))


async def start(store: Store, table: Table, chairs: tuple[Chair, ...], match: Match) -> None:
    """Write the beginning of the match."""
    await store.begin_match(table.id, _seats(chairs), _json(pack_match(match)))


async def note_match(store: Store, table: Table, match: Match) -> None:
    """Write what has changed in the match between two deals' ends."""
    await store.set_match(table.id, _json(pack_match(match)))


async def note_board(store: Store, table: Table, message: int, at: int) -> None:
    """Write which message shows the table."""
    await store.set_board(table.id, message, at)


async def begin(store: Store, table: Table, live: Live, at: int) -> None:
    """Write a deal as dealt."""
    assert table.match is not None
    pack = live.deal.rules.pack
    row = DealRow(
        table=table.id,
        deal=live.number,
        deck=" ".join(pack.code(card) for card in live.deck),
        match=_json(pack_match(table.match)),
        digest=digest(live.deal),
        started_at=at,
    )
    await store.begin_deal(row)


async def append(store: Store, table: Table, made: Made) -> None:
    """Write a move within a deal."""
    await store.append_move(_move_row(table, made))


async def finish(
    store: Store, table: Table, deal: Deal, made: Made | None, match: Match, at: int
) -> None:
    """Write the end of a deal: the last move, the scores, the match, results if it has ended."""
    assert table.live is not None
    closing = Closing(
        deal_state="void" if deal.void else "finished",
        scores=_json(list(deal.rules.settle(deal).scores)),
        match=_json(pack_match(match)),
        state="ended" if match.over else "playing",
        at=at,
        results=results(table, match, at) if match.over else (),
    )
    move = None if made is None else _move_row(table, made)
    await store.close_deal(table.id, table.live.number, closing, move)


async def stop(store: Store, table: Table, at: int) -> None:
    """Write that a table was closed before its end; finished deals count, as settled now."""
    played = table.match is not None and table.match.finished > 0
    found = results(table, table.match, at) if played and table.match is not None else ()
    await store.end_table(table.id, "stopped", at, found)


def results(table: Table, match: Match, at: int) -> tuple[ResultRow, ...]:
    """What each person at the table has made of the match."""
    final = final_scores(match)
    return tuple(
        ResultRow(
            table=table.id,
            user=chair.user,
            guild=table.guild,
            variant=table.variant,
            score=score,
            place=place,
            deals=match.finished,
            people=table.people,
            at=at,
        )
        for chair, score, place in zip(table.chairs, final, places(final), strict=True)
        if chair.user is not None
    )


# Reading ------------------------------------------------------------------------------------


async def restore(store: Store, row: TableRow) -> Restored:
    """A table as its last written move left it. Raises StoreError."""
    table = _table(row, await store.seats(row.id))
    table.seq = await store.last_seq(row.id) + 1
    deals = await store.deals(row.id)
    table.deals = len(deals)
    if row.match:
        table.match = unpack_match(table.rules, table.length, json.loads(row.match))
    if not deals or deals[-1].state != "live":
        return Restored(table, None)
    last = deals[-1]
    moves = await store.moves(row.id, last.deal)
    try:
        table.live = replay(table, last, moves)
    except (Diverged, BadCode, Refused, ValueError, KeyError) as error:
        log.error("table %d, deal %d: %s", row.id, last.deal, error)
        return Restored(table, last.deal)
    table.moved_at = moves[-1].at if moves else last.started_at
    return Restored(table, None)


def _table(row: TableRow, seats: tuple[SeatRow, ...]) -> Table:
    state: State = row.state
    return Table(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        founder=row.founder,
        variant=row.variant,
        players=row.players,
        options=json.loads(row.options),
        length=row.length,
        language=row.language,
        created_at=row.created_at,
        state=state,
        chairs=tuple(Chair(seat.name, seat.user, seat.house) for seat in seats),
        board=row.board,
        board_at=row.board_at,
    )


def match_before(table: Table, row: DealRow) -> Match:
    """The match as it stood when a deal was dealt."""
    return unpack_match(table.rules, table.length, json.loads(row.match))


def dealt(table: Table, row: DealRow) -> Live:
    """A deal as it was dealt."""
    before = match_before(table, row)
    deck = before.rules.pack.deck(row.deck.split())
    return Live(row.deal, next_deal(before, deck), deck, before.skis_called)


def replay(table: Table, row: DealRow, moves: tuple[MoveRow, ...]) -> Live:
    """A deal with its moves. Raises Diverged where a digest does not agree."""
    live = dealt(table, row)
    deal = live.deal
    if digest(deal) != row.digest:
        raise Diverged("the deal as dealt is another")
    for move in moves:
        deal = act(deal, move.player, decode(deal.rules.pack, move.code))
        if digest(deal) != move.digest:
            raise Diverged(f"move {move.seq} ({move.code}) leads elsewhere")
    return live._replace(deal=deal)
