"""The commands that need the engine alone: ``tarok replay``, ``tarok perft``, ``tarok variants``.

``python -m engine ...`` runs them, too; docs/records.md says what they read and answer.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, TypeAlias

from engine.perft import perft
from engine.records.read import BadRecord, IllegalMove, Replay, read
from engine.records.report import report
from engine.registry import VARIANTS

USAGE = (
    "usage: tarok replay FILE | tarok perft FILE DEPTH | tarok variants (or python -m engine ...)"
)
HELP = {
    "replay": "tarok replay FILE\n\n"
    "Play a game record (-: standard input), and print its scores as JSON. The exit status is 0, 1 "
    "for an\nillegal move, 2 for a file that cannot be read. docs/records.md describes both.",
    "perft": "tarok perft FILE DEPTH\n\n"
    "Count the lines of play from where a game record stops, up to so many moves.",
    "variants": "tarok variants\n\nList the games, each with the numbers of people that play it.",
}
"""The help text of each command."""
ASKING = ("-h", "--help")
REFUSED, UNREADABLE = 1, 2
COUNTED = re.compile(r"^perft \d+ \d+$", re.MULTILINE)
"""The counts of ``perft``, as files of tests/perft hold them above the record."""


def _error(line: int, code: str, reason: str, rule: str, message: str) -> dict[str, Any]:
    return {
        "error": {"line": line, "code": code, "reason": reason, "rule": rule, "message": message}
    }


Judged: TypeAlias = Replay | tuple[int, dict[str, Any]]
"""A replayed record; else the exit status, and what is wrong with it."""


def _judged(name: str, *, counted: bool = False) -> Judged:
    """The record of a file (``-``: standard input); ``counted``: without the counts above it."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        message = f"cannot read {name}: {error.strerror}"
        return UNREADABLE, _error(0, "", "unreadable", "", message)
    try:
        text = data.decode("utf-8-sig")
        return read(COUNTED.sub("", text) if counted else text)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        return UNREADABLE, _error(line, "", "not-utf-8", "", "the file is not UTF-8 text")
    except BadRecord as error:
        return UNREADABLE, _error(error.line, error.code, error.reason, "", error.message)
    except IllegalMove as error:
        refused = error.refused
        return REFUSED, _error(error.line, error.code, refused.reason, refused.rule, str(refused))


def replay(name: str) -> tuple[int, dict[str, Any]]:
    """Judge a record: the exit status and the JSON object."""
    judged = _judged(name)
    return (0, report(judged)) if isinstance(judged, Replay) else judged


def count(name: str, depth: int) -> int:
    """Print the number of lines of play from where a record stops, by depth; the exit status."""
    judged = _judged(name, counted=True)
    if not isinstance(judged, Replay):
        status, answer = judged
        print(json.dumps(answer))
        return status
    if judged.live is None:
        print("The record has no deal that is still to be played.", file=sys.stderr)
        return UNREADABLE
    for steps in range(1, depth + 1):
        print("perft", steps, perft(judged.live, steps), flush=True)
    return 0


def help_on(command: str) -> str:
    """The help text of a command; for any other word, that of all commands."""
    return HELP[command] if command in HELP else "\n\n".join((USAGE, *HELP.values()))


def main(words: list[str]) -> int:
    """Run one command; the exit status."""
    if any(word in ASKING for word in words):
        print(help_on(words[0]))
        return 0
    if words == ["variants"]:
        for variant in VARIANTS.values():
            print(variant.key, *variant.players)
        return 0
    match words:
        case ["replay", name]:
            status, answer = replay(name)
            print(json.dumps(answer))
            return status
        case ["perft", name, depth] if depth.isdecimal():
            return count(name, int(depth))
    print(USAGE, file=sys.stderr)
    return UNREADABLE
