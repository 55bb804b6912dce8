"""Writes to the store, each a function for one transaction: if it raises, all of it is undone."""

import contextlib
import json
from collections.abc import Iterable, Iterator, Mapping

from bot.games.info import Chair, Level
from bot.store.database import Cursor, Database, Work
from bot.store.errors import ChannelTaken, DealClosed, MoveTaken, StoreError
from bot.tables.model.records import (
    DealEnd,
    Move,
    NewDeal,
    NewTable,
    Posting,
    Sleep,
    TakeBack,
)
from bot.tables.rows import seat_requests, statements


def create_table(db: Database, table: NewTable) -> int:
    """Open a lobby; returns its number, which is never used again. Raises ChannelTaken."""
    with _taken(db, ChannelTaken(f"Channel {table.channel} has an open table.")):
        ((number,),) = db.execute(statements.INSERT_TABLE, statements.of_table(table)).fetchall()
    set_seats(db, number, table.seats)
    if table.hints is not None:
        set_hints(db, number, table.hints)
    return int(number)


def move_table(db: Database, table: int, channel: int) -> None:
    """Note that a table is in another channel, where nothing of it is posted. Raises ChannelTaken.

    Its drawer in this process still knows its messages, and says there where the table went.
    """
    with _taken(db, ChannelTaken(f"Channel {channel} has an open table.")):
        _change(db, statements.MOVE_TABLE, channel, table)
    db.execute(statements.DELETE_POSTINGS, (table,))


def set_seats(db: Database, table: int, seats: tuple[Chair, ...]) -> None:
    """Replace all seats, and remember people's names in that server; who sits asks no more."""
    people = [(seat.user, seat.name, table) for seat in seats if seat.user is not None]
    db.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    db.executemany(statements.INSERT_SEAT, statements.of_seats(table, seats))
    db.executemany(statements.REMEMBER_NAME, people)
    db.execute(seat_requests.DROP_SEATED, (table,))
    _awake(db, table)


def set_level(db: Database, table: int, level: Level, seats: tuple[Chair, ...]) -> None:
    """Note how well house players play: those to come, and those who sit there."""
    _change(db, statements.SET_LEVEL, level, table)
    set_seats(db, table, seats)


def set_founder(db: Database, table: int, founder: int) -> None:
    """Note to whom the table belongs now."""
    _change(db, statements.SET_FOUNDER, founder, table)


def set_options(db: Database, table: int, options: Mapping[str, str], preset: str) -> None:
    """Note the options of a lobby, and the name of those rules."""
    _change(db, statements.SET_OPTIONS, statements.of_options(options), preset, table)


def set_hints(db: Database, table: int, allowed: bool | None) -> None:
    """Note whether people may ask for hints; None: only someone alone with the house may."""
    _change(db, statements.SET_HINTS, statements.of_hints(allowed), table)


def set_patience(db: Database, table: int, seconds: int) -> None:
    """Note how long people have for a move: the founder of a lobby has chosen."""
    _change(db, statements.SET_PATIENCE, seconds, table)


def note_hint(db: Database, table: int, deal: int, player: int, seq: int) -> None:
    """Note that a player asked for a hint for a move; asking again adds nothing."""
    db.execute(statements.NOTE_HINT, (table, deal, player, seq))


def set_take_back(db: Database, table: int, asked: TakeBack) -> None:
    """Note who agrees to take the last move back, in place of an earlier request."""
    db.execute(statements.SET_TAKE_BACK, statements.of_take_back(table, asked))
    _awake(db, table)


def start_match(db: Database, table: int, seats: tuple[Chair, ...], match: str) -> None:
    """Leave the lobby: the final seats, and the match before its first deal."""
    set_seats(db, table, seats)
    _change(db, statements.START_MATCH, match, table)


def set_match(db: Database, table: int, match: str, skis_called_by: int | None = None) -> None:
    """Note how the match stands; whoever declared the Škis round stays noted."""
    _change(db, statements.SET_MATCH, match, skis_called_by, table)


def set_postings(db: Database, postings: Mapping[int, tuple[Posting, ...]]) -> None:
    """Replace what is noted of some tables' messages.

    A table with a message that may be one too many stays awake: it is looked at after a start.
    """
    for table, noted in postings.items():
        if any(posting.message is None for posting in noted) or len(noted) > 1:
            _awake(db, table)
        db.execute(statements.DELETE_POSTINGS, (table,))
        db.executemany(statements.INSERT_POSTING, statements.of_postings(table, noted))


def set_told(db: Database, table: int, shown: int) -> None:
    """Note the last event that the channel has been shown.

    ``shown``: a deal's number, or one more than the last deal's for the end of the table.

    Once the end of a closed table has been shown, nothing more will happen there.
    """
    _change(db, statements.SET_TOLD, shown, table)
    db.execute(statements.NOTHING_LEFT, (table,))


def set_reminded(db: Database, table: int, turn: int) -> None:
    """Note the turn for which a person was reminded."""
    _change(db, statements.SET_REMINDED, turn, table)


def set_removed(db: Database, table: int, users: Iterable[int]) -> None:
    """Note who was removed from a lobby and may not sit down there again."""
    _change(db, statements.SET_REMOVED, statements.of_users(users), table)


