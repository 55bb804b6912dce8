"""Announcements in one turn each, of what the speaker holds (POL-ANN)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import Action, Offers, Say, pass_or
from engine.deal import Deal, Item, declared, speaking_of
from engine.phases.statements import ask_each, passed
from engine.refusals import Refused
from engine.rules import Asked, Teller, Tells
from engine.sides import show_side
from engine.trump_count import EXACTLY, TAROKS, count_key, trumps_held

COUNTS = (10, 11, 12, 2, 1, 0)
"""The numbers of trumps that can be announced (POL-ANN-1)."""


@dataclass(frozen=True)
class AnnounceOnce(Teller):
    """Each has one turn, from the declarer on, with any number of statements (POL-ANN-1)."""

    says: tuple[str, ...]
    """The possible announcements, in the order of offering; ``TAROKS`` states one's trumps."""
    trula: str = ""
    """Which of them is the trula, said with its three cards in hand (POL-ANN-2); empty: none."""
    reveal: tuple[str, ...] = ()
    """The announcements that show the speaker's side (POL-ANN-6)."""
    name: str = "announcements"
    asks: ClassVar[Asked] = "statement"
    after: ClassVar[tuple[str, ...]] = ("auction",)
    cites: ClassVar = ("bonuses", "statements")

    def tells(self, so_far: Tells) -> Tells:
        """The announcer of a trula holds it (POL-ANN-2)."""
        return so_far._replace(trula_shown_by=self.trula)

    def enter(self, deal: Deal) -> Deal:
        """The declarer speaks first."""
        _, declarer = declared(deal)
        return ask_each(deal, declarer)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Pass, and what the hand lets them say."""
        keys = tuple(key for key in self.says if self._why_not(deal, player, key) is None)
        return pass_or(Say, keys)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """A statement keeps the turn; a pass ends it."""
        if not isinstance(action, Say):
            return passed(deal, player)
        key = _item_key(deal, player, action.key)
        after = speaking_of(deal).added(Item(key, player)).noted(player, Say(key))
        deal = deal._replace(speaking=after)
        return show_side(deal, player) if key in self.reveal else deal

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """The hand does not allow it, or they have said it."""
        if not isinstance(action, Say):
            return Refused("not-now", deal.rules.cites["statements"])
        bonus = deal.rules.bonuses.get(action.key)
        if bonus is None or bonus.told_as:
            return Refused("no-such-bonus", deal.rules.cites["bonuses"])
        if action.key not in self.says:  # its time was before
            return Refused("not-now", deal.rules.cites["statements"])
        refused = self._why_not(deal, player, action.key)
        return refused or Refused("not-now", deal.rules.cites["statements"])

    def _why_not(self, deal: Deal, player: int, key: str) -> Refused | None:
        if (refused := self._lacking(deal, player, key)) is not None:
            return refused
        if speaking_of(deal).item(Item(_item_key(deal, player, key), player).code) is not None:
            return Refused("said-already", deal.rules.cites["statements"])
        return None

    def _lacking(self, deal: Deal, player: int, key: str) -> Refused | None:
        """The refusal for a hand that lacks the cards of an announcement; None: it has them."""
        rules, hand = deal.rules, deal.hands[player]
        cited = rules.cites["bonuses"]
        if key == self.trula and (rules.fool | rules.mond | rules.pagat) & ~hand:
            return Refused("trul-needed", cited)
        if rules.bonuses[key].needs == "pagat" and not rules.pagat & hand:
            return Refused("card-needed", cited, card=rules.pack.code(rules.pagat))
        if key == TAROKS and trumps_held(deal, player) not in COUNTS:
            return Refused("no-such-count", cited)
        return None


def _item_key(deal: Deal, player: int, key: str) -> str:
    """The item of a statement: for a trump count, with its number."""
    return count_key(EXACTLY, trumps_held(deal, player)) if key == TAROKS else key
