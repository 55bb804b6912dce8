"""The command line: ``python -m engine replay FILE`` and ``python -m engine variants``."""

import json
import sys
from pathlib import Path
from typing import Any

from engine.games import VARIANTS
from engine.records.read import BadRecord, IllegalMove, read
from engine.records.report import report

USAGE = "usage: tarok replay FILE | tarok variants (or python -m engine ...)"
REFUSED, UNREADABLE = 1, 2


def _error(line: int, code: str, reason: str, rule: str, message: str) -> dict[str, Any]:
    return {
        "error": {"line": line, "code": code, "reason": reason, "rule": rule, "message": message}
    }


def replay(name: str) -> tuple[int, dict[str, Any]]:
    """Judge a record file (``-``: standard input): the exit status and the JSON object."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        message = f"cannot read {name}: {error.strerror}"
        return UNREADABLE, _error(0, "", "unreadable", "", message)
    try:
        return 0, report(read(data.decode("utf-8-sig")))
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        return UNREADABLE, _error(line, "", "not-utf-8", "", "the file is not UTF-8 text")
    except BadRecord as error:
        return UNREADABLE, _error(error.line, error.code, error.reason, "", error.message)
    except IllegalMove as error:
        refused = error.refused
        return REFUSED, _error(error.line, error.code, refused.reason, refused.rule, str(refused))


def main(words: list[str]) -> int:
    """Run one command; the exit status."""
    if words == ["variants"]:
        for variant in VARIANTS.values():
            print(variant.key, *variant.players)
        return 0
    if len(words) != 2 or words[0] != "replay":
        print(USAGE, file=sys.stderr)
        return UNREADABLE
    status, answer = replay(words[1])
    print(json.dumps(answer))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
