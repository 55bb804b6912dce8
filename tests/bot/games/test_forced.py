"""Players who can only pass at the end of an auction are not asked."""

from random import Random

import pytest

from bot.games.forced import is_forced
from engine import Pass, Views, observe
from tests.laws.playing import RULES, random_deal, sizes


@pytest.mark.parametrize("game", ["slovenian", "krolami", "romanian"])
@sizes(80, 400)
def test_forced_pass_in_the_auction_follows_the_highest_bid(game: str, deals: int) -> None:
    """SLO-BID-5, POL-BID-3, ROM-BID-7: only a pass is left."""
    passed_over = 0
    for seed in range(deals):
        for step in random_deal(RULES[game, 4], Random(seed)).steps:
            view = observe(step.deal, None)
            if view.phase == "auction" and is_forced(Views(step.deal)):
                rows = view.rules.contracts
                assert view.high is not None
                assert step.action == Pass()
                rank = rows[view.high[0]].rank
                assert all(row.rank <= rank for row in rows.values() if row.bid_by == "anybody")
                passed_over += 1
    assert passed_over
