"""The rules of a table: a variant with its options settled, asked while a deal is played."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple, Protocol, TypeAlias

from engine.actions import Action, Offers
from engine.cards import NONE, Cards, union
from engine.contracts import Bonus, Contract
from engine.counting import IN_THREES, Counting
from engine.pack import Pack
from engine.refusals import Refused
from engine.scores import Carry, Closing, Note, Settlement

if TYPE_CHECKING:
    from engine.deal import Deal


Asked: TypeAlias = Literal["openly", "statement", "card", "hand"]
"""The knowledge that the offers of a phase depend on: nothing hidden; for a statement, the sides
too; for a card to play, the hand and the trick; or the hand in some other way."""


class Phase(Protocol):
    """One stage of a deal. ``turn`` None after enter or apply means: this phase is over."""

    @property
    def name(self) -> str:
        """The name of the phase in records and views."""
        ...

    @property
    def asks(self) -> Asked:
        """The knowledge its offers depend on, so that others can tell when there is no choice."""
        ...

    @property
    def after(self) -> tuple[str, ...]:
        """The names of the phases that must come before it, in games that have them."""
        ...

    @property
    def cites(self) -> tuple[str, ...]:
        """The topics on which it refuses; ``Rules.cites`` has a rule number for each."""
        ...

    def enter(self, deal: "Deal") -> "Deal":
        """The deal as the phase begins, with the first player on turn, or none to skip it."""
        ...

    def offers(self, deal: "Deal", player: int) -> Offers:
        """The offers to the player on turn."""
        ...

    def apply(self, deal: "Deal", player: int, action: Action) -> "Deal":
        """The deal after an offered action."""
        ...

    def refuse(self, deal: "Deal", player: int, action: Action) -> Refused:
        """Why an action that is not offered is not."""
        ...


class Tells(NamedTuple):
    """Possible conclusions about hidden cards from others' moves, by a game's rules."""

    kings_shown_by: str = ""
    """The announcement made by a holder of all kings; empty: none."""
    trula_shown_by: str = ""
    """The announcement made by a holder of Fool, mond and pagat; empty: none."""
    counts: tuple[int, ...] = ()
    """The lowest number of trumps in each class to be declared; empty: none is."""
    once_a_side: bool = False
    """A side announces a bonus once; a second announcer is on the other side (SLO-ANN-5)."""
    doubled_by_others: tuple[str, ...] = ()
    """The items that only the side against them may double, known or not (POL-KON-4)."""
    kings_before_talon: bool = False
    """Kings are shown or promised before the talon is seen (POL-PRE-3, POL-KU-1)."""
    call_by_hand: bool = False
    """The cards that may be called depend on the hand (SLO-OPT-4)."""
    draws_unseen: bool = False
    """The last card of a straw pile may go to the hand unseen (STR-STRAW-3)."""
    trumps_laid_last: bool = False
    """A declarer lays trumps away only for want of other cards (POL-TAL-5)."""
    never_laid: Cards = NONE
    """Cards that a dealer does not lay away (LOM-DISC-2)."""
    exposed_laid_last: bool = False
    """Exposed cards are laid away only for want of others of their kind."""


class Teller(ABC):
    """A phase that lets people conclude something; ``Rules.tells`` asks them all."""

    @abstractmethod
    def tells(self, so_far: Tells) -> Tells:
        """The conclusions from the phases so far, this one included."""


class BareBidder(ABC):
    """A phase with bids that name no contract; ``Rules.bids`` asks them all."""

    bare_bids: ClassVar[tuple[str, ...]]
    """The keys of these bids."""


class Sharing(NamedTuple):
    """The cards as a deck falls: hands by player (as dealt) and talon, top card first."""

    hands: tuple[Cards, ...]
    talon: tuple[Cards, ...]
    exposed: tuple[Cards, ...] = ()
    """By player: the cards turned up before anybody looks at their own (LOM-DEAL-3)."""


Share: TypeAlias = Callable[[tuple[Cards, ...], int], Sharing]
"""A way of dealing a deck, given the dealer."""


class Threshold(NamedTuple):
    """Card points of the declaring side that decide a game alone: how many more they are is idle.

    Whoever settles many deals at once need not tell the others apart.
    """

    thirds: int
    """The fewest with which it wins, where a card is three times its value, less two."""
    untaken: Callable[["Deal"], Cards | None]
    """The cards left in the talon that the declaring side has in the end; the others get the rest.
    None: that hangs on the play."""


AUCTION = "auction"
"""The name of all phases that settle which contract is played."""

CUT = "cut"
"""The way of dealing after a cut: the usual one of the game."""


class Knock(NamedTuple):
    """The possible cuts, and ways of dealing after a knock (SLO-DEAL-5, ROM-DEAL-3 to 7)."""

    least: int
    """The fewest cards that a cut leaves in each part."""
    methods: Mapping[str, Share]
    """The ways of dealing; with piles, as if each player took the one made for them."""


def no_voids(sharing: Sharing, order: tuple[int, ...]) -> tuple[int, ...]:
    """No hand makes a deal void."""
    del sharing, order
    return ()


class Tally:
    """The state a match keeps between deals beside the scores, and its settlement.

    This one keeps nothing (POL-MATCH-2); a game that does has a tally of its own.
    """

    def first(self, players: int) -> Carry:
        """The carry of the first deal of a match."""
        del players
        return Carry()

    def misfit(self, carry: Carry) -> str:
        """The name of a field with a value that no deal here leaves; empty: all are possible."""
        del carry
        return ""

    def carry_on(
        self, deal: "Deal", settled: Settlement, before: tuple[int, ...], after: tuple[int, ...]
    ) -> Carry:
        """The carry after a deal, given the match's scores before and after it."""
        del settled, before, after
        return deal.carry

    def repeats(self, carry: Carry) -> Carry:
        """The carry after a deal that the same dealer deals again."""
        return carry

    def goes_on(self, carry: Carry) -> bool:
        """Whether a match goes on after its last deal (ROM-OPT-19)."""
        del carry
        return False

    def close(self, scores: tuple[int, ...], carry: Carry, dealer: int) -> Closing:
        """The end of a match, given who would deal next."""
        del carry, dealer
        return Closing(scores)

    def break_off(self, scores: tuple[int, ...], carry: Carry, dealer: int) -> Closing:
        """The end of a match stopped before its agreed end, given the next dealer."""
        return self.close(scores, carry, dealer)

    def marks(self, carry: Carry) -> tuple[int, ...]:
        """By player: the open marks on the score sheet; empty: this table keeps none."""
        del carry
        return ()

    def doubled(self, carry: Carry) -> tuple[int, ...]:
        """The players whose contract counts double (SLO-RAD-2)."""
        del carry
        return ()

    def notes(self, deal: "Deal") -> tuple[Note, ...]:
        """The public notes while the deal is played."""
        del deal
        return ()


