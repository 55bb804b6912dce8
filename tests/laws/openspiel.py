"""One deal at two tables at once: the engine's, and a state of OpenSpiel's four-player tarok.

Cards, players and actions of OpenSpiel are translated into ours. At every decision both tables
must allow the same, once the known differences are corrected for, and each of these is named.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, TypeAlias

from engine import Action, Bid, Call, Carry, Deal, Lay, Pass, Play, Take, act, offers, open_deal
from engine.actions import actions_of
from engine.cards import Cards, each, union
from engine.sides import Side, side
from tests.laws.playing import RULES, Taste, choose

State: TypeAlias = Any
"""A ``pyspiel.TarokState``: the library may be missing, so its types are not named here."""
Allowed: TypeAlias = frozenset[Action]
Numbered: TypeAlias = dict[Action, int]
"""Actions with OpenSpiel's numbers for them."""

FOUR = RULES["slovenian", 4]
PACK = FOUR.pack
FOOL, MOND, PAGAT = FOUR.fool, FOUR.mond, FOUR.pagat
CARDS = tuple(card for suit in "THDSC" for card in each(PACK.suits[suit]))
"""Our cards in the order of OpenSpiel's numbers: trumps, hearts, diamonds, spades, clubs."""
CONTRACTS = tuple(key for key, row in FOUR.contracts.items() if row.bid_by != "nobody")
"""The contracts in the order of OpenSpiel's bids, which begin with 1; 0 is a pass."""


class Led(NamedTuple):
    """How a random deal is led: its number, the contract wanted, who bids it, who plays high.

    ``bidder`` counts from forehand; None leaves the auction to chance. The side ``high`` plays
    its highest cards and the other its lowest; None: every card by chance.
    """

    number: int
    target: str
    bidder: int | None = None
    high: Side | None = None


class Difference(NamedTuple):
    """A known difference between the two games, and the rules that decide it for us."""

    name: str
    rules: str
    sentence: str


class Stuck(Exception):
    """No action is legal at both tables, by the known difference of this name."""


class Table(NamedTuple):
    """The same deal twice."""

    deal: Deal
    state: State

    @property
    def seat(self) -> int:
        """Who is on turn at our table."""
        assert self.deal.turn is not None
        return self.deal.turn

    @property
    def phase(self) -> str:
        """Where our table stands."""
        return FOUR.phases[self.deal.phase].name

    def ours(self, action: Action) -> "Table":
        """After an action at our table, for one that OpenSpiel does not ask for."""
        return Table(act(self.deal, self.seat, action), self.state)

    def both(self, action: Action, numbers: Numbered) -> "Table":
        """After an action at both tables."""
        self.state.apply_action(numbers[action])
        return self.ours(action)


# What may be done at one table only -----------------------------------------------------------

REDEALT = Difference(
    "dealt again by itself",
    "SLO-DEAL-6, SLO-BID-9",
    "OpenSpiel never shows a hand without trumps, and no compulsory klop follows from one.",
)
ASKED_AGAIN = Difference(
    "the winner of the auction is asked again",
    "SLO-BID-6, SLO-OPT-2",
    "When all others have passed, OpenSpiel has the highest bidder repeat his bid or raise it.",
)
UNASKED = Difference(
    "neither conversion nor announcements",
    "SLO-TAL-10, SLO-ANN-1",
    "OpenSpiel has no colour valat after the exchange, no announcements, no kontra: we pass.",
)
FORCED_TRUMPS = Difference(
    "trump discards are forced",
    "SLO-TAL-4, SLO-OPT-3",
    "OpenSpiel lets trumps be laid away only when no suit card below five points is left.",
)
FOOL_FORCED = Difference(
    "the Fool beats a mond with the pagat",
    "SLO-PLAY-7, SLO-GAP-41",
    "Over T21 and T1 OpenSpiel demands the Fool, which would not win the trick.",
)
PAGAT_FORCED = Difference(
    "the pagat goes before the suit led",
    "SLO-PLAY-3, SLO-PLAY-10",
    "Over F and T21 in a suit trick OpenSpiel demands T1 of a player who can follow suit.",
)


def on_table(deal: Deal) -> tuple[Cards, ...]:
    """The cards of the trick that is being played."""
    return deal.playing.trick if deal.playing is not None else ()


def _beating(deal: Deal, cards: Cards) -> bool:
    """Whether players have to beat, and these cards are in the trick."""
    negative = deal.contract is not None and deal.contract.aim in ("alone", "no_trick")
    return negative and not cards & ~union(on_table(deal))


def _fool_forced(deal: Deal, legal: Allowed) -> Allowed:
    forced = _beating(deal, MOND | PAGAT) and Play(FOOL) in legal
    return frozenset((Play(FOOL),)) if forced else legal


def _pagat_forced(deal: Deal, legal: Allowed) -> Allowed:
    if deal.turn is None or not _beating(deal, FOOL | MOND):
        return legal
    hand, suit = deal.hands[deal.turn], PACK.suits[PACK.suit(on_table(deal)[0])]
    forced = hand & PAGAT and hand & suit and not suit & PAGAT
    return frozenset((Play(PAGAT),)) if forced else legal


def _forced_trumps(free: Cards) -> Cards:
    """Of the cards that may be laid away: the suit cards while there are any."""
    return free & ~PACK.trumps or free


Correction: TypeAlias = Callable[[Deal, Allowed], Allowed]
"""From what we allow to what OpenSpiel allows; most often the same."""

LEGAL: tuple[tuple[Difference, Correction], ...] = (
    (FOOL_FORCED, _fool_forced),
    (PAGAT_FORCED, _pagat_forced),
)

