"""Rights of a hand, used before the bidding: a redeal, and showing four kings.

POL-PRE, ROM-DEAL-8, ROM-DEAL-9.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from engine.actions import MAY_PASS, REDEAL, Action, KeyOffer, Offer, Offers, Say, Word
from engine.deal import ANNULLED, REDEALT, Deal, Item, speaking_of
from engine.phases.statements import ask_each, ask_next, passed
from engine.refusals import Refused
from engine.rules import Asked, Teller, Tells
from engine.sides import reveal

KINGS = "kings"
"""The item of shown kings."""

Right: TypeAlias = Callable[[Deal, int], bool]
"""Whether the hand of a player gives them the right to annul the deal."""


def trumpless(deal: Deal, player: int) -> bool:
    """Whether the player holds no trump (POL-PRE-2)."""
    return not deal.hands[player] & deal.rules.pack.trumps


def without_trump_and_king(deal: Deal, player: int) -> bool:
    """Whether the player holds neither a trump nor a king (ROM-DEAL-8)."""
    return not deal.hands[player] & (deal.rules.pack.trumps | deal.rules.kings)


def annulled(deal: Deal, player: int) -> Deal:
    """The deal is over; the hand that gave the right is turned up for all (ROM-DEAL-9)."""
    return deal._replace(ended=ANNULLED, turn=None).with_hand_exposed(player)


@dataclass(frozen=True)
class Rights(Teller):
    """Each player once, from forehand: go on, or use a right of the hand.

    Everybody is asked, so that nobody learns who had a choice (POL-PRE-1). A player without trumps
    may have the cards dealt again (POL-PRE-2); with ``shows_kings``, one who holds all four kings
    may show them (POL-PRE-3).
    """

    shows_kings: bool = False
    name: str = "prebid"
    asks: ClassVar[Asked] = "hand"
    after: ClassVar[tuple[str, ...]] = ()

    @property
    def cites(self) -> tuple[str, ...]:
        """The topics of its refusals; kings that may be shown bring one more."""
        return ("rights", "redeal", "kings") if self.shows_kings else ("rights", "redeal")

    def tells(self, so_far: Tells) -> Tells:
        """Kings that may be shown are all shown (POL-PRE-3)."""
        return so_far._replace(kings_shown_by=KINGS if self.shows_kings else "")

    def enter(self, deal: Deal) -> Deal:
        """Forehand is asked first."""
        return ask_each(deal, deal.forehand)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Go on, or use a right of the hand."""
        choices: list[Offer] = [MAY_PASS]
        if trumpless(deal, player):
            choices.append(KeyOffer(Word, (REDEAL,)))
        if self.shows_kings and not deal.rules.kings & ~deal.hands[player]:
            choices.append(KeyOffer(Say, (KINGS,)))
        return tuple(choices)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """A redeal ends the deal at once; shown kings stand as an item."""
        match action:
            case Word():
                return deal._replace(ended=REDEALT, turn=None)
            case Say():
                after = speaking_of(deal).added(Item(KINGS, player)).noted(player, action)
                return ask_next(deal._replace(speaking=after), player)
        return passed(deal, player)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """The hand gives no such right."""
        del player
        cites = deal.rules.cites
        if action == Word(REDEAL):
            return Refused("trumpless-only", cites["redeal"])
        if action == Say(KINGS) and self.shows_kings:
            return Refused("four-kings-only", cites["kings"])
        return Refused("not-now", cites["rights"])


@dataclass(frozen=True)
class SecretRight:
    """Players with the right to annul the deal are asked in turn, from forehand (ROM-DEAL-8).

    The others may not learn who was asked: the game names the phase in ``Rules.secret``, no
    refusal is noted, and for the others the next phase has begun (ROM-DEAL-9).
    """

    right: Right
    name: str = "annulment"
    asks: ClassVar[Asked] = "hand"
    after: ClassVar[tuple[str, ...]] = ()
    cites: ClassVar = ("rights",)

    def enter(self, deal: Deal) -> Deal:
        """Ask the first player with the right."""
        return self._ask(deal, deal.order)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Go on, or annul the deal."""
        del deal, player
        return (MAY_PASS, KeyOffer(Word, (REDEAL,)))

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """End the deal, or ask the next player with the right."""
        if isinstance(action, Word):
            return annulled(deal, player)
        return self._ask(deal, deal.order[deal.order.index(player) + 1 :])

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Nothing else is asked."""
        del player, action
        return Refused("not-now", deal.rules.cites["rights"])

    def _ask(self, deal: Deal, players: tuple[int, ...]) -> Deal:
        return deal._replace(
            turn=next((player for player in players if self.right(deal, player)), None)
        )


def reveal_shown_kings(deal: Deal) -> Deal:
    """Show that the player with four shown kings holds the called one too (POL-PRE-4)."""
    shown = deal.speaking.announced(KINGS) if deal.speaking else ()
    return reveal(deal, shown[0].owner) if shown else deal
