"""What was played makes some worlds likelier, and the real deal more than most."""

from statistics import mean

import numpy as np

from engine import Deal, View, observe
from search.judging.likely_worlds import by_cards, fitting, rows_of, weighed_as_club
from search.worlds.swapped import deals_of
from search.worlds.worlds import worlds
from tests.laws.playing import RULES
from tests.laws.test_laws import Table
from tests.search.positions import house_deal

TABLE = ("slovenian", 4)


def in_the_middle(table: Table, seed: int) -> tuple[Deal, View] | None:
    """A decision after five tricks of a deal that the house plays for points."""
    for step in house_deal(RULES[table], seed).steps:
        view = observe(step.deal, step.player)
        if len(view.tricks) == 5 and weighed_as_club(view):
            return step.deal, view
    return None


def test_what_the_house_plays_its_real_cards_explain_best() -> None:
    """On the average of some deals: a world drawn is less than two thirds as likely."""
    gains = []
    for real, view in filter(None, (in_the_middle(TABLE, seed) for seed in range(60))):
        deals = [real, *deals_of(view, iter(worlds(view, 1, 12)))]
        told = by_cards(view, deals, rows_of(deals))
        gains.append(float(told[0] - np.log(np.exp(told[1:]).mean())))
    assert len(gains) > 40
    assert mean(gains) > 0.4


def test_likely_deals_look_as_the_view_does() -> None:
    for seed in range(4):
        found = in_the_middle(TABLE, seed)
        if found is not None:
            _, view = found
            deals = fitting(view, seed, 10)
            assert len(deals) == 10
            assert all(observe(deal, view.viewer) == view for deal in deals)
            assert deals == fitting(view, seed, 10)


def test_cards_tell_nothing_where_play_outs_go_by_other_rules() -> None:
    for table in (("lombardia", 4), ("strohmann", 2)):
        views = [observe(s.deal, s.player) for s in house_deal(RULES[table], 1).steps]
        played = [view for view in views if view.phase == "play"]
        assert played and not any(map(weighed_as_club, played))
