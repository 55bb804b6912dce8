"""The straw men: dealt unseen, turned after the bidding, and played from (STR-STRAW, STR-PLAY)."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeVar

from engine.actions import Action, Offers, Play, PlayOffer
from engine.cards import NONE, Cards
from engine.contracts import Trick
from engine.deal import Called, Deal, Playing, Straw
from engine.phases.automatic import Unasked
from engine.phases.play import narrow
from engine.refusals import Refused
from engine.rules import Asked, Teller, Tells
from engine.turn_order import seated

PILES_EACH = 3

Thing = TypeVar("Thing")

LastCard = Literal["face_up", "hand_secret", "hand_shown"]
"""The fate of the last card of a pile: like any other, or to the hand."""


@dataclass(frozen=True)
class LayStraw(Unasked):
    """The rest of the pack in packets of four, each a pile of its own (STR-DEAL-3)."""

    name: str = "straw"

    def enter(self, deal: Deal) -> Deal:
        """The piles lie face down; nothing is to be decided."""
        size = len(deal.talon) // (PILES_EACH * len(deal.order))
        packets = [deal.talon[start : start + size] for start in range(0, len(deal.talon), size)]
        step = len(deal.order)
        hidden = tuple(
            tuple(packets[deal.order.index(player) :: step]) for player in range(deal.rules.players)
        )
        nothing = (NONE,) * deal.rules.players
        straw = Straw(hidden, ((NONE,) * PILES_EACH,) * deal.rules.players, nothing)
        return deal._replace(straw=straw, turn=None)


@dataclass(frozen=True)
class TurnStraw(Unasked):
    """After the bidding all piles are turned, forehand's first (STR-STRAW-2)."""

    last: LastCard = "face_up"
    name: str = "reveal"

    def enter(self, deal: Deal) -> Deal:
        """Every pile gets its top; trumps and kings go to the hands."""
        return turn_piles(deal, deal.order, self.last)._replace(turn=None)


def turn_piles(deal: Deal, players: tuple[int, ...], last: LastCard) -> Deal:
    """Turn every pile of these players, one after the other, that has no top (STR-STRAW-1)."""
    for player in players:
        for place in range(PILES_EACH):
            assert deal.straw is not None
            if deal.straw.hidden[player][place] and not deal.straw.tops[player][place]:
                deal = _turn(deal, player, place, last)
    return deal


def _turn(deal: Deal, player: int, place: int, last: LastCard) -> Deal:
    """Turn a pile until a card stays on it: trumps and kings do not (STR-STRAW-1, -3)."""
    straw = deal.straw
    assert straw is not None
    wandering = deal.rules.pack.trumps | deal.rules.kings
    pile, top = straw.hidden[player][place], NONE
    taken = shown = NONE
    while pile and not top:
        card, pile = pile[0], pile[1:]
        to_hand = not pile and last != "face_up"
        if not to_hand and not card & wandering:
            top = card
            continue
        taken |= card
        if not to_hand or last == "hand_shown":
            shown |= card
    straw = straw._replace(
        hidden=_put(straw.hidden, player, _put(straw.hidden[player], place, pile)),
        tops=_put(straw.tops, player, _put(straw.tops[player], place, top)),
        turned=_put(straw.turned, player, straw.turned[player] | shown),
    )
    return deal._replace(straw=straw, hands=deal.hands_with(player, deal.hands[player] | taken))


def _put(row: tuple[Thing, ...], place: int, thing: Thing) -> tuple[Thing, ...]:
    """The row with a new thing at one place."""
    return (*row[:place], thing, *row[place + 1 :])


def playable(deal: Deal, player: int) -> Cards:
    """The cards in hand and the tops of the player's piles (STR-STRAW-4)."""
    return deal.hands[player] | (deal.straw.open_to(player) if deal.straw else NONE)


@dataclass(frozen=True)
class CardCall:
    """A word that may be called out with a card (STR-BON-6).

    ``after`` is the word with which the same player must have won the trick before; or none.
    """

    card: Cards
    word: str
    after: str = ""


