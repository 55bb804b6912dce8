"""The talon in stages that begin at the set of the bid, with returns to exposed sets (ROM-TAL)."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.actions import Action, Offer, Offers, Take, Word
from engine.cards import Cards, union
from engine.deal import Deal, Exchange
from engine.refusals import Refused
from engine.sides import reveal

REFUSE = "refuse"
SURRENDER = "surrender"
SURRENDERED = "surrendered"


def stages_of(index: int, sets: int) -> tuple[int, ...]:
    """The number of the set, from 1, that each stage is about (ROM-TAL-2).

    >>> stages_of(2, 3)
    (2, 3, 1, 2, 3)
    """
    return tuple((index - 1 + stage) % sets + 1 for stage in range(2 * sets - 1))


def exposed_sets(exchange: Exchange) -> tuple[int, ...]:
    """The numbers of the sets that were looked at and turned up for all (ROM-TAL-5)."""
    return exchange.stages[: min(exchange.stage, len(exchange.sets))]


def looked_at(exchange: Exchange) -> int | None:
    """The number of the set that the declarer alone sees, or took without showing it."""
    at_a_look = exchange.stage < len(exchange.sets)
    return exchange.stages[exchange.stage] if at_a_look else None


def looks_shown(deal: Deal, who: int | None) -> tuple[Cards, ...]:
    """The sets as a person sees them, nothing for one he has not seen (ROM-PLAY-7).

    After a surrender the set with the called king lies open for all (ROM-SUR-3).
    """
    exchange = deal.exchange
    assert exchange is not None
    shown = set(exposed_sets(exchange))
    mine = who is not None and who == deal.bidding.declarer
    if (mine or deal.ended) and (number := looked_at(exchange)) is not None:
        shown.add(number)
    return tuple(cards if n in shown else 0 for n, cards in enumerate(exchange.sets, 1))


def level(deal: Deal) -> int:
    """The level of the contract, 1 where nobody looks at the talon (ROM-TAL-2, ROM-TAL-8)."""
    contract, exchange = deal.contract, deal.exchange
    if contract is None or exchange is None or not exchange.stages:
        return 1
    return contract.index + exchange.stage


@dataclass(frozen=True)
class Looks:
    """Look at a set, take it or expose it; when all are exposed, return to one (ROM-TAL-4)."""

    name: str = "talon"

    def enter(self, deal: Deal) -> Deal:
        """Divide the talon and begin at the set of the bid's index (ROM-TAL-1)."""
        contract, declarer = deal.contract, deal.bidding.declarer
        if contract is None or not contract.exchange:
            return deal._replace(turn=None)
        size = contract.exchange
        sets = tuple(
            union(deal.talon[first : first + size]) for first in range(0, len(deal.talon), size)
        )
        exchange = Exchange(sets, stages=stages_of(contract.index, len(sets)))
        return deal._replace(exchange=exchange, turn=declarer)

    def offers(self, deal: Deal, seat: int) -> Offers:
        """Take, expose, give up; at the end the sets one may return to (ROM-TAL-3)."""
        del seat
        exchange = self._exchange(deal)
        number = looked_at(exchange)
        if number is None:
            return tuple(self._returns(exchange))
        words = (REFUSE, SURRENDER) if self._king_found(deal) else (REFUSE,)
        return (Offer(Take, least=number, most=number), Offer(Word, keys=words))

    def apply(self, deal: Deal, seat: int, action: Action) -> Deal:
        """A set joins the hand, a set is turned up, or the deal is given up."""
        exchange = self._exchange(deal)
        if isinstance(action, Take):
            return self._take(deal, exchange, seat, action.number)
        if action == Word(SURRENDER):
            return reveal(deal._replace(ended=SURRENDERED, turn=None), None)
        exposed = exchange.sets[exchange.stages[exchange.stage] - 1]
        deal = deal._replace(exchange=exchange._replace(stage=exchange.stage + 1))
        if deal.calling is not None and exposed & deal.calling.card:
            deal = reveal(deal, None)
        return deal

    def refuse(self, deal: Deal, seat: int, action: Action) -> Refused:
        """Another set is asked about, or the king has not been found."""
        del seat
        cites, exchange = deal.rules.cites, self._exchange(deal)
        if action == Word(SURRENDER):
            if looked_at(exchange) is None:
                return Refused("not-now", cites["returns"])
            return Refused("king-not-found", cites["surrender"])
        if not isinstance(action, Take):
            return Refused("not-now", cites["talon"])
        if not 1 <= action.number <= len(exchange.sets):
            return Refused("no-such-set", cites["talon"], sets=len(exchange.sets))
        topic = "talon" if looked_at(exchange) is not None else "returns"
        return Refused("not-this-set", cites[topic])

    @staticmethod
    def _exchange(deal: Deal) -> Exchange:
        assert deal.exchange is not None
        return deal.exchange

    @staticmethod
    def _returns(exchange: Exchange) -> Iterator[Offer]:
        """All sets but the one exposed last: at most two runs of numbers (ROM-TAL-3)."""
        last = exchange.stages[len(exchange.sets) - 1]
        for least, most in ((1, last - 1), (last + 1, len(exchange.sets))):
            if least <= most:
                yield Offer(Take, least=least, most=most)

    def _king_found(self, deal: Deal) -> bool:
        """Whether the called king lies in one of the sets looked at so far (ROM-SUR-1)."""
        exchange, calling = self._exchange(deal), deal.calling
        seen = union([exchange.sets[n - 1] for n in exchange.stages[: exchange.stage + 1]])
        return calling is not None and bool(seen & calling.card)

    @staticmethod
    def _take(deal: Deal, exchange: Exchange, seat: int, number: int) -> Deal:
        """The stage is the first from now on that is about the set (ROM-TAL-9 to 11)."""
        stage = exchange.stages.index(number, exchange.stage)
        after = exchange._replace(chosen=number, stage=stage)
        hand = deal.hands[seat] | after.taken
        hands = (*deal.hands[:seat], hand, *deal.hands[seat + 1 :])
        return deal._replace(exchange=after, hands=hands, turn=None)
