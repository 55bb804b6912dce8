"""The talon in stages: look at a set, take it or turn it up; give up (POL-TAL, ROM-TAL)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import REFUSE, SURRENDER, Action, KeyOffer, NumberOffer, Offers, Take, Word
from engine.cards import NONE
from engine.deal import SURRENDERED, Deal, Exchange
from engine.deal_facts import king_found, unseen
from engine.phases.automatic import Unasked
from engine.refusals import Refused
from engine.rules import Asked
from engine.sides import reveal


def looks_from(first: int, sets: int) -> tuple[int, ...]:
    """The numbers of the sets, from 1, in the order of the looks (ROM-TAL-2).

    >>> looks_from(2, 3)
    (2, 3, 1)
    """
    return (*range(first, sets + 1), *range(1, first))


def surrendered(deal: Deal) -> Deal:
    """The deal is given up; everybody learns that the declarer was alone."""
    return reveal(deal._replace(ended=SURRENDERED, turn=None), None)


@dataclass(frozen=True)
class LookAtSets:
    """The declarer looks at one set after the other, and must take one of them (POL-TAL-3).

    They begin with the set of the bid's index, where bids have one (ROM-TAL-1). A set that they
    refuse is turned up for all. Once all sets lie open they take one after all: any of them with
    ``returns_to_last`` (POL-TAL-2), else any but the last (ROM-TAL-3).

    Having seen the called king they may give up as long as they look (ROM-SUR-1); with
    ``surrenders_late`` also when all sets lie open (POL-SUR-1). What they do after taking a set is
    up to ``Discard``. ``shows_surrendered``: all they have looked at is then shown (ROM-SUR-3).
    """

    returns_to_last: bool = False
    surrenders_late: bool = False
    shows_surrendered: bool = False
    name: str = "talon"
    asks: ClassVar[Asked] = "hand"
    after: ClassVar[tuple[str, ...]] = ("auction",)

    @property
    def cites(self) -> tuple[str, ...]:
        """The topics of its refusals; one more where something is barred when all sets lie open."""
        barred = not (self.returns_to_last and self.surrenders_late)
        return ("talon", "surrender", *(("returns",) if barred else ()))

    def enter(self, deal: Deal) -> Deal:
        """Divide the talon and look at the first set, if the contract exchanges cards."""
        contract = deal.contract
        if contract is None or not contract.exchange:
            return deal._replace(turn=None)
        sets = deal.talon_sets(contract.exchange)
        exchange = Exchange(sets, looks=looks_from(contract.index or 1, len(sets)))
        return deal._replace(exchange=exchange, turn=deal.bidding.declarer)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Take the set looked at, or refuse it; at the end the sets one may return to."""
        del player
        exchange = _exchange(deal)
        words: tuple[str, ...] = () if exchange.looking is None else (REFUSE,)
        if king_found(deal) and self._in_time(exchange):
            words = (*words, SURRENDER)
        takes = self._takes(exchange)
        return (*takes, KeyOffer(Word, words)) if words else takes

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """A set goes to the hand, a set is turned up, or the deal is given up."""
        exchange = _exchange(deal)
        if isinstance(action, Take):
            after = exchange._replace(chosen=action.number)
            hands = deal.hands_with(player, deal.hands[player] | after.taken)
            return deal._replace(exchange=after, hands=hands, turn=None)
        if action == Word(SURRENDER):
            shown = exchange.looked_at if self.shows_surrendered else NONE
            return surrendered(deal._replace(exchange=exchange._replace(shown=shown)))
        after = exchange._replace(refused=exchange.refused + 1)
        deal = deal._replace(exchange=after)
        king_seen = deal.calling is not None and after.turned_up & deal.calling.card
        return reveal(deal, None) if king_seen else deal

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Another set is asked about, or the called king has not been seen."""
        del player
        exchange, cites = _exchange(deal), deal.rules.cites
        if action == Word(SURRENDER):
            if self._in_time(exchange):
                return Refused("king-not-seen", cites["surrender"])
            return Refused("not-now", cites["returns"])
        if not isinstance(action, Take):
            return Refused("not-now", cites["talon"])
        if not 1 <= action.number <= len(exchange.sets):
            return Refused("no-such-set", cites["talon"], sets=len(exchange.sets))
        if exchange.looking is not None:
            return Refused("set-in-turn", cites["talon"], number=exchange.looking)
        return Refused("not-this-set", cites["returns"])

    def _in_time(self, exchange: Exchange) -> bool:
        """Whether a declarer who has seen the called king may still give up."""
        return exchange.looking is not None or self.surrenders_late

    def _takes(self, exchange: Exchange) -> Offers:
        """The set at hand; or those one may return to, at most two runs of numbers."""
        most, last = len(exchange.sets), exchange.looks[-1]
        runs = ((1, most),) if self.returns_to_last else ((1, last - 1), (last + 1, most))
        if exchange.looking is not None:
            runs = ((exchange.looking, exchange.looking),)
        return tuple(NumberOffer(Take, low, high) for low, high in runs if low <= high)


@dataclass(frozen=True)
class TurnTalonUp(Unasked):
    """After the last trick the unseen talon is revealed, and with it the sides (POL-PILE-4)."""

    name: str = "count"

    def enter(self, deal: Deal) -> Deal:
        """Now everybody knows who was the partner."""
        if deal.calling is not None:
            deal = reveal(deal, deal.calling.holder)
        exchange = deal.exchange or Exchange(deal.talon_sets(len(deal.talon)))
        return deal._replace(exchange=exchange._replace(shown=unseen(deal)), turn=None)


def _exchange(deal: Deal) -> Exchange:
    assert deal.exchange is not None
    return deal.exchange