@dataclass(frozen=True)
class PlayStraw(Teller):
    """Tricks from the hands and the tops; piles are turned after each trick (STR-STRAW-6).

    With ``at_once`` a pile is turned as soon as its top has been played.
    """

    calls: tuple[CardCall, ...] = ()
    last: LastCard = "face_up"
    at_once: bool = False
    name: str = "play"
    asks: ClassVar[Asked] = "card"
    after: ClassVar[tuple[str, ...]] = ("auction",)
    cites: ClassVar = ("turn", "playable", "calls")

    def tells(self, so_far: Tells) -> Tells:
        """Whether the last card of a pile goes to the hand unseen (STR-STRAW-3)."""
        return so_far._replace(draws_unseen=self.last == "hand_secret")

    def enter(self, deal: Deal) -> Deal:
        """The first lead is forehand's or the declarer's, as the row says (STR-PLAY-1)."""
        contract, declarer = deal.contract, deal.bidding.declarer
        assert contract is not None
        leader = deal.forehand if contract.lead == "forehand" or declarer is None else declarer
        nothing = (NONE,) * deal.rules.players
        return _on_turn(deal, leader, Playing(leader, (), NONE, taken=nothing, held=nothing))

    def offers(self, deal: Deal, player: int) -> Offers:
        """The legal cards; those with a call due, once more with it."""
        assert deal.playing is not None
        legal = deal.playing.legal
        calls = (
            PlayOffer(row.card, (row.word,))
            for row in self.calls
            if row.card & legal and _may_call(deal, player, row)
        )
        return (PlayOffer(legal), *calls)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Put the card on the table; the second ends the trick."""
        assert isinstance(action, Play) and deal.playing is not None
        playing = deal.playing
        deal = _put_down(deal, player, action.card)
        if action.call:
            deal = _called(deal, Called(player, len(playing.tricks) + 1, action.call))
        if self.at_once:
            deal = turn_piles(deal, (player,), self.last)
        trick = (*playing.trick, action.card)
        if len(trick) < len(deal.order):
            return _on_turn(deal, deal.after(player), playing._replace(trick=trick))
        return self._end_trick(deal, playing, trick)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Not their card, an obligation, or a call that is not due."""
        pack, cites, playing = deal.rules.pack, deal.rules.cites, deal.playing
        if not isinstance(action, Play):
            return Refused("not-now", cites["turn"])
        free, card = playable(deal, player), action.card
        if not card & free or card.bit_count() != 1:
            return Refused("not-in-hand", cites["playable"], card="+".join(pack.show(card)))
        assert playing is not None and deal.contract is not None
        for obligation in deal.contract.obligations:
            left = obligation.narrow(free, playing.trick)
            if not left & card:
                return obligation.refuse(pack, free, card, playing.trick)
            free = left
        return Refused("no-such-call", cites["calls"], call=action.call, card=pack.code(card))

    def _end_trick(self, deal: Deal, playing: Playing, trick: tuple[Cards, ...]) -> Deal:
        """The winner takes the cards, then their piles are turned, then the loser's."""
        assert deal.contract is not None
        winning = deal.contract.winner(trick)
        winner = seated(deal.order, playing.leader, trick.index(winning))
        after = playing._replace(
            leader=winner,
            trick=(),
            tricks=(*playing.tricks, Trick(playing.leader, trick, winner, winning)),
            taken=_put(playing.taken, winner, playing.taken[winner] | sum(trick)),
        )
        deal = turn_piles(deal, (winner, deal.after(winner)), self.last)
        if not playable(deal, winner):
            return deal._replace(turn=None, playing=after._replace(legal=NONE))
        return _on_turn(deal, winner, after)


def _on_turn(deal: Deal, player: int, playing: Playing) -> Deal:
    """The deal with this player on turn, and what they may play (STR-PLAY-2, STR-PLAY-3)."""
    assert deal.contract is not None
    legal = narrow(deal.contract.obligations, playable(deal, player), playing.trick)
    return deal._replace(turn=player, playing=playing._replace(legal=legal))


def _put_down(deal: Deal, player: int, card: Cards) -> Deal:
    """The deal without the card, which was in the hand or was a top."""
    straw = deal.straw
    if deal.hands[player] & card or straw is None:
        return deal._replace(hands=deal.hands_with(player, deal.hands[player] & ~card))
    tops = tuple(top & ~card for top in straw.tops[player])
    return deal._replace(straw=straw._replace(tops=_put(straw.tops, player, tops)))


def _called(deal: Deal, call: Called) -> Deal:
    assert deal.straw is not None
    return deal._replace(straw=deal.straw._replace(calls=(*deal.straw.calls, call)))


def _may_call(deal: Deal, player: int, row: CardCall) -> bool:
    """Whether the word is due: at once, or after another won the trick before (STR-BON-6)."""
    if not row.after:
        return True
    assert deal.playing is not None and deal.straw is not None
    tricks = deal.playing.tricks
    before = Called(player, len(tricks), row.after)
    return bool(tricks) and tricks[-1].winner == player and before in deal.straw.calls
