"""Rights of a hand, used before the bidding: a redeal, and showing four kings.

POL-PRE, ROM-DEAL-8, ROM-DEAL-9.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.actions import MAY_PASS, REDEAL, Action, KeyOffer, Offers, Say, Word
from engine.deal import REDEALT, Deal, Item, Speaking, speaking_of
from engine.refusals import Refused
from engine.sides import reveal

KINGS = "kings"
"""The item of shown kings."""

Right: TypeAlias = Callable[[Deal, int], bool]
"""Whether the hand of a player gives him the right to a redeal."""


def trumpless(deal: Deal, player: int) -> bool:
    """Whether the player holds no trump (POL-PRE-2)."""
    return not deal.hands[player] & deal.rules.pack.trumps


def without_trump_and_king(deal: Deal, player: int) -> bool:
    """Whether the player holds neither a trump nor a king (ROM-DEAL-8)."""
    return not deal.hands[player] & (deal.rules.pack.trumps | deal.rules.kings)


@dataclass(frozen=True)
class Rights:
    """Each player once, from forehand: go on, or use what the hand gives a right to.

    Everybody is asked, so that nobody learns who had a choice (POL-PRE-1). Where the phase is one
    of the game's secret ones only those are asked who may have a redeal, and what they decline is
    written nowhere: to the others the next phase has begun (ROM-DEAL-9).

    ``redeal`` says who may have one, ``ended`` is what ``Deal.ended`` then says, ``turns_up``
    whether the hand that had the right is turned up for all. ``shows_kings``: who holds all four
    kings may show them (POL-PRE-3).
    """

    redeal: Right = trumpless
    ended: str = REDEALT
    turns_up: bool = False
    shows_kings: bool = False
    name: str = "prebid"

    def enter(self, deal: Deal) -> Deal:
        """Forehand is asked first, or the first who has the right."""
        if self._secret(deal):
            return self._ask(deal, deal.order)
        return self._ask(deal._replace(speaking=Speaking()), deal.order)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Go on, and what the hand gives a right to."""
        found = [MAY_PASS]
        if self.redeal(deal, player):
            found.append(KeyOffer(Word, (REDEAL,)))
        if self.shows_kings and not deal.rules.kings & ~deal.hands[player]:
            found.append(KeyOffer(Say, (KINGS,)))
        return tuple(found)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """A redeal ends the deal at once; shown kings stand as an item."""
        if isinstance(action, Word):
            ended = deal._replace(ended=self.ended, turn=None)
            return ended.with_hand_exposed(player) if self.turns_up else ended
        if not self._secret(deal):
            deal = _noted(deal, player, shown=isinstance(action, Say))
        return self._ask(deal, deal.order[deal.order.index(player) + 1 :])

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """The hand gives no such right."""
        del player
        cites = deal.rules.cites
        if action == Word(REDEAL):
            return Refused("trumpless-only", cites["redeal"])
        if action == Say(KINGS) and self.shows_kings:
            return Refused("four-kings-only", cites["kings"])
        return Refused("not-now", cites["rights"])

    def _secret(self, deal: Deal) -> bool:
        return self.name in deal.rules.secret

    def _ask(self, deal: Deal, players: tuple[int, ...]) -> Deal:
        """The turn goes to the first of these players that is asked at all."""
        everybody = not self._secret(deal)
        asked = (player for player in players if everybody or self.redeal(deal, player))
        return deal._replace(turn=next(asked, None))


def _noted(deal: Deal, player: int, *, shown: bool) -> Deal:
    """The deal with what the player has said, kings shown or nothing."""
    speaking = speaking_of(deal)
    if not shown:
        return deal._replace(speaking=speaking.noted(player, "pass"))
    after = speaking.added(Item(KINGS, player)).noted(player, f"say:{KINGS}")
    return deal._replace(speaking=after)


def reveal_shown_kings(deal: Deal) -> Deal:
    """Who has shown four kings holds the called one too (POL-PRE-4)."""
    shown = deal.speaking.announced(KINGS) if deal.speaking else ()
    return reveal(deal, shown[0].owner) if shown else deal
