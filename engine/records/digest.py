"""The position of a deal, in eight hex digits."""

import hashlib
import json

from engine.actions import Bid
from engine.codec import encode
from engine.deal import Deal, Said

_written = json.JSONEncoder(check_circular=False).encode
"""Facts as JSON. Plain values never contain themselves, so no check for that."""


def digest(deal: Deal) -> str:
    """Eight hex digits of where a deal stands, the same on every machine and in every release.

    Every move changes it, even a pass, and two different moves change it differently, as all that
    was said and chosen goes in. The facts are listed here one by one, so that a deal may gain
    fields and keep its digest.
    """
    contract, exchange, playing = deal.contract, deal.exchange, deal.playing
    cutting, speaking, proposals = deal.cutting, deal.speaking, deal.proposals
    bids = deal.bidding.said
    facts = (
        "" if deal.over else deal.rules.phases[deal.phase].name,
        deal.turn,
        deal.ended,
        contract and contract.key,
        deal.bidding.declarer,
        [(player, bid.key if isinstance(bid, Bid) else None) for player, bid in bids],
        deal.hands,
        deal.talon,
        cutting and (cutting.deck, cutting.method, cutting.takers),
        deal.calling and deal.calling.card,
        exchange and (exchange.chosen, exchange.laid, exchange.refused),
        speaking
        and (_codes(deal, speaking.said), [(item.code, item.level) for item in speaking.items]),
        proposals and (_codes(deal, proposals.said), proposals.proposer),
        deal.fool,
        deal.straw,
        playing and playing.trick,
        playing and [(trick.leader, trick.cards, trick.winner) for trick in playing.tricks],
    )
    return hashlib.sha256(_written(facts).encode()).hexdigest()[:8]


def _codes(deal: Deal, said: Said) -> list[tuple[int, str]]:
    """Statements as codes, each with its player: codes last for ever."""
    return [(player, encode(deal.rules.pack, action)) for player, action in said]
