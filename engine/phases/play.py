"""The tricks (SLO-PLAY): offers are one mask, worked out once when the turn comes to a player."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import Action, Offers, Play, PlayOffer
from engine.cards import NONE, Cards
from engine.contracts import Contract, Obligation, Trick
from engine.deal import Deal, Playing, declared
from engine.deal_facts import promised
from engine.obligations import HoldBack
from engine.refusals import Refused
from engine.rules import Asked
from engine.sides import reveal
from engine.turn_order import seated


def narrow(obligations: tuple[Obligation, ...], hand: Cards, trick: tuple[Cards, ...]) -> Cards:
    """The cards of the hand that the obligations leave, one after the other."""
    for obligation in obligations:
        hand = obligation.narrow(hand, trick)
    return hand


def promises(deal: Deal, held: Cards, hand: Cards) -> tuple[Obligation, ...]:
    """The promise of an ultimo as an obligation; it binds before the last trick (SLO-PLAY-9)."""
    binds = held and hand & (hand - 1)
    return (HoldBack(held, deal.rules.cites["hold_back"]),) if binds else ()


def _check_hands(deal: Deal) -> None:
    """Raises ValueError, with what to do, if the players could not play the same tricks."""
    sizes = [deal.hands[player].bit_count() for player in deal.order]
    if len(set(sizes)) > 1:
        raise ValueError(
            f"{deal.rules.variant}: the players hold {', '.join(map(str, sizes))} cards as the "
            "play begins; deal them equal packets, and let whoever takes cards lay as many away"
        )


@dataclass(frozen=True)
class PlayTricks:
    """One card each, the winner leads on (SLO-PLAY-2); some contracts stop early."""

    name: str = "play"
    asks: ClassVar[Asked] = "card"
    after: ClassVar[tuple[str, ...]] = ("auction", "call", "talon", "discard")
    cites: ClassVar = ("turn", "follow")

    def enter(self, deal: Deal) -> Deal:
        """The first player leads, and all hold back the cards they have promised."""
        contract = deal.contract
        assert contract is not None
        _check_hands(deal)
        leader = _first_leader(deal, contract)
        held = tuple(promised(deal, player) for player in range(len(deal.hands)))
        playing = Playing(
            leader=leader,
            trick=(),
            legal=_legal(deal, deal.hands[leader], held[leader], ()),
            taken=(NONE,) * len(deal.hands),
            held=held,
        )
        return deal._replace(playing=playing, turn=leader)

    def offers(self, deal: Deal, player: int) -> Offers:
        """The legal cards."""
        del player
        assert deal.playing is not None
        return (PlayOffer(deal.playing.legal),)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Put the card on the table; the fourth (or third) ends the trick."""
        playing, contract, calling = deal.playing, deal.contract, deal.calling
        assert isinstance(action, Play) and playing is not None and contract is not None
        card, order = action.card, deal.order
        leader, trick, _, tricks, taken, held = playing
        trick = (*trick, card)
        left = list(deal.hands)
        left[player] ^= card
        hands = tuple(left)
        if calling is not None and card == calling.card:
            deal = reveal(deal, calling.holder)
        if len(trick) == len(order):
            return _end_trick(deal, hands, trick)
        turn = order[(order.index(player) + 1) % len(order)]
        legal = contract.narrow(hands[turn], trick)
        if held[turn]:
            legal = narrow(promises(deal, held[turn], hands[turn]), legal, trick)
        return deal.with_play(hands, turn, (leader, trick, legal, tricks, taken, held))

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """The first obligation that takes the card away says why."""
        pack, playing = deal.rules.pack, deal.playing
        if not isinstance(action, Play):
            return Refused("not-now", deal.rules.cites["turn"])
        hand, card = deal.hands[player], action.card
        if not card & hand or card.bit_count() != 1:
            return Refused(
                "not-in-hand", deal.rules.cites["follow"], card="+".join(pack.show(card))
            )
        assert playing is not None
        contract = deal.contract
        assert contract is not None
        for obligation in (*contract.obligations, *promises(deal, playing.held[player], hand)):
            left = obligation.narrow(hand, playing.trick)
            if not left & card:
                return obligation.refuse(pack, hand, card, playing.trick)
            hand = left
        return Refused("not-now", deal.rules.cites["follow"])


def _legal(deal: Deal, hand: Cards, held: Cards, trick: tuple[Cards, ...]) -> Cards:
    """The playable cards of the hand; in the last trick a promise no longer binds."""
    contract = deal.contract
    assert contract is not None
    legal = contract.narrow(hand, trick)
    return narrow(promises(deal, held, hand), legal, trick) if held else legal


def _end_trick(deal: Deal, hands: tuple[Cards, ...], trick: tuple[Cards, ...]) -> Deal:
    contract, before = deal.contract, deal.playing
    assert contract is not None and before is not None
    leader, _, _, tricks, taken, held = before
    winning = contract.winner(trick)
    winner = seated(deal.order, leader, trick.index(winning))
    won = sum(trick)
    if contract.gifts and len(tricks) < len(deal.talon):
        won |= deal.talon[len(tricks)]
    taken = (*taken[:winner], taken[winner] | won, *taken[winner + 1 :])
    tricks = (*tricks, Trick(leader, trick, winner, winning))
    if not hands[winner] or (contract.stops_early and _decided(deal, contract, winner)):
        return deal.with_play(hands, None, (winner, (), NONE, tricks, taken, held))
    legal = _legal(deal, hands[winner], held[winner], ())
    return deal.with_play(hands, winner, (winner, (), legal, tricks, taken, held))


def _decided(deal: Deal, contract: Contract, winner: int) -> bool:
    """Whether the trick has made the declarer's aim impossible (SLO-PLAY-13)."""
    _, declarer = declared(deal)
    wanted = contract.aim == "all_tricks"
    return (winner == declarer) != wanted


def _first_leader(deal: Deal, contract: Contract) -> int:
    """Forehand or the declarer, as the row says (SLO-PLAY-1), or an announcer (SLO-OPT-18)."""
    for item in deal.speaking.items if deal.speaking else ():
        bonus = deal.rules.bonuses.get(item.key)
        if bonus is not None and bonus.leads:
            return item.owner
    declarer = deal.bidding.declarer
    return deal.forehand if contract.lead == "forehand" or declarer is None else declarer
