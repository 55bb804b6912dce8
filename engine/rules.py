"""The shape of a variant: its contracts and bonuses as rows, its phases, its ways to score."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, TypeAlias

from engine.actions import Action, Offers
from engine.cards import NONE, Cards
from engine.order import seated
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

    def player_of(self, card: Cards, order: tuple[int, ...]) -> int:
        """Who played one of its cards, given the order of play."""
        return seated(order, self.leader, self.cards.index(card))


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
    flat: bool = False
    """There is no difference to add to its value, even with bonuses (SLO-OPT-20)."""
    kontra: bool = True
    gifts: bool = False
    """The talon goes card by card to the winners of the first tricks."""
    gift_ahead: bool = False
    """The gift of a trick is turned up before the trick is led (SLO-OPT-23)."""
    stops_early: bool = False
    """The deal ends when the aim has become impossible."""
    opens_hand: bool = False
    """The declarer's hand lies open after the first trick."""
    tricks_open: bool = False
    """All cards that were played stay open on the table (SLO-PLAY-14)."""
    radlo_for_all: bool = False
    mond_penalty: bool = False
    only_over: str | None = None
    """The contract that must be the highest bid so far, where there is one (POL-BID-4)."""
    may_throw_in: bool = False
    """The declarer may throw the deal in before he calls (POL-ONE-1)."""
    index: int = 0
    """The place of the bid among those of its kind, from 1, where bids have one (ROM-BID-1)."""

    @property
    def adds_difference(self) -> bool:
        """Whether the card points beyond half are added to the value (SLO-SCO-4)."""
        return self.bonuses and not self.flat


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
    leads: bool = False
    """Who announces it leads to the first trick (SLO-OPT-18)."""
    lies_open: bool = False
    """Once announced, the card it needs lies face up before its holder (SLO-OPT-19)."""


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
    strikes: tuple[int, ...] = ()
    """The players of whom one open radlo is struck (SLO-RAD-3, SLO-OPT-22)."""


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


Share: TypeAlias = Callable[[tuple[Cards, ...], int], Sharing]
"""How a deck falls, given the dealer."""


CUT = "cut"
"""The way of dealing after a cut: the usual one of the game."""


class Knock(NamedTuple):
    """How the pack may be cut, and dealt after a knock (SLO-DEAL-5, ROM-DEAL-3 to 7)."""

    least: int
    """Cards in each part of a cut, at least."""
    methods: Mapping[str, Share]
    """The ways of dealing; of piles, as if each player took the one that was made for him."""


def no_voids(sharing: Sharing, order: tuple[int, ...]) -> tuple[int, ...]:
    """No hand makes a deal void."""
    del sharing, order
    return ()


def nothing_left(
    deal: "Deal", settlement: Settlement, before: tuple[int, ...], after: tuple[int, ...]
) -> Carry:
    """A deal leaves nothing behind but its score (POL-MATCH-2)."""
    del settlement, before, after
    return deal.carry


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
    share: Share
    settle: Callable[["Deal"], Settlement]
    cites: Mapping[str, str]
    """The numbers of this game's rules, by the topics on which phases refuse a move."""
    voids: Callable[[Sharing, tuple[int, ...]], tuple[int, ...]] = no_voids
    """The players whose hands make the deal void (SLO-DEAL-6)."""
    carry_on: Callable[["Deal", Settlement, tuple[int, ...], tuple[int, ...]], Carry] = nothing_left
    """What a deal leaves behind, given the match's scores before and after it."""
    void_compels: bool = True
    """Whether a repeated deal is followed by a compulsory one (SLO-BID-9)."""
    carries: tuple[str, ...] = ()
    """The fields of Carry that this game uses."""
    length: int | None = None
    """Deals of a match; None: something else ends it."""
    goal: int | None = None
    """The score that ends a match when somebody reaches it (SLO-OPT-36); None: there is none."""
    counts: Callable[["Deal"], bool] = lambda deal: True
    """Whether a deal counts as one of the match's deals."""
    repeats: tuple[str, ...] = ()
    """Why a deal may have ended (``Deal.ended``) so that the same dealer deals again."""
    first_dealer: int | None = None
    """Who deals first; None: the lot decides (LOM-TABLE-2)."""
    goes_on: Callable[[Carry], bool] = lambda carry: False
    """Whether a match that has had its deals goes on, given what they left behind (ROM-OPT-19)."""
    opening: str | None = None
    """The contract of every deal, where there is no auction."""
    knock: Knock | None = None
    """Ways of dealing after a knock; None: the engine cuts by itself."""
    secret: tuple[str, ...] = ()
    """Phases of which the others may not know whom they ask (ROM-DEAL-9)."""
    free_order: tuple[str, ...] = ()
    """Phases in which all active players may speak, whoever is on turn (SLO-OPT-34)."""
    teams: tuple[int, ...] = ()
    """By player the number of his team, where partners are fixed."""
    pool: Callable[["Deal"], int] | None = None
    """Chips in the pool while a deal is played, in games that have one (ROM-POOL)."""
    splits_pool: bool = False
    """Whether the chips left in the pool are shared at the end of a match (ROM-END-3)."""
    keeps_radli: bool = False
    """Whether open radli are kept, and double (SLO-RAD)."""
    radlo_value: int = 0
    """Game points taken off for each open radlo at the end of a match (SLO-END-4)."""
    mond_value: int = 0
    """Game points that the loss of the mond costs (SLO-SCO-12); 0: nothing."""
    pagat: Cards = NONE
    mond: Cards = NONE
    fool: Cards = NONE
    kings: Cards = NONE


