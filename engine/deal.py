"""A deal is a value: a record for each matter, and every move makes a new one.

Each record names the phases that write it. All that is said beside the bids is in ``Speaking``.

Players are numbered 0..n-1 for the whole match; ``order`` lists the active ones from forehand.
"""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from engine.actions import PASS, Action
from engine.cards import NONE, Cards, union
from engine.contracts import Bonus, Contract, Trick
from engine.fast_replace import quickly_replaced
from engine.rules import Rules
from engine.scores import Carry
from engine.turn_order import seated

Said: TypeAlias = tuple[tuple[int, Action], ...]
"""Statements in order, each with its player, passes included."""

# Why a deal may have ended early (``Deal.ended``)

PASSED_OUT = "passed_out"
"""Everybody passed, so nothing is played."""
THROWN_IN = "thrown_in"
"""The declarer threw a small contract in (POL-ONE-1)."""
AGREED = "monte"
"""All agreed to throw it in (LOM-MONTE-3)."""
REDEALT, ANNULLED = "redeal", "annulled"
"""A player used the right of their hand: the cards are dealt again (POL-PRE-2), or the deal is
annulled (ROM-DEAL-8, SLO-OPT-5)."""
SURRENDERED = "surrendered"
"""The declarer gave up (POL-SUR, ROM-SUR)."""


class Cutting(NamedTuple):
    """Written by the cut and the choices after a knock: the pack on its way (SLO-DEAL-5)."""

    deck: tuple[Cards, ...]
    """The pack in its present order, top card first, unseen by all."""
    lifted: int = 0
    """The number of cards cut off; 0: not cut, or cut before it came here."""
    method: str = ""
    """The way of dealing: CUT, or one after a knock; empty: not yet known."""
    takers: tuple[int | None, ...] = ()
    """By pile, in the order they were made: the player who took it."""


class Bidding(NamedTuple):
    """Written by the auction and the raise: who said what, the highest bid, and the outcome.

    A player who throws their contract in is no longer the declarer (POL-ONE-1).
    """

    said: Said = ()
    high: str | None = None
    high_bidder: int | None = None
    declarer: int | None = None

    def noted(self, player: int, action: Action) -> "Bidding":
        """The bidding with one more bid or pass."""
        return self._replace(said=(*self.said, (player, action)))

    def passed(self, player: int) -> bool:
        """Whether the player is out of the auction (SLO-BID-3)."""
        return (player, PASS) in self.said


class Calling(NamedTuple):
    """Written by the king call: the card, its holder as dealt (None: it lies in the talon)."""

    card: Cards
    holder: int | None


class Exchange(NamedTuple):
    """Written by talon, discard and count: ``chosen`` is the number of the set taken (from 1)."""

    sets: tuple[Cards, ...]
    chosen: int = 0
    laid: Cards = NONE
    """The discards."""
    hidden_by: int | None = None
    """The player who laid the discards away unseen, even the trumps (LOM-DISC-4); None: the
    declarer did, and everybody sees the trumps."""
    looks: tuple[int, ...] = ()
    """The numbers of the sets in the order of the looks (ROM-TAL-2); empty: all lie open."""
    refused: int = 0
    """Looks that ended with the set turned up for all (POL-TAL-2)."""
    shown: Cards = NONE
    """Further cards turned up: at a surrender (ROM-SUR-3), after the play (POL-PILE-4)."""

    @property
    def looking(self) -> int | None:
        """The number of the set looked at last; None: all were refused, or there are no looks."""
        return self.looks[self.refused] if self.refused < len(self.looks) else None

    @property
    def turned_up(self) -> Cards:
        """The sets that were refused."""
        return union(self.sets[number - 1] for number in self.looks[: self.refused])

    @property
    def looked_at(self) -> Cards:
        """The sets that the declarer has looked at: those refused, and one more."""
        return union(self.sets[number - 1] for number in self.looks[: self.refused + 1])

    @property
    def stage(self) -> int:
        """Looks and returns before the current set, or before the set taken (ROM-TAL-2)."""
        returned = self.looking is None and self.chosen
        return self.refused + (self.looks.index(self.chosen) if returned else 0)

    @property
    def taken(self) -> Cards:
        """The set that the declarer took."""
        return self.sets[self.chosen - 1] if self.chosen else NONE

    @property
    def remainder(self) -> Cards:
        """The sets left in the talon; before the choice, none."""
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


