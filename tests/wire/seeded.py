"""The bot with cards by a seed: a test meets the same deals each time, and can be run again.

It is patient, too: else, on a busy machine, it would acknowledge what it answers a moment later.

``python -m tests.wire.seeded SEED`` is such a bot; with ``MODULE WORD ...`` behind it, one that
another module starts.
"""

import os
import random
import runpy
import sys

from bot import app
from bot.discord.answering import reply_in_time
from bot.discord.gateway import overheard
from bot.tables.board import board_drawing
from bot.thinkers import hinting, pool
from tests.bot.learning.puzzles.solving import add_puzzles
from tests.wire.loop_watch import LoopWatch

CARDS = "TAROK_TEST_CARDS"
"""In the environment of the tests: any word, which makes all cards fall differently."""


def seed() -> str:
    """The seed of the cards.

    The name of the current test, whatever tests it runs with, and the word for other cards.
    """
    test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0].partition("@")[0]
    return f"{test} {os.environ.get(CARDS, '')}".strip()


def seed_cards(cards: str) -> None:
    """Make a seed decide cards, seats and lots in this process from now on."""
    app.chance = random.Random(cards)


PATIENT = 15.0
"""Seconds after which it acknowledges a click that it has not answered; a hurried bot takes as long
as for people. The stand-in waits twice as long."""


LONG = 60.0
"""Seconds that a worker may take for a hint, and people wait for it."""


def answer_patiently() -> None:
    """Make this process answer without acknowledging first from now on.

    It waits for its workers however busy the machine is.
    """
    reply_in_time.ACKNOWLEDGE_AFTER = PATIENT
    overheard.MAX_AGE = 2 * PATIENT
    hinting.MAX_SECONDS = pool.OVERTIME_SECONDS = LONG


def draw_every_move() -> None:
    """Have the board drawn after every move from now on: players in tests look there."""
    board_drawing.MAX_LAG_SECONDS = 0.0


def watch_while_serving() -> None:
    """Watch the bot of this process once it is set up, until it closes: else nobody waits."""
    watch, set_up, close = LoopWatch(), app.Tarok.setup_hook, app.Tarok.close
    watch.start()

    async def begins(self: app.Tarok) -> None:
        await set_up(self)
        watch.active = True

    async def ends(self: app.Tarok) -> None:
        watch.active = False
        await close(self)

    app.Tarok.setup_hook = begins  # type: ignore[method-assign]
    app.Tarok.close = ends  # type: ignore[method-assign]


if __name__ == "__main__":
    cards, *command = sys.argv[1:]
    module, *sys.argv[1:] = command or ["bot"]
    seed_cards(cards)
    draw_every_move()
    answer_patiently()
    watch_while_serving()
    add_puzzles()
    runpy.run_module(module, run_name="__main__", alter_sys=True)
