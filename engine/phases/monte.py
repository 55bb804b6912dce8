"""Monte: before the play each may propose once to throw the deal in (LOM-MONTE)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import AGREE, MAY_PASS, MONTE, REFUSE, Action, KeyOffer, Offers, Word
from engine.deal import AGREED, Deal, Proposals
from engine.refusals import Refused
from engine.rules import Asked
from engine.turn_order import seated


@dataclass(frozen=True)
class Monte:
    """Each is asked once, from the dealer's right neighbour to the dealer (LOM-MONTE-2)."""

    name: str = "monte"
    asks: ClassVar[Asked] = "openly"
    after: ClassVar[tuple[str, ...]] = ()
    cites: ClassVar = ("monte",)

    def enter(self, deal: Deal) -> Deal:
        """The dealer's right neighbour is asked first."""
        first = seated(deal.order, deal.dealer, 1)
        return deal._replace(proposals=Proposals(), turn=first)

    def offers(self, deal: Deal, player: int) -> Offers:
        """Propose or pass; agree or refuse where another has proposed."""
        del player
        assert deal.proposals is not None
        if deal.proposals.proposer is None:
            return (MAY_PASS, KeyOffer(Word, (MONTE,)))
        return (KeyOffer(Word, (AGREE, REFUSE)),)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """If all agree the deal ends; after a refusal the next is asked (LOM-MONTE-3)."""
        assert deal.proposals is not None
        said, proposer = deal.proposals
        said = (*said, (player, action))
        if action == Word(MONTE):
            return deal._replace(proposals=Proposals(said, player), turn=deal.after(player))
        if action != Word(AGREE) or proposer is None:
            next_player = player if proposer is None else proposer
            turn = None if next_player == deal.dealer else deal.after(next_player)
            return deal._replace(proposals=Proposals(said), turn=turn)
        if deal.after(player) == proposer:
            return deal._replace(proposals=Proposals(said), turn=None, ended=AGREED)
        return deal._replace(proposals=Proposals(said, proposer), turn=deal.after(player))

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Something else is asked."""
        del player, action
        return Refused("not-now", deal.rules.cites["monte"])
