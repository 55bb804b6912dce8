"""How each person plays: their only card, the order of their hand, letters, coach, puzzles.

Chosen once, kept in the store.
"""

import asyncio
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, get_args

from bot.choices.rows import ChoiceRows, StoredHabit, Whose
from bot.kit.errors import Denied
from bot.kit.look import HandOrder, Ranks, Suits, Trumps
from bot.pictures.faces import COURT, LETTERS

ForcedCards = Literal["always", "harmless", "never"]
Coaching = Literal["first", "always", "never"]
Sharing = Literal["all", "mine"]

CHOICES: dict[str, tuple[str, ...]] = {
    "forced_cards": get_args(ForcedCards),
    "trumps": get_args(Trumps),
    "suits": get_args(Suits),
    "ranks": get_args(Ranks),
    "letters": LETTERS,
    "coach": get_args(Coaching),
    "puzzles": get_args(Sharing),
}
"""Choices of each part of a habit, the usual one first."""


@dataclass(frozen=True)
class Habit:
    """A person's choices, or the usual ones."""

    forced_cards: ForcedCards | None = None
    """Whether the bot plays their only card for them: always, if nothing depends on it, or never;
    None: not chosen."""
    trumps: Trumps = "left"
    suits: Suits = "colour"
    ranks: Ranks = "high"
    letters: str = COURT
    """The letters of court cards, one of ``LETTERS``."""
    coach: Coaching = "first"
    """When the coach speaks, alone with the house: in their first deals, always, or never."""
    puzzles: Sharing = "all"
    """For whom puzzles are made of their deals with others, without names: all, or themselves."""

    @property
    def order(self) -> HandOrder:
        """How they sort their hand."""
        return HandOrder(self.trumps, self.suits, self.ranks)


USUAL = Habit()
"""For people who have chosen nothing."""


class Habits:
    """Chosen habits."""

    def __init__(self, rows: ChoiceRows | None = None) -> None:
        self._rows = rows
        self._chosen: dict[int, Habit] = {}
        self._changing = asyncio.Lock()
        """Held from reading a habit to keeping it, so that no other change is lost."""
        self._listeners: list[Callable[[Whose, int], None]] = []

    def listen(self, listener: Callable[[Whose, int], None]) -> None:
        """Call ``listener`` after each new choice, with its owner."""
        self._listeners.append(listener)

    async def load(self, after: int | None = None) -> None:
        """Load all choices, or only those ``after`` a number of changes. Raises StoreError.

        Those may be another process's, and are told of as choices made here are.
        """
        if self._rows is None:
            return
        stored = await self._rows.habits(after)
        if after is None:
            self._chosen = {}
        for person, *values in stored:
            self._chosen[person] = _habit(dict(zip(CHOICES, values, strict=True)))
            if after is not None:
                self._notify(person)

    def of(self, person: int) -> Habit:
        """A person's habit."""
        return self._chosen.get(person, USUAL)

    def forget(self, user: int) -> None:
        """Forget a person's choice."""
        self._chosen.pop(user, None)

    async def change(self, person: int, what: str, value: str) -> Habit:
        """Change a part of a person's habit; return the new habit. Raises Denied, StoreError."""
        if value not in CHOICES.get(what, ()):
            raise Denied("no-such-value")
        changes: dict[str, Any] = {what: value}
        async with self._changing:
            habit = replace(self.of(person), **changes)
            if habit == self.of(person):
                return habit
            if self._rows is not None:
                await self._rows.set_habit(StoredHabit(person, **asdict(habit)))
            self._chosen[person] = habit
        self._notify(person)
        return habit

    def _notify(self, person: int) -> None:
        for listener in self._listeners:
            listener("person", person)


def _habit(stored: dict[str, Any]) -> Habit:
    """A habit as stored; a value of another release is the usual one."""
    return Habit(**{what: value for what, value in stored.items() if value in CHOICES[what]})
