"""The shape of a variant: its contracts and bonuses as rows, its phases, its ways to score."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, TypeAlias

from engine.actions import Action, Offers
from engine.cards import NONE, Cards
from engine.pack import Pack
from engine.refusals import Refused

if TYPE_CHECKING:
    from engine.deal import Deal


class Trick(NamedTuple):
    """A complete trick: who led, the cards in order of play, whose it is, the card that won."""

    leader: int
    cards: tuple[Cards, ...]
    winner: int
    winning: Cards


class Phase(Protocol):
    """One stage of a deal. ``turn`` None after enter or apply means: this phase is over."""

    @property
    def name(self) -> str:
        """The name of the phase in records and views."""
        ...

    def enter(self, deal: "Deal") -> "Deal":
        """The deal as the phase begins, with the first seat on turn, or none to skip it."""
        ...

    def offers(self, deal: "Deal", seat: int) -> Offers:
        """What the seat on turn may do."""
        ...

    def apply(self, deal: "Deal", seat: int, action: Action) -> "Deal":
        """The deal after an offered action."""
        ...

    def refuse(self, deal: "Deal", seat: int, action: Action) -> Refused:
        """Why an action that is not offered is not."""
        ...


class Obligation(Protocol):
    """Narrows the cards that may be played; yields rather than leave nothing."""

    def narrow(self, legal: Cards, trick: tuple[Cards, ...]) -> Cards:
        """Those of the legal cards that this obligation leaves."""
        ...

    def refuse(self, pack: Pack, legal: Cards, card: Cards, trick: tuple[Cards, ...]) -> Refused:
        """Why the card, which narrow took away from the legal ones, may not be played."""
        ...


Winner: TypeAlias = Callable[[tuple[Cards, ...]], Cards]
"""The winning card of a trick, complete or not, given its cards in order of play."""

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
    """Cards in a talon set; 0: nobody looks at the talon."""
    calls_king: bool = False
    converts_to: str | None = None
    lead: Lead = "declarer"
    bonuses: bool = False
    kontra: bool = True
    gifts: bool = False
    """The talon goes card by card to the winners of the first tricks."""
    stops_early: bool = False
    """The deal ends when the aim has become impossible."""
    opens_hand: bool = False
    """The declarer's hand lies open after the first trick."""
    tricks_open: bool = False
    """All cards that were played stay open on the table (SLO-PLAY-14)."""
    radlo_for_all: bool = False
    mond_penalty: bool = False
    index: int = 0
    """The place of the bid among those of its kind, from 1, where bids have one (ROM-BID-1)."""


@dataclass(frozen=True)
class Bonus:
    """A row of the bonus table (SLO-ANN-4): what it is worth, and who may announce it."""

    key: str
    silent: int
    announced: int
    silent_loss: int = 0
    needs: Literal["nothing", "called_king", "pagat"] = "nothing"
    cancels: bool = False
    """Announcing it cancels everything else that was said (SLO-ANN-6)."""
    by: Literal["anybody", "declarer", "holder", "defence", "counted"] = "anybody"
    """Who may announce it (ROM-ANN-3): ``holder`` of the called king, ``counted`` by his trumps."""
    obliges: bool = False
    """Who announces it, or says contra to it, must declare his trumps (ROM-ANN-8)."""


class Line(NamedTuple):
    """One line of a score: ``points`` game points to each of ``seats``, with their grounds."""

    key: str
    points: int
    seats: tuple[int, ...]
    facts: Mapping[str, int | str]


class Settlement(NamedTuple):
    """What a deal was worth: ``scores`` by player is the share-out of the lines.

    ``made`` says whether the declarer made the contract; None: there was no declarer.
    """

    lines: tuple[Line, ...]
    scores: tuple[int, ...]
    made: bool | None
    radlo_for_all: bool = False
    """Every player of the match gets an open radlo (SLO-RAD-1)."""
    strikes: bool = False
    """One open radlo of the declarer is struck (SLO-RAD-3)."""


