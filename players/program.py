"""A program as a player: one process, asked by lines of JSON (docs/engine.md).

It gets the view of its seat and answers with a code. Whatever else it does ends in a
``ProgramFailed`` with a sentence, never in a wait: it is given so many seconds, and no more.
"""

import json
import os
import selectors
import shlex
import subprocess
from collections.abc import Callable
from multiprocessing.util import Finalize
from random import Random
from time import monotonic
from typing import IO

from engine import Action, View, actions_of, admitted, decode
from players.question import question

SECONDS = 10.0
"""Seconds for an answer, where nothing else is said; the first includes the program's start."""
LONGEST_ANSWER = 1000
"""Bytes of an answer that are read; a code has a few dozen."""
SHOWN = 60
"""Characters of an answer that a sentence repeats."""
GRACE = 1.0
"""Seconds in which a program may end by itself once its input is closed."""


class ProgramFailed(Exception):
    """A program did not play; its text is a sentence for the person who seated it."""


class Program:
    """A player that is a program; it is started at its first question.

    Stateless by agreement: each question holds all that the seat has seen, and deals may be played
    in several ways. ``close`` ends the process; so does the end of this one.
    """

    def __init__(self, name: str, command: str, seconds: float = SECONDS) -> None:
        """``command``: words as in a shell. Raises ProgramFailed if it has none."""
        self._name, self._seconds = name, seconds
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise ProgramFailed(f"The command of {name} cannot be read: {error}.") from error
        if not self._words:
            raise ProgramFailed(f"The command of {name} is empty.")
        self._process: subprocess.Popen[bytes] | None = None
        self._end: Callable[[], object] | None = None

    def __call__(self, view: View, chance: Random) -> Action:
        """The program's choice; it is asked only if there is one. Raises ProgramFailed."""
        if sum(offer.size for offer in view.offers) == 1:
            return view.offers[0].nth(0)
        line = json.dumps(question(view, chance.getrandbits(32)), separators=(",", ":"))
        return self._action(view, self._answer(f"{line}\n".encode()))

    def close(self) -> None:
        """End the process, if there is one."""
        end, self._process, self._end = self._end, None, None
        if end is not None:
            end()

    def _action(self, view: View, line: bytes) -> Action:
        """The legal move of an answer. Raises ProgramFailed."""
        pack = view.rules.pack
        try:
            code = json.loads(line)
            action = decode(pack, code) if isinstance(code, str) else None
        except (ValueError, RecursionError):  # no JSON, no UTF-8, no code
            action = None
        if action is None:
            raise self._failed(f"answered {_shown(line)}, which is no code as a JSON string")
        if not admitted(view.offers, action):
            legal = next(actions_of(view.offers)).code(pack)
            raise self._failed(f"answered {_shown(line)}, which is not legal; {legal} is")
        return action

    def _answer(self, asked: bytes) -> bytes:
        """Write a question and read a line. Raises ProgramFailed."""
        asking, answering = self._pipes()
        until, unsent, answer = monotonic() + self._seconds, asked, b""
        with selectors.DefaultSelector() as pipes:
            pipes.register(answering, selectors.EVENT_READ)
            if pipes.select(0) and self._heard(answering):
                raise self._failed("wrote a line without being asked")
            pipes.register(asking, selectors.EVENT_WRITE)
            while unsent or b"\n" not in answer:
                left = until - monotonic()
                ready = pipes.select(left) if left > 0 else []
                if not ready:
                    raise self._failed(f"gave no answer within {self._seconds:g} seconds")
                for key, _ in ready:
                    if key.fileobj is answering:
                        answer += self._heard(answering)
                    else:
                        unsent = self._sent(asking, unsent)
                if not unsent and asking in pipes.get_map():
                    pipes.unregister(asking)
                if len(answer) > LONGEST_ANSWER:
                    raise self._failed(f"answered more than {LONGEST_ANSWER} bytes")
        line, _, rest = answer.partition(b"\n")
        if rest:
            raise self._failed("answered more than one line")
        return line

    def _sent(self, asking: IO[bytes], unsent: bytes) -> bytes:
        """Write as much as the pipe takes, and return the rest."""
        try:
            return unsent[os.write(asking.fileno(), unsent) :]
        except BlockingIOError:
            return unsent
        except BrokenPipeError:
            raise self._ended() from None

    def _heard(self, answering: IO[bytes]) -> bytes:
        """Read what is there."""
        data = os.read(answering.fileno(), LONGEST_ANSWER + 1)
        if not data:
            raise self._ended()
        return data

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        """The input and the output of the process, which is started if there is none."""
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    self._words, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            except OSError as error:
                raise ProgramFailed(
                    f"{self._name} cannot be started: {self._words[0]}: {error.strerror}."
                ) from error
            self._end = Finalize(self, _end, (self._process,), exitpriority=1)
        asking, answering = self._process.stdin, self._process.stdout
        assert asking is not None and answering is not None
        os.set_blocking(asking.fileno(), False)
        return asking, answering

    def _ended(self) -> ProgramFailed:
        """The failure of a program that closed a pipe; mostly it has ended."""
        assert self._process is not None
        try:
            status = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return self._failed("closed its input or output instead of answering")
        by = f"by signal {-status}" if status < 0 else f"with exit status {status}"
        return self._failed(f"ended {by} instead of answering")

    def _failed(self, act: str) -> ProgramFailed:
        """The failure, once the process is killed: it may be out of step."""
        if self._process is not None:
            self._process.kill()
        self.close()
        return ProgramFailed(f"{self._name} {act}.")


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Close the pipes of a process, and kill it if it does not end by that."""
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        pipe.close()
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _shown(line: bytes) -> str:
    """The beginning of an answer, safe to print."""
    text = line.decode("utf-8", "replace")
    return ascii(text if len(text) <= SHOWN else f"{text[:SHOWN]}...")
