"""Records for the judge, and the form of its answers (docs/records.md)."""

import json
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator

from engine.cli import replay
from tests.engine.slovenian_cases import deck_with

GAMES = Path(__file__).parents[1] / "games" / "slovenian"
TV_236 = (GAMES / "tv_236.game").read_text("utf-8")
BODY = [line for line in TV_236.splitlines() if line and not line.startswith("#")]

PLAYERS = {"type": "array", "items": {"type": "integer"}}
ERROR = {
    "type": "object",
    "additionalProperties": False,
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "additionalProperties": False,
            "required": ["line", "code", "reason", "rule", "message"],
            "properties": {
                "line": {"type": "integer", "minimum": 1},
                "code": {"type": "string"},
                "reason": {"type": "string", "minLength": 1},
                "rule": {"type": "string"},
                "message": {"type": "string", "minLength": 1},
            },
        }
    },
}
DEAL = {
    "type": "object",
    "additionalProperties": False,
    "required": ["dealer", "finished", "scores", "lines", "tricks"],
    "properties": {
        "dealer": {"type": "integer"},
        "finished": {"type": "boolean"},
        "scores": PLAYERS,
        "lines": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["key", "points"],
                "properties": {"key": {"type": "string"}, "points": {"type": "integer"}},
            },
        },
        "tricks": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["leader", "cards", "winner"],
                "properties": {
                    "leader": {"type": "integer"},
                    "cards": {"type": "array", "items": {"type": "string"}},
                    "winner": {"type": "integer"},
                },
            },
        },
    },
}
ANSWER = {
    "type": "object",
    "additionalProperties": False,
    "required": ["variant", "players", "deals", "scores", "carry", "next"],
    "properties": {
        "variant": {"const": "slovenian"},
        "players": {"enum": [3, 4, 5]},
        "deals": {"type": "array", "items": DEAL},
        "scores": PLAYERS,
        "carry": {
            "type": "object",
            "required": ["radli", "compulsory"],
            "properties": {"radli": PLAYERS, "compulsory": {"type": "boolean"}},
        },
        "next": {
            "oneOf": [
                {"type": "null"},
                {
                    "type": "object",
                    "required": ["player", "phase", "legal"],
                    "properties": {
                        "player": {"type": "integer"},
                        "phase": {"type": "string"},
                        "legal": {"type": "array", "items": {"type": "string"}, "minItems": 1},
                    },
                },
            ]
        },
    },
}

_ERROR, _ANSWER = Draft202012Validator(ERROR), Draft202012Validator(ANSWER)
"""Built once: to judge the schema itself takes longer than to judge an answer by it."""


def judge(tmp_path: Path, text: str | bytes) -> tuple[int, dict[str, Any]]:
    """The exit status and the answer for a file of this content."""
    file = tmp_path / "a.game"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    status, answer = replay(str(file))
    described = _ERROR if status else _ANSWER
    described.validate(json.loads(json.dumps(answer)))
    return status, answer


def record(*lines: str, players: int = 4) -> str:
    """A record with these lines after its head."""
    return "\n".join(["tarok-record 1", "variant slovenian", f"players {players}", *lines]) + "\n"


def deck(**hands: str) -> str:
    """A deck line; seats as s0 .. s3."""
    return "deck " + " ".join(deck_with({int(key[1]): cards for key, cards in hands.items()}))
