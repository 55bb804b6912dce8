"""The analysis finds bad moves, leaves good ones alone, and knows endgames exactly."""

import json
from random import Random

import numpy as np
import pytest

from engine import Play, act, encode, observe
from search.explain.analysis import SEARCHED_FROM, closer_look, first_look, verdict
from search.explain.decisions import Decision
from search.explain.grades import CERTAIN_ERRORS, MAX_ERROR_OF_SAME, MIN_COST, MIN_DEALS, Gap
from search.explain.verdicts import Verdict, dearest, without_repeats
from search.explain.weighing import Effort, moves_to_weigh
from search.judging.exact_endings import cards_left, exact_values, is_late
from search.judging.judge import scores_of_cards
from search.judging.likely_worlds import fitting
from search.judging.outcomes import of_cards, play_outs_of
from search.judging.trials import try_moves
from search.kernel import layout as at
from search.kernel.exact_value import SHARE, Memory, gain, side_in_row
from tests.laws.playing import RULES, TABLES, random_rules
from tests.search.kernel_deals import deal_in_play, position
from tests.search.planted import decisions_of, flawless, planted_decision
from tests.search.positions import OURS, our_tables
from tests.search.trial_values import play_of, value_by_trial, verdict_of

Table = tuple[str, int]
FEW = (("slovenian", 3), ("romanian", 3), ("lombardia", 4))
few_tables = pytest.mark.parametrize(
    "table",
    [
        pytest.param(
            table, marks=() if table in FEW else pytest.mark.long, id=f"{table[0]}-{table[1]}"
        )
        for table in OURS
    ],
)
"""Some in ``make test``, the others in ``make long``: an analysis takes its time."""
FOUND = 5.0
"""Game points of reproach at which a planted error counts as found."""
SLIGHT = Effort(30, 10)
"""Enough for what does not hang on the worlds."""


@pytest.mark.parametrize("errors", [1, pytest.param(200, marks=pytest.mark.soak)], ids=str)
def test_planted_error_is_found(errors: int) -> None:
    """A move that costs ten game points or more: at least nine of ten are told as dear."""
    forms = [table for table in TABLES if table[0] == "slovenian"]
    mistakes, hits, number = 0, 0, 0
    while mistakes < errors:
        error = planted_decision(forms[number % len(forms)], number)
        number += 1
        if error is None:
            continue
        answer = verdict(error.decision)
        assert answer is not None
        mistakes, hits = mistakes + 1, hits + (answer.cost >= FOUND)
    assert hits >= 0.9 * errors, hits


@pytest.mark.soak
@our_tables
def test_player_who_follows_hints_gets_no_reproach(table: Table) -> None:
    for number in range(20):
        for decision in flawless(table, number, number % table[1]):
            answer = verdict(decision)
            assert answer is None or answer.grade == "best", (number, answer)


@pytest.mark.long
def test_end_of_a_flawless_play_gets_no_reproach() -> None:
    """A sample of the decisions of ``test_player_who_follows_hints_gets_no_reproach``."""
    for decision in [*flawless(("slovenian", 3), 0, 0)][-5:]:
        answer = verdict(decision)
        assert answer is None or answer.grade == "best", answer


TRICKS = 4
"""With more of them trying everything takes hours."""


@our_tables
@pytest.mark.parametrize(
    ("deals", "cards"), [(2, 9), pytest.param(60, 17, marks=pytest.mark.soak)], ids=str
)
def test_endgames_with_open_cards_agree_with_trying_everything(
    table: Table, deals: int, cards: int
) -> None:
    """Through the engine's own moves and settlements."""
    rng, checked = Random(deals), 0
    while checked < deals:
        rules = random_rules(table, rng) if rng.random() < 0.5 else RULES[table]
        deal = deal_in_play(rules, rng, max_cards=rng.randint(6, min(cards, TRICKS * table[1] + 1)))
        if deal is None or deal.turn is None or (start := position(deal)).state[at.DUE]:
            continue
        player = deal.turn
        side, _ = side_in_row(deal, start.row, player)
        weights = gain(deal, side, player)
        exact = exact_values(deal, player, Memory())
        deals_after = {card: act(deal, player, play_of(deal, card)) for card in exact}
        by_trial = {
            card: value_by_trial(end, side, weights) / SHARE for card, end in deals_after.items()
        }
        assert exact == by_trial, deal
        checked += 1
        for card in exact if len(exact) > 1 else ():
            decision = Decision(0, deal, player, Play(card))
            look = first_look(decision, SLIGHT)
            if look is not None:  # None: a view of a random deal may fit no world that is likely
                assert look.open.trials == 0
                assert look.open.difference == max(by_trial.values()) - by_trial[card]


@few_tables
def test_verdicts_are_of_offered_moves_and_come_back_from_json(table: Table) -> None:
    for decision in decisions_of(table, 3)[::20]:
        answer = verdict(decision, SLIGHT, SLIGHT)
        assert verdict(decision, SLIGHT, SLIGHT) == answer
        if answer is None:
            continue
        assert Verdict.read(json.loads(json.dumps(answer.as_json()))) == answer
        assert answer.made == encode(decision.deal.rules.pack, decision.made)
        assert (answer.trick > 0) == (observe(decision.deal, decision.player).phase == "play")
        assert answer.cost >= 0
        exact = answer.trick > 0 and cards_left(decision.deal) <= SEARCHED_FROM
        assert (answer.open.trials == 0) == exact


