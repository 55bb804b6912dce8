"""Done once by the server that bots are forked off, for all of them: reading the words.

What is there by then need not be looked through by any collector of a fork.
"""

import gc

from bot.pages.l10n import load_words

load_words()
gc.freeze()
