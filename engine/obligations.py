"""Obligations narrow the cards that may be played; each yields rather than leave nothing.

The same obligation stands in several games: each is given the number of its rule there.
"""

from dataclasses import dataclass

from engine.cards import NONE, Cards, each
from engine.pack import Pack
from engine.refusals import Refused
from engine.rules import Winner


class Follow:
    """Follow suit; who cannot must trump; who cannot do that either may play anything.

    SLO-PLAY-3, SLO-PLAY-5: the same in every contract.
    """

    def __init__(self, pack: Pack, rule: str) -> None:
        self.rule = rule
        self.trumps = pack.trumps
        self.suit_of = {card: cards for cards in pack.suits.values() for card in each(cards)}

    def narrow(self, legal: Cards, trick: tuple[Cards, ...]) -> Cards:
        """The cards of the suit led, else the trumps, else all."""
        if not trick:
            return legal
        return legal & self.suit_of[trick[0]] or legal & self.trumps or legal

    def refuse(self, pack: Pack, legal: Cards, card: Cards, trick: tuple[Cards, ...]) -> Refused:
        """There was a card of the suit led, or a trump."""
        del card
        suit = pack.suit(trick[0])
        reason = "must-follow" if legal & pack.suits[suit] else "must-trump"
        return Refused(reason, self.rule, suit=suit)


@dataclass(frozen=True)
class Beat:
    """Win the trick so far, if a card can (SLO-PLAY-6, SLO-PLAY-7)."""

    winner: Winner
    rule: str

    def narrow(self, legal: Cards, trick: tuple[Cards, ...]) -> Cards:
        """The cards that would be winning, else all."""
        if not trick:
            return legal
        beating = NONE
        for card in each(legal):
            if self.winner((*trick, card)) == card:
                beating |= card
        return beating or legal

    def refuse(self, pack: Pack, legal: Cards, card: Cards, trick: tuple[Cards, ...]) -> Refused:
        """Another card beats the trick, this one does not."""
        del pack, legal, card, trick
        return Refused("must-beat", self.rule)


@dataclass(frozen=True)
class SparePagat:
    """Play the pagat only if nothing else is left (SLO-PLAY-8), when leading too."""

    pagat: Cards
    rule: str

    def narrow(self, legal: Cards, trick: tuple[Cards, ...]) -> Cards:
        """All but the pagat, unless it is alone."""
        del trick
        return legal & ~self.pagat or legal

    def refuse(self, pack: Pack, legal: Cards, card: Cards, trick: tuple[Cards, ...]) -> Refused:
        """There is another card to play."""
        del pack, legal, card, trick
        return Refused("pagat-last", self.rule)


@dataclass(frozen=True)
class HoldBack:
    """Keep the cards of an announced ultimo for the last trick (SLO-PLAY-9)."""

    cards: Cards
    rule: str

    def narrow(self, legal: Cards, trick: tuple[Cards, ...]) -> Cards:
        """All but the cards to keep, unless nothing else may be played."""
        del trick
        return legal & ~self.cards or legal

    def refuse(self, pack: Pack, legal: Cards, card: Cards, trick: tuple[Cards, ...]) -> Refused:
        """The card was promised for the last trick."""
        del legal, trick
        return Refused("hold-back", self.rule, card=pack.code(card))
