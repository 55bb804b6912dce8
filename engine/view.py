"""The visible part of a deal for a person: a whitelist, written down field by field.

``observe`` is the one door. Renderers and house players get Views and never a Deal.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.actions import Action, Bid, Offers
from engine.cards import NONE, Cards, union
from engine.contracts import Contract, Trick
from engine.deal import GAME, Called, Deal, FoolPlayed, Item, Proposals, Said
from engine.deal_facts import (
    cards_face_up,
    discards_seen,
    gift_ahead,
    gifts_shown,
    level,
    opened_hand,
    sets_shown,
)
from engine.fast_replace import quickly_replaced
from engine.legality import offers
from engine.rules import Rules
from engine.scores import Carry, Note, Settlement
from engine.sides import Side, known_sides


class CuttingSeen(NamedTuple):
    """The cutting and dealing of the pack (SLO-DEAL-5), as all see it."""

    lifted: int
    """The number of cards cut off; 0: none."""
    method: str
    """CUT, or the way of dealing after a knock; empty: not yet known."""
    takers: tuple[int | None, ...]
    """By pile: who has taken it; empty where there are no piles."""


class StrawSeen(NamedTuple):
    """The straw men as everybody sees them, by player (STR-SEE-1)."""

    tops: tuple[tuple[Cards, ...], ...]
    """The card face up on each pile; NONE on an empty pile."""
    hidden: tuple[tuple[int, ...], ...]
    """The number of cards that lie face down in each pile."""
    known: tuple[Cards, ...]
    """Cards still in hand that both saw come from a pile."""
    calls: tuple[Called, ...]
    """Words called out with cards, in order."""

    def open_to(self, player: int) -> Cards:
        """The tops of a player's piles."""
        return sum(self.tops[player])


@quickly_replaced
class View(NamedTuple):
    """A deal as ``viewer`` sees it (None: a bystander). Tuples go by player unless noted."""

    rules: Rules
    viewer: int | None
    carry: Carry
    dealer: int
    order: tuple[int, ...]
    """The active players from forehand."""
    phase: str
    """The name of the phase; empty when the deal is over."""
    turn: int | None
    """The player that the table waits for."""
    void: tuple[int, ...]
    """Players whose hands made the deal void."""
    hand: Cards
    """The viewer's own cards; none for a bystander."""
    hand_sizes: tuple[int, ...]
    open_hands: tuple[Cards, ...]
    """Hands that lie open for everybody; else none."""
    offers: Offers
    """The viewer's offers now."""
    bids: Said
    """The auction so far: who bid what, or passed."""
    high: tuple[str, int] | None
    """The highest bid so far and its player."""
    contract: Contract | None
    """The contract played, once the auction is over."""
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
    """The discards the viewer knows: all of their own, else the trumps."""
    laid_size: int
    converted: bool
    items: tuple[Item, ...]
    """The game and the announcements with their ladders."""
    said: Said
    """The statements beside the bids, passes included."""
    leader: int | None
    """The leader of the trick on the table, or of the one to come."""
    trick: tuple[Cards, ...]
    tricks: tuple[Trick, ...]
    won: tuple[int, ...]
    """Tricks won."""
    gifts: tuple[Cards, ...]
    """Talon cards given away in klop so far, one a trick."""
    gift_ahead: Cards
    """The talon card that lies open for the winner of this trick (SLO-OPT-23); none elsewhere."""
    held: Cards
    """The cards the viewer has promised for the last trick."""
    ended: str
    """Why the deal ended early; empty: it did not."""
    ended_by: int | None
    """The player who annulled it in their turn; None: it does not matter."""
    settlement: Settlement | None
    """The score, once the deal is over."""
    exposed: tuple[Cards, ...]
    """Cards that were turned up before the play, by player; empty where none are."""
    face_up: tuple[Cards, ...]
    """The cards of announced ultimos that lie open before their holders (SLO-OPT-19)."""
    proposals: Proposals | None
    """Proposals to throw the deal in by agreement, and the answers."""
    fool: FoolPlayed | None
    """The Fool's player, its winner, and the card given for it; None before it is played."""
    straw: StrawSeen | None
    """The straw men, in the game that has them."""
    cutting: CuttingSeen | None
    """The cut and way of dealing, at a table that knocks."""
    notes: tuple[Note, ...]
    """The game's own notes: of its pool, of radler deals (ROM-POOL)."""
    doubled: tuple[int, ...]
    """The players whose contract counts double (SLO-RAD-2)."""
    level: int
    """The declarer's depth in the talon, where that counts (ROM-TAL-2)."""

    def __str__(self) -> str:
        """A handful of lines for people at a prompt: codes and numbers as in docs/records.md."""
        return "\n".join(_lines(self))

    def __repr__(self) -> str:
        seen = zip(self._fields[1:], self[1:], strict=True)
        return f"View({', '.join(f'{name}={value!r}' for name, value in seen)})"

    @property
    def game_level(self) -> int:
        """The ladder level of the game."""
        return next((item.level for item in self.items if item.key == GAME), 0)

    @property
    def dealt(self) -> bool:
        """Whether the players hold their cards: the pack is cut, and piles are chosen."""
        return self.cutting is None or self.over or any(self.hand_sizes)

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.turn is None

    @property
    def played(self) -> Cards:
        """The cards of past tricks and of the trick on the table."""
        return union((*self.trick, *(card for trick in self.tricks for card in trick.cards)))

    @property
    def own_side(self) -> tuple[int, ...]:
        """The viewer, no bystander, and everybody they know to be on their side."""
        me, teams = self.viewer, self.rules.teams
        assert me is not None
        if teams:
            return tuple(player for player in self.order if teams[player] == teams[me])
        if self.declarer is None or self.sides[me] is None:
            return (me,)
        return tuple(player for player in self.order if self.sides[player] == self.sides[me])


