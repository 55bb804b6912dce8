"""A team match as it stands: who plays, at which tables, and the results so far."""

from dataclasses import dataclass

from bot.contests.core.points_ahead import ranks_by_lead
from bot.contests.core.rows import Contest
from bot.contests.teams.results import RoundTable
from bot.contests.teams.rounds import HOUSE, Plan, plan, sit_apart
from bot.contests.teams.rows import Member, StoredTeamMatch


def plan_of(stored: StoredTeamMatch, *, ahead: bool) -> Plan:
    """Return which team sits where. ``ahead``: whether its contest counts points ahead.

    In those of earlier releases two teams sat on every second seat.
    """
    apart = ahead and sit_apart(stored.variant, stored.players, stored.teams)
    return plan(stored.teams, stored.players, apart=apart)


@dataclass(frozen=True)
class TeamMatch:
    """A team match as it stands."""

    stored: StoredTeamMatch
    contest: Contest | None = None
    """The deals, once it is played."""
    tables: tuple[RoundTable, ...] = ()
    """Its own, then the other server's."""
    is_deserted: bool = False
    """The other server has accepted it, but has cancelled its own match or is gone."""
    begun_until: int | None = None
    """When the deals close, which the other server has begun; None: it has not."""

    @property
    def id(self) -> int:
        """Its id, by which controls name it."""
        return self.stored.id

    @property
    def number(self) -> int:
        """The number that people read, which two servers share, even once one is gone."""
        return self.stored.number if self.contest is None else self.contest.number

    @property
    def over(self) -> bool:
        """All tables have played, or time is up: all is told."""
        return self.contest is not None and self.contest.settled

    @property
    def of_servers(self) -> bool:
        """This server's team plays another server's."""
        return self.stored.teams == 1

    @property
    def sides(self) -> int:
        """How many teams play."""
        return 2 if self.of_servers else self.stored.teams

    @property
    def first(self) -> int:
        """The number of the first team that sits down here.

        Of two servers, it is the one that asked, or that took on.
        """
        rival = self.stored.rival
        return int(rival is not None and rival < self.id)

    @property
    def own(self) -> tuple[RoundTable, ...]:
        """The tables that stand in this server."""
        return tuple(table for table in self.tables if table.row.guild == self.stored.guild)

    @property
    def plan(self) -> Plan:
        """Which team sits where."""
        return plan_of(self.stored, ahead=self.contest is None or self.contest.ahead)

    @property
    def by_lead(self) -> bool:
        """Whether leads over the house are compared: the two teams never meet."""
        stored, contest = self.stored, self.contest
        ahead = contest is not None and contest.ahead
        return self.of_servers and ahead and ranks_by_lead(stored.variant, stored.players)

    @property
    def seats(self) -> Plan:
        """The seats of this contest, with the teams' numbers in the whole match."""
        first = self.first
        return tuple(
            tuple(HOUSE if team == HOUSE else team + first for team in seats) for seats in self.plan
        )

    def sitting(self, team: int) -> tuple[Member, ...]:
        """The people of a team who have sat down, in that order."""
        members = (
            member
            for member in self.stored.members
            if member.team == team and member.place is not None
        )
        return tuple(sorted(members, key=lambda member: member.place or 0))

    def asked(self, team: int) -> tuple[Member, ...]:
        """Those the captain named who have not sat down."""
        return tuple(
            member for member in self.stored.members if member.team == team and member.place is None
        )
