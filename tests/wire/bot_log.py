"""Errors in the log of a bot under test, which may have been killed at any moment."""

import re
from pathlib import Path

RECORD = re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} .*\n", re.M)
"""A line that the bot has logged: those of its next process fall between the lines of an orphan."""

ORPHANED = re.compile(
    r"^Traceback.*\n(?:  .*\n)*?.*in spawn_main\n(?:  .*\n)*EOFError: Ran out of input\n", re.M
)
"""Written by Python for a child process whose parent is killed while starting it."""


def has_traceback(log: Path) -> bool:
    """Whether the bot has logged an error, other than of a child that its kill left behind."""
    unlogged = RECORD.sub("", log.read_text("utf-8"))
    return "Traceback" in ORPHANED.sub("", unlogged)
