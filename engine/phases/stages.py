"""The talon in stages: look at a set, take it or turn it up; surrender; discard (POL-TAL)."""

from dataclasses import dataclass

from engine.actions import Action, Lay, Offer, Offers, Take, Word
from engine.cards import NONE, Cards, union
from engine.deal import Deal, Exchange, declared
from engine.phases.talon import KEPT
from engine.refusals import Refused
from engine.sides import reveal

REFUSE = "refuse"
SURRENDER = "surrender"


def turned_up(exchange: Exchange) -> Cards:
    """The sets that lie face up because they were refused."""
    return union(exchange.sets[: exchange.refused])


def looked_at(exchange: Exchange) -> Cards:
    """The talon cards the declarer has looked at: those refused and the next set (POL-TAL-2)."""
    return union(exchange.sets[: (exchange.refused or 0) + 1])


def unseen(deal: Deal) -> Cards:
    """The talon cards that were neither taken nor turned face up (POL-PILE-3)."""
    exchange = deal.exchange
    if exchange is None or not exchange.chosen:
        return union(deal.talon)
    return exchange.remainder & ~turned_up(exchange)


def sets_shown(deal: Deal, who: int | None) -> tuple[Cards, ...]:
    """The talon sets as a person sees them: nothing for a set he cannot have seen.

    The refused ones lie open, the one after them the declarer has looked at (POL-TAL-2). What
    nobody has seen is turned up after the last trick (POL-PILE-4).
    """
    exchange = deal.exchange
    if exchange is None:
        return ()
    if exchange.refused is None:
        return exchange.sets
    declarer = who is not None and who == deal.bidding.declarer
    shown = looked_at(exchange) if declarer else turned_up(exchange)
    if deal.over and not deal.ended:
        shown |= unseen(deal)
    return tuple(cards & shown for cards in exchange.sets)


def may_surrender(deal: Deal) -> bool:
    """Whether the declarer has seen the called king in the talon (POL-SUR-1)."""
    exchange, calling = deal.exchange, deal.calling
    return bool(exchange and calling and looked_at(exchange) & calling.card)


def surrendered(deal: Deal) -> Deal:
    """The deal is given up; everybody learns that the declarer was alone."""
    return reveal(deal._replace(ended=SURRENDER, turn=None), None)


@dataclass(frozen=True)
class TakeInStages:
    """The declarer looks at one set after the other and takes one; he must take one (POL-TAL-3).

    When he has refused the last one the whole talon is face up, and he chooses any set.
    """

    name: str = "talon"

    def enter(self, deal: Deal) -> Deal:
        """Cut the talon into sets and look at the first, if the contract exchanges cards."""
        contract, declarer = declared(deal)
        size = contract.exchange
        if not size:
            return deal._replace(turn=None)
        sets = tuple(
            union(deal.talon[first : first + size]) for first in range(0, len(deal.talon), size)
        )
        return deal._replace(exchange=Exchange(sets, refused=0), turn=declarer)

    def offers(self, deal: Deal, seat: int) -> Offers:
        """Take the set looked at, or refuse it; at the end any set."""
        del seat
        exchange, at = self._at(deal)
        chooses = at == len(exchange.sets)
        take = Offer(Take, least=1 if chooses else at + 1, most=at if chooses else at + 1)
        words: tuple[str, ...] = () if chooses else (REFUSE,)
        words += (SURRENDER,) if may_surrender(deal) else ()
        return (take, Offer(Word, keys=words)) if words else (take,)

    def apply(self, deal: Deal, seat: int, action: Action) -> Deal:
        """A set taken goes to the hand unseen; a set refused is turned up for all."""
        exchange, at = self._at(deal)
        if isinstance(action, Take):
            after = exchange._replace(chosen=action.number)
            return _holding(deal._replace(exchange=after, turn=None), seat, gained=after.taken)
        if action == Word(SURRENDER):
            return surrendered(deal)
        deal = deal._replace(exchange=exchange._replace(refused=at + 1))
        if deal.calling is not None and exchange.sets[at] & deal.calling.card:
            deal = reveal(deal, None)
        return deal

    def refuse(self, deal: Deal, seat: int, action: Action) -> Refused:
        """Another set is asked about, or the called king has not been seen."""
        del seat
        exchange, at = self._at(deal)
        cites = deal.rules.cites
        if action == Word(SURRENDER):
            return Refused("king-not-seen", cites["surrender"])
        if not isinstance(action, Take):
            return Refused("not-now", cites["talon"])
        if at < len(exchange.sets):
            return Refused("set-in-turn", cites["talon"], number=at + 1)
        return Refused("no-such-set", cites["talon"], sets=len(exchange.sets))

    @staticmethod
    def _at(deal: Deal) -> tuple[Exchange, int]:
        """The exchange, and how many sets have been refused."""
        exchange = deal.exchange
        assert exchange is not None and exchange.refused is not None
        return exchange, exchange.refused


