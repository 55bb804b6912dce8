"""The engine and OpenSpiel's tarok agree: same deals, same play, same scores.

The two do not play quite the same game. Every known difference is an entry of a list, with the
rules that decide it for us; it is corrected for, and everything else has to be equal.
"""

from collections import Counter
from collections.abc import Iterator

import pyspiel
import pytest

from engine.games.slovenian.scoring import HALF
from engine.sides import DECLARING, DEFENCE, declaring
from tests.laws.openspiel import (
    ASKED_AGAIN,
    CARDS,
    CONTRACTS,
    FORCED_TRUMPS,
    FOUR,
    LEGAL,
    PACK,
    PAGAT,
    PAGAT_FORCED,
    REDEALT,
    UNASKED,
    DealPlan,
    Difference,
    State,
    Stuck,
    copied_deal,
    play_both,
)
from tests.laws.openspiel_scores import (
    SHARED,
    Correction,
    Finish,
    Points,
    Tally,
    expected_payments,
    finish,
)

deal_counts = pytest.mark.parametrize(
    "deals", [300, pytest.param(10_000, marks=pytest.mark.soak)], ids=str
)

# What is paid differently ---------------------------------------------------------------------


def _difference_surplus(end: Finish) -> Points:
    game = next((line for line in end.lines if line.key == "game"), None)
    if game is None or "card_points" not in game.facts:
        return {}
    beyond = int(game.facts["card_points"]) - HALF
    lacking = abs(beyond) - int(game.facts["difference"])
    return end.extra(lacking if beyond > 0 else -lacking)


def _klop_surplus(end: Finish) -> Points:
    klop = [line for line in end.lines if line.key == "klop"]
    if any(line.facts["tricks"] == 0 or int(line.facts["card_points"]) > HALF for line in klop):
        return {}
    return {line.players[0]: -int(line.facts["card_points"]) - line.points for line in klop}


def _four_kings_surplus(end: Finish) -> Points:
    contract, declarers = end.deal.contract, declaring(end.deal)
    lost = [trick for trick in end.tricks if trick.winner not in declarers]
    alone = contract is not None and contract.exchange and len(lost) == 1
    return end.extra(-10) if alone else {}


def _ultimo_surplus(end: Finish) -> Points:
    return end.extra(-end.points("pagat_ultimo")) if end.called in end.tricks[-1].cards else {}


def _remainder_surplus(end: Finish) -> Points:
    exchange, calling, last = end.deal.exchange, end.deal.calling, end.tricks[-1]
    from_talon = exchange is not None and calling is not None and calling.holder is None
    if exchange is None or not from_talon or last.winning != end.called:
        return {}
    remainder = (card for card in end.deal.talon if card & exchange.remainder)
    looked_at = (*last.cards, *remainder)[-4:]
    if end.called in looked_at:
        return {}
    return end.extra((25 if PAGAT in looked_at else 0) - end.points("king_ultimo"))


def _radli_surplus(end: Finish) -> Points:
    return end.extra(-sum(line.points for line in end.paid if line.key == "radli"))


SCORE: tuple[tuple[Difference, Correction], ...] = (
    *SHARED,
    (
        Difference(
            "difference not rounded",
            "SLO-SCO-3, SLO-OPT-27",
            "OpenSpiel pays the exact difference from 35 card points.",
        ),
        _difference_surplus,
    ),
    (
        Difference(
            "klop not rounded",
            "SLO-SCO-14, SLO-OPT-27",
            "If nobody wins or loses the klop, OpenSpiel takes the exact card points off.",
        ),
        _klop_surplus,
    ),
    (
        Difference(
            "four cards are four kings",
            "SLO-SCO-5",
            "A pile of four cards, the only trick of the defence, is paid as all kings.",
        ),
        _four_kings_surplus,
    ),
    (
        Difference(
            "one ultimo in a trick",
            "SLO-SCO-8, SLO-GAP-38",
            "With the called king in the last trick OpenSpiel does not look for the pagat.",
        ),
        _ultimo_surplus,
    ),
    (
        Difference(
            "remainder on top of the last trick",
            "SLO-TAL-7, SLO-SCO-7",
            "OpenSpiel takes the last four cards of the pile for the last trick, also when the "
            "called king has just won the remainder; a pagat among them is paid as an ultimo.",
        ),
        _remainder_surplus,
    ),
    (
        Difference(
            "no radli",
            "SLO-SCO-11, SLO-RAD-2",
            "OpenSpiel knows a single deal, so that nothing is doubled.",
        ),
        _radli_surplus,
    ),
)


# The comparison -------------------------------------------------------------------------------


