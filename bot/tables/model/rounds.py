"""A round of a team match, as its tables know it."""

from typing import NamedTuple

from bot.tables.model.live_deal import Live
from engine import Match, close_deal


class Round(NamedTuple):
    """A number of deals that several tables play."""

    id: int
    deals: int
    """The number of deals."""
    closes_at: int
    """The time after which the house plays the rest."""


def close_round_deal(match: Match, live: Live, round_: Round | None) -> Match:
    """The match after a finished deal; in a round nothing is carried over."""
    closed = close_deal(match, live.deal, skis_deal=live.in_skis)
    if round_ is None or live.deal.repeated:
        return closed
    finished = match.finished + 1
    return closed._replace(
        carry=match.rules.tally.first(match.rules.players),
        finished=finished,
        last_dealer=None,
        over=finished >= round_.deals,
    )
