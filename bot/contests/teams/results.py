"""The results of a round of a team match: each table's, deal by deal, and totals.

A team's points in a deal are the sum of what its people, and the house in its empty seats, scored
at all tables. Each team has sat once in each seat of the deal, so the sum shows how well the
cards were played, not how good they were: teams that play alike get the same sum, wherever they
sit, and whether or not the game's scores add up to zero.
"""

from typing import NamedTuple

from bot.archive.archive import Archive
from bot.archive.replays import Headline
from bot.contests.core.points_ahead import lead_among, round_to_points
from bot.contests.teams.rounds import Plan
from bot.games.rules import rules_of
from bot.tables.memory import stored_tables
from bot.tables.model.records import StoredDeal, StoredTable
from bot.tables.rows.repository import TableRows

SeatScores = tuple[int, ...]


class RoundTable(NamedTuple):
    """A table of a round."""

    row: StoredTable
    seats: tuple[int, ...]
    """Each player's team."""
    deals: tuple[SeatScores, ...]
    """The players' scores, or their leads, deal by deal; empty while the round is open."""
    numbers: tuple[int, ...] = ()
    """Each deal's number in the log."""
    short: tuple[Headline, ...] = ()
    """A headline for each deal."""

    def teams(self, deal: int, team_count: int) -> SeatScores:
        """Each team's score in a deal at this table."""
        return by_team(self.seats, self.deals[deal], team_count)


def by_team(seats: tuple[int, ...], scores: SeatScores, teams: int) -> SeatScores:
    """For each team the sum of its seats; the house's own seats count for nobody.

    >>> by_team((0, 1, 0, 1), (35, 0, 20, -10), 2), by_team((0, -1, 0, -1), (35, 0, 20, -10), 1)
    ((55, -10), (55,))
    """
    pairs = tuple(zip(seats, scores, strict=True))
    return tuple(sum(points for of, points in pairs if of == team) for team in range(teams))


def count_deals(tables: tuple[RoundTable, ...], teams: int) -> int:
    """How many deals count: those finished at every table of every team."""
    present = {team for table in tables for team in table.seats}
    if not present.issuperset(range(teams)):  # the other server hasn't begun
        return 0
    return min((len(table.deals) for table in tables), default=0)


def deal_points(tables: tuple[RoundTable, ...], deal: int, teams: int) -> SeatScores:
    """Each team's points in a deal, from all tables."""
    return tuple(map(sum, zip(*(table.teams(deal, teams) for table in tables), strict=True)))


def totals(tables: tuple[RoundTable, ...], teams: int) -> SeatScores:
    """Each team's total."""
    deals = [deal_points(tables, deal, teams) for deal in range(count_deals(tables, teams))]
    return tuple(map(sum, zip(*deals, strict=True))) if deals else (0,) * teams


async def round_tables(
    table_rows: TableRows,
    archive: Archive,
    rows: tuple[StoredTable, ...],
    planned: Plan,
    *,
    over: bool,
    by_lead: bool,
) -> tuple[RoundTable, ...]:
    """A round's tables; with their scores once it is over. Raises StoreError.

    ``by_lead``: with leads instead, in whole points, as they are shown.
    """
    tables = []
    for row, seats in zip(rows, planned, strict=False):
        played = await table_rows.finished_deals(row.id) if over else ()
        deals = [deal for deal in played if deal.scores]
        counted = tuple(
            _leads(row, deal) if by_lead else tuple(deal.scores or ()) for deal in deals
        )
        short = await archive.headlines(stored_tables.table_of(row), deals)
        numbers = tuple(deal.number for deal in deals)
        tables.append(RoundTable(row, seats, counted, numbers, short))
    return tuple(tables)


def _leads(row: StoredTable, deal: StoredDeal) -> SeatScores:
    """Each player's lead in a deal, in whole points; 0 for whoever sat out."""
    present = rules_of(row.variant, row.players, row.options).cycle(deal.dealer)
    scores = deal.scores or ()
    return tuple(
        round_to_points(lead_among(present, player, scores)) if player in present else 0
        for player in range(row.players)
    )
