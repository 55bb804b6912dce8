"""Cards played make some worlds likelier, and the real deal more than most."""

from math import log
from statistics import mean

import numpy as np
import pytest

from engine import FORMS, Deal, Rules, View, observe, rules_of
from search.judging.likely_worlds import by_cards, fitting, known_to_players, rows_of
from search.kernel.layout import words
from search.kernel.networks import network_of
from search.kernel.table_knowledge import TAKEN
from search.worlds.swapped import deals_of
from search.worlds.worlds import worlds
from tests.search.positions import OURS, TRAINED, house_deal


def decision_in_mid_deal(rules: Rules, seed: int) -> tuple[Deal, View] | None:
    """A decision after five tricks of a deal that the house plays."""
    for step in house_deal(rules, seed).steps:
        view = observe(step.deal, step.player)
        if len(view.tricks) == 5 and view.phase == "play":
            return step.deal, view
    return None


def test_all_games_without_straw_men_have_a_network() -> None:
    families = {table[0] for table in OURS}
    ours = {form for form in FORMS if rules_of(form).variant in families}
    assert ours - set(TRAINED) == {"strohmann2"}


@pytest.mark.parametrize("form", TRAINED)
def test_real_cards_explain_the_play_best(form: str) -> None:
    """On the average of some deals: a world drawn is not a quarter as likely."""
    gains, rules = [], rules_of(form)
    network = network_of(rules)
    assert network is not None
    for real, view in filter(None, (decision_in_mid_deal(rules, seed) for seed in range(60))):
        deals = [real, *deals_of(view, iter(worlds(view, 1, 12)))]
        log_chances = by_cards(view, network, deals, rows_of(deals))
        gains.append(float(log_chances[0] - np.log(np.exp(log_chances[1:]).mean())))
    assert len(gains) > 40
    assert mean(gains) > log(4)


def test_worlds_of_a_declarer_leave_the_others_what_they_have_seen() -> None:
    """In Taroki z królami only the declarer sees all cards of the set that was taken."""
    rules, compared = rules_of("krolami4"), 0
    for real, view in filter(None, (decision_in_mid_deal(rules, seed) for seed in range(40))):
        declarers = observe(real, view.declarer)
        if view.declarer is None or not declarers.chosen:
            continue
        known = known_to_players(fitting(declarers, 1, 4))
        defender = next(player for player in view.order if player != view.declarer)
        seen = observe(real, defender).sets[declarers.chosen - 1]
        compared += seen != declarers.sets[declarers.chosen - 1]
        assert (known[:, TAKEN : TAKEN + 2] == words(rules.pack, seen)).all()
    assert compared > 5


def test_likely_deals_look_as_the_view_does() -> None:
    for seed in range(4):
        decisions = decision_in_mid_deal(rules_of("slovenian4"), seed)
        if decisions is not None:
            _, view = decisions
            deals = fitting(view, seed, 10)
            assert len(deals) == 10
            assert all(observe(deal, view.viewer) == view for deal in deals)
            assert deals == fitting(view, seed, 10)
