"""Bids that are tried: what is plain is bid, what is hopeless is not, and a seed says all."""

import numpy as np
import pytest

from engine import Action, Bid, Deal, Say, View, admitted, encode, observe
from engine import choose as by_thumb
from search.judging import racing
from search.judging.bids import bids, losers
from search.judging.judge import choose, judged, trial
from search.judging.outcomes import Outcomes
from search.judging.racing import LOTS, MIN_WORLDS_BEFORE_DROP, raced
from search.worlds.swapped import deals_of
from search.worlds.worlds import worlds
from tests.engine import slovenian_cases
from tests.engine.build import play_moves
from tests.engine.slovenian_cases import SLOVENIAN
from tests.search.positions import house_deal

PACK = SLOVENIAN[4].pack
LOW = "S7 S8 SC C8 CC D4 D3 DJ H4 H3 T8 T4"
STRONG = "F T21 T19 T17 T16 T14 T12 T9 T5 SK SQ DK"
SURE = "F T21 T20 T19 T18 T17 T16 T15 T14 T13 SK CK"
NOTHING = "S8 SQ SK C9 CQ CK D2 DQ H1 HQ T3 T9"
FIRST = "T21 T18 T14 T11 T9 T6 SK SQ C7 C8 D3 H2"


def second_view(hand: str) -> View:
    """The view of the second speaker at Slovenian tarok, with this hand (SLO-BID-4)."""
    return observe(slovenian_cases.new_deal({2: hand}), 2)


def bid_with(hand: str) -> str:
    """The bid of a master with it."""
    return encode(PACK, choose(second_view(hand), 1, 60)).removeprefix("bid:")


def test_obvious_bid_is_made() -> None:
    assert bid_with(LOW) in ("beggar", "open_beggar")
    assert bid_with(STRONG).startswith("solo")
    assert bid_with(SURE) == "valat_without"
    assert bid_with(NOTHING) == "pass"


def master_statement(deal: Deal) -> str:
    """The statement of a master there."""
    return encode(PACK, choose(observe(deal, deal.turn), 1, 60))


def test_pagat_ultimo_is_announced_that_is_hardly_to_be_missed() -> None:
    """SLO-ANN-4: with nine trumps, the highest among them, where rules of thumb want ten."""
    high = "T1 T12 T15 T16 T17 T18 T20 T21 F SK DK H1"
    dealt = slovenian_cases.new_deal({2: high}, talon="D2 C7 H2 S7 S8 C8")
    deal = play_moves(
        dealt, "2 bid:solo_three, 3 pass, 0 pass, 1 pass, 2 take:1, 2 lay:D2+C7+H2, 2 pass"
    )
    assert by_thumb(observe(deal, deal.turn)) != Say("pagat_ultimo")
    assert master_statement(deal) == "say:pagat_ultimo"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("T21 T20 T18 T16 T9 T7 T2 CK DK C9 D3 D4", "kontra:game"),
        ("T9 T7 T2 S9 SJ CJ C9 D3 D4 DJ H4 HQ", "pass"),
    ],
)
def test_game_is_doubled_by_a_hand_that_beats_it(hand: str, expected: str) -> None:
    """SLO-ANN-7: the declarer has bid two, and called a king in another hand."""
    weak_hand = "T15 T14 T3 T4 S7 S8 C7 C8 D1 D2 H1 H2"
    dealt = slovenian_cases.new_deal({3: hand, 2: weak_hand}, talon="H3 CC S10 CQ SC HJ")
    moves = "2 bid:two, 3 pass, 0 pass, 1 pass, 2 call:SK, 2 take:1, 2 lay:D1+D2, 2 pass"
    assert master_statement(play_moves(dealt, moves)) == expected


def test_bid_is_determined_by_seed_and_number_of_worlds() -> None:
    view = second_view(FIRST)
    chosen = choose(view, 3, 40)
    assert admitted(view.offers, chosen) and choose(view, 3, 40) == chosen


def proposed_bids(hand: str) -> set[str]:
    view = second_view(hand)
    return {encode(PACK, bid).removeprefix("bid:") for bid in bids(view, Bid("two"))}


def test_hopeless_bid_is_not_tried() -> None:
    """SLO-CON-1; the usual bid and a pass always are."""
    assert {"pass", "two", "solo_three", "solo_without"} <= proposed_bids(STRONG)
    assert {"pass", "two", "beggar", "open_beggar"} == proposed_bids(LOW)
    assert {"pass", "two"} == proposed_bids(NOTHING)
    assert "valat_without" in proposed_bids(SURE)
    assert "color_valat_without" in proposed_bids("SK SQ SC SJ S10 S9 S8 S7 CK CQ CC T1")


@pytest.mark.parametrize(
    ("hand", "beaten"),
    [
        ("SK SQ SC SJ", 0),
        ("SK SC SJ S10", 3),  # one queen beats three, but only once all are led
        ("S7 S8 S9 S10", 4),
        ("F T21 T20 T18", 1),
    ],
)
def test_losers_are_counted_by_higher_cards_out(hand: str, beaten: int) -> None:
    assert losers(SLOVENIAN[4], PACK.cards(hand)) == beaten


def test_worse_choice_is_dropped_but_never_the_usual_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steps = house_deal(SLOVENIAN[4], 1).steps
    view = observe(steps[0].deal, steps[0].player)
    deals = list(deals_of(view, iter(worlds(view, 1, 5 * LOTS))))
    moves: list[Action] = [Bid("hopeless"), Bid("usual"), Bid("good"), Bid("better")]
    worth: dict[Action, int] = {moves[0]: -500, moves[1]: -20, moves[2]: 20, moves[3]: 21}
    questions = list[Action]()

    def outcomes(deals: list[Deal], choice: Action, player: int, seed: int, times: int) -> Outcomes:
        questions.append(choice)
        spread = np.arange(len(deals) * times) % 7 * (1 if choice != moves[3] else -1)
        scores = np.stack([worth[choice] + spread] + [0 * spread] * 3, axis=1)
        return Outcomes(deals, np.zeros(0, np.int64), None, scores)

    monkeypatch.setattr(racing, "of_choice", outcomes)
    means = raced(deals, moves, moves[1], 0, 1)
    trials = (~np.isnan(means)).sum(axis=0)
    assert trials[1] == trials[2] == len(deals)
    assert MIN_WORLDS_BEFORE_DROP <= trials[0] < len(deals) and questions.count(moves[0]) < LOTS


def test_dropped_choice_is_valued_by_its_own_worlds() -> None:
    result = trial(second_view(STRONG), 1, 60)
    assert result is not None and np.isnan(result.scores).any()
    for move, column in zip(judged(result), result.scores.T, strict=True):
        assert move.value == pytest.approx(np.nanmean(column)) and move.error >= 0
