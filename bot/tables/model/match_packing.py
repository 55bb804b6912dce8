"""A match as plain values for the store, and back."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine import Carry, Match, Plain, Rules


def pack_match(match: Match) -> dict[str, object]:
    """A match as plain values for the store."""
    return {
        "scores": list(match.scores),
        **match.carry.plain(),
        "dealer": match.dealer,
        "finished": match.finished,
        "skis_called": match.skis_called,
        "last_dealer": match.last_dealer,
        "over": match.over,
    }


def match_text(match: Match) -> str:
    """A match as JSON for the store."""
    return json.dumps(pack_match(match), separators=(",", ":"))


def unpack_match(rules: Rules, stored: Mapping[str, object]) -> Match:
    """The match that was packed. Raises KeyError or TypeError for anything else."""
    return Match(
        rules=rules,
        scores=_numbers(stored["scores"]),
        carry=_carry(rules, stored),
        dealer=_number(stored["dealer"]),
        length=rules.length,
        goal=rules.goal,
        finished=_number(stored["finished"]),
        skis_called=bool(stored["skis_called"]),
        last_dealer=None if stored["last_dealer"] is None else _number(stored["last_dealer"]),
        over=bool(stored["over"]),
    )


def _carry(rules: Rules, stored: Mapping[str, object]) -> Carry:
    """The values carried over. Older releases stored other games' fields, which are skipped."""
    first = rules.tally.first(rules.players)
    fields = {key: _kept(stored[key], default) for key, default in first.plain().items()}
    return replace(first, **fields)


def _kept(value: object, default: Plain) -> Any:
    """A stored field, of its default's type: numbers by player, a flag, or an optional number."""
    if isinstance(default, tuple):
        return _numbers(value)
    if isinstance(default, bool):
        return bool(value)
    return None if default is None and value is None else _number(value)


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is not a number")
    return value


def _numbers(values: object) -> tuple[int, ...]:
    if not isinstance(values, list):
        raise TypeError(f"{values!r} is not a list")
    return tuple(_number(value) for value in values)
