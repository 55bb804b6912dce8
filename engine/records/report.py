"""A record as plain values: the answer of ``python -m engine replay``."""

from typing import Any

from engine.codec import encode
from engine.deal import Deal
from engine.legality import offers
from engine.records.read import Replay


def report(replay: Replay) -> dict[str, Any]:
    """A replay as the JSON object of ``python -m engine replay``."""
    match = replay.match
    carry = match.carry.plain()
    return {
        "variant": match.rules.variant,
        "players": match.rules.players,
        "deals": [_report_deal(deal) for deal in replay.deals],
        "scores": list(match.scores),
        "carry": {key: list(v) if isinstance(v, tuple) else v for key, v in carry.items()},
        "next": _report_next(replay.live),
    }


def _report_deal(deal: Deal) -> dict[str, Any]:
    settlement = deal.rules.settle(deal) if deal.over else None
    pack = deal.rules.pack
    return {
        "dealer": deal.dealer,
        "finished": deal.over,
        "scores": list(settlement.scores) if settlement else [0] * deal.rules.players,
        "lines": [
            {"key": line.key, "points": line.points}
            for line in (settlement.lines if settlement else ())
        ],
        "tricks": [
            {
                "leader": trick.leader,
                "cards": [pack.code(card) for card in trick.cards],
                "winner": trick.winner,
            }
            for trick in (deal.playing.tricks if deal.playing else ())
        ],
    }


def legal_codes(deal: Deal) -> list[str]:
    """The codes of all legal moves of the player on turn, as offered; none after the end."""
    if deal.turn is None:
        return []
    offered = offers(deal, deal.turn)
    return [encode(deal.rules.pack, action) for offer in offered for action in offer.actions()]


def _report_next(deal: Deal | None) -> dict[str, Any] | None:
    if deal is None or deal.turn is None:
        return None
    phase = deal.rules.phases[deal.phase].name
    return {"player": deal.turn, "phase": phase, "legal": sorted(legal_codes(deal))}
