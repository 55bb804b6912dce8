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
Actions: TypeAlias = frozenset[Action]
ActionNumbers: TypeAlias = dict[Action, int]
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


class DealPlan(NamedTuple):
    """The plan of a random deal: number, wanted contract, its bidder, the side that plays high.

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
    """A deal at both tables."""

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

    def after_ours(self, action: Action) -> "Table":
        """The tables after an action at ours alone, for which OpenSpiel does not ask."""
        return Table(act(self.deal, self.seat, action), self.state)

    def after_both(self, action: Action, numbers: ActionNumbers) -> "Table":
        """The tables after an action at both."""
        self.state.apply_action(numbers[action])
        return self.after_ours(action)


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


def trick_cards(deal: Deal) -> tuple[Cards, ...]:
    """The cards of the trick that is being played."""
    return deal.playing.trick if deal.playing is not None else ()


def _must_beat(deal: Deal, cards: Cards) -> bool:
    """Whether players have to beat, and all these cards are in the trick."""
    negative = deal.contract is not None and deal.contract.aim in ("alone", "no_trick")
    return negative and not cards & ~union(trick_cards(deal))


def _fool_forced(deal: Deal, legal: Actions) -> Actions:
    forced = _must_beat(deal, MOND | PAGAT) and Play(FOOL) in legal
    return frozenset((Play(FOOL),)) if forced else legal


def _pagat_forced(deal: Deal, legal: Actions) -> Actions:
    if deal.turn is None or not _must_beat(deal, FOOL | MOND):
        return legal
    hand, suit = deal.hands[deal.turn], PACK.suits[PACK.suit(trick_cards(deal)[0])]
    forced = hand & PAGAT and hand & suit and not suit & PAGAT
    return frozenset((Play(PAGAT),)) if forced else legal


def _three_for_forehand(deal: Deal, legal: Actions) -> Actions:
    auction = deal.rules.phases[deal.phase].name == "auction"
    waited = len(deal.bidding.said) == len(deal.order) - 1
    return legal - {Bid("three")} if auction and not waited else legal


def _more_contracts(deal: Deal, legal: Actions) -> Actions:
    if deal.rules.phases[deal.phase].name not in ("auction", "raise"):
        return legal
    return legal | {Bid(key) for key in CONTRACTS[8:] if key not in deal.rules.contracts}


def _discardable_cards(free: Cards) -> Cards:
    """The cards that OpenSpiel lets a player lay away: suit cards while there are any."""
    return free & ~PACK.trumps or free


Correction: TypeAlias = Callable[[Deal, Actions], Actions]
"""Turns the actions that we allow into those that OpenSpiel allows."""

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


def copied_deal(rules: Rules, state: State, dealer: int, carry: Carry | None = None) -> Deal:
    """Open a deal of ours with the hands and the talon of OpenSpiel's."""
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


def _own_action(table: Table, number: int) -> Action:
    phase, rules = table.phase, table.deal.rules
    if phase in ("auction", "raise"):
        bid = Bid(CONTRACTS[number - 1])
        named = number == KLOP_NAMED_BY and rules.players == 3
        kept = phase == "raise" and bid.key == table.deal.bidding.high
        return bid if number and not named and not kept else Pass()
    if phase == "talon":
        return Take(number + 1)
    return {"call": Call, "discard": Lay, "play": Play}[phase](CARDS[number])


def _openspiel_actions(table: Table) -> ActionNumbers:
    """The actions that OpenSpiel allows, as ours, with its numbers for them."""
    numbers = table.state.legal_actions()
    openspiel_actions = {_own_action(table, number): number for number in numbers}
    assert len(openspiel_actions) == len(numbers), (table, numbers)
    return openspiel_actions


def _check_turn(table: Table, plan: DealPlan) -> None:
    deal, state = table
    player = state.current_player()
    assert deal.order[player] == deal.turn, (plan, state)
    hand = sum(CARDS[number] for number in state.player_cards(player))
    assert deal.hands[table.seat] == hand, (plan, state)
    assert trick_cards(deal) == tuple(CARDS[number] for number in state.trick_cards()), (
        plan,
        state,
    )


def _common_actions(table: Table, plan: DealPlan, differences: Counter[str]) -> ActionNumbers:
    """The actions legal at both tables. Raises Stuck if a known difference leaves none."""
    _check_turn(table, plan)
    legal = ours = frozenset(actions_of(offers(table.deal, table.seat)))
    name = ""
    corrections = LEGAL if table.deal.rules.players == 4 else LEGAL_THREE
    for difference, corrected in corrections:
        narrowed = corrected(table.deal, legal)
        if narrowed != legal:
            legal, name = narrowed, difference.name
            differences[name] += 1
    openspiel_actions = _openspiel_actions(table)
    assert legal == set(openspiel_actions), (plan, table.state, name)
    if not legal & ours:
        raise Stuck(name)
    return {action: number for action, number in openspiel_actions.items() if action in ours}


