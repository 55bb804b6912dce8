"""Bad moves are planted in every kind of decision, and what is made of them is counted."""

import pytest

from strength.duplicate import rules_of
from strength.planted import DEAR, OWN, counted, found_in


def test_what_was_told_of_bad_moves_is_counted() -> None:
    """Two are found, one of them with the right size."""
    found = counted([10.0, 19.0, 10.0, 4.0, 20.0, 0.0])
    assert found.number == 3
    assert found.found == pytest.approx(2 / 3) and found.right == pytest.approx(1 / 3)
    assert found.told == pytest.approx(23 / 40)


@pytest.mark.long
@pytest.mark.parametrize("form", ["slovenian3", "romanian3"])
def test_most_are_found_and_no_choice_of_the_judge_is_reproached(form: str) -> None:
    """Bids, announcements, kings called, discards, and cards."""
    kinds = [(number, cards) for number in range(2) for cards in (False, True)]
    deals = [found_in(rules_of(form), *kind) for kind in kinds]
    own = [value for deal in deals for value in deal.pop(OWN, ())]
    told = [value for deal in deals for values in deal.values() for value in values]
    assert own and not any(own)
    assert all(cost >= DEAR for cost in told[::2])
    assert len({phase for deal in deals for phase in deal}) > 2
    found = counted(told)
    assert found.number > 4 and found.found >= 0.7


@pytest.mark.long
def test_what_one_look_leaves_in_doubt_is_looked_at_once_more() -> None:
    """A bid on too little, which costs a whole game now and then: 80 worlds could not tell."""
    cost, told = found_in(rules_of("slovenian5"), 0, cards=False)["auction"]
    assert told > 0 and cost / 2 < told < 2 * cost