@dataclass(frozen=True)
class DiscardOrSurrender:
    """The declarer lays away as many cards as he took, trumps only for want (POL-TAL-4, 5).

    Until then he may give up, if he has seen the called king in the talon (POL-SUR-1).
    """

    name: str = "discard"

    def enter(self, deal: Deal) -> Deal:
        """Ask the declarer, if he took a set."""
        return deal._replace(turn=deal.bidding.declarer if deal.exchange else None)

    def offers(self, deal: Deal, seat: int) -> Offers:
        """Cards of the suits below the king; all of them and trumps, if they are too few."""
        contract, _ = declared(deal)
        number = contract.exchange
        plain, free = self._free(deal, seat)
        if plain.bit_count() >= number:
            lay = Offer(Lay, plain, least=number, most=number)
        else:
            lay = Offer(Lay, free, least=number, most=number, along=plain)
        return (lay, Offer(Word, keys=(SURRENDER,))) if may_surrender(deal) else (lay,)

    def apply(self, deal: Deal, seat: int, action: Action) -> Deal:
        """The cards leave the hand; trumps among them are seen by all (POL-TAL-6)."""
        assert deal.exchange is not None
        if not isinstance(action, Lay):
            return surrendered(deal)
        after = deal.exchange._replace(laid=action.cards)
        return _holding(deal._replace(exchange=after, turn=None), seat, lost=action.cards)

    def refuse(self, deal: Deal, seat: int, action: Action) -> Refused:
        """Not held, five points, the wrong number, or trumps without need."""
        contract, _ = declared(deal)
        pack, cites = deal.rules.pack, deal.rules.cites
        if action == Word(SURRENDER):
            return Refused("king-not-seen", cites["surrender"])
        if not isinstance(action, Lay):
            return Refused("not-now", cites["discard"])
        if foreign := action.cards & ~deal.hands[seat]:
            return Refused("not-in-hand", cites["discard"], card=pack.show(foreign)[0])
        if kept := pack.worth(action.cards, KEPT):
            return Refused("five-points", cites["kept"], card=pack.show(kept)[0])
        if action.cards.bit_count() != contract.exchange:
            return Refused("wrong-number", cites["discard"], number=contract.exchange)
        return Refused("trumps-kept", cites["kept"])

    @staticmethod
    def _free(deal: Deal, seat: int) -> tuple[Cards, Cards]:
        """The suit cards that may go, and these with the trumps that may."""
        pack, hand = deal.rules.pack, deal.hands[seat]
        free = hand & ~pack.worth(hand, KEPT)
        return free & ~pack.trumps, free


@dataclass(frozen=True)
class TurnTalonUp:
    """After the last trick the unseen talon is revealed, and with it the sides (POL-PILE-4)."""

    name: str = "count"

    def enter(self, deal: Deal) -> Deal:
        """Whoever may still have been the partner is known now; nobody is asked anything."""
        if deal.calling is not None:
            deal = reveal(deal, deal.calling.holder)
        whole = Exchange((union(deal.talon),), refused=0)
        return deal._replace(exchange=deal.exchange or whole, turn=None)

    def offers(self, deal: Deal, seat: int) -> Offers:
        """Nobody is ever on turn."""
        del deal, seat
        return ()

    def apply(self, deal: Deal, seat: int, action: Action) -> Deal:
        """Nothing to do."""
        del seat, action
        return deal

    def refuse(self, deal: Deal, seat: int, action: Action) -> Refused:
        """The play is over."""
        del seat, action
        return Refused("deal-over", deal.rules.cites["over"])


def _holding(deal: Deal, seat: int, *, gained: Cards = NONE, lost: Cards = NONE) -> Deal:
    """The deal with cards come to a hand, or gone from it."""
    hands = tuple(
        (hand | gained) & ~lost if other == seat else hand for other, hand in enumerate(deal.hands)
    )
    return deal._replace(hands=hands)