@quickly_replaced
class Speaking(NamedTuple):
    """Written by whatever is said beside the bids: rights, ultimo, announcements, kontra.

    ``items`` with their ladders; ``to_go`` counts down to the end of the phase at hand.
    """

    items: tuple[Item, ...] = ()
    to_go: int = 0
    spoke: bool = False
    """Whether something was said this turn that the others get a turn to answer."""
    said: Said = ()

    def noted(self, player: int, action: Action) -> "Speaking":
        """The record with one more statement."""
        return self._replace(said=(*self.said, (player, action)))

    def added(self, item: Item) -> "Speaking":
        """The record with one more item."""
        return self._replace(items=(*self.items, item))

    def raised(self, code: str, since: int = -1) -> "Speaking":
        """The record with the next ladder step on an item; ``since`` as in ``Item``."""
        items = (
            item._replace(level=item.level + 1, since=since) if item.code == code else item
            for item in self.items
        )
        return self._replace(items=tuple(items))

    def item(self, code: str) -> Item | None:
        """The item with this code."""
        return next((item for item in self.items if item.code == code), None)

    def announced(self, key: str) -> tuple[Item, ...]:
        """All items of a bonus."""
        return tuple([item for item in self.items if item.key == key])

    def cancelled(self, bonuses: Mapping[str, Bonus]) -> bool:
        """Whether a statement was made that cancels all others (SLO-ANN-6)."""
        only = self.items[0]
        return only.key in bonuses and bonuses[only.key].cancels


class Proposals(NamedTuple):
    """Written by the Monte phase: who said what, and whose proposal is open (LOM-MONTE-2)."""

    said: Said = ()
    proposer: int | None = None


class FoolPlayed(NamedTuple):
    """Written from the moment the Fool is on the table: what becomes of it (LOM-FOOL)."""

    player: int
    holder: int | None = None
    """The winner of its trick; None: the trick is not complete."""
    given: Cards = NONE
    """The card the player gave to take the Fool back; none until they do."""


class Playing(NamedTuple):
    """Written by the play: the trick on the table, the finished ones, who holds what back.

    The exchange for the Fool changes the piles (LOM-FOOL-9).
    """

    leader: int
    trick: tuple[Cards, ...]
    legal: Cards
    """The cards that the player on turn may play: worked out once, when their turn comes."""
    tricks: tuple[Trick, ...] = ()
    taken: tuple[Cards, ...] = ()
    """The pile of each player: cards of tricks won, and gifts."""
    held: tuple[Cards, ...] = ()
    """The cards each player announced to keep for the last trick (SLO-PLAY-9)."""

    def won(self, player: int) -> int:
        """The number of tricks a player has won."""
        return sum(trick.winner == player for trick in self.tricks)


PlayingFields: TypeAlias = tuple[
    int, tuple[Cards, ...], Cards, tuple[Trick, ...], tuple[Cards, ...], tuple[Cards, ...]
]
"""The fields of Playing by position."""


class Called(NamedTuple):
    """A word called out with a card: player, number of the trick (from 1), word (STR-BON-6)."""

    player: int
    trick: int
    word: str


class Straw(NamedTuple):
    """The straw men (STR-STRAW), written when they are dealt, turned and played from.

    By player and pile: the cards that lie face down, top card first, and the card face up on
    them (none: it is still to be turned, or the pile is gone).
    """

    hidden: tuple[tuple[tuple[Cards, ...], ...], ...]
    tops: tuple[tuple[Cards, ...], ...]
    turned: tuple[Cards, ...]
    """The cards each player took into hand for both to see; some may have been played since."""
    calls: tuple[Called, ...] = ()

    def open_to(self, player: int) -> Cards:
        """The tops of a player's piles."""
        return sum(self.tops[player])