class Views:
    """The views of one deal, each made when it is first asked for.

    Threads may share it: at worst a view is made twice, and both are equal.
    """

    __slots__ = ("_made", "deal")

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self._made: dict[int | None, View] = {}

    def __call__(self, viewer: int | None) -> View:
        """The deal as a player sees it, or as everybody does (None)."""
        view = self._made.get(viewer)
        if view is None:
            view = self._made[viewer] = observe(self.deal, viewer)
        return view


def observe(deal: Deal, viewer: int | None) -> View:
    """The deal as a player sees it, or as everybody does (None)."""
    rules, speaking, bidding = deal.rules, deal.speaking, deal.bidding
    exchange, playing = deal.exchange, deal.playing
    phase, turn = _phase_and_turn(deal, viewer)
    tricks = playing.tricks if playing else ()
    high, high_bidder = bidding.high, bidding.high_bidder
    return View(
        rules=rules,
        viewer=viewer,
        carry=deal.carry,
        dealer=deal.dealer,
        order=deal.order,
        phase=phase,
        turn=turn,
        void=deal.void,
        hand=NONE if viewer is None else deal.hands[viewer],
        hand_sizes=tuple(map(int.bit_count, deal.hands)),
        open_hands=_open_hands(deal),
        offers=() if viewer is None else offers(deal, viewer),
        bids=bidding.said,
        # When all have passed, what is played then was not bid.
        high=None if high is None or high_bidder is None else (high, high_bidder),
        contract=deal.contract,
        declarer=bidding.declarer,
        called=deal.calling.card if deal.calling else NONE,
        sides=known_sides(deal, viewer),
        sets=sets_shown(deal, viewer),
        chosen=exchange.chosen if exchange else 0,
        laid=discards_seen(deal, viewer),
        laid_size=exchange.laid.bit_count() if exchange else 0,
        converted=deal.converted,
        items=speaking.items if speaking else (),
        said=speaking.said if speaking else (),
        leader=playing.leader if playing else None,
        trick=playing.trick if playing else (),
        tricks=tricks,
        won=_won(rules.players, tricks),
        gifts=gifts_shown(deal),
        gift_ahead=gift_ahead(deal),
        held=NONE if viewer is None or playing is None else playing.held[viewer],
        ended=deal.ended,
        ended_by=deal.ended_by,
        settlement=rules.settle(deal) if deal.over else None,
        exposed=deal.exposed,
        face_up=_face_up(deal),
        proposals=deal.proposals,
        fool=deal.fool,
        straw=_straw_seen(deal),
        cutting=_cutting_seen(deal),
        notes=rules.tally.notes(deal),
        doubled=rules.tally.doubled(deal.carry),
        level=level(deal),
    )


