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
from search.explain.grades import APART
from search.explain.hints import hint
from search.explain.weighing import Effort, moves_to_weigh
from search.judging.likely_worlds import standard_error
from tests.laws.test_laws import Table
from tests.search.planted import decisions_of, trials
from tests.search.test_hints import OURS

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
"""What costs more, such as a valat on nothing, is found by anybody."""
OTHERS = 40
"""Worlds in which it is seen to be one."""
TWICE = 2.0
"""A blunder is told with its size if it is within this factor."""


def blunders(table: Table, kind: str, deals: range) -> list[tuple[Decision, float]]:
    """Decisions of house deals with the worst move of a kind in place of the one made."""
    found = []
    for number in deals:
        for one in decisions_of(table, number):
            if error := _worst(one, KINDS[kind]):
                found.append(error)
                break  # one a deal
    return found


def _worst(one: Decision, kind: type[Action]) -> tuple[Decision, float] | None:
    view = observe(one.deal, one.player)
    if not any(offer.kind is kind for offer in view.offers):
        return None
    moves = moves_to_weigh(view)
    if kind is Bid:  # what nobody would bid, the dearest that may be bid, is not thought of
        moves += [move for move in list(actions_of(view.offers))[-1:] if move not in moves]
    found = trials(one, moves, 977, OTHERS)
    if found is None:
        return None
    unit = variant(view.rules.variant).spread(view.rules.players) / APART
    by_world = found.gains.mean(axis=2)
    means = by_world.mean(axis=0)
    wrong = [at for at, move in enumerate(moves)
             if isinstance(move, kind) and means.max() - means[at] < FAR * unit]  # fmt: skip
    if not wrong:
        return None
    bad, good = min(wrong, key=lambda at: means[at]), int(means.argmax())
    apart = by_world[:, good] - by_world[:, bad]
    cost = float(apart.mean())
    if cost < DEAR * unit or cost < SURE * standard_error(apart, found.alike):
        return None
    return one._replace(made=moves[bad]), cost


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
    """Of a few one may be told as *not sure*: where one world in ten decides, 80 tell little."""
    planted = blunders(table, kind, deals)
    found = sized = 0
    for one, cost in planted:
        told = verdict(one)
        assert told is not None
        assert hint(observe(one.deal, one.player)).move != encode(one.deal.rules.pack, one.made)
        found += told.grade == "costs"
        sized += cost / TWICE <= told.cost <= cost * TWICE
    missed = len(planted) - found
    assert missed <= max(1, 0.05 * len(planted)), (found, len(planted))
    assert found or not planted
    assert sized >= 0.9 * found, (sized, found)


def test_a_solo_on_nothing_is_called_what_it_is() -> None:
    """Whoever bids the dearest game with a hand of four trumps or fewer hears that it cost much."""
    heard = 0
    for number in range(4):
        one = next(one for one in decisions_of(("slovenian", 4), number))
        view = observe(one.deal, one.player)
        weak = (view.hand & view.rules.pack.trumps).bit_count() <= 4
        if not weak or not admitted(view.offers, Bid("solo_one")):
            continue
        told = verdict(one._replace(made=Bid("solo_one")), Effort(30, 30), Effort(30, 30))
        assert told is not None and told.grade == "costs" and told.cost > 30, told
        assert "bid-seldom" in {why.key for why in told.reasons}
        heard += 1
    assert heard
