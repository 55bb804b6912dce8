"""The live deal of a table: its current state, its beginning, and its last moves."""

from typing import NamedTuple

from bot.tables.model.takeback_rules import LastMove
from engine import Cards, Deal, Views


class Live(NamedTuple):
    """The deal on the table: its number in the log, its current value, and its start."""

    number: int
    views: Views
    """The views of the current deal."""
    deck: tuple[Cards, ...]
    in_skis: bool
    """The Škis round had been declared when it was dealt."""
    turn_since: int
    """The time at which the public turn began: secret answers change nothing (ROM-DEAL-9)."""
    first_seq: int = 0
    """The number of its first move."""
    secret_moves: int = 0
    """Number of its moves that the others may not know of (ROM-DEAL-9)."""
    path: tuple[LastMove, ...] = ()
    """The moves since a person made one, starting with it; before that, all moves. Empty after a
    move was taken back."""

    @property
    def last(self) -> LastMove | None:
        """The last move, unless one was just taken back."""
        return self.path[-1] if self.path else None

    @property
    def deal(self) -> Deal:
        """The current value of the deal."""
        return self.views.deal

    @property
    def house_moves_since(self) -> int:
        """Number of moves that the house has made since a person's last one."""
        return len(self.path) - (1 if self.path and self.path[0].user is not None else 0)

    def after_move(self, move: LastMove, at: int) -> "Live":
        """The deal after the next move."""
        path = (*self.path, move) if move.user is None else (move,)
        if self.deal.in_secret:
            return self._replace(views=move.after, secret_moves=self.secret_moves + 1, path=path)
        return self._replace(views=move.after, turn_since=at, path=path)

    def without_last_moves(self, moves: int, at: int) -> "Live":
        """The deal without its last moves, none of them secret: the turn starts over."""
        return self._replace(views=self.path[-moves].before, turn_since=at, path=())


def shows_score(deal: Deal) -> bool:
    """Return whether people look at a deal's score before the next: not if nothing was played."""
    return deal.counted and deal.contract is not None
