"""Winners of tricks (SLO-TRK)."""

from collections.abc import Callable
from typing import TypeAlias

from engine.cards import Cards, each, highest, union
from engine.contracts import Winner
from engine.pack import Pack

InOrder: TypeAlias = Callable[[tuple[Cards, ...]], bool]


def any_order(trick: tuple[Cards, ...]) -> bool:
    """The order of the cards does not matter."""
    del trick
    return True


def trumps_win(pack: Pack, emperor: Cards, pagat: Cards, in_order: InOrder = any_order) -> Winner:
    """The highest trump, else the highest card of the suit led (SLO-TRK-1).

    If all cards of ``emperor`` are in the trick, in the order asked for, the pagat is the
    highest trump (SLO-TRK-3); a game without an emperor trick has no such cards.
    """
    trumps = pack.trumps
    suit_of = {card: cards for cards in pack.suits.values() for card in each(cards)}

    def winner(trick: tuple[Cards, ...]) -> Cards:
        together = sum(trick)
        among = together & trumps
        if not among:
            return highest(together & suit_of[trick[0]])
        if emperor and not emperor & ~among and in_order(trick):
            return pagat
        return highest(among)

    return winner


def suit_led_wins(
    pack: Pack, emperor: Cards, pagat: Cards, in_order: InOrder = any_order
) -> Winner:
    """The highest card of the suit led; trumps are a suit like the others (SLO-TRK-5)."""
    with_trumps = trumps_win(pack, emperor, pagat, in_order)
    suit_of = {card: cards for cards in pack.suits.values() for card in each(cards)}

    def winner(trick: tuple[Cards, ...]) -> Cards:
        if trick[0] & pack.trumps:
            return with_trumps(trick)
        return highest(union(trick) & suit_of[trick[0]])

    return winner


def fool_loses(pack: Pack, fool: Cards) -> Winner:
    """The highest trump, else the highest card of the suit led; the Fool never (LOM-PLAY-4).

    Where the Fool is led, the card after it counts as led (LOM-FOOL-3).
    """
    trumps = pack.trumps & ~fool
    suit_of = {card: cards & ~fool for cards in pack.suits.values() for card in each(cards)}

    def winner(trick: tuple[Cards, ...]) -> Cards:
        together = union(trick) & ~fool
        if not together:
            return fool
        led = trick[1] if trick[0] == fool else trick[0]
        return highest(together & trumps) or highest(together & suit_of[led])

    return winner
