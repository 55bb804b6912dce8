"""Choices before the play are judged by what came of them in the real deal."""

from random import Random

import pytest

from engine import act, choose, observe, open_deal, rules_of
from strength.duplicate import scores
from strength.played_on import BID, lead_after, main, summary


def test_lead_after_usual_move_is_that_of_the_played_deal() -> None:
    rules = rules_of("slovenian4")
    deal = open_deal(rules, rules.pack.shuffled(Random("played on")), 0)
    player = deal.turn
    assert player is not None
    lead = lead_after(deal, choose(observe(deal, player)))
    while deal.turn is not None:
        deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
    points = scores(deal)
    assert lead == pytest.approx((4 * points[player] - sum(points)) / 3)


def test_summary_compares_with_another_margin() -> None:
    deals = [{(BID, 0.25): 2.0, (BID, 1.0): 1.0}, {(BID, 0.25): 4.0, (BID, 1.0): 3.0}]
    lines = summary(deals, 0.25).splitlines()
    assert lines[0] == "2 deals"
    assert "bid, margin 1.0: +2.00 ± 1.96 over rules of thumb, -1.00 ± 0.00 more" in lines[-2]


def test_command_tells_of_bids(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["romanian3", "--deals", "2", "--processes", "1"]) == 0
    assert "bid, margin 0.25: " in capsys.readouterr().out
