"""Players know at a table only what is so."""

import pytest

from engine import Play, rules_of
from search.kernel import layout as at
from search.kernel.contract_row import row_of
from search.kernel.moves import play
from search.kernel.position import lacks_in, state_of
from search.kernel.table_knowledge import note_card
from tests.search.positions import OUR_FORMS, WITHOUT_STRAW, house_deal


@pytest.mark.parametrize("form", WITHOUT_STRAW)
def test_suits_a_player_is_known_to_lack_are_not_in_the_hand(form: str) -> None:
    """A free Fool shows nothing; nor does the card after it, where it was led."""
    hands, shown = slice(at.HANDS, at.HANDS + 2 * at.PLACES), 0
    for seed in range(30):
        for step in house_deal(rules_of(form), seed).steps:
            if isinstance(step.action, Play):
                row = row_of(step.deal)
                lacks = lacks_in(step.deal, row)
                assert not (lacks & state_of(step.deal, row)[hands]).any(), (seed, step.action)
                shown += int(lacks.any())
    assert shown > 500


@pytest.mark.parametrize("form", OUR_FORMS)
def test_kernel_notes_card_by_card_what_players_lack(form: str) -> None:
    steps = [s for s in house_deal(rules_of(form), 2).steps if isinstance(s.action, Play)]
    row, number = row_of(steps[0].deal), at.numbers(steps[0].deal.rules.pack)
    state, lacks = state_of(steps[0].deal, row), lacks_in(steps[0].deal, row)
    for step in steps:
        assert (lacks == lacks_in(step.deal, row)).all()
        assert isinstance(step.action, Play)
        note_card(row, state, lacks, number[step.action.card])
        play(row, state, number[step.action.card])