RARE = (
    DealPlan(2186, "two", 2, DECLARING),  # a silent valat with king ultimo, the remainder on top
    DealPlan(54081, "two", 2, DECLARING),  # a silent valat with pagat ultimo
    DealPlan(420, "two", 0, DEFENCE),  # a silent valat of the defence
    DealPlan(1085, "two", 1, DEFENCE),  # both ultimos lost
    DealPlan(1940, "two", 0),  # both ultimos made, or lost by the other side
    DealPlan(42535, "two", 3),  # king ultimo lost, and the defence loses its pagat
    DealPlan(695, "two", 3),  # a pagat beaten by its own side: the defence
    DealPlan(746, "two", 2),  # the declaring side
    DealPlan(4455, "two", 3, DEFENCE),  # the pagat in a remainder on top of the last trick
    DealPlan(13660, "three", 0),  # the called king still among the last four cards
    DealPlan(17, "three", 0),  # the only trick of the defence holds no four kings
    DealPlan(276, "solo_three", 1, DECLARING),  # made
    DealPlan(276, "solo_two", 1, DECLARING),  # made
    DealPlan(276, "solo_one", 1, DECLARING),  # made
    DealPlan(50, "beggar", 2),  # made
    DealPlan(50, "open_beggar", 2),  # made
    DealPlan(205, "solo_without", 1),  # made
    DealPlan(24155, "color_valat_without", 2, DECLARING),  # made
    DealPlan(10623, "valat_without", 1, DECLARING),  # made
    DealPlan(1525, "solo_without", 1),  # an emperor trick, the mond fined
    DealPlan(1525, "color_valat_without", 1),  # an emperor trick
    DealPlan(10370, "klop", 0),  # the Fool demanded
    DealPlan(24310, "beggar", 2),  # the Fool demanded
    DealPlan(14865, "klop", 0),  # the pagat demanded
    DealPlan(37085, "beggar", 1),  # the pagat demanded
)
"""Deals with rare outcomes, found among many."""


def deal_plans(deals: int) -> Iterator[DealPlan]:
    """Plans of the rare deals, then of every contract in turn."""
    yield from RARE
    for number in range(deals):
        high = (None, DECLARING, None, DEFENCE, None)[number // len(CONTRACTS) % 5]
        yield DealPlan(number, CONTRACTS[number % len(CONTRACTS)], high=high)


def new_state(number: int) -> State:
    """Create a deal of OpenSpiel's, before the first bid."""
    game = pyspiel.load_game("tarok", {"players": FOUR.players, "rng_seed": number})
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    return state


def compare_scores(case: DealPlan, tally: Tally) -> None:
    """Play a deal at both tables, and compare the scores."""
    state = new_state(case.number)
    try:
        deal = play_both(FOUR, state, case, tally.seen)
    except Stuck as stuck:
        tally.stuck[str(stuck)] += 1
        return
    expected = expected_payments(finish(deal), SCORE, tally.seen)
    assert state.returns() == expected, (case, deal.contract, FOUR.settle(deal))
    assert deal.contract is not None
    tally.compared[deal.contract.key, FOUR.settle(deal).made] += 1


@deal_counts
def test_same_deal_same_play_same_score(deals: int) -> None:
    tally = Tally(Counter(), Counter(), Counter())
    for deal in deal_plans(deals):
        compare_scores(deal, tally)
    decided = {(key, won) for key in CONTRACTS[1:] for won in (True, False)}
    assert set(tally.compared) == decided | {("klop", None)}
    assert set(tally.stuck) <= {PAGAT_FORCED.name}
    assert tally.stuck.total() * 20 < tally.compared.total()
    kinds = [ASKED_AGAIN, UNASKED, FORCED_TRUMPS, *(entry for entry, _ in (*LEGAL, *SCORE))]
    assert set(+tally.seen) == {difference.name for difference in kinds}


FACE_NAMES = {"K": "King", "Q": "Queen", "C": "Knight", "J": "Jack"}
SUITS = {"S": "Spades", "C": "Clubs", "D": "Diamonds", "H": "Hearts"}


def test_cards_are_the_same_cards() -> None:
    state = new_state(0)
    names = {PACK.code(card): state.card_action_to_string(n) for n, card in enumerate(CARDS)}
    plain = {code: name for code, name in names.items() if code[0] in SUITS}
    assert plain == {
        code: f"{FACE_NAMES.get(code[1:], code[1:])} of {SUITS[code[0]]}" for code in plain
    }
    assert [names[code] for code in ("T1", "T9", "T21", "F")] == ["Pagat", "IX", "Mond", "Skis"]


def test_hands_without_trumps_are_void_here_and_dealt_again_there() -> None:
    game = pyspiel.load_game("tarok", {"players": FOUR.players})
    met = 0
    for number in range(5000):
        state = game.deserialize_state(str(number))
        deal = copied_deal(FOUR, state, number % 4)
        hands = [[CARDS[n] & PACK.trumps for n in state.player_cards(p)] for p in range(4)]
        lacking = [deal.order[p] for p, trumps in enumerate(hands) if not any(trumps)]
        assert list(deal.void) == lacking
        met += bool(lacking)
        assert not copied_deal(FOUR, new_state(number), 0).void, REDEALT.sentence
    assert met
