"""Players know at a table only what is so."""

import pytest

from engine import Play, rules_of
from search.kernel import layout as at
from search.kernel.table_knowledge import LACKS
from tests.search.positions import TRAINED, house_deal
from train.deals import Table


@pytest.mark.parametrize("form", TRAINED)
def test_suits_a_player_is_known_to_lack_are_not_in_the_hand(form: str) -> None:
    """A free Fool shows nothing; nor does the card after it, where it was led."""
    hands, lacks = slice(at.HANDS, at.HANDS + 2 * at.PLACES), slice(LACKS, LACKS + 2 * at.PLACES)
    shown = 0
    for seed in range(30):
        steps = [s for s in house_deal(rules_of(form), seed).steps if isinstance(s.action, Play)]
        table = Table(steps[0].deal) if steps else None
        for step in steps:
            assert table is not None
            table.played(step.action)
            assert not (table.known[lacks] & table.state[hands]).any(), (seed, step.action)
            shown += int(table.known[lacks].any())
    assert shown > 500
