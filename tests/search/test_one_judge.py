"""The same position and the same question have one answer: for a hint, a practice, an analysis.

A hint at a table and one in a practice are of a view that a worker is sent; an analysis is of the
deal, as it was; each knows what people have shown in the deal before. People do anything: what they
did is drawn from all that they might have done.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from _pytest.mark import ParameterSet

from bot.thinkers.pickling import pack, pack_deal, unpack, unpack_deal
from engine import Action, Rules, act, encode, observe, open_deal
from search.explain.analysis import first_look, second_look
from search.explain.decisions import Decision, decisions
from search.explain.grades import ENOUGH
from search.explain.hints import hint
from search.explain.nudges import Hint
from search.explain.verdicts import Verdict
from search.explain.weighing import Effort, representative
from search.worlds.match_history import PastMove, styles_shown
from search.worlds.shown import InDeal, in_all
from strength.styles import STYLES, played_in
from tests.laws.playing import ONE_EACH, RULES
from tests.laws.test_laws import Table
from tests.search.test_hints import OURS

QUICK = Effort(ENOUGH, ENOUGH)
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
    shown = in_all([shown_earlier(rules, styles, rng)])
    found = list[Decision]()
    while (player := deal.turn) is not None:
        made = played_in(styles[player], observe(deal, player), rng)
        found += decisions([deal], [(player, made)], player)
        deal = act(deal, player, made)
    rng.shuffle(found)
    first = {one.deal.phase: one for one in found}
    others = [one for one in found if one not in first.values()]
    return [
        one._replace(made=_done(one, rng), shown=shown)
        for one in [*first.values(), *others][:AT_ONCE]
    ]


def shown_earlier(rules: Rules, styles: list[str], rng: Random) -> InDeal:
    """What the same people have shown in a deal before it."""
    start = deal = open_deal(rules, rules.pack.shuffled(rng), 0)
    made = list[PastMove]()
    while (player := deal.turn) is not None and observe(deal, player).phase != "play":
        made.append(PastMove(player, played_in(styles[player], observe(deal, player), rng), True))
        deal = act(deal, *made[-1][:2])
    return styles_shown(start, made)


def _done(one: Decision, rng: Random) -> Action:
    """What was done: by the style, or anything."""
    offers = observe(one.deal, one.player).offers
    offer = rng.choice(offers)
    return rng.choice([one.made, offer.nth(rng.randrange(offer.size))])


def many(table: Table, number: int) -> Iterator[Decision]:
    """So many positions."""
    deal, left = 0, number
    while left:
        for one in positions(table, deal)[:left]:
            left -= 1
            yield one
        deal += 1


class Answered(NamedTuple):
    """A hint, and what an analysis says of what was done instead."""

    asked: Decision
    hinted: Hint
    verdict: Verdict | None

    @property
    def told(self) -> dict[str, float]:
        """What the hint has found each move to be worth, by its code."""
        return {tried.code: tried.value for tried in self.hinted.tried}

    @property
    def grades(self) -> dict[str, str]:
        """The grade that a hint gives each move beside the one that it advises, by its code."""
        return {tried.code: tried.gap.grade for tried in self.hinted.tried[1:]}

    @property
    def made(self) -> str:
        """The code of what was done; of equal cards, of the lowest."""
        view = observe(self.asked.deal, self.asked.player)
        return encode(view.rules.pack, representative(view, self.asked.made))


def answered(one: Decision) -> Answered:
    """The answers of those who ask; what each of them is sent is the same view."""
    view = observe(one.deal, one.player)
    sent, kept = unpack(pack(view)), unpack_deal(pack_deal(one.deal))
    assert sent == observe(kept, one.player)
    assert sent == view._replace(rules=sent.rules, contract=sent.contract)  # built there anew
    return Answered(one, hint(sent, QUICK, one.shown), first_look(one._replace(deal=kept), QUICK))


def check(found: Answered) -> None:
    """The same move is best, and each is worth the same."""
    verdict = found.verdict
    if verdict is None:
        return
    best = found.made if verdict.known.best == verdict.made else verdict.known.best
    assert best == found.hinted.move
    assert (verdict.grade == "best") == (found.made == found.hinted.move)
    for code, value in ((best, verdict.known.best_value), (found.made, verdict.known.made_value)):
        assert found.told.get(code, value) == pytest.approx(value, abs=1e-9)
    if verdict.grade != "best":
        assert found.grades.get(found.made, verdict.grade) == verdict.grade


def of_all(few: int, more: int, most: int) -> list[ParameterSet]:
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


@pytest.mark.parametrize(("table", "number"), of_all(2, 24, 2000))
def test_whoever_asks_hears_the_same(table: Table, number: int) -> None:
    judged = costly = taken_back = 0
    for one in many(table, number):
        found = answered(one)
        check(found)
        judged += found.verdict is not None
        if found.verdict is not None and found.verdict.grade == "costs":
            costly += 1
            again = second_look(one, found.verdict, QUICK)
            taken_back += again.grade == "as-good"
    assert judged
    assert taken_back <= 1 + TAKEN_BACK * costly, (taken_back, costly, judged)
