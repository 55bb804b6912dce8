"""What a person may see of a deal: a whitelist, written down field by field.

``observe`` is the one door. Renderers and house players get Views and never a Deal.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from engine.actions import Offers
from engine.cards import NONE, Cards
from engine.deal import GAME, Called, Deal, FoolPlayed, Item, Proposals
from engine.machine import offers
from engine.phases.looks import level, looks_shown
from engine.phases.play import gifts_shown, opened_hand
from engine.phases.stages import sets_shown
from engine.rules import Carry, Contract, Rules, Settlement, Trick
from engine.sides import Side, known_side


class StrawSeen(NamedTuple):
    """The straw men as everybody sees them, by player (STR-SEE-1)."""

    tops: tuple[tuple[Cards, ...], ...]
    """The card face up on each pile; none where there is none."""
    hidden: tuple[tuple[int, ...], ...]
    """The number of cards that lie face down in each pile."""
    known: tuple[Cards, ...]
    """Cards that both saw go from a pile to the hand, and that are still there."""
    calls: tuple[Called, ...]
    """What was called out with cards, in order."""

    def open_to(self, seat: int) -> Cards:
        """The tops of a player's piles."""
        return sum(self.tops[seat])


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
    """The talon sets as far as the viewer sees them; none where the talon is not shown."""
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
    ended: str
    """Why the deal has ended before its time; empty: it has not."""
    settlement: Settlement | None
    """The score, once the deal is over."""
    exposed: tuple[Cards, ...]
    """Cards that were turned up before the play, by player; empty where none are."""
    proposals: Proposals | None
    """What was said about throwing the deal in by agreement."""
    fool: FoolPlayed | None
    """Who played the Fool, who won it, and the card given for it; None before."""
    straw: StrawSeen | None
    """The straw men, in the game that has them."""

    pool: int | None = None
    """Chips in the pool, the stakes of this deal included; None: there is no pool (ROM-POOL)."""
    level: int = 1
    """How deep the declarer went into the talon, where that counts (ROM-TAL-2)."""

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
    laid = exchange.laid if exchange else NONE
    opened = opened_hand(deal)
    asked = _asked(deal, who)
    return View(
        rules=rules,
        viewer=who,
        carry=deal.carry,
        dealer=deal.dealer,
        order=deal.order,
        phase=asked[0],
        turn=asked[1],
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
        sets=_sets_seen(deal, who),
        chosen=exchange.chosen if exchange else 0,
        laid=_laid_known(deal, who),
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
        ended=deal.ended,
        settlement=rules.settle(deal) if deal.over else None,
        pool=None if rules.pool is None else rules.pool(deal),
        level=level(deal),
        straw=_straw_seen(deal),
        exposed=deal.exposed,
        proposals=deal.proposals,
        fool=deal.fool,
    )


def _straw_seen(deal: Deal) -> StrawSeen | None:
    """What both players see of the straw men, and so does everybody (STR-SEE-1)."""
    straw = deal.straw
    if straw is None:
        return None
    return StrawSeen(
        tops=straw.tops,
        hidden=tuple(tuple(map(len, piles)) for piles in straw.hidden),
        known=tuple(shown & hand for shown, hand in zip(straw.turned, deal.hands, strict=True)),
        calls=straw.calls,
    )


def _asked(deal: Deal, who: int | None) -> tuple[str, int | None]:
    """The phase and the seat on turn. Who is asked secretly knows it alone (ROM-DEAL-9): to the
    others the next phase has begun."""
    phases, at = deal.rules.phases, deal.phase
    if deal.turn is None:
        return "", None
    if phases[at].name in deal.rules.secret and who != deal.turn:
        return phases[at + 1].name, deal.open_turn
    return phases[at].name, deal.turn


def _sets_seen(deal: Deal, who: int | None) -> tuple[Cards, ...]:
    """The talon sets, nothing for one that the viewer has not seen."""
    exchange = deal.exchange
    looks = exchange is not None and bool(exchange.stages)
    return looks_shown(deal, who) if looks else sets_shown(deal, who)


def _laid_known(deal: Deal, who: int | None) -> Cards:
    """The discards that the viewer knows: his own, else the trumps, if these are seen."""
    exchange = deal.exchange
    if exchange is None:
        return NONE
    hidden_by = exchange.hidden_by
    if who is not None and who == (deal.bidding.declarer if hidden_by is None else hidden_by):
        return exchange.laid
    return exchange.laid & deal.rules.pack.trumps if hidden_by is None else NONE
