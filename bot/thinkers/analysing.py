"""What a worker does for an analysis, in small pieces, so that a hint can come in between."""

from bot.thinkers.earlier import Earlier, shown
from bot.thinkers.pickling import unpack_deal
from engine import decode
from search.explain.decisions import Decision
from search.explain.verdicts import Verdict, VerdictJson

PIECE_TIME = 60.0
"""Seconds that a piece may take on a busy machine, where this worker has the lowest priority;
elsewhere it takes a second at most."""

PackedDecision = tuple[bytes, int, int, str, Earlier]
"""A deal before a decision, the number of the move, the player, the code of the move, and the
earlier deals of the match."""


def look(asked: PackedDecision) -> VerdictJson:
    """The verdict on a decision; empty: it cannot be judged."""
    from search.explain.analysis import first_look  # noqa: PLC0415 - only a worker pays for the compiler

    found = first_look(_decision(asked))
    return [] if found is None else found.as_json()


def look_again(asked: PackedDecision, first: VerdictJson) -> VerdictJson:
    """The same, after trying what seemed better in other worlds."""
    from search.explain.analysis import second_look  # noqa: PLC0415 - as above

    return second_look(_decision(asked), Verdict.read(first)).as_json()


def _decision(asked: PackedDecision) -> Decision:
    parcel, step, player, code, earlier = asked
    deal = unpack_deal(parcel)
    return Decision(step, deal, player, decode(deal.rules.pack, code), shown(earlier))
