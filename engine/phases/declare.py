"""Trump counts, bonuses and doubling words, each step at the first opportunity (ROM-ANN)."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from typing import ClassVar

from engine.actions import MAY_PASS, PASS, Action, Kontra, Offers, Pass, Say
from engine.deal import GAME, Deal, Item, Speaking, speaking_of
from engine.phases.statements import ask_each, on_step, passed, statements
from engine.refusals import Refused
from engine.rules import Asked, Teller, Tells
from engine.sides import DEFENCE, keep_worlds, known_side, side, surely_together
from engine.trump_count import CLASS, TAROKS, count_key, counted, trumps_held


def declared_by(speaking: Speaking, player: int) -> int:
    """The class that a player has declared, by its lowest number; 0: none."""
    return max((counted(item) for item in speaking.items if item.owner == player), default=0)


def turn_number(speaking: Speaking) -> int:
    """The number of the turn at hand, from 0 (ROM-ANN-7)."""
    return sum([isinstance(action, Pass) for _, action in speaking.said])


def said_now(speaking: Speaking) -> tuple[Action, ...]:
    """The statements of the current turn, the last one first."""
    backwards = (action for _, action in reversed(speaking.said))
    return tuple(takewhile(lambda action: action != PASS, backwards))


@dataclass(frozen=True)
class Declare(Teller):
    """Turns from the declarer on, until all others are silent after the last word (ROM-ANN-10).

    ``counts`` are the lowest numbers of trumps of the classes (ROM-ANN-2), ``top`` the last level
    of a ladder: 5 = mord, times 32 (ROM-ANN-5).
    """

    counts: tuple[int, ...]
    top: int = 5
    name: str = "announcements"
    asks: ClassVar[Asked] = "statement"
    after: ClassVar[tuple[str, ...]] = ("auction",)
    cites: ClassVar = (
        "statements", "counts", "declaring", "obligation", "bonuses", "capture", "once",
        "ladder", "speakers", "sides",
    )  # fmt: skip

    def tells(self, so_far: Tells) -> Tells:
        """A player with enough trumps declares their class (ROM-ANN-2)."""
        return so_far._replace(counts=self.counts)

    def enter(self, deal: Deal) -> Deal:
        """The declarer speaks first; without one there is nothing to say."""
        declarer = deal.bidding.declarer
        if declarer is None:
            return deal._replace(turn=None)
        return ask_each(deal, declarer, Item(GAME, declarer))

    def offers(self, deal: Deal, player: int) -> Offers:
        """The possible statements, and a pass unless a declaration is still due."""
        statement_offers = statements(deal, player, self._why_not_say, self._why_not_step)
        return (
            statement_offers if self._must_declare(deal, player) else (MAY_PASS, *statement_offers)
        )

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """A statement keeps the turn; a pass ends it."""
        speaking = speaking_of(deal)
        match action:
            case Say(key) if key == TAROKS:
                return self._declare(deal, speaking, player)
            case Say(key):
                after = speaking.added(Item(key, player, since=turn_number(speaking)))
                return _show(_noted(deal, after, player, Say(key)), player, key)
            case Kontra(code):
                return self._step(deal, speaking, player, code)
        return passed(deal, player)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Why this may not be said, or why the turn may not end yet."""
        cites, refused = deal.rules.cites, None
        if isinstance(action, Say):
            refused = self._why_not_say(deal, player, action.key)
        elif isinstance(action, Kontra):
            item = speaking_of(deal).item(action.key)
            if item is None:
                return Refused("no-such-item", cites["ladder"])
            refused = self._why_not_step(deal, player, item)
        elif action in MAY_PASS.actions():
            refused = Refused("must-declare", cites["obligation"], number=self.counts[0])
        return refused or Refused("not-now", cites["statements"])

    # Declarations of trumps --------------------------------------------------------------------

    def _class_of(self, deal: Deal, player: int) -> int:
        """The class of the hand by its lowest number; 0: too few trumps (ROM-ANN-2)."""
        trumps = trumps_held(deal, player)
        return max((count for count in self.counts if count <= trumps), default=0)

    def _obliged(self, deal: Deal) -> bool:
        """Whether what was said in this turn makes a declaration compulsory (ROM-ANN-8, 3)."""
        speaking = speaking_of(deal)
        said = said_now(speaking)
        for item in speaking.items:
            bonus = deal.rules.bonuses.get(item.key)
            if bonus is None or not bonus.obliges:
                continue
            if Say(item.key) in said:
                return True
            if item.level == 1 and Kontra(item.code) in said:
                return True
        return False

    def _must_declare(self, deal: Deal, player: int) -> bool:
        held, speaking = self._class_of(deal, player), speaking_of(deal)
        return bool(held) and not declared_by(speaking, player) and self._obliged(deal)

    def _why_not_declare(self, deal: Deal, player: int) -> Refused | None:
        cites, speaking = deal.rules.cites, speaking_of(deal)
        held = self._class_of(deal, player)
        if not held:
            return Refused("too-few-trumps", cites["counts"], number=self.counts[0])
        if declared_by(speaking, player):
            return Refused("already-announced", cites["counts"])
        if self._obliged(deal):
            return None
        for other in deal.order:
            if other == player or declared_by(speaking, other) < held:
                continue
            if surely_together(deal, player, other):
                return Refused("mate-declared", cites["declaring"])
        return None

    def _declare(self, deal: Deal, speaking: Speaking, player: int) -> Deal:
        held = self._class_of(deal, player)
        after = speaking.added(Item(count_key(CLASS, held), player))
        deal_after = _noted(deal, after, player, Say(TAROKS), loud=False)
        if player == deal.bidding.declarer or self._obliged(deal):
            return deal_after
        return deal_after._replace(possible=_after_declaring(deal, player, held))

    # Bonuses and doubling words ----------------------------------------------------------------

    def _why_not_say(self, deal: Deal, player: int, key: str) -> Refused | None:
        cites, bonus = deal.rules.cites, deal.rules.bonuses.get(key)
        if bonus is None:
            return Refused("no-such-bonus", cites["bonuses"])
        speaking = speaking_of(deal)
        if turn_number(speaking) >= len(deal.order):
            return Refused("first-turn-only", cites["statements"])
        if bonus.by == "counted":
            return self._why_not_declare(deal, player)
        if (refused := SPEAKERS[bonus.by](deal, player)) is not None:
            return refused
        if any(side(deal, item.owner) == side(deal, player) for item in speaking.announced(key)):
            return Refused("already-announced", cites["once"])
        return None

    def _step(self, deal: Deal, speaking: Speaking, player: int, code: str) -> Deal:
        after = speaking.raised(code, since=turn_number(speaking))
        return _show(_noted(deal, after, player, Kontra(code)), player)

    def _why_not_step(self, deal: Deal, player: int, item: Item) -> Refused | None:
        cites = deal.rules.cites
        if counted(item):
            return Refused("no-ladder", cites["ladder"])
        if item.level >= self.top:
            return Refused("ladder-ended", cites["ladder"])
        owner = known_side(deal, player, item.owner)
        if owner is None:
            return Refused("side-unknown", cites["sides"], owner=item.owner)
        if side(deal, player) != on_step(owner, item.level):
            return Refused("not-your-step", cites["speakers"])
        if turn_number(speaking_of(deal)) - item.since > len(deal.order):
            return Refused("step-missed", cites["sides"])
        return None


