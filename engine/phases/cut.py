"""Cutting or knocking on the pack, and dealing it as chosen (SLO-DEAL-5, ROM-DEAL-4).

As long as the cards lie unseen nobody holds any: ``Deal.cutting`` has the pack, and ``DealOut``
gives it out. Records hold the outcome in their ``deal`` and ``deck`` lines (docs/records.md), so
the codes of ``Cut``, of a knock and of ``Method`` stand in the log alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar

from engine.actions import KNOCK, Action, Cut, KeyOffer, Method, NumberOffer, Offers, Pile, Word
from engine.cards import Cards
from engine.deal import Cutting, Deal
from engine.dealing import dealt_out
from engine.refusals import Refused
from engine.rules import CUT, Asked, Knock

PILES = "twelve"
"""The method in which the hands are piles that the players choose from (ROM-DEAL-7)."""


def _cutting(deal: Deal) -> tuple[Cutting, Knock]:
    """The pack on its way, and how it may be treated, where the table knocks."""
    assert deal.cutting is not None and deal.rules.knock is not None
    return deal.cutting, deal.rules.knock


def lifted(deck: tuple[Cards, ...], number: int) -> tuple[Cards, ...]:
    """The pack after a cut: ``number`` cards from the top go below the rest (SLO-DEAL-1)."""
    return deck[number:] + deck[:number]


@dataclass(frozen=True)
class CutOrKnock:
    """The player after forehand cuts the pack, or knocks on it (ROM-DEAL-2 to 4)."""

    name: str = "cut"
    asks: ClassVar[Asked] = "openly"
    after: ClassVar[tuple[str, ...]] = ()
    cites: ClassVar = ("cut",)

    def enter(self, deal: Deal) -> Deal:
        """Ask that player, unless the pack comes with its way of dealing."""
        cutting, _ = _cutting(deal)
        return deal._replace(turn=None if cutting.method else deal.order[1])

    def offers(self, deal: Deal, player: int) -> Offers:
        """A cut that leaves enough cards in each part, or a knock."""
        del player
        cutting, knock = _cutting(deal)
        most = len(cutting.deck) - knock.least
        return (NumberOffer(Cut, knock.least, most), KeyOffer(Word, (KNOCK,)))

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """After a cut the pack falls in the usual way; after a knock it stays as it is."""
        del player
        cutting, _ = _cutting(deal)
        if isinstance(action, Cut):
            deck = lifted(cutting.deck, action.number)
            cutting = Cutting(deck, lifted=action.number, method=CUT)
        return deal._replace(cutting=cutting, turn=None)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Too few cards in a part, or no time for it."""
        del player
        _, knock = _cutting(deal)
        if isinstance(action, Cut):
            return Refused("cut-too-thin", deal.rules.cites["cut"], number=knock.least)
        return Refused("not-now", deal.rules.cites["cut"])


@dataclass(frozen=True)
class ChooseMethod:
    """After a knock forehand chooses the way of dealing, where there are several (ROM-DEAL-4)."""

    name: str = "method"
    asks: ClassVar[Asked] = "openly"
    after: ClassVar[tuple[str, ...]] = ()
    cites: ClassVar = ("method",)

    def enter(self, deal: Deal) -> Deal:
        """Ask forehand, unless there is only one way."""
        cutting, knock = _cutting(deal)
        if cutting.method or len(knock.methods) > 1:
            return deal._replace(turn=None if cutting.method else deal.forehand)
        return deal._replace(cutting=cutting._replace(method=next(iter(knock.methods))))

    def offers(self, deal: Deal, player: int) -> Offers:
        """Every way of dealing."""
        del player
        _, knock = _cutting(deal)
        return (KeyOffer(Method, tuple(knock.methods)),)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Note the way."""
        del player
        cutting, _ = _cutting(deal)
        assert isinstance(action, Method)
        return deal._replace(cutting=cutting._replace(method=action.key), turn=None)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """No such way, or something else."""
        del player
        reason = "no-such-method" if isinstance(action, Method) else "not-now"
        return Refused(reason, deal.rules.cites["method"])


@dataclass(frozen=True)
class DealOut:
    """The cards are given out, or each in turn from forehand chooses a pile unseen (ROM-DEAL-7)."""

    name: str = "piles"
    asks: ClassVar[Asked] = "openly"
    after: ClassVar[tuple[str, ...]] = ()
    cites: ClassVar = ("piles",)

    def enter(self, deal: Deal) -> Deal:
        """Deal; or lay the piles out and ask forehand."""
        cutting, knock = _cutting(deal)
        if cutting.method != PILES:
            share = knock.methods.get(cutting.method, deal.rules.share)
            return dealt_out(deal, share(cutting.deck, deal.dealer))
        piles = (None,) * len(deal.order)
        return deal._replace(cutting=cutting._replace(takers=piles), turn=deal.forehand)

    def offers(self, deal: Deal, player: int) -> Offers:
        """The untaken piles; the last player takes the rest."""
        del player
        cutting, _ = _cutting(deal)
        return tuple(_runs(cutting.takers))

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """The pile is taken; when all are, everybody sees their cards."""
        cutting, knock = _cutting(deal)
        assert isinstance(action, Pile)
        takers = list(cutting.takers)
        takers[action.number - 1] = player
        deal = deal._replace(
            cutting=cutting._replace(takers=tuple(takers)), turn=deal.after(player)
        )
        if None in takers:
            return deal
        made = knock.methods[PILES](cutting.deck, deal.dealer)
        hands = list(made.hands)
        for owner, taker in zip(deal.order, takers, strict=True):
            assert taker is not None
            hands[taker] = made.hands[owner]
        return dealt_out(deal._replace(turn=None), made._replace(hands=tuple(hands)))

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """A pile already taken, or no pile at all."""
        del player
        cutting, _ = _cutting(deal)
        cite = deal.rules.cites["piles"]
        if not isinstance(action, Pile):
            return Refused("not-now", cite)
        if not 1 <= action.number <= len(cutting.takers):
            return Refused("no-such-pile", cite, number=len(cutting.takers))
        return Refused("pile-taken", cite)


KNOCKING = (CutOrKnock(), ChooseMethod(), DealOut())
"""The phases with which a deal begins at a table that knocks."""


def _runs(takers: tuple[int | None, ...]) -> Iterator[NumberOffer]:
    """The free piles as runs of numbers, from 1."""
    numbered = enumerate(takers, 1)
    for taken, run in groupby(numbered, key=lambda pile: pile[1] is not None):
        numbers = [number for number, _ in run]
        if not taken:
            yield NumberOffer(Pile, numbers[0], numbers[-1])
