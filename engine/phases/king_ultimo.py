"""The king ultimo, asked for right after the king is called (POL-KU)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import MAY_PASS, Action, KeyOffer, Offers, Say
from engine.deal import Deal, Item, declared, speaking_of
from engine.phases.before_bidding import reveal_shown_kings
from engine.phases.call import CallKing
from engine.phases.statements import ask_each, passed
from engine.refusals import Refused
from engine.rules import Asked, Teller, Tells
from engine.sides import reveal

KING_ULTIMO = "king_ultimo"


@dataclass(frozen=True)
class CallAfterShowing(CallKing):
    """A call that shows the holder to all, if four kings were shown (POL-PRE-4)."""

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Call the king; shown kings reveal the partner."""
        return reveal_shown_kings(super().apply(deal, player, action))


@dataclass(frozen=True)
class KingUltimo(Teller):
    """Each is asked once, from the declarer on, until one promises it (POL-KU-1).

    ``by_declarer``: a declarer who called their own king may promise it, too.
    """

    by_declarer: bool = True
    name: str = "ultimo"
    asks: ClassVar[Asked] = "hand"
    after: ClassVar[tuple[str, ...]] = ("auction",)
    cites: ClassVar = ("king_ultimo",)

    def tells(self, so_far: Tells) -> Tells:
        """The king ultimo is promised before the talon is seen (POL-KU-1)."""
        return so_far._replace(kings_before_talon=True)

    def enter(self, deal: Deal) -> Deal:
        """The declarer is asked first."""
        _, declarer = declared(deal)
        return ask_each(deal, declarer)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Pass; the holder of the called king may promise it."""
        if self._why_not(deal, player) is not None:
            return (MAY_PASS,)
        return (MAY_PASS, KeyOffer(Say, (KING_ULTIMO,)))

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """The promise shows the side of its maker, and ends the phase (POL-KU-2)."""
        if not isinstance(action, Say):
            return passed(deal, player)
        item = Item(KING_ULTIMO, player)
        after = speaking_of(deal).added(item).noted(player, action)
        return reveal(deal._replace(speaking=after, turn=None), player)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Only the holder of the called king may promise it."""
        refused = self._why_not(deal, player) if action == Say(KING_ULTIMO) else None
        return refused or Refused("not-now", deal.rules.cites["king_ultimo"])

    def _why_not(self, deal: Deal, player: int) -> Refused | None:
        assert deal.calling is not None
        _, declarer = declared(deal)
        card = deal.calling.card
        if not card & deal.hands[player]:
            code = deal.rules.pack.code(card)
            return Refused("card-needed", deal.rules.cites["king_ultimo"], card=code)
        if player == declarer and not self.by_declarer:
            return Refused("not-now", deal.rules.cites["king_ultimo"])
        return None