@quickly_replaced
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
    """The possible partners on public information; None in it: no partner (sides.py)."""
    contract: Contract | None = None
    """The contract played; None until the auction settles it. A conversion changes it."""
    bidding: Bidding = Bidding()
    calling: Calling | None = None
    exchange: Exchange | None = None
    speaking: Speaking | None = None
    ended: str = ""
    """Why the deal ended early: thrown in, given up; empty: it did not."""
    ended_by: int | None = None
    """The player who annulled it in their turn (SLO-OPT-5); None: it does not matter."""
    exposed: tuple[Cards, ...] = ()
    """By player: the cards turned up for all to see; empty where none are."""
    cutting: Cutting | None = None
    proposals: Proposals | None = None
    fool: FoolPlayed | None = None
    straw: Straw | None = None
    phase: int = -1
    hands: tuple[Cards, ...] = ()
    """The cards each player holds now. This and the next two fields change with every card."""
    turn: int | None = None
    playing: Playing | None = None

    def __repr__(self) -> str:
        """The state of the deal in one line for logs, without any hidden card."""
        rules, contract, declarer = self.rules, self.contract, self.bidding.declarer
        parts = [f"{rules.variant} {rules.players}", f"dealer {self.dealer}"]
        if contract is not None:
            parts.append(contract.key + ("" if declarer is None else f" by player {declarer}"))
        if self.playing is not None:
            parts.append(f"tricks {len(self.playing.tricks)}")
        if self.over:
            parts.append(self.ended or ("void" if self.void else "over"))
        else:
            parts.append(f"{rules.phases[self.phase].name}: player {self.open_turn} to act")
        return f"<Deal {', '.join(parts)}>"

    def with_play(
        self, hands: tuple[Cards, ...], turn: int | None, playing: PlayingFields
    ) -> "Deal":
        """The deal after a card: its last three fields anew. Built by position, for speed."""
        new = tuple.__new__
        changed = (hands, turn, new(Playing, playing))
        return new(Deal, self[:UNPLAYED] + changed)

    def hands_with(self, player: int, hand: Cards) -> tuple[Cards, ...]:
        """The hands, with another one for this player."""
        return (*self.hands[:player], hand, *self.hands[player + 1 :])

    def with_hand_exposed(self, player: int) -> "Deal":
        """The deal with the hand of a player turned up for all."""
        shown = (hand if other == player else NONE for other, hand in enumerate(self.hands))
        return self._replace(exposed=tuple(shown))

    def talon_sets(self, size: int) -> tuple[Cards, ...]:
        """The talon cut into sets of ``size`` cards, from the top (SLO-TAL-1, ROM-TAL-1)."""
        firsts = range(0, len(self.talon), size)
        return tuple(union(self.talon[first : first + size]) for first in firsts)

    @property
    def forehand(self) -> int:
        """The first player in the order of play."""
        return self.order[0]

    @property
    def open_turn(self) -> int | None:
        """The player on turn as the public knows it; in a secret phase, the next public speaker."""
        return self.forehand if self.in_secret else self.turn

    @property
    def in_secret(self) -> bool:
        """Whether only the player on turn may know of their turn (ROM-DEAL-9)."""
        return self.turn is not None and self.rules.phases[self.phase].name in self.rules.secret

    @property
    def free_order(self) -> bool:
        """Whether players may speak out of turn now (SLO-OPT-34)."""
        free = self.rules.free_order
        return bool(free) and self.turn is not None and self.rules.phases[self.phase].name in free

    def may_speak(self, player: int) -> bool:
        """Whether a player may be offered something: on their turn, or in a free order."""
        return self.turn == player or (self.free_order and player in self.order)

    @property
    def converted(self) -> bool:
        """Whether the contract differs from the highest bid (SLO-TAL-10)."""
        high = self.bidding.high
        return high is not None and self.contract is not None and self.contract.key != high

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

    def after(self, player: int) -> int:
        """The active player who comes after ``player``."""
        return seated(self.order, player, 1)


UNPLAYED = Deal._fields.index("hands")


def speaking_of(deal: Deal) -> Speaking:
    """The statements so far, for phases with statements."""
    assert deal.speaking is not None
    return deal.speaking


def declared(deal: Deal) -> tuple[Contract, int]:
    """The contract and its declarer, for phases that cannot do without."""
    contract, declarer = deal.contract, deal.bidding.declarer
    assert contract is not None and declarer is not None
    return contract, declarer
