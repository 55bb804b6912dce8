"""Replays the log of a deal from its first move, with every position on the way."""

import contextlib
import json
import logging
from collections.abc import Iterator
from typing import NamedTuple

from bot.base.accidents import format_traceback
from bot.tables.model.live_deal import Live
from bot.tables.model.match_packing import unpack_match
from bot.tables.model.records import UNDO, DealLog, StoredDeal
from bot.tables.model.table import Table
from bot.tables.model.takeback_rules import LastMove
from engine import BadCode, Deal, Match, Refused, Views, act, decode, digest, next_deal

logger = logging.getLogger(__name__)

OTHER_RULES = (BadCode, Refused, ValueError, KeyError)
"""Errors that the engine raises for moves made by rules this release has dropped."""


class Unreadable(Exception):
    """Raised if the log of a deal cannot be replayed, with the reason as its cause.

    ``move``: the number of the failing move; None: before the first.
    """

    def __init__(self, deal: int, move: int | None = None) -> None:
        super().__init__(deal, move)
        self.deal = deal
        self.move = move

    @property
    def place(self) -> str:
        """The place in the log, for the host."""
        return f"deal {self.deal}" + ("" if self.move is None else f", move {self.move}")


class Diverged(Unreadable):
    """Raised if the log of a deal leads elsewhere than it did: the rules have changed."""


class ReplayedDeal(NamedTuple):
    """A deal from the log: its current state, and every position on the way."""

    live: Live
    positions: tuple[Deal, ...]


def match_before(table: Table, row: StoredDeal) -> Match:
    """The match as it stood when a deal was dealt."""
    return unpack_match(table.rules, json.loads(row.carry))


def replayed(table: Table, stored: DealLog) -> Live | None:
    """A deal with its moves; None if its log diverges. Raises Unreadable."""
    replayed_log = replayed_deal(table, stored)
    return replayed_log and replayed_log.live


def replayed_deal(table: Table, stored: DealLog) -> ReplayedDeal | None:
    """A deal with its moves and positions; None if its log diverges.

    Raises Unreadable if changed rules are not the cause.
    """
    try:
        return _replayed_deal(table, stored)
    except Diverged as error:
        note_diverged(table.id, error)
        return None


def note_diverged(table: int, error: Diverged) -> None:
    """Log that a deal cannot be replayed, the place and cause, and advice for the host."""
    logger.error(
        "table %d, %s: the log leads elsewhere than it led when it was written, so this deal "
        "cannot be shown or played on. If the bot was updated, the release before can do it: "
        "go back to that, or leave it, and the match goes on with another deal. If it was "
        "not updated, please report this:\n%s",
        table,
        error.place,
        format_traceback(error),
    )


def _replayed_deal(table: Table, log_of_deal: DealLog) -> ReplayedDeal:
    row = log_of_deal.deal
    stood = tuple(positions(table, log_of_deal))
    before = match_before(table, row)
    deck = before.rules.pack.deck(row.deck.split())
    entries = log_of_deal.entries
    seq = entries[0].seq if entries else table.seq
    live = Live(row.number, Views(stood[0]), deck, before.skis_called, row.started_at, seq)
    for move, deal in zip(log_of_deal.moves, stood[1:], strict=True):
        action = decode(deal.rules.pack, move.code)
        live = live.after_move(
            LastMove(move.player, move.user, action, live.views, Views(deal)), move.at
        )
    if entries and entries[-1].code == UNDO:
        live = live._replace(turn_since=entries[-1].at, path=())
    return ReplayedDeal(live, stood)


def positions(table: Table, log_of_deal: DealLog) -> Iterator[Deal]:
    """A deal as dealt, and after each of its moves. Raises Unreadable."""
    row = log_of_deal.deal
    _check_taken_back(log_of_deal)
    with _errors_at(row.number):
        before = match_before(table, row)
        deal = next_deal(before, before.rules.pack.deck(row.deck.split()))
        agrees = digest(deal) == row.digest
    if not agrees:
        raise Diverged(row.number)
    yield deal
    for move in log_of_deal.moves:
        with _errors_at(row.number, move.seq):
            deal = act(deal, move.player, decode(deal.rules.pack, move.code))
            agrees = digest(deal) == move.digest
        if not agrees:
            raise Diverged(row.number, move.seq)
        yield deal


@contextlib.contextmanager
def _errors_at(deal: int, move: int | None = None) -> Iterator[None]:
    """Convert errors in the block into Unreadable at this move."""
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
