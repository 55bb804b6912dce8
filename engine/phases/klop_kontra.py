"""Kontra where everybody plays alone: one player may double all scores (SLO-OPT-21)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import MAY_PASS, Action, KeyOffer, Kontra, Offers
from engine.deal import GAME, Deal, Item, speaking_of
from engine.phases.statements import ask_each, passed
from engine.refusals import Refused
from engine.rules import Asked


@dataclass(frozen=True)
class KontraAlone:
    """Each is asked once, from forehand on, until one says kontra; nobody answers it.

    There is no declarer: forehand owns the item of the game, but that means nothing.
    """

    name: str = "kontra"
    asks: ClassVar[Asked] = "statement"
    after: ClassVar[tuple[str, ...]] = ("auction",)
    cites: ClassVar = ("klop_kontra",)

    def enter(self, deal: Deal) -> Deal:
        """Ask forehand first, where everybody plays alone."""
        if deal.contract is None or deal.contract.aim != "alone":
            return deal._replace(turn=None)
        return ask_each(deal, deal.forehand, Item(GAME, deal.forehand))

    def offers(self, deal: Deal, player: int) -> Offers:
        """Pass, or kontra."""
        del deal, player
        return (MAY_PASS, KeyOffer(Kontra, (GAME,)))

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """A kontra ends it; after a pass the next is asked, if there is one."""
        if not isinstance(action, Kontra):
            return passed(deal, player)
        after = speaking_of(deal).raised(GAME).noted(player, action)
        return deal._replace(speaking=after, turn=None)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """There is nothing else to say."""
        del player, action
        return Refused("not-now", deal.rules.cites["klop_kontra"])
