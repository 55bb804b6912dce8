"""The club's cured bad habits: games of the plain house, up to its mistake.

The card that was played there is marked ``here`` in the record, with a better one.
"""

from pathlib import Path

import pytest

from engine import Action, encode, observe, read
from engine.house.choosing import choose
from engine.house.habits import CLUB, PLAIN, Habits

RECORDS = Path(__file__).parent / "habits"
MENDED = (
    "fifteen_too_low",
    "fool_before_pagat_declarer",
    "gives_the_trick_up",
    "mond_on_eleven",
    "pagat_last_defender",
    "pagat_on_king",
    "queen_before_trumps",
    "trump_before_pagat",
    "valat_thrown_away",
)


def marked_decision(name: str) -> tuple[list[str], str, str]:
    """The record up to the marked card, that card, and the better one."""
    lines = (RECORDS / f"{name}.game").read_text("utf-8").splitlines()
    place = next(place for place, line in enumerate(lines) if "# here" in line)
    code, better = lines[place].split()[1], lines[place].split("better ")[1].split(".")[0]
    return lines[:place], code, f"play:{better}"


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
