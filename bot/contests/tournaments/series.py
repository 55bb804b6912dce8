"""The table of a series of tournaments: points by place, as in a Grand Prix of chess.

It is worked out from the stored places, of which only the first ten count.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from bot.contests.tournaments.rows import SeriesPlace, StoredTournament, TournamentRows

PLACE_POINTS = (12, 10, 8, 7, 6, 5, 4, 3, 2, 1)
"""Points of the first places. Those who share places share their points equally."""
COUNTED_TOURNAMENTS = 52
"""The newest tournaments of a series that count: a year of them."""
SHOWN_ROWS = 15


class SeriesRow(NamedTuple):
    """A person in the table of a series."""

    place: int
    person: int
    name: str
    points: Fraction
    wins: int
    """First places, shared ones included."""


@dataclass(frozen=True)
class SeriesTable:
    """The table of a series as a person sees it."""

    stored: StoredTournament
    """The tournament from which it was opened."""
    tournaments: int
    """How many were counted."""
    rows: tuple[SeriesRow, ...]
    """The first ones, and the reader's own."""
    reader: int


async def series_table(rows: TournamentRows, stored: StoredTournament, reader: int) -> SeriesTable:
    """Work out the table of a tournament's series. Raises StoreError."""
    assert stored.series is not None
    places = await rows.series_places(stored.series, COUNTED_TOURNAMENTS, len(PLACE_POINTS))
    ranked = rank_series(places)
    shown = [row for row in ranked[SHOWN_ROWS:] if row.person == reader]
    return SeriesTable(
        stored=stored,
        tournaments=len({place.tournament for place in places}),
        rows=(*ranked[:SHOWN_ROWS], *shown),
        reader=reader,
    )


def rank_series(places: Iterable[SeriesPlace]) -> tuple[SeriesRow, ...]:
    """Rank the people of a series by points, then by wins; forgotten people are left out.

    ``places``: those of each tournament, the oldest first.
    """
    places = tuple(places)
    sharing = Counter((entry.tournament, entry.place) for entry in places)
    points, wins = defaultdict[int, Fraction](Fraction), Counter[int]()
    names = dict[int, str]()
    for entry in places:
        if entry.person is not None:
            points[entry.person] += _points(entry.place, sharing[entry.tournament, entry.place])
            wins[entry.person] += entry.place == 1
            names[entry.person] = entry.name
    in_order = sorted(points, key=lambda person: (-points[person], -wins[person]))
    rows = list[SeriesRow]()
    for number, person in enumerate(in_order, 1):
        row = SeriesRow(number, person, names[person], points[person], wins[person])
        if rows and rows[-1][3:] == row[3:]:
            row = row._replace(place=rows[-1].place)
        rows.append(row)
    return tuple(rows)


def _points(place: int, sharing: int) -> Fraction:
    """The points of a place that so many people share."""
    return Fraction(sum(PLACE_POINTS[place - 1 : place - 1 + sharing]), sharing)
