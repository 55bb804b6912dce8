"""Cards played make some worlds likelier, and the real deal more than most."""

from collections import Counter
from math import log
from statistics import mean

import numpy as np

from engine import Deal, Play, View, observe
from search.judging.likely_worlds import (
    by_cards,
    fitting,
    known_to_players,
    rows_of,
    weighed_as_club,
)
from search.kernel import layout as at
from search.kernel import own_view
from search.kernel.arrays import Floats, Numbers
from search.kernel.legal import legal
from search.kernel.moves import play
from search.kernel.position import states_of
from search.worlds.swapped import deals_of
from search.worlds.worlds import worlds
from tests.laws.playing import RULES, Table
from tests.search.positions import house_deal

TABLE = ("slovenian", 4)


def decision_in_mid_deal(table: Table, seed: int) -> tuple[Deal, View] | None:
    """A decision after five tricks of a deal that the house plays for points."""
    for step in house_deal(RULES[table], seed).steps:
        view = observe(step.deal, step.player)
        if len(view.tricks) == 5 and weighed_as_club(view):
            return step.deal, view
    return None


def test_real_cards_explain_the_play_best() -> None:
    """On the average of some deals: a world drawn is not a quarter as likely."""
    gains = []
    for real, view in filter(None, (decision_in_mid_deal(TABLE, seed) for seed in range(60))):
        deals = [real, *deals_of(view, iter(worlds(view, 1, 12)))]
        log_chances = by_cards(view, deals, rows_of(deals))
        gains.append(float(log_chances[0] - np.log(np.exp(log_chances[1:]).mean())))
    assert len(gains) > 40
    assert mean(gains) > log(4)


def test_club_weighs_its_cards_as_the_kernel_does_from_its_seat() -> None:
    """Nearly always: announced cards and a valat apart, which likelihoods leave aside."""
    agreed: Counter[bool] = Counter()
    for seed in range(6):
        steps = house_deal(RULES[TABLE], seed).steps
        last = steps[-1].deal
        if last.contract is None or last.contract.aim != "points":
            continue
        row, states, knowledge, mind = _opening_state(next(s.deal for s in steps if s.deal.playing))
        for step in steps:
            if isinstance(step.action, Play):
                card = at.numbers(last.rules.pack)[step.action.card]
                cards = _may_play(row, states)
                if len(cards) > 1:
                    own_view.estimate_others(row, states, knowledge, mind)
                    marks = {
                        c: own_view.mark_of_card(row, states, knowledge, mind, c) for c in cards
                    }
                    agreed[marks[card] == max(marks.values())] += 1
                own_view.note_card(states, knowledge, card)
                play(row, states, card)
    assert agreed.total() > 100 and agreed[True] > 0.93 * agreed.total()


def _opening_state(deal: Deal) -> tuple[Numbers, Numbers, Numbers, Floats]:
    """Row and state of a deal, what its players know, and room for what they think."""
    rows = rows_of([deal])
    knowledge = known_to_players(observe(deal, None), [deal])
    return rows[0], states_of([deal], rows)[0], knowledge[0], np.zeros(own_view.THOUGHTS)


def _may_play(row: Numbers, state: Numbers) -> list[int]:
    suits, trumps = legal(row, state)
    places = [index for index in range(64) if int(suits) >> index & 1]
    return [*places, *(at.TRUMP + index for index in range(32) if int(trumps) >> index & 1)]


def test_likely_deals_look_as_the_view_does() -> None:
    for seed in range(4):
        decisions = decision_in_mid_deal(TABLE, seed)
        if decisions is not None:
            _, view = decisions
            deals = fitting(view, seed, 10)
            assert len(deals) == 10
            assert all(observe(deal, view.viewer) == view for deal in deals)
            assert deals == fitting(view, seed, 10)


def test_cards_are_no_evidence_where_play_outs_go_by_other_rules() -> None:
    for table in (("lombardia", 4), ("strohmann", 2)):
        views = [observe(s.deal, s.player) for s in house_deal(RULES[table], 1).steps]
        played = [view for view in views if view.phase == "play"]
        assert played and not any(map(weighed_as_club, played))
