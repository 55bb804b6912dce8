"""Results of several house players with the same cards.

Each sits in the seat that people play, among players of the club. Where two of them play alike,
the same positions follow: each position is worked out once.
"""

from dataclasses import dataclass, field

from bot.contests.core.deals import SEAT, LinePosition, after, opened
from bot.contests.core.points_ahead import came_to, measure
from bot.games.levels import CLUB
from bot.store.contests import Contest
from engine import HABITS, Action, View, choose, choose_as, observe


@dataclass
class _Position:
    """A position in which the seat has a choice, or the end of the deal."""

    standing: LinePosition
    view: View | None
    """What the seat sees; None: the deal is over."""
    result: int = 0
    """The seat's result in parts of a point, once the deal is over."""
    next: dict[Action, "_Position"] = field(default_factory=dict)
    """The positions that its moves lead to, as far as somebody made them."""


class Trials:
    """A deal of a contest that one house player after another plays."""

    def __init__(self, contest: Contest, deal: int) -> None:
        self._contest = contest
        self._deal = deal
        self._first = self._played_on(opened(contest, deal))

    def result(self, level: str, seed: str) -> int:
        """The result of a player of a level in parts of a point; ``seed`` says which player."""
        habits, position = HABITS[level], self._first
        while position.view is not None:
            action = choose_as(position.view, habits, seed)
            found = position.next.get(action)
            if found is None:
                moved = after(self._contest, self._deal, position.standing, action)
                found = position.next[action] = self._played_on(moved)
            position = found
        return position.result

    def _played_on(self, standing: LinePosition) -> _Position:
        """Let the others move, until the seat has a choice or the deal is over."""
        while not standing.deal.over:
            player = standing.deal.turn
            assert player is not None
            view = observe(standing.deal, player)
            if player == SEAT and sum(offer.size for offer in view.offers) > 1:
                return _Position(standing, view)
            standing = after(self._contest, self._deal, standing, choose(view, HABITS[CLUB]))
        came = came_to(standing.deal, SEAT, by_ahead=self._contest.ahead)
        return _Position(standing, None, measure(came))
