"""People who did not move in time: what the house does for them, and how a record says so."""

from collections.abc import Iterable
from dataclasses import replace

from bot.games.info import Chair
from bot.games.levels import BY_THUMB, CLUB
from bot.store import By
from engine import HABITS, PASS, REFUSE, Action, Bid, KeyOffer, Offer, Pass, View, Word, choose

DEALS: int = 2
"""After this many deals without a sign of life a person's seat stays with the house."""

BY_HOUSE = " # house"
"""Follows a move in a record: the house made it for an absent person."""


def modest(view: View) -> Action:
    """A move for an absent person: nothing they would have to want themselves.

    It bids nothing above a pass, says nothing and ends no deal; where they must bid, it is the
    lowest contract. The rest is played at club level.
    """
    view = view._replace(offers=tuple(filter(None, map(_harmless, view.offers))))
    if any(offer.kind is Pass for offer in view.offers):
        return PASS
    bids = [key for offer in view.offers if isinstance(offer, KeyOffer) and offer.kind is Bid
            for key in offer.keys]  # fmt: skip
    if bids:
        rows = view.rules.contracts
        return Bid(min(bids, key=lambda key: rows[key].rank))
    if sum(offer.size for offer in view.offers) == 1:
        return view.offers[0].nth(0)
    return choose(view, HABITS[BY_THUMB[CLUB]])


def _harmless(offer: Offer) -> Offer | None:
    """An offer without the words that end a deal; None: it has no others.

    To refuse ends none: it says no to a set of the talon, or to a proposal.
    """
    if not isinstance(offer, KeyOffer) or offer.kind is not Word:
        return offer
    return KeyOffer(Word, (REFUSE,)) if REFUSE in offer.keys else None


def stayed_away(chairs: tuple[Chair, ...], finished: int) -> tuple[Chair, ...]:
    """The chairs before the next deal: whoever was away for so long has left for good."""
    return tuple(
        replace(chair, away=None)
        if chair.away is not None and finished - chair.away >= DEALS
        else chair
        for chair in chairs
    )


def told(record: str, made_by: Iterable[By]) -> str:
    """A record with a mark after each move the house made for an absent person.

    Moves that the record leaves out, as those of a cut, are the first ones.
    """
    lines = record.splitlines()
    for place, by in enumerate(reversed(list(made_by)), 1):
        if lines[-place].startswith("deck "):
            break
        if by == "clock":
            lines[-place] += BY_HOUSE
    return "\n".join(lines) + "\n"
