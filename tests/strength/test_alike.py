"""How often hands of the same worth make what they bid."""

import pytest

from engine import Bid, rules_of, variant
from search.explain.chances import hands_alike
from strength.alike import Hand, first_bid, fitted, outcomes
from tests.laws.playing import RULES


@pytest.mark.parametrize("form", ["slovenian4", "romanian3", "strohmann2"])
def test_predicted_share_of_alike_hands_matches_outcomes(form: str) -> None:
    """The odds are tried on 400 deals they were not fitted to, within three standard errors."""
    rules = rules_of(form)
    odds = variant(rules.variant).searching.alike
    predicted = made_count = spread = 0.0
    for key, values in outcomes(rules, range(10**6, 10**6 + 400)).items():
        for worth, made, _ in values:
            share = odds[rules.players, key].chance(worth)
            predicted, made_count, spread = (
                predicted + share,
                made_count + made,
                spread + share * (1 - share),
            )
    assert abs(predicted - made_count) < 3 * spread**0.5 + 1


def test_stronger_hand_has_better_chance() -> None:
    """The chance of a bid rises with the hand; bids nobody has counted have none."""
    hands = list(filter(None, (first_bid(RULES["slovenian", 4], number) for number in range(60))))
    assert hands

    def share(hand: Hand) -> float:
        return hands_alike(hand.view, Bid("two")) or 0.0

    by_worth = sorted(hands, key=share)
    assert share(by_worth[0]) < 0.5 < share(by_worth[-1])
    assert hands_alike(hands[0].view, Bid("valat_without")) is None


def test_fitted_odds_rise_with_worth() -> None:
    """Hands of more worth make their bid more often in the deals that are fitted."""
    values = [(worth / 10, float(worth % 7 < worth / 30), float(worth)) for worth in range(210)]
    odds = fitted(values)
    assert odds.slope > 0 and odds.chance(5) < 0.5 < odds.chance(18)
