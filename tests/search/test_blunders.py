"""Blunders are found, whatever was decided: each with its size, and called by name."""

import pytest

from engine import (
    Action,
    Bid,
    Call,
    Kontra,
    Lay,
    Play,
    Say,
    Take,
    actions_of,
    admitted,
    encode,
    observe,
    variant,
)
from search.explain.analysis import verdict
from search.explain.decisions import Decision
from search.explain.grades import USUAL_SPREAD
from search.explain.hints import hint
from search.explain.weighing import Effort, moves_to_weigh
from search.judging.likely_worlds import standard_error
from tests.laws.playing import Table
from tests.search.planted import decisions_of, trials
from tests.search.positions import OURS

KINDS: dict[str, type[Action]] = {
    "bid": Bid,
    "call": Call,
    "talon": Take,
    "discard": Lay,
    "announcement": Say,
    "kontra": Kontra,
    "card": Play,
}
DEAR, SURE = 15.0, 5.0
"""Units of ``grades`` that a planted blunder costs at least, in other worlds; standard errors."""
FAR = 150.0
"""Moves that cost more, such as a valat on nothing, are easily found."""
OTHERS = 40
"""The worlds in which a blunder is detected."""
TWICE = 2.0
"""A blunder is reported with its size if it is within this factor."""


def blunders(table: Table, kind: str, deals: range) -> list[tuple[Decision, float]]:
    """Decisions of house deals with the worst move of a kind in place of the one made."""
    planted_errors = []
    for number in deals:
        for decision in decisions_of(table, number):
            if error := _worst(decision, KINDS[kind]):
                planted_errors.append(error)
                break  # one a deal
    return planted_errors


def _worst(decision: Decision, kind: type[Action]) -> tuple[Decision, float] | None:
    view = observe(decision.deal, decision.player)
    if not any(offer.kind is kind for offer in view.offers):
        return None
    moves = moves_to_weigh(view)
    if kind is Bid:  # what nobody would bid, the dearest that may be bid, is not thought of
        moves += [move for move in list(actions_of(view.offers))[-1:] if move not in moves]
    weighed = trials(decision, moves, 977, OTHERS)
    if weighed is None:
        return None
    unit = variant(view.rules.variant).spread(view.rules.players) / USUAL_SPREAD
    by_world = weighed.gains.mean(axis=2)
    means = by_world.mean(axis=0)
    wrong = [index for index, move in enumerate(moves)
             if isinstance(move, kind) and means.max() - means[index] < FAR * unit]  # fmt: skip
    if not wrong:
        return None
    bad, good = min(wrong, key=lambda index: means[index]), int(means.argmax())
    apart = by_world[:, good] - by_world[:, bad]
    cost = float(apart.mean())
    if cost < DEAR * unit or cost < SURE * standard_error(apart, weighed.alike):
        return None
    return decision._replace(made=moves[bad]), cost


@pytest.mark.parametrize(
    ("table", "kind", "deals"),
    [
        *((("slovenian", 4), kind, range(10, 11)) for kind in ("bid", "talon")),
        *(pytest.param(("slovenian", 4), kind, range(10, 16), marks=pytest.mark.long)
          for kind in KINDS),
        *(pytest.param(table, kind, range(10, 26), marks=pytest.mark.soak)
          for table in OURS for kind in KINDS),
    ],
    ids=str,
)  # fmt: skip
def test_blunders_of_every_kind_are_found_with_their_size(
    table: Table, kind: str, deals: range
) -> None:
    """One of a few may be told as *not sure*: where one world in ten decides, 80 tell little."""
    planted = blunders(table, kind, deals)
    hits = sized = 0
    for decision, cost in planted:
        answer = verdict(decision)
        assert answer is not None
        assert hint(observe(decision.deal, decision.player)).move != encode(
            decision.deal.rules.pack, decision.made
        )
        hits += answer.grade == "costs"
        sized += cost / TWICE <= answer.cost <= cost * TWICE
    missed = len(planted) - hits
    assert missed <= max(1, 0.05 * len(planted)), (hits, len(planted))
    assert hits or not planted
    assert sized >= 0.9 * hits, (sized, hits)


def test_solo_on_a_weak_hand_is_called_a_blunder() -> None:
    """A bid of the dearest game with a hand of four trumps or fewer is said to cost much."""
    heard = 0
    for number in range(4):
        decision = next(decision for decision in decisions_of(("slovenian", 4), number))
        view = observe(decision.deal, decision.player)
        is_weak = (view.hand & view.rules.pack.trumps).bit_count() <= 4
        if not is_weak or not admitted(view.offers, Bid("solo_one")):
            continue
        answer = verdict(decision._replace(made=Bid("solo_one")), Effort(30, 30), Effort(30, 30))
        assert answer is not None and answer.grade == "costs" and answer.cost > 30, answer
        assert "bid-seldom" in {why.key for why in answer.reasons}
        heard += 1
    assert heard
