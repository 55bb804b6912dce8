"""The engine and OpenSpiel's tarok agree with three players too (docs/rules/slovenian.md, 3p).

Contracts of our table by default are played at it; the four more that OpenSpiel has, at a table
with the extended contracts (SLO-CON-5). What is different is a list, as with four players.
"""

from collections import Counter
from collections.abc import Iterator

import pyspiel
import pytest

from engine import Pass, Rules, variant
from engine.games.slovenian.scoring import HALF
from engine.scores import Line
from engine.sides import DECLARING, DEFENCE, declaring
from tests.laws.openspiel import (
    CARDS,
    FORCED_TRUMPS,
    FOREHAND_WAITS,
    KLOP_NAMED,
    LEGAL_THREE,
    NO_RAISE,
    PACK,
    REDEALT,
    UNASKED,
    DealPlan,
    Difference,
    State,
    copied_deal,
    play_both,
)
from tests.laws.openspiel_scores import (
    SHARED,
    VALAT,
    Correction,
    Finish,
    Points,
    Tally,
    expected_payments,
    finish,
)
from tests.laws.playing import RULES

deal_counts = pytest.mark.parametrize(
    "deals", [200, pytest.param(10_000, marks=pytest.mark.soak)], ids=str
)

THREE = RULES["slovenian", 3]
EXTENDED = variant("slovenian").build(3, {"three_player_contracts": "extended"})
CONTRACTS = tuple(EXTENDED.contracts)

# What is paid differently ---------------------------------------------------------------------


def _declarer_tricks(end: Finish) -> int:
    """The tricks of the declarer in a contract with exchange; -1 in others."""
    contract, declarers = end.deal.contract, declaring(end.deal)
    if contract is None or not contract.exchange:
        return -1
    return sum(trick.winner in declarers for trick in end.tricks)


def _is_all_but_one(end: Finish) -> bool:
    """Whether three discards and all tricks but one make up 48 cards."""
    exchanged = end.deal.contract.exchange if end.deal.contract is not None else 0
    return exchanged == 3 and _declarer_tricks(end) == len(end.tricks) - 1


def seen_by_openspiel(end: Finish) -> Finish:
    """Our score, with a valat as the only line where OpenSpiel sees one by mistake."""
    valat = Line("valat", VALAT, declaring(end.deal), {})
    return end._replace(lines=(valat,)) if _is_all_but_one(end) else end


def _valat_surplus(end: Finish) -> Points:
    if not _is_all_but_one(end):
        return {}
    return end.extra(VALAT - sum(line.points for line in end.paid if line.key != "mond"))


def _four_kings_surplus(end: Finish) -> Points:
    contract = end.deal.contract
    alone = contract is not None and contract.exchange == 1 and _declarer_tricks(end) == 1
    return end.extra(10) if alone else {}


def _mond_surplus(end: Finish) -> Points:
    return {line.players[0]: -20 - line.points for line in end.paid if line.key == "mond"}


def _klop_surplus(end: Finish) -> Points:
    klop = {line.players[0]: line for line in end.lines if line.key == "klop"}
    lost = {player for player, line in klop.items() if int(line.facts["card_points"]) > HALF}
    won = {player for player, line in klop.items() if line.facts["tricks"] == 0}
    if not lost | won:
        return {}
    paid = {player: 70 * ((player in won) - (player in lost)) for player in klop}
    return {player: paid[player] - line.points for player, line in klop.items()}


SCORE: tuple[tuple[Difference, Correction], ...] = (
    *SHARED,
    (
        Difference(
            "valat with a trick lost",
            "SLO-SCO-9",
            "In three the discards and all tricks but one are 48 cards: OpenSpiel pays a valat.",
        ),
        _valat_surplus,
    ),
    (
        Difference(
            "four cards are four kings",
            "SLO-SCO-5",
            "A pile of four cards, a discard and the declarer's only trick, is paid as all kings.",
        ),
        _four_kings_surplus,
    ),
    (
        Difference(
            "mond penalty of 20",
            "SLO-SCO-12, SLO-SCO-17",
            "OpenSpiel fines 20 as with four players, where we fine 21.",
        ),
        _mond_surplus,
    ),
    (
        Difference(
            "klop of four players",
            "SLO-SCO-15",
            "In OpenSpiel 36 card points cost 70, and with a winner or a loser nobody else pays.",
        ),
        _klop_surplus,
    ),
)

