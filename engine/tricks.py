"""Who wins a trick (SLO-TRK)."""

from engine.cards import Cards, each, highest, union
from engine.pack import Pack
from engine.rules import Winner


def trumps_win(pack: Pack, emperor: Cards, pagat: Cards) -> Winner:
    """The highest trump, else the highest card of the suit led (SLO-TRK-1).

    If all cards of ``emperor`` are in the trick, the pagat is the highest trump (SLO-TRK-3); a game
    without an emperor trick has no such cards.
    """
    trumps = pack.trumps
    suit_of = {card: cards for cards in pack.suits.values() for card in each(cards)}

    def winner(trick: tuple[Cards, ...]) -> Cards:
        together = sum(trick)
        among = together & trumps
        if not among:
            return highest(together & suit_of[trick[0]])
        return pagat if emperor and not emperor & ~among else highest(among)

    return winner


def suit_led_wins(pack: Pack, emperor: Cards, pagat: Cards) -> Winner:
    """The highest card of the suit led; trumps are a suit like the others (SLO-TRK-5)."""
    with_trumps = trumps_win(pack, emperor, pagat)
    suit_of = {card: cards for cards in pack.suits.values() for card in each(cards)}

    def winner(trick: tuple[Cards, ...]) -> Cards:
        if trick[0] & pack.trumps:
            return with_trumps(trick)
        return highest(union(trick) & suit_of[trick[0]])

    return winner
