"""One deal at two tables at once: the engine's, and a state of OpenSpiel's tarok.

Cards, players and actions of OpenSpiel are translated into ours. At every decision both tables
must allow the same, once the known differences are corrected for, and each of these is named. The
number of players is that of the rules; the pack is the same for four and for three.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, TypeAlias

from engine import (
    Action,
    Bid,
    Call,
    Carry,
    Deal,
    Lay,
    Pass,
    Play,
    Rules,
    Take,
    act,
    offers,
    open_deal,
)
from engine.actions import LayOffer, actions_of
from engine.cards import Cards, each, union
from engine.games.slovenian.radli import Sheet
from engine.sides import Side, side
from tests.laws.playing import RULES, Taste, choose_action

State: TypeAlias = Any
"""A ``pyspiel.TarokState``: the library has no types for it."""
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
KLOP_NAMED_BY = 1
"""OpenSpiel's number for a bid of klop."""


class Led(NamedTuple):
    """The leading of a random deal: number, wanted contract, its bidder, the side that plays high.

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
    """A deal at two tables."""

    deal: Deal
    state: State

    @property
    def seat(self) -> int:
        """The player on turn at our table."""
        assert self.deal.turn is not None
        return self.deal.turn

    @property
    def phase(self) -> str:
        """The phase at our table."""
        return self.deal.rules.phases[self.deal.phase].name

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
FOREHAND_WAITS = Difference(
    "forehand waits",
    "SLO-BID-2",
    "With three players too OpenSpiel lets the player after forehand speak first.",
)
KLOP_NAMED = Difference(
    "klop is named",
    "SLO-BID-12, SLO-CON-4",
    "Where all three pass with us, forehand has to name a contract in OpenSpiel: klop.",
)
THREE_FOR_FOREHAND = Difference(
    "three for forehand only",
    "SLO-BID-4, SLO-CON-4, SLO-GAP-19, SLO-OPT-39",
    "In OpenSpiel only forehand may bid three, after two passes.",
)
MORE_CONTRACTS = Difference(
    "four more contracts",
    "SLO-CON-4, SLO-CON-5, SLO-GAP-18, SLO-OPT-38",
    "OpenSpiel has solo without and what is above it also with three players.",
)
NO_RAISE = Difference(
    "no raise for forehand after two passes",
    "SLO-BID-13",
    "OpenSpiel lets the highest bidder raise, as we do, but not a forehand who has just named.",
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


def _three_for_forehand(deal: Deal, legal: Allowed) -> Allowed:
    auction = deal.rules.phases[deal.phase].name == "auction"
    waited = len(deal.bidding.said) == len(deal.order) - 1
    return legal - {Bid("three")} if auction and not waited else legal


def _more_contracts(deal: Deal, legal: Allowed) -> Allowed:
    if deal.rules.phases[deal.phase].name not in ("auction", "raise"):
        return legal
    return legal | {Bid(key) for key in CONTRACTS[8:] if key not in deal.rules.contracts}


def _forced_trumps(free: Cards) -> Cards:
    """Of the cards that may be laid away: the suit cards while there are any."""
    return free & ~PACK.trumps or free


Correction: TypeAlias = Callable[[Deal, Allowed], Allowed]
"""From what we allow to what OpenSpiel allows; most often the same."""

LEGAL: tuple[tuple[Difference, Correction], ...] = (
    (FOOL_FORCED, _fool_forced),
    (PAGAT_FORCED, _pagat_forced),
)

LEGAL_THREE: tuple[tuple[Difference, Correction], ...] = (
    (THREE_FOR_FOREHAND, _three_for_forehand),
    (MORE_CONTRACTS, _more_contracts),
    (FOOL_FORCED, _fool_forced),
)
"""Differences with three players; F and T21 before the third card are a trump trick."""

# One decision after the other -----------------------------------------------------------------


def dealt(rules: Rules, state: State, dealer: int, carry: Carry | None = None) -> Deal:
    """Our deal with the hands and the talon of OpenSpiel's."""
    players = range(rules.players)
    hands = [[CARDS[number] for number in state.player_cards(player)] for player in players]
    talon = tuple(CARDS[number] for number in state.talon())
    packet = len(hands[0]) // 2
    halves = (slice(packet), slice(packet, None))
    rounds = (card for half in halves for hand in hands for card in hand[half])
    deal = open_deal(rules, (*talon, *rounds), dealer, carry)
    assert deal.talon == talon
    assert [deal.dealt[seat] for seat in deal.order] == list(map(sum, hands))
    return deal


def _translated(table: Table, number: int) -> Action:
    phase, rules = table.phase, table.deal.rules
    if phase in ("auction", "raise"):
        bid = Bid(CONTRACTS[number - 1])
        named = number == KLOP_NAMED_BY and rules.players == 3
        kept = phase == "raise" and bid.key == table.deal.bidding.high
        return bid if number and not named and not kept else Pass()
    if phase == "talon":
        return Take(number + 1)
    return {"call": Call, "discard": Lay, "play": Play}[phase](CARDS[number])


