"""A soak that is over in a minute: it finds what it looks for, and nothing else."""

from pathlib import Path

import pytest

from tests.wire.soak import Size, Soak, lost_moves
from tests.wire.soak_hitches import NOTHING
from tests.wire.soak_people import Done

SMALL = Size(solo=2, four=1, minutes=0.4, kill=12.0, pause=1.0)


@pytest.mark.timeout(240)
async def test_a_few_tables_come_through_bad_days(tmp_path: Path) -> None:
    soak = Soak(SMALL, tmp_path)
    wrong = await soak.run()
    assert len(wrong) >= 6 and not any(wrong.values()), (wrong, soak.report())
    assert soak.measured.kills and soak.deeds.done and soak.measured.own
    made = next(iter(soak.deeds.done.values()))
    never = Done(made.table, made.user, "play:none")
    assert len([*lost_moves(soak.database, [made, never])]) == 1


def test_too_many_requests_and_memory_that_grows_are_found(tmp_path: Path) -> None:
    soak = Soak(SMALL._replace(minutes=20.0), tmp_path)
    assert not [*soak._budget_excess(), *soak._memory_growth()]
    soak.measured.own = [place / 40 for place in range(400)]
    soak.measured.memory = {minute: 80.0 + 3 * minute for minute in range(20)}
    assert len([*soak._budget_excess()]) == 1 and len([*soak._memory_growth()]) == 1
    soak.measured.memory = dict.fromkeys(range(20), 80.0) | {20: 97.0}  # killed no more
    assert not [*soak._memory_growth()]


def test_clicks_that_nobody_answers_are_found(tmp_path: Path) -> None:
    soak = Soak(SMALL, tmp_path)
    soak.deeds.clicks = 100
    soak.deeds.failed.update({"the bot was away": 50, NOTHING: 1})
    assert not [*soak._unanswered_clicks()]
    soak.deeds.failed[NOTHING] = 2
    assert len([*soak._unanswered_clicks()]) == 1
