"""What a round of a team match has brought: deal by deal what each table has made, and totals.

A team's points of a deal are the sum of what its people, and the house in its empty seats, have
made at all tables. At each seat of the deal each team has sat once, so that the sum tells how the
cards were played and not which they were: whoever play alike come to the same sum, wherever they
sit, and whether the game's scores add up to nothing or not.
"""

from typing import NamedTuple

from bot.store import Store, StoredTable
from bot.tables import stored_tables
from bot.tables.archive import Archive
from bot.tables.replays import Headline
from bot.tables.rounds import Plan

Scores = tuple[int, ...]


class RoundTable(NamedTuple):
    """A table of a round."""

    row: StoredTable
    seats: tuple[int, ...]
    """By player their team."""
    deals: tuple[Scores, ...]
    """By deal what its players have made; nothing as long as the round is open."""
    numbers: tuple[int, ...] = ()
    """By deal its number in the log."""
    short: tuple[Headline, ...] = ()
    """By deal what was played."""

    def teams(self, deal: int, number: int) -> Scores:
        """By team, of so many, what it has made of a deal here."""
        return by_team(self.seats, self.deals[deal], number)


def by_team(seats: tuple[int, ...], scores: Scores, teams: int) -> Scores:
    """By team the sum of its seats; those of the house count for nobody.

    >>> by_team((0, 1, 0, 1), (35, 0, 20, -10), 2), by_team((0, -1, 0, -1), (35, 0, 20, -10), 1)
    ((55, -10), (55,))
    """
    pairs = tuple(zip(seats, scores, strict=True))
    return tuple(sum(made for of, made in pairs if of == team) for team in range(teams))


def counted(tables: tuple[RoundTable, ...], teams: int) -> int:
    """How many deals count: those that have come to an end at every table of every team."""
    there = {team for table in tables for team in table.seats}
    if not there.issuperset(range(teams)):  # the other server has not begun
        return 0
    return min((len(table.deals) for table in tables), default=0)


def made(tables: tuple[RoundTable, ...], deal: int, teams: int) -> Scores:
    """By team its points of a deal: what it has made at all tables."""
    return tuple(map(sum, zip(*(table.teams(deal, teams) for table in tables), strict=True)))


def totals(tables: tuple[RoundTable, ...], teams: int) -> Scores:
    """By team all its points."""
    deals = [made(tables, deal, teams) for deal in range(counted(tables, teams))]
    return tuple(map(sum, zip(*deals, strict=True))) if deals else (0,) * teams


async def round_tables(
    store: Store, archive: Archive, rows: tuple[StoredTable, ...], planned: Plan, *, over: bool
) -> tuple[RoundTable, ...]:
    """Tables of a round; what they have made once it is over. Raises StoreError."""
    found = []
    for row, seats in zip(rows, planned, strict=False):
        played = await store.finished_deals(row.id) if over else ()
        deals = [deal for deal in played if deal.scores]
        scores = tuple(deal.scores or () for deal in deals)
        short = await archive.in_short(stored_tables.table_of(row), deals)
        found.append(RoundTable(row, seats, scores, tuple(one.number for one in deals), short))
    return tuple(found)
