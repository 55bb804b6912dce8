"""Cards played make some worlds likelier, and the real deal more than most."""

from math import log
from statistics import mean

import numpy as np
import pytest

from engine import Deal, Rules, View, observe, rules_of
from search.judging.likely_worlds import by_cards, fitting, rows_of
from search.kernel.policies import policy_of
from search.worlds.swapped import deals_of
from search.worlds.worlds import worlds
from tests.search.positions import WITHOUT_STRAW, house_deal


def decision_in_mid_deal(rules: Rules, seed: int) -> tuple[Deal, View] | None:
    """A decision after five tricks of a deal that the house plays."""
    for step in house_deal(rules, seed).steps:
        view = observe(step.deal, step.player)
        if len(view.tricks) == 5 and view.phase == "play":
            return step.deal, view
    return None


@pytest.mark.parametrize("form", WITHOUT_STRAW)
def test_real_cards_explain_the_play_best(form: str) -> None:
    """On the average of some deals: a world drawn is not a quarter as likely."""
    gains, rules = [], rules_of(form)
    policy = policy_of(rules)
    assert policy is not None
    for real, view in filter(None, (decision_in_mid_deal(rules, seed) for seed in range(60))):
        deals = [real, *deals_of(view, iter(worlds(view, 1, 12)))]
        log_chances = by_cards(view, policy, deals, rows_of(deals))
        gains.append(float(log_chances[0] - np.log(np.exp(log_chances[1:]).mean())))
    assert len(gains) > 40
    assert mean(gains) > log(4)


def test_likely_deals_look_as_the_view_does() -> None:
    for seed in range(4):
        decisions = decision_in_mid_deal(rules_of("slovenian4"), seed)
        if decisions is not None:
            _, view = decisions
            deals = fitting(view, seed, 10)
            assert len(deals) == 10
            assert all(observe(deal, view.viewer) == view for deal in deals)
            assert deals == fitting(view, seed, 10)
