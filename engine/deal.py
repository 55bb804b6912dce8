"""A deal is a value: a record for each phase, and every move makes a new one.

Players are numbered 0..n-1 for the whole match; ``order`` lists the active ones from forehand.
"""

from collections.abc import Mapping
from typing import NamedTuple

from engine.cards import NONE, Cards
from engine.order import seated
from engine.rules import Bonus, Carry, Contract, Rules, Trick


class Bidding(NamedTuple):
    """Written by the auction and the raise: who said what, the highest bid, and the outcome."""

    said: tuple[tuple[int, str | None], ...] = ()
    high: str | None = None
    high_seat: int | None = None
    declarer: int | None = None

    def passed(self, seat: int) -> bool:
        """Whether the seat is out of the auction (SLO-BID-3)."""
        return (seat, None) in self.said


class Calling(NamedTuple):
    """Written by the king call: the card, its holder as dealt (None: it lies in the talon)."""

    card: Cards
    holder: int | None


class Exchange(NamedTuple):
    """Written by talon, discard and conversion.

    ``sets`` lie open; ``chosen`` is the number of the set taken (from 1), ``laid`` the discards.
    """

    sets: tuple[Cards, ...]
    chosen: int = 0
    laid: Cards = NONE
    converted: bool = False
    hidden_by: int | None = None
    """Who laid the discards away so that nobody sees any of them, trumps neither (LOM-DISC-4);
    None: the declarer laid them, and trumps are seen."""
    refused: int | None = None
    """How many sets, from the top, were refused and turned up (POL-TAL-2); None: all lie open."""
    stages: tuple[int, ...] = ()
    """The number of the set that each stage of the looks is about (ROM-TAL-2); empty: no looks."""
    stage: int = 0

    @property
    def taken(self) -> Cards:
        """The set that the declarer took."""
        return self.sets[self.chosen - 1] if self.chosen else NONE

    @property
    def remainder(self) -> Cards:
        """The sets that nobody took; before the choice, nothing."""
        together = NONE
        for number, cards in enumerate(self.sets, 1):
            if self.chosen not in (0, number):
                together |= cards
        return together


class Item(NamedTuple):
    """Something said that counts: a bonus announced by ``owner``, or ``game`` (SLO-ANN-5)."""

    key: str
    owner: int
    level: int = 0
    since: int = -1
    """The turn, from 0, that opened the next step, where a step may be missed (ROM-ANN-8)."""

    @property
    def code(self) -> str:
        """The item as a ladder step names it (docs/records.md)."""
        return self.key if self.key == GAME else f"{self.key}@{self.owner}"


GAME = "game"


class Speaking(NamedTuple):
    """Written by the announcements: the items with their ladders, and the end counter."""

    items: tuple[Item, ...]
    to_go: int
    spoke: bool = False
    """Whether the seat on turn has made a statement in this turn."""
    said: tuple[tuple[int, str], ...] = ()
    """Statements in order: player and code, ``pass`` included."""

    def item(self, code: str) -> Item | None:
        """The item with this code."""
        return next((item for item in self.items if item.code == code), None)

    def announced(self, key: str) -> tuple[Item, ...]:
        """All items of a bonus."""
        return tuple(item for item in self.items if item.key == key)

    def cancelled(self, bonuses: Mapping[str, Bonus]) -> bool:
        """Whether a statement was made that cancels all others (SLO-ANN-6)."""
        only = self.items[0]
        return only.key in bonuses and bonuses[only.key].cancels


class Proposals(NamedTuple):
    """Written by the Monte phase: who said what, and whose proposal is open (LOM-MONTE-2)."""

    said: tuple[tuple[int, str], ...] = ()
    """Player and code: ``pass``, ``monte``, ``agree``, ``refuse``."""
    proposer: int | None = None


class FoolPlayed(NamedTuple):
    """Written by the play once the Fool is on the table: what is to become of it (LOM-FOOL)."""

    player: int
    holder: int | None = None
    """Who won the trick; None: it is not complete."""
    given: Cards = NONE
    """The card for which the player took the Fool back; none as long as he has not."""


