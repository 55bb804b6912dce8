"""A position and a question have one answer: for a hint, a practice, an analysis.

A hint at a table and one in a practice are of a view that a worker is sent; an analysis is of the
deal, as it was; each knows what people have shown in the deal before. People do anything: what they
did is drawn from all that they might have done.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from _pytest.mark import ParameterSet

from bot.thinkers.pickling import pack_deal, pack_view, unpack_deal, unpack_view
from engine import Action, Rules, act, encode, observe, open_deal
from search.explain.analysis import first_look, second_look
from search.explain.decisions import Decision, decisions
from search.explain.grades import MIN_DEALS
from search.explain.hints import hint
from search.explain.nudges import Hint
from search.explain.verdicts import Verdict
from search.explain.weighing import Effort, representative
from search.worlds.match_history import PastMove, styles_shown
from search.worlds.shown import StyleEvidence, combine_evidence
from strength.styles import STYLES, played_in
from tests.laws.playing import ONE_EACH, RULES, Table
from tests.search.positions import OURS

QUICK = Effort(MIN_DEALS, MIN_DEALS)
AT_ONCE = 4
"""Positions of a deal that are looked at, at most."""
TAKEN_BACK = 0.02
"""How often an analysis may find as good, in fresh worlds, what a hint had told to cost: of
differences of three standard errors the largest are so by chance."""


def positions(table: Table, number: int) -> list[Decision]:
    """Decisions of a deal of people who bid and play in all kinds of styles: of each phase one."""
    rng, rules = Random(f"one judge {table} {number}"), RULES[table]
    deal = open_deal(rules, rules.pack.shuffled(rng), number % rules.players)
    styles = [rng.choice([*STYLES]) for _ in range(rules.players)]
    shown = combine_evidence([shown_earlier(rules, styles, rng)])
    all_decisions = list[Decision]()
    while (player := deal.turn) is not None:
        action = played_in(styles[player], observe(deal, player), rng)
        all_decisions += decisions([deal], [(player, action)], player)
        deal = act(deal, player, action)
    rng.shuffle(all_decisions)
    first = {decision.deal.phase: decision for decision in all_decisions}
    others = [decision for decision in all_decisions if decision not in first.values()]
    return [
        decision._replace(made=_any_move(decision, rng), shown=shown)
        for decision in [*first.values(), *others][:AT_ONCE]
    ]


def shown_earlier(rules: Rules, styles: list[str], rng: Random) -> StyleEvidence:
    """The styles that the same people have shown in an earlier deal."""
    start = deal = open_deal(rules, rules.pack.shuffled(rng), 0)
    moves = list[PastMove]()
    while (player := deal.turn) is not None and observe(deal, player).phase != "play":
        moves.append(PastMove(player, played_in(styles[player], observe(deal, player), rng), True))
        deal = act(deal, *moves[-1][:2])
    return styles_shown(start, moves)


def _any_move(decision: Decision, rng: Random) -> Action:
    """The move made: by the style, or any."""
    offers = observe(decision.deal, decision.player).offers
    offer = rng.choice(offers)
    return rng.choice([decision.made, offer.nth(rng.randrange(offer.size))])


def first_decisions(table: Table, number: int) -> Iterator[Decision]:
    """``number`` positions."""
    deal, remaining = 0, number
    while remaining:
        for decision in positions(table, deal)[:remaining]:
            remaining -= 1
            yield decision
        deal += 1


class Answered(NamedTuple):
    """A hint, and what an analysis says of what was done instead."""

    asked: Decision
    hinted: Hint
    verdict: Verdict | None

    @property
    def hinted_values(self) -> dict[str, float]:
        """By code: the worth of each move in the hint."""
        return {tried.code: tried.value for tried in self.hinted.tried}

    @property
    def hinted_grades(self) -> dict[str, str]:
        """The grade that a hint gives each move beside the advised one, by its code."""
        return {tried.code: tried.gap.grade for tried in self.hinted.tried[1:]}

    @property
    def move_code(self) -> str:
        """The code of what was done; of equal cards, of the lowest."""
        view = observe(self.asked.deal, self.asked.player)
        return encode(view.rules.pack, representative(view, self.asked.made))


def answers_to(decision: Decision) -> Answered:
    """The answers of those who ask; what each of them is sent is the same view."""
    view = observe(decision.deal, decision.player)
    sent, kept = unpack_view(pack_view(view)), unpack_deal(pack_deal(decision.deal))
    assert sent == observe(kept, decision.player)
    assert sent == view._replace(rules=sent.rules, contract=sent.contract)  # built there anew
    return Answered(
        decision, hint(sent, QUICK, decision.shown), first_look(decision._replace(deal=kept), QUICK)
    )


def check_answers_agree(answers: Answered) -> None:
    """Compare the answers: one best move, and one worth for each."""
    verdict = answers.verdict
    if verdict is None:
        return
    best = answers.move_code if verdict.known.best == verdict.made else verdict.known.best
    assert best == answers.hinted.move
    assert (verdict.grade == "best") == (answers.move_code == answers.hinted.move)
    for code, value in (
        (best, verdict.known.best_value),
        (answers.move_code, verdict.known.made_value),
    ):
        assert answers.hinted_values.get(code, value) == pytest.approx(value, abs=1e-9)
    if verdict.grade != "best":
        assert answers.hinted_grades.get(answers.move_code, verdict.grade) == verdict.grade


def table_parameters(few: int, more: int, most: int) -> list[ParameterSet]:
    """So many positions of one form of each family, of every form, and in ``make soak``."""
    each = [(table, few, "") for table in OURS if table in ONE_EACH]
    each += [(table, more, "long") for table in OURS] + [(table, most, "soak") for table in OURS]
    return [
        pytest.param(
            table,
            number,
            marks=getattr(pytest.mark, later) if later else (),
            id=f"{number}-{table[0]}-{table[1]}",
        )
        for table, number, later in each
    ]


@pytest.mark.parametrize(("table", "number"), table_parameters(2, 8, 2000))
def test_hint_analysis_and_practice_agree(table: Table, number: int) -> None:
    judged = costly = taken_back = 0
    for decision in first_decisions(table, number):
        answers = answers_to(decision)
        check_answers_agree(answers)
        judged += answers.verdict is not None
        if answers.verdict is not None and answers.verdict.grade == "costs":
            costly += 1
            repeated = second_look(decision, answers.verdict, QUICK)
            taken_back += repeated.grade == "as-good"
    assert judged
    assert taken_back <= 1 + TAKEN_BACK * costly, (taken_back, costly, judged)