def _noted(
    deal: Deal, speaking: Speaking, player: int, action: Action, *, loud: bool = True
) -> Deal:
    """The statement noted; a declaration counts as silence (ROM-ANN-10)."""
    after = speaking.noted(player, action)._replace(spoke=speaking.spoke or loud)
    return deal._replace(speaking=after)


def _show(deal: Deal, player: int, key: str = "") -> Deal:
    """Announcements and doubling words show the speaker's side (ROM-ANN-9)."""
    bonus = deal.rules.bonuses.get(key)
    if bonus is not None and bonus.by == "holder":
        alone = player == deal.bidding.declarer
        return deal._replace(possible=frozenset((None if alone else player,)))
    return keep_worlds(deal, player, side(deal, player))


def _after_declaring(deal: Deal, player: int, held: int) -> frozenset[int | None]:
    """The possible partners after a player has declared without being obliged to (ROM-ANN-9).

    If the declarer has already declared as high a class, the speaker is not their partner. If a
    sure opponent has, the speaker is the partner.
    """
    declarer, speaking, worlds = deal.bidding.declarer, deal.speaking, deal.possible
    assert declarer is not None and speaking is not None
    others = worlds - {player}
    strong = [o for o in deal.order if o != player and declared_by(speaking, o) >= held]
    if declarer in strong:
        worlds = worlds - {player}
    if any(other != declarer and other not in others for other in strong):
        worlds = worlds & {player}
    return worlds


# Who may announce a bonus (ROM-ANN-3) -------------------------------------------------------------


def _anybody(deal: Deal, player: int) -> Refused | None:
    del deal, player
    return None


def _declarer(deal: Deal, player: int) -> Refused | None:
    is_declarer = player == deal.bidding.declarer
    return None if is_declarer else Refused("declarer-only", deal.rules.cites["bonuses"])


def _holder(deal: Deal, player: int) -> Refused | None:
    calling, rule = deal.calling, deal.rules.cites["bonuses"]
    if calling is None:
        return Refused("no-such-bonus", rule)
    if calling.card & deal.hands[player]:
        return None
    return Refused("card-needed", rule, card=deal.rules.pack.code(calling.card))


def _defence(deal: Deal, player: int) -> Refused | None:
    """An opponent, as long as the called king does not lie in an exposed set (ROM-OPT-15)."""
    calling, exchange, rule = deal.calling, deal.exchange, deal.rules.cites["capture"]
    if calling is None:
        return Refused("no-such-bonus", rule)
    if exchange is not None and exchange.turned_up & calling.card:
        return Refused("no-such-bonus", rule)
    return None if side(deal, player) == DEFENCE else Refused("defence-only", rule)


SPEAKERS: dict[str, Callable[[Deal, int], Refused | None]] = {
    "anybody": _anybody,
    "declarer": _declarer,
    "holder": _holder,
    "defence": _defence,
}