@dataclass(frozen=True, eq=False)
class Rules:
    """A variant with its options settled: all that the machine asks while a deal is played."""

    variant: str
    players: int
    options: Mapping[str, str]
    pack: Pack
    phases: tuple[Phase, ...]
    contracts: Mapping[str, Contract]
    bonuses: Mapping[str, Bonus]
    cycle: Callable[[int], tuple[int, ...]]
    """The active players in order of play from forehand, given the dealer."""
    share: Share
    settle: Callable[["Deal"], Settlement]
    cites: Mapping[str, str]
    """The numbers of this game's rules, by the topics on which phases refuse a move."""
    count: Counting = IN_THREES
    """The way card points of a pile are counted and written."""
    voids: Callable[[Sharing, tuple[int, ...]], tuple[int, ...]] = no_voids
    """The players whose hands make the deal void (SLO-DEAL-6)."""
    tally: Tally = field(default_factory=Tally)
    """The rules of what a match keeps from deal to deal."""
    length: int | None = None
    """Deals of a match; None: something else ends it."""
    goal: int | None = None
    """The score at which a match ends (SLO-OPT-36); None: no such end."""
    counts: Callable[["Deal"], bool] = lambda deal: True
    """Whether a deal counts as one of the match's deals."""
    repeats: tuple[str, ...] = ()
    """The endings (``Deal.ended``) after which the same dealer deals again."""
    first_dealer: int | None = None
    """The first dealer; None: drawn by lot (LOM-TABLE-2)."""
    opening: str | None = None
    """The contract of every deal, where there is no auction."""
    knock: Knock | None = None
    """Ways of dealing after a knock; None: the engine cuts by itself."""
    secret: tuple[str, ...] = ()
    """Phases in which only the player asked may know that they are (ROM-DEAL-9)."""
    free_order: tuple[str, ...] = ()
    """Phases in which all active players may speak, whoever is on turn (SLO-OPT-34)."""
    own_bonuses: Mapping[str, Mapping[str, Bonus]] = field(default_factory=dict)
    """By contract key: the bonuses of a contract that counts them in its own way."""
    terms: Mapping[str, str] = field(default_factory=dict)
    """Words of this game that people may ask about, each with the number of its rule."""
    zero_sum: bool = False
    """Winnings are paid by the others: the scores of every deal add up to 0."""
    teams: tuple[int, ...] = ()
    """By player: the number of their team, where partners are fixed."""
    goals: tuple[str, str] = ("", "")
    """The fewest card points with which the declaring side wins, and with which the others do, as
    people write them; with fixed teams the points from which on each one counts. Empty: untold."""
    threshold: Threshold | None = None
    """The card points that decide a deal, where no others count; None: each may count."""
    pagat: Cards = NONE
    mond: Cards = NONE
    fool: Cards = NONE
    kings: Cards = NONE
    called_out: Cards = NONE
    """Cards that may be played with a call (STR-BON-6)."""

    def bonuses_in(self, contract: Contract | None) -> Mapping[str, Bonus]:
        """The bonuses as they count in a contract; None: it is not known yet."""
        return self.own_bonuses.get(contract.key if contract else "", self.bonuses)

    def __post_init__(self) -> None:
        """Raises ValueError, with what to do, where the parts of a game do not fit together."""
        if self.opening is not None and self.opening not in self.contracts:
            raise ValueError(f"{self.variant}: opening {self.opening!r} is none of its contracts")
        for fault in (*self._misplaced(), *self._misdealt()):
            raise ValueError(f"{self.variant}: {fault}")
        for part, topic in self.citations():
            if topic not in self.cites:
                raise ValueError(
                    f"{self.variant}: {part} cites a rule on {topic!r}; name its number in cites"
                )

    def _misplaced(self) -> Iterator[str]:
        """The phases that come too early, or miss the auction before them."""
        names = [phase.name for phase in self.phases]
        for place, phase in enumerate(self.phases):
            for name in phase.after:
                if name in names[place + 1 :] and name not in names[:place]:
                    yield f"the phase {phase.name!r} comes too early; put it behind {name!r}"
            if AUCTION in phase.after and AUCTION not in names and self.opening is None:
                yield (
                    f"nothing tells the phase {phase.name!r} which contract is played; "
                    "put an auction before it, or name the contract of every deal as opening"
                )

    def _misdealt(self) -> Iterator[str]:
        """The ways of dealing that do not give out the whole pack."""
        deck = tuple(self.pack[code] for code in self.pack.codes)
        for share in (self.share, *(self.knock.methods.values() if self.knock else ())):
            hands, talon, _ = share(deck, 0)
            dealt = sum(map(int.bit_count, hands)) + len(talon)
            if dealt != len(deck) or union((*hands, *talon)) != self.pack.whole:
                yield (
                    f"{dealt} cards are dealt of a pack of {len(deck)}; let hands and talon "
                    "come to the whole pack, in the packets of share"
                )

    @cached_property
    def tells(self) -> Tells:
        """The possible conclusions about hidden cards, from all phases together."""
        tells = Tells()
        for phase in self.phases:
            if isinstance(phase, Teller):
                tells = phase.tells(tells)
        return tells

    @cached_property
    def bids(self) -> tuple[str, ...]:
        """The keys of all bids: the contracts, then those that name none (ROM-BID-4)."""
        bidders = (phase for phase in self.phases if isinstance(phase, BareBidder))
        return (*self.contracts, *(key for phase in bidders for key in phase.bare_bids))

    def citations(self) -> Iterator[tuple[str, str]]:
        """All parts that refuse moves, each with the topic of its refusal."""
        yield from (("the machine", topic) for topic in ("over", "turn"))
        for phase in self.phases:
            yield from ((f"the phase {phase.name!r}", topic) for topic in phase.cites)
        for row in self.bonuses.values():
            if row.needs != "nothing":  # then its card is held back in the play
                yield f"the bonus {row.key!r}", "hold_back"
