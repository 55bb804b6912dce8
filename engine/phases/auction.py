"""The auction, and the declarer's raise before the exchange (SLO-BID)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import MAY_PASS, REDEAL, Action, Bid, KeyOffer, Offers, Word, pass_or
from engine.contracts import Contract, Who
from engine.deal import Deal
from engine.phases.before_bidding import Right, annulled
from engine.phases.bids import has_passed, high_rank, next_turn, senior, settled, with_bid
from engine.refusals import Refused
from engine.rules import Asked


def _open_to(deal: Deal, speaker: Who) -> list[Contract]:
    """The contracts that ``speaker`` may bid in this deal (SLO-BID-4, SLO-BID-9)."""
    return [
        contract
        for contract in deal.rules.contracts.values()
        if contract.bid_by == speaker and (contract.in_compulsory or not deal.carry.compulsory)
    ]


def _last_without_bid(deal: Deal) -> bool:
    """Whether all but one have passed, and nobody has bid (SLO-BID-7)."""
    return deal.bidding.high is None and len(deal.bidding.said) == len(deal.order) - 1


@dataclass(frozen=True)
class Auction:
    """Bids rise; a senior may equal; passing is final (SLO-BID-11 has the order of turns).

    Some contracts are forehand's alone, once all the others have passed.
    """

    opener: int
    """The place in the order of play of the first to speak, from 0 (SLO-BID-2)."""
    forehand_names: bool
    """Whether forehand must then name a contract (SLO-BID-7)."""
    passed_out: str
    """The contract played when all have passed (SLO-BID-12)."""
    skips_compulsory: bool = False
    """Whether a compulsory deal is played as ``passed_out`` with no bidding (SLO-OPT-8)."""
    annuls: Right | None = None
    """The right to annul the deal in one's turn and show the hand (SLO-OPT-5); None: none."""
    name: str = "auction"
    after: ClassVar[tuple[str, ...]] = ()

    @property
    def asks(self) -> Asked:
        """A right to annul the deal depends on the hand."""
        return "hand" if self.annuls else "openly"

    @property
    def cites(self) -> tuple[str, ...]:
        """The topics of its refusals; a right to annul the deal brings one more."""
        right = ("redeal",) if self.annuls else ()
        return ("auction", "contracts", "forehand", "compulsory", *right)

    def enter(self, deal: Deal) -> Deal:
        """The opener speaks first, if there is anything to say."""
        if self.skips_compulsory and deal.carry.compulsory:
            return settled(deal, self.passed_out)
        return deal._replace(turn=deal.order[self.opener])

    def offers(self, deal: Deal, player: int) -> Offers:
        """Pass, every contract that is high enough for this player, and a right of the hand."""
        choices = [] if self._must_name(deal) else [MAY_PASS]
        if keys := self._keys(deal, player):
            choices.append(KeyOffer(Bid, keys))
        if self.annuls is not None and self.annuls(deal, player):
            choices.append(KeyOffer(Word, (REDEAL,)))
        return tuple(choices)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Note what was said, and pass the turn to the next player still in."""
        if isinstance(action, Word):
            return annulled(deal._replace(ended_by=player), player)
        return next_turn(with_bid(deal, player, action), player, has_passed, self.passed_out)

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
        reason = "bid-below" if senior(deal, player) else "bid-too-low"
        return Refused(reason, deal.rules.cites["auction"], high=deal.bidding.high or "")

    def _must_name(self, deal: Deal) -> bool:
        """Whether everybody but forehand has passed without a bid."""
        return self.forehand_names and _last_without_bid(deal)

    def _keys(self, deal: Deal, player: int) -> tuple[str, ...]:
        """The contracts this player may bid now."""
        floor, may_equal = high_rank(deal), senior(deal, player)
        keys = tuple(
            contract.key
            for contract in _open_to(deal, "anybody")
            if contract.rank > floor or (may_equal and contract.rank == floor)
        )
        if player != deal.forehand or not _last_without_bid(deal):
            return keys
        return (*(contract.key for contract in _open_to(deal, "forehand")), *keys)


@dataclass(frozen=True)
class Raise:
    """The declarer may change to a higher contract before the talon is seen (SLO-BID-13)."""

    name: str = "raise"
    asks: ClassVar[Asked] = "openly"
    after: ClassVar[tuple[str, ...]] = ("auction",)
    cites: ClassVar = ("raise", "contracts")

    def enter(self, deal: Deal) -> Deal:
        """Ask the declarer, if there is one."""
        return deal._replace(turn=deal.bidding.declarer)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Keep the contract, or bid a higher one."""
        del player
        higher = tuple(
            contract.key
            for contract in _open_to(deal, "anybody")
            if contract.rank > high_rank(deal)
        )
        return pass_or(Bid, higher)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Keep or change; either way the phase is over."""
        if isinstance(action, Bid):
            contract = deal.rules.contracts[action.key]
            deal = with_bid(deal, player, action)._replace(contract=contract)
        return deal._replace(turn=None)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Only a higher contract may be bid, of those that can be bid at all."""
        del player
        if not isinstance(action, Bid):
            return Refused("not-now", deal.rules.cites["raise"])
        contract = deal.rules.contracts.get(action.key)
        if contract is None or contract.bid_by == "nobody":
            return Refused("no-such-contract", deal.rules.cites["contracts"], contract=action.key)
        return Refused("bid-too-low", deal.rules.cites["raise"], high=deal.bidding.high or "")
