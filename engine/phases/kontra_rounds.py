"""Kontra in rounds: in each, every player is asked; the sides alternate (POL-KON)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import Action, Kontra, Offers, pass_or
from engine.deal import GAME, Deal, Item, Speaking, declared, speaking_of
from engine.phases.statements import ask_each, on_step, passed
from engine.refusals import Refused
from engine.rules import Asked, Teller, Tells
from engine.sides import show_side, side
from engine.turn_order import seated

ROUNDS = 4
"""Kontra, Re, Sub, Mort (POL-KON-1)."""


@dataclass(frozen=True)
class KontraRounds(Teller):
    """Up to four rounds; in the odd ones only the side against the items may raise (POL-KON-4).

    ``keys`` are the items that can be raised here; they all belong to one side. The owner of the
    first item is asked last in the odd rounds. In the even ones they are asked first with
    ``owner_first`` (POL-KON-4), else last again (POL-ANK-1). ``Speaking.to_go`` counts the players
    still to be asked in this round and all later ones.
    """

    keys: tuple[str, ...]
    owner_first: bool = True
    name: str = "kontra"
    asks: ClassVar[Asked] = "statement"
    after: ClassVar[tuple[str, ...]] = ("auction",)
    cites: ClassVar = ("rounds", "items", "sides")

    def tells(self, so_far: Tells) -> Tells:
        """Only the side against an item may double it (POL-KON-4)."""
        return so_far._replace(doubled_by_others=so_far.doubled_by_others + self.keys)

    def enter(self, deal: Deal) -> Deal:
        """The first round begins after the owner of the first item, if there is one."""
        _, declarer = declared(deal)
        deal = ask_each(deal, declarer, *((Item(GAME, declarer),) if GAME in self.keys else ()))
        items = self._items(speaking_of(deal))
        return self._begin(deal, 1) if items else deal._replace(turn=None)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Pass, and the items this player may raise."""
        items = self._items(speaking_of(deal))
        steps = tuple(item.code for item in items if self._why_not(deal, player, item) is None)
        return pass_or(Kontra, steps)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """A raise keeps the turn and shows the side; a pass ends the turn."""
        if isinstance(action, Kontra):
            after = speaking_of(deal).raised(action.key).noted(player, action)
            return self._shown(deal._replace(speaking=after), player, action.key)
        number, deal = self._round(deal), passed(deal, player)
        speaking = speaking_of(deal)
        if deal.turn is None or speaking.to_go % len(deal.order):
            return deal
        raised = any(item.level == number for item in self._items(speaking))
        return self._begin(deal, number + 1) if raised else deal._replace(turn=None)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """No such item, not this side's round, or nothing to answer."""
        if not isinstance(action, Kontra):
            return Refused("not-now", deal.rules.cites["rounds"])
        item = speaking_of(deal).item(action.key)
        if item is None:
            return Refused("no-such-item", deal.rules.cites["items"])
        if item.key not in self.keys:
            return Refused("not-open", deal.rules.cites["items"])
        refused = self._why_not(deal, player, item)
        return refused or Refused("not-now", deal.rules.cites["rounds"])

    @staticmethod
    def _shown(deal: Deal, player: int, code: str) -> Deal:
        """A raise shows the player's side, and with it that of the item's owner."""
        item = speaking_of(deal).item(code)
        assert item is not None
        return show_side(show_side(deal, player), item.owner)

    def _items(self, speaking: Speaking) -> tuple[Item, ...]:
        return tuple(item for item in speaking.items if item.key in self.keys)

    def _begin(self, deal: Deal, number: int) -> Deal:
        speaking, order = speaking_of(deal), deal.order
        first = self._items(speaking)[0].owner
        leads = number % 2 == 0 and self.owner_first
        to_go = (ROUNDS + 1 - number) * len(order)
        turn = seated(order, first, 0 if leads else 1)
        return deal._replace(speaking=speaking._replace(to_go=to_go), turn=turn)

    @staticmethod
    def _round(deal: Deal) -> int:
        """The number of the round, from 1."""
        return ROUNDS - (speaking_of(deal).to_go - 1) // len(deal.order)

    def _why_not(self, deal: Deal, player: int, item: Item) -> Refused | None:
        number = self._round(deal)
        if side(deal, player) != on_step(side(deal, item.owner), number - 1):
            return Refused("not-your-step", deal.rules.cites["sides"])
        if item.level != number - 1:
            return Refused("not-open", deal.rules.cites["rounds"])
        return None
