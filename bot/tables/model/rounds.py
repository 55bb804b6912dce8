"""A round of a team match, as its tables know it."""

from bot.tables.model.live_deal import Live
from bot.tables.model.table import Table
from engine import Match, close_deal


def closed(table: Table, match: Match, live: Live) -> Match:
    """The match after a finished deal; in a round nothing is carried over."""
    after = close_deal(match, live.deal, skis_deal=live.in_skis)
    if table.round is None or live.deal.repeated:
        return after
    finished = match.finished + 1
    return after._replace(
        carry=match.rules.tally.first(match.rules.players),
        finished=finished,
        last_dealer=None,
        over=finished >= len(table.round.secrets),
    )
