"""The exchange: the talon lies open, the declarer takes a set, lays away, may convert (SLO-TAL)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import (
    MAY_PASS,
    SURRENDER,
    Action,
    Bid,
    KeyOffer,
    Lay,
    LayOffer,
    NumberOffer,
    Offers,
    Take,
    Word,
)
from engine.deal import Deal, Exchange, declared
from engine.deal_facts import king_found
from engine.pack import KEPT_VALUE
from engine.phases.talon_in_stages import surrendered
from engine.refusals import Refused
from engine.rules import Asked, Teller, Tells
from engine.sides import reveal


@dataclass(frozen=True)
class TakeSet:
    """The talon is turned up and cut into sets; the declarer takes one (SLO-TAL-1, 2)."""

    name: str = "talon"
    asks: ClassVar[Asked] = "openly"
    after: ClassVar[tuple[str, ...]] = ("auction",)
    cites: ClassVar = ("talon",)

    def enter(self, deal: Deal) -> Deal:
        """Turn the talon up, if the contract exchanges cards."""
        contract = deal.contract
        if contract is None or not contract.exchange:
            return deal._replace(turn=None)
        sets = deal.talon_sets(contract.exchange)
        if deal.calling is not None and deal.calling.holder is None:
            deal = reveal(deal, None)
        return deal._replace(exchange=Exchange(sets), turn=deal.bidding.declarer)

    def offers(self, deal: Deal, player: int) -> Offers:
        """The sets by their numbers."""
        del player
        assert deal.exchange is not None
        return (NumberOffer(Take, 1, len(deal.exchange.sets)),)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """The set goes to the declarer's hand."""
        assert isinstance(action, Take) and deal.exchange is not None
        exchange = deal.exchange._replace(chosen=action.number)
        hands = deal.hands_with(player, deal.hands[player] | exchange.taken)
        return deal._replace(exchange=exchange, hands=hands, turn=None)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """There is no such set."""
        del player
        assert deal.exchange is not None
        if not isinstance(action, Take):
            return Refused("not-now", deal.rules.cites["talon"])
        return Refused("no-such-set", deal.rules.cites["talon"], sets=len(deal.exchange.sets))


@dataclass(frozen=True)
class Discard(Teller):
    """The declarer lays away as many cards as they took (SLO-TAL-3, SLO-TAL-4).

    ``spares_trumps``: trumps are laid away only for want of other cards (POL-TAL-5).
    ``may_give_up``: instead they may surrender, if they have seen the called king (POL-SUR-1).
    """

    spares_trumps: bool = False
    may_give_up: bool = False
    name: str = "discard"
    asks: ClassVar[Asked] = "hand"
    after: ClassVar[tuple[str, ...]] = ("auction", "talon")

    @property
    def cites(self) -> tuple[str, ...]:
        """The topics of its refusals; trumps that are spared and a surrender bring one each."""
        spared = ("trumps_laid",) if self.spares_trumps else ()
        return ("discard", "kept", *spared, *(("surrender",) if self.may_give_up else ()))

    def tells(self, so_far: Tells) -> Tells:
        """Whether trumps go last (POL-TAL-5)."""
        return so_far._replace(trumps_laid_last=self.spares_trumps)

    def enter(self, deal: Deal) -> Deal:
        """Ask the declarer, if they took a set."""
        return deal._replace(turn=deal.bidding.declarer if deal.exchange else None)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Cards of the enlarged hand that may go, and the surrender."""
        lay = self._lay(deal, player)
        gives_up = self.may_give_up and king_found(deal)
        return (lay, KeyOffer(Word, (SURRENDER,))) if gives_up else (lay,)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """The cards leave the hand; trumps among them are seen by all (view.py)."""
        assert deal.exchange is not None
        if not isinstance(action, Lay):
            return surrendered(deal)
        exchange = deal.exchange._replace(laid=action.cards)
        hands = deal.hands_with(player, deal.hands[player] & ~action.cards)
        return deal._replace(exchange=exchange, hands=hands, turn=None)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Cards not held or of five points, the wrong number of them, trumps without need.

        A surrender before the king was seen is refused, too.
        """
        contract, _ = declared(deal)
        pack, cites = deal.rules.pack, deal.rules.cites
        if action == Word(SURRENDER) and self.may_give_up:
            return Refused("king-not-seen", cites["surrender"])
        if not isinstance(action, Lay):
            return Refused("not-now", cites["discard"])
        if foreign := action.cards & ~deal.hands[player]:
            return Refused("not-in-hand", cites["discard"], card=pack.show(foreign)[0])
        if kept := pack.worth(action.cards, KEPT_VALUE):
            return Refused("five-points", cites["kept"], card=pack.show(kept)[0])
        if action.cards.bit_count() != contract.exchange:
            return Refused("wrong-number", cites["discard"], number=contract.exchange)
        return Refused("trumps-kept", cites["trumps_laid"])

    def _lay(self, deal: Deal, player: int) -> LayOffer:
        """The cards below five points. Trumps that are spared go only after all other cards."""
        contract, _ = declared(deal)
        number, pack = contract.exchange, deal.rules.pack
        free = deal.hands[player] & ~pack.worth(deal.hands[player], KEPT_VALUE)
        plain = free & ~pack.trumps
        if not self.spares_trumps:
            return LayOffer(number, free)
        if plain.bit_count() >= number:
            return LayOffer(number, plain)
        return LayOffer(number, free, plain)


@dataclass(frozen=True)
class Convert:
    """After the discard some contracts may be changed to another for good (SLO-TAL-10)."""

    name: str = "conversion"
    asks: ClassVar[Asked] = "openly"
    after: ClassVar[tuple[str, ...]] = ("auction", "talon", "discard")
    cites: ClassVar = ("convert",)

    def enter(self, deal: Deal) -> Deal:
        """Ask the declarer, if the contract can be changed."""
        contract = deal.contract
        is_due = contract is not None and contract.converts_to
        return deal._replace(turn=deal.bidding.declarer if is_due else None)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Keep it, or change it."""
        del player
        contract, _ = declared(deal)
        assert contract.converts_to is not None
        return (MAY_PASS, KeyOffer(Bid, (contract.converts_to,)))

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Note the change, if any."""
        del player
        if isinstance(action, Bid):
            deal = deal._replace(contract=deal.rules.contracts[action.key])
        return deal._replace(turn=None)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """There is one contract to change to."""
        del player, action
        contract, _ = declared(deal)
        return Refused(
            "keep-or-convert", deal.rules.cites["convert"], contract=contract.converts_to or ""
        )
