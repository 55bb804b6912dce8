"""The auction, and the declarer's raise before the exchange (SLO-BID)."""

from dataclasses import dataclass

from engine.actions import MAY_PASS, REDEAL, Action, Bid, KeyOffer, Offers, Word
from engine.contracts import Contract, Who
from engine.deal import ANNULLED, Bidding, Deal
from engine.phases.rights import Right
from engine.refusals import Refused

NEVER_BID = -1


def _rank(deal: Deal) -> int:
    high = deal.bidding.high
    return deal.rules.contracts[high].rank if high else NEVER_BID


def _open_to(deal: Deal, who: Who) -> list[Contract]:
    """The contracts that they may bid in this deal (SLO-BID-4, SLO-BID-9)."""
    return [
        contract
        for contract in deal.rules.contracts.values()
        if contract.bid_by == who and (contract.in_compulsory or not deal.carry.compulsory)
    ]


def _last_without_bid(deal: Deal) -> bool:
    """Whether all but one have passed, and nobody has bid (SLO-BID-7)."""
    return deal.bidding.high is None and len(deal.bidding.said) == len(deal.order) - 1


@dataclass(frozen=True)
class Auction:
    """Bids rise; a senior may equal; who has passed is out (the turn machine is SLO-BID-11).

    ``opener`` is the place in the order of play of the first to speak. Forehand has contracts of
    his own once all others have passed; with ``forehand_names`` he must then name one (SLO-BID-7);
    without it, a deal in which all pass is played as ``passed_out`` (SLO-BID-12). So is every
    compulsory deal with ``skips_compulsory`` (SLO-OPT-8). ``annuls`` says who may have the deal
    annulled in his turn, and then turns his hand up (SLO-OPT-5); None: nobody.
    """

    opener: int
    forehand_names: bool
    passed_out: str
    skips_compulsory: bool = False
    annuls: Right | None = None
    name: str = "auction"

    def enter(self, deal: Deal) -> Deal:
        """The opener speaks first, if there is anything to say."""
        if self.skips_compulsory and deal.carry.compulsory:
            return self._end(deal, Bidding(high=self.passed_out))
        return deal._replace(turn=deal.order[self.opener])

    def offers(self, deal: Deal, player: int) -> Offers:
        """Pass, every contract that is high enough for this player, and a right of the hand."""
        found = [] if self._must_name(deal) else [MAY_PASS]
        if keys := self._keys(deal, player):
            found.append(KeyOffer(Bid, keys))
        if self.annuls is not None and self.annuls(deal, player):
            found.append(KeyOffer(Word, (REDEAL,)))
        return tuple(found)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Note what was said, and pass the turn to the next who is still in."""
        if isinstance(action, Word):
            annulled = deal._replace(ended=ANNULLED, ended_by=player, turn=None)
            return annulled.with_hand_exposed(player)
        before = deal.bidding
        bid = action.key if isinstance(action, Bid) else None
        said = (*before.said, (player, bid))
        bidding = before._replace(said=said)
        if bid is not None:
            bidding = bidding._replace(high=bid, high_bidder=player)
        named = self._must_name(deal)
        remaining = [other for other in deal.order if not bidding.passed(other)]
        if named or (bidding.high and remaining == [bidding.high_bidder]):
            return self._end(deal, bidding)
        if not remaining:
            return self._end(deal, bidding._replace(high=self.passed_out, high_bidder=None))
        turn = deal.after(player)
        while bidding.passed(turn):
            turn = deal.after(turn)
        return deal._replace(bidding=bidding, turn=turn)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Too low, not for this player, or not at all."""
        if action == Word(REDEAL) and self.annuls is not None:
            return Refused("weak-hand-only", deal.rules.cites["redeal"])
        if not isinstance(action, Bid):
            if self._must_name(deal):
                return Refused("must-name-contract", deal.rules.cites["forehand"])
            return Refused("not-now", deal.rules.cites["auction"])
        contract = deal.rules.contracts.get(action.key)
        if contract is None or contract.bid_by == "nobody":
            return Refused("no-such-contract", deal.rules.cites["contracts"], contract=action.key)
        if deal.carry.compulsory and not contract.in_compulsory:
            return Refused("compulsory", deal.rules.cites["compulsory"], contract=contract.key)
        if contract.bid_by == "forehand":
            return Refused("forehand-only", deal.rules.cites["forehand"], contract=contract.key)
        return Refused("bid-too-low", deal.rules.cites["auction"], high=deal.bidding.high or "")

    def _must_name(self, deal: Deal) -> bool:
        """Whether everybody but forehand has passed without a bid."""
        return self.forehand_names and _last_without_bid(deal)

    def _keys(self, deal: Deal, player: int) -> tuple[str, ...]:
        """The contracts this player may bid now."""
        floor, senior = _rank(deal), self._senior(deal, player)
        keys = tuple(
            contract.key
            for contract in _open_to(deal, "anybody")
            if contract.rank > floor or (senior and contract.rank == floor)
        )
        if player != deal.forehand or not _last_without_bid(deal):
            return keys
        return (*(contract.key for contract in _open_to(deal, "forehand")), *keys)

    def _senior(self, deal: Deal, player: int) -> bool:
        """Whether the player comes before the highest bidder in the order of play."""
        holder = deal.bidding.high_bidder
        return holder is not None and deal.order.index(player) < deal.order.index(holder)

    def _end(self, deal: Deal, bidding: Bidding) -> Deal:
        assert bidding.high is not None
        contract = deal.rules.contracts[bidding.high]
        declarer = None if contract.aim == "alone" else bidding.high_bidder
        settled = bidding._replace(declarer=declarer)
        return deal._replace(bidding=settled, contract=contract, turn=None)


@dataclass(frozen=True)
class Raise:
    """The declarer may change to a higher contract before the talon is seen (SLO-BID-13)."""

    name: str = "raise"

    def enter(self, deal: Deal) -> Deal:
        """Ask the declarer, if there is one."""
        return deal._replace(turn=deal.bidding.declarer)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Keep the contract, or bid a higher one."""
        del player
        higher = tuple(
            contract.key for contract in _open_to(deal, "anybody") if contract.rank > _rank(deal)
        )
        return (MAY_PASS, KeyOffer(Bid, higher)) if higher else (MAY_PASS,)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Keep or change; either way the phase is over."""
        if isinstance(action, Bid):
            said = (*deal.bidding.said, (player, action.key))
            deal = deal._replace(
                bidding=deal.bidding._replace(said=said, high=action.key),
                contract=deal.rules.contracts[action.key],
            )
        return deal._replace(turn=None)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Only a higher contract may be bid."""
        del player
        if not isinstance(action, Bid):
            return Refused("not-now", deal.rules.cites["raise"])
        return Refused("bid-too-low", deal.rules.cites["raise"], high=deal.bidding.high or "")