ENOUGH = 4
"""Decisions to look at."""


@few_tables
def test_closer_looks_lessen_the_error_and_keep_the_advice(table: Table) -> None:
    """In all: a few worlds may say less of their own error than many."""
    before, after = list[float](), list[float]()
    for decision in [*decisions_of(table, 5), *decisions_of(table, 6)]:
        first = verdict(decision, SLIGHT, Effort(80, 40))
        doubtful = first is not None and first.grade != "best" and first.known.error > 0
        if first is None or not doubtful or len(before) == ENOUGH:
            continue
        closer = first
        for look in range(1, 4):
            closer = closer_look(decision, closer, look)
        assert closer.known.best == first.known.best and closer.made == first.made
        assert closer.worlds > first.worlds
        before.append(first.known.error)
        after.append(closer.known.error)
    assert sum(after) < 0.8 * sum(before)


@few_tables
def test_verdict_depends_on_the_view_alone(table: Table) -> None:
    """Another deal that looked the same gets the same verdict, but for that of the open cards."""
    looked_at = 0
    for decision in decisions_of(table, 4)[3::16]:
        view = observe(decision.deal, decision.player)
        other = next(iter(fitting(view, 77, 1)), None)
        if other is None or other.hands == decision.deal.hands:
            continue
        verdict = first_look(decision, SLIGHT)
        same = first_look(decision._replace(deal=other), SLIGHT)
        assert (verdict is None) == (same is None)
        if verdict is not None and same is not None:
            assert verdict._replace(open=same.open) == same
            looked_at += 1
    assert looked_at


@few_tables
def test_analysis_counts_points_as_a_hint_does(table: Table) -> None:
    """One's own points; less the other side's where its winnings are not paid for."""
    of_play = [decision for decision in decisions_of(table, 6) if isinstance(decision.made, Play)]
    for decision in [decision for decision in of_play if not is_late(decision.deal)][::9]:
        view = observe(decision.deal, decision.player)
        plays = [move for move in moves_to_weigh(view) if isinstance(move, Play)]
        deals = fitting(view, 1, 5)
        if not deals or len(plays) < 2:
            continue
        tried = try_moves(deals, plays, decision.player, 1).gains
        out = of_cards(deals, plays, 1, play_outs_of(deals[0]))
        assert np.allclose(tried.mean(axis=2), scores_of_cards(deals, plays, decision.player, 1))
        if decision.deal.rules.zero_sum:
            assert np.allclose(tried.ravel(), out.scores[:, decision.player])


def test_difference_within_the_noise_is_no_reproach() -> None:
    assert verdict_of(5.0, 5.0 / CERTAIN_ERRORS + 0.1).cost == 0
    assert verdict_of(5.0, 5.0 / CERTAIN_ERRORS - 0.1).cost == 5.0
    assert verdict_of(MIN_COST - 0.01, 0.0).cost == 0
    assert verdict_of(-5.0, 0.1).cost == 0


def test_gaps_have_four_grades() -> None:
    assert Gap(6.0, 1.0, 100).grade == "costs"
    assert Gap(2.0, 1.0, 100).grade == "not-sure"
    assert Gap(1.4, 1.0, 100).grade == "as-good"
    assert Gap(-3.0, 1.0, 100).grade == "as-good"
    assert Gap(1.0, MAX_ERROR_OF_SAME + 1, 100).grade == "not-sure"
    assert {Gap(less, 1.0, MIN_DEALS - 1).grade for less in (0.0, 6.0)} == {"not-sure"}


def test_verdicts_come_back_from_json_with_their_reasons() -> None:
    answer = verdict_of(5.0, 1.0)
    assert Verdict.read(json.loads(json.dumps(answer.as_json()))) == answer


def test_dearest_come_first_and_good_moves_not_at_all() -> None:
    costs = [2.0, 0.0, 9.0, 4.0, 9.0, 1.0]
    verdicts = [verdict_of(cost, 0.1, step) for step, cost in enumerate(costs)]
    assert [item.step for item in dearest(verdicts)] == [2, 4, 3]
    assert dearest(verdicts[1:2]) == ()
    assert dearest([verdict_of(0.1, 0.01)]) == ()  # petty by itself


def test_advice_that_is_not_taken_time_and_again_costs_once() -> None:
    """A solo that was not bid at the first word nor at the second is lost but once.

    Of cards each is judged by what may still be done.
    """
    bids = [
        verdict_of(cost, 0.1, step)._replace(phase="auction", trick=0)
        for step, cost in enumerate((7.0, 9.0, 0.1))
    ]
    other = verdict_of(4.0, 0.1, 5)._replace(phase="auction", trick=0)
    other = other._replace(known=other.known._replace(best="bid:two"))
    cards = [verdict_of(2.0, 0.1, step) for step in (6, 7)]
    counted = without_repeats([*bids, other, *cards])
    assert [item.grade for item in counted] == [
        "again",
        "costs",
        "as-good",
        "costs",
        "costs",
        "costs",
    ]
    assert [item.cost for item in counted] == [0.0, 9.0, 0.0, 4.0, 2.0, 2.0]
    assert [item.step for item in dearest(counted)] == [1, 5, 6]
    assert without_repeats(counted) == counted
