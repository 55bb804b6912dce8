"""A contest of one kind, in which people play by pages alone: what the laws of all kinds need."""

from abc import ABC, abstractmethod
from typing import ClassVar

from bot.contests.core.rows import Contest
from bot.kit.page import Page
from bot.kit.wishes import Person, Shown, Venue
from tests.bot.contests.contest import HERE, PEOPLE, moves_on
from tests.bot.world import BOR
from tests.minicontest.beside import WithHours


class Held(ABC):
    """A contest of one kind with a deal for each person; Ana's try there is the first."""

    name: ClassVar[str]
    head: ClassVar[str]
    """Begins the custom_ids of its controls."""
    of_contest: ClassVar[tuple[str, ...]]
    """Controls about the first contest, which lead nowhere for people who have no part in it, and
    for anybody if it is of another kind."""
    of_try: ClassVar[tuple[str, ...]]
    """Controls about the first try, which lead nowhere for anybody but Ana."""
    wishes: ClassVar[tuple[str, ...]]
    """The words in its controls."""
    forged: ClassVar[tuple[str, ...]] = ()
    """More controls, with a hole for anything."""
    no_hints: ClassVar[str]
    """The refusal of a hint."""
    forgotten: ClassVar[str] = "contest-tried"
    """The refusal of another try to somebody who was forgotten."""
    same_cards = True
    """All people are dealt the same deal."""

    def __init__(self, contests: WithHours) -> None:
        self.contests = contests

    @abstractmethod
    async def begin(self) -> None:
        """Let Ana and Bor take part in a contest."""

    @abstractmethod
    async def open(self, user: int) -> Page:
        """A person's try, or its result."""

    @abstractmethod
    async def overview(self, user: int) -> Page:
        """The page about the contest that a participant reads once it is over."""

    @abstractmethod
    async def close(self) -> None:
        """Time is up, and what is over is settled."""

    @abstractmethod
    async def contest(self) -> Contest:
        """The contest, as it stands."""

    @property
    def outsiders(self) -> tuple[tuple[Person, Venue], ...]:
        """People who have no part in it, and where they are."""
        return ()

    @property
    def forgers(self) -> tuple[tuple[Person, Venue], ...]:
        """People who try what they can to learn something."""
        return ((PEOPLE[BOR], HERE), *self.outsiders)

    async def state(self) -> object:
        """All that no press but Ana's may change."""
        return await self.contests.rows.entry(1)

    async def secrets(self) -> tuple[str, ...]:
        """Secrets of cards that nobody may know yet."""
        return (await self.contest()).secrets

    @abstractmethod
    async def check_forged(self, shown: Shown, place: Venue) -> None:
        """Check what somebody got who sent whatever they liked."""

    async def play_try(self, user: int, place: int = 0) -> Page:
        """A person's try, played to its end by always choosing the offer at this place."""
        page = await self.open(user)
        while moves := moves_on(page):
            page = await self.contests.press(user, moves[place])
        return page

    async def _stored(self, number: int) -> Contest:
        contest = await self.contests.rows.find(number)
        assert contest is not None
        return contest
