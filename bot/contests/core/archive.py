"""Tries of finished contests, laid open.

Each becomes a closed table of one deal, which its person can replay, practise from and export like
any other table.
"""

from itertools import pairwise

from bot.contests.core.deals import deck_of
from bot.contests.core.entries import chairs_of
from bot.contests.core.house import House
from bot.contests.core.judging import CountedLine, line_of
from bot.contests.core.rows import (
    OPENED_DEAL,
    Contest,
    ContestRows,
    EntryMove,
    Ghost,
    LaidOpen,
    StoredEntry,
)
from bot.games.info import Chair
from bot.games.levels import player_levels
from bot.tables.model.match_packing import match_text
from bot.tables.model.records import NO_CHANNEL, DealEnd, Move, NewDeal, NewTable
from engine import close_deal, digest


def published_try(stored: StoredEntry, contest: Contest, names: tuple[str, ...]) -> LaidOpen:
    """Convert a finished try to a table. Raises the exceptions in ``deal_log.OTHER_RULES``.

    ``names``: the names of house players.
    """
    line = line_of(stored, contest)
    table = _table(stored, contest, names)
    before = line.positions[0].match
    finished_at = stored.finished_at or 0
    end = line.end.deal
    return LaidOpen(
        table=table,
        match=match_text(before),
        deal=_deal(stored, contest, line, table.seats),
        moves=tuple(_moves(stored, line, finished_at)),
        outcome=DealEnd(
            scores=end.rules.settle(end).scores,
            match=match_text(close_deal(before, end)),
            at=finished_at,
            over=True,
        ),
    )


def ghost_try(ghost: Ghost, name: str) -> StoredEntry:
    """Return a ghost's line as if it were a try, whose moves all bear the ghost's seat.

    ``name``: the ghost's at the table.
    """
    return StoredEntry(
        id=0, contest=ghost.contest, deal=ghost.deal, seat=ghost.seat, person=None, mark="",
        name=name, home=0, reach="server", language="en", late=False, opened_at=0, finished_at=0,
        by_house=False, points=ghost.points, ahead=ghost.ahead, found=None, table=None,
        moves=tuple(EntryMove(ghost.seat, code, 0) for code in ghost.line.split()),
    )  # fmt: skip


def _table(stored: StoredEntry, contest: Contest, names: tuple[str, ...]) -> NewTable:
    return NewTable(
        guild=stored.home,
        channel=NO_CHANNEL,
        reach=stored.reach,
        founder=stored.person or 0,
        variant=contest.variant,
        players=contest.players,
        options=contest.options,
        language=stored.language,
        seats=chairs_of(stored, contest, names),
        created_at=stored.opened_at,
        level=House.of(contest.house).level,
    )


def _deal(
    stored: StoredEntry, contest: Contest, line: CountedLine, seats: tuple[Chair, ...]
) -> NewDeal:
    first = line.positions[0]
    pack = first.deal.rules.pack
    deck = deck_of(contest, stored.deal, first.again)
    return NewDeal(
        table=0,
        number=OPENED_DEAL,
        dealer=first.deal.dealer,
        deck=" ".join(pack.code(card) for card in deck),
        carry=match_text(first.match),
        digest=digest(first.deal),
        started_at=stored.opened_at,
        house=player_levels(seats),
    )


def _moves(stored: StoredEntry, line: CountedLine, at: int) -> list[Move]:
    """Return all moves; the house's moves for an absent person included."""
    moves = []
    steps = zip(pairwise(line.positions), line.moves, strict=True)
    for seq, ((before, position), (_, code)) in enumerate(steps):
        player = before.deal.turn
        assert player is not None
        by_person = player == stored.seat
        moves.append(
            Move(
                seq=seq,
                player=player,
                by="person" if by_person else "house",
                user=stored.person if by_person else None,
                code=code,
                digest=digest(position.deal),
                at=at,
            )
        )
    return moves


async def lay_open(
    rows: ContestRows, stored: StoredEntry, contest: Contest, names: tuple[str, ...]
) -> int | None:
    """Store a try's table; return its id, or None if its person has been deleted.

    Raises StoreError, and the exceptions in ``deal_log.OTHER_RULES``.
    """
    return await rows.lay_open(stored.id, published_try(stored, contest, names))
