"""Hands by table and person, found by either without looking at all of them."""

from collections import UserDict

from bot.tables.private.hand_message import Hand

Place = tuple[int, int]
"""A table and a person."""


class HandIndex(UserDict[Place, Hand]):
    """The hand of each person at each table."""

    def __init__(self) -> None:
        super().__init__()
        self._users: dict[int, set[int]] = {}
        """The people with a hand, by table."""
        self._tables: dict[int, set[int]] = {}
        """The tables with a hand of theirs, by person."""

    def __setitem__(self, place: Place, hand: Hand) -> None:
        table, user = place
        self.data[place] = hand
        self._users.setdefault(table, set()).add(user)
        self._tables.setdefault(user, set()).add(table)

    def __delitem__(self, place: Place) -> None:
        table, user = place
        del self.data[place]
        _discard(self._users, table, user)
        _discard(self._tables, user, table)

    def at_table(self, table: int) -> list[Place]:
        """The places of a table's hands."""
        return [(table, user) for user in self._users.get(table, ())]

    def of_user(self, user: int) -> list[Place]:
        """The places of a person's hands."""
        return [(table, user) for table in self._tables.get(user, ())]


def _discard(index: dict[int, set[int]], key: int, value: int) -> None:
    index[key].discard(value)
    if not index[key]:
        del index[key]
