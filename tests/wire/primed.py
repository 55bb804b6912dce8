"""Done once by the server that bots are forked off, for all of them: reading the words.

What is there by then need not be looked through by any collector of a fork.
"""

import gc

from bot.pages.l10n import FALLBACK, command_words, languages, load_words


def read_words() -> None:
    """Read what every bot needs: one language, and in all of them what Discord is told."""
    load_words()(FALLBACK)
    for language in languages():
        command_words(language, "")


read_words()
gc.freeze()