def _lay_away(table: Table, plan: DealPlan, rng: Random, differences: Counter[str]) -> Table:
    """Lay away cards: one by one with OpenSpiel, all at once with us."""
    _check_turn(table, plan)
    (offer,) = offers(table.deal, table.seat)
    assert isinstance(offer, LayOffer)
    laid = 0
    for _ in range(offer.number):
        free = offer.cards & ~laid
        legal = _discardable_cards(free)
        differences[FORCED_TRUMPS.name] += legal != free
        openspiel_actions = _openspiel_actions(table)
        assert set(map(Lay, each(legal))) == set(openspiel_actions), (plan, table.state)
        card = rng.choice(list(each(legal)))
        table.state.apply_action(openspiel_actions[Lay(card)])
        laid |= card
    return table.after_ours(Lay(laid))


def _choose_bid(table: Table, legal: ActionNumbers, plan: DealPlan, rng: Random) -> Action:
    if plan.bidder is None:
        taste = Taste(plan.target, 0.0, converts=table.phase == "raise" and rng.random() < 0.5)
        bid = choose_action(table.deal, table.seat, rng, taste)
        return bid if bid in legal else Pass()
    wanted = Bid(plan.target)
    mine = table.deal.order[plan.bidder] == table.seat and wanted in legal
    return wanted if mine or Pass() not in legal else Pass()


def _choose_card(table: Table, legal: ActionNumbers, plan: DealPlan, rng: Random) -> Action:
    if plan.high is None:
        return rng.choice(list(legal))
    best = max if side(table.deal, table.seat) == plan.high else min
    return Play(best(action.card for action in legal if isinstance(action, Play)))


def _repeat_bid(table: Table, plan: DealPlan, differences: Counter[str]) -> None:
    """Repeat the winning bid where OpenSpiel wants to hear it again, and we do not."""
    deal, state = table
    legal = _is_bidding(state)
    assert legal == (deal.bidding.said[-1][1] == Pass()), (plan, state)
    if not legal:
        return
    assert deal.contract is not None
    bid = deal.contract.key
    openspiel_actions = {CONTRACTS[number - 1]: number for number in state.legal_actions()}
    assert deal.order[state.current_player()] == deal.bidding.declarer, (plan, state)
    assert set(openspiel_actions) == set(CONTRACTS[CONTRACTS.index(bid) :]), (plan, state)
    state.apply_action(openspiel_actions[bid])
    differences[ASKED_AGAIN.name] += 1


def _is_bidding(state: State) -> bool:
    return bool(state.current_game_phase().name == "BIDDING")


def _check_contract(table: Table, plan: DealPlan) -> None:
    selected = table.state.selected_contract().name.lower().replace("colour", "color")
    assert table.deal.contract is not None
    assert selected == table.deal.contract.key, (plan, table.state)


def _play_bid(table: Table, plan: DealPlan, rng: Random, differences: Counter[str]) -> Table:
    """Play a bid; compare the contracts at the end of the auction and of the raise."""
    statements = table.deal.bidding.said
    if table.phase == "raise" and not _is_bidding(table.state):
        assert [bid == Pass() for _, bid in statements] == [True, True, False], (plan, table.state)
        differences[NO_RAISE.name] += 1
        after = table.after_ours(Pass())
    else:
        legal = _common_actions(table, plan, differences)
        action = _choose_bid(table, legal, plan, rng)
        differences[KLOP_NAMED.name] += action == Pass() and legal[action] == KLOP_NAMED_BY
        after = table.after_both(action, legal)
    if after.phase in ("auction", "raise"):
        return after
    if table.deal.rules.players == 4:
        _repeat_bid(after, plan, differences)
    _check_contract(after, plan)
    return after


def _play_step(table: Table, plan: DealPlan, rng: Random, differences: Counter[str]) -> Table:
    phase = table.phase
    if phase in ("auction", "raise"):
        return _play_bid(table, plan, rng, differences)
    if phase in ("conversion", "announcements"):
        differences[UNASKED.name] += 1
        return table.after_ours(Pass())
    if phase == "discard":
        return _lay_away(table, plan, rng, differences)
    legal = _common_actions(table, plan, differences)
    action = _choose_card(table, legal, plan, rng) if phase == "play" else rng.choice(list(legal))
    return table.after_both(action, legal)


def _with_first_speaker(deal: Deal, differences: Counter[str]) -> Deal:
    """The deal with OpenSpiel's first speaker on turn, who is not forehand."""
    if deal.rules.players == 4:
        return deal
    assert deal.turn == deal.order[0]
    differences[FOREHAND_WAITS.name] += 1
    return deal._replace(turn=deal.order[1])


def play_both(rules: Rules, state: State, plan: DealPlan, differences: Counter[str]) -> Deal:
    """Play a new state to its end at both tables; return our deal. Raises Stuck."""
    rng = Random(plan.number)
    kept = bool(rules.tally.marks(rules.tally.first(rules.players)))
    radli = tuple(rng.choice((0, 0, 1)) * kept for _ in range(rules.players))
    deal = copied_deal(rules, state, rng.randrange(rules.players), Sheet(radli))
    table = Table(_with_first_speaker(deal, differences), state)
    assert not table.deal.void, (plan, state)
    while table.deal.turn is not None:
        table = _play_step(table, plan, rng, differences)
    assert state.is_terminal(), (plan, state)
    return table.deal
