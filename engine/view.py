"""What a person may see of a deal: a whitelist, written down field by field.

``observe`` is the one door. Renderers and house players get Views and never a Deal.
"""

from dataclasses import dataclass, field

from engine.actions import Offers
from engine.cards import NONE, Cards
from engine.deal import GAME, Deal, Item
from engine.machine import offers
from engine.phases.play import gifts_shown, opened_hand
from engine.rules import Carry, Contract, Rules, Settlement, Trick
from engine.sides import Side, known_side


@dataclass(frozen=True)
class View:
    """A deal as ``viewer`` sees it (None: a bystander). Tuples by player unless it says else."""

    rules: Rules = field(repr=False)
    viewer: int | None
    carry: Carry
    dealer: int
    order: tuple[int, ...]
    """The active players from forehand."""
    phase: str
    """The name of the phase; empty when the deal is over."""
    turn: int | None
    """Whom the table waits for."""
    void: tuple[int, ...]
    """Players whose hands made the deal void."""
    hand: Cards
    """The viewer's own cards; none for a bystander."""
    hand_sizes: tuple[int, ...]
    open_hands: tuple[Cards, ...]
    """Hands that lie open for everybody; else none."""
    offers: Offers
    """What the viewer may do now."""
    bids: tuple[tuple[int, str | None], ...]
    """The auction so far: player and contract key; None: passed."""
    high: tuple[str, int] | None
    """The highest bid so far and its player."""
    contract: Contract | None
    """What is played, once the auction is over."""
    declarer: int | None
    called: Cards
    """The called king; none before the call and in contracts without."""
    sides: tuple[Side | None, ...]
    """The side of each player as far as the viewer knows it."""
    sets: tuple[Cards, ...]
    """The talon sets, face up; none where the talon is not shown."""
    chosen: int
    """The number of the set taken, from 1; 0: none yet."""
    laid: Cards
    """The discards the viewer knows: all of them if they are his own, else the trumps."""
    laid_size: int
    converted: bool
    items: tuple[Item, ...]
    """The game and the announcements with their ladders."""
    said: tuple[tuple[int, str], ...]
    """Statements in order: player and code."""
    leader: int | None
    """Who leads, or led, the trick on the table."""
    trick: tuple[Cards, ...]
    tricks: tuple[Trick, ...]
    won: tuple[int, ...]
    """Tricks won."""
    gifts: tuple[Cards, ...]
    """Talon cards given away in klop so far, one a trick."""
    held: Cards
    """The cards the viewer has promised for the last trick."""
    settlement: Settlement | None
    """The score, once the deal is over."""

    @property
    def game_level(self) -> int:
        """The ladder level of the game."""
        return next((item.level for item in self.items if item.key == GAME), 0)

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.turn is None


def observe(deal: Deal, who: int | None) -> View:
    """The deal as a player sees it, or as everybody does (None)."""
    rules, exchange, playing = deal.rules, deal.exchange, deal.playing
    bidding, speaking = deal.bidding, deal.speaking
    seats = range(rules.players)
    mine = who is not None and who == bidding.declarer
    laid = exchange.laid if exchange else NONE
    opened = opened_hand(deal)
    return View(
        rules=rules,
        viewer=who,
        carry=deal.carry,
        dealer=deal.dealer,
        order=deal.order,
        phase="" if deal.over else rules.phases[deal.phase].name,
        turn=deal.turn,
        void=deal.void,
        hand=NONE if who is None else deal.hands[who],
        hand_sizes=tuple(hand.bit_count() for hand in deal.hands),
        open_hands=tuple(deal.hands[seat] if seat == opened else NONE for seat in seats),
        offers=() if who is None else offers(deal, who),
        bids=bidding.said,
        high=None
        if bidding.high is None or bidding.high_seat is None
        else (bidding.high, bidding.high_seat),
        contract=deal.contract,
        declarer=bidding.declarer,
        called=deal.calling.card if deal.calling else NONE,
        sides=tuple(known_side(deal, who, seat) for seat in seats),
        sets=exchange.sets if exchange else (),
        chosen=exchange.chosen if exchange else 0,
        laid=laid if mine else laid & rules.pack.trumps,
        laid_size=laid.bit_count(),
        converted=exchange is not None and exchange.converted,
        items=speaking.items if speaking else (),
        said=speaking.said if speaking else (),
        leader=playing.leader if playing else None,
        trick=playing.trick if playing else (),
        tricks=playing.tricks if playing else (),
        won=tuple(playing.won(seat) if playing else 0 for seat in seats),
        gifts=gifts_shown(deal),
        held=NONE if who is None or playing is None else playing.held[who],
        settlement=rules.settle(deal) if deal.over else None,
    )