class Playing(NamedTuple):
    """Written by the play: the trick on the table, the finished ones, who holds what back."""

    leader: int
    trick: tuple[Cards, ...]
    legal: Cards
    """What the seat on turn may play: worked out once, when the turn comes to it."""
    tricks: tuple[Trick, ...] = ()
    taken: tuple[Cards, ...] = ()
    """The pile of each player: cards of tricks won, and gifts."""
    held: tuple[Cards, ...] = ()
    """The cards each player announced to keep for the last trick (SLO-PLAY-9)."""

    def won(self, seat: int) -> int:
        """The number of tricks a player has won."""
        return sum(trick.winner == seat for trick in self.tricks)


class Called(NamedTuple):
    """What a player called out with a card: in which trick (from 1), and the word (STR-BON-6)."""

    player: int
    trick: int
    word: str


class Straw(NamedTuple):
    """The straw men (STR-STRAW), written when they are dealt, turned and played from.

    By player and pile: the cards that lie face down, top card first, and the card face up on
    them (none: to be turned, or the pile is gone).
    """

    hidden: tuple[tuple[tuple[Cards, ...], ...], ...]
    tops: tuple[tuple[Cards, ...], ...]
    turned: tuple[Cards, ...]
    """The cards each player took to his hand so that both saw them, and may have played since."""
    calls: tuple[Called, ...] = ()

    def open_to(self, seat: int) -> Cards:
        """The tops of a player's piles."""
        return sum(self.tops[seat])


class Deal(NamedTuple):
    """The whole state of a deal. ``turn`` is the player to act; None: the deal is over."""

    rules: Rules
    carry: Carry
    dealer: int
    order: tuple[int, ...]
    dealt: tuple[Cards, ...]
    talon: tuple[Cards, ...]
    void: tuple[int, ...]
    """The players whose hands made the deal void."""
    possible: frozenset[int | None]
    """Who the partner may be on public information; None stands for nobody (sides.py)."""
    contract: Contract | None = None
    """What is played; None before the auction has found it. A conversion changes it."""
    bidding: Bidding = Bidding()
    calling: Calling | None = None
    exchange: Exchange | None = None
    speaking: Speaking | None = None
    ended: str = ""
    """Why the deal has ended before its time: thrown in, given up; empty: it has not."""
    exposed: tuple[Cards, ...] = ()
    """By player the cards that were turned up for all to see; empty where none are."""
    proposals: Proposals | None = None
    fool: FoolPlayed | None = None
    straw: Straw | None = None
    phase: int = -1
    hands: tuple[Cards, ...] = ()
    """The cards each player holds now. This and the next two fields change with every card."""
    turn: int | None = None
    playing: Playing | None = None

    def with_play(self, hands: tuple[Cards, ...], turn: int | None, playing: Playing) -> "Deal":
        """The deal after a card: its last three fields anew. Built by position, for speed."""
        return Deal._make((*self[:UNPLAYED], hands, turn, playing))

    @property
    def forehand(self) -> int:
        """The first player in the order of play."""
        return self.order[0]

    @property
    def open_turn(self) -> int | None:
        """The player on turn as everybody may know it: of a secret phase, who speaks after it."""
        if self.turn is None or self.rules.phases[self.phase].name not in self.rules.secret:
            return self.turn
        return self.forehand

    @property
    def over(self) -> bool:
        """Whether nothing more can be done in this deal."""
        return self.turn is None

    @property
    def repeated(self) -> bool:
        """Whether the same dealer deals again, in place of this deal (SLO-SEAT-5)."""
        return bool(self.void) or self.ended in self.rules.repeats

    @property
    def counted(self) -> bool:
        """Whether the deal, once over, is one of the deals of the match."""
        return not self.repeated and bool(self.rules.counts(self))

    def after(self, seat: int) -> int:
        """The active player who comes after ``seat``."""
        return seated(self.order, seat, 1)


UNPLAYED = Deal._fields.index("hands")


def declared(deal: Deal) -> tuple[Contract, int]:
    """The contract and its declarer, in the phases that cannot be without."""
    contract, declarer = deal.contract, deal.bidding.declarer
    assert contract is not None and declarer is not None
    return contract, declarer
