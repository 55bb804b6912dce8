"""Preparation of the server that bots are forked from, once for all of them: reading the words.

The garbage collector of a fork need not look through what is there by then.
"""

import gc

from bot.kit.l10n import FALLBACK, command_words, languages, load_words


def read_words() -> None:
    """Read what every bot needs: one language, and from all of them what Discord is told."""
    load_words()(FALLBACK)
    for language in languages():
        command_words(language, "")


read_words()
gc.freeze()
