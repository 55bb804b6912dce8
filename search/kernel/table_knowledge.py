"""Cards that players have shown not to have, as all at a table know: one row of words a deal."""

from search.kernel.jit import Row, compiled, entry
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

LACKS = 2 * PLACES
"""Cells of the row. By place two words, suits and trumps (``layout``): what a player has shown not
to have."""


@entry
def note_card(row: Row, deal: Row, lacks: Row, card: int) -> None:
    """Note the next card; a player who does not follow has none of that suit."""
    player, led = deal[TURN], deal[LED]
    free = row[FREE_FOOL] and card == row[FOOL]
    if deal[COUNT] and led >= 0 and suit_of(card) != led and not free:
        if led < 4:
            lacks[2 * player] |= SUIT_MASK << (SUIT * led)
        if card < TRUMP:
            lacks[2 * player + 1] = row[TRUMPS]


@compiled
def lacks_suit(lacks: Row, player: int, suit: int) -> bool:
    """Whether a player has shown to have none of a suit, or of trumps (4)."""
    if suit == 4:
        return lacks[2 * player + 1] != 0
    return lacks[2 * player] >> SUIT * suit & SUIT_MASK != 0
