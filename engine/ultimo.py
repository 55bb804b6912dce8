"""The pagat and the called king in the last trick: made or lost (SLO-SCO-5, SLO-SCO-8)."""

from engine.deal import Deal
from engine.scores import Outcome
from engine.sides import declaring


def king_ultimo(deal: Deal, players: tuple[int, ...]) -> Outcome | None:
    """The called king in the last trick, for the declaring side alone."""
    assert deal.playing is not None
    last = deal.playing.tricks[-1]
    if deal.calling is None or players != declaring(deal) or deal.calling.card not in last.cards:
        return None
    return "made" if last.winner in players else "lost"


def last_pagat(deal: Deal) -> tuple[int, bool] | None:
    """The player of the pagat in the last trick, and whether it won; None: not played there."""
    assert deal.playing is not None
    last, pagat = deal.playing.tricks[-1], deal.rules.pagat
    if pagat not in last.cards:
        return None
    return last.player_of(pagat, deal.order), last.winning == pagat


def pagat_ultimo(deal: Deal, players: tuple[int, ...]) -> Outcome | None:
    """The pagat in the last trick, for the side of the player who plays it."""
    played = last_pagat(deal)
    if played is None or played[0] not in players:
        return None
    return "made" if played[1] else "lost"
