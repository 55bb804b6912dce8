"""Bots start warm, or else the tests over the wire take twice as long without a word."""

import os

from bot.kit.l10n import parse_words
from tests.wire.primed import read_words
from tests.wire.warm import FORKS


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
