"""Selection of the cards of team matches: cards with which the better team is ahead.

A few teams of club players play the match's tables against teams of novices, by rules of thumb. Of
some decks that is taken in which they are ahead most often. Whichever team plays better gains by
that: each of them is the club's in turn, and each sits once at each seat anyway.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple

from bot.contests.core.deals import deck_of
from bot.contests.core.drawing_deals import (
    Secrets,
    Waiting,
    contest_of,
    draw_lively_secrets,
    nobody,
)
from bot.contests.core.points_ahead import PARTS, lead, ranks_by_lead
from bot.contests.core.rows import Contest, NewContest
from bot.contests.teams.rounds import HOUSE, Plan, first_match, plan, sit_apart
from bot.games.levels import CLUB, NOVICE
from bot.games.rules import rules_of
from bot.thinkers.side_jobs import Jobs
from engine import (
    HABITS,
    Action,
    Deal,
    View,
    act,
    choose,
    choose_as,
    close_deal,
    next_deal,
    observe,
)

TIMES_BETTER = 2
"""How often each team of a match is the club's when a deck is tried."""
MAX_DECKS = 12
"""Decks that are tried for a deal."""
MAX_REDEALS = 1000
"""Void deals in a row with which something is wrong."""


class Seating(NamedTuple):
    """All tables of a match, and what is compared there."""

    tables: Plan
    by_lead: bool
    """Points ahead are compared: the two teams never meet."""

    @property
    def teams(self) -> int:
        """How many teams play."""
        return 1 + max(chain(*self.tables))

    @property
    def trials(self) -> int:
        """How many groups of teams play a deck, as long as the better one is ahead."""
        return TIMES_BETTER * self.teams

    def results(self, ended: Sequence[Deal]) -> tuple[int, ...]:
        """Return each team's result of a deal, in twelfths of a point. ``ended``: by table."""
        totals = [0] * self.teams
        for seats, deal in zip(self.tables, ended, strict=True):
            scores = deal.rules.settle(deal).scores
            for player, team in enumerate(seats):
                if team != HOUSE and player in deal.order:
                    totals[team] += lead(deal, player) if self.by_lead else PARTS * scores[player]
        return tuple(totals)


def seating_of(game: str, players: int, teams: int) -> Seating:
    """Return the tables of a new match. ``teams``: 1 is a server's team against another server's.

    >>> seating_of("slovenian", 3, 1).tables[2:4]
    ((-1, -1, 0), (1, -1, -1))
    """
    tables = plan(teams, players, apart=sit_apart(game, players, teams))
    if teams > 1:
        return Seating(tables, by_lead=False)
    others = tuple(tuple(HOUSE if team == HOUSE else 1 for team in seats) for seats in tables)
    return Seating(tables + others, ranks_by_lead(game, players))


async def draw_telling_secrets(
    new: NewContest,
    seating: Seating,
    secret: Callable[[], bytes],
    jobs: Jobs,
    max_decks: int,
    waiting: Waiting = nobody,
) -> Secrets:
    """Draw for each deal of a match a secret with cards that tell the better team.

    ``max_decks`` secrets are tried; 1: the first is taken unchecked. ``waiting``: asked before each
    job.
    """
    return await draw_lively_secrets(
        new,
        secret,
        jobs,
        max_decks,
        waiting=waiting,
        rate=partial(wins_of_better, seating),
        liveliest_rating=seating.trials,
    )


def play_deal(contest: Contest, number: int, move: Callable[[View, int], Action]) -> Deal:
    """Play a deal of a round to its end. ``move``: chooses for the player of a view."""
    match = first_match(rules_of(contest.variant, contest.players, ()))
    match = match._replace(dealer=(match.dealer + number) % contest.players)
    for again in range(MAX_REDEALS):
        deal = next_deal(match, deck_of(contest, number, again))
        while deal.turn is not None:
            deal = act(deal, deal.turn, move(observe(deal, deal.turn), deal.turn))
        if not deal.repeated:
            return deal
        match = close_deal(match, deal)
    raise AssertionError("void again and again")


def wins_of_better(seating: Seating, new: NewContest, deal: int, secret: str) -> int:
    """Return how many groups of teams play a secret's cards until the better one is not ahead.

    With more than two teams it must be ahead of their average. Takes some hundredths of a second
    for each group, of which there are ``seating.trials`` at most.
    """
    contest = contest_of(new, deal, secret)
    for trial in range(seating.trials):
        better = trial % seating.teams
        ended = [_play_table(contest, deal, seats, better, trial) for seats in seating.tables]
        results = seating.results(ended)
        if results[better] * seating.teams <= sum(results):
            return trial
    return seating.trials


def _play_table(
    contest: Contest, number: int, seats: tuple[int, ...], better: int, trial: int
) -> Deal:
    """Play a deal at a table where the people of a ``trial`` sit, the club in the better team."""

    def move(view: View, player: int) -> Action:
        team = seats[player]
        if team == HOUSE:
            return choose(view, HABITS[CLUB])
        habits = HABITS[CLUB if team == better else NOVICE]
        return choose_as(view, habits, f"{trial} {team} {player}")

    return play_deal(contest, number, move)
