"""How long a team match is, and what its length tells about which team plays better."""

import json
from pathlib import Path
from typing import NamedTuple

from engine import variant

MAX_DEALS = 24
MIN_USUAL_DEALS = 4
"""The least default length: fewer deals are soon over, even where they tell enough."""
UNMEASURED_DEALS = 12
"""The default length in a game for which nothing was measured."""
LUCK_TENTHS = 5
"""In so many tenths of all matches the better team is ahead if nothing but luck decides."""


class DealsNeeded(NamedTuple):
    """From how many deals on the better of two teams is ahead that often."""

    six_tenths: int
    seven_tenths: int
    eight_tenths: int
    nine_tenths: int


FILE = Path(__file__).parents[2] / "data" / "teams" / "lengths.json"
"""The measured rows, by game with number of players, then by number of teams (1: two servers); a
team of club players against one of novices (``python -m benchmarks.team_lengths``,
docs/contest_methods.md)."""
MEASURED = {
    (form, int(teams)): DealsNeeded(*row)
    for form, rows in json.loads(FILE.read_text("utf-8")).items()
    for teams, row in rows.items()
}


def usual_deals(game: str, players: int, teams: int) -> int:
    """Return the default length: the first usual length that puts the better team ahead often.

    That is nine times in ten, or where none is long enough for that, as often as can be. Matches of
    less than ``MIN_USUAL_DEALS`` are played only if they are asked for.
    """
    row = MEASURED.get((f"{game}{players}", teams), (UNMEASURED_DEALS,))
    lengths = [length for length in usual_lengths(game) if length >= MIN_USUAL_DEALS]
    needed = max((deals for deals in row if deals <= lengths[-1]), default=lengths[-1])
    return next(length for length in lengths if length >= needed)


def usual_lengths(game: str) -> list[int]:
    """Return the lengths that a game's tables offer and a team match may have."""
    (option,) = (option for option in variant(game).options if option.key == "deals")
    return sorted(length for length in map(int, option.values) if length <= MAX_DEALS)


def tenths_ahead(game: str, players: int, teams: int, deals: int) -> int | None:
    """Return in how many tenths of such matches, at least, the better of two teams is ahead.

    None: nothing was measured.
    """
    row = MEASURED.get((f"{game}{players}", teams))
    return None if row is None else LUCK_TENTHS + sum(deals >= needed for needed in row)
