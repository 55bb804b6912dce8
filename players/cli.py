"""The command line, ``python -m players COMMAND ...``: the bot, with a program for its masters.

    python -m sandbox -- python -m players node players/examples/random_player.js

A bot at Discord runs no programs: this one does not start unless its Discord is on this machine.
"""

import argparse
import asyncio
import os
import shlex
import sys
import threading
from functools import partial
from ipaddress import ip_address
from random import Random
from urllib.parse import urlsplit

from bot import app
from bot.cli import main as run_bot
from bot.thinkers.earlier import EarlierDeals
from bot.thinkers.pool import Workers
from bot.thinkers.thinkers import FindMove, Thinkers
from engine import View, encode
from players.program import Program, ProgramFailed

SECONDS = 5.0
"""Seconds that a program has for an answer; the table waits for some three more."""


class Masters(Thinkers):
    """Masters at tables who are all one program, asked in a thread, one question at a time."""

    def __init__(self, program: Program, workers: Workers, seconds: float, move: FindMove) -> None:
        super().__init__(workers, seconds, move)
        self._program, self._asking = program, threading.Lock()

    async def think(self, view: View, seed: int, earlier: EarlierDeals = ()) -> str | None:
        """The code of the program's move; None, and a line on the terminal, if it fails."""
        del earlier
        try:
            return await asyncio.to_thread(self._ask, view, seed)
        except ProgramFailed as failed:
            sys.stderr.write(f"{failed} A rule of thumb makes this move.\n")
            return None

    def _ask(self, view: View, seed: int) -> str:
        with self._asking:
            return encode(view.rules.pack, self._program(view, Random(seed)))


def is_on_this_machine(api: str) -> bool:
    """Whether an address of Discord leads to no other machine, as the sandbox's does."""
    host = urlsplit(api).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def read_words(words: list[str]) -> list[str]:
    """The command of the program."""
    parser = argparse.ArgumentParser(
        prog="python -m players",
        usage="python -m sandbox -- python -m players COMMAND ...",
        description="The bot in the sandbox, with a program for all masters at its tables.",
    )
    parser.add_argument("program", metavar="COMMAND", help="the program, such as node player.js")
    parser.add_argument("words", nargs=argparse.REMAINDER, metavar="...", help="its own words")
    chosen = parser.parse_args(words)
    if not is_on_this_machine(os.environ.get("TAROK_DISCORD_API", "")):
        parser.error("a program plays in the sandbox alone, not at Discord")
    return [chosen.program, *chosen.words]


def main(words: list[str]) -> int:
    """Run the bot until it is told to stop; the exit status."""
    command = read_words(words)
    program = Program(command[0], shlex.join(command), SECONDS)
    app.make_thinkers = partial(Masters, program)
    try:
        return run_bot([])
    finally:
        program.close()
