"""Team matches between two servers, announced and started for tests."""

from bot.contests.teams.rows import NewTeamMatch
from bot.games.forms import FORMS
from bot.tables.model.table import Table
from tests.bot.contests.teams.teams import Teams
from tests.bot.world import ANA, CHANNEL, GUILD

OTHER = GUILD + 50
"""The other server."""


def new(teams: Teams, game: str, players: int, guild: int = GUILD, user: int = ANA) -> NewTeamMatch:
    return NewTeamMatch(
        guild=guild, channel=CHANNEL, captain=user, captain_name="Somebody",
        variant=FORMS[game].variant, players=players, teams=1, deals=4, language="en",
        created_at=teams.world.now,
    )  # fmt: skip


async def start_match(teams: Teams, guild: int, number: int, user: int) -> tuple[Table, ...]:
    """One of them starts; returns its tables."""
    at = guild, number, user, lambda n: f"Table {n + 1}", teams.thread
    match = await teams.matches.start(*at, may_manage=False)
    register = teams.world.tables.register
    return tuple([await register.table(stored.row.id) for stored in match.own])