# One decision after the other -----------------------------------------------------------------


def dealt(state: State, dealer: int, carry: Carry) -> Deal:
    """Our deal with the hands and the talon of OpenSpiel's."""
    players = range(FOUR.players)
    hands = [[CARDS[number] for number in state.player_cards(player)] for player in players]
    talon = tuple(CARDS[number] for number in state.talon())
    rounds = (card for first in (0, 6) for hand in hands for card in hand[first : first + 6])
    deal = open_deal(FOUR, (*talon, *rounds), dealer, carry)
    assert deal.talon == talon
    assert [deal.dealt[seat] for seat in deal.order] == list(map(sum, hands))
    return deal


def _translated(phase: str, number: int) -> Action:
    if phase == "auction":
        return Bid(CONTRACTS[number - 1]) if number else Pass()
    if phase == "talon":
        return Take(number + 1)
    return {"call": Call, "discard": Lay, "play": Play}[phase](CARDS[number])


def _theirs(state: State, phase: str) -> Numbered:
    """What OpenSpiel allows, in our words."""
    return {_translated(phase, number): number for number in state.legal_actions()}


def _check_turn(table: Table, led: Led) -> None:
    deal, state = table
    player = state.current_player()
    assert deal.order[player] == deal.turn, (led, state)
    held = sum(CARDS[number] for number in state.player_cards(player))
    assert deal.hands[table.seat] == held, (led, state)
    assert on_table(deal) == tuple(CARDS[number] for number in state.trick_cards()), (led, state)


def _agreed(table: Table, led: Led, seen: Counter[str]) -> Numbered:
    """The actions legal at both tables. Raises Stuck if a known difference leaves none."""
    _check_turn(table, led)
    legal = ours = frozenset(actions_of(offers(table.deal, table.seat)))
    name = ""
    for difference, corrected in LEGAL:
        narrowed = corrected(table.deal, legal)
        if narrowed != legal:
            legal, name = narrowed, difference.name
            seen[name] += 1
    theirs = _theirs(table.state, table.phase)
    assert legal == set(theirs), (led, table.state, name)
    if not legal & ours:
        raise Stuck(name)
    return {action: number for action, number in theirs.items() if action in ours}


def _lay_away(table: Table, led: Led, rng: Random, seen: Counter[str]) -> Table:
    """OpenSpiel lays away card by card, we all cards at once."""
    _check_turn(table, led)
    (offer,) = offers(table.deal, table.seat)
    laid = 0
    for _ in range(offer.most):
        free = offer.cards & ~laid
        legal = _forced_trumps(free)
        seen[FORCED_TRUMPS.name] += legal != free
        theirs = _theirs(table.state, table.phase)
        assert set(map(Lay, each(legal))) == set(theirs), (led, table.state)
        card = rng.choice(list(each(legal)))
        table.state.apply_action(theirs[Lay(card)])
        laid |= card
    return table.ours(Lay(laid))


def _bid(table: Table, legal: Numbered, led: Led, rng: Random) -> Action:
    if led.bidder is None:
        return choose(table.deal, table.seat, rng, Taste(led.target, 0.0, converts=False))
    wanted = Bid(led.target)
    mine = table.deal.order[led.bidder] == table.seat and wanted in legal
    return wanted if mine or Pass() not in legal else Pass()


def _card(table: Table, legal: Numbered, led: Led, rng: Random) -> Action:
    if led.high is None:
        return rng.choice(list(legal))
    best = max if side(table.deal, table.seat) == led.high else min
    return Play(best(action.card for action in legal if isinstance(action, Play)))


def _after_auction(table: Table, led: Led, seen: Counter[str]) -> None:
    """Repeat the winning bid where OpenSpiel wants to hear it again; compare the contracts."""
    deal, state = table
    asked = state.current_game_phase().name == "BIDDING"
    assert asked == (deal.bidding.said[-1][1] is None), (led, state)
    assert deal.contract is not None
    bid = deal.contract.key
    if asked:
        theirs = _theirs(state, "auction")
        assert deal.order[state.current_player()] == deal.bidding.declarer, (led, state)
        assert set(theirs) == set(map(Bid, CONTRACTS[CONTRACTS.index(bid) :])), (led, state)
        state.apply_action(theirs[Bid(bid)])
        seen[ASKED_AGAIN.name] += 1
    selected = state.selected_contract().name.lower().replace("colour", "color")
    assert selected == bid, (led, state)


def _step(table: Table, led: Led, rng: Random, seen: Counter[str]) -> Table:
    phase = table.phase
    if phase in ("conversion", "announcements"):
        seen[UNASKED.name] += 1
        return table.ours(Pass())
    if phase == "discard":
        return _lay_away(table, led, rng, seen)
    legal = _agreed(table, led, seen)
    if phase == "auction":
        after = table.both(_bid(table, legal, led, rng), legal)
        if after.phase != phase:
            _after_auction(after, led, seen)
        return after
    action = _card(table, legal, led, rng) if phase == "play" else rng.choice(list(legal))
    return table.both(action, legal)


def play_both(state: State, led: Led, seen: Counter[str]) -> Deal:
    """Play a fresh state to its end at both tables; the end of ours. Raises Stuck."""
    rng = Random(led.number)
    radli = tuple(rng.choice((0, 0, 1)) for _ in range(FOUR.players))
    table = Table(dealt(state, rng.randrange(FOUR.players), Carry(radli)), state)
    assert not table.deal.void, (led, state)
    while table.deal.turn is not None:
        table = _step(table, led, rng, seen)
    assert state.is_terminal(), (led, state)
    return table.deal
