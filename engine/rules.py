"""What a deal is asked while it is played: a variant with its options spent."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from engine.actions import Action, Offers
from engine.cards import NONE, Cards
from engine.contracts import Bonus, Contract
from engine.pack import Pack
from engine.refusals import Refused
from engine.scores import Carry, Settlement

if TYPE_CHECKING:
    from engine.deal import Deal


class Phase(Protocol):
    """One stage of a deal. ``turn`` None after enter or apply means: this phase is over."""

    @property
    def name(self) -> str:
        """The name of the phase in records and views."""
        ...

    @property
    def cites(self) -> tuple[str, ...]:
        """The topics on which it refuses: ``Rules.cites`` has the number of a rule for each."""
        ...

    def enter(self, deal: "Deal") -> "Deal":
        """The deal as the phase begins, with the first player on turn, or none to skip it."""
        ...

    def offers(self, deal: "Deal", player: int) -> Offers:
        """What the player on turn may do."""
        ...

    def apply(self, deal: "Deal", player: int, action: Action) -> "Deal":
        """The deal after an offered action."""
        ...

    def refuse(self, deal: "Deal", player: int, action: Action) -> Refused:
        """Why an action that is not offered is not."""
        ...


class Sharing(NamedTuple):
    """How a deck falls: the hands by player (as dealt) and the talon, top card first."""

    hands: tuple[Cards, ...]
    talon: tuple[Cards, ...]
    exposed: tuple[Cards, ...] = ()
    """By player the cards that are turned up before anybody looks at their own (LOM-DEAL-3)."""


Share: TypeAlias = Callable[[tuple[Cards, ...], int], Sharing]
"""How a deck falls, given the dealer."""

CUT = "cut"
"""The way of dealing after a cut: the usual one of the game."""


class Knock(NamedTuple):
    """How the pack may be cut, and dealt after a knock (SLO-DEAL-5, ROM-DEAL-3 to 7)."""

    least: int
    """Cards in each part of a cut, at least."""
    methods: Mapping[str, Share]
    """The ways of dealing; of piles, as if each player took the one that was made for them."""


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
    """By player the number of their team, where partners are fixed."""
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

    def __post_init__(self) -> None:
        """Raises ValueError if somebody would refuse a move and have no rule to cite."""
        for who, topic in self.citations():
            if topic not in self.cites:
                raise ValueError(
                    f"{self.variant}: {who} cites a rule on {topic!r}; name its number in cites"
                )

    def citations(self) -> Iterator[tuple[str, str]]:
        """Who refuses moves, and on which topics."""
        yield from (("the machine", topic) for topic in ("over", "turn"))
        for phase in self.phases:
            yield from ((f"the phase {phase.name!r}", topic) for topic in phase.cites)
        for row in self.bonuses.values():
            if row.needs != "nothing":  # then its card is held back in the play
                yield f"the bonus {row.key!r}", "hold_back"
