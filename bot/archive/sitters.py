"""The seats of a match, deal by deal: people leave, and others take their seats between deals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bot.games.info import PERSON, Chair, TableInfo
from bot.kit.wishes import Person
from bot.tables.model.records import Mover, StoredDeal

NAMELESS = "–"
"""In place of a name that is not known, or that its reader may not see."""
FIRST = 1
"""The number of a match's first deal."""


def for_reader(info: TableInfo, reader: Person) -> TableInfo:
    """Name a reader as Discord does outside of servers where their own name there is left out."""
    if not reader.global_name:
        return info
    chairs = tuple(
        replace(chair, name=reader.global_name)
        if chair.user == reader.user and chair.name == NAMELESS
        else chair
        for chair in info.chairs
    )
    return replace(info, chairs=chairs)


@dataclass(frozen=True)
class Sitters:
    """The people of a match by deal: those who moved in it, and those who just sat there."""

    chairs: tuple[Chair, ...]
    """As they are now."""
    finished: Sequence[StoredDeal]
    """All finished deals, in order."""
    movers: Sequence[Mover]

    @cached_property
    def _moved(self) -> Mapping[tuple[int, int | None], int]:
        """The seats from which people moved, by deal and person."""
        return {(mover.deal, mover.user): mover.player for mover in self.movers}

    @cached_property
    def _seats(self) -> Mapping[int | None, int]:
        """The seats that people have now."""
        return {chair.user: player for player, chair in enumerate(self.chairs)}

    def has_played(self, user: int) -> bool:
        """Whether a person has a seat at the table, or moved there in any deal."""
        return user in self._seats or any(mover.user == user for mover in self.movers)

    def seat(self, user: int, deal: int) -> int | None:
        """Return a person's seat in a deal; None: they had none."""
        if (deal, user) in self._moved:
            return self._moved[deal, user]
        seat = self._seats.get(user)
        return None if seat is None or deal < self._since[seat] else seat

    def deals_of(self, user: int) -> tuple[StoredDeal, ...]:
        """Return the finished deals in which a person had a seat."""
        return tuple(row for row in self.finished if self.seat(user, row.number) is not None)

    def chairs_in(self, deal: int) -> tuple[Chair, ...]:
        """Return the chairs with the people who sat there in a deal."""
        moved = {mover.player: mover for mover in self.movers if mover.deal == deal}
        return tuple(
            _chair(chair, moved.get(player), sat=deal >= self._since[player])
            for player, chair in enumerate(self.chairs)
        )

    @cached_property
    def _since(self) -> tuple[int, ...]:
        """By player the first deal of the person who has the seat now.

        It is the first one that they moved in, or that began with a person in the seat, after all
        in which another person moved there.
        """
        return tuple(
            FIRST if chair.user is None else self._first_deal(player, chair.user)
            for player, chair in enumerate(self.chairs)
        )

    @property
    def _coming(self) -> int:
        return self.finished[-1].number + 1 if self.finished else FIRST

    def _first_deal(self, player: int, user: int) -> int:
        here = [mover for mover in self.movers if mover.player == player]
        before = max((mover.deal for mover in here if mover.user != user), default=0)
        moved = [mover.deal for mover in here if mover.deal > before]
        later = [row for row in self.finished if row.number > before]
        begun = [row.number for row in later if _began_with_person(row, player)]
        return min((*moved, *begun), default=self._coming)


def _began_with_person(row: StoredDeal, player: int) -> bool:
    seats = row.house.split()
    return not seats or seats[player] == PERSON


def _chair(chair: Chair, mover: Mover | None, *, sat: bool) -> Chair:
    """Return a chair as it was in a deal. ``sat``: who has it now had it already."""
    user = mover.user if mover is not None else chair.user if sat else None
    if user == chair.user:
        return chair
    name = NAMELESS if mover is None or mover.name is None else mover.name
    return Chair(name, user, house=user is None, level=chair.level)