def nothing_more(value: str) -> bool:
    """Further values of an option that has none."""
    del value
    return False


def number_within(least: int, most: int) -> Callable[[str], bool]:
    """Further values of an option: whole numbers, written plainly.

    >>> between = number_within(1, 100)
    >>> between("20"), between("020"), between("-1"), between("101")
    (True, False, False, False)
    """
    return lambda value: (
        value.isdecimal()
        and len(value) <= len(str(most))
        and value == str(int(value))
        and least <= int(value) <= most
    )


PARTS = re.compile(r"[^\s,+]+")


class Option(NamedTuple):
    """A table option: its key, its values (the default first) and the rule that grants it."""

    key: str
    values: tuple[str, ...]
    """The values that a lobby offers."""
    rule: str
    more: Callable[[str], bool] = nothing_more
    """Whether a value that is not offered is one all the same: in a record, by a command."""
    group: str = ""
    """What it is about, as a key: options of a group are shown together."""
    players: tuple[int, ...] = ()
    """With how many players it means something; empty: with any number."""
    joined: str = ""
    """What joins the parts of a value that is a list: ``,`` in this order, ``+`` in any order."""

    def spelled(self, value: str) -> str:
        """A list as the option spells it, whatever its writer put between the parts."""
        if not self.joined:
            return value
        parts = PARTS.findall(value)
        alike = (known for known in self.values if sorted(known.split("+")) == sorted(parts))
        return next(alike, self.joined.join(parts)) if self.joined == "+" else ",".join(parts)

    def admits(self, value: str) -> bool:
        """Whether a table may have this value."""
        return value in self.values or self.more(value)


def about(group: str, *options: Option, players: tuple[int, ...] = ()) -> tuple[Option, ...]:
    """Options that are shown together."""
    return tuple(
        option._replace(group=group, players=option.players or players) for option in options
    )


class BadOption(ValueError):
    """An option, a value or a number of players that the variant does not have.

    ``item`` is what a record's line would say it with: ``variant``, ``players``, ``option <key>``;
    empty where options only contradict one another.
    """

    def __init__(self, message: str, item: str = "") -> None:
        super().__init__(message)
        self.item = item


@dataclass(frozen=True)
class Variant:
    """A family of games: for how many people, with which options, and how its rules are built."""

    key: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    construct: Callable[[int, Mapping[str, str]], Rules] = field(repr=False)
    idle: tuple[Option, ...] = ()
    """Options of the document that change nothing here: read where given, never offered."""

    def build(self, players: int, options: Mapping[str, str] | None = None) -> Rules:
        """The rules for a table. Raises BadOption."""
        if players not in self.players:
            raise BadOption(f"{self.key} is not played by {players}", "players")
        chosen = {option.key: option.values[0] for option in self.options}
        known = {option.key: option for option in (*self.options, *self.idle)}
        for key, told in (options or {}).items():
            value = known[key].spelled(told) if key in known else told
            if key not in known or not known[key].admits(value):
                raise BadOption(f"{self.key} has no option {key} {told}", f"option {key}")
            if key in chosen:
                chosen[key] = value
        return self.construct(players, chosen)
