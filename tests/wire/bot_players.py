"""A person who plays one deal, and the people on the seats."""

from pathlib import Path

from sandbox import Body, User
from tests.databases import sqlite_connection
from tests.wire.playing import (
    Game,
    board_of,
    turn_of,
)


class DealOver(Exception):
    """The deal is over, and the next one waits for people."""


class OneDeal(Game):
    """People who play a deal and ask for no other; those who have ``left`` press nothing."""

    left: User | None = None

    async def ask_for_next(self, between: Body) -> None:
        raise DealOver

    async def hand(self, user: User, board: Body) -> Body | None:
        if user is not self.left:
            return await super().hand(user, board)

        def goes_on(messages: list[Body]) -> bool:
            board = board_of(messages)
            return board is None or turn_of(board) != user.id

        await user.wait_for(goes_on)  # that board was drawn before they left
        return None


def seats(database: Path) -> list[tuple[int | None, int]]:
    """For each player: the user, and whether the house plays for them."""
    with sqlite_connection(database) as db:
        return db.execute("SELECT user, house FROM seats ORDER BY player").fetchall()