def _open_hands(deal: Deal) -> tuple[Cards, ...]:
    """The hand that lies open, if there is one (SLO-PLAY-12)."""
    opened = opened_hand(deal)
    if opened is None:
        return (NONE,) * len(deal.hands)
    return tuple(hand if player == opened else NONE for player, hand in enumerate(deal.hands))


def _face_up(deal: Deal) -> tuple[Cards, ...]:
    """The cards lying open before their holders; none until a bonus is announced."""
    if deal.speaking is None or all(item.key == GAME for item in deal.speaking.items):
        return (NONE,) * len(deal.hands)
    return tuple(cards_face_up(deal, player) for player in range(len(deal.hands)))


def _won(players: int, tricks: tuple[Trick, ...]) -> tuple[int, ...]:
    """By player: the number of tricks won."""
    won = [0] * players
    for trick in tricks:
        won[trick.winner] += 1
    return tuple(won)


def _cutting_seen(deal: Deal) -> CuttingSeen | None:
    """The public view of the cutting: never the pack."""
    cutting = deal.cutting
    return cutting and CuttingSeen(cutting.lifted, cutting.method, cutting.takers)


def _straw_seen(deal: Deal) -> StrawSeen | None:
    """The straw men as both players, and so everybody, see them (STR-SEE-1)."""
    straw = deal.straw
    if straw is None:
        return None
    return StrawSeen(
        tops=straw.tops,
        hidden=tuple(tuple(map(len, piles)) for piles in straw.hidden),
        known=tuple(shown & hand for shown, hand in zip(straw.turned, deal.hands, strict=True)),
        calls=straw.calls,
    )


def _phase_and_turn(deal: Deal, viewer: int | None) -> tuple[str, int | None]:
    """The phase and the player on turn.

    Only the player asked knows of a secret phase (ROM-DEAL-9); for the others the next one has
    begun.
    """
    phases, index = deal.rules.phases, deal.phase
    if deal.turn is None:
        return "", None
    if phases[index].name in deal.rules.secret and viewer != deal.turn:
        return phases[index + 1].name, deal.open_turn
    return phases[index].name, deal.turn


# At a prompt ---------------------------------------------------------------------------------


def _lines(view: View) -> Iterator[str]:
    waits = "over" if view.over else f"{view.phase}, player {view.turn} to act"
    seen_by = "everybody" if view.viewer is None else f"player {view.viewer}"
    game = f"{view.rules.variant} {view.rules.players}, dealer {view.dealer}"
    yield f"{game}: {waits}; seen by {seen_by}"
    if view.contract is not None:
        yield _contract(view)
    elif view.bids:
        yield "bids: " + ", ".join(f"{player} {_bid(action)}" for player, action in view.bids)
    if view.leader is not None and not view.over:
        table = _cards(view, *view.trick) or "nothing yet"
        yield f"trick {len(view.tricks) + 1}, led by player {view.leader}: {table}"
    if view.tricks:
        yield "tricks won: " + " ".join(map(str, view.won))
    if view.settlement is not None:
        yield "score: " + " ".join(f"{score:+}" for score in view.settlement.scores)
    elif view.viewer is not None:
        yield "hand: " + (_cards(view, view.hand) or "no cards")
    if view.offers:
        yield "may: " + ", ".join(_offered(view))


def _bid(action: Action) -> str:
    return action.key if isinstance(action, Bid) else "pass"


def _contract(view: View) -> str:
    assert view.contract is not None
    by = "" if view.declarer is None else f" by player {view.declarer}"
    called = f", calling {_cards(view, view.called)}" if view.called else ""
    return f"contract: {view.contract.key}{by}{called}"


def _cards(view: View, *sets: Cards) -> str:
    return " ".join(code for cards in sets for code in view.rules.pack.show(cards))


def _offered(view: View) -> Iterator[str]:
    for offer in view.offers:
        first = offer.nth(0)
        more = f" and {offer.size - 1} more" if offer.size > 1 else ""
        yield first.code(view.rules.pack) + more
