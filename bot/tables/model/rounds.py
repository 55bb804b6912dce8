"""A round of a team match, as its tables know it."""

from typing import NamedTuple

from bot.tables.model.live_deal import Live
from engine import Match, close_deal


class Round(NamedTuple):
    """The deals that several tables play."""

    id: int
    deals: int
    """How many."""
    closes: int
    """When time is up: the house then plays what is left."""


def close_round_deal(match: Match, live: Live, of_round: Round | None) -> Match:
    """The match after a finished deal; in a round nothing is carried over."""
    after = close_deal(match, live.deal, skis_deal=live.in_skis)
    if of_round is None or live.deal.repeated:
        return after
    finished = match.finished + 1
    return after._replace(
        carry=match.rules.tally.first(match.rules.players),
        finished=finished,
        last_dealer=None,
        over=finished >= of_round.deals,
    )
