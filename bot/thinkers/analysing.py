"""A worker's jobs for an analysis, in small pieces, so that hints can go in between."""

from bot.thinkers.earlier import EarlierDeals, styles_of
from bot.thinkers.pickling import unpack_deal
from engine import decode
from search.explain.decisions import Decision
from search.explain.verdicts import Verdict, VerdictJson

PIECE_TIME = 60.0
"""Timeout of a piece, for a busy machine on which this worker has the lowest priority; usually it
takes less than a second."""

PackedDecision = tuple[bytes, int, int, str, EarlierDeals]
"""A deal before a decision, the number of the move, the player, the code of the move, and the
earlier deals of the match."""


def look(packed: PackedDecision) -> VerdictJson:
    """Judge a decision; an empty verdict if it cannot be judged."""
    from search.explain.analysis import first_look  # noqa: PLC0415 - only a worker pays for the compiler

    verdict = first_look(_decision(packed))
    return [] if verdict is None else verdict.as_json()


def look_again(packed: PackedDecision, first: VerdictJson) -> VerdictJson:
    """Refine a verdict: try the moves that seemed better in other worlds."""
    from search.explain.analysis import second_look  # noqa: PLC0415 - as above

    return second_look(_decision(packed), Verdict.read(first)).as_json()


def look_closer(packed: PackedDecision, verdict: VerdictJson, number: int) -> VerdictJson:
    """Refine a verdict further, in worlds that no look with another number has."""
    from search.explain.analysis import closer_look  # noqa: PLC0415 - as above

    return closer_look(_decision(packed), Verdict.read(verdict), number).as_json()


def _decision(packed: PackedDecision) -> Decision:
    parcel, step, player, code, earlier = packed
    deal = unpack_deal(parcel)
    return Decision(step, deal, player, decode(deal.rules.pack, code), styles_of(earlier))
