"""The club's cured bad habits: games of the plain house, up to its mistake.

The card that was played there is marked ``here`` in the record, with a better one.
"""

import pytest

from engine import Action, encode, observe, read
from engine.house.choosing import choose
from engine.house.habits import CLUB, PLAIN, Habits
from tests.engine.marked_decisions import MENDED, RECORDS, marked_decision


def choice(name: str, habits: Habits) -> str:
    deal = read("\n".join(marked_decision(name)[0])).live
    assert deal is not None and deal.turn is not None
    action: Action = choose(observe(deal, deal.turn), habits)
    return encode(deal.rules.pack, action)


@pytest.mark.parametrize("name", MENDED)
def test_plain_house_still_makes_the_recorded_move(name: str) -> None:
    assert choice(name, PLAIN) == marked_decision(name)[1]


@pytest.mark.parametrize("name", MENDED)
def test_club_makes_a_better_move(name: str) -> None:
    assert choice(name, CLUB) != marked_decision(name)[1]


def test_every_record_is_tested() -> None:
    assert set(MENDED) == {file.stem for file in RECORDS.glob("*.game")}
