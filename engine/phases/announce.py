"""Announcements and the kontra ladders (SLO-ANN)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import MAY_PASS, Action, Kontra, Offers, Pass, Say
from engine.deal import GAME, Deal, Item, Speaking, speaking_of
from engine.deal_facts import needed_card
from engine.phases.statements import ask_each, on_step, passed, statements
from engine.refusals import Refused
from engine.rules import Asked, Teller, Tells
from engine.sides import known_side, public_side, reveal, show_side, side


@dataclass(frozen=True)
class Announce(Teller):
    """Each in turn makes statements and passes, until all others have passed (SLO-ANN-3).

    In a free order the others may speak too, but only the player on turn passes, so everybody is
    asked once more after the last statement (SLO-OPT-34).

    ``top`` is the last level of a ladder: 4 = mordkontra, times 16 (SLO-ANN-7).
    """

    top: int = 4
    silent_opening: int = 0
    """The number of players not asked unless a player before them speaks (SLO-OPT-33)."""
    name: str = "announcements"
    asks: ClassVar[Asked] = "statement"
    after: ClassVar[tuple[str, ...]] = ("auction",)
    cites: ClassVar = (
        "statements", "turn", "bonuses", "holder", "once", "valat", "ladder", "sides",
    )  # fmt: skip

    def tells(self, so_far: Tells) -> Tells:
        """A side announces each bonus once (SLO-ANN-5)."""
        return so_far._replace(once_a_side=True)

    def enter(self, deal: Deal) -> Deal:
        """The declarer speaks first; without a kontra there is nothing to say."""
        contract, declarer = deal.contract, deal.bidding.declarer
        if contract is None or declarer is None or not contract.kontra:
            return deal._replace(turn=None)
        turns = len(deal.order) - self.silent_opening
        return ask_each(deal, declarer, Item(GAME, declarer), turns=turns)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Pass on one's turn, what this player may announce, the ladder steps they may take."""
        statement_offers = statements(deal, player, self._why_not_say, self._why_not_step)
        return (MAY_PASS, *statement_offers) if player == deal.turn else statement_offers

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """A statement keeps the turn; a pass ends it."""
        match action:
            case Say(key):
                return self._say(deal, speaking_of(deal), player, key)
            case Kontra(code):
                return self._step(deal, speaking_of(deal), player, code)
        return passed(deal, player)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Why this may not be said."""
        refused = None
        if isinstance(action, Say):
            refused = self._why_not_say(deal, player, action.key)
        elif isinstance(action, Kontra):
            speaking = speaking_of(deal)
            item = speaking.item(action.key)
            if item is None and speaking.cancelled(deal.rules.bonuses):
                return Refused("cancelled-by-valat", deal.rules.cites["valat"])
            if item is None:
                return Refused("no-such-item", deal.rules.cites["ladder"])
            refused = self._why_not_step(deal, player, item)
        elif isinstance(action, Pass) and deal.turn is not None:
            refused = Refused("not-your-turn", deal.rules.cites["turn"], turn=deal.turn)
        return refused or Refused("not-now", deal.rules.cites["statements"])

    @staticmethod
    def _heard(deal: Deal, speaking: Speaking, player: int) -> Speaking:
        """After a statement; one out of turn has everybody asked again (SLO-OPT-34)."""
        if player == deal.turn:
            return speaking._replace(spoke=True)
        return speaking._replace(to_go=len(deal.order))

    def _say(self, deal: Deal, speaking: Speaking, player: int, key: str) -> Deal:
        bonus = deal.rules.bonuses[key]
        if bonus.cancels:
            speaking = speaking._replace(items=())
        after = speaking.added(Item(key, player)).noted(player, Say(key))
        deal = deal._replace(speaking=self._heard(deal, after, player))
        # Only the called king shows a side; trula, kings, pagat and valat show none (SLO-ANN-9).
        return reveal(deal, player) if bonus.needs == "called_king" else deal

    def _step(self, deal: Deal, speaking: Speaking, player: int, code: str) -> Deal:
        item = speaking.item(code)
        assert item is not None
        after = self._heard(deal, speaking.raised(code).noted(player, Kontra(code)), player)
        return self._reveal(deal._replace(speaking=after), player, item)

    @staticmethod
    def _reveal(deal: Deal, player: int, item: Item) -> Deal:
        """The deal after a ladder step, which may show the speaker's side (SLO-CALL-4, 3 and 4)."""
        if public_side(deal, item.owner) is None:
            # Only the holder of the called king can know a hidden owner's side.
            assert deal.calling is not None
            return reveal(deal, deal.calling.holder)
        return show_side(deal, player)

    @staticmethod
    def _why_not_say(deal: Deal, player: int, key: str) -> Refused | None:
        contract, rules, speaking = deal.contract, deal.rules, deal.speaking
        assert contract is not None and speaking is not None
        bonus = rules.bonuses.get(key)
        if bonus is None or not contract.bonuses:
            return Refused("no-such-bonus", rules.cites["bonuses"])
        if speaking.cancelled(rules.bonuses):
            return Refused("cancelled-by-valat", rules.cites["valat"])
        card = needed_card(deal, bonus)
        if card is None:
            return Refused("no-such-bonus", deal.rules.cites["holder"])
        if card and not card & deal.hands[player]:
            return Refused(
                "card-needed", deal.rules.cites["holder"], card=deal.rules.pack.code(card)
            )
        for item in speaking.announced(key):
            if known_side(deal, player, item.owner) == side(deal, player):
                return Refused("already-announced", deal.rules.cites["once"])
        return None

    def _why_not_step(self, deal: Deal, player: int, item: Item) -> Refused | None:
        if item.level >= self.top:
            return Refused("ladder-ended", deal.rules.cites["ladder"])
        owner = known_side(deal, player, item.owner)
        if owner is None:
            return Refused("side-unknown", deal.rules.cites["sides"], owner=item.owner)
        if side(deal, player) != on_step(owner, item.level):
            return Refused("not-your-step", deal.rules.cites["ladder"])
        return None
