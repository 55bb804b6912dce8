"""Stand-ins for people who did not move in time: the house's moves, and their marks in records."""

from collections.abc import Iterable
from dataclasses import replace

from bot.games.info import Chair
from bot.games.levels import BY_THUMB, CLUB
from bot.tables.model.records import MoveMaker
from engine import HABITS, PASS, REFUSE, Action, Bid, KeyOffer, Offer, Pass, View, Word, choose

MAX_DEALS_AWAY: int = 2
"""Number of deals away after which a person's seat stays with the house."""

HOUSE_MARK = " # house"
"""Marks a move in a record that the house made for an absent person."""


def modest_move(view: View) -> Action:
    """A cautious move for an absent person.

    It bids nothing above a pass, says nothing and ends no deal; where a bid is forced, it is the
    lowest contract. Other moves are made at club level.
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

    Refusing does not: it says no to a set of the talon, or to a proposal.
    """
    if not isinstance(offer, KeyOffer) or offer.kind is not Word:
        return offer
    return KeyOffer(Word, (REFUSE,)) if REFUSE in offer.keys else None


def give_up_absent(chairs: tuple[Chair, ...], finished: int) -> tuple[Chair, ...]:
    """The chairs before the next deal: a person who was away too long has left for good."""
    return tuple(
        replace(chair, away=None)
        if chair.away is not None and finished - chair.away >= MAX_DEALS_AWAY
        else chair
        for chair in chairs
    )


def with_house_marks(record: str, made_by: Iterable[MoveMaker]) -> str:
    """A record with a mark after each move that the house made for an absent person.

    If the record leaves out moves, as those of a cut, they are the first ones.
    """
    lines = record.splitlines()
    for place, by in enumerate(reversed(list(made_by)), 1):
        if lines[-place].startswith("deck "):
            break
        if by == "clock":
            lines[-place] += HOUSE_MARK
    return "\n".join(lines) + "\n"
