"""The knowledge that players share at a table beside their own hand: one row of words a world.

A set of cards is two words, the suits and the trumps (``layout``).
"""

from search.kernel.jit import Row, compiled
from search.kernel.layout import (
    COUNT,
    FOOL,
    FREE_FOOL,
    LED,
    PLACES,
    SUIT,
    SUIT_MASK,
    TRUMP,
    TRUMPS,
    TURN,
)
from search.kernel.legal import suit_of

SEEN = 0
"""The cards that all have seen turned up or played."""
TAKEN = SEEN + 2
"""The set that the declarer took, where all have seen it."""
LAID = TAKEN + 2
"""The declarer's discards, which they alone know."""
LACKS = LAID + 2
"""By place: what a player has shown not to have."""
KNOWN = LACKS + 2 * PLACES


@compiled
def note_card(row: Row, deal: Row, known: Row, card: int) -> None:
    """Note the next card, for all to see; a player who does not follow has none of that suit."""
    player, led = deal[TURN], deal[LED]
    free = row[FREE_FOOL] and card == row[FOOL]
    if deal[COUNT] and led >= 0 and suit_of(card) != led and not free:
        if led < 4:
            known[LACKS + 2 * player] |= SUIT_MASK << (SUIT * led)
        if card < TRUMP:
            known[LACKS + 2 * player + 1] = row[TRUMPS]
    known[SEEN + int(card >= TRUMP)] |= 1 << (card - TRUMP if card >= TRUMP else card)
