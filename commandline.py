"""How every command on a terminal runs: ``tarok``, and the ``python -m ...`` of each room.

Ctrl-C ends one without a traceback, even while it loads, and so does a reader that has gone:
``python -m engine replay FILE | head``. A stream that is closed, or on a full disk, is told on
the other one.
"""

import contextlib
import errno
import io
import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, NoReturn, TextIO, TypeAlias

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

Main: TypeAlias = Callable[[list[str]], int | None]
"""Runs one command of a room, given its words; the exit status."""

STDOUT = 1
"""The number of standard output."""
UNWRITTEN = 3
"""The exit status of a command whose output could not be written."""
READER_GONE = 128 + signal.SIGPIPE
"""The exit status of a command whose reader has gone, as shells have it."""

ENGINE, BOT = "engine.cli", "bot.cli"
OF_ENGINE = ("replay", "variants", "perft")
"""The commands of ``tarok`` that need only the engine; all others are the bot's."""
EXTRAS = {
    BOT: "bot", "cards.cli": "cards", "players.cli": "bot,sandbox,search", "search.cli": "search",
}  # fmt: skip
"""By room: the extras of the package with the libraries that its commands need."""
LIBRARY_OF_BOT = "discord"
"""Without this library no command of the bot is of use."""


class Unwritten(Exception):
    """Standard output did not take an answer. No OSError, which means other things elsewhere."""


class Answers(io.FileIO):
    """Standard output. Raises Unwritten."""

    def write(self, data: "ReadableBuffer", /) -> int:
        """Write an answer."""
        try:
            return super().write(data)
        except OSError as error:
            raise Unwritten from error


class Messages(io.FileIO):
    """Standard error; what it does not take goes to standard output, or is lost.

    A lost message is no error, or a command would not end with the status that it has to tell.
    """

    lost = False

    def write(self, data: "ReadableBuffer", /) -> int:
        """Write a message. Raises BrokenPipeError."""
        for file in (self.fileno(), STDOUT):
            try:
                return os.write(file, data)
            except BrokenPipeError:
                raise
            except OSError:
                continue
        self.lost = True
        return memoryview(data).nbytes


def run(room: str) -> NoReturn:
    """Run ``main`` of a module with the words of the command line, and exit with its status.

    A library that is missing is named in a sentence, with the extra of the package that brings it.
    """
    try:
        _run(room)
    except ModuleNotFoundError as error:
        extras = EXTRAS.get(room)
        if extras is None or _is_ours(error.name):
            raise
        sys.exit(
            f"python -m {room.partition('.')[0]} needs {error.name}, which is not installed: "
            f"pip install '.[{extras}]' brings it. In a clone, `make run` installs all that the "
            "bot needs into .venv; then call .venv/bin/python."
        )


def _run(room: str) -> NoReturn:
    sys.exit(quietly(lambda words: import_module(room).main(words), sys.argv[1:]))


def _is_ours(module: str | None) -> bool:
    """Whether a module belongs to this package, so that its absence is a fault of ours."""
    ours = {room.partition(".")[0] for room in (ENGINE, *EXTRAS)}
    return module is None or module.partition(".")[0] in ours


def quietly(main: Main, words: list[str]) -> int | str | None:
    """Run a command; the exit status, even if nobody reads its output any more."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    messages = take_streams()
    try:
        try:
            status: int | str | None = main(words)
        except SystemExit as ended:
            status = ended.code
        sys.stdout.flush()
        sys.stderr.flush()
    except BrokenPipeError:
        return _given_up(READER_GONE)
    except Unwritten as error:
        if isinstance(error.__cause__, BrokenPipeError):
            return _given_up(READER_GONE)
        with contextlib.suppress(BrokenPipeError):
            sys.stderr.write(
                f"The answer could not be written to standard output: {_why(error)}.\n"
            )
        return _given_up(UNWRITTEN)
    return UNWRITTEN if messages.lost and not status else status


def take_streams() -> Messages:
    """Replace the standard streams by those above. A closed one gets a file that refuses all.

    So no file that a command opens takes its number, into which other code may write.
    """
    stdin = _open_if_closed(sys.stdin, os.O_WRONLY)
    stdout = _open_if_closed(sys.stdout, os.O_RDONLY)
    stderr = _open_if_closed(sys.stderr, os.O_RDONLY)
    if sys.stdin is None:
        sys.stdin = open(stdin, encoding="utf-8", closefd=False)  # noqa: SIM115
    encoding = sys.stdout.encoding if sys.stdout is not None else "utf-8"
    each_line = os.isatty(stdout) or bool(os.environ.get("PYTHONUNBUFFERED"))
    answers, messages = Answers(stdout, "w", closefd=False), Messages(stderr, "w", closefd=False)
    sys.stdout = io.TextIOWrapper(
        io.BufferedWriter(answers), encoding, "backslashreplace", line_buffering=each_line
    )
    sys.stderr = io.TextIOWrapper(
        io.BufferedWriter(messages), encoding, "backslashreplace", line_buffering=True
    )
    return messages


def _open_if_closed(stream: TextIO | None, refusing: int) -> int:
    """The number of a stream's file."""
    if stream is not None:
        return stream.fileno()
    opened = os.open(os.devnull, refusing)
    os.set_inheritable(opened, True)
    return opened


def _why(error: Unwritten) -> str:
    cause = error.__cause__
    if isinstance(cause, OSError) and cause.errno != errno.EBADF:
        return cause.strerror or "it fails"
    return "it is closed"


def _given_up(status: int) -> int:
    """The status, once what is left to write goes nowhere: at its end Python writes it out."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())
    return status


def tarok() -> NoReturn:
    """The command ``tarok`` of an installed package: the engine's words, and the bot's if any."""
    words = sys.argv[1:]
    if words and words[0] in OF_ENGINE:
        _run(ENGINE)
    if set(words) & {"-h", "--help"} and find_spec(LIBRARY_OF_BOT) is None:
        sys.exit(quietly(_help_of_engine, ["--help"]))
    try:
        _run(BOT)
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
