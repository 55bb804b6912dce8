"""How long a team match is, and what its length tells about which team plays better."""

from typing import NamedTuple

from engine import variant

MAX_DEALS = 24
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


MEASURED = {
    ("slovenian", 4, 2): DealsNeeded(1, 2, 5, 9),
    ("slovenian", 4, 4): DealsNeeded(1, 2, 4, 9),
    ("slovenian", 4, 1): DealsNeeded(1, 2, 5, 10),
    ("slovenian", 3, 2): DealsNeeded(1, 1, 2, 4),
    ("slovenian", 3, 3): DealsNeeded(1, 1, 2, 5),
    ("slovenian", 3, 1): DealsNeeded(1, 1, 2, 5),
    ("slovenian", 5, 2): DealsNeeded(2, 3, 7, 16),
    ("slovenian", 5, 5): DealsNeeded(1, 2, 4, 8),
    ("slovenian", 5, 1): DealsNeeded(1, 2, 4, 8),
    ("lombardia", 4, 2): DealsNeeded(1, 1, 1, 2),
    ("lombardia", 4, 1): DealsNeeded(1, 1, 1, 2),
    ("strohmann", 2, 2): DealsNeeded(1, 2, 2, 5),
    ("strohmann", 2, 1): DealsNeeded(1, 2, 3, 6),
    ("krolami", 4, 2): DealsNeeded(2, 3, 7, 15),
    ("krolami", 4, 4): DealsNeeded(2, 5, 10, 21),
    ("krolami", 4, 1): DealsNeeded(2, 3, 6, 13),
    ("romanian", 4, 2): DealsNeeded(2, 6, 15, 36),
    ("romanian", 4, 4): DealsNeeded(2, 4, 13, 30),
    ("romanian", 4, 1): DealsNeeded(1, 3, 11, 26),
    ("romanian", 3, 2): DealsNeeded(2, 3, 7, 16),
    ("romanian", 3, 3): DealsNeeded(2, 3, 7, 15),
    ("romanian", 3, 1): DealsNeeded(2, 3, 7, 16),
}
"""By game, number of players and number of teams (1: two servers); a team of club players against
one of novices (``python -m benchmarks.team_lengths``, docs/contest_methods.md)."""


def usual_deals(game: str, players: int, teams: int) -> int:
    """Return the default length: the first usual length that puts the better team ahead often.

    That is nine times in ten, or where none is long enough for that, as often as can be.
    """
    row = MEASURED.get((game, players, teams), (UNMEASURED_DEALS,))
    lengths = usual_lengths(game)
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
    row = MEASURED.get((game, players, teams))
    return None if row is None else LUCK_TENTHS + sum(deals >= needed for needed in row)