# The comparison -------------------------------------------------------------------------------

RARE = (
    DealPlan(252, "three", 0, DECLARING),  # all tricks but one
    DealPlan(252, "one", 1, DEFENCE),  # only one trick
    DealPlan(27372, "three", 0, DECLARING),  # a silent valat
    DealPlan(27372, "one", 0, DECLARING),  # a silent valat
    DealPlan(27372, "color_valat_without", 0, DECLARING),  # made
    DealPlan(27372, "valat_without", 0, DECLARING),  # made
    DealPlan(2137, "beggar", 1, DEFENCE),  # made
    DealPlan(2137, "open_beggar", 1, DEFENCE),  # made
    DealPlan(122, "solo_without", 2, DEFENCE),  # made, a mond fined
    DealPlan(178237, "klop", 0),  # the Fool demanded
    DealPlan(188992, "klop", 0, DEFENCE),  # the Fool demanded
    DealPlan(107, "one", 0),  # a pagat of the defence beaten by its own side
)
"""Deals with rare outcomes, found among many."""


def deal_plans(deals: int) -> Iterator[DealPlan]:
    """Plans of the rare deals, then of every contract in turn."""
    yield from RARE
    for number in range(deals):
        high = (None, DECLARING, None, DEFENCE, None)[number // len(CONTRACTS) % 5]
        yield DealPlan(number, CONTRACTS[number % len(CONTRACTS)], high=high)


def new_state(rules: Rules, number: int) -> State:
    """Create a deal of OpenSpiel's, before the first bid."""
    game = pyspiel.load_game("tarok", {"players": rules.players, "rng_seed": number})
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    return state


def compare_scores(case: DealPlan, tally: Tally) -> bool:
    """Play a deal at both tables, and compare the scores; return whether a bid was raised."""
    rules = THREE if case.target in THREE.contracts else EXTENDED
    state = new_state(rules, case.number)
    deal = play_both(rules, state, case, tally.seen)
    expected = expected_payments(seen_by_openspiel(finish(deal)), SCORE, tally.seen)
    assert state.returns() == expected, (case, deal.contract, rules.settle(deal))
    assert deal.contract is not None
    tally.compared[deal.contract.key, rules.settle(deal).made] += 1
    player, bid = deal.bidding.said[-1]
    bidders = [other for other, statement in deal.bidding.said if statement != Pass()]
    return bid != Pass() and bidders.count(player) > 1


@deal_counts
def test_same_deal_same_play_same_score(deals: int) -> None:
    tally = Tally(Counter(), Counter(), Counter())
    raises = [compare_scores(deal, tally) for deal in deal_plans(deals)]
    assert tally.compared.total() == len(RARE) + deals
    decided = {(key, won) for key in CONTRACTS if key != "klop" for won in (True, False)}
    assert set(tally.compared) == decided | {("klop", None)}
    assert any(raises)
    auction = [FOREHAND_WAITS, KLOP_NAMED, NO_RAISE]
    kinds = [*auction, UNASKED, FORCED_TRUMPS, *(entry for entry, _ in (*LEGAL_THREE, *SCORE))]
    assert set(+tally.seen) == {difference.name for difference in kinds}


NO_TRUMPS = (8306, 31793, 57261, 61546)
"""Deals in which a player has no trump; OpenSpiel never deals them by itself."""


@pytest.mark.parametrize("number", NO_TRUMPS)
def test_hands_without_trumps_are_void_here(number: int) -> None:
    state = pyspiel.load_game("tarok", {"players": 3}).deserialize_state(str(number))
    deal = copied_deal(THREE, state, number % 3)
    hands = [[CARDS[n] & PACK.trumps for n in state.player_cards(p)] for p in range(3)]
    lacking = [deal.order[p] for p, trumps in enumerate(hands) if not any(trumps)]
    assert lacking and list(deal.void) == lacking, REDEALT.sentence
