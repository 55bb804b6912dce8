"""Contracts and bonuses as rows, and the values in those rows."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple, Protocol, TypeAlias

from engine.cards import Cards
from engine.pack import Pack
from engine.refusals import Refused
from engine.turn_order import seated


class Trick(NamedTuple):
    """A complete trick: leader, cards in order of play, winner, winning card."""

    leader: int
    cards: tuple[Cards, ...]
    winner: int
    winning: Cards

    def player_of(self, card: Cards, order: tuple[int, ...]) -> int:
        """The player of one of its cards, given the order of play."""
        return seated(order, self.leader, self.cards.index(card))


class Obligation(Protocol):
    """Narrows the cards that may be played; yields rather than leave nothing."""

    def narrow(self, legal: Cards, trick: tuple[Cards, ...]) -> Cards:
        """The legal cards that this obligation leaves."""
        ...

    def refuse(self, pack: Pack, legal: Cards, card: Cards, trick: tuple[Cards, ...]) -> Refused:
        """Why the card, which narrow took away from the legal ones, may not be played."""
        ...


Winner: TypeAlias = Callable[[tuple[Cards, ...]], Cards]
"""The winning card of a trick, complete or not, given its cards in order of play."""

Narrowing: TypeAlias = Callable[[Cards, tuple[Cards, ...]], Cards]
"""The playable ones of these cards, given the trick so far."""


def in_turn(obligations: tuple[Obligation, ...]) -> Narrowing:
    """All obligations as one: each narrows the cards left by the one before."""
    if len(obligations) == 1:
        return obligations[0].narrow
    narrows = tuple(obligation.narrow for obligation in obligations)

    def narrow(legal: Cards, trick: tuple[Cards, ...]) -> Cards:
        for step in narrows:
            legal = step(legal, trick)
        return legal

    return narrow


Lead = Literal["forehand", "declarer"]

Aim = Literal["alone", "points", "no_trick", "all_tricks"]

Who = Literal["anybody", "forehand", "nobody"]


@dataclass(frozen=True, eq=False)
class Contract:
    """A row of the contract table (SLO-CON-1, SLO-CON-2). ``value`` is in game points."""

    key: str
    rank: int
    value: int
    winner: Winner = field(repr=False)
    obligations: tuple[Obligation, ...] = field(repr=False)
    aim: Aim = "points"
    bid_by: Who = "anybody"
    in_compulsory: bool = False
    exchange: int = 0
    """Cards in a talon set; 0: the talon stays unseen."""
    calls_king: bool = False
    talon_to_others: bool = False
    """The rest of the talon counts for the declarer's opponents (ROM-OPT-3)."""
    converts_to: str | None = None
    lead: Lead = "declarer"
    bonuses: bool = False
    flat: bool = False
    """Paid apart from the contracts won by card points, even with bonuses (SLO-OPT-20)."""
    adds_difference: bool = False
    """The card points beyond half are added to its value (SLO-SCO-4)."""
    rounds_difference: bool = False
    """That difference is rounded to the nearest 5 (SLO-SCO-2)."""
    kontra: bool = True
    gifts: bool = False
    """The talon goes card by card to the winners of the first tricks."""
    gift_ahead: bool = False
    """The gift of a trick is turned up before the trick is led (SLO-OPT-23)."""
    stops_early: bool = False
    """The deal ends as soon as the aim is out of reach."""
    opens_hand: bool = False
    """The declarer's hand lies open after the first trick."""
    tricks_open: bool = False
    """All cards that were played stay open on the table (SLO-PLAY-14)."""
    mond_penalty: int = 0
    """Game points that the loss of the mond costs (SLO-SCO-12); 0: nothing."""
    only_over: str | None = None
    """The contract that must be the highest bid so far, where there is one (POL-BID-4)."""
    may_throw_in: bool = False
    """The declarer may throw the deal in before calling (POL-ONE-1)."""
    index: int = 0
    """The place of the bid among those of its kind, from 1, where bids have one (ROM-BID-1)."""
    rare: bool = False
    """Seldom bid: shown apart from the everyday bids."""
    rule: str = ""
    """The number of the rule that defines it."""

    @cached_property
    def narrow(self) -> Narrowing:
        """The cards that its obligations leave of a hand."""
        return in_turn(self.obligations)


LastTrick = Literal["nothing", "called_king", "pagat"]
"""The card with which the last trick has to be won."""


@dataclass(frozen=True)
class Bonus:
    """A row of the bonus table (SLO-ANN-4): its worth, and the players who may announce it."""

    key: str
    silent: int
    announced: int
    silent_loss: int = 0
    needs: LastTrick = "nothing"
    """The card one must hold to announce it, and then keep for the last trick."""
    cancels: bool = False
    """Announcing it cancels everything else that was said (SLO-ANN-6)."""
    by: Literal["anybody", "declarer", "holder", "defence", "counted"] = "anybody"
    """Its announcers (ROM-ANN-3): ``holder`` of the called king, ``counted`` by the trumps."""
    obliges: bool = False
    """Announcing it, or contra to it, obliges the speaker to declare their trumps (ROM-ANN-8)."""
    leads: bool = False
    """Its announcer leads to the first trick (SLO-OPT-18)."""
    is_trula: bool = False
    """A bonus for the three trumps of the trula, under any name."""
    is_valat: bool = False
    """A bonus for all tricks, under any name."""
    last_trick: LastTrick = "nothing"
    """The card that wins the last trick for it, where it may be announced without that card."""
    lies_open: bool = False
    """Once it is announced, the card it needs lies face up before its holder (SLO-OPT-19)."""
    told_as: str = ""
    """The statement that announces it, where that has another key (POL-ANN-2)."""
    rule: str = ""
    """The number of the rule that defines it."""

    @property
    def ultimo(self) -> LastTrick:
        """The card that has to win the last trick for it, whichever player may announce it."""
        return self.last_trick if self.needs == "nothing" else self.needs
