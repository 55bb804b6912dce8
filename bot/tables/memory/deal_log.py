"""The log of a deal, replayed from its first move: the deal as it stands, and as it stood."""

import contextlib
import json
import logging
from collections.abc import Iterator
from typing import NamedTuple

from bot.base.accidents import traced
from bot.store import UNDO, DealLog, StoredDeal
from bot.tables.model.live_deal import LastMove, Live
from bot.tables.model.match_packing import unpack_match
from bot.tables.model.table import Table
from engine import BadCode, Deal, Match, Refused, Views, act, decode, digest, next_deal

logger = logging.getLogger(__name__)

OTHER_RULES = (BadCode, Refused, ValueError, KeyError)
"""What the engine raises for moves made by rules this release has dropped."""


class Unreadable(Exception):
    """The log of a deal cannot be replayed, for the reason that is its cause.

    ``move``: the number of the move where that showed; None: before the first.
    """

    def __init__(self, deal: int, move: int | None = None) -> None:
        super().__init__(deal, move)
        self.deal = deal
        self.move = move

    @property
    def place(self) -> str:
        """Where it is, for the host."""
        return f"deal {self.deal}" + ("" if self.move is None else f", move {self.move}")


class Diverged(Unreadable):
    """The log of a deal does not lead where it did: the rules have changed."""


class Lived(NamedTuple):
    """A deal out of the log: as it stands now, and every position on the way."""

    live: Live
    positions: tuple[Deal, ...]


def match_before(table: Table, row: StoredDeal) -> Match:
    """The match as it stood when a deal was dealt."""
    return unpack_match(table.rules, json.loads(row.carry))


def replayed(table: Table, stored: DealLog) -> Live | None:
    """A deal with its moves; None if its log does not lead where it did. Raises Unreadable."""
    found = lived(table, stored)
    return found and found.live


def lived(table: Table, stored: DealLog) -> Lived | None:
    """A deal with its moves and positions; None if its log does not lead where it did.

    Raises Unreadable if rules are not the cause.
    """
    try:
        return _lived(table, stored)
    except Diverged as error:
        note_diverged(table.id, error)
        return None


def note_diverged(table: int, error: Diverged) -> None:
    """Tell the host that a deal cannot be replayed, where, why, and what can be done."""
    logger.error(
        "table %d, %s: the log leads elsewhere than it led when it was written, so this deal "
        "cannot be shown or played on. If the bot was updated, the release before can do it: "
        "go back to that, or leave it, and the match goes on with another deal. If it was "
        "not updated, please report this:\n%s",
        table,
        error.place,
        traced(error),
    )


def _lived(table: Table, log_of_deal: DealLog) -> Lived:
    row = log_of_deal.deal
    stood = tuple(positions(table, log_of_deal))
    before = match_before(table, row)
    deck = before.rules.pack.deck(row.deck.split())
    entries = log_of_deal.entries
    seq = entries[0].seq if entries else table.seq
    live = Live(row.number, Views(stood[0]), deck, before.skis_called, row.started_at, seq)
    for move, deal in zip(log_of_deal.moves, stood[1:], strict=True):
        action = decode(deal.rules.pack, move.code)
        live = live.after(
            LastMove(move.player, move.user, action, live.views, Views(deal)), move.at
        )
    if entries and entries[-1].code == UNDO:
        live = live._replace(since=entries[-1].at, path=())
    return Lived(live, stood)


def positions(table: Table, log_of_deal: DealLog) -> Iterator[Deal]:
    """A deal as dealt, and after each of its moves. Raises Unreadable."""
    row = log_of_deal.deal
    _check_taken_back(log_of_deal)
    with _at(row.number):
        before = match_before(table, row)
        deal = next_deal(before, before.rules.pack.deck(row.deck.split()))
        agrees = digest(deal) == row.digest
    if not agrees:
        raise Diverged(row.number)
    yield deal
    for move in log_of_deal.moves:
        with _at(row.number, move.seq):
            deal = act(deal, move.player, decode(deal.rules.pack, move.code))
            agrees = digest(deal) == move.digest
        if not agrees:
            raise Diverged(row.number, move.seq)
        yield deal


@contextlib.contextmanager
def _at(deal: int, move: int | None = None) -> Iterator[None]:
    """Turn errors raised inside into ones at this move. Raises Unreadable."""
    try:
        yield
    except OTHER_RULES as error:
        raise Diverged(deal, move) from error
    except Exception as error:
        raise Unreadable(deal, move) from error


def _check_taken_back(log_of_deal: DealLog) -> None:
    """Check that each taken-back move led back to where it was made. Raises Diverged."""
    stood = [log_of_deal.deal.digest]
    for entry in log_of_deal.entries:
        if entry.code != UNDO:
            stood.append(entry.digest)
        elif len(stood) == 1 or stood.pop() == stood[-1] or stood[-1] != entry.digest:
            raise Diverged(log_of_deal.deal.number, entry.seq)
