"""Lines of play of deals that are compared.

Each is stored as in the first deal of a match dealt by player 0, so that a player is their place
after the dealer.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from bot.archive.replays import Replayed, replay
from bot.contests.core.points_ahead import lead
from bot.contests.duplicates.deals import form_rules
from bot.contests.duplicates.rows import ChairResult, DealChair, DealtDuplicate
from bot.tables.memory import stored_tables
from bot.tables.memory.deal_log import OTHER_RULES, match_before
from bot.tables.model.match_packing import match_text
from bot.tables.model.records import DealLog, Move, StoredTable
from engine import Deal, act, decode, digest, keyed_deck, next_deal, offers, open_match

BETWEEN = "/"
"""Between a place and a code, if the mover is not the player to move."""
PLAY = "play:"
"""Omitted before a card's code."""
NAMED = re.compile(r"(?<=@)\d+$")
"""A player named in a code."""


class Cards(Protocol):
    """Anything with a deal's cards and a chair at it."""

    @property
    def chair(self) -> DealChair: ...
    @property
    def cards(self) -> str: ...


@dataclass(frozen=True)
class DealLine:
    """A player's result at a deal."""

    outcome: ChairResult
    alone: bool
    """They played it by themselves: no hints, nothing taken back, no stand-in."""


def turn_code(code: str, by: int, players: int) -> str:
    """A code in which every player sits so many places further.

    >>> turn_code("kontra:trula@2", 3, 4), turn_code("play:T21", 3, 4)
    ('kontra:trula@1', 'play:T21')
    """
    return NAMED.sub(lambda named: str((int(named[0]) + by) % players), code)


def shorten_move(deal: Deal, place: int, code: str) -> str:
    """A move as stored.

    A place is named only where it is unexpected, and a card by its own code alone.
    """
    short = code.removeprefix(PLAY)
    return short if place == deal.turn else f"{place}{BETWEEN}{short}"


def expand_move(deal: Deal, written: str) -> tuple[int | None, str]:
    """The place and the code of a move stored so; None: the player to move."""
    place, slash, short = written.rpartition(BETWEEN)
    card = short.partition("+")[0]  # something may be said with it
    code = PLAY + short if card in deal.rules.pack.codes else short
    return int(place) if slash else None, code


def open_deal(of: Cards) -> Deal:
    """A deal before its first move."""
    rules = form_rules(of.chair.form)
    return next_deal(open_match(rules), keyed_deck(rules.pack, bytes.fromhex(of.cards)))


def outcome(deal: Deal, place: int, codes: list[str], ghost: str = "") -> ChairResult | None:
    """The result of a finished deal; None: it was dealt again, or not played."""
    if not deal.over or deal.repeated:
        return None
    contract = deal.contract.key if deal.contract else ""
    points = deal.rules.settle(deal).scores[place]
    return ChairResult(contract, points, " ".join(codes), ghost, ahead=lead(deal, place))


def ahead_in(of: Cards, result: ChairResult) -> int | None:
    """How far somebody was ahead, by their line; None if it does not lead where it did."""
    place = of.chair.place
    try:
        deal = open_deal(of)
        for written in result.line.split():
            at, code = expand_move(deal, written)
            mover = deal.turn if at is None else at
            if mover is None:
                return None
            deal = act(deal, mover, decode(deal.rules.pack, code))
    except OTHER_RULES:
        return None
    recomputed = outcome(deal, place, [])
    return (
        recomputed.ahead if recomputed is not None and recomputed.points == result.points else None
    )


def line_of(
    dealt: DealtDuplicate,
    row: StoredTable,
    log: DealLog,
    hints: Mapping[int, int],
    undone: Mapping[int, int],
) -> DealLine | None:
    """The result of a finished deal of a table for its only person.

    None: it cannot be compared, as it was dealt again or has other rules now.
    """
    place, dealer = dealt.chair.place, log.deal.dealer
    player = (place + dealer) % row.players
    alone = not (hints.get(player) or undone.get(player))
    codes = list[str]()
    try:
        deal = open_deal(dealt)
        for move in log.moves:
            at = (move.player - dealer) % row.players
            if at == place and move.by == "clock":  # the house moves only for what cannot matter
                alone = alone and sum(offer.size for offer in offers(deal, at)) == 1
            code = turn_code(move.code, -dealer, row.players)
            codes.append(shorten_move(deal, at, code))
            deal = act(deal, at, decode(deal.rules.pack, code))
    except OTHER_RULES:
        return None
    result = outcome(deal, place, codes)
    if result is None:
        return None
    sitters = (move.user for move in log.moves if move.player == player and move.by == "person")
    person = next(sitters, row.seats[player].user)  # another may have taken the seat since
    return DealLine(result._replace(person=person, home=row.guild), alone)


def replayed_line(
    dealt: DealtDuplicate, row: StoredTable, log: DealLog, result: ChairResult, name: str
) -> Replayed | None:
    """Replay a player's line as if at a table; None if its result differs from the stored one.

    ``name``: what to write for the name of whoever sat there.
    """
    dealer, players = log.deal.dealer, row.players
    player = (dealt.chair.place + dealer) % players
    chairs = tuple(
        replace(seat, user=None, house=True, name=name) if n == player else seat
        for n, seat in enumerate(row.seats)
    )
    table = stored_tables.table_of(replace(row, seats=chairs))
    before = match_before(table, log.deal)
    first = open_match(before.rules, dealer, before.length, before.goal)
    match = first._replace(finished=before.finished)
    try:
        deal = next_deal(match, before.rules.pack.deck(log.deal.deck.split()))
        stored = replace(log.deal, carry=match_text(match), digest=digest(deal))
        moves = []
        for seq, written in enumerate(result.line.split()):
            at, short = expand_move(deal, written)
            code = turn_code(short, dealer, players)
            mover = deal.turn if at is None else (at + dealer) % players
            if mover is None:
                return None
            deal = act(deal, mover, decode(deal.rules.pack, code))
            moves.append(Move(seq, mover, "house", None, code, digest(deal), 0))
    except OTHER_RULES:
        return None
    return replay(table, DealLog(stored, tuple(moves)))
