"""A round of a team match: which team sits where, and the deals all its tables play.

Each deal stands alone: nothing is carried over from the one before. So all tables play it for
the same stakes, whatever came of the others.
"""

import json

from bot.contests.core.deals import deck_of
from bot.contests.core.rows import ContestRows
from bot.contests.teams.rows import end_round
from bot.games.rules import rules_of
from bot.store import Store
from bot.store.database import Work
from bot.tables.model.cards import SharedDeal
from bot.tables.model.rounds import Round
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from engine import Cards, Match, Rules, open_match

Plan = tuple[tuple[int, ...], ...]
"""The team that sits there, by table and player."""
HOUSE = -1
"""In place of a team: the house, where a server's team plays another server's."""


APART: Plan = (
    (0, 1, HOUSE, HOUSE),
    (HOUSE, 0, HOUSE, 1),
    (1, HOUSE, 0, HOUSE),
    (HOUSE, HOUSE, 1, 0),
)
"""Two teams in a game for four whose partners change: one of each at a table. Whoever is whose
partner, the teams are on different sides at two of the tables at least."""


def plan(teams: int, players: int, *, apart: bool) -> Plan:
    """Return who sits where: each team sits once at each seat of a deal.

    >>> plan(2, 4, apart=False)
    ((0, 1, 0, 1), (1, 0, 1, 0))
    >>> plan(3, 3, apart=False)
    ((0, 1, 2), (1, 2, 0), (2, 0, 1))

    The team of a server meets only the house:

    >>> plan(1, 4, apart=False)
    ((0, -1, 0, -1), (-1, 0, -1, 0))
    >>> plan(1, 3, apart=True)
    ((0, -1, -1), (-1, 0, -1), (-1, -1, 0))
    """
    if teams == 1 and apart:
        return tuple(
            tuple(0 if player == table else HOUSE for player in range(players))
            for table in range(players)
        )
    if teams == 1:
        return tuple(tuple(-of for of in seats) for seats in plan(2, players, apart=False))
    if apart:
        return APART
    return tuple(
        tuple((player + table) % teams for player in range(players)) for table in range(teams)
    )


def sit_apart(game: str, players: int, teams: int) -> bool:
    """Return whether no two of a team share a table: there they could be on different sides."""
    if rules_of(game, players, ()).teams:  # partners are fixed
        return False
    return teams == 1 or (teams == 2 and players == len(APART))


def team_numbers(game: str, players: int) -> tuple[int, ...]:
    """Return how many teams of a server can play: fixed partners are one team."""
    fixed = rules_of(game, players, ()).teams
    return (2,) if fixed else tuple(sorted({2, players}))


def seats_of(planned: Plan, team: int) -> tuple[tuple[int, int], ...]:
    """Where a team's people sit, as table and player, in the order they come.

    Each table in turn, so that those who come first meet.

    >>> seats_of(plan(2, 4, apart=False), 1)
    ((0, 1), (1, 0), (0, 3), (1, 2))
    """
    places = []
    for table, seats in enumerate(planned):
        players = [player for player, of in enumerate(seats) if of == team]
        places += [(place, table, player) for place, player in enumerate(players)]
    return tuple((table, player) for _, table, player in sorted(places))


def first_match(rules: Rules) -> Match:
    """How a table of a round begins."""
    return open_match(rules, rules.first_dealer or 0, rules.length, rules.goal)


class TeamRounds:
    """The rounds of all team matches, as their tables ask for them."""

    deals_again = False

    def __init__(self, contests: ContestRows, store: Store) -> None:
        self._contests = contests
        self._store = store
        self._table_rows = TableRows(store)

    async def draw(self, table: Table, secret: bytes) -> SharedDeal | None:
        """The next deal, the same at all tables of the round.

        It follows from the round's secret. Raises StoreError.
        """
        del secret
        if table.round is None:
            return None
        contest = await self._contests.find(table.round.id)
        assert table.match is not None and contest is not None
        now = table.match.finished
        before = [
            json.loads(deal.carry) for deal in await self._table_rows.finished_deals(table.id)
        ]
        again = sum(deal["finished"] == now for deal in before)
        return SharedDeal(deck_of(contest, now, again))

    def keep(self, table: Table, deck: tuple[Cards, ...], key: bytes) -> tuple[Work, ...]:
        """Nothing: rounds have cards of their own."""
        del table, deck, key
        return ()

    async def round(self, round_id: int) -> Round | None:
        """A round, for its tables; None: it is gone. Raises StoreError."""
        contest = await self._contests.find(round_id)
        if contest is None:
            return None
        return Round(contest.id, len(contest.secrets), contest.closes)

    async def is_open(self, round_id: int) -> bool:
        """Whether others still play its deals. Raises StoreError."""
        contest = await self._contests.find(round_id)
        return contest is not None and not contest.settled

    def closing(self, table: int) -> Work:
        """The write that ends a round with the last of its tables."""
        return lambda db: end_round(db, table)