def _theirs(table: Table) -> Numbered:
    """The actions that OpenSpiel allows, in our words."""
    numbers = table.state.legal_actions()
    theirs = {_translated(table, number): number for number in numbers}
    assert len(theirs) == len(numbers), (table, numbers)
    return theirs


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
    corrections = LEGAL if table.deal.rules.players == 4 else LEGAL_THREE
    for difference, corrected in corrections:
        narrowed = corrected(table.deal, legal)
        if narrowed != legal:
            legal, name = narrowed, difference.name
            seen[name] += 1
    theirs = _theirs(table)
    assert legal == set(theirs), (led, table.state, name)
    if not legal & ours:
        raise Stuck(name)
    return {action: number for action, number in theirs.items() if action in ours}


def _lay_away(table: Table, led: Led, rng: Random, seen: Counter[str]) -> Table:
    """OpenSpiel lays away card by card, we all cards at once."""
    _check_turn(table, led)
    (offer,) = offers(table.deal, table.seat)
    assert isinstance(offer, LayOffer)
    laid = 0
    for _ in range(offer.number):
        free = offer.cards & ~laid
        legal = _forced_trumps(free)
        seen[FORCED_TRUMPS.name] += legal != free
        theirs = _theirs(table)
        assert set(map(Lay, each(legal))) == set(theirs), (led, table.state)
        card = rng.choice(list(each(legal)))
        table.state.apply_action(theirs[Lay(card)])
        laid |= card
    return table.ours(Lay(laid))


def _bid(table: Table, legal: Numbered, led: Led, rng: Random) -> Action:
    if led.bidder is None:
        taste = Taste(led.target, 0.0, converts=table.phase == "raise" and rng.random() < 0.5)
        said = choose_action(table.deal, table.seat, rng, taste)
        return said if said in legal else Pass()
    wanted = Bid(led.target)
    mine = table.deal.order[led.bidder] == table.seat and wanted in legal
    return wanted if mine or Pass() not in legal else Pass()


def _card(table: Table, legal: Numbered, led: Led, rng: Random) -> Action:
    if led.high is None:
        return rng.choice(list(legal))
    best = max if side(table.deal, table.seat) == led.high else min
    return Play(best(action.card for action in legal if isinstance(action, Play)))


def _repeat(table: Table, led: Led, seen: Counter[str]) -> None:
    """Repeat the winning bid where OpenSpiel wants to hear it again, and we do not."""
    deal, state = table
    legal = _bidding(state)
    assert legal == (deal.bidding.said[-1][1] == Pass()), (led, state)
    if not legal:
        return
    assert deal.contract is not None
    bid = deal.contract.key
    theirs = {CONTRACTS[number - 1]: number for number in state.legal_actions()}
    assert deal.order[state.current_player()] == deal.bidding.declarer, (led, state)
    assert set(theirs) == set(CONTRACTS[CONTRACTS.index(bid) :]), (led, state)
    state.apply_action(theirs[bid])
    seen[ASKED_AGAIN.name] += 1


def _bidding(state: State) -> bool:
    return bool(state.current_game_phase().name == "BIDDING")


def _same_contract(table: Table, led: Led) -> None:
    selected = table.state.selected_contract().name.lower().replace("colour", "color")
    assert table.deal.contract is not None
    assert selected == table.deal.contract.key, (led, table.state)


def _auction(table: Table, led: Led, rng: Random, seen: Counter[str]) -> Table:
    """A bid; at the end of the auction, and of the raise, the contracts are compared."""
    said = table.deal.bidding.said
    if table.phase == "raise" and not _bidding(table.state):
        assert [bid == Pass() for _, bid in said] == [True, True, False], (led, table.state)
        seen[NO_RAISE.name] += 1
        after = table.ours(Pass())
    else:
        legal = _agreed(table, led, seen)
        action = _bid(table, legal, led, rng)
        seen[KLOP_NAMED.name] += action == Pass() and legal[action] == KLOP_NAMED_BY
        after = table.both(action, legal)
    if after.phase in ("auction", "raise"):
        return after
    if table.deal.rules.players == 4:
        _repeat(after, led, seen)
    _same_contract(after, led)
    return after


def _step(table: Table, led: Led, rng: Random, seen: Counter[str]) -> Table:
    phase = table.phase
    if phase in ("auction", "raise"):
        return _auction(table, led, rng, seen)
    if phase in ("conversion", "announcements"):
        seen[UNASKED.name] += 1
        return table.ours(Pass())
    if phase == "discard":
        return _lay_away(table, led, rng, seen)
    legal = _agreed(table, led, seen)
    action = _card(table, legal, led, rng) if phase == "play" else rng.choice(list(legal))
    return table.both(action, legal)


def _opened(deal: Deal, seen: Counter[str]) -> Deal:
    """Before the first word, which is not forehand's in OpenSpiel."""
    if deal.rules.players == 4:
        return deal
    assert deal.turn == deal.order[0]
    seen[FOREHAND_WAITS.name] += 1
    return deal._replace(turn=deal.order[1])


def play_both(rules: Rules, state: State, led: Led, seen: Counter[str]) -> Deal:
    """Play a fresh state to its end at both tables; the end of ours. Raises Stuck."""
    rng = Random(led.number)
    kept = bool(rules.tally.marks(rules.tally.first(rules.players)))
    radli = tuple(rng.choice((0, 0, 1)) * kept for _ in range(rules.players))
    deal = dealt(rules, state, rng.randrange(rules.players), Sheet(radli))
    table = Table(_opened(deal, seen), state)
    assert not table.deal.void, (led, state)
    while table.deal.turn is not None:
        table = _step(table, led, rng, seen)
    assert state.is_terminal(), (led, state)
    return table.deal
