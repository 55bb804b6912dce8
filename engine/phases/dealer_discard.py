"""The dealer lays away the cards beyond a full hand, secretly (LOM-DISC)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import Action, Lay, LayOffer, Offers
from engine.cards import NONE, Cards
from engine.deal import Deal, Exchange
from engine.refusals import Refused
from engine.rules import Asked, Teller, Tells


@dataclass(frozen=True)
class DealerDiscard(Teller):
    """Suit cards first, trumps only for want of them, honours never (LOM-DISC-2, LOM-DISC-3).

    ``spare_exposed``: exposed cards go only for want of others of their kind.
    """

    number: int
    honours: Cards
    spare_exposed: bool = False
    name: str = "discard"
    asks: ClassVar[Asked] = "hand"
    after: ClassVar[tuple[str, ...]] = ()

    @property
    def cites(self) -> tuple[str, ...]:
        """The topics of its refusals; cards that are spared bring one more."""
        spared = ("exposed",) if self.spare_exposed else ()
        return ("discard", "honours", "trumps_laid", *spared)

    def tells(self, so_far: Tells) -> Tells:
        """The cards that the dealer keeps, and those that go last (LOM-DISC-2, LOM-DISC-3)."""
        return so_far._replace(never_laid=self.honours, exposed_laid_last=self.spare_exposed)

    def enter(self, deal: Deal) -> Deal:
        """Ask the dealer."""
        return deal._replace(turn=deal.dealer)

    def offers(self, deal: Deal, player: int) -> Offers:
        """The cards to choose from, and those that must all go."""
        along = NONE
        for kind in self._kinds(deal, player):
            if (along | kind).bit_count() >= self.number:
                return (LayOffer(self.number, along | kind, along),)
            along |= kind
        raise AssertionError("a hand without enough cards to lay away")

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """The cards leave the hand, and nobody sees them (LOM-DISC-4)."""
        assert isinstance(action, Lay)
        exchange = Exchange((), laid=action.cards, hidden_by=player)
        hands = deal.hands_with(player, deal.hands[player] & ~action.cards)
        return deal._replace(exchange=exchange, hands=hands, turn=None)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Not held, the wrong number, an honour, or a card before which others go."""
        pack, cites = deal.rules.pack, deal.rules.cites
        if not isinstance(action, Lay):
            return Refused("not-now", cites["discard"])
        if foreign := action.cards & ~deal.hands[player]:
            return Refused("not-in-hand", cites["discard"], card=pack.show(foreign)[0])
        if honours := action.cards & self.honours:
            return Refused("honour-kept", cites["honours"], card=pack.show(honours)[0])
        if action.cards.bit_count() != self.number:
            return Refused("wrong-number", cites["discard"], number=self.number)
        suit_cards = deal.hands[player] & ~pack.trumps & ~self.honours
        needed = max(0, self.number - suit_cards.bit_count())
        if (action.cards & pack.trumps).bit_count() > needed:
            return Refused("trumps-kept", cites["trumps_laid"])
        exposed = pack.show(action.cards & deal.exposed[player])
        return Refused("exposed-kept", cites["exposed"], card=exposed[0])

    def _kinds(self, deal: Deal, player: int) -> tuple[Cards, ...]:
        """The cards that may go, kind by kind, in the order in which they go."""
        pack, hand = deal.rules.pack, deal.hands[player] & ~self.honours
        suits, trumps = hand & ~pack.trumps, hand & pack.trumps
        if not self.spare_exposed:
            return suits, trumps
        up = deal.exposed[player]
        return suits & ~up, suits & up, trumps & ~up, trumps & up
