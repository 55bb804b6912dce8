"""Obligations narrow the cards that may be played; each gives way if it would leave no card.

The same obligation stands in several games: each is given the number of its rule there.
"""

from dataclasses import dataclass

from engine.cards import NONE, Cards, each
from engine.contracts import Winner
from engine.pack import Pack
from engine.refusals import Refused


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
        """All but the pagat, unless it is the only card."""
        del trick
        return legal & ~self.pagat or legal

    def refuse(self, pack: Pack, legal: Cards, card: Cards, trick: tuple[Cards, ...]) -> Refused:
        """There is another card to play."""
        del pack, legal, card, trick
        return Refused("pagat-last", self.rule)


@dataclass(frozen=True)
class SuitsFirst:
    """Lead no trump as long as there are suit cards (SLO-OPT-30).

    Only the declarer is ever on lead in the contracts that have it: they end with their first loss.
    """

    trumps: Cards
    rule: str

    def narrow(self, legal: Cards, trick: tuple[Cards, ...]) -> Cards:
        """When leading the suit cards, else all."""
        return legal if trick else legal & ~self.trumps or legal

    def refuse(self, pack: Pack, legal: Cards, card: Cards, trick: tuple[Cards, ...]) -> Refused:
        """There is a suit card to lead."""
        del pack, legal, card, trick
        return Refused("suits-first", self.rule)


@dataclass(frozen=True)
class HoldBack:
    """Keep the cards of an announced ultimo for the last trick (SLO-PLAY-9)."""

    cards: Cards
    rule: str

    def narrow(self, legal: Cards, trick: tuple[Cards, ...]) -> Cards:
        """All but the cards to keep, unless no other may be played."""
        del trick
        return legal & ~self.cards or legal

    def refuse(self, pack: Pack, legal: Cards, card: Cards, trick: tuple[Cards, ...]) -> Refused:
        """The card was promised for the last trick."""
        del legal, trick
        return Refused("hold-back", self.rule, card=pack.code(card))


class FollowOrFool:
    """Follow suit, else trump, else play anything; the Fool at any time (LOM-PLAY-2, LOM-FOOL-1).

    The Fool is of no suit and no trump. Where it is led, the card after it is the card led
    (LOM-FOOL-3).
    """

    def __init__(self, pack: Pack, fool: Cards, rule: str) -> None:
        self.rule = rule
        self.fool = fool
        self.trumps = pack.trumps & ~fool
        suits = [cards & ~fool for cards in pack.suits.values()]
        self.suit_of = {card: cards for cards in suits for card in each(cards)}

    def narrow(self, legal: Cards, trick: tuple[Cards, ...]) -> Cards:
        """The cards of the suit led, else the trumps, else all; and the Fool."""
        led = self._led(trick)
        if not led:
            return legal
        others = legal & ~self.fool
        return (others & self.suit_of[led] or others & self.trumps or others) | legal & self.fool

    def refuse(self, pack: Pack, legal: Cards, card: Cards, trick: tuple[Cards, ...]) -> Refused:
        """There was a card of the suit led, or a trump."""
        del card
        led = self._led(trick)
        reason = "must-follow" if legal & self.suit_of[led] else "must-trump"
        return Refused(reason, self.rule, suit=pack.suit(led))

    def _led(self, trick: tuple[Cards, ...]) -> Cards:
        """The first card that is not the Fool; NONE before it."""
        return next((card for card in trick if card != self.fool), NONE)
