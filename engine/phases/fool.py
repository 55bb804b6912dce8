"""Play with a Fool that is played at any time and taken back for another card (LOM-FOOL)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import Action, CardOffer, Give, Offers, Play
from engine.cards import NONE, Cards
from engine.deal import Deal, FoolPlayed
from engine.phases.play import PlayTricks
from engine.refusals import Refused
from engine.rules import Asked


def pending(deal: Deal) -> bool:
    """Whether the Fool lies in another's tricks and was not taken back (LOM-FOOL-6)."""
    fool = deal.fool
    return fool is not None and fool.holder is not None and not fool.given


def exchange_due(deal: Deal) -> bool:
    """Whether the Fool is to be taken back now: its player has won a trick (LOM-FOOL-5, 6)."""
    fool, playing = deal.fool, deal.playing
    if fool is None or playing is None:
        return False
    return pending(deal) and playing.taken[fool.player] != NONE


@dataclass(frozen=True)
class PlayWithFool(PlayTricks):
    """Tricks, with a break after one that makes the exchange of the Fool due.

    ``GiveForFool`` is the next phase; it comes back here, or ends the deal.
    """

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """Play the card, and see whether it concerns the Fool."""
        before = deal.playing
        after = super().apply(deal, player, action)
        now = after.playing
        assert before is not None and now is not None
        if isinstance(action, Play) and action.card == deal.rules.fool:
            after = after._replace(fool=FoolPlayed(player))
        if len(now.tricks) == len(before.tricks):
            return after
        if after.fool is not None and after.fool.holder is None:
            after = after._replace(fool=after.fool._replace(holder=now.tricks[-1].winner))
        return after._replace(turn=None) if exchange_due(after) else after


@dataclass(frozen=True)
class GiveForFool:
    """The player of the Fool takes it back for a card of their tricks (LOM-FOOL-9).

    ``blank_first``: a card without value must be given if there is one.
    """

    blank_first: bool = False
    name: str = "fool"
    asks: ClassVar[Asked] = "hand"
    after: ClassVar[tuple[str, ...]] = ("play",)
    cites: ClassVar = ("give",)

    def enter(self, deal: Deal) -> Deal:
        """Ask the player of the Fool, if they have a trick; else the deal is over."""
        due = exchange_due(deal)
        return deal._replace(turn=deal.fool.player if due and deal.fool else None)

    def offers(self, deal: Deal, player: int) -> Offers:
        """The cards of the player's tricks."""
        return (CardOffer(Give, self._choice(deal, player)),)

    def apply(self, deal: Deal, player: int, action: Action) -> Deal:
        """The card and the Fool swap piles; then the next trick, if there is one."""
        assert isinstance(action, Give) and deal.fool is not None and deal.playing is not None
        playing, both = deal.playing, action.card | deal.rules.fool
        taken = tuple(
            pile ^ both if other in (player, deal.fool.holder) else pile
            for other, pile in enumerate(playing.taken)
        )
        deal = deal._replace(
            fool=deal.fool._replace(given=action.card), playing=playing._replace(taken=taken)
        )
        if not deal.hands[playing.leader]:
            return deal._replace(turn=None)
        return deal._replace(turn=playing.leader, phase=deal.phase - 1)

    def refuse(self, deal: Deal, player: int, action: Action) -> Refused:
        """Not one of their cards, or one that counts."""
        cites = deal.rules.cites
        if not isinstance(action, Give):
            return Refused("not-now", cites["give"])
        assert deal.playing is not None
        card = "+".join(deal.rules.pack.show(action.card))
        if action.card.bit_count() != 1 or not action.card & deal.playing.taken[player]:
            return Refused("not-won", cites["give"], card=card)
        return Refused("blank-first", cites["give"], card=card)

    def _choice(self, deal: Deal, player: int) -> Cards:
        assert deal.playing is not None
        pile = deal.playing.taken[player]
        blanks = deal.rules.pack.worth(pile, BLANK) if self.blank_first else NONE
        return blanks or pile


BLANK = 1
"""The value of a card that counts nothing, before groups are deducted (LOM-COUNT-3)."""