class Carry(NamedTuple):
    """What earlier deals leave behind for the next one."""

    radli: tuple[int, ...]
    """Open radli by player (SLO-RAD)."""
    compulsory: bool = False
    """The next deal is a compulsory klop deal (SLO-BID-9)."""
    pool: int | None = None
    """Chips in the pool (ROM-POOL); None: before the first deal of a match, or there is none."""
    radler: int = 0
    """Radler deals still to come (ROM-POOL)."""


class Sharing(NamedTuple):
    """How a deck falls: the hands by player (as dealt) and the talon, top card first."""

    hands: tuple[Cards, ...]
    talon: tuple[Cards, ...]
    exposed: tuple[Cards, ...] = ()
    """By player the cards that are turned up before anybody looks at his own (LOM-DEAL-3)."""


@dataclass(frozen=True, eq=False)
class Rules:
    """A variant with its options spent: everything the machine asks while a deal is played."""

    variant: str
    players: int
    options: Mapping[str, str]
    pack: Pack
    phases: tuple[Phase, ...]
    contracts: Mapping[str, Contract]
    bonuses: Mapping[str, Bonus]
    cycle: Callable[[int], tuple[int, ...]]
    """The active players in order of play from forehand, given the dealer."""
    share: Callable[[tuple[Cards, ...], int], Sharing]
    voids: Callable[[Sharing, tuple[int, ...]], tuple[int, ...]]
    """The players whose hands make the deal void (SLO-DEAL-6)."""
    settle: Callable[["Deal"], Settlement]
    cites: Mapping[str, str]
    """The numbers of this game's rules, by the topics on which phases refuse a move."""
    carry_on: Callable[["Deal", Settlement, tuple[int, ...], tuple[int, ...]], Carry]
    """What a deal leaves behind, given the match's scores before and after it."""
    void_compels: bool = True
    """Whether a repeated deal is followed by a compulsory one (SLO-BID-9)."""
    carries: tuple[str, ...] = ()
    """The fields of Carry that this game uses."""
    length: int | None = None
    """Deals of a match, if the table does not say; None: until a Škis round ends it."""
    lengths: tuple[int, ...] = ()
    """The numbers of deals that a match may have; none: any (STR-MATCH-1)."""
    counts: Callable[["Deal"], bool] = lambda deal: True
    """Whether a deal counts as one of the match's deals."""
    repeats: tuple[str, ...] = ()
    """Why a deal may have ended (``Deal.ended``) so that the same dealer deals again."""
    opening: str | None = None
    """The contract of every deal, where there is no auction."""
    secret: tuple[str, ...] = ()
    """Phases of which the others may not know whom they ask (ROM-DEAL-9)."""
    teams: tuple[int, ...] = ()
    """By player the number of his team, where partners are fixed."""
    pool: Callable[["Deal"], int] | None = None
    """Chips in the pool while a deal is played, in games that have one (ROM-POOL)."""
    splits_pool: bool = False
    """Whether the chips left in the pool are shared at the end of a match (ROM-END-3)."""
    radlo_value: int = 0
    """Game points taken off for each open radlo at the end of a match (SLO-END-4); 0: no radli."""
    mond_value: int = 0
    """Game points that the loss of the mond costs (SLO-SCO-12); 0: nothing."""
    pagat: Cards = NONE
    mond: Cards = NONE
    fool: Cards = NONE
    kings: Cards = NONE


class Option(NamedTuple):
    """A table option: its key, its values (the default first) and the rule that grants it."""

    key: str
    values: tuple[str, ...]
    rule: str


class BadOption(ValueError):
    """An option, a value or a number of players that the variant does not have."""


@dataclass(frozen=True)
class Variant:
    """A family of games: for how many people, with which options, and how its rules are built."""

    key: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    construct: Callable[[int, Mapping[str, str]], Rules] = field(repr=False)

    def build(self, players: int, options: Mapping[str, str] | None = None) -> Rules:
        """The rules for a table. Raises BadOption."""
        if players not in self.players:
            raise BadOption(f"{self.key} is not played by {players}")
        chosen = {option.key: option.values[0] for option in self.options}
        allowed = {option.key: option.values for option in self.options}
        for key, value in (options or {}).items():
            if value not in allowed.get(key, ()):
                raise BadOption(f"{self.key} has no option {key} {value}")
            chosen[key] = value
        return self.construct(players, chosen)
