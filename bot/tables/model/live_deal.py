"""The deal being played at a table: as it stands, how it began, and its last move."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from bot.tables.model.takeback_rules import opens_nothing, shows_only_itself
from engine import Action, Cards, Deal, Views


@dataclass(frozen=True)
class LastMove:
    """A deal's last move, what came before it, and after."""

    player: int
    user: int | None
    """The person who made it; None: the house."""
    action: Action
    before: Views
    after: Views

    @cached_property
    def shows_only_itself(self) -> bool:
        """Whether it showed nobody anything but itself; asked for every hand drawn."""
        return shows_only_itself(self.before, self.after, self.action)

    @cached_property
    def opens_nothing(self) -> bool:
        """Whether it showed nobody a card but those it put down."""
        return opens_nothing(self.before, self.after, self.action)


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
    """How many of its moves the others may not know (ROM-DEAL-9)."""
    path: tuple[LastMove, ...] = ()
    """The moves since a person made one, starting with it; before that, all moves. Empty after a
    move was taken back."""

    @property
    def last(self) -> LastMove | None:
        """The last move, unless one was just taken back."""
        return self.path[-1] if self.path else None

    @property
    def deal(self) -> Deal:
        """The deal as it stands."""
        return self.views.deal

    @property
    def since_asked(self) -> int:
        """How many moves the house made since a person made one."""
        return len(self.path) - (1 if self.path and self.path[0].user is not None else 0)

    def after(self, last: LastMove, at: int) -> "Live":
        """The same deal after the next move."""
        path = (*self.path, last) if last.user is None else (last,)
        if self.deal.in_secret:
            return self._replace(views=last.after, unseen=self.unseen + 1, path=path)
        return self._replace(views=last.after, since=at, path=path)

    def taken_back(self, moves: int, at: int) -> "Live":
        """The same deal without its last moves, none of them secret: the turn starts over."""
        return self._replace(views=self.path[-moves].before, since=at, path=())


def looked_at(deal: Deal) -> bool:
    """Whether people look at a deal's score before the next: not if nothing was played."""
    return deal.counted and deal.contract is not None
