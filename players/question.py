"""A view as plain values: the line of JSON that a program is sent before each of its moves.

Everything comes from the ``View`` of the program's seat, field by field, so that it holds no more
than that seat may see. Cards and actions have the codes of docs/records.md.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

from engine import Cards, Pack, View, actions_of
from engine.deal import Said

Plain: TypeAlias = dict[str, Any]
"""Values that JSON has."""

PROTOCOL = 1
"""The number of this form of the line: it changes when a key goes or means something else."""


def question(view: View, seed: int) -> Plain:
    """The line for the seat whose view it is; ``seed``: chance for a program that wants any."""
    return {
        "protocol": PROTOCOL,
        **_table(view),
        **_bidding(view),
        **_exchange(view),
        **_statements(view),
        **_play(view),
        **_face_up(view),
        "legal": [action.code(view.rules.pack) for action in actions_of(view.offers)],
        "seed": seed,
    }


def _table(view: View) -> Plain:
    """The game, the players, and the question at hand."""
    settlement = view.settlement
    return {
        "game": view.rules.variant,
        "players": view.rules.players,
        "options": dict(view.rules.options),
        "seat": view.viewer,
        "dealer": view.dealer,
        "order": view.order,
        "phase": view.phase,
        "turn": view.turn,
        "carry": view.carry.plain(),
        "doubled": view.doubled,
        "notes": [note._asdict() | {"facts": dict(note.facts)} for note in view.notes],
        "void": view.void,
        "ended": view.ended,
        "ended_by": view.ended_by,
        "scores": settlement and settlement.scores,
    }


def _bidding(view: View) -> Plain:
    """The auction, and what came of it."""
    pack = view.rules.pack
    return {
        "bids": _said(pack, view.bids),
        "high": view.high and {"contract": view.high[0], "player": view.high[1]},
        "contract": view.contract and view.contract.key,
        "declarer": view.declarer,
        "called": pack.code(view.called) if view.called else None,
        "sides": view.sides,
        "converted": view.converted,
    }


def _exchange(view: View) -> Plain:
    """The cutting, the talon and the discards."""
    pack = view.rules.pack
    return {
        "cutting": view.cutting and view.cutting._asdict(),
        "sets": _each_set(pack, view.sets),
        "chosen": view.chosen,
        "level": view.level,
        "laid": pack.show(view.laid),
        "laid_size": view.laid_size,
    }


def _statements(view: View) -> Plain:
    """Announcements with their ladders, and proposals."""
    pack, proposals = view.rules.pack, view.proposals
    return {
        "items": [
            {"key": item.key, "owner": item.owner, "level": item.level} for item in view.items
        ],
        "said": _said(pack, view.said),
        "proposals": proposals
        and {"said": _said(pack, proposals.said), "proposer": proposals.proposer},
    }


def _play(view: View) -> Plain:
    """The hand, the trick on the table, and the tricks before it."""
    pack = view.rules.pack
    return {
        "hand": pack.show(view.hand),
        "hand_sizes": view.hand_sizes,
        "held": pack.show(view.held),
        "leader": view.leader,
        "trick": [pack.code(card) for card in view.trick],
        "tricks": [
            {
                "leader": trick.leader,
                "cards": [pack.code(card) for card in trick.cards],
                "winner": trick.winner,
            }
            for trick in view.tricks
        ],
        "won": view.won,
    }


def _face_up(view: View) -> Plain:
    """Cards that lie open for all, beside the tricks."""
    pack, fool, straw = view.rules.pack, view.fool, view.straw
    return {
        "open_hands": _each_set(pack, view.open_hands),
        "exposed": _each_set(pack, view.exposed),
        "face_up": _each_set(pack, view.face_up),
        "gifts": _each_set(pack, view.gifts),
        "gift_ahead": pack.show(view.gift_ahead),
        "fool": fool
        and {"player": fool.player, "holder": fool.holder, "given": pack.show(fool.given)},
        "straw": straw
        and {
            "tops": [_each_set(pack, tops) for tops in straw.tops],
            "hidden": straw.hidden,
            "known": _each_set(pack, straw.known),
            "calls": [call._asdict() for call in straw.calls],
        },
    }


def _said(pack: Pack, said: Said) -> list[tuple[int, str]]:
    return [(player, action.code(pack)) for player, action in said]


def _each_set(pack: Pack, sets: Iterable[Cards]) -> list[tuple[str, ...]]:
    return [pack.show(cards) for cards in sets]