def set_ready(db: Database, table: int, users: Iterable[int]) -> None:
    """Note who has asked for the next deal; when it begins, nobody has."""
    _change(db, statements.SET_READY, statements.of_users(users), table)


def set_pause(
    db: Database, table: int, paused: int | None, resumed: int, by: int | None = None
) -> None:
    """Note since when a table is paused, and when the last pause ended."""
    _change(db, statements.SET_PAUSE, paused, resumed, by, table)


def draw_lots(db: Database, table: int) -> None:
    """Note that the first dealer and the seats of a lobby are drawn by lot."""
    _change(db, statements.DRAW_LOTS, table)


def put_to_sleep(db: Database, sleeping: tuple[Sleep, ...]) -> None:
    """Note what open tables wait for. Any later write about a table wakes it again.

    A posting, or what has been told, is not about the table: it is how the channel shows it.
    """
    db.executemany(
        statements.FALL_ASLEEP, [(sleep.waits, sleep.since, sleep.table) for sleep in sleeping]
    )


def stop_table(
    db: Database,
    table: int,
    at: int,
    also: tuple[Work, ...],
    shown: int | None = None,
) -> None:
    """Close a table before its match is over: a live deal is void.

    In the same transaction, ``also``: what others keep about it; ``shown``: as by ``set_told``. A
    table that is closed already stays as it is.
    """
    if db.execute(statements.STOP_TABLE, (at, table)).fetchall():
        db.execute(statements.VOID_LIVE_DEAL, (at, table))
        _drop_questions(db, table)
        for write in also:
            write(db)
        if shown is not None:
            set_told(db, table, shown)


def start_deal(db: Database, deal: NewDeal) -> None:
    """Begin a deal. Raises DealClosed if the number is taken or another deal is live."""
    with _taken(db, DealClosed(f"Table {deal.table} cannot begin deal {deal.number} now.")):
        db.execute(statements.INSERT_DEAL, statements.of_deal(deal))
    for write in deal.also:
        write(db)
    db.execute(seat_requests.DROP_ASKED, (deal.table,))
    set_ready(db, deal.table, ())


def append_moves(
    db: Database,
    table: int,
    deal: int,
    moves: tuple[Move, ...],
    outcome: DealEnd | None = None,
) -> None:
    """Add moves to a live deal; with an outcome they (or none at all) finish it.

    Raises MoveTaken if one of the numbers is in the log, DealClosed if the deal is not live.
    """
    numbers = ", ".join(str(move.seq) for move in moves)
    taken = MoveTaken(f"Table {table}, deal {deal}: {numbers} is in the log.")
    closed = DealClosed(f"Deal {deal} of table {table} is not live.")

    def look() -> None:
        with _put(db, taken, closed):
            db.await_answers()

    with _put(db, taken, closed):  # whichever hears of it
        for row in statements.of_moves(table, deal, moves):
            db.execute(statements.INSERT_MOVE, row)
        _awake(db, table)
    if outcome is None:
        db.afterwards(look)
        return
    look()
    if not moves:
        _check_live(db.execute(statements.IS_LIVE, (table, deal)), table, deal)
    _finish(db, table, deal, outcome)


def void_deal(db: Database, table: int, deal: int, at: int) -> None:
    """Break off a live deal. Raises DealClosed."""
    _check_live(db.execute(statements.IS_LIVE, (table, deal)), table, deal)
    db.execute(statements.VOID_LIVE_DEAL, (at, table))
    _awake(db, table)


def _finish(db: Database, table: int, deal: int, outcome: DealEnd) -> None:
    scores = json.dumps(outcome.scores)
    db.execute(statements.FINISH_DEAL, (scores, outcome.at, table, deal))
    _change(db, statements.SET_MATCH, outcome.match, None, table)
    if outcome.over:
        _change(db, statements.END_MATCH, outcome.at, table)
        _drop_questions(db, table)
    for write in outcome.also:
        write(db)


def _drop_questions(db: Database, table: int) -> None:
    """A table is over: nobody is asked anything there any more."""
    db.execute(seat_requests.DROP_ALL, (table,))
    db.execute(statements.DROP_TAKE_BACK, (table,))


def _check_live(updated: Cursor, table: int, deal: int) -> None:
    if not updated.fetchall():
        raise DealClosed(f"Deal {deal} of table {table} is not live.")


def _awake(db: Database, table: int) -> None:
    """A table that changes is awake: if the process dies now, the next one looks at it."""
    db.execute(statements.WAKE, (table,))


def _change(db: Database, update: str, *values: int | str | None) -> None:
    """Change a table, whose number comes last. Raises StoreError if there is nothing to change."""
    if not db.execute(update, values).rowcount:
        raise StoreError(f"Table {values[-1]} is not there, or no lobby any more.")


@contextlib.contextmanager
def _taken(db: Database, refusal: StoreError) -> Iterator[None]:
    """If a key exists: the refusal, instead of the database's own words."""
    with _put(db, refusal):
        yield
        db.await_answers()


@contextlib.contextmanager
def _put(db: Database, taken: StoreError, lacking: StoreError | None = None) -> Iterator[None]:
    """If a key exists or a value is missing: the refusal, without waiting for the answer."""
    try:
        yield
    except Exception as error:
        if db.is_key_taken(error):
            raise taken from error
        if lacking is not None and db.is_value_missing(error):
            raise lacking from error
        raise
