"""A worker's job for the worth of a hand, in small pieces, so that hints can go in between."""

from bot.thinkers.pickling import unpack_view
from engine import decode
from search.explain.bid_worths import TriedBids

PIECE_SECONDS = 0.5
"""Usual time for a piece, once the worker is free."""


def try_first_bids(parcel: bytes, codes: tuple[str, ...], seed: int, number: int) -> TriedBids:
    """Try first bids, given by their codes, in ``number`` worlds that fit a view."""
    from search.explain.first_bids import try_bids  # noqa: PLC0415 - only a worker pays for the compiler

    view = unpack_view(parcel)
    moves = [decode(view.rules.pack, code) for code in codes]
    return try_bids(view, moves, seed, number)
