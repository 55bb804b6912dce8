"""The deal that is being played at a table: as it stands, how it began, and its last move."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from bot.tables.undoable import shows_only_itself
from engine import Action, Cards, Deal, Views


@dataclass(frozen=True)
class LastMove:
    """The last move of a deal, what it was made in, and what came of it."""

    player: int
    user: int | None
    """The person who made it; None: the house."""
    action: Action
    before: Views
    after: Views

    @cached_property
    def shows_only_itself(self) -> bool:
        """Whether nobody has seen anything new by it; asked for every hand that is drawn."""
        return shows_only_itself(self.before, self.after, self.action)


class Live(NamedTuple):
    """The deal on the table: its number in the log, its value, and what it began with."""

    number: int
    views: Views
    """The deal as it stands, and how it is seen."""
    deck: tuple[Cards, ...]
    in_skis: bool
    """The Škis round had been declared when it was dealt."""
    since: int
    """When the turn began, as far as all may know: secret answers change nothing (ROM-DEAL-9)."""
    first: int = 0
    """The number of its first move."""
    unseen: int = 0
    """Its moves of which the others may not know (ROM-DEAL-9)."""
    last: LastMove | None = None
    """The last move, unless one has just been taken back."""

    @property
    def deal(self) -> Deal:
        """The deal as it stands."""
        return self.views.deal

    def after(self, last: LastMove, at: int) -> "Live":
        """The same deal after the next move."""
        if self.deal.in_secret:
            return self._replace(views=last.after, unseen=self.unseen + 1, last=last)
        return self._replace(views=last.after, since=at, last=last)

    def taken_back(self, at: int) -> "Live":
        """The same deal without its last move: the turn begins again."""
        assert self.last is not None
        return self._replace(views=self.last.before, since=at, last=None)


def looked_at(deal: Deal) -> bool:
    """Whether people look at the score of a deal before the next: not where nothing was played."""
    return deal.counted and deal.contract is not None
