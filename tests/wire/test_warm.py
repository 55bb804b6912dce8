"""Bots start warm, or else the tests over the wire take twice as long without a word."""

import os
import signal
from multiprocessing.connection import wait
from pathlib import Path

from bot.kit.l10n import parse_words
from tests.timeout import TIMEOUT
from tests.wire.primed import read_words
from tests.wire.warm import FORKS, fork_process


def read_anew() -> None:
    """In a new process: the exit status is the number of word files that had to be read."""
    before = parse_words.cache_info().misses
    read_words()
    os._exit(parse_words.cache_info().misses - before)


def test_a_bot_need_not_read_its_words() -> None:
    new = FORKS.Process(target=read_anew)
    new.start()
    new.join()
    assert new.exitcode == 0


async def test_signal_to_a_bot_that_has_just_ended_is_ignored(tmp_path: Path) -> None:
    """It may have stopped by itself, and the event loop hears of that a little later."""
    ended = fork_process(["-m", "this"], tmp_path / "bot.log", {**os.environ}, cards="")
    assert wait([ended._process.sentinel], TIMEOUT)  # the event loop does not run meanwhile
    assert ended.returncode is None
    ended.send_signal(signal.SIGTERM)
    assert await ended.wait() == 0
