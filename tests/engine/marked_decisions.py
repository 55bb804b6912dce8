"""Decisions of house players that were marked by hand."""

from pathlib import Path

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
