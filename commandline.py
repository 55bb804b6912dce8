"""How every command on a terminal runs: ``tarok``, and the ``python -m ...`` of each room.

Ctrl-C ends one without a traceback, even while it loads, and so does a reader that has gone:
``python -m engine replay FILE | head``.
"""

import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import NoReturn, TypeAlias

Main: TypeAlias = Callable[[list[str]], int | None]
"""Runs one command of a room, given its words; the exit status."""

READER_GONE = 128 + signal.SIGPIPE
"""The exit status of a command whose reader has gone, as shells have it."""

ENGINE, BOT = "engine.cli", "bot.cli"
OF_ENGINE = ("replay", "variants", "perft")
"""The commands of ``tarok`` that need only the engine; all others are the bot's."""
LIBRARY_OF_BOT = "discord"
"""Without this library no command of the bot is of use."""


def run(room: str) -> NoReturn:
    """Run ``main`` of a module with the words of the command line, and exit with its status."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(quietly(lambda words: import_module(room).main(words), sys.argv[1:]))


def quietly(main: Main, words: list[str]) -> int | str | None:
    """Run a command; the exit status, even if nobody reads its output any more."""
    try:
        try:
            status: int | str | None = main(words)
        except SystemExit as ended:
            status = ended.code
        sys.stdout.flush()
    except BrokenPipeError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (sys.stdout, sys.stderr):  # at its end Python writes out what is left
            os.dup2(nowhere, stream.fileno())
        return READER_GONE
    return status


def tarok() -> NoReturn:
    """The command ``tarok`` of an installed package: the engine's words, and the bot's if any."""
    words = sys.argv[1:]
    if words and words[0] in OF_ENGINE:
        run(ENGINE)
    if set(words) & {"-h", "--help"} and find_spec(LIBRARY_OF_BOT) is None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        sys.exit(quietly(_help_of_engine, ["--help"]))
    try:
        run(BOT)
    except ModuleNotFoundError as error:
        sys.exit(
            f"tarok {' '.join(words[:1]) or 'run'} needs the bot, and {error.name} is missing: "
            f"pip install 'tarok[bot]'. The engine alone has: tarok {', tarok '.join(OF_ENGINE)}."
        )


def _help_of_engine(words: list[str]) -> int | None:
    status: int | None = import_module(ENGINE).main(words)
    sys.stdout.write("\nThe bot is not installed: pip install 'tarok[bot]' brings it.\n")
    return status


if __name__ == "__main__":
    tarok()
