"""The game record: folding it move by move, writing it, digests (docs/records.md).

``engine.reader`` reads it.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.cards import Cards
from engine.codec import decode, encode
from engine.deal import Cutting, Deal
from engine.machine import act, offers, open_deal
from engine.match import Match
from engine.refusals import Refused
from engine.rules import CUT, Carry, Rules
from engine.variants import variant

HEADER = "tarok-record 1"


class BadRecord(Exception):
    """A text that cannot be read as a record: the line (from 1) and what is wrong."""

    def __init__(self, line: int, code: str, reason: str, message: str) -> None:
        super().__init__(message)
        self.line, self.code, self.reason, self.message = line, code, reason, message


class IllegalMove(Exception):
    """A readable line whose move the rules refuse."""

    def __init__(self, line: int, code: str, refused: Refused) -> None:
        super().__init__(str(refused))
        self.line, self.code, self.refused = line, code, refused


@dataclass
class Replay:
    """A record folded: the match after the last finished deal, and all deals."""

    match: Match
    deals: list[Deal] = field(default_factory=list)

    @property
    def live(self) -> Deal | None:
        """The last deal, if it is not over."""
        return self.deals[-1] if self.deals and not self.deals[-1].over else None


def fold(deal: Deal, moves: Iterable[tuple[int, str]]) -> Deal:
    """The deal after these moves (player and code). Raises BadCode and Refused."""
    for player, code in moves:
        deal = act(deal, player, decode(deal.rules.pack, code))
    return deal


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


def write(
    rules: Rules,
    carry: Carry,
    scores: tuple[int, ...],
    dealer: int,
    deck: tuple[Cards, ...],
    moves: Iterable[tuple[int, str]],
) -> str:
    """The record of one deal, as docs/records.md has it.

    A cut is told by the deck, a knock by the line of the deal: their moves are left out.
    """
    deal, left = open_deal(rules, deck, dealer, carry), list(moves)
    while deal.cutting is not None and not deal.cutting.method and left:
        player, code = left.pop(0)
        deal = act(deal, player, decode(rules.pack, code))
    lines = [HEADER, f"variant {rules.variant}", f"players {rules.players}"]
    defaults = {option.key: option.values[0] for option in variant(rules.variant).options}
    lines += [
        f"option {key} {value}" for key, value in rules.options.items() if value != defaults[key]
    ]
    lines.append("carry scores " + " ".join(map(str, scores)))
    lines += [f"carry {line}" for line in carry_lines(rules, carry)]
    cutting = deal.cutting or Cutting(deck, method=CUT)
    method = "" if cutting.method in ("", CUT) else f" method={cutting.method}"
    lines.append(f"deal dealer={dealer}{method}")
    lines.append("deck " + " ".join(rules.pack.code(card) for card in cutting.deck))
    lines += [f"{player} {code}" for player, code in left]
    return "\n".join(lines) + "\n"


def carry_lines(rules: Rules, carry: Carry) -> Iterator[str]:
    """What earlier deals left behind, as far as this game knows it."""
    for key in rules.carries:
        value = getattr(carry, key)
        if isinstance(value, tuple):
            yield f"{key} " + " ".join(map(str, value))
        elif isinstance(value, bool):
            yield from (key,) if value else ()
        else:
            yield f"{key} {'-' if value is None else value}"


def report(replay: Replay) -> dict[str, Any]:
    """A replay as the JSON object of ``python -m engine replay``."""
    match = replay.match
    carry = {key: getattr(match.carry, key) for key in match.rules.carries}
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


def _report_next(deal: Deal | None) -> dict[str, Any] | None:
    if deal is None or deal.turn is None:
        return None
    legal = [
        encode(deal.rules.pack, action)
        for offer in offers(deal, deal.turn)
        for action in offer.actions()
    ]
    phase = deal.rules.phases[deal.phase].name
    return {"player": deal.turn, "phase": phase, "legal": sorted(legal)}
