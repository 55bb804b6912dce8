"""Where a deal stands, in eight hex digits."""

import hashlib
import json

from engine.deal import Deal


def digest(deal: Deal) -> str:
    """Eight hex digits of where a deal stands, the same on every machine and in every release.

    Every move changes it, a pass too, and no two moves alike: all that was said and chosen goes
    in. It is written down here, so that a deal may gain fields without changing its digest.
    """
    contract, exchange, playing = deal.contract, deal.exchange, deal.playing
    cutting, speaking = deal.cutting, deal.speaking
    facts = (
        "" if deal.over else deal.rules.phases[deal.phase].name,
        deal.turn,
        deal.ended,
        contract and contract.key,
        deal.bidding.declarer,
        deal.bidding.said,
        deal.hands,
        deal.talon,
        cutting and (cutting.deck, cutting.method, cutting.takers),
        deal.calling and deal.calling.card,
        exchange and (exchange.chosen, exchange.laid, exchange.refused),
        speaking and (speaking.said, [(item.code, item.level) for item in speaking.items]),
        deal.proposals,
        deal.fool,
        deal.straw,
        playing and playing.trick,
        playing and [(trick.leader, trick.cards, trick.winner) for trick in playing.tricks],
    )
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:8]
