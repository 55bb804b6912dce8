"""The play-outs' rules of thumb are the club's, as far as these do not hang on what is hidden."""

from collections import Counter

import pytest

from engine import Play
from search.kernel.contract_row import row_of
from search.kernel.layout import cards_of
from search.kernel.play_outs import play_outs
from search.kernel.position import state_of
from tests.laws.playing import RULES
from tests.search.positions import house_deal

Table = tuple[str, int]


def agreement(table: Table, deals: int) -> float:
    """Of all cards that the club plays to a trick for points, how many a play-out plays, too."""
    agreed: Counter[bool] = Counter()
    for number in range(deals):
        for step in house_deal(RULES[table], number).steps:
            deal, action = step.deal, step.action
            if not isinstance(action, Play) or deal.playing is None or not deal.playing.trick:
                continue
            if deal.contract is None or deal.contract.aim != "points":
                continue
            if not deal.playing.legal & (deal.playing.legal - 1):
                continue
            row = row_of(deal)
            line = play_outs(row, state_of(deal, row), seed=1).lines[0]
            agreed[cards_of(deal.rules.pack)[int(line[0])] == action.card] += 1
    return agreed[True] / agreed.total()


@pytest.mark.parametrize(
    "table", [("slovenian", 4), ("slovenian", 3), ("romanian", 4), ("lombardia", 4)]
)
def test_play_out_follows_mostly_as_the_club_does(table: Table) -> None:
    assert agreement(table, 8) > 0.75
