"""Bad moves are planted in every kind of decision, and what is made of them is counted."""

import pytest

from engine import rules_of
from strength.planted import DEAR, OWN, counted, found_in


def test_figures_of_bad_moves_are_counted() -> None:
    """Two of the bad moves count as found, one of them with the right size."""
    figures = counted([10.0, 19.0, 10.0, 4.0, 20.0, 0.0])
    assert figures.number == 3
    assert figures.found == pytest.approx(2 / 3) and figures.right == pytest.approx(1 / 3)
    assert figures.told == pytest.approx(23 / 40)


@pytest.mark.long
@pytest.mark.parametrize("form", ["slovenian3", "romanian3"])
def test_analysis_finds_bad_moves_and_no_fault_with_its_advice(form: str) -> None:
    """Bids, announcements, kings called, discards, and cards."""
    kinds = [(number, cards) for number in range(2) for cards in (False, True)]
    deals = [found_in(rules_of(form), *kind) for kind in kinds]
    own_reproaches = [value for deal in deals for value in deal.pop(OWN, ())]
    costs = [value for deal in deals for values in deal.values() for value in values]
    assert own_reproaches and not any(own_reproaches)
    assert all(cost >= DEAR for cost in costs[::2])
    assert len({phase for deal in deals for phase in deal}) > 2
    figures = counted(costs)
    assert figures.number > 4 and figures.found >= 0.7


@pytest.mark.long
def test_doubtful_cost_is_searched_once_more() -> None:
    """A bid on too little, which costs a whole game now and then: 80 worlds could not tell."""
    cost, told_cost = found_in(rules_of("slovenian5"), 0, cards=False)["auction"]
    assert told_cost > 0 and cost / 2 < told_cost < 2 * cost
